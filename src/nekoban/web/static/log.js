/** The lines of what happened: each frames on the board what it tells of, by pointing, by a click or tap that lasts, and by keys. */
import { el, fill } from "./page.js";

const STEPS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity });

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const lineOf = (target) => target instanceof Element ? target.closest("li") : null;

/** @param {HTMLElement} list @param {import("./board.js").Board} board @returns {(log: {lines: string[], things?: string[]}[]) => void} shows them */
export function pointing(list, board) {
  let held = /** @type {HTMLElement | null} */ (null);  // the line whose things stay framed
  const point = (line = held, seen = false) => board.point(line?.dataset.things?.split(" ") ?? [], seen);
  const hold = (/** @type {HTMLElement | null} */ line) => { held = line === held ? null : line; point(held, true); };
  for (const come of ["pointerover", "focusin"]) list.addEventListener(come, ({ target }) => point(lineOf(target) ?? held));
  for (const go of ["pointerout", "focusout"]) list.addEventListener(go, () => point());
  list.addEventListener("click", ({ target }) => hold(lineOf(target)));
  list.addEventListener("keydown", (event) => {
    const { key } = event, lines = /** @type {HTMLElement[]} */ ([...list.children]), line = lineOf(event.target), from = line ? lines.indexOf(line) : key === "ArrowUp" ? lines.length : -1;
    if (key in STEPS) lines[Math.max(0, Math.min(lines.length - 1, from + STEPS[key]))]?.focus();
    else if (key === "Enter" || key === "Escape") hold(key === "Enter" ? line : null);
    else return;
    event.preventDefault();
  });
  return (log) => {
    const told = log.filter(({ lines }) => lines.length), focused = [...list.children].indexOf(document.activeElement ?? list);
    held = null;
    fill(list, ...told.map(({ lines, things }, i) => el("li", { class: i === told.length - 1 ? "last" : "", tabindex: -1, "data-things": things?.join(" ") || null }, ...lines.map((line) => el("span", {}, line)))));
    list.scrollTop = list.scrollHeight;
    /** @type {HTMLElement | undefined} */ (list.children[focused])?.focus();  // whoever reads the lines stays where they were
  };
}
