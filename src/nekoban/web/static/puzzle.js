/** One puzzle after the other: a drawing, a move, what is said to it, and what follows it on the board. */
import { Board } from "./board.js";
import { answered, daily, dayOf, keepSolved, solved } from "./daily.js";
import { $, announce, begin, el, entitle, fill, layout, named, onLayout, settings, tell } from "./page.js";
import { ask } from "./server.js";
import { play } from "./sound.js";
import { listed, say, together } from "./words.js";

const api = `/api/games/${named}/puzzles`, today = dayOf(new Date());
await begin();
const all = await ask(api);
/** What the address asks for. */
const asked = new URLSearchParams(location.hash.slice(1)), lesson = all.lessons.find((/** @type {any} */ one) => one.name === asked.get("lesson"));
const day = daily(all.puzzles.map((/** @type {any} */ one) => one.id), today);
const board = new Board($("board"), { play: (path) => void answer(path).catch(tell), why: () => tell(say("puzzle.not_legal")), picked: prompt });
/** @type {string[]} the puzzles that follow each other here */
const row = asked.has("daily") ? [day] : lesson?.puzzles ?? all.puzzles.filter(wanted).map((/** @type {any} */ one) => one.id);
let at = Math.max(0, row.indexOf(asked.get("id") ?? "")), puzzle = /** @type {any} */ (null), frames = /** @type {any[]} */ ([]), step = 0, over = false, tried = /** @type {any} */ (null);  // the move that was answered with, while one looks at what follows it

/** @param {any} one */
function wanted({ grade, theme }) { return [["grade", grade], ["theme", theme]].every(([name, value]) => !asked.has(name) || asked.get(name) === value); }

/** Show some of the buttons, and let the first have the focus if it was the board's. @param {...string} ids */
function offer(...ids) {
  for (const id of ["answer", "again", "follow", "next", "done"]) $(id).hidden = !ids.includes(id);
  if (ids[0] !== "answer") $(ids[0]).focus({ preventScroll: true });
}

/** @param {string} sentence @param {any[]} [reasons] @param {string} [note] what a lesson says */
function write(sentence, reasons = [], note = "") {
  $("say").textContent = sentence;
  $("note").textContent = note;
  fill($("reasons"), ...reasons.map((one) => el("li", { class: one.is_gain ? "gain" : "cost" }, one.sentence, el("a", { href: `/rules/${named}#${one.clause}`, target: "_blank" }, one.clause))));
  announce(together(note, sentence, ...reasons.map((one) => one.sentence)));
}

/** What is asked. */
const asking = () => together(say("puzzle.question"), say("table.turn", { asked: puzzle.prompts[""] }));

/** What to click next, once something is picked. @param {string[]} labels @param {boolean} complete */
function prompt(labels, complete) {
  if (!board.paths.length || complete) return;
  $("say").textContent = labels.length ? puzzle.prompts[board.picked.join(" ")] ?? say("table.picked", { what: listed(labels) }) : asking();
}

/** Ask for the best move. */
function question() {
  tried = null; board.show(puzzle.picture, puzzle.moves.map((/** @type {any} */ one) => one.path), false);
  write(asking(), [], at === 0 ? lesson?.before : "");
  offer("answer");
  board.reveal();
}

/** What the puzzle is; its theme only once it gives nothing away. @param {boolean} known */
const head = (known) => $("about").textContent = together(say(lesson ? "puzzle.lesson" : "puzzle.about", { ...puzzle, title: lesson?.title ?? (asked.has("daily") ? say("puzzles.daily") : all.title) }), ...(known ? [say("puzzle.theme", puzzle)] : []));

const fetched = () => ask(`${api}/${row[at]}?layout=${layout()}`);

async function load() {
  over = false; puzzle = await fetched();
  head(asked.has("theme"));
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
  await follow(move, move.said);
}

const line = () => ask(`${api}/${puzzle.id}/line?path=${encodeURIComponent(tried.path.join(" "))}&layout=${layout()}`);

/** Another window: all is drawn anew, and the reader stays where they were. */
const turn = async () => { puzzle = await fetched(); if (!tried) return question(); frames = await line(); board.show(frames[step - 1].picture, [], false); };

/** What follows a move: fetched once, then shown step by step. @param {any} move @param {string} said */
async function follow(move, said) {
  over = (tried = move).right;
  head(over || asked.has("theme"));
  write(said, move.reasons);
  frames = await line();
  step = 0; board.marks.clear(); scrollTo(0, 0);  // the others play at the top of the table
  forward();
}

/** The next drawing of what follows. */
function forward() {
  const { picture, said, by } = frames[step++];
  board.show(picture, [], true, by);
  if (step > 1) write(together(...(step === 2 ? [say("puzzle.deal")] : []), ...said));
  const more = step < frames.length ? ["follow"] : [];
  offer(...more, ...(over ? (at + 1 < row.length ? ["next"] : ["done"]) : ["again", "answer"]));
  if (over && !more.length && lesson && at + 1 === row.length) write(together(...said), [], lesson.after);
}

$("follow").onclick = forward; $("again").onclick = question;
$("next").onclick = () => { at++; void load().catch(tell); };
$("done").href = `/puzzles#${named}`;
$("answer").onclick = () => {
  const best = puzzle.moves.find((/** @type {any} */ one) => one.right);
  keep(false); void follow(best, puzzle.answer).catch(tell);
};
await board.loadFaces(all.faces);
entitle(say("puzzle.title", { game: all.title }));
onLayout(() => void turn().catch(tell));
addEventListener("hashchange", () => location.reload());
await (row.length ? load().catch(tell) : location.replace("/puzzles"));
