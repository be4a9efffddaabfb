import { expect, test } from "vitest";
import { listHints } from "./list-hints.ts";
import { parseSearch } from "./parse-search.ts";

const VOCABULARY = {
  merchant: ["Uber", "Deliveroo", "Maybach Café", "AT&T"],
  category: ["Eating out", "Coffee", "Groceries"],
  tag: ["work", "home"],
  account: ["House money", "Rhein Bank 0042"],
  account_texts: ["House money HDFC Bank 4471", " Rhein Bank 0042"],
};
const CALENDAR = { today: "2026-11-27", week_start: 1 };
/** The search as each hint would have it. */
const meant = (text: string, locale = "en") => {
  expect(parseSearch(text, locale).mistakes).toEqual([]);
  return listHints(text, VOCABULARY, { locale, calendar: CALENDAR }).map(({ from, to, proposal }) =>
    proposal === null ? [text.slice(from, to)] : `${text.slice(0, from)}${proposal}${text.slice(to)}`,
  );
};

test.each([
  ["category:cofee", ["category:coffee"]],
  ["category:eatng", ['category:"eating out"']],
  [">20 category:home,cofee", [["home"], ">20 category:home,coffee"]],
  ["merchant:ubr", ["merchant:uber"]],
  ["tag:xyz", [["xyz"]]],
  ["merchant:zzz", ["zzz"]],
  ['>20 -merchant:"green zebra"', ['>20 -"green zebra"']],
  ["merchant:uber,zzz", [["zzz"]]],
  ["merchant:zzz,uber", [["zzz"]]],
  ['tag:"wrok"', ["tag:work"]],
  ["account:nosuch", [["nosuch"]]],
  ["account:huose", ['account:"house money"']],
  ["uber or deliveroo", ["uber OR deliveroo"]],
  ["(uber or deliveroo) >5", ["(uber OR deliveroo) >5"]],
  ["october", ["in:october"]],
  ["sept", ["in:sept"]],
  ["coffee Oct", ["coffee in:Oct"]],
  ["2026-02-30", ["2026-02-28"]],
  ["2026-13-01", [["2026-13-01"]]],
  ["31 february coffee", ["29 february coffee"]],
  ["5 mrach", ["5 march"]],
  ["coffee 12 novmber", ["coffee 12 november"]],
  ["20-30", ["20..30"]],
  ["from:2026-05 coffee to:2026-03-05", ["to:2026-05 coffee from:2026-03-05"]],
  ["to:last-month from:today", ["from:last-month to:today"]],
])("%s: %j", (text, expected) => {
  expect(meant(text).map((one) => (typeof one === "string" ? one.toLowerCase() : one))).toEqual(
    expected.map((one) => (typeof one === "string" ? one.toLowerCase() : one)),
  );
});

test("months and “or” have their names in the person's language", () => {
  expect(meant("von:2026-05 bis:2026-03", "de-DE")).toEqual(["bis:2026-05 von:2026-03"]);
  expect(meant("oktober", "de-DE")).toEqual(["in:oktober"]);
  expect(meant("uber oder deliveroo", "de-DE")).toEqual(["uber OR deliveroo"]);
  expect(meant("octubre", "es-ES")).toEqual(["in:octubre"]);
  expect(meant("octubre", "de-DE")).toEqual([]);
});

test.each([
  "category:coffee",
  "category:cof",
  "merchant:uber",
  "merchant:att",
  "tag:work",
  "or",
  "uber or",
  "or uber",
  "uber OR deliveroo",
  "may",
  "5 uber",
  "5 marble",
  "30-20",
  "2026-02",
  "in:october",
  "october 2026",
  "from:2026-03 to:2026-03-05",
  "from:today to:today",
  "from:2026-05 OR to:2026-03",
  "from:2026-05 -to:2026-03",
  '"october"',
  "notes",
  "account:house note:y",
  "account:4471",
  'account:"rhein bank 0042"',
])("%s needs no hint", (text) => {
  expect(meant(text)).toEqual([]);
});

test("before a person's names are known, nothing is said of names", () => {
  const none = { category: [], tag: [], account: [] };
  const said = { locale: "en", calendar: CALENDAR };
  expect(listHints("category:cofee tag:xyz account:x", none, said)).toEqual([]);
});
