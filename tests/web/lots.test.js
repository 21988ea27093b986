import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { kept, nextLot, remember, sha256 } from "../../src/nekoban/web/static/kept.js";

const told = { table: "t", title: "Mice", commitment: "first", mine: [1], phase: "dealing", promises: null, unopened: [], seats: [{}, {}] };
const opened = () => createHash("sha256").update(`nekoban-promise first ${kept().t.contribution}`).digest("hex");

beforeEach(() => {
  const items = new Map();
  globalThis.localStorage = { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => items.set(key, text) };
  globalThis.isSecureContext = true;
  remember(told);
});

test("the hash is SHA-256", async () => {
  assert.equal(await sha256("the cat sat"), createHash("sha256").update("the cat sat").digest("hex"));
});

test("a promise comes first, and is the same until it is opened", async () => {
  const first = await nextLot(told);
  assert.deepEqual(first, { kind: "promise", promise: opened() });
  assert.match(kept().t.contribution, /^[0-9a-f]{32}$/);
  assert.deepEqual(await nextLot(told), first);
  assert.equal(await nextLot({ ...told, seats: [{}, { promised: true }] }), null);
});

test("only what was promised is opened, and only when all is sealed", async () => {
  const { promise: mine } = await nextLot(told);
  assert.equal(await nextLot({ ...told, promises: ["x", "another"] }), null);
  assert.equal(await nextLot({ ...told, promises: ["x", null] }), null);
  assert.deepEqual(await nextLot({ ...told, promises: ["x", mine] }), { kind: "contribute", contribution: kept().t.contribution });
  assert.deepEqual(kept().t.promises, ["x", mine]);
  assert.equal(await nextLot({ ...told, promises: ["x", mine], seats: [{}, { contributed: true }] }), null);
});

test("what was opened is never promised again", async () => {
  const { promise: mine } = await nextLot(told), { contribution } = kept().t;
  await nextLot({ ...told, promises: [null, mine] });
  await nextLot({ ...told, unopened: ["Ben"] });
  assert.notEqual(kept().t.contribution, contribution);
  assert.equal(kept().t.promises, undefined);
});

test("what was opened counts for one seal", async () => {
  const { promise: mine } = await nextLot(told);
  await nextLot({ ...told, promises: ["x", mine] });
  assert.equal(await nextLot({ ...told, promises: ["y", mine] }), null);
  assert.deepEqual(kept().t.promises, ["x", mine]);
});

test("nothing is drawn anew unless somebody is named who did not open", async () => {
  const { promise: mine } = await nextLot(told), { contribution } = kept().t;
  await nextLot({ ...told, promises: ["x", mine] });
  assert.equal(await nextLot(told), null);
  assert.equal(kept().t.contribution, contribution);
  const { promise: again } = await nextLot({ ...told, unopened: ["Ben"] });
  await nextLot({ ...told, unopened: ["Ben"], promises: [null, again] });
  assert.equal(await nextLot({ ...told, unopened: ["Ben"] }), null);
});

test("two tabs that draw at the same moment lose no seat", async () => {
  const { promise: mine } = await nextLot(told), { contribution } = kept().t;
  localStorage.setItem("nekoban-tables", JSON.stringify({ t: { ...kept().t, contribution: "0".repeat(32) } }));  // the other tab's
  assert.deepEqual(await nextLot({ ...told, promises: ["x", mine] }), { kind: "contribute", contribution });
  assert.equal(kept().t.contribution, contribution);
});

test("nothing is added where the seed is another one than at first, where one does not sit, or where the browser cannot hash", async () => {
  assert.equal(await nextLot({ ...told, commitment: "another" }), null);
  assert.equal(await nextLot({ ...told, mine: [] }), null);
  globalThis.isSecureContext = false;
  assert.equal(await nextLot(told), null);
  globalThis.isSecureContext = true;
  for (const phase of ["open", "playing", "over"]) assert.equal(await nextLot({ ...told, phase }), null);
});
