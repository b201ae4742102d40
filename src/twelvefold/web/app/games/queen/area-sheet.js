// A sheet C or D with any layout: drawn from what is printed, what is marked, and what may be marked now.

import { Drawing, Icon, classes, html } from "../../html.js";
import { row, say } from "../../texts.js";
import { Boxes, Lists } from "./area-boxes.js";
import { AreaGlance } from "./area-glance.js";
import { AreaLegend } from "./area-legend.js";
import { COLUMNS, bonusCells, gives, goesOnTrack, roofRows } from "./area-print.js";
import { Area, Mark, Spot } from "./area-spots.js";
import { EffectIcon, effectName, effectTip } from "./effects.js";
import { sheetLabel } from "./sheet-names.js";

/** @import { AreaSheetProps } from "./board-types.js" */
/** @import { AreaShared, AreasRead, BonusCell, Colour, Effect, ShownAreas } from "./types.js" */

const BESIDE = 10; // up to this many columns, values and roofs fit side by side on a phone
/** @type {ShownAreas} */
const EMPTY = {
  rows: [],
  overflow: [],
  roofs: [],
  circles: [],
  squares: [],
  columns: null,
  roof_columns: null,
  track: null,
  lowest: null,
};
/** @type {AreaShared["fresh"]} */
const UNTOUCHED = { rows: [], overflow: 0, roofs: [], circles: [], squares: [] };

/** @param {AreaSheetProps} props */
export function AreaSheet({
  sheet,
  read = null,
  lit = new Map(),
  picked = null,
  latest = null,
  onPick,
  onLook,
  small = false,
  label,
}) {
  const marks = read ?? EMPTY;
  if (small) return html`<${AreaGlance} sheet=${sheet} read=${marks} label=${label} />`;
  const wide = { values: Math.max(...sheet.rows), roofs: sheet.roof_columns.length };
  /** @type {AreaShared} */
  const shared = { sheet, read: marks, fresh: read?.fresh ?? UNTOUCHED, lit, picked, latest, onPick, onLook };
  return html`
    <div
      class=${classes("area-sheet", lit.size > 0 && "asking")}
      role="group"
      aria-label=${label ?? sheetLabel(sheet.name)}
    >
      <div
        class=${classes("area-parts", wide.values + wide.roofs <= BESIDE && "beside")}
        style=${{ "--values": wide.values, "--roofs": wide.roofs, "--widest": Math.max(wide.values, wide.roofs) }}
      >
        <${Values} ...${shared} />
        <${Roofs} ...${shared} />
        ${sheet.repeatable ? html`<${Boxes} ...${shared} />` : html`<${Lists} sheet=${sheet} />`}
        ${sheet.overflow.length > 0 && html`<${Track} ...${shared} />`}
        ${read?.columns && html`<${Stands} read=${read} />`}
        <${AreaLegend} sheet=${sheet} />
      </div>
    </div>
  `;
}

/** @type {(rows: number[][], at: number) => number} */
const sum = (rows, at) => rows.reduce((points, figures) => points + figures[at], 0);

/**
 * The sheet's current points, by part.
 * @param {{ read: AreasRead }} props
 */
