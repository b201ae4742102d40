// What the signs on a sheet C or D mean.

import { useState } from "../../../vendor/hooks.js";
import { html } from "../../html.js";
import { say } from "../../texts.js";
import { EffectIcon, effectName, effectTip } from "./effects.js";

/** @import { TargetedEvent } from "preact" */
/** @import { AreaSheet } from "./types.js" */

/** It starts open where the page has room for it; elsewhere a touch opens it. */
const ROOM = "(min-width: 1100px)";

/**
 * The effects that have an icon on a sheet.
 * @param {AreaSheet} sheet
 */
function effectsOn(sheet) {
  const all = [
    ...sheet.cells.map(({ effect }) => effect),
    ...sheet.roof_rows,
    ...sheet.one_die.flat(),
    ...sheet.no_mark.flat(),
    ...[...sheet.circles, ...sheet.squares].map(({ effect }) => effect),
    sheet.repeatable,
  ];
  return [...new Set(all.filter((effect) => effect !== null))];
}

/** @param {{ sheet: AreaSheet }} props */
export function AreaLegend({ sheet }) {
  const [open, setOpen] = useState(() => matchMedia(ROOM).matches);
  const points = sheet.cells.find((cell) => cell.points)?.points;
  const column = sheet.columns[0]?.[1] ?? sheet.roof_columns[0];
  return html`
    <details
      class="area-legend"
      open=${open}
      onToggle=${(/** @type {TargetedEvent<HTMLDetailsElement>} */ event) => setOpen(event.currentTarget.open)}
    >
      <summary>${say("web-queen-areas-legend")}</summary>
      ${open && html`
        <ul>
          ${effectsOn(sheet).map(
            (effect) => html`
              <li key=${effect} data-tip=${effectTip(effect)}>
                <${EffectIcon} effect=${effect} /> <span class="legend-short">${effectName(effect)}</span>
                <span class="legend-long">${effectTip(effect)}</span>
              </li>
            `,
          )}
          ${points !== undefined && html`
            <li>
              <b class="cell-points">${say("web-queen-areas-plus", { points })}</b> ${say(
                "web-queen-areas-legend-cell",
              )}
            </li>
          `}
          ${column !== undefined && html`
            <li><span class="column-points"><b>${column}</b></span> ${say("web-queen-areas-legend-column")}</li>
          `}
          ${sheet.overflow.length > 0 && html`
            <li><small>${sheet.overflow.at(-1)}</small> ${say("web-queen-areas-legend-track")}</li>
          `}
        </ul>
      `}
    </details>
  `;
}
