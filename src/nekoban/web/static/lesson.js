/** A first game, step by step. Each step has a drawing, a sentence, and perhaps the move to be made. */
import { Board } from "./board.js";
import { SPEEDS } from "./motion.js";
import { $, announce, begin, entitle, layout, named, onLayout, settings, tell } from "./page.js";
import { ask } from "./server.js";
import { play } from "./sound.js";
import { say } from "./words.js";

await begin();
const load = () => ask(`/api/games/${named}/lesson?layout=${layout()}`);
let lesson = await load(), at = 0;
const board = new Board($("board"), { play: () => go(at + 1), why: () => tell(lesson.steps[at].otherwise || say("lesson.otherwise")) });

/** @param {number} step */
function go(step) {
  const moved = step === at + 1 && !lesson.steps[step]?.begins;
  at = Math.max(0, Math.min(step, lesson.steps.length - 1));
  const { say: sentence, picture, path, chapter } = lesson.steps[at];
  board.show(picture, path ? [path] : [], moved);
  const words = { chapter, say: sentence, count: say("lesson.count", { step: at + 1, steps: lesson.steps.length }) };
  for (const [id, text] of Object.entries(words)) $(id).textContent = text;
  $("progress").value = at + 1;
  $("back").disabled = at === 0;
  $("next").hidden = Boolean(path) || at === lesson.steps.length - 1;
  $("after").hidden = at < lesson.steps.length - 1;
  board.reveal();
  announce(sentence);
  if (settings.sound && moved) play(at === lesson.steps.length - 1 ? "end" : "move");
  if (!path && !$("next").hidden) setTimeout(() => $("next").focus({ preventScroll: true }), SPEEDS[settings.speed]);
}

await board.loadFaces(lesson.faces);
entitle(lesson.title);
$("progress").max = lesson.steps.length;
$("next").onclick = () => go(at + 1);
$("back").onclick = () => go(at - 1);
$("play").href = `/new/${named}`;
$("rules").href = `/rules/${named}`;
$("more").href = `/puzzles#${named}`;
onLayout(async () => { lesson = await load(); go(at); });
go(0);
