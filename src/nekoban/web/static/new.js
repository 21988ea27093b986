/** The form for a new table: bots or friends, how many, go; the rest is folded away. Or for a rematch (`#again=` its table). */
import { ratedBots } from "./host.js";
import { $, begin, el, entitle, fill, keep, mark, named, picks, settings, signs, sitDown, tell } from "./page.js";
import { one, picker, shelf } from "./picker.js";
import { ask, draw } from "./server.js";
import { botName, listed, say } from "./words.js";

await begin();
const game = await ask(`/api/games/${named}`);
const again = /^#again=([\w-]+)$/.exec(location.hash)?.[1];
/** @type {any} the table whose people play again: TableTold of docs/server.md */
const before = again && await ask(`/api/tables/${again}`).catch(tell);
const usual = game.usual_bot;
entitle(say(before ? "new.again" : "new.title", { game: game.title }));
$("summary").textContent = game.summary;
$("name").value = settings.name;
$("sign").append(signs());
$("ratings").hidden = !game.ratings.length;
const older = game.ratings.find((/** @type {any} */ { rules }) => rules !== game.version);
if (older) $("older_rules").textContent = say("new.older_rules", { rules: older.rules, version: game.version });

let times = /** @type {Record<string, number>} */ ({});  // of each bot's move, in seconds
/** How far the rules are compiled, until they are, and who can play only then. */
async function showCompiling() {
  const { state, done, parts, bots, seconds } = await ask(`/api/games/${named}/compiling`);
  if (!Object.keys(times).length && Object.keys(seconds).length) { times = seconds; showSeats(); }
  const later = listed(game.bots.filter((/** @type {string} */ bot) => !bots.includes(bot)).map(botName));
  fill($("compiling"), state !== "ready" && later && say("new.compiling", { done, parts, later }));
  if (state === "compiling" || state === "waiting") setTimeout(showCompiling, 2000);
}

/** @param {any} option */
function field(option) {
  if (option.by_variant) return el("input", { type: "hidden", id: `option-${option.name}`, value: option.default });
  const id = `option-${option.name}`, about = { id, name: option.name, "aria-describedby": `${id}-help` };
  const inputs = {
    number: () => el("input", { ...about, type: "number", min: option.low, max: option.high, value: option.default, required: true }),
    choice: () => el("select", about, ...picks(option.values.map((/** @type {string} */ value, /** @type {number} */ n) =>
      [value, option.labels[n]]), option.default)),
    switch: () => el("input", { ...about, type: "checkbox", checked: option.default }),
    text: () => el("input", { ...about, value: option.default }),
  };
  const input = inputs[/** @type {keyof typeof inputs} */ (option.type)](), found = game.pickers[option.name];
  return el("div", { class: `field ${found ? "text" : option.type}` }, el("label", { for: id }, option.label),
    input, found && picker(found, input, option.name), el("p", { class: "soft", id: `${id}-help` }, found ? option.help.split(/\s*[:：]/)[0].replace(/[.。]?$/, say("text.stop")) : option.help));
}

/** Bots, friends, or all at this screen: what the seats of the others begin with. */
const WITH = { bots: () => `bot ${$("level").value}`, friends: () => "open", here: () => "me" };
const others = () => WITH[/** @type {keyof typeof WITH} */ (/** @type {any} */ (document.querySelector("[name=with]:checked"))?.value ?? "friends")]();

const PAW = "M10 19C5 19 3 16 5 13.500 6.500 11.500 8 10.500 10 10.500S13.500 11.500 15 13.500C17 16 15 19 10 19ZM3.500 7a2 2.600 0 1 0 .1 0ZM7.700 3a2 2.600 0 1 0 .1 0ZM12.300 3a2 2.600 0 1 0 .1 0ZM16.500 7a2 2.600 0 1 0 .1 0Z";
/** A paw for each step of strength. @param {number} strength from 0 to 4 */
const paws = (strength) => `<svg viewBox="0 0 66 40">${[0, 1, 2, 3, 4].map((n) => `<path transform="translate(${n < 3 ? 22 * n : 22 * n - 55} ${n < 3 ? 0 : 20})" class="${n <= strength ? "full" : ""}" d="${PAW}"/>`).join("")}</svg>`;
let offered = "", previews = 0;  // the bots as they are shown; how often it was asked how the table would look: only the last answer counts

/** @param {boolean} [anew] whether the seats are filled as chosen above, and not kept */
function showSeats(anew = false) {
  const had = anew ? [] : [...document.querySelectorAll("#seats select")].map((chosen) => /** @type {HTMLSelectElement} */ (chosen).value);
  const count = Number($("option-players").value), bots = ratedBots(game, count, times), kinds = [["me", say("new.me")], ["open", say("new.open")], ...bots.map(([name, text]) => [`bot ${name}`, text])];
  fill($("stand_in"), ...picks(bots, $("stand_in").value || usual));
  $("level").value ||= usual;
  const items = bots.map(([value, , text, strength]) => ({ value, title: botName(value), text, picture: strength >= 0 ? paws(strength) : "" }));
  if (offered !== (offered = JSON.stringify(items))) fill($("bots"), ...one({ items }, $("level"), "level"));
  $("levels").hidden = !others().startsWith("bot");
  fill($("seats"), ...Array.from({ length: Math.min(count, 20) }, (_, n) =>
    el("label", { class: "row" }, el("span", {}, mark(n), ` ${say("new.seat", { number: n + 1 })}`),
      el("select", {}, ...picks(kinds, had[n] ?? (n ? others() : "me"))))));
  $("hints").checked = others().startsWith("bot");  // among people hints are off, unless somebody wants them
}

