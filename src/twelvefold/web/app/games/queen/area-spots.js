// The elements that every area of a sheet C or D consists of: the area, its places, and marks.

import { Drawing, classes, html } from "../../html.js";
import { row, say } from "../../texts.js";
import { hintWords } from "./area-hints.js";
import { useRoving } from "./roving.js";
import { placeName } from "./area-print.js";

/** @import { ComponentChildren } from "preact" */
/** @import { AreaShared } from "./types.js" */

/**
 * A labelled area. Arrow keys move between its lit places; Tab leaves it.
 * @param {{ kind: string, title: string, children?: ComponentChildren }} props
 */
export function Area({ kind, title, children }) {
  const keys = useRoving();
  return html`
    <div class=${`area ${kind}`} role="group" aria-label=${title} ...${keys}>
      <p class="area-title" aria-hidden="true">${title}</p>
      ${children}
    </div>
  `;
}

/**
 * A place: a button if it may be marked now, otherwise a drawing with a text alternative.
 * @param {{ move: string, shared: AreaShared, kind: string, tip?: string | false, children?: ComponentChildren }} props
 */
export function Spot({ move, shared, kind, tip, children }) {
  const { lit, picked, sheet, read, onPick, onLook } = shared;
  if (!lit.has(move)) return html`<span class=${kind} aria-hidden="true" data-tip=${tip}>${children}</span>`;
  const hint = lit.get(move);
  const about = row([placeName(move, sheet, read), ...hintWords(hint)]);
  const look = () => onLook?.(move);
  return html`
    <button
      type="button"
      class=${classes(kind, "lit", move === picked && "picked")}
      data-move=${move}
      aria-disabled=${false}
      aria-label=${about}
      data-tip=${about}
      aria-pressed=${picked === null ? undefined : move === picked}
      onClick=${() => onPick?.(move)}
      onFocus=${look}
      onPointerEnter=${look}
    >
      ${children}
      ${hint && hint.change > 0 && html`
        <b class="brings" aria-hidden="true">${say("web-queen-areas-plus", { points: hint.change })}</b>
      `}
    </button>
  `;
}

/** @param {{ fresh: boolean, latest: boolean }} props */
export const Mark = ({ fresh, latest }) => html`
  <${Drawing}
    of="pieces-queen"
    name="mark"
    class=${classes("mark", fresh && "fresh", latest && "latest")}
    viewBox="0 0 40 40"
  />
`;
