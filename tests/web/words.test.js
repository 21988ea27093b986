import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES, phrase, translated } from "../../src/nekoban/web/static/words.js";

const WEB = new URL("../../src/nekoban/web/", import.meta.url);
const catalogue = (code) => JSON.parse(readFileSync(new URL(`static/messages/${code}.json`, WEB), "utf8"));
const source = readdirSync(WEB, { recursive: true }).filter((name) => /\.(js|html)$/.test(name))
  .map((name) => readFileSync(new URL(name, WEB), "utf8")).join("\n");

test("names are filled in", () => {
  assert.equal(phrase({ hello: "Hello, {name}!" }, "en", "hello", { name: "Tom" }), "Hello, Tom!");
});

test("the plural follows the language", () => {
  const mice = { one: "{count} mouse", few: "{count} myši", other: "{count} mice" };
  assert.equal(phrase({ mice }, "en", "mice", { count: 1 }), "1 mouse");
  assert.equal(phrase({ mice }, "en", "mice", { count: 3 }), "3 mice");
  assert.equal(phrase({ mice }, "cs", "mice", { count: 3 }), "3 myši");
  assert.equal(phrase({ mice }, "ja", "mice", { count: 1 }), "1 mice");
});

test("a missing sentence is an error, not an empty place", () => {
  assert.throws(() => phrase({}, "en", "nothing", {}), /no "nothing"/);
});

test("every sentence that the pages name is in the catalogue", () => {
  const named = [...source.matchAll(/data-(?:text|label)="([\w.]+)"|\b(?:say|button)\("([\w.]+)"/g)].map((found) => found[1] ?? found[2]);
  assert.ok(named.length > 60);
  assert.deepEqual(named.filter((key) => !(key in catalogue("en"))), []);
});

test("every sentence of the catalogue is used", () => {
  const keys = Object.keys(catalogue("en"));
  const made = [/^settings\.(speed|pace|theme|size)\./, /^settings\.(speed|pace|theme|size|sound|skip|confirm)$/, /^replay\.speed\./, /^new\.with\./, /^seat\./, /^lobby\./];
  assert.deepEqual(keys.filter((key) => !source.includes(`"${key}"`) && !made.some((form) => form.test(key))), []);
});

test("a sentence of the server that no catalogue has stays as it came", () => {
  assert.equal(translated({ error: "Seat 3 is not free.", text: "Seat {seat} is not free.", values: { seat: 3 } }), "Seat 3 is not free.");
  assert.equal(translated({}), "");
});

test("every language has the same sentences with the same names in them", () => {
  const names = (text) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
  for (const code of LANGUAGES) {
    const [english, other] = [catalogue("en"), catalogue(code)];
    if (code !== "en") for (const text of catalogue("server")) english[text] = text;
    assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
    for (const key of Object.keys(english)) assert.deepEqual(new Set(names(other[key])), new Set(names(english[key])), key);
  }
});
