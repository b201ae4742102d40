// The bonuses of a sheet C or D for one die and for no mark: circles and squares that fill up, or lists to choose from.

import { Drawing, Icon, classes, html } from "../../html.js";
import { say } from "../../texts.js";
import { Area, Mark, Spot } from "./area-spots.js";
import { EffectIcon, effectName, effectShort, effectTip, wordOf } from "./effects.js";

/** @import { VNode } from "preact" */
/** @import { AreaShared, AreaSheet, Effect, Shape } from "./types.js" */

/** @param {AreaShared} shared */
export function Boxes(shared) {
  const { sheet, read, fresh, latest } = shared;
  /** @type {(shape: Shape) => VNode[]} */
  const lines = (shape) =>
    sheet[`${shape}s`].map((box, at) => {
      const marked = read[`${shape}s`][at] ?? 0;
      const certain = marked - (fresh[`${shape}s`][at] ?? 0);
      const words = say("queen-plain-box", {
        number: at + 1,
        effect: effectName(box.effect),
        marked,
        cells: box.cells,
      });
      return html`
        <li key=${at}>
          <span class="hidden">${words}</span>
          <${Spot}
            move=${`${shape} ${at + 1}`}
            shared=${shared}
            kind=${classes("box-line", marked === box.cells && "full")}
            tip=${effectTip(box.effect)}
          >
            <span class="box-cells">
              ${Array.from(
                { length: box.cells },
                (_, cell) => html`
                  <span key=${cell} class=${classes("box", shape, cell < marked && "marked")}>
                    <${Drawing} of="pieces-queen" name=${`${shape}-open`} viewBox="0 0 24 24" />
                    ${cell < marked && html`
                      <${Mark}
                        fresh=${cell >= certain}
                        latest=${latest === `${shape} ${at + 1}` && cell === marked - 1}
                      />
                    `}
                  </span>
                `,
              )}
            </span>
            <${EffectIcon} effect=${box.effect} /><span class="bonus-name">${effectShort(box.effect)}</span>
          <//>
        </li>
      `;
    });
  return html`
    <${Area} kind="boxes" title=${say("web-queen-areas-one-die")}>
      <ol>${lines("circle")}</ol>
      <p class="area-title" aria-hidden="true">${say("web-queen-areas-no-mark")}</p>
      <ol aria-label=${say("web-queen-areas-no-mark")}>${lines("square")}</ol>
      ${sheet.repeatable && html`<${Again} effect=${sheet.repeatable} shared=${shared} />`}
    <//>
  `;
}

/**
 * The bonus that never fills up.
 * @param {{ effect: Effect, shared: AreaShared }} props
 */
function Again({ effect, shared }) {
  const again = say("queen-area-again", { effect: effectName(effect) });
  return html`
    <p class="area-title" aria-hidden="true">${say("web-queen-areas-again")}</p>
    <p class="box-again">
      <span class="hidden">${again}</span>
      <${Spot} move=${`use ${wordOf(effect)}`} shared=${shared} kind="box-line" tip=${again}>
        <${Icon} name="rematch" />
        <${EffectIcon} effect=${effect} />
        <span class="bonus-name">${effectShort(effect)}</span>
      <//>
    </p>
  `;
}

/** @param {{ sheet: AreaSheet }} props */
export function Lists({ sheet }) {
  /** @type {(title: string, choices: Effect[][]) => VNode} */
  const listed = (title, choices) => html`
    <p class="area-title">${title}</p>
    <ol aria-label=${title}>
      ${choices.map(
        (effects, at) => html`
          <li key=${at} class="box-line">
            ${effects.map(
              (effect, place) => html`
                <span key=${place} class="listed" data-tip=${effectTip(effect)}>
                  <${EffectIcon} effect=${effect} /><span class="bonus-name">${effectShort(effect)}</span>
                </span>
              `,
            )}
          </li>
        `,
      )}
    </ol>
  `;
  return html`
    <section class="area boxes lists">
      ${listed(say("web-queen-areas-one-die"), sheet.one_die)}${listed(say("web-queen-areas-no-mark"), sheet.no_mark)}
    </section>
  `;
}
