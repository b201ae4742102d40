// Which decisions leave no choice, so that they may play themselves.

import assert from "node:assert/strict";
import test from "node:test";
import { onlyMove } from "../../src/twelvefold/web/app/parts/only-move.js";

const asked = (moves, { line = false, may_end = false } = {}) => onlyMove({ ask: "play", moves, line, may_end });

test("a single move is the only one, several are a choice", () => {
  assert.deepEqual(asked(["play knight"]), { move: "play knight" });
  assert.equal(asked(["play knight", "play lady"]), null);
  assert.equal(asked([]), null);
});

test("a line that may end here or take its last move is a choice", () => {
  assert.equal(asked(["mark a1 R5"], { line: true, may_end: true }), null);
  assert.deepEqual(asked(["value 5"], { line: true }), { move: "value 5" });
});

test("a line that can only end, ends", () => {
  assert.deepEqual(asked([], { line: true, may_end: true }), { move: null });
  assert.equal(asked([], { line: true }), null);
});
