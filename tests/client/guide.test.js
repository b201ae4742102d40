// What the guide explains after the first turn.

import assert from "node:assert/strict";
import { test } from "node:test";

import { mostTelling } from "../../src/twelvefold/web/app/parts/telling.js";

const TELLING = ["CardsCancelled", "DiceCancelled", "FirstPlace"];
const entry = (is, seat = 1, of = "game") => ({ number: 0, of, event: { is, seat } });
const own = ({ event }) => event.seat === 0;
const told = (...events) => mostTelling(events, "CardsRevealed", TELLING, own)?.event;

test("the event that is most worth explaining", () => {
  const turn = [entry("CardsRevealed"), entry("DiceCancelled"), entry("FirstPlace", 0)];
  assert.equal(told(...turn)?.is, "DiceCancelled");
});

test("rather one with the viewer in it", () => {
  const turn = [entry("CardsRevealed"), entry("DiceCancelled", 2), entry("DiceCancelled", 0)];
  assert.deepEqual(told(...turn), { is: "DiceCancelled", seat: 0 });
});

test("the last turn that told anything", () => {
  const before = [entry("CardsRevealed"), entry("CardsCancelled")];
  const last = [entry("CardsRevealed"), entry("FirstPlace")];
  assert.equal(told(...before, ...last)?.is, "FirstPlace");
  assert.equal(told(...before, ...last, entry("CardsRevealed"))?.is, "FirstPlace");
});

test("nothing before anything has happened", () => {
  assert.equal(told(), undefined);
  assert.equal(told(entry("CardsCancelled", 0, "table")), undefined);
});
