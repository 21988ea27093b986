/** What all pages share: making elements, the head of the page, settings, messages to the reader. */
import { keepLanguage, language, loadWords, room, say } from "./words.js";

/**
 * @typedef {{confirm: boolean, skip: boolean, speed: "off" | "fast" | "normal" | "slow", pace: "none" | "quick" | "normal" | "slow",
 *   sound: boolean, theme: "auto" | "light" | "dark", size: "normal" | "large" | "larger", patterns: boolean, name: string, sign: string, aims: string[]}} Settings  aims: the games whose goal was read
 */
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
/** @type {Settings} */
export const settings = {
  confirm: false, skip: true, speed: still ? "off" : "normal", pace: "normal", sound: true, theme: "auto", size: "normal", patterns: false, name: "", sign: "", aims: [],
  ...JSON.parse(localStorage.getItem("nekoban") ?? "{}"),
};
const CHOICES = {
  speed: ["off", "fast", "normal", "slow"], pace: ["none", "quick", "normal", "slow"], theme: ["auto", "light", "dark"],
  size: ["normal", "large", "larger"], patterns: null, sound: null, skip: null, confirm: null,
};
/** How long what another has done stays before the next is shown, in milliseconds. */
export const PACES = { none: 0, quick: 350, normal: 900, slow: 2000 };

const tall = matchMedia("(max-aspect-ratio: 1/1), (max-width: 720px)");
/** The shape of drawings that fits the window. */
export const layout = () => tall.matches ? "tall" : "wide";
/** @param {() => void} turn called when the window gets another shape */
export const onLayout = (turn) => tall.addEventListener("change", turn);

/** @param {Partial<Settings>} changed */
export function keep(changed) {
  localStorage.setItem("nekoban", JSON.stringify(Object.assign(settings, changed)));
  for (const name of /** @type {("theme" | "size" | "patterns")[]} */ (["theme", "size", "patterns"])) document.documentElement.dataset[name] = String(settings[name]);
}

/**
 * Give attributes. Functions are listeners; what is null or false is taken away.
 * @param {Element} node @param {Record<string, any>} attributes
 */
export function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === false || (value ?? null) === null) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}

/** @typedef {Node | string | null | false} Child what is null, false or empty is left out */
/** @param {Element} node @param {...Child} children in the place of those it had */
export function fill(node, ...children) {
  node.replaceChildren(.../** @type {any[]} */ (children.filter(Boolean)));
  return node;
}

/** @param {string} tag @param {Record<string, any>} [attributes] @param {...Child} children */
export const el = (tag, attributes = {}, ...children) =>
  /** @type {HTMLElement} */ (fill(put(document.createElement(tag), attributes), ...children));

/** The element of that id, which the page has. @type {(id: string) => any} */
export const $ = (id) => document.getElementById(id) ?? el("span");

/** What is asked or has happened, above the board; a long sentence in smaller type. @param {string} said */
export const inform = (said) => void (put($("status"), { title: said, class: room(said) > (layout() === "tall" ? 60 : 80) ? "long" : "" }).textContent = said, settle());

/** @param {string} key @param {() => void} click @param {string} [kind] */
export const button = (key, click, kind = "") => el("button", { type: "button", class: kind, click }, say(key));
/** @param {string[][]} choices value and text @param {string} wanted */
export const picks = (choices, wanted) => choices.map(([value, text]) => el("option", { value, selected: value === wanted }, text));

/** The shape that stands for a seat. @param {number} seat */
export const mark = (seat) => el("span", { class: "mark", "data-seat": seat + 1, "aria-hidden": "true" });
const SIGNS = ["", "paw", "fish", "mouse", "yarn", "bell", "moon", "sun", "star", "leaf", "flower", "heart", "bowl"];
/** The small picture that somebody has chosen. @param {string} name */
export const sign = (name) => SIGNS.indexOf(name) > 0 && Object.assign(el("span", { class: "sign", role: "img", "aria-label": say(`sign.${name}`), title: say(`sign.${name}`) }), { innerHTML: `<svg><use href="/static/signs.svg#${name}"/></svg>` });
/** To choose one's own, which is kept. */
export const signs = () => el("div", { class: "signs", role: "radiogroup", "aria-label": say("sign"), change: (/** @type {any} */ { target }) => keep({ sign: target.value }) },
  ...SIGNS.map((one) => el("label", {}, el("input", { type: "radio", name: "sign", value: one, checked: one === settings.sign, "aria-label": say(`sign.${one || "none"}`) }), sign(one) || el("span", { class: "sign" }, "–"))));
/** @param {number} count @param {string} [counted] what it counts, if not points */
export const points = (count, counted) => el("strong",
  { class: "score", role: "img", title: counted || say("seat.score"), "aria-label": counted ? say("seat.counts", { count, counted }) : say("seat.points", { count }) }, count.toLocaleString(language()));
