/**
 * The catalogue: every sentence of the pages. Sentences about games come from the server.
 * A translation is one more file in messages/ and one more code here: see docs/web.md.
 * @typedef {Record<string, string | Record<string, string>>} Messages
 */
export const LANGUAGES = ["en"];

/** @type {Messages} */
let messages = {};
let language = "en";

/**
 * A sentence: `{name}` is filled in; of several forms the plural of `count` is taken.
 * @param {Messages} messages @param {string} language @param {string} key
 * @param {Record<string, string | number>} values
 */
export function phrase(messages, language, key, values) {
  const found = messages[key];
  if (found === undefined) throw new Error(`The catalogue has no "${key}".`);
  const plural = () => new Intl.PluralRules(language).select(Number(values.count));
  const form = typeof found === "string" ? found : found[plural()] ?? found.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? `{${name}}`));
}

/** @param {string} key @param {Record<string, string | number>} [values] */
export const say = (key, values = {}) => phrase(messages, language, key, values);

/** A sentence of the server as the catalogue says it, else as it came. @param {{error?: string, text?: string, values?: Record<string, any>}} told */
export const translated = ({ error = "", text = error, values }) => text in messages ? say(text, values) : error;

/** Load the catalogue of the reader's language, and write it into the page. */
export async function loadWords() {
  const wanted = navigator.languages.map((code) => code.split("-")[0]);
  language = wanted.find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
  document.documentElement.lang = language;
  messages = await (await fetch(`/static/messages/${language}.json`)).json();
  /** @type {(name: string) => NodeListOf<HTMLElement>} */
  const marked = (name) => document.querySelectorAll(`[data-${name}]`);
  for (const node of marked("text")) node.textContent = say(node.dataset.text ?? "");
  for (const node of marked("label")) node.setAttribute("aria-label", say(node.dataset.label ?? ""));
}
