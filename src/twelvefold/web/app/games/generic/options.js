// The form for games without one of their own: one field for each option spec.

import { html } from "../../html.js";
import { Choice, Switch, TextField } from "../../parts/fields.js";
import { say, sayOr } from "../../texts.js";

/** @import { TargetedEvent } from "preact" */
/** @import { OptionSpec, Options as TableOptions } from "../../types.js" */

/** @typedef {Record<string, OptionSpec>} Specs */
/** @typedef {OptionSpec["default"]} Value */

/**
 * The initial values. An option that the game decides itself has none.
 * @param {Specs} specs
 * @returns {Record<string, Value>}
 */
export const options = (specs) =>
  Object.fromEntries(
    Object.values(specs).map(({ name, kind, choices, default: usual }) => [
      name,
      usual ?? (kind === "choice" ? choices[0] : null),
    ]),
  );

/** @param {Value} value */
const isEmpty = (value) => value === null || value === "";

/**
 * The options as the server receives them. A typed list is sent as text with commas, which games can read.
 * @param {Record<string, Value>} value
 * @param {unknown} _pieces
 * @param {number} _seats
 * @param {Specs} specs
 */
export const given = (value, _pieces, _seats, specs) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name, chosen]) => !isEmpty(chosen) && !isUsual(specs[name], chosen))
      .map(([name, chosen]) => [name, specs[name].kind === "number" ? Number(chosen) : chosen]),
  );

/** @type {(spec: OptionSpec, chosen: Value) => boolean} */
const isUsual = (spec, chosen) => JSON.stringify(spec.default) === JSON.stringify(chosen);

export const ready = () => true;

/** @param {Pick<OptionSpec, "help" | "name">} spec */
const labelOf = (spec) => sayOr(spec.help, spec.name.replaceAll("_", " "));
/** @type {(spec: Pick<OptionSpec, "help">, value: Value) => string} */
const wordOf = (spec, value) => sayOr(`${spec.help}-${value}`, String(value));

/**
 * @typedef {object} FormProps
 * @property {Specs} specs
 * @property {Record<string, Value>} value
 * @property {(change: (now: Record<string, Value>) => Record<string, Value>) => void} onChange
 */

/** @param {FormProps} props */
export const Options = ({ specs, value, onChange }) =>
  Object.values(specs).map(
    (spec) => html`
      <${Field}
        key=${spec.name}
        spec=${spec}
        value=${value[spec.name]}
        onChange=${(/** @type {Value} */ chosen) => onChange((now) => ({ ...now, [spec.name]: chosen }))}
      />
    `,
  );

/** @param {{ spec: OptionSpec, value: Value, onChange: (chosen: Value) => void }} props */
function Field({ spec, value, onChange }) {
  const label = labelOf(spec);
  /** @param {Value} each */
  const word = (each) => wordOf(spec, each);
  if (spec.kind === "flag") return html`<${Switch} label=${label} value=${value ?? false} onChange=${onChange} />`;
  if (spec.kind === "list" && spec.members.length) {
    const chosen = Array.isArray(value) ? value : [];
    return html`
      <fieldset>
        <legend>${label}</legend>
        ${spec.members.map(
          (each) => html`
            <${Switch}
              key=${each}
              label=${word(each)}
              value=${chosen.includes(each)}
              onChange=${(/** @type {boolean} */ on) =>
                onChange(spec.members.filter((other) => (other === each ? on : chosen.includes(other))))}
            />
          `,
        )}
      </fieldset>
    `;
  }
  if (spec.choices.length)
    return html`
      <${Choice}
        label=${label}
        value=${value}
        onChange=${onChange}
        options=${spec.choices.map((each) => [each, word(each)])}
      />
    `;
  if (spec.kind === "file") return html`<${FileField} label=${label} onChange=${onChange} />`;
  return html`<${TextField} label=${label} value=${value ?? ""} onInput=${onChange} />`;
}

/** @param {{ label: string, onChange: (text: string | null) => void }} props */
function FileField({ label, onChange }) {
  /** @param {TargetedEvent<HTMLInputElement>} event */
  const read = async ({ currentTarget: { files } }) => onChange(files?.[0] ? await files[0].text() : null);
  return html`
    <div class="field"><label>${label} <input type="file" onChange=${read} /></label></div>
  `;
}

/**
 * A table's options in words. An option that is a whole file is shown by its name.
 * @param {(value: unknown) => string} plain
 * @returns {(chosen: TableOptions, specs: Specs) => string[]}
 */
export const factsOf = (plain) => (chosen, specs) =>
  Object.entries(chosen).map(([option, value]) => {
    const spec = specs[option] ?? { name: option, help: "" };
    const isWord = typeof value === "string" || typeof value === "number";
    return say("pair-word", { left: labelOf(spec), right: isWord ? wordOf(spec, value) : plain(value?.name ?? value) });
  });
