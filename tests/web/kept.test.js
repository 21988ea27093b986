import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forget, kept, remember } from "../../src/nekoban/web/static/kept.js";

const told = { table: "t", title: "Mice", commitment: "first", mine: [0], phase: "playing" };

beforeEach(() => {
  const items = new Map();
  globalThis.localStorage = { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => items.set(key, text) };
});

test("the fingerprint that was seen first is never overwritten", () => {
  remember(told);
  remember({ ...told, commitment: "another" });
  remember({ ...told, commitment: "another", phase: "over" });
  forget("t");
  assert.equal(kept().t.commitment, "first");
});

test("a fingerprint that is seen when all is over promises nothing", () => {
  remember({ ...told, phase: "over" });
  forget("u");
  assert.deepEqual(kept(), {});
});

test("a table is one's own while one sits there and it goes on", () => {
  remember({ ...told, phase: "open" });
  assert.equal(kept().t.own, true);
  remember({ ...told, mine: [] });
  assert.equal(kept().t.own, false);
  remember(told);
  assert.equal(kept().t.own, true);
  for (const phase of ["closed", "over"]) {
    remember({ ...told, phase });
    assert.equal(kept().t.own, false);
  }
});

test("a table that is gone is forgotten, and the others are not", () => {
  remember(told);
  remember({ ...told, table: "u" });
  forget("t");
  assert.deepEqual(Object.entries(kept()).map(([id, { own }]) => [id, own]), [["t", false], ["u", true]]);
});

test("only so much is kept: the oldest go first", () => {
  for (let n = 0; n < 505; n++) remember({ ...told, table: `t${n}` });
  assert.equal(Object.keys(kept()).length, 500);
  assert.equal(Object.keys(kept())[0], "t5");
});
