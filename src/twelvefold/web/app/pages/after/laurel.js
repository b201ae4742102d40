// A laurel wreath: two branches that almost meet.

import { html } from "../../html.js";

const LEAVES = 8;
const [MIDDLE, RADIUS] = [50, 38];

/** Where each leaf of the right branch grows, and how it leans: from the bottom almost to the top. */
const GROWN = Array.from({ length: LEAVES }, (_, leaf) => {
  const angle = Math.PI * (0.44 - (leaf / (LEAVES - 1)) * 0.84);
  const out = leaf % 2 ? 5 : -4;
  return {
    x: MIDDLE + (RADIUS + out) * Math.cos(angle),
    y: MIDDLE + (RADIUS + out) * Math.sin(angle),
    lean: (angle * 180) / Math.PI - 90 + (leaf % 2 ? 34 : -30),
    length: 9.5 - leaf * 0.4,
  };
});

const Branch = () => html`
  <path class="laurel-stem" d=${`M${MIDDLE + 5} ${MIDDLE + RADIUS}A${RADIUS} ${RADIUS} 0 0 0 64 15`} />
  ${GROWN.map(
    ({ x, y, lean, length }) => html`
      <ellipse key=${x} cx=${x} cy=${y} rx=${length} ry="3.6" transform=${`rotate(${lean} ${x} ${y})`} />
    `,
  )}
`;

export const Laurel = () => html`
  <svg class="laurel" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <g><${Branch} /></g>
    <g transform="matrix(-1 0 0 1 100 0)"><${Branch} /></g>
  </svg>
`;
