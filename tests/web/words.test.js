import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { phrase, room } from "../../src/nekoban/web/static/words.js";

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
  const made = [/^settings\.(speed|pace|theme|size)\./, /^settings\.(speed|pace|theme|size|sound|skip|confirm|patterns)$/, /^end\.(asked\.)?(draw|abort)$/, /^(new\.strength|result\.came)\.\d$/, /^start\.weight\./, /^replay\.speed\./, /^new\.with\./, /^seat\./, /^bot\./, /^sign\./, /^lobby\./, /^review\.(mark\.|(player|first|costs|luck|result)$)/];
  assert.deepEqual(keys.filter((key) => !source.includes(`"${key}"`) && !made.some((form) => form.test(key))), []);
});

test("a number is written as the language writes it", () => {
  const told = ["en", "fr", "ja"].map((code) => phrase({ mice: "{count}" }, code, "mice", { count: 12345.5 }));
  assert.deepEqual(told, ["12,345.5", "12\u202f345,5", "12,345.5"]);
});

test("every language has the same sentences with the same names in them", () => {
  const names = (text) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
  const languages = readdirSync(new URL("static/messages/", WEB)).map((name) => name.split(".")[0]).filter((code) => code !== "server");
  assert.deepEqual(languages.sort(), readdirSync(new URL("../core/words/", WEB)).filter((name) => name.endsWith(".ftl")).map((name) => name.split(".")[0]).sort());
  for (const code of languages) {
    const [english, other] = [catalogue("en"), catalogue(code)];
    assert.deepEqual(Object.keys(other), Object.keys(english), code);
    for (const key of Object.keys(english)) assert.deepEqual(new Set(names(other[key])), new Set(names(english[key])), `${code} ${key}`);
  }
});

test("every language has the plural forms that it needs", () => {
  for (const code of ["fr", "ja"]) for (const [key, text] of Object.entries(catalogue(code))) {
    const needed = typeof catalogue("en")[key] === "string" ? [] : [0, 1, 2, 5].map((count) => new Intl.PluralRules(code).select(count));
    if (typeof text !== "string") for (const form of needed) assert.ok(form in text, `${code} ${key} ${form}`);
    else assert.ok(new Set(needed).size < 2, `${code} ${key}`);
  }
});

test("French and Japanese have their own marks and spaces", () => {
  for (const [key, text] of Object.entries(catalogue("fr"))) assert.doesNotMatch(JSON.stringify(text), /'|[^\u202f][;!?]| :/, key);
  for (const [key, text] of Object.entries(catalogue("ja"))) assert.doesNotMatch(String(text), / |[.,:;!?](?!neko)/, key);
});

test("signs of Japanese take the room of two letters", () => {
  assert.equal(room("Ann: 9"), 6);
  assert.equal(room("猫の番"), 6);
});
