// The options of Queen of 12: the sheet, the Crusade, the reserve, an owner's edition.

import { classes, html } from "../../html.js";
import { Choice, Switch } from "../../parts/fields.js";
import { list, row, say } from "../../texts.js";
import { Emblem, cardName, cardEffect } from "./cards.js";
import { EditionField } from "./edition-field.js";
import { editionFact, sheetsIn } from "./edition-picture.js";
import { sheetLabel, sheetName } from "./sheet-names.js";

/** @import { Card, CardKind, ChosenOptions, GameOptions, Pieces, SheetName, Specs } from "./types.js" */

/**
 * The initial values.
 * @param {Specs} specs
 * @returns {ChosenOptions}
 */
export const options = (specs) => ({
  sheet: specs.sheet.choices[0],
  crusade: specs.crusade.default,
  reserve: specs.reserve.default,
  promo: null, // the defaults: all in a random reserve, none in the Crusade
  expansion: specs.expansion.default,
  agreed: null,
  edition: null,
});

/** @type {(value: ChosenOptions, pieces: Pieces, seats: number) => SheetName[]} */
const sheetsFor = ({ crusade, edition }, pieces, seats) =>
  sheetsIn(edition).filter((sheet) =>
    pieces.areas.includes(sheet) ? pieces.crusade[seats].includes(sheet) : !crusade,
  );
/** @type {(value: ChosenOptions, pieces: Pieces, seats: number) => SheetName} */
const sheetOf = (value, pieces, seats) => {
  const sheets = sheetsFor(value, pieces, seats);
  return sheets.includes(value.sheet) ? value.sheet : sheets[0];
};

/** @type {(pieces: Pieces, ...kinds: CardKind[]) => Card[]} */
const cardsOf = (pieces, ...kinds) =>
  /** @type {Card[]} */ (Object.keys(pieces.characters)).filter((card) => kinds.includes(pieces.characters[card].kind));
/** @type {(pieces: Pieces, seats: number) => Card[]} */
const forReserve = (pieces, seats) =>
  cardsOf(pieces, "base", "promo", "expansion").filter((card) => pieces.characters[card].never !== seats);
/** @type {(value: ChosenOptions, pieces: Pieces, seats: number) => Card[]} */
const reserveOf = ({ agreed }, pieces, seats) =>
  (agreed ?? pieces.first[seats]).filter((card) => forReserve(pieces, seats).includes(card));

/** @type {(value: ChosenOptions, pieces: Pieces) => Card[]} */
const promoOf = ({ crusade, promo }, pieces) => promo ?? (crusade ? [] : cardsOf(pieces, "promo"));

/**
 * The characters that can be in the game with these options; optional characters only if they were added.
 * @param {ChosenOptions} value
 * @param {Pieces} pieces
 * @param {number} seats
 */
function charactersOf(value, pieces, seats) {
  const { crusade, reserve, expansion } = value;
  const promo = promoOf(value, pieces);
  if (crusade)
    return [
      ...pieces.crusade_hand,
      ...pieces.crusade_pool[seats].filter((card) => pieces.characters[card].kind !== "promo" || promo.includes(card)),
    ];
  if (reserve === "first") return [...pieces.hand, ...pieces.first[seats]];
  return [
    ...pieces.hand,
    ...forReserve(pieces, seats).filter(
      (card) => pieces.characters[card].kind === "base" || promo.includes(card) || expansion.includes(card),
    ),
  ];
}

/**
 * The options as the server receives them.
 * @param {ChosenOptions} value
 * @param {Pieces} pieces
 * @param {number} seats
 * @returns {Partial<GameOptions>}
 */
export function given(value, pieces, seats) {
  const { crusade, reserve, expansion, edition } = value;
  const promo = promoOf(value, pieces);
  const printed = { sheet: sheetOf(value, pieces, seats), ...(edition ? { edition } : {}) };
  if (crusade) return { crusade, promo, ...printed };
  if (reserve === "agreed") return { reserve: reserveOf(value, pieces, seats), ...printed };
  return reserve === "random" ? { reserve, promo, expansion, ...printed } : { reserve, ...printed };
}

/** @type {(value: ChosenOptions, pieces: Pieces, seats: number) => boolean} */
export const ready = (value, pieces, seats) =>
  sheetsFor(value, pieces, seats).length > 0 &&
  (value.crusade || value.reserve !== "agreed" || reserveOf(value, pieces, seats).length === pieces.reserve);

/**
 * A table's options in words.
 * @param {GameOptions} table
 */
export const facts = (table) => {
  const { sheet, crusade = false, reserve, promo = [], expansion = [] } = table;
  const joined = [...promo, ...expansion];
  return [
    sheetLabel(sheet),
    ...(crusade
      ? [say("web-queen-crusade")]
      : [
          Array.isArray(reserve)
            ? say("web-queen-reserve-is", { cards: list(reserve.map(cardName)) })
            : say("web-queen-reserve-fact", { reserve }),
        ]),
    ...(joined.length ? [say("web-queen-joined-is", { cards: list(joined.map(cardName)) })] : []),
    editionFact(table),
  ];
};

/**
 * @param {{
 *   specs: Specs, value: ChosenOptions, onChange: (change: (now: ChosenOptions) => ChosenOptions) => void,
 *   pieces: Pieces, seats: number,
 * }} props
 */
