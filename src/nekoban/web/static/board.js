/** The board: shows a drawing, lets what is legal be picked, reports the path. It knows no game. */
import { SPEEDS, centre, copied, places, travel } from "./motion.js";
import { PACES, el, fill, popup, put, settings, tell } from "./page.js";
import { forced, nextIds, step } from "./paths.js";
import { draw } from "./server.js";
import { say } from "./words.js";

const DRAG = 8, REACH = 40, PRESS = 450, REST = 700;  // pixels: where a click becomes a drag, how far a thing is dragged to be played; milliseconds of a long press, of a mouse at rest
const LARGER = { normal: 1, large: 1.12, larger: 1.25 }, SMALL = 18, ROW = 17, LETTERS = 15, LEAST = 0.8;  // small letters of a drawing grow with those of the page; what is written over a thing: its rows, its letters, how much smaller they may be
const NAMED = "[data-click], [data-name], g:has(> title)";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @typedef {import("./paths.js").Path} Path
 * @typedef {{play: (path: Path) => void, why: (path: Path) => void, picked: (labels: string[], complete: boolean) => void,
 *   about: (thing: string) => Promise<Node | null>}} Reports
 */

export class Board {
  /** @param {HTMLElement} root @param {Partial<Reports>} reports */
  constructor(root, reports = {}) {
    this.root = root; this.reports = reports;
    this.paths = /** @type {Path[]} */ ([]); this.picked = /** @type {Path} */ ([]);
    this.outcomes = /** @type {Record<string, [string, string]>} */ ({});  // what moves bring, by their clicks
    this.mine = /** @type {number[]} */ ([]); this.by = -1; this.calm = 0;  // one's seats; who moved last; until when hasty clicks do nothing
    this.marks = /** @type {Map<string, number>} */ (new Map());  // what has changed of late, and by which seat
    this.unasked = /** @type {string[]} */ ([]);  // how the ids begin of what is clicked for whoever has no choice
    this.faces = ""; this.dragged = false;
    this.clicked = /** @type {SVGElement | null} */ (null); this.fresh = /** @type {string[]} */ ([]); this.hovered = /** @type {SVGElement | null} */ (null); this.resting = 0; this.at = "";  // where the mouse was
    this.held = false;  // a finger lies on something that it can drag; where much can be done, it scrolls
    this.closer = /** @type {import("./zoom.js").Zoom | null} */ (null);
    this.letGo = () => {};  // of what is pressed
    root.tabIndex = -1;
    root.addEventListener("click", (event) => this.dragged ? (this.dragged = false) : this.isHasty(event) || this.click(this.meant(event), this.named(event.target)));
    root.addEventListener("keydown", (event) => this.key(event));
    for (const here of /** @type {("pointerover" | "pointermove")[]} */ (["pointerover", "pointermove"])) root.addEventListener(here, (event) => this.hover(event));
    root.addEventListener("mouseleave", () => this.hideTip());
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.pick([]); });
    root.addEventListener("pointerdown", (event) => { this.hideTip(this.hovered); this.press(event); });
    root.addEventListener("touchmove", (event) => { if (this.held && event.touches.length === 1) event.preventDefault(); }, { passive: false });
    root.addEventListener("contextmenu", (event) => { if (this.zoom(event.target)) event.preventDefault(); });
  }

  /** The faces that drawings use: loaded once, kept in the page. @param {string | null} address */
  async loadFaces(address) {
    if (!address || address === this.faces) return;
    this.faces = address;
    const sheet = el("div", { class: "faces", "aria-hidden": "true" });
    this.root.before(sheet);
    await draw(sheet, address);
  }

  /**
   * @param {string} picture @param {Path[]} paths @param {boolean} [moved] whether a move lies between the drawings
   * @param {number} [by] the seat that made it @param {number} [speed] milliseconds of a travel
   */
  show(picture, paths, moved = true, by = -1, speed = SPEEDS[settings.speed]) {
    const before = places(this.root);
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.id || "?" : "";
    this.hideTip();
    if (moved) { this.by = by; this.calm = performance.now() + PACES[settings.pace] / 3; }
    this.root.innerHTML = picture;
    void this.enlarge();
    for (const part of this.root.querySelectorAll("svg, svg [role=img]")) {
      if (!part.querySelector(":scope > title")) part.removeAttribute("role");
      else if (part.querySelector("[data-click], [role]")) part.setAttribute("role", "group");
    }
    const larger = LARGER[settings.size];
    for (const text of larger > 1 ? this.root.querySelectorAll("text[font-size]:not([data-button] *)") : []) { const size = Number(text.getAttribute("font-size")); text.setAttribute("font-size", String(Math.max(size, Math.min(SMALL, size * larger)))); }
    // What is written on a thing is said by its name.
    for (const text of this.root.querySelectorAll("g:has(> title) text")) text.setAttribute("aria-hidden", "true");
    if (moved && before.size) travel(this.root, before, speed);
    this.mark(moved, by);
    this.pick([], paths);
    if (focused) this.focus(focused);
  }

  /** Whether a click would make a move that was meant for what lay there before another moved, or is the second of a double click. @param {MouseEvent} event */
  isHasty(event) { return performance.now() < this.calm && (event.detail > 1 || (!this.mine.includes(this.by) && this.meaning(this.meant(event)).act === "play")); }

  /** A part that says so can be looked at more closely. */
  async enlarge() {
    if (!this.root.querySelector("[data-zoom]")) return;
    if (!this.closer) { const { Zoom } = await import("./zoom.js"); this.closer ??= new Zoom(this); }
    if (!this.root.querySelector("#zoom-clip")) this.closer.show();
  }

  /** What has changed stays marked with its seat until `marks` are cleared. @param {boolean} moved @param {number} by */
  mark(moved, by) {
    this.fresh = [...this.root.querySelectorAll(".last[id]")].map(({ id }) => id);
    if (moved) for (const id of this.fresh) this.marks.set(id, by);
    for (const [id, seat] of this.marks) {
      const thing = this.root.querySelector(`[id="${CSS.escape(id)}"]`);
      thing?.classList.add("last");
      if (seat >= 0) thing?.setAttribute("data-by", String(seat + 1));
    }
  }

  /** Where things lie on one another: the one that can be used, else the uppermost. @param {{clientX: number, clientY: number, target: EventTarget | null}} event */
  meant({ clientX, clientY, target }) {
    const found = document.elementsFromPoint(clientX, clientY).map((under) => this.thing(under)).find((thing) => thing?.matches(".can"));
    return this.thing(target)?.matches(".can, .picked") ? this.thing(target) : found ?? this.thing(target);
  }

  /** @param {EventTarget | null} target @returns {SVGElement | null} */
  thing(target) { return target instanceof Element ? target.closest("[data-click]") : null; }

  /** What can be looked at: whatever has a name. @param {EventTarget | null} target @returns {SVGElement | null} */
  named(target) { return target instanceof Element ? target.closest(NAMED) : null; }

  /** @param {string} id @returns {NodeListOf<SVGElement>} */
  things(id) { return this.root.querySelectorAll(`[data-click="${CSS.escape(id)}"]`); }

  /** Let what is legal glow, for the eye, the keyboard and the screen reader. @param {Path} picked @param {Path[]} paths */
  pick(picked, paths = this.paths) {
    Object.assign(this, { picked, paths });
    const next = nextIds(paths, picked), focused = this.root.contains(document.activeElement);
    for (const old of this.root.querySelectorAll(".outcome")) old.remove();
    for (const thing of this.root.querySelectorAll("[data-click]")) {
      const id = thing.getAttribute("data-click") ?? "", can = next.has(id), held = picked.includes(id) && !this.twin(thing), told = can && this.brings(id);
      thing.classList.toggle("can", can);
      thing.classList.toggle("picked", held);
      thing.classList.remove("hinted");
      // What a button or a picture holds is hidden from screen readers: things that hold others are groups.
      const alone = !thing.querySelector(can || held ? "[data-click]" : ":scope > * title");
      const role = !alone ? "group" : can || held ? "button" : "img";
      put(thing, { role, tabindex: can || held ? 0 : null, "aria-label": told ? say("text.about", { what: label(thing), said: told[1] }) : label(thing), "aria-pressed": held && role === "button" ? "true" : null });
      if (told && told[0]) write(thing, told[0]);
    }
    if (focused && !this.root.contains(document.activeElement)) this.root.focus({ preventScroll: true });  // else keys would begin at the top of the page again
    this.root.classList.toggle("many", next.size > 12);  // that many moving lights would tire eyes and phones
    this.reports.picked?.(picked.map((id) => label(this.things(id)[0])), picked.length > 0 && !next.size);
  }

  /** Whether another card that is alike was clicked: that one alone is picked. @param {Element} thing */
  twin(thing) { return thing.id && this.clicked?.id && thing !== this.clicked && this.clicked.isConnected && thing.getAttribute("data-click") === this.clicked.dataset.click; }

  /** What a click would bring, where it makes a move: a word or two, and a sentence. @param {string} id */
  brings(id) {
    const { act, picked } = step(this.paths, this.picked, id);
    return act === "play" ? this.outcomes[picked.join(" ")] : undefined;
  }

  /** @param {Path} path @param {string} name */
  flag(path, name) { for (const id of path) for (const thing of this.things(id)) thing.classList.add(name); }

  /** Frame what a line of the log tells of. @param {string[]} ids @param {boolean} [seen] whether it has to be seen now */
  point(ids, seen = false) {
    for (const thing of this.root.querySelectorAll("[id]")) thing.classList.toggle("pointed", ids.includes(thing.id));
    if (seen) this.root.querySelector(".pointed")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Path} path */
  hint(path) { this.pick([]); this.flag(path, "hinted"); }

  /** Let all that can be done be seen, with the buttons; of what does not fit, most, and the last, which is one's own. */
  reveal() {
    const open = [...this.root.querySelectorAll(".can")], boxes = open.map((thing) => thing.getBoundingClientRect());
    const all = [...boxes, ...[...this.root.querySelectorAll("[data-button]")].map((thing) => thing.getBoundingClientRect())];
    const bar = document.getElementById("bar"), from = bar && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    const top = Math.min(...all.map((box) => box.top)) - from - 4, bottom = Math.max(...all.map((box) => box.bottom)) + 4 - innerHeight;
    if (open.length && bottom - top <= 0) return void (top < 0 ? scrollBy(0, top) : bottom > 0 && scrollBy(0, bottom));
    const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length;
    if (2 * seen < open.length) for (const thing of [open[0], open[open.length - 1]]) thing.scrollIntoView({ block: "nearest" });
  }

  /** What a click comes to, with what follows it without a choice. @param {SVGElement | null} thing */
  meaning(thing) {
    const { act, picked } = step(this.paths, this.picked, thing?.dataset.click ?? "");
    const on = act === "pick" && settings.skip ? forced(this.paths, picked, this.unasked) : { picked, whole: false };
    return { act: on.whole ? "play" : act, picked: on.picked };
  }

  /** @param {SVGElement | null} thing @param {SVGElement | null} [seen] what is clicked if it is no part of any move: it says what it is */
  click(thing, seen = null) {
    if (!thing) return seen && !this.picked.length ? tell(label(seen)) : this.pick([]);
    const { act, picked } = this.meaning(thing), twin = this.twin(thing);
    if (act === "why") return this.reports.why?.(picked);
    this.clicked = thing;
    if (act === "play") return this.play(picked);
    this.pick(act === "drop" && twin ? this.picked : picked);
    this.reveal();
    if (this.root.contains(document.activeElement)) this.focus(thing.id);
  }

  /** A whole path: what it clicks is on its way. @param {Path} path */
  play(path) { this.pick(path); this.flag(path, "sent"); this.reports.play?.(path); }

  /** @param {string} id the thing that had it, if it can still be used */
  focus(id) {
    const open = /** @type {SVGElement[]} */ ([...this.root.querySelectorAll(".can")]);
    (open.find((thing) => thing.id === id) ?? open[0] ?? this.root).focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = this.thing(event.target);
    if (event.key === "i") this.zoom(event.target);
    else if (event.key === "Enter" || event.key === " ") this.click(thing, this.named(event.target));
    else if (event.key in WAYS) this.walk(/** @type {keyof typeof WAYS} */ (event.key), event.shiftKey);
    else return;
    event.preventDefault();
  }

  /**
   * To the nearest legal thing that way; with Shift to anything, so that one can ask why not.
   * @param {keyof typeof WAYS} key @param {boolean} anything
   */
  walk(key, anything) {
    const things = /** @type {SVGElement[]} */ ([...this.root.querySelectorAll(anything ? `:is(${NAMED}):not([data-button=later]), .can` : ".can, .picked")]);
    const here = this.named(document.activeElement);
    if (!here) return things[0]?.focus();
    const from = centre(here.getBoundingClientRect()), [x, y] = WAYS[key];
    const far = (/** @type {SVGElement} */ thing) => {
      const to = centre(thing.getBoundingClientRect());
      const along = (to.x - from.x) * x + (to.y - from.y) * y, aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
      return along > 2 ? along + 2 * aside : Infinity;
    };
    const best = things.filter((thing) => thing !== here).sort((a, b) => far(a) - far(b))[0];
    if (!best || far(best) === Infinity) return;
    if (!best.hasAttribute("tabindex")) best.tabIndex = -1;
    best.focus();
  }

  /** A press becomes a click, a drag, or on a touch screen a closer look. @param {PointerEvent} down */
  press(down) {
    if (!down.isPrimary) return this.letGo();
    this.dragged = false;  // no click need have come of the last press
    const thing = this.thing(down.target), start = { x: down.clientX, y: down.clientY };
    const far = (/** @type {PointerEvent} */ event) => Math.hypot(event.clientX - start.x, event.clientY - start.y);
    const timer = down.pointerType === "touch" ? window.setTimeout(() => { this.dragged = this.zoom(down.target); over.abort(); }, PRESS) : 0;
    const over = new AbortController(), { signal } = over;
    let dragging = false;
    const lay = () => { clearTimeout(timer); over.abort(); thing?.classList.remove("dragged"); if (thing) thing.style.translate = ""; };
    this.letGo = () => { lay(); if (dragging) this.pick([]); dragging = this.dragged = false; };  // a second finger: nothing is dragged
    this.held = Boolean(thing?.matches(".can, .picked")) && !this.root.matches(".many");
    const move = (/** @type {PointerEvent} */ event) => {
      if (far(event) > DRAG) clearTimeout(timer);
      if (!thing || (!dragging && (far(event) < DRAG || !thing.matches(".can, .picked")))) return;
      const { act, picked } = step(this.paths, this.picked, thing.dataset.click ?? "");
      if (!dragging && act === "pick") { this.clicked = thing; this.pick(picked); }
      dragging = this.dragged = true;
      const unit = /** @type {any} */ (thing.parentNode).getScreenCTM()?.a || 1;
      thing.classList.add("dragged");
      thing.style.translate = `${(event.clientX - start.x) / unit}px ${(event.clientY - start.y) / unit}px`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      const { clientX, clientY } = event;
      const under = dragging ? this.meant({ clientX, clientY, target: document.elementFromPoint(clientX, clientY) }) : null;
      lay();
      if (!dragging || !thing) return;
      setTimeout(() => (this.dragged = false));
      if (event.type === "pointercancel") return;
      if (this.picked.includes(thing.dataset.click ?? "")) { if (under && under !== thing) this.click(under); }
      else if (far(event) > REACH) this.click(thing);
    };
    addEventListener("pointermove", move, { signal });
    for (const last of ["pointerup", "pointercancel"]) addEventListener(last, /** @type {any} */ (end), { signal });
  }

  /** A closer look at a thing and its name. @param {EventTarget | null} target */
  zoom(target) {
    const thing = target instanceof Element ? target.closest("svg g[id], svg g[data-click], svg use[id]") : null;
    if (!(thing instanceof SVGGraphicsElement) || !label(thing)) return false;
    const box = thing.getBBox(), copy = copied(thing);
    copy.removeAttribute("transform");
    const picture = fill(put(document.createElementNS("http://www.w3.org/2000/svg", "svg"), { viewBox: [box.x - 4, box.y - 4, box.width + 8, box.height + 8].join(" "), "aria-hidden": "true" }), copy);
    const dialog = popup(label(thing), picture), click = thing.getAttribute("data-click");
    dialog.classList.add("zoom");
    void this.reports.about?.(click ?? "").then((more) => { if (more) { picture.after(more); fill(dialog.children[0], brief(thing)); } });
    this.hideTip();
    return true;
  }

  /** Whoever moves the mouse onto a thing and lets it rest there is told what it does; not where the board changed beneath it, nor whoever taps it. @param {PointerEvent} event */
  hover({ target, clientX, clientY, pointerType }) {
    const thing = this.named(target), title = thing?.querySelector(":scope > title"), at = `${clientX} ${clientY}`, rests = at === this.at;
    if (thing && title && this.reports.about) { put(thing, { "data-name": label(thing), "aria-label": thing.getAttribute("aria-label") ?? label(thing) }); title.remove(); }  // the browser would show it over ours
    this.at = at;
    if (thing === this.hovered || rests || pointerType === "touch") return;
    this.hideTip(thing);
    if (!thing || !this.reports.about) return;
    this.resting = window.setTimeout(async () => {
      const more = await this.reports.about?.(thing.dataset.click ?? ""), told = this.brings(thing.dataset.click ?? "");
      if (this.hovered !== thing || !thing.isConnected) return;
      const tip = el("div", { class: "tip", id: "tip", role: "tooltip" }, el("b", {}, told?.[1] ?? (more ? brief(thing) : label(thing))), more ?? "");
      this.root.after(tip);  // in the page's main part, as all that is read
      for (const list of tip.querySelectorAll(".about")) while (list.scrollHeight > list.clientHeight && list.children.length > 1) list.lastElementChild?.remove();  // no half sentence
      const { width, height } = tip.getBoundingClientRect(), left = Math.max(4, Math.min(clientX + 14, innerWidth - width - 4)), top = clientY + 18 + height < innerHeight ? clientY + 18 : Math.max(4, clientY - height - 12);
      Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
    }, REST);
  }

  /** @param {SVGElement | null} [hovered] what the mouse is on */
  hideTip(hovered = null) {
    clearTimeout(this.resting);
    this.hovered = hovered;
    document.getElementById("tip")?.remove();
  }

  /** Keep the drawing as a picture. */
  async save() { (await import("./picture.js")).download(/** @type {SVGSVGElement} */ (this.root.querySelector("svg"))); }
}

