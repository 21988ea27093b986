import assert from "node:assert/strict";
import { test } from "node:test";
import { centre, growth, pose } from "../../src/nekoban/web/static/motion.js";

const box = (x, y, width, height) => ({ x, y, width, height });

test("a box has its centre in the middle", () => {
  assert.deepEqual(centre(box(10, 20, 30, 40)), { x: 25, y: 40 });
});

test("a thing that was twice as large starts at twice its size", () => {
  assert.equal(growth(box(0, 0, 20, 40), box(5, 5, 10, 20)), 2);
});

test("a turned thing keeps its size", () => {
  assert.equal(growth(box(0, 0, 40, 20), box(0, 0, 20, 40)), 1);
});

test("growth stays within reason, also for things without a size", () => {
  assert.equal(growth(box(0, 0, 1000, 1000), box(0, 0, 1, 1)), 4);
  assert.equal(growth(box(0, 0, 0, 0), box(0, 0, 10, 10)), 1);
  assert.equal(growth(box(0, 0, 10, 10), box(0, 0, 0, 0)), 1);
});

test("a pose puts the centre of a thing where it came from", () => {
  const [from, to, scale] = [{ x: 100, y: 50 }, { x: 20, y: 10 }, 2];
  const { translate } = pose(from, to, scale);
  const [x, y] = translate.split(" ").map(parseFloat);
  assert.deepEqual([scale * to.x + x, scale * to.y + y], [from.x, from.y]);
});

test("the last pose changes nothing", () => {
  assert.deepEqual(pose({ x: 7, y: 8 }, { x: 7, y: 8 }, 1), { translate: "0px 0px", scale: "1 1" });
});
