import assert from "node:assert/strict";
import { test } from "node:test";
import { forced, nextIds, step } from "../../src/nekoban/web/static/paths.js";

const PATHS = [["card-1", "column-a"], ["card-1", "column-b"], ["card-2", "column-a"], ["pass"]];

test("at first the beginnings of all legal paths can be clicked", () => {
  assert.deepEqual([...nextIds(PATHS, [])], ["card-1", "card-2", "pass"]);
});

test("after a click only what goes on from it", () => {
  assert.deepEqual([...nextIds(PATHS, ["card-2"])], ["column-a"]);
});

test("nothing follows a complete path", () => {
  assert.equal(nextIds(PATHS, ["pass"]).size, 0);
});

test("a click picks, and the last one plays", () => {
  assert.deepEqual(step(PATHS, [], "card-1"), { act: "pick", picked: ["card-1"] });
  assert.deepEqual(step(PATHS, ["card-1"], "column-b"), { act: "play", picked: ["card-1", "column-b"] });
  assert.deepEqual(step(PATHS, [], "pass"), { act: "play", picked: ["pass"] });
});

test("what is picked is given back by another click on it", () => {
  assert.deepEqual(step(PATHS, ["card-1"], "card-1"), { act: "drop", picked: [] });
});

test("another card takes the place of the one picked", () => {
  assert.deepEqual(step(PATHS, ["card-1"], "card-2"), { act: "pick", picked: ["card-2"] });
  assert.deepEqual(step(PATHS, ["card-1"], "pass"), { act: "drop", picked: [] });  // it does not glow: nothing is played
});

test("a move may be begun from its other end, and is played in its own order", () => {
  assert.deepEqual(step(PATHS, [], "column-a"), { act: "pick", picked: ["column-a"] });
  assert.deepEqual([...nextIds(PATHS, ["column-a"])], ["card-1", "card-2"]);
  assert.deepEqual(step(PATHS, ["column-a"], "card-2"), { act: "play", picked: ["card-2", "column-a"] });
  assert.deepEqual(step(PATHS, ["column-b"], "card-2"), { act: "pick", picked: ["card-2"] });  // another beginning
});

test("a move that was begun from its other end is played when all of it is clicked, whatever a longer way would ask for", () => {
  const paths = [["space-1", "pay-coast"], ["space-2", "pay-coast"], ["card-coast", "space-1", "pay-coast"]];
  assert.deepEqual(step(paths, ["pay-coast"], "space-1"), { act: "play", picked: ["space-1", "pay-coast"] });
  assert.deepEqual(step(paths, ["card-coast"], "space-1"), { act: "pick", picked: ["card-coast", "space-1"] });
});

test("only what a game would not ask for is clicked for the player", () => {
  const paths = [["space-1", "pay-card"], ["space-2", "pay-card"], ["space-2", "pay-two"]];
  assert.deepEqual(forced(paths, ["space-1"], ["pay-"]), { picked: ["space-1", "pay-card"], whole: true });
  assert.deepEqual(forced(paths, ["space-1"], []), { picked: ["space-1"], whole: false });
  assert.deepEqual(forced(paths, ["space-2"], ["pay-"]), { picked: ["space-2"], whole: false });
  assert.deepEqual(forced([["deck"]], [], ["deck"]), { picked: ["deck"], whole: true });
  assert.deepEqual(forced([], [], ["deck"]), { picked: [], whole: false });
});

test("nothing is clicked for whoever began from the other end", () => {
  assert.deepEqual(forced([["space-1", "pay-card"]], ["pay-card"], ["space-", "pay-"]), { picked: ["pay-card"], whole: false });
});

test("anything else is a question", () => {
  assert.deepEqual(step(PATHS, [], "column-z"), { act: "why", picked: ["column-z"] });
  assert.deepEqual(step(PATHS, ["card-2"], "column-b"), { act: "why", picked: ["card-2", "column-b"] });
  assert.deepEqual(step([], [], "pass"), { act: "why", picked: ["pass"] });
});

test("the same id may stand twice in a path", () => {
  const paths = [["hex-1", "hex-1", "yes"], ["hex-1", "hex-2", "yes"]];
  assert.deepEqual(step(paths, ["hex-1"], "hex-1"), { act: "pick", picked: ["hex-1", "hex-1"] });
});
