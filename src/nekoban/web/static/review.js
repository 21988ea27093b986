/** A finished game reviewed: chances, mistakes, better moves on the board, luck and skill. Loaded on its page alone. */
import { Board } from "./board.js";
import { curve } from "./curve.js";
import { $, announce, begin, el, entitle, fill, layout, mark, named, onLayout, settings, sitDown, tell } from "./page.js";
import { Refusal, ask } from "./server.js";
import { language, say } from "./words.js";

/**
 * @typedef {{ply: number, seat: number, chance: number, hope: number, cost: number, mark: string, equal: boolean, said: string, path: string[], best: {path: string[]}[]}} Decision
 * @typedef {{title: string, judge: string, mine: number[], names: string[], plies: number, decisions: Decision[], curves: number[][],
 *   accounts: {seat: number, name: string, first: number, costs: number, luck: number, result: number}[],
 *   turning_points: {ply: number, seat: number, kind: string, said: string}[]}} Review
 */
// Bytes of a file in a request, which with the place to look at may have 64000; and pixels: what is not wider needs more than a glow.
const MOST_BYTES = 63900, SMALL = 44;
const board = new Board($("board"));
let review = /** @type {Review} */ ({}), file = "", at = -1, seat = "";

/** Thousandths as '12.3 %'. @param {number} part */
const percent = (part) => say("review.percent", { value: (part / 10).toLocaleString(language(), { minimumFractionDigits: 1 }).replace("-", "−") });
/** Those whose decisions are looked at. */
const chosen = () => review.decisions.filter((one) => seat === "" || one.seat === Number(seat));

/** Read what is told line by line; the last line is the review. @param {string} path @param {object} body */
async function follow(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok || !answer.body) throw new Refusal(await answer.json());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    const lines = (text += value ?? "").split("\n");
    text = lines.pop() ?? "";
    for (const told of lines.map((line) => JSON.parse(line))) {
      if (told.kind === "review") return told;
      $("waiting").textContent = say("review.waiting", told);
      Object.assign($("progress"), { max: told.total || 1, value: told.done });
    }
    if (done) throw new Refusal({ error: say("review.broken") });
  }
}

/** The table as the one who decided saw it. @param {Decision} one */
const frame = (one) => file
  ? ask("/api/reviews/frame", { file, ply: one.ply, seat: one.seat, layout: layout() })
  : ask(`/api/tables/${named}/frames/${one.ply}?show=picture&layout=${layout()}&seat=${one.seat}`);

/** Go to a decision. @param {number} wanted its place among all */
async function go(wanted) {
  if (!review.decisions?.[wanted]) return;
  const before = at < 0 ? wanted : at, one = review.decisions[at = wanted], told = await frame(one).catch(tell);
  if (one !== review.decisions[at]) return;  // the reader has gone on
  if (!told) return void (at = before);
  await board.loadFaces(told.faces);
  board.marks.clear();
  board.show(told.picture ?? "", [], false);
  board.hint(one.best[0].path);
  const same = one.path.join() === one.best[0].path.join();
  if (!same) for (const id of one.path) for (const thing of board.things(id)) thing.classList.add("picked");
  for (const thing of document.querySelectorAll("#board :is(.hinted, .picked)")) thing.classList.toggle("small", thing.getBoundingClientRect().width < SMALL);
  $("legend").classList.toggle("same", same);
  $("said").textContent = one.said;
  $("said").parentElement?.setAttribute("data-mark", one.mark);
  announce(one.said);
  $("count").textContent = say("review.count", { ply: one.ply + 1, plies: review.plies });
  line.current(at);
  for (const button of document.querySelectorAll("[data-at]")) button.setAttribute("aria-current", String(Number(button.getAttribute("data-at")) === at));
  history.replaceState(null, "", `#ply=${one.ply}&seat=${seat}`);
}

/** Some decisions further, of those that are looked at. @param {number} by @param {(one: Decision) => unknown} [fits] */
function step(by, fits = () => true) {
  const all = chosen().filter(fits), ply = review.decisions[at]?.ply ?? -1;
  const next = by > 0 ? all.filter((one) => one.ply > ply)[by - 1] : all.filter((one) => one.ply < ply).reverse()[-by - 1];
  return go(review.decisions.indexOf(next ?? all[by > 0 ? all.length - 1 : 0]));
}

/** The next mistake; after the last one, the first. */
function nextMistake() {
  const all = chosen().filter((one) => one.mark), next = all.find((one) => one.ply > review.decisions[at].ply) ?? all[0];
  return next ? go(review.decisions.indexOf(next)) : tell(say("review.no_mistakes"));
}

