/** The curve of winning chances: a line a player, a point a decision, larger shapes for mistakes. */
import { el, put } from "./page.js";
import { say } from "./words.js";

const WIDTH = 400, HEIGHT = 190, LEFT = 40, TOP = 8, BOTTOM = 22;
const SHAPES = { inaccuracy: "M-4-4h8v8h-8z", mistake: "M0-6L6 5H-6z", blunder: "M0-7L7 0L0 7L-7 0z" };

/** @param {string} tag @param {Record<string, any>} attributes @param {...(Element | string)} children */
const svg = (tag, attributes, ...children) => {
  const node = put(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
  node.append(...children);
  return node;
};

/** What the shapes mean. */
const kinds = () => Object.entries(SHAPES).map(([kind, d]) => el("li", { class: "named" }, svg("svg", { viewBox: "-8 -8 16 16", class: "kind", "aria-hidden": "true" }, svg("path", { d })), say(`review.mark.${kind}`)));

/** @param {HTMLElement} root @param {(place: number) => void} go @param {(part: number) => string} percent */
export function curve(root, go, percent) {
  /** @type {Element[]} */
  let points = [];

  /** @param {any} review */
  function show({ plies, names, curves, decisions }) {
    const x = (/** @type {number} */ ply) => LEFT + 6 + (WIDTH - LEFT - 16) * ply / Math.max(1, plies);
    const y = (/** @type {number} */ chance) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance / 1000);
    const grid = [0, 500, 1000].flatMap((part) => [svg("path", { class: "grid", d: `M${LEFT} ${y(part)}H${WIDTH - 8}` }),
      svg("text", { x: LEFT - 5, y: y(part) + 4, "text-anchor": "end" }, percent(part).replace(/[.,]0/, ""))]);
    const lines = curves.map((/** @type {number[]} */ chances, /** @type {number} */ seat) => svg("path", { class: "line", "data-by": seat + 1,
      d: chances.map((chance, ply) => `${ply ? `H${x(ply)}V` : `M${x(0)} `}${y(chance)}`).join("") }));
    points = decisions.map((/** @type {any} */ one, /** @type {number} */ place) => {
      const name = say("review.point", { ply: one.ply + 1, name: names[one.seat], chance: percent(one.chance) });
      const label = one.mark ? say("review.point_marked", { point: name, mark: say(`review.mark.${one.mark}`), cost: percent(-one.cost) }) : name;
      const shape = one.mark ? svg("path", { d: SHAPES[/** @type {keyof typeof SHAPES} */ (one.mark)] }) : svg("circle", { r: 2 });
      return svg("g", { class: `point ${one.mark}`, role: "button", tabindex: -1, "data-by": one.seat + 1, "aria-label": label, transform: `translate(${x(one.ply)} ${y(one.chance)})`, click: () => go(place) },
        svg("circle", { r: 9, class: "reach" }), shape, svg("title", {}, label));
    });
    const ordered = [...points].sort((a, b) => Number(a.matches(".mistake, .blunder, .inaccuracy")) - Number(b.matches(".mistake, .blunder, .inaccuracy")));
    const ends = [[0, "start"], [plies, "end"]].map(([ply, anchor]) => svg("text", { x: x(Number(ply)), y: HEIGHT - 6, "text-anchor": anchor }, say("review.after", { count: ply })));
    root.replaceChildren(svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": say("review.curve"), class: "curve" }, ...grid, ...ends, ...lines, ...ordered), el("ul", { class: "who" }, ...kinds()));
  }

  /** Mark where the reader is: the one point that the Tab key reaches; arrow keys go on from it. @param {number} place */
  function current(place) {
    const had = root.contains(document.activeElement);
    points.forEach((point, i) => put(point, { tabindex: i === place ? 0 : -1, "aria-current": i === place ? "true" : null }));
    if (had) /** @type {any} */ (points[place]).focus({ preventScroll: true });
  }

  /** Let the points of one player stand out; of all if it is empty. @param {string} seat */
  const only = (seat) => points.forEach((point) => point.classList.toggle("other", seat !== "" && point.getAttribute("data-by") !== String(Number(seat) + 1)));

  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const place = points.indexOf(/** @type {Element} */ (event.target));
    if (place >= 0) go(place);
  });
  return { show, current, only };
}
