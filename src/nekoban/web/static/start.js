/** The start page: the games, and the tables one can join. */
import { $, begin, button, copy, el, entitle, fill, layout, popup, put, really, settings, sitDown, tell } from "./page.js";
import { forget, kept, remember } from "./kept.js";
import { ask, draw } from "./server.js";
import { botName, language, listed, say } from "./words.js";

/** Straight into a game against bots. @param {any} game @param {HTMLButtonElement} pressed */
async function playNow(game, pressed) {
  const players = game.options[0].default, seats = [{ kind: "me" }, ...Array(players - 1).fill({ kind: "bot", bot: game.usual_bot })];
  wait(pressed, true); await ask("/api/tables", { game: game.name, seats, name: settings.name || say("seat.me"), sign: settings.sign, contributes: isSecureContext }).then(sitDown, (why) => { wait(pressed, false); tell(why); });
}

/** A button that was clicked says so until the table is there; also while its page loads. @param {HTMLButtonElement} pressed @param {boolean} waits */
const wait = (pressed, waits) => { pressed.disabled = waits; pressed.textContent = say(waits ? "start.setting_up" : "start.now"); };

/** A picture of the table in the middle of a game. @param {any} game */
function showTable({ name, title }) {
  const told = say("start.look_of", { game: title });
  popup(told, el("img", { class: "look", alt: told, src: `/api/games/${name}/board?layout=${layout()}` })).classList.add("large");
}

/** How many play, how long it takes, how much there is to learn. @param {any} game */
function facts({ options: [{ low, high }], minutes, is_time_printed, weight }) {
  const count = low === high ? say("start.players_exact", { count: high }) : say("start.players", { low, high });
  const time = minutes && say(minutes[0] === minutes[1] ? "start.minutes_exact" : "start.minutes", { low: minutes[0], high: minutes[1] });
  return [count, time && (is_time_printed ? time : say("start.about", { time })), weight && say(`start.weight.${weight}`)].filter(Boolean).map((fact) => el("li", {}, fact));
}

/** @param {any} game */
function card(game) {
  const now = /** @type {HTMLButtonElement} */ (button("start.now", () => playNow(game, now), "main"));
  now.setAttribute("aria-label", say("start.now_of", { game: game.title }));
  return el("li", { class: "game" },
    el("button", { type: "button", class: "look-at", "aria-label": say("start.look_of", { game: game.title }), click: () => showTable(game) }, el("div", { class: "cover", "aria-hidden": "true" }), el("span", { class: "chip" }, say("start.look"))),
    el("h2", {}, el("a", { href: `/new/${game.name}` }, game.title)), el("p", {}, game.summary), el("ul", { class: "facts soft" }, ...facts(game)),
    Number.isInteger(game.usual_strength) && el("p", { class: "soft" }, say("start.level", { bot: botName(game.usual_bot), level: say(`new.strength.${game.usual_strength}`) })),
    el("p", { class: "ends" }, now,
      el("a", { class: "button", href: `/new/${game.name}` }, say("start.table")),
      el("a", { href: `/rules/${game.name}` }, say("start.rules")),
      game.lesson ? el("a", { href: `/learn/${game.name}` }, say("start.lesson")) : null));
}

/** @param {any} table @param {string} state @param {string} way */
const line = ({ table, title, names }, state, way) => el("li", {}, el("strong", {}, title),
  el("span", {}, listed(names.filter(Boolean))), el("span", { class: "soft" }, state),
  el("a", { class: "button", href: `/table/${table}` }, way));

async function showLobby() {
  const tables = await ask("/api/tables").catch(() => []);
  fill($("tables"), ...tables.map((/** @type {any} */ table) => table.phase === "open"
    ? line(table, say("lobby.seats", { count: table.open_seats }), say("lobby.join"))
    : line(table, say(`lobby.${table.phase}`), say("lobby.watch"))));
  $("nobody").hidden = tables.length > 0;
}

/** One's own tables that go on, the newest first. */
async function showOwn() {
  const told = await Promise.all(Object.entries(kept()).filter(([, { own }]) => own).reverse().map(async ([table, { title }]) => {
    const found = await ask(`/api/tables/${table}`).catch((why) => why);
    if (found.seats) remember(found);
    else if (found.code === "no-such" || found.code === "not-seated") forget(table);
    return { title, status: "", ...found, table, names: found.seats?.map((/** @type {any} */ { name }) => name) ?? [] };
  }));
  const left = kept(), going = told.filter(({ table }) => left[table]?.own), past = Object.entries(left).filter(([, { done }]) => done).reverse();
  fill($("past-tables"), ...past.slice(0, 20).map(([table, { title, done }]) => el("li", {}, el("strong", {}, title), el("span", { class: "soft" }, new Date(Number(done)).toLocaleDateString(language())),
    el("a", { class: "button", href: `/replay/${table}` }, say("result.replay")))));
  $("past").hidden = !past.length;
  const lines = going.map((table) => line(table, table.status, say("own.back"))), more = lines.slice(3);  // the games stay in sight
  fill($("own-tables"), ...lines.slice(0, 3), more.length > 0 && el("li", {}, el("details", {}, el("summary", {}, say("own.more", { count: more.length })), el("ul", { class: "tables" }, ...more))));
  $("own").hidden = !going.length;
}

await begin({ home: true }).then(() => entitle(say("start.title")));
// A link with the secret of this browser and its tables: whoever has it has the seats.
$("own").append(button("own.keep", () => void ask("/api/player/link", {}).then(({ link }) => copy(new URL(`${link}&tables=${Object.keys(kept())}`, location.href).href), tell)));
const [, player, tables] = /#player=(.+)&tables=(.*)/.exec(location.hash) ?? [], look = (/** @type {string} */ table) => ask(`/api/tables/${table}`).then(remember, () => {});
if (player) really("own.have", "own.have_sure", () => void ask("/api/player", { player }).then(() => Promise.all(tables.split(",").map(look))).then(() => location.assign("/"), tell));
$("past").append(button("past.export", () => {
  const past = Object.fromEntries(Object.entries(kept()).filter(([, { done }]) => done));
  el("a", { href: `data:application/json,${encodeURIComponent(JSON.stringify(past, null, 1))}`, download: "nekoban-games.json" }).click();
}));
const [games] = await Promise.all([ask("/api/games"), showOwn()]);
put(fill($("games"), ...games.map(card)), { "aria-busy": null }); addEventListener("pageshow", () => { for (const pressed of document.querySelectorAll(".game .main")) wait(/** @type {any} */ (pressed), false); });  // back from a table
// The covers are the games' own drawings: they come when there is time.
document.querySelectorAll(".cover").forEach((cover, i) => void draw(cover, `/api/games/${games[i].name}/cover`));
await showLobby();
document.addEventListener("visibilitychange", () => document.hidden || showOwn());
setInterval(() => document.hidden || showLobby(), 5000);