/** What the address names: a game or a table. */
export const named = location.pathname.split("/")[2];
/** @param {{table: string}} given */
export const sitDown = ({ table }) => location.assign(`/table/${table}`);
/** Browsers lend the clipboard only to safe addresses; elsewhere the reader copies by hand. @param {string} link */
export async function copy(link) {
  const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  if (copied) return tell(say("table.copied"));
  const focus = (/** @type {any} */ { target }) => target.select();
  popup(say("table.by_hand"), el("input", { value: link, readonly: true, focus, "aria-label": say("table.link") }));
}

/** Load the words and build the head of the page. @param {{home?: boolean}} [page] */
export async function begin({ home = false } = {}) {
  await loadWords();
  const nav = document.querySelector("header nav");
  nav?.append(el("button", { type: "button", id: "settings", "aria-label": say("settings.open"), click: openSettings }, "⚙"));
  if (!home) nav?.prepend(el("a", { href: "/" }, say("nav.games")));
  $("language").onchange = () => keepLanguage($("language").value);
  void navigator.serviceWorker?.register(`/worker.js?${language()}`).catch(() => null);  // only safe addresses have one
  (document.querySelector(".log:has(#log)") ?? document.body).prepend(el("div", { id: "told", role: "status", class: "told", hidden: true, click: () => ($("told").hidden = true) }));
  document.body.append(el("div", { id: "heard", role: "log", "aria-live": "polite", class: "unseen" })); addEventListener("scroll", settle, { passive: true });
}

/** The title of the window and of the page. @param {string} text @param {string} [page] */
export const entitle = (text, page = text) => { document.title = `${text} · Nekoban`; $("title").textContent = page; };

function openSettings() {
  const rows = Object.entries(CHOICES).map(([name, values]) => {
    const now = /** @type {any} */ (settings)[name];
    const field = values
      ? el("select", { name }, ...picks(values.map((value) => [value, say(`settings.${name}.${value}`)]), now))
      : el("input", { type: "checkbox", name, checked: now });
    return el("label", { class: "row" }, el("span", {}, say(`settings.${name}`)), field);
  });
  const change = (/** @type {any} */ { target }) => keep({ [target.name]: target.type === "checkbox" ? target.checked : target.value });
  const name = el("label", { class: "row" }, el("span", {}, say("table.name")), el("input", { name: "name", value: settings.name, maxlength: 24 }));
  popup(say("settings.open"), el("form", { change }, name, el("div", { class: "row" }, el("span", {}, say("sign")), signs()), ...rows));
}

/** A dialog with a way out. @param {string} title @param {...Node} content */
export function popup(title, ...content) {
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { "aria-label": title, close: () => dialog.remove() },
    el("h2", {}, title), ...content, el("p", { class: "ends" }, button("dialog.close", () => dialog.close(), "main"))));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Ask before something is done that cannot be taken back. @param {string} key @param {string} question @param {() => void} act */
export function really(key, question, act) {
  const words = el("p", { tabindex: -1, autofocus: true }, say(question));
  const dialog = popup(say(key), words, button(key, () => { dialog.close(); act(); }));
}

let silence = 0;

/** A text whose clauses, such as MW-31, do not end a line in their middle. @param {string} text */
const unbroken = (text) => text.split(/([A-Z]{2}-\w+)/).map((part, place) => (place % 2 ? el("span", { class: "clause" }, part) : part));

/** Tell the reader something for as long as it takes to read: a reason, a hint. @param {string | Error} text @param {...Child} more */
export function tell(text, ...more) {
  fill($("told"), el("span", {}, ...unbroken(text instanceof Error ? text.message : text)), ...more);
  $("told").hidden = false; settle(); clearTimeout(silence);
  silence = window.setTimeout(() => ($("told").hidden = true), Math.max(9000, 60 * $("told").textContent.length));
}

/** The highest place below a line for something so high that it covers none of the boxes. @param {number} high @param {number} from @param {DOMRect[]} boxes */
const free = (high, from, boxes) => [from, ...boxes.map(({ bottom }) => bottom + 4).sort((a, b) => a - b)].find((top) => top >= from && top + high <= innerHeight && !boxes.some((box) => box.top < top + high && box.bottom > top)) ?? from;
/** On a phone what is told lies below the line of what is asked, over nothing that can be used. */
const settle = () => $("told").style.setProperty("--top", `${free($("told").offsetHeight, Math.max(0, $("bar").getBoundingClientRect().bottom) + 4, [...document.querySelectorAll("#board :is(.can, .picked, .hinted), #aim-read, #questions button")].map((thing) => thing.getBoundingClientRect()))}px`);

/** Say something to those who listen to the page. @param {string} text */
export function announce(text) {
  $("heard").append(el("p", {}, text));
  if ($("heard").childElementCount > 20) $("heard").firstElementChild.remove();
}
