/**
 * The puzzle of the day, and what this browser keeps of puzzles: no server helps.
 * @typedef {{solved: Record<string, boolean>, day: string, streak: number, tried: string}} Solved
 *   `solved` says of every puzzle that was tried whether the first try was right; `day` is the last one of the streak;
 *   `tried` is a day and its puzzles that were tried on it, such as '2026-11-16 1f2e3d4c': they count once, solved before or not
 */
const KEY = "nekoban-puzzles", DAY = 86400000;

/** FNV-1a with 32 bits, as core/puzzles.py has it. @param {string} text */
export function mixed(text) {
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) number = Math.imul(number ^ byte, 0x01000193) >>> 0;
  return number;
}

/** The day as the reader's clock has it, such as 2026-11-16. @param {Date} now */
export const dayOf = (now) => `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;

/** The puzzle of a day: the one whose name, mixed with the date, comes first. @param {string[]} ids @param {string} day */
export const daily = (ids, day) => ids.reduce((first, id) => {
  const one = mixed(`${day} ${first}`), other = mixed(`${day} ${id}`);
  return other < one || (other === one && id < first) ? id : first;
});

/** How many days lie between two. @param {string} from @param {string} to */
const between = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** What is kept once a puzzle was answered. @param {Solved} kept @param {string} id @param {boolean} right @param {string} day the day whose puzzle it is, or nothing */
export function answered(kept, id, right, day) {
  const solved = { [id]: right, ...kept.solved };
  const before = kept.tried.startsWith(day) ? kept.tried.split(" ") : [day];
  if (!day || before.includes(id)) return { ...kept, solved };
  const next = { ...kept, solved, tried: [...before, id].join(" ") };
  if (!right || kept.day === day) return next;
  return { ...next, day, streak: kept.day && between(kept.day, day) === 1 ? kept.streak + 1 : 1 };
}

/** The days in a row up to today; a streak is not lost before the day is over. @param {Solved} kept @param {string} today */
export const streak = (kept, today) => kept.day && between(kept.day, today) <= 1 ? kept.streak : 0;

/** @returns {Solved} */
export const solved = () => ({ solved: {}, day: "", streak: 0, tried: "", ...JSON.parse(localStorage.getItem(KEY) ?? "{}") });
/** @param {Solved} kept */
export const keepSolved = (kept) => localStorage.setItem(KEY, JSON.stringify(kept));
