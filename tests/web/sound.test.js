import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { play } from "../../src/nekoban/web/static/sound.js";

let made;

/** A stand-in for a part of Web Audio that remembers that it was made, and with what. */
const part = (name) => class {
  constructor(...given) {
    Object.assign(this, { gain: { setValueAtTime: () => this.gain, exponentialRampToValueAtTime: (_, at) => { made.ends.push(at); } } });
    made[name].push(given.at(-1));
  }
  connect(next) { return next; }
  start(at) { made.starts.push(at); }
  stop(at) { made.stops.push(at); }
  getChannelData() { return new Float32Array(8); }
};

beforeEach(() => {
  made = { starts: [], stops: [], ends: [] };
  const parts = ["AudioBuffer", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode", "OscillatorNode"];
  for (const name of parts) { made[name] = []; globalThis[name] = part(name); }
  globalThis.AudioContext = class { sampleRate = 8000; currentTime = 5; destination = {}; };
  touched(true);
});

const touched = (hasBeenActive) => Object.defineProperty(globalThis, "navigator", { value: { userActivation: { hasBeenActive } }, configurable: true });
const pitches = () => made.OscillatorNode.map(({ frequency }) => frequency);

test("nothing sounds before the reader has touched the page", () => {
  touched(false);
  play("turn");
  assert.deepEqual(made.starts, []);
});

test("a move sounds like a card that is laid, without a tone", () => {
  play("move");
  assert.equal(made.AudioBufferSourceNode.length, 2);
  assert.deepEqual(pitches(), []);
});

test("one's turn rises, the end rises further, and a refusal is one low tone without a card", () => {
  play("turn");
  const turn = pitches();
  assert.deepEqual(turn, [...turn].sort((a, b) => a - b));
  play("end");
  const end = pitches().slice(turn.length);
  assert.ok(end.length > turn.length && end.at(-1) > turn.at(-1));
  const cards = made.AudioBufferSourceNode.length;
  play("refuse");
  assert.equal(made.AudioBufferSourceNode.length, cards);
  assert.ok(pitches().at(-1) < Math.min(...turn));
});

test("every tone begins now or a little later, fades, and stops", () => {
  play("end");
  assert.ok(made.starts.every((at) => at >= 5 && at < 6));
  assert.equal(made.stops.length, made.OscillatorNode.length);
  assert.deepEqual(made.ends, made.stops);
});
