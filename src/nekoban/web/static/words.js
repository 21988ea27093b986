/**
 * The catalogue: every sentence of the pages, in the language in which the server has made the page.
 * Sentences about games, and why something is refused, come from the server. See docs/web.md.
 * @typedef {Record<string, string | Record<string, string>>} Messages
 */

/** @type {Messages} */
let messages = {};
/** The reader's language. */
export const language = () => document.documentElement.lang;

/**
 * A sentence: `{name}` is filled in, a number as the language writes it; of several forms the plural of `count` is taken.
 * @param {Messages} messages @param {string} language @param {string} key
 * @param {Record<string, string | number>} values
 */
export function phrase(messages, language, key, values) {
  const found = messages[key];
  if (found === undefined) throw new Error(`The catalogue has no "${key}".`);
  const plural = () => new Intl.PluralRules(language).select(Number(values.count));
  const form = typeof found === "string" ? found : found[plural()] ?? found.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name]?.toLocaleString(language) ?? `{${name}}`);
}

/** @param {string} key @param {Record<string, string | number>} [values] */
export const say = (key, values = {}) => phrase(messages, language(), key, values);

/** What a bot is called; one of the operator's own is called as it is named. @param {string} bot */
export const botName = (bot) => `bot.${bot}` in messages ? say(`bot.${bot}`) : bot.replaceAll("-", " ");
/** How many letters take as much room as a sentence: signs of Japanese are as wide as two. @param {string} said */
export const room = (said) => said.replace(/[\u2e80-\uffef]/g, "xx").length;
/** Names one after the other. @param {string[]} names */
export const listed = (names) => names.join(say("text.list"));
/** Sentences one after the other. @param {string[]} lines */
export const together = (...lines) => lines.join(say("text.sentences"));

/** Keep the language that the reader has picked, and show the page in it. @param {string} picked */
export function keepLanguage(picked) {
  const here = new URL(location.href);
  here.searchParams.delete("language");  // it would go before what is kept
  document.cookie = `language=${picked}; path=/; max-age=34560000; samesite=lax`;
  history.replaceState(null, "", here);
  location.reload();
}

/** Load the catalogue, and write it into the page. */
export async function loadWords() {
  messages = await (await fetch(`/static/messages/${language()}.json`)).json();
  /** @type {(name: string) => NodeListOf<HTMLElement>} */
  const marked = (name) => document.querySelectorAll(`[data-${name}]`);
  for (const node of marked("text")) node.textContent = say(node.dataset.text ?? "");
  for (const node of marked("label")) node.setAttribute("aria-label", say(node.dataset.label ?? ""));
}
