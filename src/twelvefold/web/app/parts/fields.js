// Parts of forms.

import { useEffect, useId, useRef, useState } from "../../vendor/hooks.js";
import { Icon, classes, html } from "../html.js";
import { Refused } from "../http.js";
import { errorText, say } from "../texts.js";

/** @import { VNode } from "preact" */
/** @import { Changed, ChoiceField, Problem, Run, TextFieldProps } from "../types.js" */

/** More choices than this are shown in columns. */
const MAX_CHOICES_IN_ONE_COLUMN = 8;

/**
 * Radio buttons in a row. Each option is `[value, label, help]`.
 * @template {string | number | boolean} Value
 * @param {ChoiceField<Value>} props
 */
export function Choice({ label, help, value, options, onChange }) {
  const name = useId();
  const chosen = options.find(([each]) => each === value);
  return html`
    <fieldset class="choice">
      <legend>${label}</legend>
      ${help && html`<p class="help">${help}</p>`}
      <div class=${classes("choice-row", options.length > MAX_CHOICES_IN_ONE_COLUMN && "many")}>
        ${options.map(
          ([each, text]) => html`
            <label class=${classes("pill", each === value && "on")}>
              <input type="radio" name=${name} checked=${each === value} onChange=${() => onChange(each)} />
              <span>${text}</span>
            </label>
          `,
        )}
      </div>
      ${chosen?.[2] && html`<p class="help">${chosen[2]}</p>`}
    </fieldset>
  `;
}

/** @param {{ label: string, help?: string, value: boolean, onChange(value: boolean): void }} props */
export function Switch({ label, help, value, onChange }) {
  const id = useId();
  return html`
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked=${value}
          aria-describedby=${help ? id : undefined}
          onChange=${(/** @type {Changed} */ event) => onChange(event.currentTarget.checked)}
        />
        <span>${label}</span>
      </label>
      ${help && html`<p class="help" id=${id}>${help}</p>`}
    </div>
  `;
}

/** @param {TextFieldProps} props */
export function TextField({ label, help, value, onInput, ...more }) {
  const id = useId();
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="text"
        value=${value}
        onInput=${(/** @type {Changed} */ event) => onInput(event.currentTarget.value)}
        aria-describedby=${help ? `${id}-help` : undefined}
        autocomplete="off"
        ...${more}
      />
      ${help && html`<p class="help" id=${`${id}-help`}>${help}</p>`}
    </div>
  `;
}

/**
 * Run actions that the server may refuse. The error is shown beside the button until `what` changes.
 * @param {unknown} [what]
 * @returns {[Run, VNode | null, boolean]}
 */
export function useAction(what = null) {
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const [busy, setBusy] = useState(false);
  const running = useRef(false); // a second click may come before the first one is rendered
  useEffect(() => setProblem(null), [what]);
  /** @type {Run} */
  const run = async (action) => {
    if (running.current) return false;
    running.current = true;
    setProblem(null);
    setBusy(true);
    try {
      await action();
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      setProblem(refused.error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const said = problem && html`<p class="problem" role="alert"><${Icon} name="warning" /> ${errorText(problem)}</p>`;
  return [run, said, busy];
}

export const Waiting = () => html`<p class="waiting" role="status">${say("web-loading")}</p>`;
