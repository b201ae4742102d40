// A small sheet C or D, and the legend of its icons.

import { useState } from "../../../vendor/hooks.js";
import { classes, html } from "../../html.js";
import { say } from "../../texts.js";
import { bonusCells, roofRows } from "./area-print.js";
import { EffectIcon, effectTip } from "./effects.js";

/** A player's sheet in small: only where the marks are, the values side by side with their columns aligned. */
export const AreaGlance = ({ sheet, read, label }) => {
  const [marked, bonus] = [new Set(read.roofs), bonusCells(sheet)];
  const boxes = ["circle", "square"].flatMap((shape) =>
    sheet[`${shape}s`].flatMap(({ cells }, at) =>
      Array.from({ length: cells }, (_, cell) => [shape, cell < (read[`${shape}s`][at] ?? 0)]),
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
          ${boxes.map(([shape, is], at) => html`<i key=${at} class=${classes(shape, is && "marked")} />`)}
        </span>
      `}
    </span>
  `;
};

/** Every icon on a sheet, with its meaning. */
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
    <details class="area-legend" onToggle=${(event) => setOpen(event.currentTarget.open)}>
      <summary>${say("web-queen-areas-legend")}</summary>
      ${open && html`
        <ul>
          ${[...new Set(all.filter(Boolean))].map(
            (effect) => html`<li key=${effect}><${EffectIcon} effect=${effect} /> ${effectTip(effect)}</li>`,
          )}
        </ul>
      `}
    </details>
  `;
}
