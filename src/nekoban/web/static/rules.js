/** The rules of a game, by section. The server makes them from the game's RULES.md. */
import { $, begin, el, entitle, fill, named } from "./page.js";
import { ask, draw } from "./server.js";
import { say } from "./words.js";

await begin();
const book = await ask(`/api/games/${named}/rules`);
entitle(book.title);
fill($("contents"), ...book.sections.map((/** @type {any} */ { id, title }) => el("li", {}, el("a", { href: `#${id}` }, title || say("rules.about")))));
for (const { id, title, html } of book.sections) {
  const section = el("section", { id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, title || say("rules.about")));
  section.insertAdjacentHTML("beforeend", html);
  $("sections").append(section);
}
if (book.faces) await draw($("faces"), book.faces);
for (const mark of document.querySelectorAll(".ruling")) mark.setAttribute("title", say("rules.ruling"));
$("lesson").hidden = !book.lesson;
$("lesson").href = `/learn/${named}`;
if (location.hash) location.replace(location.hash);  // the clause was not there when the page was opened
