/** The page of a table. It shows what the server tells and reports what is clicked. */
import { Board } from "./board.js";
import { blocked, hushed, nextLot, remember } from "./kept.js";
import { pointing } from "./log.js";
import { SPEEDS } from "./motion.js";
import { $, PACES, announce, begin, button, copy, el, entitle, fill, inform, keep, layout, mark, named, onLayout, points, popup, put, really, settings, sign, signs, sitDown, tell } from "./page.js";
import { forced } from "./paths.js";
import { Refusal, ask, connect } from "./server.js";
import { play } from "./sound.js";
import { botName, language, listed, say, together } from "./words.js";

const api = `/api/tables/${named}`, address = location.origin + location.pathname;
/** @type {any} everything told about the table so far: TableTold of docs/server.md */
let table = { log: [], chat: [], seats: [], mine: [], paths: [] };
let heard = Date.now(), shape = "", takingBack = false;  // when the clocks were told; of the drawings that were asked for; whether one asked for what is taken back
let eyes = /** @type {number | null | undefined} */ (undefined);  // whose hand is on the screen, once there is a screen
let host = /** @type {any} */ (null), people = /** @type {any} */ (null);  // what the host of a waiting table can do; what there is between people, once a game has begun
/** @type {ReturnType<typeof connect>} */
let send;

const board = new Board($("board"), {
  play: (path) => settings.confirm ? $("confirm").focus() : move(path),
  why: (path) => request({ kind: "why", path }),
  picked: showPicked,
  about: async (thing) => {
    const told = thing && await send({ kind: "about", thing }).catch(() => null);
    return told ? (await import("./about.js")).lines(table.game, told.lines) : null;
  },
});

const showLog = pointing($("log"), board);

/** @param {string[]} path */
async function move(path) {
  const asked = { ply: table.ply, turn: table.turn, path: meant(path) };
  board.pick([], []);
  $("board").dataset.sent = "1";
  const sure = !table.coach?.active || await import("./coach.js").then((coach) => coach.sure(send({ kind: "coach", ...asked }), table.game), () => true);
  return (sure ? send({ kind: "move", ...asked }) : Promise.reject(null)).catch((why) => {
    delete $("board").dataset.sent; board.pick([], clicks());
    if (why) refused(why);
  });
}

/** @param {{kind: string, [field: string]: any}} message @returns {Promise<any>} */
const request = (message) => send(message).catch(refused);

/** Say why something was not done, with the way to the rule. @param {any} why */
function refused(why) {
  if (settings.sound) play("refuse");
  const rule = { href: `/rules/${table.game}#${why.clause}`, target: "_blank" };
  tell(why.message || say("refused.lost"), why.clause && el("a", rule, why.clause));
}

/** What is asked next, and the ways on and back. @param {string[]} labels @param {boolean} complete */
function showPicked(labels, complete) {
  const path = board.picked, asked = table.prompts?.[path.join(" ")], what = listed(labels);
  Object.assign($("confirm"), { hidden: !complete || !settings.confirm, onclick: () => move(path) });
  if (path.length) aimRead(); $("cancel").hidden = !path.length; $("told").hidden ||= path.length > 0;  // it answered what was clicked before
  const said = !path.length ? status() : complete ? say("table.whole", { what }) : asked ?? say("table.picked", { what });
  inform(said);
  if (path.length && !(complete && !settings.confirm)) announce(said);
}

/** The goal of a game lies over the board until it has been read, or the first thing is picked; it stays beside the log. */
const aimRead = () => { if (!$("aim").hidden) { $("aim").hidden = true; keep({ aims: [...settings.aims, table.game] }); } };

/** Whose turn it is, to the reader. */
function status() {
  const asked = table.prompts?.[""], seat = table.seats[table.to_move];
  if (table.phase !== "playing" || !seat) return table.status ?? "";
  if (asked) return say("table.turn", { asked });
  if (table.paths.length) return table.status;
  return say(seat.kind === "bot" || seat.bot ? "table.thinks" : "table.waits", { name: seat.name, asked: unnamed(table.status, seat.name) });
}

