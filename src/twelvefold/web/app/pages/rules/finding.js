// Finds words in a text, whatever their capitals and accents.

/**
 * Letters that are typed in another way than they are printed.
 * @type {Record<string, string>}
 */
const TYPED = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "–": "-", "—": "-", "−": "-" };

/**
 * The text in plain small letters. `from`: for each of them, its place in the text.
 * @param {string} text
 */
function folded(text) {
  let plain = "";
  /** @type {number[]} */
  const from = [];
  for (let at = 0; at < text.length; at++) {
    const small = text[at].toLowerCase();
    const letters = TYPED[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s/u, " ");
    for (const letter of letters) {
      plain += letter;
      from.push(at);
    }
  }
  return { plain, from };
}

/**
 * Where the words occur in a text: the start and the end of each place.
 * @param {string} text
 * @param {string} words
 */
export function placesOf(text, words) {
  const { plain, from } = folded(text);
  const wanted = folded(words.trim()).plain;
  /** @type {[number, number][]} */
  const found = [];
  if (!wanted) return found;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length))
    found.push([from[at], from[at + wanted.length - 1] + 1]);
  return found;
}
