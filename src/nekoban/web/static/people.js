/** Between people: ending a game together, and not hearing somebody. Loaded when a game with others has begun. */
import { blocked, hush, hushed } from "./kept.js";
import { button, el, popup, really } from "./page.js";
import { say } from "./words.js";

/** Whoever else is a person. @param {any} table */
const others = ({ seats, mine }) => seats.filter((/** @type {any} */ { kind, bot }, /** @type {number} */ n) => kind === "person" && !bot && !mine.includes(n));

/**
 * @param {(message: {kind: string, [field: string]: any}) => Promise<any>} request @param {() => void} changed whose words are shown has changed
 * @param {(table: string) => HTMLElement | null} [call] the button to be called
 */
export const among = (request, changed, call = () => null) => ({
  /** Whether one lets the coach ask. @param {any} table */
  coaching({ coach, mine }) {
    if (!coach || coach.active || coach.refused || !mine.length) return [];
    const asked = mine.some((/** @type {number} */ seat) => !coach.agreed.includes(seat)), answer = (/** @type {boolean} */ agree) => () => void request({ kind: "answer-coach", agree });
    return [el("p", {}, say(asked ? "coach.asked" : "coach.waiting", coach)), asked && button("undo.agree", answer(true), "main"), asked && button("undo.refuse", answer(false))];
  },
  /** What one is asked, or waits for. @param {any} table */
  questions({ ending, mine, seats }) {
    if (!ending || !mine.length) return [];
    const { how, asked_by } = ending, own = mine.includes(asked_by), { name } = seats[asked_by];
    const answer = (/** @type {boolean} */ agree) => () => void request({ kind: "answer-end", agree, how, asked_by });
    if (!own && blocked().includes(name)) return answer(false)(), [];
    return [el("p", {}, say(own ? "end.waiting" : `end.asked.${how}`, { name })),
      !own && button("undo.agree", answer(true), "main"), button(own ? "end.withdraw" : "undo.refuse", answer(false))];
  },
  /** The way to end a game before its rules do. @param {any} table */
  ways(table) {
    const ask = (/** @type {string} */ how) => () => void request({ kind: "ask-end", how });
    const choose = () => { const dialog = popup(say("end.open"), el("p", {}, say("end.all")), ...["draw", "abort"].map((how) => button(`end.${how}`, () => { dialog.close(); ask(how)(); }))); };
    const alone = () => really("end.open", "end.alone", ask("abort"));
    const plays = table.phase === "playing" && table.mine.length > 0;
    return plays ? [others(table).length > 0 && call(table.table), !table.ending && button("end.open", others(table).length ? choose : alone)] : [];
  },
  /** Not hearing somebody. @param {any} table @param {any} seat */
  quiet(table, seat) {
    const { name } = seat, id = table.table;
    const row = (/** @type {string} */ key, /** @type {boolean} */ checked) => el("label", { class: "row" }, el("span", {}, say(key, { name })), el("input", { type: "checkbox", checked }));
    const open = () => {
      const rows = [row("people.mute", hushed(id).includes(name)), row("people.block", blocked().includes(name))];
      const change = () => { const [muted, block] = rows.map((one) => Boolean(one.querySelector("input")?.checked)); hush(id, name, muted, block); changed(); };
      popup(name, el("form", { change }, ...rows), el("p", { class: "soft" }, say("people.help")));
    };
    return others(table).includes(seat) && el("button", { type: "button", class: "quiet", "aria-label": say("people.quiet", { name }), title: say("people.quiet", { name }), click: open }, hushed(id).includes(name) ? "⊘" : "⋯");
  },
});
