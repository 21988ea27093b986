/**
 * The server: asking over HTTP, and the socket of a table. docs/server.md describes every message.
 * @typedef {{kind: string, re?: number, [field: string]: any}} Told
 */

/** Something that was not done; `clause` is the rule that forbids it. */
export class Refusal extends Error {
  /** @param {{error?: string, code?: string, clause?: string}} told */
  constructor(told) {
    super(told.error ?? "");
    this.code = told.code ?? "";
    this.clause = told.clause ?? "";
  }
}

/** GET, or POST where there is a body. @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && post);
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told);
  return told;
}

const FINAL = ["not-seated", "no-such", "set-aside", "not-allowed", "foreign"];  // no use in asking again

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
    socket = new WebSocket(url);
    socket.onopen = () => { tries = 0; alive = Date.now(); };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = lost;
  }

  /** @param {Told} told */
  function receive(told) {
    alive = Date.now();
    if (told.kind === "table") changed("on");
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
    for (const asked of waiting.values()) asked.reject(new Refusal({ code: "lost" }));
    waiting.clear();
    if (done) return;
    changed("off");
    setTimeout(open, Math.min(5000, 250 * 2 ** tries++));
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
