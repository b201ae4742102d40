// `make pictures`: compares the pictures that take.py has just taken with the stored ones in golden/.
//
// Every run on the same machine takes the same pictures. Other versions of Chromium draw edges a little differently,
// therefore a few pixels may differ, and every pixel a little. A picture that differs by more is a difference.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How much a pixel's colour may differ, from 0 to 1: at 0.02, a grey by 5 of 255. */
export const THRESHOLD = 0.02;
/** The share of pixels that may differ by more: 25 of a 1440x900 window. */
export const MAX_SHARE = 1 / 50_000;

const GAP_PX = 16;
const here = (path) => relative("", fileURLToPath(new URL(path, import.meta.url)));
const FOLDERS = {
  golden: here("golden"),
  taken: here("../../screenshots/pictures/taken"),
  differences: here("../../screenshots/pictures"),
};

/** The names in either set, in order. */
const either = (one, other) => [...new Set([...one, ...other])].sort();
const named = (folder) => new Set(readdirSync(folder).filter((name) => name.endsWith(".png")));
const read = (path) => PNG.sync.read(readFileSync(path));

/** A screen has no transparent pixels. Unfiltered lines of flat colours compress best. */
const packed = (picture) =>
  PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });

/** A picture on a larger ground, which is transparent. */
function onGround(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

function sideBySide(pictures) {
  const [{ width, height }] = pictures;
  const all = new PNG({ width: pictures.length * (width + GAP_PX) - GAP_PX, height });
  for (const [place, each] of pictures.entries())
    PNG.bitblt(each, all, 0, 0, width, height, place * (width + GAP_PX), 0);
  return all;
}

/** How two pictures differ: in words, and as expected, actual and difference side by side. Null: they do not. */
export function difference(expected, actual) {
  const [width, height] = ["width", "height"].map((side) => Math.max(expected[side], actual[side]));
  const marked = new PNG({ width, height });
  const pair = [expected, actual].map((picture) => onGround(picture, width, height));
  const options = { threshold: THRESHOLD, includeAA: true };
  const count = pixelmatch(pair[0].data, pair[1].data, marked.data, width, height, options);
  const sizes = [expected, actual].map((picture) => `${picture.width}x${picture.height}`);
  const resized = sizes[0] !== sizes[1];
  if (!resized && count <= MAX_SHARE * width * height) return null;
  const words = resized ? `${sizes[0]} has become ${sizes[1]}` : `${count} pixels differ`;
  return { words, picture: sideBySide([...pair, marked]) };
}

/** Compare all pictures by name, and print a line for each. Returns how many differ, are new, or are gone. */
export function compareAll({ golden, taken, differences } = FOLDERS, print = console.log) {
  const [stored, fresh] = [named(golden), named(taken)];
  for (const name of named(differences)) rmSync(join(differences, name)); // of the run before
  let wrong = 0;
  for (const name of either(stored, fresh)) {
    const found =
      stored.has(name) && fresh.has(name) ? difference(read(join(golden, name)), read(join(taken, name))) : null;
    if (found) writeFileSync(join(differences, name), PNG.sync.write(found.picture));
    const words = found
      ? `DIFFERENT  ${name}: ${found.words}; see ${join(differences, name)}`
      : !stored.has(name)
        ? `NEW        ${name}: not stored yet; see ${join(taken, name)}`
        : !fresh.has(name)
          ? `GONE       ${name}: stored, but not taken`
          : `same       ${name}`;
    if (!words.startsWith("same")) wrong += 1;
    print(words);
  }
  return wrong;
}

/** Store all pictures anew. Files whose pixels are the same stay as they are. */
export function acceptAll({ golden, taken } = FOLDERS, print = console.log) {
  mkdirSync(golden, { recursive: true });
  const [stored, fresh] = [named(golden), named(taken)];
  for (const name of either(stored, fresh)) {
    if (!fresh.has(name)) {
      rmSync(join(golden, name));
      print(`removed    ${name}`);
      continue;
    }
    const picture = read(join(taken, name));
    const before = stored.has(name) ? read(join(golden, name)) : null;
    const same = before?.width === picture.width && before.data.equals(picture.data);
    if (!same) writeFileSync(join(golden, name), packed(picture));
    print(`${same ? "same      " : "stored    "} ${name}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--accept")) acceptAll();
  else if (compareAll()) {
    console.log("If that is meant: make pictures ACCEPT=1");
    process.exitCode = 1;
  }
}
