/**
 * What this browser keeps of the tables it has seen, so that a closed tab loses nothing; and what it adds to their luck.
 * @typedef {{title: string, commitment: string, own: boolean, contribution?: string, promises?: (string | null)[], unopened?: number, done?: number, muted?: string[]}} Kept
 *   `commitment` is the one that was seen first; `unopened` is how many had not opened theirs when this browser did; `done` is when a game of one's own was seen to be over
 */
const KEY = "nekoban-tables", MOST = 500, promised = new Map();  // contributions of this tab, by their promises: another tab may draw at the same moment

/** By table, the oldest first. @returns {Record<string, Kept>} */
export const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @param {Record<string, Kept>} tables */
const keepAll = (tables) => localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(tables).slice(-MOST))));

/** Keep what was told. A fingerprint that is first seen when the game is over promises nothing. @param {any} told */
export function remember({ table, title, commitment, mine, phase }) {
  const tables = kept(), known = tables[table] ?? { title, commitment }, own = mine.length > 0 && ["open", "dealing", "playing"].includes(phase);
  if (tables[table] || phase !== "over") keepAll({ ...tables, [table]: { ...known, ...(phase === "over" && mine.length && { done: known.done ?? Date.now() }), own } });
}

/** The seat is gone; what was promised stays. @param {string} table */
export const forget = (table) => remember({ table, mine: [], phase: "over" });

/** Names that this browser does not want to hear from, at any table: a guest is known by nothing else. @returns {string[]} */
export const blocked = () => JSON.parse(localStorage.getItem("nekoban-blocked") ?? "[]");
/** Whose words are not shown at a table. @param {string} table @returns {string[]} */
export const hushed = (table) => [...blocked(), ...(kept()[table]?.muted ?? [])];
/** @param {string} table @param {string} name @param {boolean} muted at this table @param {boolean} block at all tables */
export function hush(table, name, muted, block) {
  const without = (/** @type {string[]} */ names) => names.filter((other) => other !== name);
  keepMore(table, { muted: [...without(kept()[table]?.muted ?? []), ...(muted ? [name] : [])] });
  localStorage.setItem("nekoban-blocked", JSON.stringify([...without(blocked()), ...(block ? [name] : [])].slice(-MOST)));
}

/** Keep something more of a table that was seen. @param {string} table @param {Partial<Kept>} more */
const keepMore = (table, more) => keepAll({ ...kept(), [table]: { ...kept()[table], ...more } });

// --- lots: what this browser adds to the luck. It shows a hash of 16 random bytes first, and opens them when all
// hashes are sealed, so nobody can choose by what the others added. docs/security.md says what that proves.
// Browsers hash only for pages that came over TLS or from this machine; others do not say that they contribute.

/** @param {ArrayBuffer} bytes */
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const sha256 = async (text) => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** What this browser says next while a match is dealt: a promise, what it promised, or nothing. @param {any} table */
export async function nextLot({ table, mine, seats, promises, phase, commitment, unopened }) {
  // What was opened counts for one seal, and is spent then. Another is drawn only if somebody is named who did not open: else a server could try deals until it likes one.
  const before = kept()[table] ?? {}, opened = before.promises, spent = opened && (promises ? `${promises}` !== `${opened}` : unopened.length <= (before.unopened ?? 0));
  if (!isSecureContext || phase !== "dealing" || !mine.length || before.commitment !== commitment || spent) return null;  // another seed than at first: add nothing
  if (!promises && (opened || !before.contribution)) keepMore(table, { contribution: hex(crypto.getRandomValues(new Uint8Array(16)).buffer), promises: undefined });
  const { contribution = "" } = kept()[table], promise = await sha256(`nekoban-promise ${commitment} ${contribution}`);
  if (!promises) return promised.set(promise, contribution), seats[mine[0]].promised ? null : { kind: "promise", promise };
  const own = seats[mine[0]].contributed ? "" : promised.get(promises[mine[0]]) ?? (promise === promises[mine[0]] && contribution);
  return own ? (keepMore(table, { promises, contribution: own, unopened: unopened.length }), { kind: "contribute", contribution: own }) : null;
}
