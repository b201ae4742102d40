// What the scenes of all sheets share: cards that go, and whose card acts.

export const less = (cards, gone) => cards.filter((card) => !gone.includes(card));

/** The card of this seat acts now, if it has played it. */
export const acting = (scene, seat, card) => {
  const now = scene.order.findIndex((each) => each.seat === seat && each.card === card);
  return now < 0 ? scene : { ...scene, now };
};