/** What somebody else is asked, without the name before it: it is quoted, for it speaks to that player. @param {string} asked @param {string} name */
const unnamed = (asked, name) => asked.startsWith(name) ? asked.slice(name.length).replace(/^[^:：]{0,4}[:：]\s*/, "") : asked;

// One drawing after the other, so that a person can follow quick bots.
let showing = Promise.resolve(), waiting = 0, hurried = false, shown = 0, go = () => {};
/** @param {import("./server.js").Told} told */
function hear(told) {
  const paced = told.kind === "moved";
  waiting += Number(paced);
  const one = async () => { if (paced) await pause(told.log.seat); await show(told); };
  showing = showing.then(one).catch(tell).finally(() => { waiting -= Number(paced); hurried &&= waiting > 0; showSkip(); });
  showSkip();
}

/** What others did stays for a while before the next is shown, unless the reader is in a hurry. @param {number} by */
async function pause(by) {
  const left = shown + (table.mine.includes(by) ? 0 : PACES[settings.pace]) - Date.now();
  if (left > 0 && !hurried && !document.hidden) await new Promise((done) => { go = () => done(null); setTimeout(done, left); });
}
const showSkip = () => { $("skip").hidden = waiting < 2 || hurried; };

/** Until one's own turn comes round, all that others did stays marked; then all that one does oneself. @param {number} by */
function turnMarks(by) {
  const { mine, log } = table, last = log.at(-1)?.seat ?? by, [me] = mine;
  if (mine.length === 1 ? (by === me) !== (last === me) : by !== last) board.marks.clear();
}

/** @param {any} told */
async function show(told) {
  if (told.kind === "said") return table.chat.push(told), showChat();
  if (told.kind === "waiting") return table.waiting = told, showQuestions();
  if (told.kind === "notice") return told.text && tell(told.text);
  if (told.kind === "stopping") return announce(say("table.stopping")), tell(say("table.stopping"));
  if (told.kind === "hint") return board.hint(told.path), tell(told.sentence);
  if (told.kind === "why" && told.error) refused(new Refusal(told));
  if (told.kind === "here") return told.here.forEach((/** @type {boolean} */ here, /** @type {number} */ n) => { table.seats[n].here = here; }), table.watching = told.watching, showSeats();
  if (told.kind !== "moved" && told.kind !== "table") return;
  const was = table, turn = table.paths.length > 0, by = told.kind === "moved" ? told.log.seat : -1;
  if (told.kind === "moved") turnMarks(by);
  heard = shown = Date.now();
  table = told.kind === "table" ? { ...told, waiting: table.waiting } : { ...table, prompts: {}, outcomes: {}, shortcuts: [], ...told, result: told.result ?? null, log: [...table.log, told.log] };
  if (table.result) table.phase = "over";
  remember(table);
  nextLot(table).then((lot) => lot && send(lot)).catch(() => null);
  if (!table.host || table.phase !== "open") host = null;
  else host ??= await import("./host.js").then(({ hosting }) => hosting(table, act)).catch(tell);
  if (["playing", "over"].includes(table.phase)) people ??= await Promise.all([import("./people.js"), import("./call.js").then(({ calling }) => calling(showFacts))]).then(([{ among }, call]) => among(request, () => { showSeats(); showChat(); }, call)).catch(tell);
  await board.loadFaces(table.faces);
  if (table.mine.length > 1 && table.seat !== eyes && eyes !== undefined && !table.result) await passOn();
  eyes = table.seat;
  const moved = was.number !== undefined && was.ply !== table.ply, mine = table.paths.length > 0;
  delete $("board").dataset.sent;
  if (was.ply > table.ply) board.marks.clear();
  Object.assign(board, { unasked: table.unasked ?? [], outcomes: table.outcomes ?? {}, mine: table.mine });
  $("play").hidden = false;  // what is written over things is put where they are seen
  board.show(table.picture ?? "", clicks(), moved, by, hurried ? 0 : SPEEDS[settings.speed]);
  if (told.kind === "moved") told.log.things = board.fresh;
  showAll();
  board.reveal();
  reshape();
  if (told.kind === "moved") announce(together(...told.log.lines));
  if (told.news) tell(told.news);
  if (told.kind === "moved" || mine !== turn) announce(mine ? together(status(), say("table.choices", { count: table.paths.length })) : status());
  if (invited() && !was.rematch) announce(say("rematch.asked", invited()));
  if (settings.sound && moved) play(table.result ? "end" : mine && !turn ? "turn" : "move");
  if (mine) passOver(was.ply > table.ply);
}

