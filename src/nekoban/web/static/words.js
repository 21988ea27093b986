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
  const form = typeof found === "string" ? found : forms(found, language, Number(values.count));
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? `{${name}}`));
}

/** @param {Record<string, string>} found @param {string} language @param {number} count */
function forms(found, language, count) {
  return found[new Intl.PluralRules(language).select(count)] ?? found.other;
}

/** @param {string} key @param {Record<string, string | number>} [values] */
export function say(key, values = {}) {
  return phrase(messages, language, key, values);
}

/** Load the catalogue of the reader's language, and write it into the page. */
export async function loadWords() {
  const wanted = navigator.languages.map((code) => code.split("-")[0]);
  language = wanted.find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
  document.documentElement.lang = language;
  messages = await (await fetch(`/static/messages/${language}.json`)).json();
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = say(node.getAttribute("data-text") ?? "");
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", say(node.getAttribute("data-label") ?? ""));
  }
}