/** Where an input has its value. @param {any} input */
const part = (input) => ({ checkbox: "checked", number: "valueAsNumber" })[/** @type {string} */ (input.type)] ?? "value";
/** What inputs say, by their names. @param {string[]} names @param {string} [kind] @returns {Record<string, any>} */
const values = (names, kind = "") => Object.fromEntries(names.map((name) => [name, $(kind + name)[part($(kind + name))]]));
/** The options of the game as chosen; a text is a text, also one of digits. */
const options = () => Object.fromEntries(game.options.map((/** @type {any} */ { name, type }) =>
  [name, type === "text" ? $(`option-${name}`).value : values([name], "option-")[name]]));

/** What is in the form, as a NewTable or a RematchAsked of docs/server.md. */
function asked() {
  const seats = [...document.querySelectorAll("#seats select")].map((chosen) => {
    const [kind, bot = ""] = /** @type {HTMLSelectElement} */ (chosen).value.split(" ");
    return { kind, bot };
  });
  const clock = values(["kind", "minutes", "increment", "days"]), undo = $("undo").checked ? "ask" : "never";
  const chosen = { ...before?.settings, ...values(["listed", "spectators", "spectator_chat", "hints", "stand_in"]), undo, clock, coach: Number($("coach").value) };
  return { options: options(), settings: chosen, ...(before ? {} : { game: game.name, seats, name: settings.name, sign: settings.sign, contributes: isSecureContext }) };
}

/** The form as it was answered for the table before: its people stay, all else can be changed. */
function showBefore() {
  const { clock, undo, ...others } = before.settings;
  for (const [id, value] of Object.entries({ ...others, ...clock, undo: undo === "ask" })) $(id)[part($(id))] = value;
  $("you").hidden = $("sitting").hidden = $("with").hidden = $("levels").hidden = true;
  $("make").textContent = say("result.rematch");
  $("more").open = true;
}

/** What the table looks like with these options; or why they do not go together. Only these make no table: whoever asks too fast may still make one. */
async function preview() {
  if (!$("form").checkValidity()) return;
  const mine = ++previews, told = await ask(`/api/games/${named}/preview`, { options: options() }).catch((why) => ({ problem: why.message, code: why.code }));
  if (mine !== previews) return;
  fill($("problem"), told.problem ?? "");
  $("make").disabled = told.code === "malformed";
  if (told.picture) $("preview").innerHTML = told.picture;
  for (const place of document.querySelectorAll("[data-looks]")) fill(place, ...shelf(told.looks?.[place.getAttribute("data-looks") ?? ""] ?? []));
  fill($("changes"), ...(told.changes ?? []).map((/** @type {string[]} */ [clause, said]) => el("li", {}, el("a", { href: `/rules/${named}#${clause}` }, clause), ` ${said}`)));
  if (told.title) entitle(say(before ? "new.again" : "new.title", { game: told.title }));
}

/** What the address asks for, as a variant does. @param {any} option */
const given = ({ name, type }, asked = new URLSearchParams(location.hash.slice(1)).get(name)) => type === "switch" && asked ? asked === "true" : asked;
/** @param {any} option */
const kept = (option) => ({ ...option, default: before?.options[option.name.replaceAll("-", "_")] ?? given(option) ?? option.default });
const [players, ...rest] = game.options.map(kept).map(field);
$("many").append(players);
$("many").hidden = game.options[0].low === game.options[0].high;  // nothing to choose
$("options").append(...rest);
fill($("with"), ...Object.keys(WITH).map((kind) => el("label", {}, el("input", { type: "radio", name: "with", value: kind, checked: kind === "bots" }), say(`new.with.${kind}`))));
for (const input of [$("with"), $("level")]) input.addEventListener("change", () => showSeats(true));
$("option-players").addEventListener("input", () => showSeats());
showSeats();
showCompiling().catch(() => null);
if (before) showBefore();
if (before || location.hash) void preview();  // a variant says what it changes
$("options").addEventListener("change", () => void preview());
const sheet = el("div", { class: "faces", "aria-hidden": "true" });
$("more").addEventListener("toggle", () => { void preview(); $("more").before(sheet); if (game.faces) void draw(sheet, game.faces); }, { once: true });
$("form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  keep({ name: $("name").value });
  await ask(before ? `/api/tables/${again}/rematch` : "/api/tables", asked()).then(sitDown, tell);
});
