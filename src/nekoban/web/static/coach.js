/** The coach: before a move that costs much the table asks. Loaded where a table has one. */
import { lines } from "./about.js";
import { button, el, popup } from "./page.js";
import { say } from "./words.js";

const PATIENCE = 4000;  // milliseconds: then the move is simply made

/**
 * Whether a move is to be made: at once, unless the server has a question and the reader thinks again.
 * @param {Promise<any>} doubt what the server says of the move @param {string} game
 * @returns {Promise<boolean>}
 */
export async function sure(doubt, game) {
  const late = new Promise((done) => setTimeout(done, PATIENCE)), told = await Promise.race([doubt, late]).catch(() => null);
  if (!told?.question) return true;
  const why = el("div", { hidden: true, tabindex: -1 }, await lines(game, told.lines));
  return new Promise((done) => {
    const open = () => { why.hidden = false; ask.remove(); why.focus(); }, ask = button("coach.why", open);
    const dialog = popup(say("coach.title"), el("p", { tabindex: -1, autofocus: true }, told.question), why, ask, button("coach.play", () => { dialog.close("play"); }));
    dialog.querySelectorAll(".ends button").forEach((again) => { again.textContent = say("coach.again"); });
    dialog.addEventListener("close", () => done(dialog.returnValue === "play"));
  });
}