/** All ways to click one's moves: the paths, and the game's shortcuts to them. */
const clicks = () => [...table.paths, ...(table.shortcuts ?? []).map((/** @type {any} */ [path]) => path)];
/** @param {string[]} path */
const meant = (path) => table.paths[(table.shortcuts ?? []).find((/** @type {any} */ [clicks]) => String(clicks) === String(path))?.[1]] ?? path;

/** A move that is the only one, and is nothing to think about, is made for the reader, and taken back with what led to it. @param {boolean} back */
function passOver(back) {
  const { ply } = table, { picked, whole } = forced(table.paths, [], settings.skip && !settings.confirm ? [...board.unasked, ...table.alone ?? []] : []);
  if ((takingBack &&= back && whole && table.undo.may)) void request({ kind: "undo", turn: table.turn });
  else if (whole && !back) setTimeout(() => { if (table.ply === ply && !board.picked.length) board.play(picked); }, PACES[settings.pace] / 2);
}

/** The window may have been turned while a drawing was on its way. */
const reshape = () => shape !== layout() && send({ kind: "show", show: ["picture"], layout: shape = layout() }).catch(() => null);

/** Several people at one screen: nobody sees the next hand before its owner is there. */
function passOn() {
  $("board").replaceChildren();
  return new Promise((done) => popup(say("table.pass", { name: table.seats[table.seat].name })).addEventListener("close", done));
}

function showAll() {
  const mine = table.paths.length > 0;
  $("bar").classList.toggle("mine", mine);
  entitle(mine ? `● ${say("table.your_turn")} · ${table.title}` : table.title, table.title);
  /** @type {any} */ (document.querySelector("link[rel=icon]")).href = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  $("rules").href = `/rules/${table.game}`; $("goal").textContent = $("aim-told").textContent = table.goal ?? ""; $("aim").hidden = settings.aims.includes(table.game) || table.phase !== "playing" || !table.mine.length || table.log.some((/** @type {any} */ { seat }) => table.mine.includes(seat));
  put($("undo"), { hidden: !table.mine.length || table.phase !== "playing", disabled: table.undo.asked_by !== null, "aria-disabled": table.undo.may ? null : "true" });
  $("hint").hidden = !mine || !table.settings.hints;
  showSaying();
  showLog(table.log);
  showSeats();
  showChat();
  showQuestions();
  void showResult();
  showFacts();
}

