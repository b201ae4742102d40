// The guide through a first trick of 12 Chip Trick.

/** For three, because with two players a dummy joins, which has rules of its own. */
export const guide = {
  seats: 3,
  options: {},
  steps: [
    {
      key: "aim",
      at: ".chips-own .chips-total",
      args: ({ pieces, options }) => ({ limit: pieces.limit, over: options.burning ? "burns" : "halved" }),
    },
    { key: "hand", at: ".chips-board" },
    { key: "play", action: ["play"] },
    { key: "take", action: ["take"] },
    { key: "told", at: ".caption" },
    { key: "tokens", at: ".chips-own .victory", args: ({ pieces }) => ({ enough: pieces.enough }) },
    { key: "end", at: ".bar-tools" },
  ],
};
