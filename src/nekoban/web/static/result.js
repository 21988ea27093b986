/** The end of a game: who came where, where the points come from, and all details for who wants them. Loaded when a game is over. */
import { el, mark } from "./page.js";
import { language, say } from "./words.js";

/** @typedef {[string, number, [string, number][]]} Line a name, the points and where they come from */

/** Everybody, the best first, with the place; equal points side by side. @param {any} table */
function ranked({ seats, result: { scores, winners, more } }) {
  const all = [...seats.map((/** @type {any} */ { name }, /** @type {number} */ n) => ({ name, n, points: scores[n], won: winners.includes(n) })),
    ...more.map((/** @type {Line} */ [name, points]) => ({ name, n: -1, points, won: false }))];
  all.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  const place = (/** @type {any} */ one) => 1 + all.filter((other) => (other.won && !one.won) || (other.won === one.won && other.points > one.points)).length;
  return all.map((one) => ({ ...one, place: place(one) }));
}

/** @param {any} table */
const places = (table) => el("ol", { class: "places" }, ...ranked(table).map((one) => el("li", { class: one.won ? "won" : "" },
    el("b", {}, say("result.place", { place: one.place })), one.n >= 0 && mark(one.n), el("span", { class: "name" }, one.name),
    el("strong", { class: "score" }, one.points.toLocaleString(language())))));

/** What the end is to the reader, who has one seat; else that there is one. @param {any} table */
function heading(table) {
  const all = ranked(table), own = table.mine?.length === 1 && !table.result.ended && all.find(({ n }) => n === table.mine[0]);
  return say(!own ? "result.title" : !own.won ? table.seats.length === 2 ? "result.lost" : `result.came.${Math.min(7, Math.max(2, own.place))}` : table.result.winners.length > 1 ? "result.shared" : "result.won");
}

/** Headings by players. @param {any} table */
function categories({ seats, result: { categories: found, scores } }) {
  const head = el("tr", {}, el("td", {}), ...seats.map((/** @type {any} */ { name }, /** @type {number} */ n) => el("th", { scope: "col", title: name }, mark(n), el("span", { class: "unseen" }, name))));
  const row = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {number[]} */ points) =>
    el("tr", { class: kind }, el("th", { scope: "row" }, name), ...points.map((count) => el("td", {}, count.toLocaleString(language()))));
  return found.length > 0 && el("table", { class: "categories" }, el("thead", {}, head),
    el("tbody", {}, ...found.map((/** @type {[string, number[]]} */ [name, points]) => row("", name, points)), row("total", say("result.total"), scores)));
}

/** Everything, player by player. @param {any} table */
function details({ seats, result: { winners, breakdown, scores, more } }) {
  const row = (/** @type {any} */ scope, /** @type {any} */ name, /** @type {any} */ points) =>
    el("tr", {}, el("th", { scope }, name), el("td", {}, points.toLocaleString(language())));
  const seated = seats.map((/** @type {any} */ { name }, /** @type {number} */ n) => [(winners.includes(n) ? "★ " : "") + name, scores[n], breakdown[n]]);
  return el("details", {}, el("summary", {}, say("result.details")), el("table", {}, ...[...seated, ...more].map(([name, points, lines]) =>
    el("tbody", {}, row("rowgroup", name, points), ...lines.map((/** @type {[string, number]} */ [name, points]) => row("row", name, points))))));
}

/** @param {any} table @param {...any} ways what can be done now */
export const shown = (table, ...ways) => [el("h2", {}, heading(table)), el("p", { class: "sentence" }, table.result.sentence),
  !table.result.ended && places(table), el("p", { class: "ends" }, ...ways), ...(table.result.ended ? [] : [categories(table), details(table)])];
