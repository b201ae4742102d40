// The faces around a table: a bot's portrait or a person's initial, framed in the colour of the seat, and the stars
// that tell how well a bot plays.

import { useContext } from "../../vendor/hooks.js";
import { createContext } from "../../vendor/preact.js";
import { Drawing, Icon, classes, html } from "../html.js";
import { say } from "../texts.js";
import { SeatMark, seatClass } from "./people.js";

/** @import { ChoiceField, Company } from "../types.js" */

/** Who sits at the table of this page. */
export const AtTable = createContext(/** @type {Company} */ ({ chairs: [], bots: [] }));

/**
 * The face of whoever has a seat; for a seat of the game itself, such as a dummy player, only its mark.
 * @param {{ seat: number }} props
 */
export function Face({ seat }) {
  const { chairs, bots } = useContext(AtTable);
  const chair = chairs[seat];
  if (!chair || chair.kind === "free") return html`<span class="face nobody"><${SeatMark} seat=${seat} /></span>`;
  const { persona, bot, name } = chair;
  const tip =
    persona &&
    bot &&
    say("bot-tip", { temper: say("bot-temper", { persona }), stars: starsOf(bot, bots), most: bots.length });
  return html`
    <span class=${classes("face", seatClass(seat))} aria-hidden="true" data-persona=${persona} data-tip=${tip}>
      ${persona
        ? html`<${Drawing} of="faces" name=${persona} class="portrait" />`
        : html`<span class="initial" data-initial=${[...name][0].toLocaleUpperCase()} />`}
      <${SeatMark} seat=${seat} />
    </span>
  `;
}

/**
 * The stars of the bot at a seat, if there is one.
 * @param {{ seat: number }} props
 */
export function SeatStars({ seat }) {
  const { chairs, bots } = useContext(AtTable);
  const bot = chairs[seat]?.bot;
  return bot ? html`<${Stars} bot=${bot} bots=${bots} />` : null;
}

/**
 * How many stars a bot has: one for the weakest of its game, one more for each that is stronger.
 * @param {string} bot
 * @param {string[]} bots the weakest first
 */
export const starsOf = (bot, bots) => bots.indexOf(bot) + 1;

/** @param {{ bot: string, bots: string[] }} props */
export function Stars({ bot, bots }) {
  const stars = starsOf(bot, bots);
  const text = say("bot-stars", { stars, most: bots.length });
  return html`
    <span class="stars" role="img" aria-label=${text} data-tip=${text}>
      ${bots.map((each, index) => html`<${Icon} key=${each} name="star" class=${index < stars ? "won" : "missing"} />`)}
    </span>
  `;
}

/**
 * The levels of a game's bots as options to choose from.
 * @param {string[]} bots
 * @returns {ChoiceField<string>["options"]}
 */
export const levelChoices = (bots) =>
  bots.map((bot) => [
    bot,
    html`<${Stars} bot=${bot} bots=${bots} /> ${say("bot-level", { bot })}`,
    say("bot-level-help", { bot }),
  ]);
