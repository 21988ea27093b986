/** The form for a new table, built from what the game declares; or for a rematch (`#again=` its table). */
import { ratedBots } from "./host.js";
import { $, begin, el, entitle, fill, keep, mark, named, picks, settings, sitDown, tell } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

await begin();
const game = await ask(`/api/games/${named}`);
const again = /^#again=([\w-]+)$/.exec(location.hash)?.[1];
/** @type {any} the table whose people play again: TableTold of docs/server.md */
const before = again && await ask(`/api/tables/${again}`).catch(tell);
entitle(say(before ? "new.again" : "new.title", { game: game.title }));
$("summary").textContent = game.summary;
$("name").value = settings.name;
$("ratings").hidden = !game.ratings.length;
const older = game.ratings.find((/** @type {any} */ { rules }) => rules !== game.version);
$("older_rules").hidden = !older;
if (older) $("older_rules").textContent = say("new.older_rules", { rules: older.rules, version: game.version });

/** How far the rules are compiled, until they are, and who can play only then. */
async function showCompiling() {
  const { state, done, parts, bots } = await ask(`/api/games/${named}/compiling`);
  const later = game.bots.filter((/** @type {string} */ bot) => !bots.includes(bot)).join(", ").replaceAll("-", " ");
  $("compiling").hidden = state === "ready" || !later;
  $("compiling").textContent = say("new.compiling", { done, parts, later });
  if (state === "compiling" || state === "waiting") setTimeout(showCompiling, 2000);
}

/** @param {any} option */
function field(option) {
  const id = `option-${option.name}`, about = { id, name: option.name, "aria-describedby": `${id}-help` };
  const inputs = {
    number: () => el("input", { ...about, type: "number", min: option.low, max: option.high, value: option.default, required: true }),
    choice: () => el("select", about, ...picks(option.values.map((/** @type {string} */ value) =>
      [value, value.replaceAll("-", " ")]), option.default)),
    switch: () => el("input", { ...about, type: "checkbox", checked: option.default }),
    text: () => el("textarea", { ...about, rows: 2 }, option.default),
  };
  return el("div", { class: `field ${option.type}` }, el("label", { for: id }, option.name.replaceAll("-", " ")),
    inputs[/** @type {keyof typeof inputs} */ (option.type)](), el("p", { class: "soft", id: `${id}-help` }, option.help));
}

function showSeats() {
  const had = [...document.querySelectorAll("#seats select")].map((chosen) => /** @type {HTMLSelectElement} */ (chosen).value);
  const count = Number($("option-players").value), bots = ratedBots(game, count), kinds = [["me", say("new.me")], ["open", say("new.open")], ...bots.map(([name, text]) => [`bot ${name}`, text])];
  fill($("stand_in"), ...picks(bots, $("stand_in").value || game.bots[game.bots.length >> 1]));
  fill($("seats"), ...Array.from({ length: Math.min(count, 20) }, (_, n) =>
    el("label", { class: "row" }, el("span", {}, mark(n), ` ${say("new.seat", { number: n + 1 })}`),
      el("select", {}, ...picks(kinds, had[n] ?? (n ? "open" : "me"))))));
}

/** Where an input has its value. @param {any} input */
const part = (input) => ({ checkbox: "checked", number: "valueAsNumber" })[/** @type {string} */ (input.type)] ?? "value";
/** What inputs say, by their names. @param {string[]} names @param {string} [kind] @returns {Record<string, any>} */
const values = (names, kind = "") => Object.fromEntries(names.map((name) => [name, $(kind + name)[part($(kind + name))]]));

/** What is in the form, as a NewTable or a RematchAsked of docs/server.md. */
function asked() {
  const options = values(game.options.map((/** @type {any} */ { name }) => name), "option-");
  const seats = [...document.querySelectorAll("#seats select")].map((chosen) => {
    const [kind, bot = ""] = /** @type {HTMLSelectElement} */ (chosen).value.split(" ");
    return { kind, bot };
  });
  const clock = values(["kind", "minutes", "increment", "days"]), undo = $("undo").checked ? "ask" : "never";
  const chosen = { ...before?.settings, ...values(["listed", "spectators", "hints", "stand_in"]), undo, clock };
  return { options, settings: chosen, ...(before ? {} : { game: game.name, seats, name: settings.name, contributes: isSecureContext }) };
}

/** The form as it was answered for the table before: its people stay, all else can be changed. */
function showBefore() {
  const { clock, undo, ...others } = before.settings;
  for (const [id, value] of Object.entries({ ...others, ...clock, undo: undo === "ask" })) $(id)[part($(id))] = value;
  $("you").hidden = $("sitting").hidden = true;
  $("make").textContent = say("result.rematch");
}

/** @param {any} option */
const kept = (option) => ({ ...option, default: before?.options[option.name.replaceAll("-", "_")] ?? option.default });
$("options").append(...game.options.map(kept).map(field));
$("option-players").addEventListener("input", showSeats);
showSeats();
showCompiling().catch(() => null);
if (before) showBefore();
$("form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  keep({ name: $("name").value });
  await ask(before ? `/api/tables/${again}/rematch` : "/api/tables", asked()).then(sitDown, tell);
});
