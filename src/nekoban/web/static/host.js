/** Bots and what they are worth; and what the host of a waiting table can do, loaded when there is one. */
import { button, el, picks, really } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

/** It depends on how many sit at the table. @param {any} game @param {number} count @returns {string[][]} name and text */
export function ratedBots(game, count) {
  const rated = game.ratings.find((/** @type {any} */ { seats }) => seats === count) ?? game.ratings[0];
  return game.bots.map((/** @type {string} */ name) => {
    const rating = rated?.ratings[name], bot = name.replaceAll("-", " ");
    return [name, rating === undefined ? say("new.bot", { bot }) : say("new.bot_rated", { bot, rating })];
  });
}

/** @param {{game: string, seats: any[]}} table @param {(what: string, body?: object) => void} act */
export async function hosting(table, act) {
  const game = await ask(`/api/games/${table.game}`), bots = ratedBots(game, table.seats.length);
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
