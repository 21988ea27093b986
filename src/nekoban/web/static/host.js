/** Bots and what they are worth; and what the host of a waiting table can do, loaded when there is one. */
import { button, el, picks, really } from "./page.js";
import { ask } from "./server.js";
import { botName, say } from "./words.js";

/**
 * By strength in words and number, and the time that one takes for a move; it depends on how many sit at the table.
 * @param {any} game @param {number} count @param {Record<string, number>} [seconds] as this server has measured them @returns {any[][]} name, text, and the text without the name
 */
export function ratedBots(game, count, seconds = {}) {
  const rated = game.ratings.find((/** @type {any} */ { seats }) => seats === count) ?? game.ratings[0];
  const rank = (/** @type {string} */ name) => rated?.ratings[name] ?? Infinity;
  return game.bots.toSorted((/** @type {string} */ a, /** @type {string} */ b) => Math.sign(rank(a) - rank(b)) || 0).map((/** @type {string} */ name) => {
    const rating = rated?.ratings[name], bot = botName(name);
    const level = rating === undefined ? "" : say(`new.strength.${rated.strengths[name]}`), told = level ? say("new.bot_rated", { bot, rating, level }) : say("new.bot", { bot });
    const timed = (/** @type {string} */ told) => (seconds[name] ? say("new.bot_time", { told, seconds: seconds[name] }) : told);
    return [name, timed(told), level ? timed(say("new.level_rated", { level, rating })) : "", rated?.strengths[name]];
  });
}

/** @param {{game: string, seats: any[]}} table @param {(what: string, body?: object) => void} act */
export async function hosting(table, act) {
  const [game, { seconds }] = await Promise.all([ask(`/api/games/${table.game}`), ask(`/api/games/${table.game}/compiling`)]);
  const bots = ratedBots(game, table.seats.length, seconds);
  let bot = game.usual_bot;
  const change = (/** @type {any} */ { target }) => { bot = target.value; };
  return {
    /** For one seat of another. @param {any} held @param {number} seat */
    seat: ({ kind, name }, seat) => [kind === "open" && button("host.bot", () => act("fill", { bot, seat })),
      (kind !== "open" || name) && button("host.free", () => act("free", { seat }))],
    /** For the whole table. */
    table: () => [el("label", {}, say("host.level"), " ", el("select", { id: "level", change }, ...picks(bots, bot))),
      button("host.fill", () => act("fill", { bot })), button("host.close", () => really("host.close", "host.closing", () => act("close")))],
  };
}
