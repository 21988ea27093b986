/** A finished game, move by move, through anybody's eyes. The address says which moment. */
import { Board } from "./board.js";
import { kept, sha256 } from "./kept.js";
import { $, announce, begin, copy, el, entitle, fill, inform, layout, mark, named, onLayout, picks, points, settings, sitDown, tell } from "./page.js";
import { ask } from "./server.js";
import { say, together } from "./words.js";

const api = `/api/tables/${named}`, board = new Board($("board"));
/** What the address asks for. */
const asked = () => new URLSearchParams(location.hash.slice(1));
let ply = Number(asked().get("ply") ?? 0), seat = asked().get("seat") ?? "", plies = 0, running = 0;
const PAUSES = { slow: 2600, normal: 1300, fast: 500 };  // milliseconds between two moves
const frames = /** @type {Map<string, Promise<any>>} */ (new Map());

/** @param {number} ply */
const address = (ply) => `${api}/frames/${ply}?show=picture&layout=${layout()}${seat && `&seat=${seat}`}`;

/** @param {string} address */
const frame = (address) => frames.get(address) ?? frames.set(address, ask(address)).get(address);

/** @param {number} wanted @param {boolean} [moved] */
async function go(wanted, moved = true) {
  ply = Math.max(0, Math.min(wanted, plies));
  const now = address(ply), told = await frame(now);
  if (now !== address(ply)) return;  // the reader has gone on
  plies = told.plies;
  board.marks.clear();
  board.show(told.picture ?? "", [], moved, told.mover ?? -1);
  const words = together(...told.log) || told.status;
  inform(ply === plies ? together(...told.log, told.status) : words);
  announce(words);
  Object.assign($("slider"), { max: plies, value: ply });
  $("count").textContent = say("replay.count", { ply, plies });
  showCurrent();
  fill($("scores"), ...told.names.map((/** @type {string} */ name, /** @type {number} */ n) =>
    el("li", { class: told.to_move === n ? "turn" : "" },
      mark(n), el("span", { class: "name" }, name), points(told.scores[n], told.counted))));
  $("counted").textContent = told.counted || say("seat.score");
  history.replaceState(null, "", `#ply=${ply}&seat=${seat}`);
  if (ply < plies) frame(address(ply + 1));
  return told;
}

/** @param {boolean} on */
function run(on) {
  clearInterval(running);
  const pause = PAUSES[/** @type {keyof typeof PAUSES} */ ($("pace").value)];
  const next = () => void (ply < plies ? go(ply + 1) : run(false));
  running = on && ply < plies ? window.setInterval(next, pause) : 0;
  $("run").textContent = say(running ? "replay.pause" : "replay.run");
}

/** One fingerprint of all that decided the deal, as it was seen before anything was opened. @param {string} commitment @param {(string | null)[]} promises */
const seal = (commitment, promises) => sha256(`nekoban-seal ${commitment} ${promises.map((one) => one ?? "-").join(" ")}`);

/** Has the seed the fingerprint that this browser saw first? Both are shown, also when they differ. */
async function verify() {
  const { commitment: seen = "", contribution: own, promises } = kept()[named] ?? {}, sealed = promises ? await seal(seen, promises) : "", other = async (/** @type {Error} */ why) => ({ ...await ask(`${api}/verify`), sentence: why.message });
  const told = await ask(`${api}/verify?commitment=${seen}&seal=${sealed}`).catch(other);
  tell(told.sentence);
  const given = told.contributions.map((/** @type {string | null} */ one, /** @type {number} */ n) => [one === own ? "replay.own" : "replay.contribution", one, n + 1]);
  const rows = [["replay.seed", told.commitment], ["replay.seen", seen], ["replay.sealed", sealed], ...given].filter(([, text]) => text);
  fill($("verified"), ...rows.flatMap(([key, text, seat = 0]) => [el("dt", {}, say(key, { seat })), el("dd", {}, text)]));
}

