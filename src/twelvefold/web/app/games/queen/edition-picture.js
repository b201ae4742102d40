// What is printed in an edition: its sheets and its figures.

import { useState } from "../../../vendor/hooks.js";
import { classes, html } from "../../html.js";
import { useAnswer } from "../../parts/asking.js";
import { Choice, Waiting } from "../../parts/fields.js";
import { once, post } from "../../http.js";
import { list, say } from "../../texts.js";
import { AreaSheet } from "./area-sheet.js";
import { Emblem, cardName } from "./cards.js";
import { HalvesSheet } from "./halves-sheet.js";
import { sheetName } from "./sheet-names.js";

/** @import { TargetedEvent } from "preact" */
/** @import { AnySheet, Card, Checked, GameOptions, PiecesOfEdition, SheetName, WrittenEdition } from "./types.js" */

/** @type {SheetName[]} */
const SHEETS = ["A", "B", "C", "D"];
const SEATS = 2; // an edition is the same for any number of players

/**
 * Ask the server to check an edition: the text of a file, its data, or null for the built-in one.
 * @param {string | WrittenEdition | null} edition
 * @returns {Promise<Checked>}
 */
export const lookAt = (edition) =>
  post("/games/queen/options", { options: { seats: SEATS, ...(edition === null ? {} : { edition }) } });

const looked = once((/** @type {string} */ written) => lookAt(JSON.parse(written)));

/**
 * The contents of an edition; undefined while loading.
 * @param {WrittenEdition | null} edition
 * @returns {PiecesOfEdition | undefined}
 */
export function usePieces(edition) {
  const written = JSON.stringify(edition);
  return useAnswer(async () => (await looked(written)).pieces, [written]);
}

/**
 * The names of an edition's sheets.
 * @param {WrittenEdition | null} edition
 */
export const sheetsIn = (edition) => (edition ? SHEETS.filter((name) => name in edition.sheet) : SHEETS);

/**
 * The edition of a table, shown in the lobby.
 * @param {GameOptions} options
 */
export const editionFact = ({ edition, sheet }) => html`
  <div class="edition-fact">
    ${say("queen-edition", { name: edition?.name ?? say("web-queen-edition-built-in") })}
    <${SheetsLook} edition=${edition ?? null} first=${sheet} />
  </div>
`;

/**
 * The sheets behind a button. `first`: the sheet to start with.
 * @param {{ edition: WrittenEdition | null, first?: SheetName, open?: boolean }} props
 */
export function SheetsLook({ edition, first, open = false }) {
  const [shown, setShown] = useState(open);
  return html`
    <details
      class="edition-look"
      open=${shown}
      onToggle=${(/** @type {TargetedEvent<HTMLDetailsElement>} */ event) => setShown(event.currentTarget.open)}
    >
      <summary>${say("web-queen-edition-look")}</summary>
      ${shown && html`<${Picture} edition=${edition} first=${first} />`}
    </details>
  `;
}

/** @param {{ edition: WrittenEdition | null, first?: SheetName }} props */
function Picture({ edition, first = SHEETS[0] }) {
  const pieces = usePieces(edition);
  const [name, setName] = useState(first);
  if (!pieces) return html`<${Waiting} />`;
  const { sheets } = pieces.edition;
  const missing = SHEETS.filter((each) => !sheets.some((sheet) => sheet.name === each));
  const sheet = sheets.find((each) => each.name === name) ?? sheets[0];
  return html`
    <div class="edition-picture">
      <${Choice}
        label=${say("web-queen-edition-sheets")}
        value=${sheet.name}
        onChange=${setName}
        options=${sheets.map((each) => [each.name, sheetName(each.name)])}
      />
      ${missing.length > 0 && html`
        <p class="help">
          ${say("web-queen-edition-missing", { count: missing.length, sheets: list(missing.map(sheetName)) })}
        </p>
      `}
      <${SheetPicture} sheet=${sheet} />
      <details><summary>${say("web-queen-edition-figures")}</summary><${Figures} pieces=${pieces} /></details>
    </div>
  `;
}

/**
 * A sheet as printed, without marks.
 * @param {{ sheet: AnySheet }} props
 */
export const SheetPicture = ({ sheet }) => html`
  <div class=${classes("edition-sheet", `sheet-${sheet.name}`)} data-sheet=${sheet.name}>
    ${sheet.is === "AreaSheet"
      ? html`<${AreaSheet} key=${sheet.name} sheet=${sheet} />`
      : html`<${HalvesSheet} key=${sheet.name} sheet=${sheet} read=${null} />`}
  </div>
`;

/** @param {{ pieces: PiecesOfEdition }} props */
function Figures({ pieces: { characters, colours, edition } }) {
  const dice = Object.fromEntries(Object.keys(colours).map((colour, place) => [colour, edition.dice[place]]));
  return html`
    <div class="edition-figures">
      <table>
        <thead>
          <tr>
            <th scope="col">${say("web-queen-edition-card")}</th>
            <th scope="col">${say("web-queen-edition-order")}</th>
            <th scope="col">${say("web-queen-edition-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${/** @type {Card[]} */ (Object.keys(characters)).map(
            (card, place) => html`
              <tr key=${card}>
                <th scope="row"><span class="edition-card"><${Emblem} card=${card} />${cardName(card)}</span></th>
                <td>${edition.order[place]}</td>
                <td>${edition.points[place]}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">${say("web-queen-edition-players")}</th>
              <th scope="col">${say("queen-tray-mountains")}</th>
              <th scope="col">${say("queen-tray-jungle")}</th>
            </tr>
          </thead>
          <tbody>
            ${edition.trays.map(
              ([mountains, jungle], place) =>
                html`<tr key=${place}><th scope="row">${place + 1}</th><td>${mountains}</td><td>${jungle}</td></tr>`,
            )}
          </tbody>
        </table>
        <p>${say("web-queen-edition-bag", dice)}</p>
      </div>
    </div>
  `;
}
