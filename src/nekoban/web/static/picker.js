/** Pickers: options that are chosen from pictures and names, and written into the field that the form sends. */
import { button, el, fill, mark } from "./page.js";
import { say } from "./words.js";

/** @typedef {{value: string, title: string, text: string, face: string}} Item */

/** @param {Item} item */
function picture({ face }) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${face}`);
  drawing.append(use);
  drawing.setAttribute("aria-hidden", "true");
  return face ? drawing : null;
}

/** @param {any} input what the form sends @param {string} value */
function write(input, value) {
  input.value = value;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** One of several. @param {any} picker @param {any} input @param {string} name */
const one = ({ items }, input, name) => items.map((/** @type {Item} */ item) => el("label", { class: "item" },
  el("input", { type: "radio", name: `pick-${name}`, checked: item.value === input.value, change: () => write(input, item.value) }),
  picture(item), el("span", {}, el("b", {}, item.title), item.text && el("small", {}, item.text))));

/** How many of each; or one of the answers that are ready. @param {any} picker @param {any} input */
function counts({ items, ready, join }, input) {
  const numbers = new Map(items.map((/** @type {Item} */ { value }) => [value, 0]));
  const fields = items.map((/** @type {Item} */ item) => {
    const number = el("input", { type: "number", min: 0, max: 3, value: 0, "aria-label": item.title });
    number.addEventListener("change", (event) => {
      event.stopPropagation();
      numbers.set(item.value, Number(/** @type {HTMLInputElement} */ (number).value));
      const held = [...numbers].filter(([, count]) => count > 0);
      write(input, held.map(([value, count]) => (count > 1 ? `${value}x${count}` : value)).join(join));
    });
    return el("div", { class: "item" }, picture(item), el("span", {}, el("b", {}, item.title), el("small", {}, item.text)), number);
  });
  const made = ready.map((/** @type {Item} */ item) => el("button", { type: "button", "aria-pressed": String(item.value === input.value), click: (/** @type {any} */ { target }) => {
    for (const other of target.parentNode.children) other.setAttribute("aria-pressed", String(other === target));
    write(input, item.value);
  } }, item.title));
  return [el("div", { class: "ends" }, ...made), el("details", {}, el("summary", {}, say("new.build")), el("div", { class: "items" }, ...fields))];
}

/** One for each seat, in order. @param {any} picker @param {any} input */
function order({ items, join }, input) {
  const chosen = input.value.split(join).filter(Boolean);
  const fields = items.map((/** @type {Item} */ _, /** @type {number} */ seat) => el("label", { class: "item" }, mark(seat),
    el("select", { "aria-label": say("new.seat", { number: seat + 1 }) }, el("option", { value: "" }, say("new.as_printed")),
      ...items.map((/** @type {Item} */ { value, title }) => el("option", { value, selected: chosen[seat] === value }, title)))));
  const selects = fields.map((/** @type {HTMLElement} */ field) => /** @type {HTMLSelectElement} */ (field.querySelector("select")));
  const change = (/** @type {Event} */ event) => {
    event.stopPropagation();
    const last = selects.findLastIndex((/** @type {HTMLSelectElement} */ { value }) => value);
    const left = items.map((/** @type {Item} */ { value }) => value).filter((/** @type {string} */ value) => !selects.some((/** @type {HTMLSelectElement} */ select) => select.value === value));
    write(input, selects.slice(0, last + 1).map((/** @type {HTMLSelectElement} */ { value }) => value || left.shift()).join(join));
  };
  for (const select of selects) select.addEventListener("change", change);
  return fields;
}

/** A number, or another one by chance. @param {any} input */
function number(input) {
  input.type = "number";
  const another = button("new.another", () => write(input, String(1 + Math.floor(Math.random() * 999))));
  return [another];
}

/** @param {any} picker @param {any} input @param {string} name */
export function picker(picker, input, name) {
  const kinds = { one, count: counts, order, number: (/** @type {any} */ _, /** @type {any} */ input) => number(input) };
  input.hidden = picker.kind !== "number";
  return fill(el("div", { class: `picker ${picker.kind}` }), ...kinds[/** @type {keyof typeof kinds} */ (picker.kind)](picker, input, name));
}
