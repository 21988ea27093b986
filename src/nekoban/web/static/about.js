/** What a thing on the table does, in sentences with their clauses. Loaded when somebody looks closer. */
import { el } from "./page.js";
import { ask } from "./server.js";

/** @type {Promise<Document> | undefined} the rules of the game */
let book;

/** The words of a clause, as the rules have them. @param {string} game @param {string} clause */
async function words(game, clause) {
  book ??= ask(`/api/games/${game}/rules`).then(({ sections }) =>  // the mark of a ruling is explained on the page of the rules alone
    new DOMParser().parseFromString(sections.map((/** @type {any} */ { html }) => html.replace(/<strong class="ruling">\w+<\/strong>/g, "")).join(""), "text/html"));
  const cells = [...((await book).getElementById(clause)?.querySelectorAll("td") ?? [])].slice(1);
  return cells.map((cell) => cell.textContent?.trim()).join(": ");
}

/** @param {string} game @param {[string, string][]} lines sentences, each with its clause */
export async function lines(game, lines) {
  const rows = await Promise.all(lines.map(async ([text, clause]) => el("li", {}, text || await words(game, clause),
    clause && el("a", { href: `/rules/${game}#${clause}`, target: "_blank" }, clause))));
  return rows.length > 0 ? el("ul", { class: "about" }, ...rows) : null;
}
