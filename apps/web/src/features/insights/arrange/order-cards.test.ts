import { HOME_CARDS } from "@passbook/contract/explorations";
import { expect, test } from "vitest";
import { moveCard, orderCards } from "./order-cards.ts";

const shown = (card: string) => ({ card, hidden: false });

test("cards stand as at first, then pinned explorations, until they are placed", () => {
  expect(orderCards([], ["a"]).map(({ card }) => card)).toEqual([...HOME_CARDS, "a"]);
});

test("what was placed comes first, hidden or not, and what is gone is passed over", () => {
  const placed = [shown("a"), { card: "flow", hidden: true }, shown("gone")];
  const ordered = orderCards(placed, ["a", "b"]);
  expect(ordered.slice(0, 3)).toEqual([shown("a"), { card: "flow", hidden: true }, shown("categories")]);
  expect(ordered.at(-1)).toEqual(shown("b"));
});

test("a card goes up and down, and no further than there are cards", () => {
  const cards = ["a", "b", "c"].map(shown);
  expect(moveCard(cards, 2, -1).map(({ card }) => card)).toEqual(["a", "c", "b"]);
  expect(moveCard(cards, 0, -1)).toEqual(cards);
});