/** A line of a list that leads to a decision. @param {number} place @param {number} by @param {...any} words */
const way = (place, by, ...words) => el("li", {}, el("button", { type: "button", "data-at": place, click: () => go(place) }, mark(by), el("span", {}, ...words)));

function showLists() {
  const { accounts, decisions, turning_points: turns } = review;
  const heads = ["player", "first", "costs", "luck", "result"].map((name) => el("th", { scope: "col" }, say(`review.${name}`)));
  fill($("accounts"), el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...accounts.map(({ seat: by, name, first, costs, luck, result }) => el("tr", {},
    el("th", { scope: "row" }, el("span", { class: "named" }, mark(by), name)), ...[percent(first), percent(0 - costs), (luck > 0 ? "+" : "") + percent(luck), percent(result)].map((text) => el("td", {}, text))))));
  const near = (/** @type {{ply: number, seat: number}} */ turn) => decisions.findIndex((one) => one.ply >= turn.ply && one.seat === turn.seat);
  fill($("turns"), ...turns.map((turn) => way(Math.max(0, near(turn)), turn.seat, turn.said)));
  if (!turns.length) fill($("turns"), el("li", {}, say("review.no_turns")));
  line.only(seat);
  const marked = chosen().filter((one) => one.mark);
  fill($("mistakes"), ...marked.map((one) => way(decisions.indexOf(one), one.seat,
    say("review.marked", { ply: one.ply + 1, mark: say(`review.mark.${one.mark}`), cost: percent(-one.cost) }))));
  if (!marked.length) fill($("mistakes"), el("li", {}, say("review.no_mistakes")));
}

const line = curve($("curve"), (place) => void go(place), percent);

/** @param {Review} found */
async function show(found) {
  review = found;
  const asked = new URLSearchParams(location.hash.slice(1));
  seat = asked.get("seat") ?? String(found.mine[0] ?? "");  // whoever played sees their own decisions at first
  for (const [id, hidden] of Object.entries({ bring: true, wait: true, play: false, "told-of": false, replay: Boolean(file) })) $(id).hidden = hidden;
  entitle(say("review.title", { game: review.title }));
  $("judge").textContent = say("review.judge", { judge: review.judge });
  $("replay").href = `/replay/${named}`;
  fill($("seat"), el("option", { value: "" }, say("review.all")), ...review.names.map((name, n) => el("option", { value: n }, name)));
  fill($("who"), ...review.names.map((name, n) => el("li", { class: "named" }, mark(n), name)));
  $("seat").value = seat;
  line.show(review);
  showLists();
  const first = chosen().find((one) => one.ply >= Number(asked.get("ply") ?? 0)) ?? chosen()[0] ?? review.decisions[0];
  await go(review.decisions.indexOf(first));
}

/** @param {string} path @param {object} body */
async function start(path, body) {
  $("wait").hidden = false;
  $("stays").hidden = !named;
  $("waiting").textContent = say("review.begin");
  await follow(path, body).then(show).catch((why) => { $("wait").hidden = true; $("bring").hidden = Boolean(named); tell(why); });
}

const STEPS = /** @type {Record<string, () => unknown>} */ ({
  ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => step(-1e9), End: () => step(1e9), m: nextMistake,
});
await begin();
entitle(say("review.bring_title"));
for (const [id, key] of Object.entries({ first: "Home", back: "ArrowLeft", forward: "ArrowRight", last: "End", mistake: "m" })) $(id).onclick = STEPS[key];
document.addEventListener("keydown", (event) => {
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest("input, select, .board")) return;
  const act = STEPS[event.key] ?? STEPS[event.key.toLowerCase()];
  if (act) { event.preventDefault(); void act(); }
});
$("seat").onchange = () => { seat = $("seat").value; showLists(); void go(at); };
$("again").onclick = () => {
  const one = review.decisions[at], asked = { ply: one.ply, seat: one.seat, redeal: true, sign: settings.sign };
  void (file ? ask("/api/reviews/play-on", { ...asked, file }) : ask(`/api/tables/${named}/play-on`, asked)).then(sitDown, tell);
};
$("bring").onsubmit = async (/** @type {Event} */ event) => {
  event.preventDefault();
  const text = await $("file").files[0].slice(0, MOST_BYTES).text();
  if (new TextEncoder().encode(JSON.stringify({ file: text })).length > MOST_BYTES) return tell(say("review.large"));
  file = text;
  $("bring").hidden = true;
  await start("/api/reviews", { file });
};
onLayout(() => go(at));
if (named) await start(`/api/tables/${named}/review`, {});
else $("bring").hidden = false;
