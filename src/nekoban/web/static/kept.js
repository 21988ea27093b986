/**
 * What this browser keeps of the tables it has seen, so that a closed tab loses nothing.
 * @typedef {{title: string, commitment: string, own: boolean, contribution?: string, done?: number}} Kept
 *   `commitment` is the one that was seen first; `done` is when a game of one's own was seen to be over
 */
const KEY = "nekoban-tables", MOST = 500;

/** By table, the oldest first. @returns {Record<string, Kept>} */
export const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @param {Record<string, Kept>} tables */
const keepAll = (tables) => localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(tables).slice(-MOST))));

/** Keep what was told. A fingerprint that is first seen when the game is over promises nothing. @param {any} told */
export function remember({ table, title, commitment, mine, phase }) {
  const tables = kept(), own = mine.length > 0 && (phase === "open" || phase === "playing");
  const known = tables[table] ?? { title, commitment }, done = phase === "over" && mine.length ? { done: known.done ?? Date.now() } : {};
  if (tables[table] || phase !== "over") keepAll({ ...tables, [table]: { ...known, ...done, own } });
}

/** The seat is gone; what was promised stays. @param {string} table */
export const forget = (table) => remember({ table, mine: [], phase: "over" });

/** What this browser adds to the luck of a table whose fingerprint it has seen: 16 random bytes, kept to be found again. @param {string} table */
export function contribution(table) {
  const tables = kept(), bytes = crypto.getRandomValues(new Uint8Array(16));
  const given = tables[table].contribution ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keepAll({ ...tables, [table]: { ...tables[table], contribution: given } });
  return given;
}
