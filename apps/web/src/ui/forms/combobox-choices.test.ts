import { expect, test } from "vitest";
import { findChoices, findMeant } from "./combobox-choices.ts";

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
      { id: "b", label: "Bus and tram", hint: "ÖPNV" },
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
  expect(ids("opnv")).toEqual(["b"]);
});
test("the signs within a name can be left out", () => {
  const merchants = [
    {
      options: [
        { id: "s", label: "Seattle Coffee" },
        { id: "a", label: "AT&T" },
      ],
    },
  ];
  expect(findChoices(merchants, "att").flatMap(({ options }) => options.map(({ id }) => id))).toEqual([
    "a",
    "s",
  ]);
});
test("the start of a label comes before the start of a word and both before the middle", () => {
  expect(ids("tra")).toEqual(["t", "b"]);
  expect(ids("zzz")).toEqual([]);
});
test("a slip in a word finds what was likely meant, where nothing is called so", () => {
  expect(ids("resturants")).toEqual(["r"]);
  expect(ids("trian")[0]).toBe("t");
  expect(ids("esprseso")).toEqual(["c"]);
  expect(ids("eating resaur")).toEqual(["r"]);
  expect(ids("bsu")).toEqual([]);
});
test("a text left behind means the choice it names, the only one left, or what it would make", () => {
  const rest = { id: "r", label: "Restaurants" };
  const cafe = { id: "c", label: "Café" };
  const make = { id: "new", label: "Use “x”", isNew: true };
  expect(findMeant([rest, cafe], " cafe ")).toBe(cafe);
  expect(findMeant([rest, cafe], "C")).toBe(cafe);
  expect(findMeant([cafe], "caf")).toBe(cafe);
  expect(findMeant([rest, cafe], "x")).toBeUndefined();
  expect(findMeant([rest, make], "res")).toBe(make);
  expect(findMeant([make], " ")).toBeUndefined();
});