function showSeats() {
  fill($("seats"), ...table.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => {
    const absent = seat.kind === "person" && !seat.here && !seat.bot && table.phase === "playing" && table.mine.length > 0;
    const note = (/** @type {string} */ key) => el("small", {}, ` ${say(`seat.${key}`)}`);
    const state = seat.kind === "open" ? "open" : seat.kind === "bot" || seat.bot ? "bot" : seat.here ? "here" : "away";
    return el("li", { class: table.to_move === number ? "turn" : "" },
      mark(number), sign(seat.sign), el("span", { class: "name" }, seat.name || say("seat.open"),
        table.mine.includes(number) && note("you"), Number.isInteger(seat.strength) && el("small", {}, say(`new.strength.${seat.strength}`)), seat.cause && note(seat.cause), seat.kind === "open" && seat.name && note("invited")),
      el("span", { class: `dot ${state}`, role: "img", "aria-label": say(`seat.is.${state}`), title: say(`seat.is.${state}`) }),
      el("span", { class: "clock", "data-clock": number }),
      table.scores && points(table.scores[number], table.counted),
      absent && button("seat.let_bot", () => request({ kind: "ask-bot", seat: number })),
      people?.others(table).includes(seat) && people.quiet(named, seat.name),
      ...(!table.mine.includes(number) && host?.seat(seat, number) || []));
  }));
  $("counted").textContent = table.counted || say("seat.score");
  put($("watching"), { hidden: !table.watching }).textContent = say("table.watching", { count: table.watching ?? 0 });
  tick();
}

/** Who sits speaks to all; who watches, as far as the host wants it. */
function showSaying() {
  const { mine: { length: sits }, phase, settings: { spectators, spectator_chat: chat } } = table;
  $("saying").hidden = !sits && (!spectators || chat === "never");
  $("who").value ||= put($("who"), { hidden: sits > 0, placeholder: say("table.name") }) && settings.name;
  put($("hears"), { hidden: sits || $("saying").hidden }).textContent = say(chat === "apart" && phase !== "over" ? "chat.apart" : "chat.all");
}

function showChat() {
  const said = table.chat.filter((/** @type {any} */ { name }) => !hushed(named).includes(name));
  fill($("chat"), ...said.slice(-100).map((/** @type {any} */ { seat, name, sign: drawn, text }) => el("li", {}, sign(drawn), el("b", {}, name), seat === null && el("small", { class: "soft" }, ` ${say("chat.watches")}`),
    ` ${text}`, seat === null && name !== settings.name && people?.quiet(named, name))));
  $("chat").scrollTop = $("chat").scrollHeight;
}

function showQuestions() {
  const { mine, seats, turn } = table;
  const waits = table.waiting?.turn === turn && table.waiting;
  const absent = mine.some((/** @type {number} */ seat) => seats[seat].cause === "absent");
  fill($("questions"),
    waits && el("p", {}, say("waiting.rules", { ...waits, bot: botName(waits.bot), offered: botName(waits.offered) })),
    waits && mine.length > 0 && button("waiting.meanwhile", () => request({ kind: "meanwhile" }), "main"),
    absent && el("p", {}, say("seat.played")), absent && button("seat.return", () => act("return"), "main"),
    invited() && el("p", {}, say("rematch.asked", invited())), invited() && button("rematch.join", rematch, "main"),
    ...(people?.questions(table) ?? []), ...(table.phase !== "open" ? [] : mine.length ? invitation() : joining()), ...(host?.table() ?? []));
}

/** Who of the others would like to play again. */
const invited = () => {
  const by = table.rematch && table.mine.length && !table.mine.includes(table.rematch_by) && table.seats[table.rematch_by];
  return by && !blocked().includes(by.name) && by;
};
const invitation = () => [el("p", {}, say("table.invite")), el("code", {}, address), button("table.copy", () => copy(address), "main")];

function joining() {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault(); keep({ name: $("guest").value });
    await ask(`${api}/seats`, { name: settings.name, sign: settings.sign, contributes: isSecureContext }).then(() => location.reload(), tell);
  };
  const name = el("input", { id: "guest", value: settings.name, maxlength: 24 });
  return [el("form", { submit, class: "inline" }, el("label", {}, say("table.name"), " ", name), signs(), el("button", { class: "main" }, say("table.join")))];
}

