// The board of 12 Chip Trick: the chips in front of each player, what is known of each hand, and how near each is to
// 21.

import { Drawing, Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { useArrows } from "../../parts/arrows.js";
import { Face, SeatStars } from "../../parts/faces.js";
import { useFlight } from "../../parts/flight.js";
import { SeatMark, SeatState, seatClass, seatsAround } from "../../parts/people.js";
import { say } from "../../texts.js";
import { Chip, ChipBack, Flying, Lying, chipName, handOf } from "./chip.js";
import { ChipButton } from "./choice.js";
import { sumOf } from "./scene.js";

/** @import { BoardProps, Choosing, Colours, Place as ScenePlace, Scene, Shared } from "./types.js" */
/** @import { Stack as SceneStack, Where } from "./types.js" */

/** @param {BoardProps} props */
export function Board({
  scene,
  seat,
  name,
  pieces,
  decision = null,
  chairs = [],
  active = new Set(),
  choice,
  small = false,
}) {
  const count = scene.places.length;
  const others = seatsAround([...scene.places.keys()], seat);
  const shared = { scene, name, pieces, decision, chairs, active, choice };
  return html`
    <div class=${classes("chips-board", `of-${count}`, small && "small")} data-board>
      <ul class="chips-others" aria-label=${say("web-others")}>
        ${others.map((other) => html`<${Place} key=${other} seat=${other} ...${shared} />`)}
      </ul>
      <${Middle} ...${{ scene, name, pieces, choice }} />
      ${seat !== null && html`
        <ul class="chips-own" aria-label=${say("web-you")}><${Place} seat=${seat} own ...${shared} /></ul>
      `}
    </div>
  `;
}

/** @param {Pick<Shared, "scene" | "name" | "pieces" | "choice">} props */
function Middle({ scene, name, pieces, choice }) {
  const arrows = useArrows();
  const { colours } = pieces;
  const taking = choice?.verb === "take";
  return html`
    <ul
      class=${classes("chips-middle", taking && "taking chips-offered")}
      data-choices=${taking}
      aria-label=${say("web-chips-middle")}
      onKeyDown=${arrows}
    >
      ${scene.middle.map(
        ({ chip, seat }, index) => html`
          <li
            key=${`${seat} ${chip} ${index}`}
            class=${classes("in-middle", seat !== null && seat === scene.winner && "winning")}
          >
            ${taking
              ? html`<${ChipButton} chip=${chip} colours=${colours} choice=${choice} verb="take" />`
              : html`<${Played} chip=${chip} seat=${seat} colours=${colours} label=${chipName(chip, colours)} />`}
            ${seat !== null && html`
              <span class="middle-name"><${SeatMark} seat=${seat} /> <bdi>${name(seat)}</bdi></span>
            `}
          </li>
        `,
      )}
      ${scene.middle.length === 0 && html`<li class="faint">${say("web-chips-middle-empty")}</li>`}
    </ul>
  `;
}

/** @param {{ chip: number, seat: number | null, colours: Colours, label: string }} props */
function Played({ chip, seat, colours, label }) {
  const place = useFlight(seat === null ? null : `${seat} ${chip}`, `[data-seat="${seat}"] .chips-hand`, {
    grow: 1.25,
    time: 650,
  });
  return html`
    <span ref=${place} class="lying" role="img" tabindex="0" aria-label=${label} data-tip=${label}>
      <${Chip} chip=${chip} colours=${colours} />
    </span>
  `;
}

/** @param {Shared & { seat: number, own?: boolean }} props */
function Place({ seat, own = false, scene, name, pieces, decision, chairs, active, choice }) {
  const place = scene.places[seat];
  const arrows = useArrows();
  const { colours } = pieces;
  const label = classes("row-name", !own && scene.places.length === 4 && "hidden-on-phone");
  /**
   * Of equal chips the first one flies: nobody can tell them apart.
   * @type {(where: Where) => (chips: number[], index: number) => Scene["flight"]}
   */
  const flying = (where) => (chips, index) =>
    scene.flight?.to === seat && scene.flight.where === where && chips.indexOf(scene.flight.chip) === index
      ? scene.flight
      : null;
  return html`
    <li
      class=${classes(
        "place",
        "chips-place",
        seatClass(seat),
        own && "own",
        active.has(seat) && "active",
        place.won && "won",
        scene.winners.includes(seat) && "crowned",
      )}
      data-seat=${seat}
    >
      <div class="place-head">
        <${Face} seat=${seat} />
        <bdi class="place-name">${name(seat)}</bdi>
        <span class="hidden"><${SeatStars} seat=${seat} /></span>
        ${scene.leader === seat && html`
          <span
            class="sign leads"
            role="img"
            tabindex="0"
            aria-label=${say("web-chips-leads")}
            data-tip=${say("web-chips-leads-tip")}
          >
            <${Icon} name="play" />
          </span>
        `}
        <${SeatState}
          chair=${chairs[seat]}
          asked=${decision?.asked.includes(seat)}
          confirmed=${decision?.confirmed.includes(seat)}
        />
        <${Tokens} tokens=${place.tokens} enough=${pieces.enough} />
      </div>
      <div class="chips-rows">
        <div class="chips-row front-row">
          <span class=${label}>${say("web-chips-front")}</span>
          <ul class="chips-front" aria-label=${say("web-chips-front-of", person("who", name, seat))}>
            ${place.front.map(
              (chip, index) => html`
                <${Lying}
                  key=${index}
                  flight=${flying("front")(place.front, index)}
                  label=${chipName(chip, colours)}
                  tip=${say("web-chips-front-tip", { chip: chipName(chip, colours) })}
                >
                  <${Chip} chip=${chip} colours=${colours} />
                <//>
              `,
            )}
          </ul>
        </div>
        <div class="chips-row">
          <span class=${label}>${place.stack ? say("web-chips-stack") : say("web-chips-hand")}</span>
          <ul
            class=${classes("chips-hand", own && choice?.verb === "play" && "chips-offered")}
            data-choices=${own && choice?.verb === "play"}
            aria-label=${say(place.stack ? "web-chips-stack-of" : "web-chips-hand-of", person("who", name, seat))}
            onKeyDown=${arrows}
          >
            ${place.stack ? html`<${Stack} stack=${place.stack} colours=${colours} />` : null}
            <${Hand} ...${{ place, colours, flying: flying("hand"), choice: own ? choice : undefined }} />
          </ul>
        </div>
      </div>
      <${Total} place=${place} limit=${pieces.limit} burning=${scene.burning} />
    </li>
  `;
}

/**
 * A hand as far as it is known. With a `choice` it is the viewer's, whose chips are buttons.
 * @param {{ place: ScenePlace, colours: Colours, flying(chips: number[], index: number): Scene["flight"],
 *   choice?: Choosing }} props
 */
function Hand({ place, colours, flying, choice }) {
  const known = handOf(place);
  const chips = known.map(([chip]) => chip);
  const backs = place.own
    ? []
    : Object.entries(place.backs).flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
  return html`
    ${known.map(([chip, secret], index) => {
      if (choice)
        return html`
          <${Flying} key=${`${chip} ${index}`} flight=${secret ? null : flying(chips, index)}>
            <${ChipButton} ...${{ chip, secret, colours, choice }} verb="play" />
          <//>
        `;
      const label = secret ? say("chips-secret", { chip: chipName(chip, colours) }) : chipName(chip, colours);
      return html`
        <${Lying}
          key=${`${chip} ${index}`}
          flight=${secret ? null : flying(chips, index)}
          label=${label}
          tip=${say(secret ? "web-chips-secret-tip" : "web-chips-seen-tip", { chip: chipName(chip, colours) })}
        >
          <${Chip} chip=${chip} colours=${colours} secret=${secret} />
        <//>
      `;
    })}
    ${backs.map(
      (colour, index) => html`
        <${Lying}
          key=${`${colour} ${index}`}
          label=${say("chips-unknown", { colour_id: colour })}
          tip=${say("web-chips-back-tip", { colour_id: colour })}
        >
          <${ChipBack} colour=${colour} />
        <//>
      `,
    )}
  `;
}

/**
 * The dummy's chips from top to bottom: the visible back, the number of unknown chips, then the known ones.
 * @param {{ stack: SceneStack, colours: Colours }} props
 */
function Stack({ stack, colours }) {
  const more = stack.unseen - (stack.top ? 1 : 0);
  return html`
    ${stack.top && html`
      <${Lying} label=${say("chips-stack-top", { colour_id: stack.top })}><${ChipBack} colour=${stack.top} /><//>
    `}
    ${more > 0 && html`
      <${Lying} label=${say("chips-stack-unknown", { count: more })}><span class="more-chips">+${more}</span><//>
    `}
    ${stack.under.map(
      (chip, index) => html`
        <${Lying} key=${index} label=${say("chips-stack-then", { chip: chipName(chip, colours) })}>
          <${Chip} chip=${chip} colours=${colours} />
        <//>
      `,
    )}
  `;
}

/** @param {{ tokens: number, enough: number }} props */
function Tokens({ tokens, enough }) {
  const label = say("web-chips-tokens", { tokens, enough });
  return html`
    <span class="victory" role="img" tabindex="0" aria-label=${label} data-tip=${label}>
      ${Array.from(
        { length: enough },
        (_, index) =>
          html`<${Drawing} key=${index} of="pieces" name=${index < tokens ? "token" : "token-empty"} class="token" />`,
      )}
    </span>
  `;
}

/**
 * The sum of the known chips, and how far it is below or above the limit.
 * @param {{ place: ScenePlace, limit: number, burning: boolean }} props
 */
function Total({ place, limit, burning }) {
  const { sum, unknown } = sumOf(place);
  const tip = say("web-chips-total-tip", { limit, over: burning ? "burns" : "halved" });
  return html`
    <div class=${classes("chips-total", sum > limit && "over")} tabindex="0" data-tip=${tip}>
      <progress max=${limit} value=${Math.min(sum, limit)} aria-label=${tip} />
      <span class="total-words">
        ${sum > limit && html`<${Icon} name="warning" />`}
        ${place.count
          ? say("web-chips-counted", { ...place.count, over: Math.abs(sum - limit) })
          : say("web-chips-total", {
              ...{ sum, unknown, limit, left: Math.abs(limit - sum), half: Math.floor(sum / 2) },
              over: sum <= limit ? "no" : burning ? "burns" : "halved",
            })}
      </span>
    </div>
  `;
}
