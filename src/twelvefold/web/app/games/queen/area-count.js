// The final count on sheets C and D, line by line, for everybody.

import { Icon, classes, html } from "../../html.js";
import { Face } from "../../parts/faces.js";
import { row, say } from "../../texts.js";

/** @import { NameOf } from "../../types.js" */
/** @import { AreaPart, Counted, Seat } from "./types.js" */

/** @type {AreaPart[]} */
const PARTS = ["columns", "cells", "overflow", "roofs"];

/**
 * What a part of the count consists of: the full columns, the cells, the numbers on the track.
 * @type {Record<AreaPart, (count: Counted) => string[]>}
 */
const DETAILS = {
  columns: ({ columns }) =>
    (columns?.columns ?? [])
      .filter(([, points]) => points)
      .map(([column, points]) =>
        say("pair-number", { left: say("web-queen-areas-column-name", { column }), right: points }),
      ),
  cells: ({ cells }) =>
    (cells?.cells ?? []).map(([face, points]) =>
      say("pair-number", { left: say("web-queen-areas-value-name", { face }), right: points }),
    ),
  overflow: ({ overflow }) => (overflow?.track ?? []).map(String),
  roofs: ({ roofs }) =>
    (roofs?.columns ?? [])
      .map((points, at) => [at, points])
      .filter(([, points]) => points)
      .map(([at, points]) =>
        say("pair-number", { left: say("web-queen-areas-column-name", { column: "abcdefghij"[at] }), right: points }),
      ),
};

/**
 * A part of a player's count.
 * @param {{ part: AreaPart, count: Counted }} props
 */
function Part({ part, count }) {
  const details = DETAILS[part](count);
  return (
    count[part] && html`
      <b>${count[part].points}</b> ${details.length > 0 && html`<small>${row(details)}</small>`}
    `
  );
}

/**
 * `counts`: by seat, what has been counted so far (`place.count`); seats may be missing.
 * @param {{ counts: (Counted | null)[], name: NameOf, crowned?: Seat | null }} props
 */
export function AreaCount({ counts, name, crowned = null }) {
  const seats = counts.flatMap((count, seat) => (count ? [{ seat, count }] : []));
  if (!seats.length) return null;
  return html`
    <div class="count-scroll" tabindex="0" role="region" aria-label=${say("web-queen-count")}>
      <table class="area-count">
        <caption>${say("web-queen-count")}</caption>
        <thead>
          <tr>
            <td></td>
            ${seats.map(
              ({ seat }) => html`
                <th key=${seat} scope="col" class=${classes(crowned === seat && "crowned")}>
                  <${Face} seat=${seat} /> <bdi>${name(seat)}</bdi>
                  ${crowned === seat && html` <${Icon} name="crown" class="crown" />`}
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${PARTS.map(
            (part) => html`
              <tr key=${part}>
                <th scope="row">${say(`web-queen-areas-${part}-now`)}</th>
                ${seats.map(({ seat, count }) => html`<td key=${seat}><${Part} part=${part} count=${count} /></td>`)}
              </tr>
            `,
          )}
          <tr class="total">
            <th scope="row">${say("web-queen-count-part", { part: "total" })}</th>
            ${seats.map(
              ({ seat, count }) => html`<td key=${seat}>${count.all && html`<b>${count.all.total}</b>`}</td>`,
            )}
          </tr>
        </tbody>
      </table>
    </div>
  `;
}
