/**
 * Motion: things with the same id travel from their old place to the new one, above everything else.
 * `data-from` names the id of the place that a new thing comes from; a changed `data-flip` turns it over;
 * a changed `data-roll` rolls it (such a thing has no transform of its own).
 */
export const SPEEDS = { off: 0, fast: 160, normal: 360, slow: 800 };
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{box: Box, source: string, within: string, flip: string | null, roll: string | null}} Place
 */

/** @param {Box} box @returns {Point} */
export const centre = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** @param {Box} box */
const shape = (box) => box.width / box.height;

/**
 * How much larger a thing was. Boxes of turned cards are larger than the cards, so one scale serves both directions.
 * @param {Box} from @param {Box} to
 */
export function growth(from, to) {
  const scale = Math.sqrt((from.width * from.height) / (to.width * to.height));
  return Number.isFinite(scale) && scale > 0 ? Math.min(4, Math.max(0.25, scale)) : 1;
}

/**
 * How to draw a thing so that its centre `to` seems to be at `from`: it is scaled about the origin, then moved.
 * @param {Point} from @param {Point} to @param {number} across @param {number} [down]
 */
export const pose = (from, to, across, down = across) =>
  ({ translate: `${from.x - across * to.x}px ${from.y - down * to.y}px`, scale: `${across} ${down}` });

/** Where what leaves a thing comes from: of a hand the card that was clicked, else its last one. @param {Element} thing */
const source = (thing) => thing.querySelector(".sent") ?? [...thing.querySelectorAll("[id]")].at(-1) ?? thing;

/** Where everything lies, and in what. @param {Element} root @returns {Map<string, Place>} */
export function places(root) {
  const things = [...root.querySelectorAll("svg [id]")];
  return new Map(things.map((thing) => [thing.id, {
    box: thing.getBoundingClientRect(), source: source(thing).id, within: thing.parentElement?.closest("svg [id]")?.id ?? "",
    flip: thing.getAttribute("data-flip"), roll: thing.getAttribute("data-roll"),
  }]));
}

/**
 * Let everything travel, and mark what has changed as the last move; what only made room is not marked.
 * @param {Element} root @param {Map<string, Place>} before @param {number} duration in milliseconds; 0: no motion
 */
export function travel(root, before, duration) {
  const after = places(root), above = duration ? raised(root) : null;
  for (const thing of root.querySelectorAll("svg [id]")) {
    const now = /** @type {Place} */ (after.get(thing.id)), own = before.get(thing.id);
    const was = own ?? before.get(before.get(thing.getAttribute("data-from") ?? "")?.source ?? "");
    // What holds other things grows and shrinks with them: they travel, it does not.
    if (!was || !(thing instanceof SVGGraphicsElement) || thing.closest("defs") || thing.querySelector("[id]")) continue;
    const from = centre(was.box), to = centre(now.box), scale = growth(was.box, now.box);
    const turned = was.flip !== now.flip, rolled = was.roll !== now.roll;
    if (own && !turned && !rolled && Math.abs(shape(was.box) / shape(now.box) - 1) > 0.15) continue;  // it has not moved: more lies on it
    if (Math.hypot(from.x - to.x, from.y - to.y) < 2 && Math.abs(scale - 1) < 0.02 && !turned && !rolled) continue;
    if (!own || turned || rolled || own.within !== now.within) thing.classList.add("last");
    if (above) animate(thing, above(thing), from, to, scale, { turned, rolled }, duration);
  }
}

/** Only the picture of a thing: it cannot be found, focused or clicked. @param {Element} thing */
export function copied(thing) {
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    if (part.id) part.setAttribute("data-copy", part.id);
    for (const name of ["id", "class", "role", "tabindex", "style", "data-click", "data-from", "data-by"]) part.removeAttribute(name);
  }
  return copy;
}

/** A layer above all panels, in which copies travel. @param {Element} root */
function raised(root) {
  const drawing = /** @type {SVGSVGElement} */ (root.querySelector("svg")), screen = drawing.getScreenCTM()?.inverse();
  drawing.insertAdjacentHTML("beforeend", '<g class="above" aria-hidden="true"></g>');
  const layer = /** @type {Element} */ (drawing.lastElementChild);
  /** @param {SVGGraphicsElement} thing its copy is given */
  return (thing) => {
    const matrix = screen?.multiply(/** @type {SVGGraphicsElement} */ (thing.parentNode).getScreenCTM() ?? new DOMMatrix());
    const copy = copied(thing), { a, b, c, d, e, f } = matrix ?? new DOMMatrix();
    layer.insertAdjacentHTML("beforeend", `<g transform="matrix(${[a, b, c, d, e, f].join(" ")})"></g>`);
    layer.lastElementChild?.append(copy);
    return copy;
  };
}

/**
 * `translate` and `scale` act outside of the thing's own transform, in its parent's units. The thing itself waits, unseen.
 * @param {SVGGraphicsElement} thing @param {Element} copy @param {Point} from on the screen @param {Point} to @param {number} scale
 * @param {{turned: boolean, rolled: boolean}} how @param {number} duration
 */
function animate(thing, copy, from, to, scale, how, duration) {
  const screen = /** @type {SVGGraphicsElement} */ (thing.parentNode).getScreenCTM()?.inverse();
  if (!screen || !(copy instanceof SVGElement)) return;
  const [a, b] = [new DOMPoint(from.x, from.y).matrixTransform(screen), new DOMPoint(to.x, to.y).matrixTransform(screen)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, time = how.rolled ? 1.5 * duration : duration;
  const frames = [pose(a, b, scale), ...(how.turned ? [pose(half, b, 0.02, (1 + scale) / 2)] : []), pose(b, b, 1)];
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  const travels = [copy.animate(frames, { duration, easing: EASE })];
  if (how.rolled) {
    copy.style.transformOrigin = `${b.x}px ${b.y}px`;
    travels.push(copy.animate([{ rotate: "-540deg" }, { rotate: "0deg" }], { duration: time, easing: EASE }));
  }
  void Promise.all(travels.map(({ finished }) => finished)).then(() => copy.remove(), () => copy.remove());
}