async function showResult() {
  $("result").hidden = !table.result;
  if (!table.result) return;
  const { shown } = await import("./result.js");
  if (!table.result) return;  // taken back meanwhile
  fill($("result"), ...shown(table, (table.mine.length > 0 || table.rematch) && button("result.rematch", rematch, "main"),
    table.mine.length > 0 && !table.rematch && el("a", { class: "button", href: `/new/${table.game}#again=${named}` }, say("result.other")),
    el("a", { class: "button", href: `/replay/${named}` }, say("result.replay")),
    !table.result.ended && el("a", { class: "button", href: `/review/${named}` }, say("review.open")),
    button("replay.picture", () => board.save().catch(tell))));
}

const rematch = () => ask(`${api}/${table.mine.length ? "rematch" : "follow"}`, {}).then(sitDown, tell);
/** @param {string} what @param {object} [body] */
const act = (what, body = {}) => void ask(`${api}/${what}`, body).catch(tell);

function showFacts() {
  const handOver = () => void ask(`${api}/link`, {}).then(({ link }) => copy(new URL(link, location.href).href), tell);
  const gave = table.seats.filter((/** @type {any} */ { contributed }) => contributed).map((/** @type {any} */ { name }) => name);
  const facts = [[say("table.commitment"), table.commitment], [say("table.contributed"), listed(gave) || say("table.nobody")], ...table.unopened.map((/** @type {string} */ name) => [say("table.unopened"), name])];
  fill($("facts"), el("dl", {}, ...facts.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, String(value))])),
    el("p", { class: "ends" }, button("table.copy", () => copy(address)),
      table.mine.length > 0 && button("table.hand_over", handOver),
      ...(people?.ways(table) ?? []), table.mine.length > 0 && ["open", "dealing", "playing"].includes(table.phase) && button("table.leave", () => really("table.leave", table.phase !== "playing" ? "leave.open" : "leave.playing", () => act("leave")))));
}

/** @param {number} ms */
function time(ms) {
  const s = Math.max(0, Math.ceil(ms / 1000)), hour = 3600, day = 24 * hour;
  if (s >= day) return say("clock.days", { days: Math.floor(s / day), hours: Math.floor(s % day / hour) });
  return new Date(1000 * s).toISOString().slice(s < hour ? 14 : 11, 19);  // of 1970-01-01T00:04:59.000Z
}

function tick() {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const seat = Number(clock.getAttribute("data-clock")), left = table.clocks?.[seat] - (table.running === seat ? Date.now() - heard : 0);
    clock.textContent = table.clocks ? time(left) : "";
    clock.classList.toggle("low", left < 30000);
  }
}

/** @param {"on" | "off" | "refused"} state @param {Refusal} [why] */
async function changed(state, why) {
  $("lost").hidden = state !== "off";
  if (state !== "refused") return;
  if (table.mine.length) tell(say("seat.gone"));
  const preview = await ask(`${api}?show=picture&layout=${layout()}`).catch(() => null);
  if (preview) return hear({ ...preview, kind: "table" });
  $("play").hidden = false;
  inform(why?.message || say("refused.lost"));
}

await begin();
$("undo").onclick = () => { takingBack = true; return request({ kind: "undo", turn: table.turn }); };
$("cancel").onclick = () => board.pick([]); $("aim-read").onclick = aimRead; $("skip").onclick = () => { hurried = true; showSkip(); go(); };
$("hint").onclick = () => request({ kind: "hint" });
$("about").addEventListener("toggle", () => void import("./about.js").then(({ chosen }) => chosen(table)).catch(tell), { once: true });
$("saying").onsubmit = (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  if (!$("who").hidden) keep({ name: $("who").value });
  if ($("words").value.trim()) send({ kind: "chat", text: $("words").value, name: settings.name, sign: settings.sign }).then(() => ($("words").value = ""), refused);
};
const link = /#arrive=(.+)/.exec(location.hash)?.[1];
if (link) { history.replaceState(null, "", location.pathname); await ask(`${api}/arrive`, { link }).catch(tell); }
setInterval(tick, 500);
send = connect(() => `${api}/socket?show=picture&layout=${shape = layout()}&language=${language()}`, hear, changed);
onLayout(reshape);
