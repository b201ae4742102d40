// A small sheet C or D, and the legend of its icons.

import { useState } from "../../../vendor/hooks.js";
import { classes, html } from "../../html.js";
import { say } from "../../texts.js";
import { bonusCells, roofRows } from "./area-print.js";
import { EffectIcon, effectTip } from "./effects.js";

/** @import { TargetedEvent } from "preact" */
/** @import { AreaSheet, Shape, ShownAreas } from "./types.js" */

/** @type {Shape[]} */
const SHAPES = ["circle", "square"];

/**
 * A player's sheet in small: only where the marks are, the values side by side with their columns aligned.
 * @param {{ sheet: AreaSheet, read: ShownAreas, label: string }} props
 */
export const AreaGlance = ({ sheet, read, label }) => {
  const [marked, bonus] = [new Set(read.roofs), bonusCells(sheet)];
  const boxes = SHAPES.flatMap((shape) =>
    sheet[`${shape}s`].flatMap(({ cells }, at) =>
      Array.from({ length: cells }, (_, cell) => ({ shape, marked: cell < (read[`${shape}s`][at] ?? 0) })),
    ),
  );
  return html`
    <span class="area-glance" role="img" aria-label=${label}>
      <span class="glance-values">
        ${sheet.rows.map(
          (length, at) => html`
            <span key=${at}>
              ${Array.from(
                { length },
                (_, cell) => html`
                  <i
                    key=${cell}
                    class=${classes(
                      bonus.has(`${at + 1}:${cell + 1}`) && "bonus",
                      cell < (read.rows[at] ?? 0) && "marked",
                    )}
                  />
                `,
              )}
            </span>
          `,
        )}
      </span>
      <span class="glance-roofs">
        ${roofRows(sheet).map(
          (line, at) => html`
            <span key=${at}>
              ${line.map(
                ({ name, colour }) =>
                  html`<i key=${name} class=${classes(`dye-${colour}`, marked.has(name) && "marked")} />`,
              )}
            </span>
          `,
        )}
      </span>
      ${sheet.overflow.length > 0 && html`
        <span class="glance-track">
          ${sheet.overflow.map((_, at) => html`<i key=${at}>${read.overflow[at] ?? ""}</i>`)}
        </span>
      `}
      ${boxes.length > 0 && html`
        <span class="glance-boxes">
          ${boxes.map(({ shape, marked: is }, at) => html`<i key=${at} class=${classes(shape, is && "marked")} />`)}
        </span>
      `}
    </span>
  `;
};

/**
 * Every icon on a sheet, with its meaning.
 * @param {{ sheet: AreaSheet }} props
 */
export function AreaLegend({ sheet }) {
  const [open, setOpen] = useState(false);
  const all = [
    ...sheet.cells.map(({ effect }) => effect),
    ...sheet.roof_rows,
    ...sheet.one_die.flat(),
    ...sheet.no_mark.flat(),
    ...[...sheet.circles, ...sheet.squares].map(({ effect }) => effect),
    sheet.repeatable,
  ];
  return html`
    <details
      class="area-legend"
      onToggle=${(/** @type {TargetedEvent<HTMLDetailsElement>} */ event) => setOpen(event.currentTarget.open)}
    >
      <summary>${say("web-queen-areas-legend")}</summary>
      ${open && html`
        <ul>
          ${[...new Set(all.filter((effect) => effect !== null))].map(
            (effect) => html`<li key=${effect}><${EffectIcon} effect=${effect} /> ${effectTip(effect)}</li>`,
          )}
        </ul>
      `}
    </details>
  `;
}