/** @param {Element | undefined} thing */
export const label = (thing) =>
  thing?.querySelector(":scope > title")?.textContent ?? thing?.getAttribute("data-name") ?? thing?.getAttribute("aria-label") ?? thing?.getAttribute("data-click")?.replaceAll("-", " ") ?? "";

/** Its name alone, where the rest is told line by line. @param {Element} thing */
const brief = (thing) => label(thing).split(/\. |。/)[0];

/** A word or two over a thing, in one row or two: right above the name below it, so that no number of a card is hidden, or below its upper edge; above it where they are wider, for they would lie on its neighbour. @param {Element} thing @param {string} words */
function write(thing, words) {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text"), svg = /** @type {SVGSVGElement} */ (thing.closest("svg")), { left, top, width, height } = thing.getBoundingClientRect();
  const screen = svg.getScreenCTM()?.inverse(), below = thing.querySelector("text")?.getBoundingClientRect().top ?? 0, rows = words.split("\n"), more = ROW * (rows.length - 1);
  const { x, y } = new DOMPoint(left + width / 2, top).matrixTransform(screen), named = below > top + height / 2 && new DOMPoint(left, below).matrixTransform(screen).y - 5;
  fill(put(text, { class: "outcome", x, y: named ? named - more : y + ROW, "text-anchor": "middle", "aria-hidden": "true" }), ...rows.map((row, i) => { const part = document.createElementNS("http://www.w3.org/2000/svg", "tspan"); put(part, { x, dy: i && ROW }).textContent = row; return part; }));
  const fits = thing.matches("[data-button]") ? 1 : width / svg.appendChild(text).getBoundingClientRect().width; if (fits < LEAST) put(text, { y: y - 5 - more }); else if (fits < 1) text.style.fontSize = `${LETTERS * (fits - 0.06)}px`;
}
