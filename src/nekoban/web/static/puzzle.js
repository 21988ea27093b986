/** One puzzle after the other: a drawing, a move, what is said to it, and what follows it on the board. */
import { Board } from "./board.js";
import { answered, daily, dayOf, keepSolved, solved } from "./daily.js";
import { $, announce, begin, el, entitle, fill, layout, named, onLayout, settings, tell } from "./page.js";
import { ask } from "./server.js";
import { play } from "./sound.js";
import { say, together } from "./words.js";

const api = `/api/games/${named}/puzzles`, today = dayOf(new Date());
await begin();
const all = await ask(api);
/** What the address asks for. */
const asked = new URLSearchParams(location.hash.slice(1)), lesson = all.lessons.find((/** @type {any} */ one) => one.name === asked.get("lesson"));
const day = daily(all.puzzles.map((/** @type {any} */ one) => one.id), today);
const board = new Board($("board"), { play: (path) => void answer(path).catch(tell), why: () => tell(say("puzzle.not_legal")) });
/** @type {string[]} the puzzles that follow each other here */
const row = asked.has("daily") ? [day] : lesson?.puzzles ?? all.puzzles.filter(wanted).map((/** @type {any} */ one) => one.id);
let at = Math.max(0, row.indexOf(asked.get("id") ?? "")), puzzle = /** @type {any} */ (null), frames = /** @type {any[]} */ ([]), step = 0, over = false;

/** @param {any} one */
function wanted({ grade, theme }) { return [["grade", grade], ["theme", theme]].every(([name, value]) => !asked.has(name) || asked.get(name) === value); }

/** Show some of the buttons, and let the first have the focus if it was the board's. @param {...string} ids */
function offer(...ids) {
  for (const id of ["answer", "again", "follow", "next", "done"]) $(id).hidden = !ids.includes(id);
  if (ids[0] !== "answer") $(ids[0]).focus({ preventScroll: true });
}

/** @param {string} sentence @param {any[]} [reasons] */
function write(sentence, reasons = []) {
  $("say").textContent = sentence;
  fill($("reasons"), ...reasons.map((one) => el("li", { class: one.is_gain ? "gain" : "cost" }, one.sentence, el("a", { href: `/rules/${named}#${one.clause}`, target: "_blank" }, one.clause))));
  announce(together(sentence, ...reasons.map((one) => one.sentence)));
}

/** Ask for the best move. */
function question() {
  board.show(puzzle.picture, puzzle.moves.map((/** @type {any} */ one) => one.path), false);
  write(together(...(lesson && at === 0 ? [lesson.before] : []), say("puzzle.question", { name: puzzle.name }), puzzle.status));
  offer("answer");
  board.reveal();
}

async function load() {
  over = false;
  puzzle = await ask(`${api}/${row[at]}?layout=${layout()}`);
  $("about").textContent = say("puzzle.about", { ...puzzle, title: lesson?.title ?? (asked.has("daily") ? say("puzzles.daily") : all.title) });
  $("count").textContent = say("puzzle.count", { number: at + 1, count: row.length });
  question();
}

/** @param {boolean} right */
const keep = (right) => keepSolved(answered(solved(), puzzle.id, right, puzzle.id === day ? today : ""));

/** @param {string[]} clicked */
async function answer(clicked) {
  const move = puzzle.moves.find((/** @type {any} */ one) => one.path.join(" ") === clicked.join(" "));
  keep(move.right);
  if (settings.sound) play(move.right ? "end" : "move");
  over = move.right;
  await follow(clicked, move.said, move.reasons);
}

/** What follows a move: fetched once, then shown step by step. @param {string[]} clicked @param {string} said @param {any[]} reasons */
async function follow(clicked, said, reasons) {
  write(said, reasons);
  frames = await ask(`${api}/${puzzle.id}/line?path=${encodeURIComponent(clicked.join(" "))}&layout=${layout()}`);
  step = 0;
  board.marks.clear();
  forward();
}

/** The next drawing of what follows. */
function forward() {
  const { picture, said, by } = frames[step++];
  board.show(picture, [], true, by);
  if (step > 1) write(together(...(step === 2 ? [say("puzzle.deal")] : []), ...said));
  const more = step < frames.length ? ["follow"] : [];
  offer(...more, ...(over ? (at + 1 < row.length ? ["next"] : ["done"]) : ["again", "answer"]));
  if (over && !more.length && lesson && at + 1 === row.length) write(together(...said, lesson.after));
}

$("follow").onclick = forward;
$("again").onclick = question;
$("next").onclick = () => { at++; void load().catch(tell); };
$("done").href = `/puzzles#${named}`;
$("answer").onclick = () => {
  const best = puzzle.moves.find((/** @type {any} */ one) => one.right);
  keep(false);
  over = true;
  void follow(best.path, puzzle.answer, best.reasons).catch(tell);
};
await board.loadFaces(all.faces);
entitle(say("puzzle.title", { game: all.title }));
onLayout(() => void load().catch(tell));
addEventListener("hashchange", () => location.reload());
if (row.length) await load().catch(tell);
else location.replace("/puzzles");
