import { expect, test } from "vitest";
import { findChoices } from "./combobox-choices.ts";

const groups = [
  {
    label: "Eating out",
    options: [
      { id: "r", label: "Restaurants" },
      { id: "c", label: "Café", keywords: "coffee espresso" },
    ],
  },
  {
    label: "Transport",
    options: [
      { id: "t", label: "Train" },
      { id: "b", label: "Bus and tram" },
    ],
  },
];
const ids = (query: string) =>
  findChoices(groups, query).flatMap((group) => group.options.map((option) => option.id));

test("nothing typed leaves every choice in order", () => {
  expect(ids(" ")).toEqual(["r", "c", "t", "b"]);
});
test("accents and case do not matter, keywords and the group's name count", () => {
  expect(ids("cafe")).toEqual(["c"]);
  expect(ids("ESPRESSO")).toEqual(["c"]);
  expect(ids("eating rest")).toEqual(["r"]);
});
test("the start of a label comes before the start of a word and both before the middle", () => {
  expect(ids("tra")).toEqual(["t", "b"]);
  expect(ids("zzz")).toEqual([]);
});
