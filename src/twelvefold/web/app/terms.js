// Terms inside sentences: a sentence is plain text, so signs that no text has mark where each term stands in it.

const [NAME, TEXT, END] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${NAME}(.+?)${TEXT}(.+?)${END}`, "u");

/**
 * @param {string} name
 * @param {string} text
 */
export const markTerm = (name, text) => `${NAME}${name}${TEXT}${text}${END}`;

/**
 * A sentence cut at its terms: plain texts and, between them, terms.
 * @param {string} sentence
 */
export function cutAtTerms(sentence) {
  const pieces = sentence.split(MARKED);
  /** @type {(string | { name: string, text: string })[]} */
  const parts = [];
  for (let at = 0; at < pieces.length; at += 3) {
    parts.push(pieces[at]);
    if (at + 2 < pieces.length) parts.push({ name: pieces[at + 1], text: pieces[at + 2] });
  }
  return parts;
}
