import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** As much of an element as a dialog needs. */
class Thing extends EventTarget {
  children = []; attributes = {}; hidden = false; textContent = ""; returnValue = "";
  constructor(tag) { super(); this.tag = tag; }
  setAttribute(name, value) { this.attributes[name] = value; if (name === "hidden") this.hidden = true; }
  removeAttribute(name) { delete this.attributes[name]; }
  replaceChildren(...children) { this.children = children; this.textContent = children.filter((child) => typeof child === "string").join(""); }
  append(child) { this.children.push(child); }
  querySelectorAll() { return this.all().filter((one) => one.tag === "button").slice(-1); }
  all() { return this.children.filter((child) => child instanceof Thing).flatMap((child) => [child, ...child.all()]); }
  showModal() { shown = this; }
  close(value = "") { this.returnValue = value; this.dispatchEvent(new Event("close")); }
  click() { this.dispatchEvent(new Event("click")); }
  focus() { focused = this; }
  remove() { removed.push(this); }
}
let shown = null, focused = null, removed = [];
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.location = { pathname: "/table/x" };
globalThis.document = { createElement: (tag) => new Thing(tag), getElementById: () => null, body: new Thing("body"), documentElement: { lang: "en" }, querySelectorAll: () => [] };
const { sure } = await import("../../src/nekoban/web/static/coach.js");
const words = await import("../../src/nekoban/web/static/words.js");
globalThis.fetch = async () => ({ ok: true, json: async () => new Proxy({}, { get: (_, key) => String(key), has: () => true }) });
await words.loadWords();

const DOUBT = { question: "It costs 7%.", lines: [["Better, b.", ""], ["It gains.", "MI-07"]] };
const labelled = (text) => shown.all().find(({ tag, textContent }) => tag === "button" && textContent === text);
const opened = async () => { while (!shown) await new Promise((done) => setTimeout(done)); };

beforeEach(() => { shown = focused = null; removed = []; });

test("without a question the move is made", async () => {
  assert.equal(await sure(Promise.resolve({ question: "" }), "mice"), true);
  assert.equal(shown, null);
});

test("a refused question lets the move pass", async () => {
  assert.equal(await sure(Promise.reject(new Error("too fast")), "mice"), true);
});

test("an answer that does not come lets the move pass", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const made = sure(new Promise(() => {}), "mice");
  mock.timers.tick(4000);
  assert.equal(await made, true);
  mock.timers.reset();
});

test("a question is asked, and the move is made only if the reader says so", async () => {
  const made = sure(Promise.resolve(DOUBT), "mice");
  await opened();
  labelled("coach.play").click();
  assert.equal(await made, true);
});

test("whoever closes the question thinks again", async () => {
  const made = sure(Promise.resolve(DOUBT), "mice");
  await opened();
  labelled("coach.again").click();
  assert.equal(await made, false);
});

test("why is said on request, and has the focus", async () => {
  const made = sure(Promise.resolve(DOUBT), "mice");
  await opened();
  const why = shown.children[2];
  assert.equal(why.hidden, true);
  labelled("coach.why").click();
  assert.equal(why.hidden, false);
  assert.equal(focused, why);
  assert.equal(why.all().filter(({ tag }) => tag === "li").length, 2);
  shown.close();
  assert.equal(await made, false);
});
