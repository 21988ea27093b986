/** The puzzle of the day, and the days in a row. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, daily, dayOf, mixed, streak } from "../../src/nekoban/web/static/daily.js";

const NOTHING = { solved: {}, day: "", streak: 0, tried: "" };

test("the mix is FNV-1a", () => {
  assert.equal(mixed(""), 0x811c9dc5);
  assert.equal(mixed("a"), 0xe40c292c);
  assert.equal(mixed("foobar"), 0xbf9cf968);
});

test("a day is the reader's own", () => assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05"));

test("a puzzle that is added changes only its own days", () => {
  const ids = ["aa", "bb", "cc", "dd"], days = Array.from({ length: 60 }, (_, n) => dayOf(new Date(2026, 0, 1 + n)));
  const changed = days.filter((day) => daily([...ids, "ee"], day) !== daily(ids, day));
  assert.ok(changed.length > 3 && changed.length < 30);
  for (const day of changed) assert.equal(daily([...ids, "ee"], day), "ee");
});

test("days in a row count, a missed day begins anew, and the first try decides", () => {
  let kept = answered(NOTHING, "a", true, "2026-02-28");
  kept = answered(kept, "b", true, "2026-03-01");
  assert.equal(streak(kept, "2026-03-01"), 2);
  assert.equal(streak(kept, "2026-03-02"), 2);
  assert.equal(streak(kept, "2026-03-03"), 0);
  assert.equal(answered(kept, "c", true, "2026-03-01").streak, 2);
  assert.equal(answered(kept, "c", true, "2026-03-05").streak, 1);
  kept = answered(kept, "d", false, "2026-03-02");
  assert.equal(answered(kept, "d", true, "2026-03-02").solved.d, false);
  assert.equal(kept.streak, 2);
});

test("a puzzle that is not the day's leaves the streak alone", () => {
  const kept = answered(NOTHING, "a", true, "");
  assert.deepEqual(kept, { ...NOTHING, solved: { a: true } });
});

test("a day's puzzle that was met before counts on its day, once, by the first try of that day", () => {
  const met = answered(answered(NOTHING, "a", false, ""), "b", true, "2026-03-01");
  const right = answered(met, "a", true, "2026-03-02");
  assert.deepEqual([right.streak, right.day, right.solved.a], [2, "2026-03-02", false]);
  assert.equal(answered(answered(right, "b", true, "2026-03-03"), "a", true, "2026-03-04").streak, 4);
  let wrong = answered(met, "a", false, "2026-03-02");
  wrong = answered(wrong, "c", false, "2026-03-02");  // of another game
  for (const id of ["a", "c"]) assert.equal(answered(wrong, id, true, "2026-03-02").day, "2026-03-01");
});
