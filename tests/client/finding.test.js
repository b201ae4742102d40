// Words are found whatever their capitals and accents; terms are found in a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";

import { placesOf } from "../../src/twelvefold/web/app/pages/rules/finding.js";
import { cutAtTerms, markTerm } from "../../src/twelvefold/web/app/terms.js";

/** @type {(text: string, words: string) => string[]} */
const found = (text, words) => placesOf(text, words).map(([start, end]) => text.slice(start, end));

test("capitals, accents and typed letters make no difference", () => {
  assert.deepEqual(found("The Knight, a knight", "KNIGHT"), ["Knight", "knight"]);
  assert.deepEqual(found("Все берут: ещё и еще", "еще"), ["ещё", "еще"]);
  assert.deepEqual(found("dés égaux", "des egaux"), ["dés égaux"]);
  assert.deepEqual(found("die große Größe", "grosse"), ["große", "Größe"]);
  assert.deepEqual(found("au cœur de l’île", "coeur de l'ile"), ["cœur de l’île"]);
  assert.deepEqual(found("two\nlines", "two lines"), ["two\nlines"]);
});

test("nothing is found where there is nothing to find", () => {
  assert.deepEqual(found("Knight", "lady"), []);
  assert.deepEqual(found("Knight", "  "), []);
});

test("a sentence is cut at its terms", () => {
  const line = `Ada – ${markTerm("knight", "Knight")}, Ben – ${markTerm("great_one", "Great One")}.`;
  assert.deepEqual(cutAtTerms(line), [
    "Ada – ",
    { name: "knight", text: "Knight" },
    ", Ben – ",
    { name: "great_one", text: "Great One" },
    ".",
  ]);
  assert.deepEqual(cutAtTerms("Nobody comes first."), ["Nobody comes first."]);
});
