// A small sheet C or D.

import { classes, html } from "../../html.js";
import { bonusCells, roofRows } from "./area-print.js";

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