await begin();
const first = await ask(`${api}/frames/0?show=`).catch((why) => { tell(why); throw why; });
plies = first.plies;
await board.loadFaces(first.faces ?? null);
entitle(say("replay.title", { game: first.title ?? "" }));
$("seat").append(el("option", { value: "" }, say("replay.everybody")),
  ...first.names.map((/** @type {string} */ name, /** @type {number} */ n) => el("option", { value: n }, name)));
/** @type {{seat: number, lines: string[], scores: number[]}[]} */
let moves = [], leads = /** @type {number[]} */ ([]);

/** Who is ahead alone; nobody if the first are equal. @param {number[]} scores */
function leader(scores) {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : -1;
}

/** All moves in words, by round: a round begins when whoever began the game begins a turn. */
async function showMoves() {
  const story = await ask(`${api}/story?${seat && `seat=${seat}`}`).catch(() => ({ moves: [], mine: [] }));
  moves = story.moves;
  let round = 0, ahead = -1;
  leads = [];
  fill($("moves"), ...moves.flatMap(({ seat: by, lines, scores }, i) => {
    const begins = by === moves[0].seat && moves[i - 1]?.seat !== by && say("replay.round", { round: ++round });
    const first = leader(scores), changed = first >= 0 && first !== ahead;
    if (changed) { leads.push(i + 1); ahead = first; }
    return [begins && el("li", { class: "chapter" }, el("h3", {}, begins)), lines.length > 0 && el("li", { "data-ply": i + 1 },
      el("button", { type: "button", click: () => { run(false); void go(i + 1); } }, mark(by), el("span", {}, together(...lines),
        changed && el("b", {}, ` ${say("replay.leads", { name: names[first] })}`))))];
  }).filter(Boolean));
  $("lead").hidden = !leads.length;
  showCurrent();
  return story;
}

function showCurrent() {
  for (const row of document.querySelectorAll("#moves [data-ply]")) {
    const now = Number(row.getAttribute("data-ply")) === ply;
    row.classList.toggle("last", now);
    row.querySelector("button")?.setAttribute("aria-current", String(now));
    if (now) $("moves").scrollTop = /** @type {HTMLElement} */ (row).offsetTop - $("moves").offsetTop - $("moves").clientHeight / 2;
  }
}

const names = first.names;
const story = await showMoves();
// Whoever played sees it through their own eyes at first; an empty seat in the address is a spectator's.
if (!asked().has("seat") && story.mine.length) {
  seat = String(story.mine[0]);
  await showMoves();
}
$("seat").value = seat;
$("seat").onchange = () => { seat = $("seat").value; void go(ply, false); void showMoves(); };
$("lead").onclick = () => { run(false); void go(leads.find((lead) => lead > ply) ?? leads[0]); };
fill($("pace"), ...picks(Object.keys(PAUSES).map((name) => [name, say(`replay.speed.${name}`)]), "normal"));
$("pace").onchange = () => { if (running) run(true); };
$("slider").oninput = () => { run(false); go(Number($("slider").value)); };
const STEPS = /** @type {Record<string, () => unknown>} */ ({
  ArrowLeft: () => go(ply - 1), ArrowRight: () => go(ply + 1), Home: () => go(0), End: () => go(plies), " ": () => run(!running),
});
const KEYS = { first: "Home", back: "ArrowLeft", forward: "ArrowRight", last: "End", run: " " };
for (const [id, key] of Object.entries(KEYS)) $(id).onclick = STEPS[key];
document.addEventListener("keydown", (event) => {
  if (/** @type {Element} */ (event.target).closest("input, select, button, a") || !(event.key in STEPS)) return;
  event.preventDefault(); STEPS[event.key]();
});
$("share").onclick = () => copy(location.href);
$("save").href = `${api}/save`;
$("review").href = `/review/${named}`;
$("picture").onclick = () => board.save().catch(tell);
$("verify").onclick = () => verify().catch(tell);
$("on").onclick = () => ask(`${api}/play-on`, { ply, seat: Number(seat || 0), sign: settings.sign }).then(sitDown, tell);
onLayout(() => go(ply, false));
addEventListener("hashchange", () => {
  const wanted = asked();
  seat = $("seat").value = wanted.get("seat") ?? seat;
  void go(Number(wanted.get("ply") ?? 0));
});
await go(ply);
