// The guide through a first turn of King of 12.

const own = ({ view, seat }) => view.places[seat].tokens;

export const guide = {
  seats: 2,
  options: { set: "first" },
  steps: [
    { key: "aim", at: ".king-board" },
    { key: "die", at: ".king-own .die-box" },
    { key: "choose", deed: ["play"] },
    { key: "reveal", at: ".king-board", until: ["play"] },
    { key: "told", at: ".caption" },
    { key: "points", at: ".king-own .tokens", args: (now) => ({ points: own(now)[0] + 2 * own(now)[1], goal: now.pieces.points }) },
    { key: "end", at: ".bar-tools" },
  ],
};