export function Options({ specs, value, onChange, pieces, seats }) {
  /**
   * Change one option of those that are now: a file may be under check meanwhile.
   * @template {keyof ChosenOptions} Name
   * @param {Name} name
   */
  const to = (name) => (/** @type {ChosenOptions[Name]} */ chosen) => onChange((now) => ({ ...now, [name]: chosen }));
  const { crusade, reserve } = value;
  const sheets = sheetsFor(value, pieces, seats);
  const areas = pieces.areas.includes(sheetOf(value, pieces, seats));
  const shown = charactersOf(value, pieces, seats);
  return html`
    <${Choice}
      label=${say("web-queen-rules")}
      help=${say("web-queen-rules-help")}
      value=${crusade}
      onChange=${to("crusade")}
      options=${[
        [false, say("web-queen-base"), say("web-queen-base-help")],
        [true, say("web-queen-crusade"), say("web-queen-crusade-help")],
      ]}
    />
    ${sheets.length
      ? html`
          <${Choice}
            label=${say("web-queen-sheets")}
            value=${sheetOf(value, pieces, seats)}
            onChange=${to("sheet")}
            options=${sheets.map((sheet) => [sheet, sheetName(sheet), say(`web-queen-sheet-${sheet}-help`)])}
          />
        `
      : html`<p class="help wrong no-sheet" role="status">${say("web-queen-edition-no-crusade")}</p>`}
    ${!crusade && html`
      <${Choice}
        label=${say("web-queen-reserve-choice")}
        help=${say("web-queen-reserve-help")}
        value=${reserve}
        onChange=${to("reserve")}
        options=${[...specs.reserve.choices, "agreed"].map((each) => [
          each,
          say(`web-queen-reserve-${each}`),
          say(`web-queen-reserve-${each}-help`),
        ])}
      />
    `}
    ${(crusade || reserve === "random") && html`
      <${Joining}
        label=${say("web-queen-promo")}
        help=${say("web-queen-promo-help")}
        areas=${areas}
        cards=${specs.promo.members}
        value=${promoOf(value, pieces)}
        onChange=${to("promo")}
      />
    `}
    ${!crusade && reserve === "random" && html`
      <${Joining}
        label=${say("web-queen-expansion")}
        help=${say("web-queen-expansion-help")}
        areas=${areas}
        cards=${specs.expansion.members}
        value=${value.expansion}
        onChange=${to("expansion")}
      />
    `}
    ${!crusade && reserve === "agreed"
      ? html`
          <${Agreed}
            pieces=${pieces}
            areas=${areas}
            cards=${forReserve(pieces, seats)}
            value=${reserveOf(value, pieces, seats)}
            onChange=${to("agreed")}
          />
        `
      : html`
          <details class="who-is-who">
            <summary>${say("web-queen-who", { cards: shown.length })}</summary>
            <ul class="character-list">
              ${shown.map(
                (card) => html`<li key=${card} class="character"><${Character} card=${card} areas=${areas} /></li>`,
              )}
            </ul>
          </details>
        `}
    <${EditionField} value=${value.edition} onChange=${to("edition")} />
  `;
}

/**
 * The optional characters, in the order of the box.
 * @param {{
 *   label: string, help: string, areas: boolean, cards: Card[], value: Card[], onChange: (cards: Card[]) => void,
 * }} props
 */
const Joining = ({ label, help, areas, cards, value, onChange }) => html`
  <fieldset>
    <legend>${label}</legend>
    <p class="help">${help}</p>
    ${cards.map(
      (card) => html`
        <${Switch}
          key=${card}
          label=${cardName(card)}
          help=${cardEffect(card, areas)}
          value=${value.includes(card)}
          onChange=${(/** @type {boolean} */ on) =>
            onChange(cards.filter((each) => (each === card ? on : value.includes(each))))}
        />
      `,
    )}
  </fieldset>
`;

/** @param {{ card: Card, areas: boolean }} props */
const Character = ({ card, areas }) =>
  html`<${Emblem} card=${card} /><span><strong>${cardName(card)}</strong> ${cardEffect(card, areas)}</span>`;

/**
 * @param {{ pieces: Pieces, areas: boolean, cards: Card[], value: Card[], onChange: (cards: Card[]) => void }} props
 */
function Agreed({ pieces, areas, cards, value, onChange }) {
  const left = pieces.reserve - value.length;
  return html`
    <fieldset class="agreed">
      <legend>${say("web-queen-agreed")}</legend>
      <p class=${classes("help", left !== 0 && "wrong")} role="status">
        ${left === 0
          ? say("web-queen-agreed-ready", { cards: row(value.map(cardName)) })
          : say("web-queen-agreed-left", { left: Math.abs(left), more: left > 0 ? "yes" : "no" })}
      </p>
      <ul class="character-list">
        ${cards.map(
          (card) => html`
            <li key=${card} class=${classes("character", value.includes(card) && "on")}>
              <label>
                <input
                  type="checkbox"
                  checked=${value.includes(card)}
                  onChange=${() => onChange(cards.filter((each) => (each === card) !== value.includes(each)))}
                />
                <${Character} card=${card} areas=${areas} />
              </label>
            </li>
          `,
        )}
      </ul>
    </fieldset>
  `;
}
