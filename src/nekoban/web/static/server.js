/**
 * The server: asking over HTTP, and the socket of a table. docs/server.md describes every message.
 * @typedef {{kind: string, re?: number, [field: string]: any}} Told
 */

/** Something that was not done; `clause` is the rule that forbids it. */
export class Refusal extends Error {
  /** @param {{error?: string, code?: string, clause?: string}} told */
  constructor({ error = "", code = "", clause = "" }) { super(error); this.code = code; this.clause = clause; }
}

/** GET, or POST where there is a body. @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && post), told = await answer.json();
  if (!answer.ok) throw new Refusal(told);
  return told;
}

/** How long to wait before another try: longer and longer, and not all pages at the same moment. @param {number} tries */
export const pause = (tries) => Math.min(15000, 500 * 2 ** tries) * (1 + Math.random()) / 2;

/** Try until it is done. @param {() => Promise<void>} work @returns {Promise<void>} once it was tried */
const patiently = (work, tries = 0) => work().catch(() => void setTimeout(() => patiently(work, tries + 1), pause(tries)));

/** Put a drawing of the server into the page, also if it comes only later. @param {Element} node @param {string} address */
export const draw = (node, address) => patiently(async () => {
  const answer = await fetch(address);
  if (answer.status >= 429) throw answer;  // the server is busy, or not there
  if (answer.ok) node.innerHTML = await answer.text();
});

const FINAL = ["not-seated", "no-such", "set-aside", "not-allowed", "foreign", "misdirected"];  // no use in asking again

/**
 * The socket of a table. It comes back by itself when the connection is lost.
 * @param {() => string} address @param {(told: Told) => void} hear @param {(state: "on" | "off" | "refused", why?: Refusal) => void} changed
 */
export function connect(address, hear, changed) {
  /** @type {Map<number, {resolve: (told: Told) => void, reject: (why: Error) => void}>} */
  const waiting = new Map();
  let count = 0, tries = 0, alive = 0, done = false;
  /** @type {WebSocket} */
  let socket;

  function open() {
    const url = new URL(address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = Object.assign(new WebSocket(url), { onopen: () => { alive = Date.now(); }, onmessage: (/** @type {any} */ { data }) => receive(JSON.parse(data)), onclose: lost });
  }

  /** @param {Told} told */
  function receive(told) {
    alive = Date.now();
    if (told.kind === "table") { tries = 0; changed("on"); }
    const asked = waiting.get(told.re ?? 0);
    waiting.delete(told.re ?? 0);
    if (told.kind === "refused") {
      const refusal = new Refusal(/** @type {any} */ (told));
      if (asked) asked.reject(refusal);
      else if (FINAL.includes(refusal.code)) { done = true; changed("refused", refusal); }
      return;
    }
    hear(told);
    asked?.resolve(told);
  }

  function lost() {
    for (const asked of waiting.values()) asked.reject(new Refusal({ code: "lost" })); waiting.clear();
    if (!done) { changed("off"); setTimeout(open, pause(tries++)); }
  }

  // A connection may be dead without a word: ask, and give it up when nothing comes.
  setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - alive > 45000) socket.close();
    else if (Date.now() - alive > 15000) socket.send(JSON.stringify({ kind: "ping" }));
  }, 5000);
  open();

  /** Say something, and get the answer. @param {{kind: string, [field: string]: any}} message @returns {Promise<Told>} */
  return (message) => new Promise((resolve, reject) => {
    if (socket.readyState !== WebSocket.OPEN) return reject(new Refusal({ code: "lost" }));
    waiting.set(++count, { resolve, reject });
    socket.send(JSON.stringify({ ...message, id: count }));
  });
}
