// The options of 12 Chip Trick.

import { html } from "../../html.js";
import { Choice } from "../../parts/fields.js";
import { say } from "../../texts.js";

/** @import { ChosenOptions, GameOptions, Specs } from "./types.js" */

/** @type {(specs: Specs) => ChosenOptions} */
export const options = (specs) => ({ burning: specs.burning.default });
/** @type {(chosen: ChosenOptions) => ChosenOptions} */
export const given = ({ burning }) => ({ burning });
export const ready = () => true;

/** @type {(burning: boolean) => string} */
const variant = (burning) => (burning ? "burning" : "halving");

/** @param {GameOptions} options */
export const facts = ({ seats, burning }) => [
  say("chips-variant", { variant: variant(burning) }),
  ...(seats === 2 ? [say("web-chips-with-dummy")] : []),
];

/** @param {{ value: ChosenOptions, onChange(value: ChosenOptions): void }} props */
export const Options = ({ value, onChange }) => html`
  <${Choice}
    label=${say("web-chips-variant")}
    help=${say("web-chips-variant-help")}
    value=${value.burning}
    onChange=${(/** @type {boolean} */ burning) => onChange({ burning })}
    options=${[true, false].map((burning) => [
      burning,
      say("chips-variant", { variant: variant(burning) }),
      say(`web-chips-${variant(burning)}-help`),
    ])}
  />
`;
