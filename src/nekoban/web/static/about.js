/** What a thing on the table does, in sentences with their clauses; and how the table was made. Loaded when somebody looks closer. */
import { $, el, fill } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

/** @type {Promise<Document> | undefined} the rules of the game */
let book;

/** The words of a clause, as the rules have them. @param {string} game @param {string} clause */
async function words(game, clause) {
  book ??= ask(`/api/games/${game}/rules`).then(({ sections }) =>  // the mark of a ruling is explained on the page of the rules alone
    new DOMParser().parseFromString(sections.map((/** @type {any} */ { html }) => html.replace(/<strong class="ruling">\w+<\/strong>/g, "")).join(""), "text/html"));
  const cells = [...((await book).getElementById(clause)?.querySelectorAll("td") ?? [])].slice(1);
  return cells.map((cell) => cell.textContent?.trim() ?? "").reduce((what, said) => say("text.about", { what, said }));
}

/** @param {string} game @param {[string, string][]} lines sentences, each with its clause */
export async function lines(game, lines) {
  const rows = await Promise.all(lines.map(async ([text, clause]) => el("li", {}, text || await words(game, clause),
    clause && el("a", { href: `/rules/${game}#${clause}`, target: "_blank" }, clause))));
  return rows.length > 0 ? el("ul", { class: "about" }, ...rows) : null;
}

/** The options of a table, in the words of the form. @param {any} table */
export async function chosen({ game, options }) {
  const told = await ask(`/api/games/${game}`), given = (/** @type {any} */ { name }) => options[name.replaceAll("-", "_")];
  const worded = (/** @type {any} */ { name, type, values, labels }, /** @type {any} */ value) => [...told.pickers[name]?.ready ?? [], ...told.pickers[name]?.items ?? []].find((item) => item.value === value)?.title ?? labels?.[values.indexOf(value)] ?? (type === "switch" ? say(value ? "text.yes" : "text.no") : String(value));
  fill($("chosen"), ...told.options.filter((/** @type {any} */ option) => given(option) !== "").flatMap((/** @type {any} */ option) => [el("dt", {}, option.label), el("dd", {}, worded(option, given(option)))]));
}
