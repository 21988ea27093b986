/** Whose games these are. */
import { $, begin, el, entitle, fill } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

await begin();
entitle(say("about.title"));
const games = await ask("/api/games");
fill($("credits"), ...games.flatMap((/** @type {any} */ { title, credit }) => [el("dt", {}, title), el("dd", {}, credit)]));
