// The end of every decision: what is chosen, the button that confirms it, the undo button.

import { Icon, classes, html } from "../html.js";
import { play } from "../sound.js";
import { say } from "../texts.js";
import { single } from "./selection.js";

/** @import { ComponentChildren } from "preact" */

/**
 * `about`: what is chosen, or what can be; `warning`: something to consider first ("": nothing now), for questions that
 * may need one; `lesser`: there is a better choice; `text`, `icon` and `tip` of the button that confirms; `sealed`: the
 * answer already given, in words; `children`: other buttons; `instead`: what stands in the place of the button that
 * confirms.
 * @typedef {object} Props
 * @property {ComponentChildren} [about]
 * @property {string} [warning]
 * @property {boolean} [lesser]
 * @property {string} [text]
 * @property {string | null} [icon]
 * @property {string} [tip]
 * @property {boolean} [ready]
 * @property {boolean} busy
 * @property {() => void} [onConfirm]
 * @property {string | null} [sealed]
 * @property {() => void} [onTakeBack]
 * @property {ComponentChildren} [children]
 * @property {ComponentChildren} [instead]
 */

/** @param {Props} props */
export function Decide({
  about = null,
  warning,
  lesser = false,
  text,
  icon = "lock",
  tip,
  ready = false,
  busy,
  onConfirm,
  sealed = null,
  onTakeBack = () => {},
  children,
  instead = null,
}) {
  const confirm = () => {
    if (!busy) play("sealed");
    onConfirm?.();
  };
  return html`
    <div class="decide">
      ${about !== null && !warning && html`<p key="about" class="decide-about">${about}</p>`}
      ${warning !== undefined && html`
        <p key="warning" class=${warning ? "decide-about warns" : "hidden"} role="status">
          ${warning && html`<${Icon} name="warning" /> <span>${warning}</span>`}
        </p>
      `}
      ${children}
      ${sealed
        ? html`
            <p class="sealed-note" role="status"><${Icon} name="lock" /> ${sealed}</p>
            <button
              class="second"
              data-take-back
              disabled=${busy}
              onClick=${single(onTakeBack)}
              data-tip=${say("web-take-back-tip")}
            >
              ${say("web-take-back")}
            </button>
          `
        : instead ?? html`
            <button
              class=${classes("main", warning && "careful", lesser && "lesser")}
              data-confirm
              disabled=${!ready}
              aria-disabled=${busy}
              onClick=${confirm}
              data-tip=${tip}
            >
              ${icon && html`<${Icon} name=${icon} />`} ${text}
            </button>
          `}
    </div>
  `;
}
