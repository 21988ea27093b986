/** A closer view of a part of the drawing that says so (`data-zoom`, its box): by pinch, wheel, keys and buttons. Loaded with such a drawing. */
import { el, layout } from "./page.js";
import { say } from "./words.js";

const MOST = 4, STEP = 1.5;

export class Zoom {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board; this.scale = 1; this.x = this.y = 0;  // where the part's own corner lies, in its own units
    this.inner = /** @type {SVGGraphicsElement | null} */ (null); this.box = [0, 0, 1, 1];
    this.touched = /** @type {{x: number, y: number, apart: number} | null} */ (null); this.buttons = /** @type {HTMLElement | null} */ (null);
    const { root } = board;
    new ResizeObserver(() => this.place()).observe(root);
    root.classList.add("zooms");
    root.addEventListener("wheel", (event) => { if (event.ctrlKey && this.has(event.target)) { event.preventDefault(); this.by(Math.exp(-event.deltaY / 100), event.clientX, event.clientY); } }, { passive: false });
    root.addEventListener("keydown", ({ key }) => { const way = { "+": STEP, "-": 1 / STEP, 0: 0 }[key]; if (way !== undefined) this.by(way); });
    root.addEventListener("focusin", ({ target }) => this.reveal(/** @type {Element} */ (target)));
    root.addEventListener("touchstart", (event) => { this.touched = this.has(event.target) ? this.fingers(event) : null; });
    root.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    root.addEventListener("pointerdown", (event) => this.drag(event));
  }

  /** Take hold of a new drawing. */
  show() {
    const part = this.board.root.querySelector("[data-zoom]");
    if (!part) return;
    const [x, y, width, height] = this.box = (part.getAttribute("data-zoom") ?? "").split(" ").map(Number);
    const held = [...part.childNodes].filter((node) => node.nodeName !== "title");
    part.insertAdjacentHTML("beforeend", `<clipPath id="zoom-clip"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g></g>`);
    this.inner = /** @type {SVGGraphicsElement} */ (part.lastElementChild);
    this.inner.append(...held);
    part.setAttribute("clip-path", "url(#zoom-clip)");
    const buttons = Object.entries({ "zoom.in": ["+", STEP], "zoom.out": ["−", 1 / STEP], "zoom.all": ["⤢", 0] }).map(([name, [sign, by]]) =>
      el("button", { type: "button", "aria-label": say(name), title: say(name), click: (/** @type {Event} */ event) => { event.stopPropagation(); this.by(Number(by)); } }, String(sign)));
    this.buttons = el("div", { class: "zoomer", role: "group", "aria-label": say("zoom.label") }, ...buttons);
    this.board.root.append(this.buttons);
    this.apply(); this.place();
  }

  /** The buttons lie on a lower corner of the part. */
  place() {
    const part = this.inner?.parentElement, { root } = this.board;
    if (!part?.isConnected || !this.buttons) return;
    const [x, y, width, height] = this.box, corner = new DOMPoint(layout() === "tall" ? x + width : x, y + height).matrixTransform(/** @type {any} */ (part).getScreenCTM()), around = root.getBoundingClientRect();
    this.buttons.style.top = `${corner.y - around.y - this.buttons.offsetHeight - 6}px`;
    this.buttons.style.left = `${corner.x - around.x + (layout() === "tall" ? -this.buttons.offsetWidth - 6 : 6)}px`;
  }

  /** @param {EventTarget | null} target */
  has(target) { return target instanceof Element && Boolean(target.closest("[data-zoom]")); }

  /** Where a point of the window lies, in units of the part. @param {number} clientX @param {number} clientY */
  at(clientX, clientY) { return new DOMPoint(clientX, clientY).matrixTransform(/** @type {any} */ (this.inner?.parentNode).getScreenCTM().inverse()); }

  /** So many times as large, around a point of the window; 0 shows all. @param {number} times @param {number} [clientX] @param {number} [clientY] */
  by(times, clientX, clientY) {
    if (!this.inner) return;
    const [left, top, width, height] = this.box, scale = Math.min(MOST, Math.max(1, this.scale * times)), more = scale / this.scale;
    const about = clientX === undefined ? { x: left + width / 2, y: top + height / 2 } : this.at(clientX, clientY ?? 0);
    this.to(scale, about.x - (about.x - this.x) * more, about.y - (about.y - this.y) * more);
  }

  /** Never beyond the edges. @param {number} scale @param {number} x @param {number} y */
  to(scale, x, y) {
    const [left, top, width, height] = this.box, within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long) => Math.min(from * (1 - scale), Math.max((from + long) * (1 - scale), at));
    Object.assign(this, { scale, x: within(x, left, width), y: within(y, top, height) });
    this.apply();
  }

  apply() {
    this.inner?.setAttribute("transform", `translate(${this.x} ${this.y})scale(${this.scale})`);
    this.board.root.classList.toggle("zoomed", this.scale > 1);
  }

  /** What has the focus is in sight. @param {Element} thing */
  reveal(thing) {
    if (this.scale === 1 || !this.inner?.contains(thing)) return;
    const { x, y, width, height } = thing.getBoundingClientRect(), found = this.at(x + width / 2, y + height / 2), [left, top, wide, high] = this.box;
    const outside = found.x < left || found.y < top || found.x > left + wide || found.y > top + high;
    if (outside) this.to(this.scale, this.x + left + wide / 2 - found.x, this.y + top + high / 2 - found.y);
  }

  /** The middle of all fingers, and how far apart they are. @param {TouchEvent} event */
  fingers({ touches }) {
    const all = [...touches], x = all.reduce((sum, one) => sum + one.clientX, 0) / all.length, y = all.reduce((sum, one) => sum + one.clientY, 0) / all.length;
    return { x, y, apart: all.length > 1 ? Math.hypot(all[0].clientX - all[1].clientX, all[0].clientY - all[1].clientY) : 0 };
  }

  /** @param {TouchEvent} event */
  move(event) {
    const before = this.touched, now = this.fingers(event), two = event.touches.length === 2;
    if (!before || !(two || (this.scale > 1 && !this.board.held))) return;
    event.preventDefault();
    this.touched = now;
    const from = this.at(before.x, before.y), to = this.at(now.x, now.y);
    this.to(this.scale, this.x + to.x - from.x, this.y + to.y - from.y);
    if (two && before.apart) this.by(now.apart / before.apart, now.x, now.y);
  }

  /** A mouse moves the ground, not what can be used. @param {PointerEvent} down */
  drag(down) {
    if (down.pointerType !== "mouse" || this.scale === 1 || !this.has(down.target) || this.board.thing(down.target)?.matches(".can, .picked")) return;
    const over = new AbortController();
    let last = this.at(down.clientX, down.clientY);
    addEventListener("pointermove", ({ clientX, clientY }) => {
      const now = this.at(clientX, clientY);
      this.to(this.scale, this.x + now.x - last.x, this.y + now.y - last.y);
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > 8) this.board.dragged = true;
      last = now;
    }, over);
    addEventListener("pointerup", () => { over.abort(); setTimeout(() => (this.board.dragged = false)); }, over);
  }
}
