// The chart of a game: a line for each seat, told apart by colour, dashes and the shape of its mark; and as a table.

import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Drawing, Icon, classes, html } from "../../html.js";
import { SeatMark, seatClass } from "../../parts/people.js";
import { say } from "../../texts.js";
import { dashesOf, pieces, seatsIn, ticks } from "./lines.js";
import { ranked } from "./standings.js";

/** @import { RefObject } from "preact" */
/** @import { ChartProps, ChartRow, NameOf, RankingProps, Screen } from "../../types.js" */

/** The room around the lines. At the sides it is half the width of a slider's thumb, which may lie over the chart. */
const SIDE = 12;
const [TOP, BOTTOM] = [22, 8];
const MARK = 14;
const PX_PER_TICK = 40;
/** With more seats than this, only the viewer's line and the winners' are strong. */
const MAX_STRONG_LINES = 6;

/**
 * The width of an element, which may change; 0 before it is known.
 * @returns {[RefObject<HTMLElement | null>, number]}
 */
function useWidth() {
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return [place, width];
}

/** @param {ChartProps} props */
export function Chart({ screen, rows, at, last, name, seat, winners, height, now = null }) {
  const [place, width] = useWidth();
  const seats = seatsIn(rows);
  const most = Math.max(1, ...rows.flatMap(({ standing }) => standing.points.map((each) => each ?? 0)));
  /** @type {(moment: number) => number} */
  const x = (moment) => SIDE + (last ? moment / last : 0) * (width - 2 * SIDE);
  /** @type {(points: number) => number} */
  const y = (points) => height - BOTTOM - (points / most) * (height - TOP - BOTTOM);
  const xs = rows.map((row, index) => x(at(row, index)));
  const parts = rows.flatMap((row, index) =>
    index && row.standing.part !== rows[index - 1].standing.part ? [xs[index]] : [],
  );
  const strong = (/** @type {number} */ each) =>
    seats.length <= MAX_STRONG_LINES || each === seat || winners.includes(each);
  const order = seats.toSorted((one, other) => Number(strong(one)) - Number(strong(other)) || other - one);
  return html`
    <div class="chart" ref=${place} style=${{ minHeight: `${height}px` }}>
      ${width > 0 && html`
        <svg
          class="chart-lines"
          role="img"
          aria-label=${say("web-chart-label", { standing: standingText(screen, rows, winners, name) })}
          width=${width}
          height=${height}
          viewBox=${`0 0 ${width} ${height}`}
        >
          ${ticks(most, Math.floor(height / PX_PER_TICK)).map(
            (points) => html`
              <g key=${points} class="chart-tick">
                <line x1=${SIDE} x2=${width - SIDE} y1=${y(points)} y2=${y(points)} />
                ${points > 0 && html`<text x=${SIDE} y=${y(points) - 3}>${points}</text>`}
              </g>
            `,
          )}
          ${parts.map(
            (each) => html`<line key=${each} class="chart-part" x1=${each} x2=${each} y1="4" y2=${height} />`,
          )}
          ${order.map(
            (each) => html`
              <g key=${each} class=${classes("chart-seat", seatClass(each), strong(each) ? "strong" : "weak")}>
                ${pieces(rows, each).map(
                  (piece, index) => html`
                    <polyline
                      key=${index}
                      points=${piece.map((point) => `${xs[point.place]},${y(point.points)}`).join(" ")}
                      stroke-dasharray=${dashesOf(each)}
                    />
                  `,
                )}
              </g>
            `,
          )}
          ${wonAt(rows).map(
            ({ index, winner }) => html`
              <${Drawing}
                key=${index}
                of="pieces"
                name="crown"
                class="crown"
                ...${square(xs[index], y(rows[index].standing.points[winner] ?? 0) - 13, 16)}
              />
            `,
          )}
          ${order.filter(strong).map((each) => {
            const end = pieces(rows, each).at(-1)?.at(-1);
            return (
              end && html`
                <g key=${each} class=${seatClass(each)}>
                  <${Drawing}
                    of="pieces"
                    name=${`seat-${each % 8}`}
                    class="chart-mark"
                    ...${square(xs[end.place], y(end.points), MARK)}
                  />
                </g>
              `
            );
          })}
          ${now !== null && html`<line class="chart-now" x1=${x(now)} x2=${x(now)} y1="0" y2=${height} />`}
        </svg>
      `}
    </div>
  `;
}

/**
 * A square around a point.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
const square = (x, y, size) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

/**
 * Where somebody has won a part of the game.
 * @param {ChartRow[]} rows
 */
const wonAt = (rows) =>
  rows.flatMap(({ standing: { won = [] } }, index) =>
    won.flatMap((count, winner) =>
      index && count > (rows[index - 1].standing.won?.[winner] ?? 0) ? [{ index, winner }] : [],
    ),
  );

/**
 * The points of a seat in words.
 * @param {Screen} screen
 * @param {number | null} points
 */
export const figure = (screen, points) =>
  points === null ? "–" : (screen.figure?.(points) ?? say("web-points", { count: points }));

/**
 * How everybody stands at the end, in a row.
 * @param {Screen} screen
 * @param {ChartRow[]} rows
 * @param {number[]} winners
 * @param {NameOf} name
 */
const standingText = (screen, rows, winners, name) =>
  ranked(rows[rows.length - 1].standing, winners)
    .map(({ seat, points }) => say("pair-word", { left: name(seat), right: figure(screen, points) }))
    .join("; ");

/**
 * Everybody at the end, the best first: the place, the mark and the line of the chart, the name, and the points.
 * @param {RankingProps} props
 */
export const Ranking = ({ screen, rows, winners, seat, name }) => html`
  <ol class="ranking">
    ${ranked(rows[rows.length - 1].standing, winners).map(
      (each) => html`
        <li key=${each.seat} class=${classes(seatClass(each.seat), each.seat === seat && "mine")}>
          <span class="ranking-place">${each.place}.</span>
          <${SeatMark} seat=${each.seat} />
          <svg class="ranking-line" width="34" height="6" aria-hidden="true">
            <line x1="1" x2="33" y1="3" y2="3" stroke-dasharray=${dashesOf(each.seat)} />
          </svg>
          <bdi class="ranking-name">${name(each.seat)}</bdi>
          ${winners.includes(each.seat) && html`<${Icon} name="crown" class="crown" />`}
          <span class="ranking-points">
            ${each.won !== null && html`${say("web-parts-won", { count: each.won })}${each.points !== null && ", "}`}
            ${each.points !== null && figure(screen, each.points)}
          </span>
        </li>
      `,
    )}
  </ol>
`;

/**
 * The chart in numbers.
 * @param {{ rows: ChartRow[], name: NameOf }} props
 */
export const ChartTable = ({ rows, name }) => html`
  <details class="chart-table">
    <summary>${say("web-chart-table")}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${say("web-chart-table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say("web-chart-after")}</th>
            ${seatsIn(rows).map(
              (seat) => html`<th key=${seat} scope="col"><${SeatMark} seat=${seat} /> <bdi>${name(seat)}</bdi></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ chapter, count, standing }) => html`
              <tr key=${count}>
                <th scope="row">
                  ${chapter.title ? say(chapter.title.key, chapter.title.args) : say("web-chart-begin")}
                </th>
                ${seatsIn(rows).map((seat) => html`<td key=${seat}>${standing.points[seat] ?? "–"}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  </details>
`;
