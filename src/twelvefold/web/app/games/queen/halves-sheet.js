// A sheet A or B: two halves with rows and columns, drawn from what is printed, with marks and the points of every
// line.

import { Drawing, Icon, classes, html } from "../../html.js";
import { single } from "../../parts/selection.js";
import { row, say } from "../../texts.js";
import { ColourBadge, colourOf } from "./die.js";
import { useRoving } from "./roving.js";
import { sheetLabel } from "./sheet-names.js";

/** @import { VNode } from "preact" */
/** @import { Cell, HalfOfSheet, HalvesProps, HalvesShared } from "./board-types.js" */
/** @import { AnySheet, Sheet } from "./types.js" */

/** @type {("left" | "right")[]} */
const SIDES = ["left", "right"];
const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

/**
 * The rows of cells of both halves; a cell's name is its column and row.
 * @param {Sheet} sheet
 * @returns {HalfOfSheet[]}
 */
function halvesOf(sheet) {
  let first = 0;
  return SIDES.map((half) => {
    const rows = sheet[half].map((text, line) =>
      text
        .trim()
        .split(/\s+/)
        .map((printed, column) => ({
          name: `${COLUMNS[first + column]}${line + 1}`,
          colour: colourOf(printed),
          value: colourOf(printed) ? null : Number(printed),
        })),
    );
    const columns = [...COLUMNS.slice(first, first + rows[0].length)];
    first += columns.length;
    return { half, rows, columns, lines: rows.map((_, line) => `${half[0]}${line + 1}`) };
  });
}

/**
 * What is printed in a cell, in words.
 * @param {Cell} cell
 */
const printedIn = ({ value, colour }) =>
  colour ? say("queen-roof", { colour_id: colour }) : say("web-queen-value", { value: Number(value) });

/**
 * The position and the print of a cell of a sheet A or B, by its name.
 * @param {AnySheet} sheet
 * @param {string} name
 */
export function cellName(sheet, name) {
  const cells = halvesOf(/** @type {Sheet} */ (sheet)).flatMap(({ rows }) => rows.flat());
  const cell = /** @type {Cell} */ (cells.find((each) => each.name === name));
  return say("queen-move-mark", { cell: name, printed: printedIn(cell) });
}

/** @param {HalvesProps} props */
export function HalvesSheet({
  sheet,
  read = null,
  marked = read?.marked ?? [],
  fresh = [],
  recent = [],
  points = read?.lines ?? null,
  lit = new Map(),
  lines = new Map(),
  named = null,
  picked = null,
  onPick,
  onLine,
  live = false,
  small = false,
  label = null,
}) {
  const halves = halvesOf(sheet);
  /** @type {HalvesShared} */
  const shared = {
    marked: new Set(marked),
    fresh: new Set(fresh),
    recent: new Set(recent),
    points: new Map(points ?? []),
    lit,
    lines,
    named,
    picked,
    onPick,
    onLine,
    full: new Set(read?.full ?? []),
  };
  if (small) return html`<${Glance} halves=${halves} marked=${shared.marked} recent=${shared.recent} label=${label} />`;
  return html`
    <${Halves}
      halves=${halves}
      shared=${shared}
      live=${live}
      scored=${points !== null}
      label=${label ?? sheetLabel(sheet.name)}
    />
  `;
}

/**
 * The sheet in full size. If it is live, arrow keys move from cell to cell.
 * @param {{ halves: HalfOfSheet[], shared: HalvesShared, live: boolean, scored: boolean, label: string }} props
 */
function Halves({ halves, shared, live, scored, label }) {
  const keys = useRoving("[data-cell]");
  return html`
    <div
      class=${classes("halves", live && "live", shared.lit.size > 0 && "asking", shared.lines.size > 0 && "naming")}
      role="group"
      aria-label=${label}
      ...${keys}
    >
      ${halves.map((half) => html`<${Half} key=${half.half} half=${half} ...${{ shared, live, scored }} />`)}
    </div>
  `;
}

