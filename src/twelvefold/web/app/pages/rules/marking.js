// Marks words in a page of text.

import { placesOf } from "./finding.js";

/** Elements within which words are found, even if a part of them is emphasised. */
const BLOCKS = "p, li, td, th, h1, h2, h3, figcaption, pre";

/**
 * The text nodes of a page, by block. Pictures have none.
 * @param {Element} page
 */
function blocksOf(page) {
  /** @type {Map<Element, Text[]>} */
  const blocks = new Map();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const block = node.parentElement?.closest(`${BLOCKS}, .drawn`);
    if (!block || block.matches(".drawn")) continue;
    const texts = blocks.get(block) ?? [];
    blocks.set(block, texts);
    texts.push(node);
  }
  return blocks.values();
}

/**
 * Mark a part of a block, which may begin and end inside other elements.
 * @param {Text[]} texts
 * @param {number} start
 * @param {number} end
 */
function markPart(texts, start, end) {
  /** @type {HTMLElement[]} */
  const marks = [];
  let before = 0;
  for (const text of texts) {
    const { length } = text;
    const [from, to] = [Math.max(0, start - before), Math.min(length, end - before)];
    before += length;
    if (from >= to) continue;
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    const mark = document.createElement("mark");
    range.surroundContents(mark);
    marks.push(mark);
  }
  return marks;
}

/**
 * Mark all places of the words in a page: for each place its marks.
 * @param {Element} page
 * @param {string} words
 */
export function markWords(page, words) {
  const found = [];
  for (const texts of blocksOf(page)) {
    const whole = texts.map((text) => text.data).join("");
    const places = placesOf(whole, words).reverse(); // from the end, so that the places before stay where they are
    found.push(...places.map(([start, end]) => markPart(texts, start, end)).reverse());
  }
  return found;
}

/**
 * Take all marks away.
 * @param {Element} page
 */
export function unmark(page) {
  for (const mark of page.querySelectorAll("mark")) {
    const parent = mark.parentElement;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}
