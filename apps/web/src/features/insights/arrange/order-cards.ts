import { HOME_CARDS, type HomeCard, type HomeCardName } from "@passbook/contract/explorations";

/** All cards as a person put them: what they never placed stands behind, pinned explorations last. */
export const orderCards = (placed: readonly HomeCard[], pinned: readonly string[]): readonly HomeCard[] => {
  const all = [...HOME_CARDS, ...pinned];
  const known = placed.filter(({ card }) => all.includes(card));
  const others = all.filter((card) => !known.some((each) => each.card === card));
  return [...known, ...others.map((card) => ({ card, hidden: false }))];
};

export const isOfProduct = (card: string): card is HomeCardName => HOME_CARDS.some((each) => each === card);

/** The same with one card a step further up or down. */
export const moveCard = (cards: readonly HomeCard[], at: number, step: -1 | 1): readonly HomeCard[] => {
  const [one, other] = [cards[at], cards[at + step]];
  if (one === undefined || other === undefined) return cards;
  return cards.map((card, index) => (index === at ? other : index === at + step ? one : card));
};
