/**
 * Paths of clicks: all that the page knows about moves.
 * A move is a path of ids. No legal path begins another one, so a path that is complete is a move.
 * Whoever thinks of the column first may click it first: then what can go there follows.
 * @typedef {string[]} Path
 */

/**
 * What is left of a path when these are clicked, in whatever order; nothing if one of them is not in it.
 * @param {Path} path @param {Path} picked @returns {Path | undefined}
 */
function rest(path, picked) {
  const left = [...path];
  for (const id of picked) {
    if (!left.includes(id)) return undefined;
    left.splice(left.indexOf(id), 1);
  }
  return left;
}

/**
 * What is still to be clicked of every legal path that begins with what is picked; else of those that have it in them. Nothing, if it is all of one.
 * @param {Path[]} paths @param {Path} picked @returns {Path[]}
 */
function open(paths, picked) {
  const begun = paths.filter((path) => picked.every((id, i) => path[i] === id)).map((path) => path.slice(picked.length));
  const left = begun.length ? begun : /** @type {Path[]} */ (paths.map((path) => rest(path, picked)).filter(Boolean));
  return left.every(({ length }) => length) ? left : [];
}

/**
 * What may be clicked next.
 * @param {Path[]} paths @param {Path} picked @returns {Set<string>}
 */
export const nextIds = (paths, picked) => new Set(open(paths, picked).flatMap((left) => left.slice(0, 1)));

/** The legal path that was clicked, in its own order. @param {Path[]} paths @param {Path} picked @returns {Path} */
const whole = (paths, picked) => paths.find((path) => picked.every((id, i) => path[i] === id)) ?? paths.find((path) => rest(path, picked)?.length === 0) ?? picked;

/**
 * What a click comes to.
 * "pick" goes on along a path, "play" completes it, "drop" gives back what was picked, "why" is no legal step.
 * @param {Path[]} paths @param {Path} picked @param {string} id
 * @returns {{act: "pick" | "play" | "drop" | "why", picked: Path}}
 */
export function step(paths, picked, id) {
  const path = [...picked, id];
  if (nextIds(paths, picked).has(id)) return nextIds(paths, path).size ? { act: "pick", picked: path } : { act: "play", picked: whole(paths, path) };
  if (id === picked.at(-1)) return { act: "drop", picked: picked.slice(0, -1) };
  if (nextIds(paths, path).size) return { act: "pick", picked: path };
  // Somebody who changes their mind just clicks the other card. What would be a whole move has to glow first.
  const anew = picked.length && nextIds(paths, []).has(id) ? step(paths, [], id) : null;
  if (anew) return anew.act === "play" ? { act: "drop", picked: [] } : anew;
  return { act: "why", picked: path };
}

/**
 * On as far as there is no choice, over things that a game would not ask for: those whose ids begin so.
 * @param {Path[]} paths @param {Path} picked @param {string[]} unasked
 */
export function forced(paths, picked, unasked) {
  let path = picked, next = [...nextIds(paths, path)];
  while (next.length === 1 && unasked.some((start) => next[0].startsWith(start)) && paths.some((legal) => path.every((id, i) => legal[i] === id))) {
    path = [...path, next[0]];
    next = [...nextIds(paths, path)];
  }
  return { picked: path, whole: path.length > 0 && !next.length };
}
