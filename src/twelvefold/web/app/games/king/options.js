// The options of King of 12, with what each character does.

import { classes, html } from "../../html.js";
import { Choice } from "../../parts/fields.js";
import { list, row, say } from "../../texts.js";
import { Emblem, cardName } from "./card.js";

/** @import { Character, ChosenOptions, GameOptions, Pieces, Specs } from "./types.js" */

/**
 * The initial values.
 * @param {Specs} specs
 * @returns {ChosenOptions}
 */
export const options = (specs) => ({ set: specs.set.default, promo: specs.promo.default, agreed: null, groups: null });

/**
 * The options as the server receives them.
 * @param {ChosenOptions} chosen
 * @param {Pieces} pieces
 * @param {number} seats
 */
export function given({ set, promo, agreed, groups }, pieces, seats) {
  const grouped = groups && pieces.groups[seats]?.includes(groups) ? { groups } : {};
  if (set === "agreed") return { ...grouped, set: agreed ?? pieces.first };
  return set === "random" ? { ...grouped, set, promo } : { ...grouped, set };
}

/**
 * Says that more players than fit at one table play a tournament.
 * @param {number} seats
 * @param {Pieces} pieces
 */
export const seatsHelp = (seats, pieces) =>
  pieces.groups[seats] ? say("web-king-seats-tournament", { groups: pieces.groups[seats].join(" / ") }) : "";

/** @type {(chosen: ChosenOptions, pieces: Pieces) => boolean} */
export const ready = ({ set, agreed }, pieces) => set !== "agreed" || (agreed ?? pieces.first).length === pieces.size;

/**
 * A table's options in words.
 * @param {GameOptions} options
 */
export function facts({ set, promo, groups }) {
  const grouped = groups ? [say("web-king-groups-fact", { groups })] : [];
  if (Array.isArray(set)) return [...grouped, say("web-king-set-is", { cards: list(set.map(cardName)) })];
  return [
    ...grouped,
    say("web-king-set-fact", { set }),
    ...(promo.length ? [say("web-king-promo-is", { cards: list(promo.map(cardName)) })] : []),
  ];
}

/** @type {(pieces: Pieces) => Character[]} */
const charactersOf = ({ characters }) => /** @type {Character[]} */ (Object.keys(characters));

/**
 * @param {{ specs: Specs, seats: number, value: ChosenOptions, pieces: Pieces,
 *   onChange(value: ChosenOptions): void }} props
 */
export function Options({ specs, seats, value, onChange, pieces }) {
  const promos = specs.promo.members;
  const change = (/** @type {Partial<ChosenOptions>} */ more) => onChange({ ...value, ...more });
  const shown =
    value.set === "first"
      ? pieces.first
      : charactersOf(pieces).filter((card) => !pieces.characters[card].promo || value.promo.includes(card));
  const promo = [[], ...promos.map((card) => [card]), promos];
  const key = (/** @type {Character[]} */ cards) => cards.join(" ");
  const groups = pieces.groups[seats] ?? [];
  return html`
    ${groups.length > 1 && html`
      <${Choice}
        label=${say("web-king-groups")}
        help=${say("web-king-groups-help")}
        value=${value.groups ?? groups[0]}
        onChange=${(/** @type {string} */ chosen) => change({ groups: chosen })}
        options=${groups.map((each) => [each, each])}
      />
    `}
    <${Choice}
      label=${say("web-king-set")}
      help=${say("web-king-set-help")}
      value=${value.set}
      onChange=${(/** @type {ChosenOptions["set"]} */ set) => change({ set })}
      options=${[...specs.set.choices, "agreed"].map((set) => [
        set,
        say(`web-king-set-${set}`),
        say(`web-king-set-${set}-help`),
      ])}
    />
    ${value.set === "random" && html`
      <${Choice}
        label=${say("web-king-promo")}
        help=${say("web-king-promo-help")}
        value=${key(value.promo)}
        onChange=${(/** @type {string} */ chosen) => change({ promo: promo.find((cards) => key(cards) === chosen) })}
        options=${promo.map((cards) => [
          key(cards),
          cards.length ? list(cards.map(cardName)) : say("web-king-promo-none"),
          cards.length > 1 ? say("web-king-promo-both") : "",
        ])}
      />
    `}
    ${value.set === "agreed"
      ? html`
          <${Agreed}
            pieces=${pieces}
            value=${value.agreed ?? pieces.first}
            onChange=${(/** @type {Character[]} */ agreed) => change({ agreed })}
          />
        `
      : html`
          <details class="who-is-who">
            <summary>${say("web-king-who", { cards: shown.length })}</summary>
            <ul class="character-list">${shown.map((card) => html`<${CharacterLine} key=${card} card=${card} />`)}</ul>
          </details>
        `}
  `;
}

/** @param {{ card: Character }} props */
const CharacterLine = ({ card }) => html`
  <li class="character">
    <${Emblem} card=${card} />
    <span><strong>${cardName(card)}</strong> ${say(`king-effect-${card}`)}</span>
  </li>
`;

/** @param {{ pieces: Pieces, value: Character[], onChange(value: Character[]): void }} props */
function Agreed({ pieces, value, onChange }) {
  const toggle = (/** @type {Character} */ card) =>
    onChange(value.includes(card) ? value.filter((each) => each !== card) : [...value, card]);
  const left = pieces.size - value.length;
  return html`
    <fieldset class="agreed">
      <legend>${say("web-king-agreed")}</legend>
      <p class=${classes("help", left !== 0 && "wrong")} role="status">
        ${left === 0
          ? say("web-king-agreed-ready", { cards: row(value.map(cardName)) })
          : say("web-king-agreed-left", { left: Math.abs(left), more: left > 0 ? "yes" : "no" })}
      </p>
      <ul class="character-list">
        ${charactersOf(pieces).map(
          (card) => html`
            <li key=${card} class=${classes("character", value.includes(card) && "on")}>
              <label>
                <input
                  type="checkbox"
                  checked=${value.includes(card)}
                  disabled=${pieces.always.includes(card)}
                  onChange=${() => toggle(card)}
                />
                <${Emblem} card=${card} />
                <span>
                  <strong>${cardName(card)}</strong> ${say(`king-effect-${card}`)}
                  ${pieces.characters[card].promo ? html` <em>${say("web-king-is-promo")}</em>` : ""}
                </span>
              </label>
            </li>
          `,
        )}
      </ul>
    </fieldset>
  `;
}
