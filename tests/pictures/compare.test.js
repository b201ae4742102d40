// The comparison of screens finds what has changed, names it and shows it; what is accepted is stored to the pixel.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { PNG } from "pngjs";
import { acceptAll, compareAll } from "./compare.js";

const SIDE_PX = 400;
const GREY = [120, 120, 120];
const RED = [200, 30, 40];

let folders;
let lines;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "pictures-"));
  folders = { golden: join(root, "golden"), taken: join(root, "taken"), differences: root };
  mkdirSync(folders.golden);
  mkdirSync(folders.taken);
  lines = [];
});
afterEach(() => rmSync(folders.differences, { recursive: true }));

/** A square of one colour; the first pixels have another one. */
function drawn({ count = 0, colour = RED, height = SIDE_PX } = {}) {
  const picture = new PNG({ width: SIDE_PX, height });
  for (let pixel = 0; pixel < SIDE_PX * height; pixel++)
    picture.data.set([...(pixel < count ? colour : GREY), 255], pixel * 4);
  return picture;
}

const put = (folder, name, picture) => writeFileSync(join(folders[folder], name), PNG.sync.write(picture));
const compare = () => compareAll(folders, (line) => lines.push(line));
const accept = () => acceptAll(folders, (line) => lines.push(line));

test("pictures that agree are no difference, nor are three pixels of them", () => {
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn());
  put("golden", "b.png", drawn());
  put("taken", "b.png", drawn({ count: 3 }));
  assert.equal(compare(), 0);
  assert.deepEqual(lines, ["same       a.png", "same       b.png"]);
});

test("four pixels of another colour are a difference, shown beside what was expected", () => {
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn({ count: 4 }));
  assert.equal(compare(), 1);
  const shown = join(folders.differences, "a.png");
  assert.deepEqual(lines, [`DIFFERENT  a.png: 4 pixels differ; see ${shown}`]);
  const { width, height, data } = PNG.sync.read(readFileSync(shown));
  assert.deepEqual([width, height], [3 * SIDE_PX + 32, SIDE_PX]);
  const at = (x) => [...data.subarray(x * 4, x * 4 + 3)];
  assert.deepEqual([at(0), at(SIDE_PX + 16)], [GREY, RED]);
  assert.deepEqual(at(2 * SIDE_PX + 32), [255, 0, 0], "what differs is marked");
});

test("a whole picture that is a little darker is a difference, one that is nearly the same is none", () => {
  const all = SIDE_PX * SIDE_PX;
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn({ count: all, colour: [112, 112, 112] }));
  put("golden", "b.png", drawn());
  put("taken", "b.png", drawn({ count: all, colour: [118, 119, 121] }));
  assert.equal(compare(), 1);
  assert.match(lines[0], /^DIFFERENT {2}a\.png: 160000 pixels/);
});

test("another size is a difference, even where all else agrees", () => {
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn({ height: SIDE_PX + 1 }));
  assert.equal(compare(), 1);
  assert.match(lines[0], /^DIFFERENT {2}a\.png: 400x400 has become 400x401; see /);
  assert.equal(PNG.sync.read(readFileSync(join(folders.differences, "a.png"))).height, SIDE_PX + 1);
});

test("a picture that is not stored and one that is not taken are differences", () => {
  put("taken", "new.png", drawn());
  put("golden", "old.png", drawn());
  assert.equal(compare(), 2);
  assert.match(lines[0], /^NEW {8}new\.png: /);
  assert.match(lines[1], /^GONE {7}old\.png: /);
});

test("what one run has shown is gone after the next", () => {
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn({ count: 9 }));
  compare();
  put("taken", "a.png", drawn());
  assert.equal(compare(), 0);
  assert.ok(!existsSync(join(folders.differences, "a.png")));
});

test("what is accepted is stored to the pixel, and what is not taken any more is removed", () => {
  put("golden", "old.png", drawn());
  put("golden", "a.png", drawn());
  put("taken", "a.png", drawn({ count: 1, colour: [121, 120, 120] }));
  put("taken", "b.png", drawn({ count: 7 }));
  accept();
  assert.deepEqual(lines, ["stored     a.png", "stored     b.png", "removed    old.png"]);
  assert.deepEqual(readdirSync(folders.golden), ["a.png", "b.png"]);
  for (const name of ["a.png", "b.png"]) {
    const [stored, taken] = ["golden", "taken"].map((where) => PNG.sync.read(readFileSync(join(folders[where], name))));
    assert.ok(stored.data.equals(taken.data));
  }
});

test("what is accepted a second time leaves the stored files as they are", () => {
  put("taken", "a.png", drawn({ count: 7 }));
  accept();
  writeFileSync(join(folders.golden, "b.png"), PNG.sync.write(drawn())); // not packed as accept packs it
  put("taken", "b.png", drawn());
  const before = readFileSync(join(folders.golden, "b.png"));
  accept();
  assert.deepEqual(lines.slice(1), ["same       a.png", "same       b.png"]);
  assert.ok(readFileSync(join(folders.golden, "b.png")).equals(before));
});
