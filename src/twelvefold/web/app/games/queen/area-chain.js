// What a line has done so far, move by move, with all that followed by itself; and the way back to before any of them.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { lineOf } from "../../parts/story.js";
import { say } from "../../texts.js";

/** `chain[0]` happened before the first move. `onBack`: shortens the line to so many moves; null where that is over. */
export function Chain({ chain, told, onBack }) {
  const list = useRef();
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chain.length]);
  const words = chain.map((events) => events.map((event) => lineOf({ of: "game", event }, told.game, told.description, told.name)));
  if (!words.some((lines) => lines.length)) return null;
  return html`
    <section class="area-chain" aria-label=${say("web-queen-areas-chain")}>
      <p class="queue-title">${say("web-queen-areas-chain")}</p>
      <ol ref=${list} tabindex="0" role="list" aria-label=${say("web-queen-areas-chain")}>
        ${words.map((lines, at) => (at > 0 || lines.length > 0) && html`
          <li key=${at} class=${classes("link", at === 0 && "start")} data-link=${at}>
            <div class="link-lines">${at === 0 && html`<b>${say("web-queen-areas-chain-start")}</b>`}${lines.map((line, place) => html`<p key=${place}>${line}</p>`)}</div>
            ${at > 0 && onBack && html`
              <button class="quiet small" data-back-to=${at - 1} onClick=${() => onBack(at - 1)} aria-label=${say("web-queen-areas-back-to", { step: lines[0] ?? "" })}
                data-tip=${say("web-shorten-tip")}><${Icon} name="cross" /></button>`}
          </li>`)}
      </ol>
    </section>
  `;
}
