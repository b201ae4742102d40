// What a line has done so far, move by move, with everything that followed automatically; each move can be undone.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { lineOf } from "../../parts/story.js";
import { say } from "../../texts.js";

/** @import { TargetedEvent } from "preact" */
/** @import { GameEvent, Told } from "../../types.js" */

/** It starts open on screens of this size. */
const WIDE = "(min-width: 700px)";

/**
 * The sentences for each part of a chain.
 * @type {(chain: GameEvent[][], told: Told) => string[][]}
 */
export const chainLines = (chain, told) =>
  chain.map((events) => events.map((event) => lineOf({ of: "game", event }, told.game, told.description, told.name)));

/**
 * `links[0]` happened before the first move. `onBack` shortens the line to a number of moves; null once it is over.
 * @param {{ links: string[][], onBack: ((length: number) => void) | null }} props
 */
export function Chain({ links, onBack }) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [links.length, open]);
  /** @param {TargetedEvent<HTMLDetailsElement>} event */
  const onToggle = (event) => setOpen(event.currentTarget.open);
  if (!links.some((lines) => lines.length)) return null;
  return html`
    <details class="area-chain" open=${open} onToggle=${onToggle}>
      <summary>${say("web-queen-areas-chain", { moves: links.length - 1 })}</summary>
      <ol ref=${list} tabindex="0" aria-label=${say("web-queen-areas-chain", { moves: links.length - 1 })}>
        ${links.map(
          (lines, at) =>
            (at > 0 || lines.length > 0) && html`
              <li key=${at} class=${classes("link", at === 0 && "start")} data-link=${at}>
                <div class="link-lines">
                  ${at === 0 && links.length > 1 && html`<b>${say("web-queen-areas-chain-start")}</b>`}
                  ${lines.map((line, place) => html`<p key=${place}>${line}</p>`)}
                </div>
                ${at > 0 && onBack && html`
                  <button
                    class="quiet small"
                    data-back-to=${at - 1}
                    onClick=${() => onBack(at - 1)}
                    aria-label=${say("web-queen-areas-back-to", { step: lines[0] ?? "" })}
                    data-tip=${say("web-shorten-tip")}
                  >
                    <${Icon} name="cross" />
                  </button>
                `}
              </li>
            `,
        )}
      </ol>
    </details>
  `;
}
