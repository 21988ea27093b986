/** All puzzles: the day's, lessons, and the rest by game, grade and theme. */
import { daily, dayOf, solved, streak } from "./daily.js";
import { $, begin, el, entitle, fill, picks } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const kept = solved(), today = dayOf(new Date());
/** What is shown of a puzzle that was tried. @param {string} id */
const sign = (id) => id in kept.solved ? (kept.solved[id] ? " ✓" : " ·") : "";
/** @param {string} id */
const told = (id) => id in kept.solved ? say(kept.solved[id] ? "puzzles.was_right" : "puzzles.was_wrong") : "";

/** The puzzles of a game that were asked for. @param {any} game @param {HTMLElement} list @param {string} grade @param {string} theme */
function showList({ game, puzzles, grades, themes }, list, grade, theme) {
  const chosen = puzzles.filter((/** @type {any} */ one) => (!grade || one.grade === grade) && (!theme || one.theme === theme));
  fill(list, ...chosen.map((/** @type {any} */ one) => {
    const number = puzzles.indexOf(one) + 1, about = say("puzzles.numbered", { number, grade: grades[one.grade], theme: themes[one.theme] });
    const address = new URLSearchParams({ id: one.id, ...(grade && { grade }), ...(theme && { theme }) });
    return el("li", {}, el("a", { class: "button", href: `/puzzles/${game}#${address}`, title: about, "aria-label": `${about} ${told(one.id)}` }, number + sign(one.id)));
  }));
}

/** @param {any} game */
function section(game) {
  const { game: name, title, puzzles, grades, themes, lessons } = game, all = [["", say("puzzles.any")]];
  const day = daily(puzzles.map((/** @type {any} */ one) => one.id), today), list = el("ul", { class: "numbers" });
  const next = puzzles.find((/** @type {any} */ one) => !(one.id in kept.solved));
  const right = puzzles.filter((/** @type {any} */ one) => kept.solved[one.id]).length;
  const grade = el("select", {}, ...picks([...all, ...Object.entries(grades)], "")), theme = el("select", {}, ...picks([...all, ...Object.entries(themes)], ""));
  const change = () => showList(game, list, /** @type {any} */ (grade).value, /** @type {any} */ (theme).value);
  for (const field of [grade, theme]) field.addEventListener("change", change);
  change();
  return el("section", { id: name, class: "puzzles", "aria-labelledby": `${name}-title` }, el("h2", { id: `${name}-title` }, title),
    el("p", { class: "ends" }, el("a", { class: "button main", href: `/puzzles/${name}#daily=1` }, say("puzzles.daily") + sign(day)),
      next && el("a", { class: "button", href: `/puzzles/${name}#id=${next.id}` }, say(next === puzzles[0] ? "puzzles.begin" : "puzzles.go_on")),
      el("span", { class: "soft" }, say("puzzles.solved", { right, count: puzzles.length }))),
    lessons.length > 0 && el("h3", {}, say("puzzles.lessons")),
    lessons.length > 0 && el("ul", { class: "lessons" }, ...lessons.map((/** @type {any} */ one) => el("li", {}, el("a", { href: `/puzzles/${name}#lesson=${one.name}` }, one.title)))),
    el("p", { class: "ends" }, el("label", { class: "inline" }, say("puzzles.grade"), grade), el("label", { class: "inline" }, say("puzzles.theme"), theme)), list);
}

await begin();
entitle(say("puzzles.title"));
const days = streak(kept, today);
$("streak").hidden = !days;
$("streak").textContent = say("puzzles.streak", { count: days });
fill($("games"), ...(await ask("/api/puzzles")).map(section));
document.getElementById(location.hash.slice(1))?.scrollIntoView();