/** @param {{ half: HalfOfSheet, shared: HalvesShared, live: boolean, scored: boolean }} props */
function Half({ half: { half, rows, columns, lines }, shared, live, scored }) {
  /** @param {string} text */
  const corner = (text) => html`
    <td class="corner">
      ${scored && html`<span role="img" aria-label=${text} data-tip=${text}><${Icon} name="star" /></span>`}
    </td>
  `;
  /** @type {(inside: VNode[], end: VNode) => VNode} */
  const edge = (inside, end) => (half === "left" ? html`${end}${inside}` : html`${inside}${end}`);
  return html`
    <table class=${`half ${half}`} aria-label=${say(`queen-half-${half}`)}>
      <thead>
        <tr>
          ${edge(
            columns.map((column) => html`<th key=${column} scope="col" class="column-name">${column}</th>`),
            corner(say("web-queen-row-points")),
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells, line) => html`
            <tr key=${line}>
              ${edge(
                cells.map(
                  (cell) => html`<td key=${cell.name}><${SheetCell} cell=${cell} ...${{ shared, live }} /></td>`,
                ),
                html`
                  <th scope="row" class="line-end">
                    <${LineEnd} line=${lines[line]} name=${line + 1} ...${{ shared, scored }} />
                  </th>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
      ${(scored || shared.lines.size > 0) && html`
        <tfoot>
          <tr>
            ${edge(
              columns.map(
                (column) =>
                  html`<td key=${column} class="line-end"><${LineEnd} line=${column} ...${{ shared, scored }} /></td>`,
              ),
              corner(say("web-queen-column-points")),
            )}
          </tr>
        </tfoot>
      `}
    </table>
  `;
}

/**
 * The current points of a row or column, or the button that names it.
 * @param {{ line: string, name?: number | null, shared: HalvesShared, scored: boolean }} props
 */
function LineEnd({ line, name = null, shared, scored }) {
  const { points, lines, named, picked, onLine, full } = shared;
  const worth = points.get(line);
  const known = scored && worth !== undefined;
  const inside = html`
    ${name !== null && html`<span class="line-number" aria-hidden=${known || undefined}>${name}</span>`}
    ${known && html`
      <span key=${worth} class=${classes("line-points", `worth-${worth}`, full.has(line) && "full")}>${worth}</span>
    `}
  `;
  const move = lines.get(line);
  const where = known ? say("web-queen-line-points", { line, points: worth }) : say("queen-line", { line });
  const about = named === line ? row([where, say("web-queen-oracle-line")]) : where;
  if (!move)
    return known || named === line
      ? html`
          <span
            class=${classes("line-box", named === line && "named")}
            role="img"
            aria-label=${about}
            data-tip=${about}
          >
            ${inside}
          </span>
        `
      : inside;
  return html`
    <button
      class=${classes("line-box", picked === move && "picked")}
      aria-pressed=${picked === move}
      aria-disabled=${false}
      aria-label=${about}
      data-tip=${say("web-queen-name-tip", { line })}
      data-move=${move}
      onClick=${() => onLine?.(move)}
    >
      ${inside}
    </button>
  `;
}

/** @param {{ fresh?: boolean, recent?: boolean }} props */
const Cross = ({ fresh = false, recent = false }) => html`
  <${Drawing}
    of="pieces-queen"
    name="mark"
    class=${classes("cross", fresh && "fresh", recent && "recent")}
    viewBox="0 0 40 40"
  />
`;

/** @param {{ cell: Cell }} props */
const Printed = ({ cell: { colour, value } }) =>
  colour
    ? html`
        <span class=${`roof dye-${colour}`}>
          <${Drawing} of="pieces-queen" name="roof" viewBox="0 0 40 40" /><${ColourBadge} colour=${colour} />
        </span>
      `
    : html`<span class="cell-value">${value}</span>`;

/** @param {{ cell: Cell, shared: HalvesShared, live: boolean }} props */
function SheetCell({ cell, shared, live }) {
  const { marked, fresh, recent, lit, picked, onPick } = shared;
  const { name } = cell;
  const touch = lit.get(name) ?? null;
  const open = touch?.back === undefined ? touch : null;
  const [is, pencilled] = [marked.has(name) || fresh.has(name), fresh.has(name)];
  const state = pencilled ? "fresh" : is ? "marked" : "open";
  const where = say("queen-move-mark", { cell: name, printed: printedIn(cell) });
  const label = open
    ? say("web-queen-cell-lit", { where, brings: open.brings })
    : say("web-queen-cell", { where, state });
  const kind = classes(
    "cell",
    cell.colour ? "roof-cell" : "value-cell",
    state,
    touch && (open ? "lit" : "back"),
    open?.costs && "costs",
    open && open.move === picked && "picked",
  );
  const inside = html`
    <${Printed} cell=${cell} />
    ${is && html`<${Cross} fresh=${pencilled} recent=${recent.has(name)} />`}
    ${open && html`
      <span class="sign-of" aria-hidden="true">
        ${open.costs && html`<${Icon} name="warning" />`}
        ${open.first && html`<${Drawing} of="pieces-queen" name="race" class="icon" viewBox="0 0 24 24" />`}
        ${open.sign}
      </span>
    `}
  `;
  const click = () => touch && onPick?.(touch);
  if (!live) return html`<span class=${kind} role="img" aria-label=${label}>${inside}</span>`;
  return html`
    <button
      type="button"
      class=${kind}
      data-cell=${name}
      data-move=${open?.move}
      aria-disabled=${!touch}
      aria-pressed=${open && picked !== null ? open.move === picked : undefined}
      aria-label=${label}
      data-tip=${touch?.tip ?? label}
      onClick=${open ? click : single(click)}
    >
      ${inside}
    </button>
  `;
}

/**
 * A player's sheet in small: only where the marks are, and which are new.
 * @param {{ halves: HalfOfSheet[], marked: Set<string>, recent: Set<string>, label: string | null }} props
 */
const Glance = ({ halves, marked, recent, label }) => html`
  <span class="halves-glance" role="img" aria-label=${label}>
    ${halves.map(
      ({ half, rows }) => html`
        <span key=${half} class="glance-half">
          ${rows.flat().map(
            ({ name, colour }) => html`
              <i
                key=${name}
                class=${classes(colour && `dye-${colour}`, marked.has(name) && "marked", recent.has(name) && "recent")}
              />
            `,
          )}
        </span>
      `,
    )}
  </span>
`;
