/** A variant that somebody brings: a file or a text, checked by the server, then played at a table. Loaded on its page alone. */
import { $, begin, copy, el, entitle, fill } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const MOST_BYTES = 64000;  // of a file that the server reads

/** @typedef {{game: string, title: string, changes: [string, string][], options: Record<string, any>, text: string}} Variant */
/** @param {Variant} variant VariantInfo of docs/server.md */
function show({ game, title, changes, options, text }) {
  $("called").textContent = title;
  fill($("changes"), ...changes.map(([clause, sentence]) => el("li", {}, el("a", { href: `/rules/${game}#${clause}` }, clause), ` ${sentence}`)));
  $("short").value = text;
  $("make").href = `/new/${game}#${new URLSearchParams(options)}`;
}

async function read() {
  const file = $("file").files[0];
  if (file) $("text").value = await file.slice(0, MOST_BYTES + 1).text();
}

await begin();
entitle(say("variant.title"));
$("file").onchange = read;
void read();  // one that was chosen before this page was ready
$("copy").onclick = () => copy($("short").value);
$("form").onsubmit = async (/** @type {Event} */ event) => {
  event.preventDefault();
  const found = await ask("/api/variants", { text: $("text").value }).catch((why) => ({ problem: why.message }));
  $("problem").textContent = found.problem ?? "";
  $("found").hidden = Boolean(found.problem);
  if (!found.problem) show(found);
};