function Stands({ read }) {
  const parts = {
    columns: sum(read.columns, 1),
    cells: sum(read.cells, 1),
    overflow: read.track,
    roofs: sum(read.roof_columns, 0),
  };
  return html`
    <dl class="area-stands" data-tip=${say("web-queen-areas-stands")}>
      ${Object.entries(parts).map(
        ([part, points]) => html`
          <div key=${part} class=${classes(points > 0 && "some")}>
            <dt>${say(`web-queen-areas-${part}-now`)}</dt><dd>${points}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

// --- values

/** @param {AreaShared} shared */
function Values(shared) {
  const { sheet, read } = shared;
  const bonus = bonusCells(sheet);
  const longest = Math.max(...sheet.rows);
  const missing = new Map((read.columns ?? []).map(([column, , , open]) => /** @type {const} */ ([column, open])));
  return html`
    <${Area} kind="values" title=${say("web-queen-areas-values")}>
      <ol class="value-rows">
        ${sheet.rows.map((length, at) => html`<${ValueRow} key=${at} ...${{ face: at + 1, length, bonus, shared }} />`)}
      </ol>
      <div class="area-foot">
        ${Array.from({ length: longest }, (_, at) => {
          const points = sheet.columns.find(([column]) => column === at + 1)?.[1];
          return points === undefined
            ? html`<span key=${at} class="no-points" />`
            : html`<${ColumnPoints} key=${at} ...${{ column: at + 1, points, open: missing.get(at + 1) }} />`;
        })}
      </div>
    <//>
  `;
}

/** @param {{ face: number, length: number, bonus: Map<string, BonusCell>, shared: AreaShared }} props */
function ValueRow({ face, length, bonus, shared }) {
  const { read, fresh, latest } = shared;
  const marked = read.rows[face - 1] ?? 0;
  const certain = marked - (fresh.rows[face - 1] ?? 0);
  return html`
    <li class=${classes("value-row", marked === length && "full")}>
      <span class="hidden">${valueWords(face, length, marked, bonus)}</span>
      <span class="value-name" aria-hidden="true">${face}</span>
      ${Array.from({ length }, (_, at) => {
        const cell = bonus.get(`${face}:${at + 1}`);
        const kind = classes("cell", cell && "bonus", cell?.points && "points-cell", at < marked && "marked");
        return html`
          <${Spot}
            key=${at}
            move=${at === marked ? `value ${face}` : ""}
            shared=${shared}
            kind=${kind}
            tip=${cell && (cell.effect ? effectTip(cell.effect) : gives(cell))}
          >
            ${cell &&
            (cell.effect
              ? html`<${EffectIcon} effect=${cell.effect} />`
              : html`<b class="cell-points">${say("web-queen-areas-plus", { points: cell.points })}</b>`)}
            ${at < marked && html`<${Mark} fresh=${at >= certain} latest=${latest === `value ${face}:${at + 1}`} />`}
          <//>
        `;
      })}
    </li>
  `;
}

/** @type {(face: number, cells: number, marked: number, bonus: Map<string, BonusCell>) => string} */
function valueWords(face, cells, marked, bonus) {
  const given = Array.from({ length: cells }, (_, at) => bonus.get(`${face}:${at + 1}`)).flatMap((cell) =>
    cell
      ? say(cell.column <= marked ? "queen-plain-bonus-had" : "queen-plain-bonus-open", {
          column: cell.column,
          gives: gives(cell),
        })
      : [],
  );
  return given.length
    ? say("queen-plain-value-bonuses", { face, marked, cells, bonuses: row(given) })
    : say("queen-plain-value", { face, marked, cells });
}

/**
 * The points of a full column, and how many of its cells are open (unknown if no game is played).
 * @param {{ column: number | string, points: number, open?: number }} props
 */
function ColumnPoints({ column, points, open }) {
  const about =
    open === undefined
      ? say("web-queen-areas-column", { column, points })
      : say("queen-plain-column-open", { column, points, open });
  return html`
    <span
      class=${classes("column-points", open === 0 && "full")}
      role="img"
      tabindex="0"
      aria-label=${about}
      data-tip=${about}
    >
      <b>${points}</b>
      ${open === 0
        ? html`<${Icon} name="tick" />`
        : open !== undefined && html`<small>${say("web-queen-areas-missing", { open })}</small>`}
    </span>
  `;
}

// --- roofs

/** @param {AreaShared} shared */
function Roofs(shared) {
  const { sheet, read } = shared;
  const marked = new Set(read.roofs);
  const fresh = new Set(shared.fresh.roofs);
  const rows = roofRows(sheet);
  const share = Math.ceil(rows.length / sheet.roof_rows.length); // the number of rows that share a bonus
  return html`
    <${Area} kind="roofs" title=${say("web-queen-areas-roofs")}>
      ${sheet.roof_rows.map((effect, pair) => {
        const lines = rows.slice(pair * share, (pair + 1) * share);
        return html`
          <div key=${pair} class="roof-pair">
            <ol>
              ${lines.map(
                (line, at) => html`
                  <${RoofRow} key=${at} ...${{ line, number: pair * share + at + 1, effect, marked, fresh, shared }} />
                `,
              )}
            </ol>
            <span
              class="row-bonus"
              aria-hidden="true"
              data-tip=${say("web-queen-areas-row-tip", { effect: effectName(effect) })}
            >
              <${EffectIcon} effect=${effect} />
              <span class="row-had">
                ${lines.map(
                  (line, at) => html`<i key=${at} class=${line.every(({ name }) => marked.has(name)) && "had"} />`,
                )}
              </span>
            </span>
          </div>
        `;
      })}
      <div class="area-foot">
        ${sheet.roof_columns.map(
          (points, at) =>
            html`<${ColumnPoints} key=${at} ...${{ column: COLUMNS[at], points, open: read.roof_columns?.[at][2] }} />`,
        )}
      </div>
    <//>
  `;
}

/**
 * @typedef {object} RoofRowProps
 * @property {{ name: string, colour: Colour }[]} line
 * @property {number} number
 * @property {Effect} effect
 * @property {Set<string>} marked
 * @property {Set<string>} fresh
 * @property {AreaShared} shared
 */

/** @param {RoofRowProps} props */
function RoofRow({ line, number, effect, marked, fresh, shared }) {
  const full = line.every(({ name }) => marked.has(name));
  const cells = line.map(({ name, colour }) =>
    say(marked.has(name) ? "queen-plain-roof-marked" : "queen-plain-roof", {
      cell: name,
      colour: say(`queen-colour-${colour}`),
      colour_id: colour,
    }),
  );
  const words = full
    ? say("queen-plain-roofs-full", { row: number, effect: effectName(effect) })
    : say("queen-plain-roofs", { row: number, cells: row(cells), effect: effectName(effect) });
  return html`
    <li class=${classes("roof-row", full && "full")}>
      <span class="hidden">${words}</span>
      ${line.map(
        ({ name, colour }) => html`
          <${Spot}
            key=${name}
            move=${`roof ${name}`}
            shared=${shared}
            kind=${classes("cell roof", `dye-${colour}`, marked.has(name) && "marked")}
            tip=${say("queen-move-mark", { cell: name, printed: say("queen-roof", { colour_id: colour }) })}
          >
            <${Drawing} of="pieces-queen" name="roof" class="roof-house" viewBox="0 0 40 40" />
            <${Drawing} of="pieces-queen" name=${`colour-${colour}`} class="roof-colour" viewBox="0 0 16 16" />
            ${marked.has(name) && html`<${Mark} fresh=${fresh.has(name)} latest=${shared.latest === `roof ${name}`} />`}
          <//>
        `,
      )}
    </li>
  `;
}

// --- the overflow track

/** @param {AreaShared} shared */
function Track(shared) {
  const { sheet, read, fresh, lit, latest } = shared;
  const written = read.overflow;
  const certain = written.length - fresh.overflow;
  const writes = [...lit.keys()].filter((move) => goesOnTrack(move, read));
  const open = sheet.overflow.length - written.length;
  const args = {
    written: written.length,
    track: row(written.map(String)),
    scores: row(sheet.overflow.map(String)),
    points: read.track ?? 0,
  };
  return html`
    <${Area}
      kind="track"
      title=${open && read.lowest === null
        ? say("web-queen-areas-overflow-now")
        : say("queen-area-track", { open, lowest: read.lowest ?? 0 })}
    >
      <p class="hidden">${say("queen-plain-track", args)}</p>
      <ol class="track-cells" aria-hidden="true">
        ${sheet.overflow.map(
          (points, at) => html`
            <li
              key=${at}
              class=${classes(
                "track-cell",
                at < written.length && "written",
                at === written.length - 1 && "counts",
                at >= certain && at < written.length && "fresh",
                at === written.length && writes.length > 0 && "next",
                latest === `track ${at + 1}` && "latest",
              )}
              data-tip=${say("queen-hint-overflow", { cell: at + 1, points })}
            >
              <b>${written[at] ?? ""}</b><small>${points}</small>
            </li>
          `,
        )}
      </ol>
      ${writes.length > 0 && html`
        <div class="track-writes">
          ${writes.map(
            (move) => html`<${Spot} key=${move} move=${move} shared=${shared} kind="cell write">${move.slice(6)}<//>`,
          )}
        </div>
      `}
    <//>
  `;
}
