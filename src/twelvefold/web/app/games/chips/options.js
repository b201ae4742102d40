// The options of 12 Chip Trick.

import { html } from "../../html.js";
import { Choice } from "../../parts/fields.js";
import { say } from "../../texts.js";

export const options = (specs) => ({ burning: specs.burning.default });
export const given = ({ burning }) => ({ burning });
export const ready = () => true;

const variant = (burning) => (burning ? "burning" : "halving");

export const facts = ({ seats, burning }) => [
  say("chips-variant", { variant: variant(burning) }),
  ...(seats === 2 ? [say("web-chips-with-dummy")] : []),
];

export const Options = ({ value, onChange }) => html`
  <${Choice}
    label=${say("web-chips-variant")}
    help=${say("web-chips-variant-help")}
    value=${value.burning}
    onChange=${(burning) => onChange({ burning })}
    options=${[true, false].map((burning) => [
      burning,
      say("chips-variant", { variant: variant(burning) }),
      say(`web-chips-${variant(burning)}-help`),
    ])}
  />
`;
