import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Refusal, ask, connect, draw, pause } from "../../src/nekoban/web/static/server.js";

/** A socket without a server: what is sent is kept, what is heard is said by the test. */
class Fake {
  static OPEN = 1;
  static all = [];
  constructor(url) {
    this.url = String(url);
    this.readyState = 0;
    this.sent = [];
    Fake.all.push(this);
  }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; this.onclose(); }
  open() { this.readyState = 1; this.onopen(); }
  hear(told) { this.onmessage({ data: JSON.stringify(told) }); }
}

let heard, states, luck;
const last = () => Fake.all.at(-1);
const pass = (seconds) => { for (let i = 0; i < seconds; i++) mock.timers.tick(1000); };

beforeEach(() => {
  Fake.all = [];
  [heard, states] = [[], []];
  Object.assign(globalThis, { WebSocket: Fake, location: { href: "https://example.org/table/x" } });
  luck = 1;
  mock.method(Math, "random", () => luck);
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
});

const sit = () => connect(() => "/api/tables/x/socket", (told) => heard.push(told.kind), (state) => states.push(state));

test("the address of the page tells where the socket is", () => {
  sit();
  assert.equal(last().url, "wss://example.org/api/tables/x/socket");
});

test("an answer goes to the one who asked, and is heard by all", async () => {
  const send = sit();
  last().open();
  const answer = send({ kind: "hint" });
  last().hear({ kind: "hint", path: ["a"], re: last().sent[0].id });
  assert.deepEqual((await answer).path, ["a"]);
  assert.deepEqual(heard, ["hint"]);
});

test("a refusal is told with its clause, and only to the one who asked", async () => {
  const send = sit();
  last().open();
  const answer = send({ kind: "move" });
  last().hear({ kind: "refused", code: "illegal", error: "No.", clause: "MI-05", re: 1 });
  await assert.rejects(answer, (why) => why instanceof Refusal && why.message === "No." && why.clause === "MI-05");
  assert.deepEqual(heard, []);
});

test("a lost connection is tried again, later and later, and what was asked is refused", async () => {
  const send = sit();
  last().open();
  const answer = send({ kind: "move" });
  last().close();
  await assert.rejects(answer, (why) => why.code === "lost");
  await assert.rejects(send({ kind: "move" }), (why) => why.code === "lost");
  for (const [wait, count] of [[499, 1], [1, 2]]) {
    mock.timers.tick(wait);
    assert.equal(Fake.all.length, count);
  }
  last().open();  // a server that takes the call and says nothing is no reason to hurry
  last().close();
  mock.timers.tick(999);
  assert.equal(Fake.all.length, 2);
  mock.timers.tick(1);
  assert.equal(Fake.all.length, 3);
  last().open();
  last().hear({ kind: "table" });
  assert.deepEqual(states, ["off", "off", "on"]);
  last().close();
  mock.timers.tick(500);
  assert.equal(Fake.all.length, 4);
});

test("pauses grow up to a quarter of a minute, and no two pages keep the same", () => {
  const spread = (tries) => [0, 0.999].map((chance) => { luck = chance; return Math.round(pause(tries)); });
  assert.deepEqual([0, 1, 4, 5, 50].map(spread), [[250, 500], [500, 1000], [4000, 7996], [7500, 14993], [7500, 14993]]);
});

test("a drawing that does not come is asked for again; one that is not there is not", async () => {
  const answers = [{ status: 503 }, new TypeError("no network"), { status: 200, ok: true, text: async () => "<svg/>" }], node = {};
  globalThis.fetch = async () => { const next = answers.shift(); if (next instanceof Error) throw next; return next; };
  await draw(node, "/faces.svg");
  for (let i = 0; i < 2; i++) {
    assert.equal(node.innerHTML, undefined);
    mock.timers.tick(15000);
    for (let turn = 0; turn < 10; turn++) await null;
  }
  assert.equal(node.innerHTML, "<svg/>");
  answers.push({ status: 404, ok: false }, { status: 200, ok: true, text: async () => "no" });
  await draw(node, "/cover");
  mock.timers.tick(60000);
  assert.equal(answers.length, 1);
});

test("whoever may not look is not let in by asking again", () => {
  sit();
  last().open();
  last().hear({ kind: "refused", code: "not-seated", error: "This table is private." });
  last().close();
  mock.timers.tick(60000);
  assert.equal(Fake.all.length, 1);
  assert.deepEqual(states, ["refused"]);
});

test("a silent connection is asked, and given up when nothing comes", () => {
  sit();
  last().open();
  pass(20);
  assert.deepEqual(last().sent.map(({ kind }) => kind), ["ping"]);
  pass(31);
  assert.equal(Fake.all[0].readyState, 3);
  assert.equal(Fake.all.length, 2);
});

test("over HTTP a refusal is an error with the server's sentence", async () => {
  globalThis.fetch = async () => ({ ok: false, json: async () => ({ error: "There is no such table.", code: "no-such" }) });
  await assert.rejects(ask("/api/tables/x"), (why) => why.message === "There is no such table." && why.code === "no-such");
});
