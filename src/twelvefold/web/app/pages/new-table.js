// Creates a table: which game, who plays, how fast.

import { useState } from "../../vendor/hooks.js";
import { screenOf } from "../games/registry.js";
import { beSomebody, comeIn, create, me } from "../guest.js";
import { html } from "../html.js";
import { gameName } from "../names.js";
import { levelChoices } from "../parts/faces.js";
import { Choice, Switch, TextField, Waiting, useAction } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { go } from "../routes.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { specsOf, useDescription } from "./description.js";
import { Nowhere } from "./nowhere.js";

/** @import { Description, Pace } from "../types.js" */

const SECONDS = [30, 60, 90, 180, 600];
const DAYS = [1, 2, 3, 7];
const BANK_MINUTES = [0, 1, 3, 10];
/** @type {Pace[]} */
const PACES = ["live", "unlimited", "correspondence"];
/**
 * @param {number} least
 * @param {number} most
 */
const range = (least, most) => Array.from({ length: most - least + 1 }, (_, place) => least + place);

/** @param {{ game: string }} props */
export function NewTable({ game }) {
  const description = useDescription(game);
  if (description === null) return html`<${Nowhere} why=${say("web-no-such-game")} />`;
  return html`
    <${Page} title=${say("web-new-table-of", { game: gameName(game) })}>
      <div class="sheet form">
        <h1>${say("web-new-table-of", { game: gameName(game) })}</h1>
        <p class="faint">${say("web-new-table-lead")}</p>
        ${description ? html`<${Form} description=${description} />` : html`<${Waiting} />`}
      </div>
    <//>
  `;
}

/** @param {{ description: Description }} props */
function Form({ description }) {
  const {
    game,
    seats: [least, most],
    bots,
    pieces,
  } = description;
  const specs = specsOf(description);
  const screen = screenOf(game);
  const known = useStore(me);
  const [name, setName] = useState(known ?? say("web-guest-name"));
  const [seats, setSeats] = useState(Math.min(Math.max(3, least), most));
  const [options, setOptions] = useState(() => screen.options(specs));
  const [filled, setFilled] = useState(0);
  const [bot, setBot] = useState(bots.at(-1) ?? null);
  const [pace, setPace] = useState(/** @type {Pace} */ ("live"));
  const [time, setTime] = useState({ live: 90, correspondence: 2, unlimited: 0 });
  const [bank, setBank] = useState(3);
  const [open, setOpen] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [run, problem, busy] = useAction();
  const others = Math.min(filled, seats - 1);

  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run(async () => {
      if (name.trim() !== known) await comeIn(name.trim());
      else await beSomebody();
      const sitting = range(1, seats).map((seat) => (seat > seats - others ? bot : null));
      const table = await create({
        game,
        options: { seats, ...screen.given(options, pieces, seats, specs) },
        bots: sitting,
        public: open,
        spectators,
        pace,
        time: time[pace],
        bank: pace === "live" ? bank * 60 : 0,
        stand_in: bots.at(-1),
      });
      go(`/t/${table}`);
    });
  };

  return html`
    <form onSubmit=${submit}>
      <${TextField}
        label=${say("web-name")}
        help=${say("web-name-help")}
        value=${name}
        onInput=${setName}
        maxlength="30"
        required
      />
      <${Choice}
        label=${say("web-seats")}
        help=${say("web-seats-help")}
        value=${seats}
        onChange=${setSeats}
        options=${range(least, most).map((count) => [count, String(count), screen.seatsHelp?.(count, pieces)])}
      />
      <${screen.Options} specs=${specs} seats=${seats} value=${options} onChange=${setOptions} pieces=${pieces} />
      ${seats > 1 && html`
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
      <${Choice}
        label=${say("web-pace")}
        value=${pace}
        onChange=${setPace}
        options=${PACES.map((each) => [each, say(`web-pace-${each}`), say(`web-pace-${each}-help`)])}
      />
      ${pace !== "unlimited" && html`
        <${Choice}
          label=${say("web-time")}
          help=${say("web-time-help")}
          value=${time[pace]}
          onChange=${(/** @type {number} */ value) => setTime({ ...time, [pace]: value })}
          options=${(pace === "live" ? SECONDS : DAYS).map((count) => [count, say(`web-time-${pace}`, { count })])}
        />
      `}
      ${pace === "live" && html`
        <${Choice}
          label=${say("web-bank")}
          help=${say("web-bank-help")}
          value=${bank}
          onChange=${setBank}
          options=${BANK_MINUTES.map((count) => [count, say("web-bank-minutes", { count })])}
        />
      `}
      <${Switch} label=${say("web-public")} help=${say("web-public-help")} value=${open} onChange=${setOpen} />
      <${Switch}
        label=${say("web-spectators")}
        help=${say("web-spectators-help")}
        value=${spectators}
        onChange=${setSpectators}
      />
      <div class="actions">
        <button class="main" disabled=${busy || !name.trim() || !screen.ready(options, pieces, seats)}>
          ${say("web-make-table")}
        </button>
        <a class="button quiet" href="/">${say("web-cancel")}</a>
      </div>
      ${problem}
    </form>
  `;
}
