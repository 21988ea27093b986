/** The form for a new table, built from what the game declares. */
import { $, begin, el, entitle, fill, keep, mark, named, settings, sitDown, tell } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

await begin();
const game = await ask(`/api/games/${named}`);
entitle(say("new.title", { game: game.title }));
$("title").textContent = say("new.title", { game: game.title });
$("summary").textContent = game.summary;
$("name").value = settings.name;

/** @param {any} option */
function field(option) {
  const id = `option-${option.name}`, about = { id, name: option.name, "aria-describedby": `${id}-help` };
  const inputs = {
    number: () => el("input", {
      ...about, type: "number", min: option.low, max: option.high, value: option.default, required: true,
    }),
    choice: () => el("select", about, ...option.values.map((/** @type {string} */ value) =>
      el("option", { value, selected: value === option.default }, value.replaceAll("-", " ")))),
    switch: () => el("input", { ...about, type: "checkbox", checked: option.default }),
    text: () => el("textarea", { ...about, rows: 2 }, option.default),
  };
  return el("div", { class: `field ${option.type}` }, el("label", { for: id }, option.name.replaceAll("-", " ")),
    inputs[/** @type {keyof typeof inputs} */ (option.type)](), el("p", { class: "soft", id: `${id}-help` }, option.help));
}

function showSeats() {
  const had = [...document.querySelectorAll("#seats select")].map((chosen) => /** @type {HTMLSelectElement} */ (chosen).value);
  const count = Number($("option-players").value);
  const rated = game.ratings.find((/** @type {any} */ { seats }) => seats === count) ?? game.ratings[0];
  const bots = game.bots.map((/** @type {string} */ name) => {
    const rating = rated?.ratings[name], bot = name.replaceAll("-", " ");
    return [`bot ${name}`, rating === undefined ? say("new.bot", { bot }) : say("new.bot_rated", { bot, rating })];
  });
  const kinds = [["me", say("new.me")], ["open", say("new.open")], ...bots];
  $("ratings").hidden = !rated;
  fill($("seats"), ...Array.from({ length: Math.min(count, 20) }, (_, n) => {
    const wanted = had[n] ?? (n ? "open" : "me");
    return el("label", { class: "row" }, el("span", {}, mark(n), ` ${say("new.seat", { number: n + 1 })}`),
      el("select", {}, ...kinds.map(([value, text]) => el("option", { value, selected: value === wanted }, text))));
  }));
}

/** What is in the form, as a NewTable of docs/server.md. */
function asked() {
  const options = Object.fromEntries(game.options.map((/** @type {any} */ { name, type }) => {
    const input = $(`option-${name}`);
    return [name, type === "switch" ? input.checked : type === "number" ? Number(input.value) : input.value];
  }));
  const seats = [...document.querySelectorAll("#seats select")].map((chosen) => {
    const [kind, bot = ""] = /** @type {HTMLSelectElement} */ (chosen).value.split(" ");
    return { kind, bot };
  });
  const number = (/** @type {string} */ id) => Number($(id).value);
  const clock = { kind: $("clock").value, minutes: number("minutes"), increment: number("increment"), days: number("days") };
  return { game: game.name, options, seats, name: settings.name,
    settings: {
      listed: $("listed").checked, spectators: $("spectators").checked, hints: $("hints").checked,
      undo: $("undo").checked ? "ask" : "never", clock,
    } };
}

$("options").append(...game.options.map(field));
$("option-players").addEventListener("input", showSeats);
$("clock").addEventListener("change", () => {
  $("by-player").hidden = $("clock").value !== "player";
  $("by-days").hidden = $("clock").value !== "days";
});
showSeats();
$("form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  keep({ name: $("name").value });
  await ask("/api/tables", asked()).then(sitDown, tell);
});
