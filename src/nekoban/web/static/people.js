/** Between people: ending a game together, and not hearing somebody. Loaded when a game with others has begun. */
import { blocked, hush, hushed } from "./kept.js";
import { button, el, popup, really } from "./page.js";
import { say } from "./words.js";

/** Whoever else is a person. @param {any} table */
const others = ({ seats, mine }) => seats.filter((/** @type {any} */ { kind, bot }, /** @type {number} */ n) => kind === "person" && !bot && !mine.includes(n));

/**
 * A question with its answers; of those one has blocked it is refused. Who has asked it may wait, and perhaps take it back.
 * @param {string} name @param {boolean} own @param {string} said @param {(agree: boolean) => () => void} answer @param {string} [withdraw]
 */
function asked(name, own, said, answer, withdraw) {
  if (own) return [el("p", {}, said), withdraw && button(withdraw, answer(false))];
  if (blocked().includes(name)) return answer(false)(), [];
  return [el("p", {}, said), button("undo.agree", answer(true), "main"), button("undo.refuse", answer(false))];
}

/**
 * @param {(message: {kind: string, [field: string]: any}) => Promise<any>} request @param {() => void} changed whose words are shown has changed
 * @param {(table: string) => HTMLElement | null} [call] the button to be called
 */
export const among = (request, changed, call = () => null) => ({
  /** What one is asked, or waits for: to take a move back, to end the game, to let the coach ask. @param {any} table */
  questions({ undo: { asked_by: by, to_ply: ply }, ending, coach, mine, phase, seats, turn }) {
    if (!mine.length) return [];
    /** @param {object} message @returns {(agree: boolean) => () => void} */
    const answer = (message) => (agree) => () => void request({ kind: "", ...message, agree });
    const undo = by !== null && asked(seats[by].name, mine.includes(by), say(mine.includes(by) ? "undo.waiting" : "undo.asked", { name: seats[by].name, ply }), answer({ kind: "answer-undo", turn, asked_by: by }));
    const own = ending && mine.includes(ending.asked_by), name = ending && seats[ending.asked_by].name;
    const end = ending && asked(name, own, say(own ? "end.waiting" : `end.asked.${ending.how}`, { name }), answer({ kind: "answer-end", how: ending.how, asked_by: ending.asked_by }), "end.withdraw");
    const open = phase === "playing" && coach && !coach.active && !coach.refused, waits = open && mine.every((/** @type {number} */ seat) => coach.agreed.includes(seat));
    return [...(undo || []), ...(open ? asked("", waits, say(waits ? "coach.waiting" : "coach.asked", coach), answer({ kind: "answer-coach" })) : []), ...(end || [])];
  },
  /** The way to end a game before its rules do. @param {any} table */
  ways(table) {
    const ask = (/** @type {string} */ how) => () => void request({ kind: "ask-end", how });
    const choose = () => { const dialog = popup(say("end.open"), el("p", {}, say("end.all")), ...["draw", "abort"].map((how) => button(`end.${how}`, () => { dialog.close(); ask(how)(); }))); };
    const alone = () => really("end.open", "end.alone", ask("abort"));
    const plays = table.phase === "playing" && table.mine.length > 0;
    return plays ? [others(table).length > 0 && call(table.table), !table.ending && button("end.open", others(table).length ? choose : alone)] : [];
  },
  others,
  /** Not hearing somebody at a table. @param {string} id @param {string} name */
  quiet(id, name) {
    const row = (/** @type {string} */ key, /** @type {boolean} */ checked) => el("label", { class: "row" }, el("span", {}, say(key, { name })), el("input", { type: "checkbox", checked }));
    const open = () => {
      const rows = [row("people.mute", hushed(id).includes(name)), row("people.block", blocked().includes(name))];
      const change = () => { const [muted, block] = rows.map((one) => Boolean(one.querySelector("input")?.checked)); hush(id, name, muted, block); changed(); };
      popup(name, el("form", { change }, ...rows), el("p", { class: "soft" }, say("people.help")));
    };
    return el("button", { type: "button", class: "quiet", "aria-label": say("people.quiet", { name }), title: say("people.quiet", { name }), click: open }, hushed(id).includes(name) ? "⊘" : "⋯");
  },
});
