/** Pickers: options that are chosen from pictures and names, and written into the field that the form sends. */
import { button, el, fill, mark } from "./page.js";
import { say } from "./words.js";

/** @typedef {{value: string, title: string, text: string, face?: string, picture?: string}} Item */

/** Its drawing, or its face. @param {Item} [item] */
const picture = (item) => item?.face || item?.picture
  ? Object.assign(el("span", { class: "drawn", "aria-hidden": "true" }), { innerHTML: item.picture || `<svg><use href="#${item.face}"/></svg>` }) : null;
/** @param {Item} item */
const words = ({ title, text }) => el("span", {}, el("b", {}, title), text && el("small", {}, text));
/** What cannot be chosen one by one. @param {Item[]} items */
export const shelf = (items) => items.map((item) => el("div", { class: "item" }, picture(item), words(item)));

/** @param {any} input what the form sends @param {string} value */
const write = (input, value) => { input.value = value; input.dispatchEvent(new Event("change", { bubbles: true })); };

/** One of several. @param {{items: Item[]}} picker @param {any} input @param {string} name */
export const one = ({ items }, input, name) => items.map((/** @type {Item} */ item) => el("label", { class: "item" },
  el("input", { type: "radio", name: `pick-${name}`, checked: item.value === input.value, change: () => write(input, item.value) }),
  picture(item), words(item)));

/** How many of each a text has; what an id begins with may be said once, as in `S01-05.01.03x2`. @param {string} text @param {string} join @returns {Map<string, number>} */
export function counted(text, join) {
  let set = "";
  return new Map(text.split(join).map((part) => /^(?:(\w+)-)?(\w+?)(?:x(\d+))?$/.exec(part)).filter((found) => found !== null)
    .map(([, named, id, count = "1"]) => [`${set = named ?? set}-${id}`, Number(count)]));
}

/** How many of each; or one of the answers that are ready. @param {{items: Item[], ready: Item[], join: string}} picker @param {any} input */
function counts({ items, ready, join }, input) {
  const had = counted(input.value, join);
  const numbers = items.map(({ title, value }) => /** @type {HTMLInputElement} */ (el("input", { type: "number", min: 0, max: 3, value: had.get(value) ?? 0, "aria-label": title, change: (/** @type {Event} */ event) => {
    event.stopPropagation();
    choose(null, items.map(({ value }, n) => ({ value, count: numbers[n].valueAsNumber })).filter(({ count }) => count > 0)
      .map(({ value, count }) => (count > 1 ? `${value}x${count}` : value)).join(join));
  } })));
  const made = ready.map(({ title, value }) => el("button", { type: "button", "aria-pressed": String(value === input.value), click: (/** @type {any} */ { target }) => {
    for (const number of numbers) number.value = "0";
    choose(target, value);
  } }, title));
  /** @param {Element | null} pressed one of those that are ready @param {string} value */
  const choose = (pressed, value) => { for (const one of made) one.setAttribute("aria-pressed", String(one === pressed)); write(input, value); };
  const figures = shelf(items);
  numbers.forEach((number, n) => figures[n].append(number));
  return [el("div", { class: "ends" }, ...made), el("details", {}, el("summary", {}, say("new.build")), el("div", { class: "items" }, ...figures))];
}

/** One for each seat, in order. @param {any} picker @param {any} input */
function order({ items, join }, input) {
  const chosen = input.value.split(join).filter(Boolean), seen = items.map((/** @type {Item} */ { value }) => value), faces = seen.map(() => el("span"));
  /** Who sits where: the chosen, and where nobody is chosen the rest in their order. @param {string[]} wanted */
  const seated = (wanted) => { const left = seen.filter((/** @type {string} */ value) => !wanted.includes(value)); return seen.map((/** @type {any} */ _, /** @type {number} */ seat) => wanted[seat] || left.shift()); };
  const show = (/** @type {string[]} */ wanted) => seated(wanted).forEach((/** @type {string} */ value, /** @type {number} */ seat) => fill(faces[seat], picture(items.find((/** @type {Item} */ item) => item.value === value))));
  const fields = items.map((/** @type {Item} */ _, /** @type {number} */ seat) => el("label", { class: "item" }, mark(seat), faces[seat],
    el("select", { "aria-label": say("new.seat", { number: seat + 1 }) }, el("option", { value: "" }, say("new.as_printed")),
      ...items.map((/** @type {Item} */ { value, title }) => el("option", { value, selected: chosen[seat] === value }, title)))));
  const selects = fields.map((/** @type {HTMLElement} */ field) => /** @type {HTMLSelectElement} */ (field.querySelector("select")));
  const change = (/** @type {Event} */ event) => {
    const wanted = selects.map((/** @type {HTMLSelectElement} */ { value }) => value);
    event.stopPropagation(); show(wanted); write(input, seated(wanted).slice(0, 1 + wanted.findLastIndex(Boolean)).join(join));
  };
  show(chosen);
  for (const select of selects) select.addEventListener("change", change);
  return fields;
}

/** A number, or another one by chance, and what it stands for. @param {any} _ @param {any} input */
const number = (_, input) => [button("new.another", () => write(input, String(1 + Math.floor(Math.random() * 999)))),
  el("details", {}, el("summary", {}, say("new.holds")), el("div", { class: "items", "data-looks": input.name }))];

/** @param {any} picker @param {any} input @param {string} name */
export function picker(picker, input, name) {
  const kinds = { one, count: counts, order, number };
  Object.assign(input, picker.kind === "number" ? { type: "number" } : { hidden: true });
  return fill(el("div", { class: `picker ${picker.kind}` }), ...kinds[/** @type {keyof typeof kinds} */ (picker.kind)](picker, input, name));
}
