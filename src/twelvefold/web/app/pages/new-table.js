// Creates a table in two steps: who plays, and then a button that begins. Whatever else can be chosen is folded away.

import { useState } from "../../vendor/hooks.js";
import { begin, usualSeats } from "./begin.js";
import { screenOf } from "../games/registry.js";
import { beSomebody, comeIn, create, me } from "../guest.js";
import { Icon, html } from "../html.js";
import { gameName } from "../names.js";
import { levelChoices } from "../parts/faces.js";
import { Choice, Switch, TextField, useAction } from "../parts/fields.js";
import { Page, PageToCome } from "../parts/page.js";
import { go, route } from "../routes.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { specsOf, useDescription } from "./description.js";
import { Nowhere } from "./nowhere.js";
import { PaceFields, usePace } from "./new-table-pace.js";

/** @import { Description, Way } from "../types.js" */

/** @type {Record<Way, string>} */
const ICONS = { friends: "share", bots: "bot", alone: "person" };

/**
 * Who can play: friends, bots, nobody else. A game for one alone has only the last, and most others do not have it.
 * @param {Description} description
 * @returns {Way[]}
 */
const waysOf = ({ seats: [least, most] }) => [
  .../** @type {Way[]} */ (most > 1 ? ["friends", "bots"] : []),
  .../** @type {Way[]} */ (least === 1 ? ["alone"] : []),
];

/** @param {{ game: string }} props */
export function NewTable({ game }) {
  const description = useDescription(game);
  const { query } = useStore(route);
  const ways = description ? waysOf(description) : [];
  const way = ways.find((each) => each === query.get("with")) ?? (ways.length === 1 ? ways[0] : null);
  if (description === null) return html`<${Nowhere} why=${say("web-no-such-game")} />`;
  if (!description) return html`<${PageToCome} title=${say("web-new-table-of", { game: gameName(game) })} />`;
  return html`
    <${Page} title=${say("web-new-table-of", { game: gameName(game) })} key=${way}>
      <div class="sheet form">
        ${way
          ? html`<${Form} description=${description} way=${way} several=${ways.length > 1} />`
          : html`<${Ways} game=${game} ways=${ways} />`}
      </div>
    <//>
  `;
}

/**
 * The first step: who plays?
 * @param {{ game: string, ways: Way[] }} props
 */
const Ways = ({ game, ways }) => html`
  <h1>${say("web-who-plays", { game: gameName(game) })}</h1>
  <ul class="ways">
    ${ways.map(
      (way) => html`
        <li key=${way}>
          <a class="button way" href=${`/new/${game}?with=${way}`} data-way=${way}>
            <${Icon} name=${ICONS[way]} />
            <span>
              <strong>${say("web-way", { way })}</strong> <span class="help">${say("web-way-help", { way })}</span>
            </span>
          </a>
        </li>
      `,
    )}
  </ul>
`;

/**
 * @param {number} least
 * @param {number} most
 */
const range = (least, most) => Array.from({ length: most - least + 1 }, (_, place) => least + place);

/**
 * The second step. Only friends need a name to read and a link to follow; all other games begin with the button.
 * @param {{ description: Description, way: Way, several: boolean }} props
 */
function Form({ description, way, several }) {
  const { game, bots, pieces } = description;
  const [least, most] = description.seats;
  const specs = specsOf(description);
  const screen = screenOf(game);
  const known = useStore(me);
  const friends = way === "friends";
  const [name, setName] = useState(known ?? say("web-guest-name"));
  const [seats, setSeats] = useState(way === "alone" ? 1 : usualSeats([Math.max(2, least), most]));
  const [options, setOptions] = useState(() => screen.options(specs));
  const [filled, setFilled] = useState(0);
  const [bot, setBot] = useState(bots.at(-1) ?? null);
  const pace = usePace();
  const [open, setOpen] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [run, problem, busy] = useAction();
  const others = friends ? Math.min(filled, seats - 1) : seats - 1;

  const invite = async () => {
    if (name.trim() !== known) await comeIn(name.trim());
    else await beSomebody();
    return create({
      game,
      options: { seats, ...screen.given(options, pieces, seats, specs) },
      bots: range(1, seats).map((seat) => (seat > seats - others ? bot : null)),
      public: open,
      spectators,
      ...pace.given(),
      stand_in: bots.at(-1),
    });
  };
  const start = () =>
    begin({ game, bots: bot ? [bot] : [] }, { seats, ...screen.given(options, pieces, seats, specs) }, { spectators });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run(async () => go(`/t/${await (friends ? invite() : start())}`));
  };

  return html`
    <h1>${say("web-new-way", { game: gameName(game), way })}</h1>
    ${several && html`
      <p class="change-way">
        <a class="button quiet" href=${`/new/${game}`}><${Icon} name="back-arrow" /> ${say("web-change-way")}</a>
      </p>
    `}
    <form onSubmit=${submit}>
      ${friends && html`
        <${TextField}
          label=${say("web-name")}
          help=${say("web-name-help")}
          value=${name}
          onInput=${setName}
          maxlength="30"
          required
        />
      `}
      ${way !== "alone" && html`
        <${Choice}
          label=${say("web-seats")}
          help=${friends ? say("web-seats-help") : say("web-seats-with-bots", { bots: seats - 1 })}
          value=${seats}
          onChange=${setSeats}
          options=${range(Math.max(2, least), most).map((count) => [
            count,
            String(count),
            screen.seatsHelp?.(count, pieces),
          ])}
        />
      `}
      <details class="more-options">
        <summary>${say("web-more-options")}</summary>
        <${screen.Options} specs=${specs} seats=${seats} value=${options} onChange=${setOptions} pieces=${pieces} />
        ${friends && html`
          <${Choice}
            label=${say("web-bots")}
            help=${say("web-bots-help")}
            value=${others}
            onChange=${setFilled}
            options=${range(0, seats - 1).map((count) => [count, String(count)])}
          />
        `}
        ${others > 0 && bots.length > 1 && html`
          <${Choice} label=${say("web-bot-level")} value=${bot} onChange=${setBot} options=${levelChoices(bots)} />
        `}
        ${friends && html`
          <${PaceFields} of=${pace} />
          <${Switch} label=${say("web-public")} help=${say("web-public-help")} value=${open} onChange=${setOpen} />
        `}
        <${Switch}
          label=${say("web-spectators")}
          help=${say("web-spectators-help")}
          value=${spectators}
          onChange=${setSpectators}
        />
      </details>
      <div class="actions">
        <button class="main" disabled=${busy || (friends && !name.trim()) || !screen.ready(options, pieces, seats)}>
          <${Icon} name=${friends ? "share" : "play"} /> ${say(friends ? "web-make-table" : "web-begin-now")}
        </button>
      </div>
      ${problem}
    </form>
  `;
}
