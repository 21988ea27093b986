/**
 * Paths of clicks: all that the page knows about moves.
 * A move is a path of ids. No legal path begins another one, so a path that is complete is a move.
 * @typedef {string[]} Path
 */

/**
 * What may be clicked next: the next id of every legal path that begins with what is picked.
 * @param {Path[]} paths @param {Path} picked @returns {Set<string>}
 */
export function nextIds(paths, picked) {
  const open = paths.filter((path) => path.length > picked.length && picked.every((id, i) => path[i] === id));
  return new Set(open.map((path) => path[picked.length]));
}

/**
 * What a click comes to.
 * "pick" goes on along a path, "play" completes it, "drop" gives back what was picked, "why" is no legal step.
 * @param {Path[]} paths @param {Path} picked @param {string} id
 * @returns {{act: "pick" | "play" | "drop" | "why", picked: Path}}
 */
export function step(paths, picked, id) {
  const path = [...picked, id];
  if (nextIds(paths, picked).has(id)) return { act: nextIds(paths, path).size ? "pick" : "play", picked: path };
  if (id === picked.at(-1)) return { act: "drop", picked: picked.slice(0, -1) };
  // Somebody who changes their mind just clicks the other card. What would be a whole move has to glow first.
  const anew = picked.length && nextIds(paths, []).has(id) ? step(paths, [], id) : null;
  if (anew) return anew.act === "play" ? { act: "drop", picked: [] } : anew;
  return { act: "why", picked: path };
}
