// The final count, line by line, for everybody.

import { Icon, classes, html } from "../../html.js";
import { Face } from "../../parts/faces.js";
import { row, say } from "../../texts.js";
import { AreaCount } from "./area-count.js";
import { cardName } from "./cards.js";

/** @import { VNode } from "preact" */
/** @import { NameOf } from "../../types.js" */
/** @import { CountPart, GridCount, Half, Scene, Seat } from "./types.js" */

/** @param {{ scene: Scene, name: NameOf }} props */
export function Count({ scene, name }) {
  const { places, winners, printed, pieces } = scene;
  if (printed?.sheet.is === "AreaSheet")
    return html`
      <${AreaCount}
        counts=${places.map(({ count }) => (count.all ? count : null))}
        name=${name}
        crowned=${winners[0] ?? null}
      />
    `;
  return (
    places.every(({ count }) => count.total) && html`
      <${GridTable}
        counts=${places.map(({ count }) => count)}
        winners=${winners}
        name=${name}
        full=${pieces.full_line}
      />
    `
  );
}

/** @type {(points: number[], full: number) => VNode} */
const figures = (points, full) => html`
  <span class="figures">
    ${points.map(
      (each, at) => html`<i key=${at} class=${classes(each === full && "most", !each && "none")}>${each}</i>`,
    )}
  </span>
`;

/** @type {(half: Half) => CountPart[]} */
const partsOf = (half) => [
  [`${half}-rows`, (count, full) => figures(count[half].rows, full)],
  [`${half}-columns`, (count, full) => figures(count[half].columns, full)],
  [half, (count) => html`<b>${count[half].points}</b>`],
];

/**
 * What is counted, in order: its label, and how it is shown. `full`: the points of a full line.
 * @type {CountPart[]}
 */
const PARTS = [
  ...partsOf("left"),
  ...partsOf("right"),
  [
    "cards",
    ({ cards }) => html`
      <b>${cards.points}</b> <small>
        ${row(
          cards.cards
            .filter(([, points]) => points)
            .map(([card, points]) => say("pair-number", { left: cardName(card), right: points })),
        )}
      </small>
    `,
  ],
  ["first", ({ total }) => html`<b>${total.first}</b>`],
  ["total", ({ total }) => html`<b>${total.total}</b>`],
];

/** @param {{ counts: GridCount[], winners: Seat[], name: NameOf, full: number }} props */
const GridTable = ({ counts, winners, name, full }) => html`
  <div class="count-scroll" tabindex="0" role="region" aria-label=${say("web-queen-count")}>
    <table class="queen-count">
      <caption>${say("web-queen-count")}</caption>
      <thead>
        <tr>
          <td></td>
          ${counts.map(
            (_, seat) => html`
              <th key=${seat} scope="col">
                <${Face} seat=${seat} /> <bdi>${name(seat)}</bdi>
                ${winners.includes(seat) && html` <${Icon} name="crown" class="crown" />`}
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${PARTS.map(
          ([part, shown]) => html`
            <tr key=${part} class=${part}>
              <th scope="row">${say("web-queen-count-part", { part })}</th>
              ${counts.map((count, seat) => html`<td key=${seat}>${shown(count, full)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;
