// The form for games without one of their own: one field for each option spec.

import { html } from "../../html.js";
import { Choice, Switch, TextField } from "../../parts/fields.js";
import { say, sayOr } from "../../texts.js";

/** The initial values. An option that the game decides itself has none. */
export const options = (specs) =>
  Object.fromEntries(
    Object.values(specs).map(({ name, kind, choices, default: usual }) => [
      name,
      usual ?? (kind === "choice" ? choices[0] : null),
    ]),
  );

const isEmpty = (value) => value === null || value === "";

/** The options as the server receives them. A typed list is sent as text with commas, which games can read. */
export const given = (value, pieces, seats, specs) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name, chosen]) => !isEmpty(chosen) && !isUsual(specs[name], chosen))
      .map(([name, chosen]) => [name, specs[name].kind === "number" ? Number(chosen) : chosen]),
  );

const isUsual = (spec, chosen) => JSON.stringify(spec.default) === JSON.stringify(chosen);

export const ready = () => true;

const labelOf = (spec) => sayOr(spec.help, spec.name.replaceAll("_", " "));
const wordOf = (spec, value) => sayOr(`${spec.help}-${value}`, String(value));

export const Options = ({ specs, value, onChange }) =>
  Object.values(specs).map(
    (spec) => html`
      <${Field}
        key=${spec.name}
        spec=${spec}
        value=${value[spec.name]}
        onChange=${(chosen) => onChange((now) => ({ ...now, [spec.name]: chosen }))}
      />
    `,
  );

function Field({ spec, value, onChange }) {
  const label = labelOf(spec);
  const word = (each) => wordOf(spec, each);
  if (spec.kind === "flag") return html`<${Switch} label=${label} value=${value ?? false} onChange=${onChange} />`;
  if (spec.kind === "list" && spec.members.length)
    return html`
      <fieldset>
        <legend>${label}</legend>
        ${spec.members.map(
          (each) => html`
            <${Switch}
              key=${each}
              label=${word(each)}
              value=${(value ?? []).includes(each)}
              onChange=${(on) =>
                onChange(spec.members.filter((other) => (other === each ? on : (value ?? []).includes(other))))}
            />
          `,
        )}
      </fieldset>
    `;
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

const FileField = ({ label, onChange }) => html`
  <div class="field">
    <label>
      ${label} <input
        type="file"
        onChange=${async ({ currentTarget }) =>
          onChange(currentTarget.files[0] ? await currentTarget.files[0].text() : null)}
      />
    </label>
  </div>
`;

/** A table's options in words. An option that is a whole file is shown by its name. */
export const factsOf = (plain) => (chosen, specs) =>
  Object.entries(chosen).map(([option, value]) => {
    const spec = specs[option] ?? { name: option, help: "" };
    const isWord = typeof value === "string" || typeof value === "number";
    return say("pair-word", { left: labelOf(spec), right: isWord ? wordOf(spec, value) : plain(value?.name ?? value) });
  });
