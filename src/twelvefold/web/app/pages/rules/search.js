// The search within the rules: marks what it finds and goes from place to place.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { markWords, unmark } from "./marking.js";
import { mayMove } from "../../settings.js";
import { say } from "../../texts.js";

/** @import { RefObject } from "preact" */

/** A single letter is found everywhere. */
const FEWEST_LETTERS = 2;

/**
 * @param {{ text: RefObject<Element | null>, page: string }} props
 */
export function RulesSearch({ text, page }) {
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  /** @type {[HTMLElement[][], (found: HTMLElement[][]) => void]} */
  const [found, setFound] = useState(/** @type {HTMLElement[][]} */ ([]));
  const asked = words.trim().length >= FEWEST_LETTERS;
  useEffect(() => {
    const place = text.current;
    if (!place || !asked) return setFound([]);
    setFound(markWords(place, words));
    setAt(0);
    return () => unmark(place);
  }, [words, page]);
  useEffect(() => {
    const marks = found[at] ?? [];
    marks.forEach((mark) => mark.classList.add("current"));
    marks[0]?.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
    return () => marks.forEach((mark) => mark.classList.remove("current"));
  }, [found, at]);
  /** @param {number} by */
  const move = (by) => found.length && setAt((at + by + found.length) % found.length);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === "Enter") move(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && words) setWords("");
    else return;
    event.preventDefault();
  };
  return html`
    <div class="rules-search" role="search">
      <input
        type="search"
        value=${words}
        placeholder=${say("web-rules-search")}
        aria-label=${say("web-rules-search")}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setWords(event.currentTarget.value)}
        onKeyDown=${onKey}
      />
      <span class="rules-found" role="status">
        ${asked && say("web-rules-found", { at: at + 1, count: found.length })}
      </span>
      <${Step} name="previous" text=${say("web-rules-previous")} off=${!found.length} onClick=${() => move(-1)} />
      <${Step} name="next" text=${say("web-rules-next")} off=${!found.length} onClick=${() => move(1)} />
    </div>
  `;
}

/** @param {{ name: string, text: string, off: boolean, onClick(): void }} props */
const Step = ({ name, text, off, onClick }) => html`
  <button class="quiet" aria-label=${text} data-tip=${text} disabled=${off} onClick=${onClick}>
    <${Icon} name=${name} />
  </button>
`;
