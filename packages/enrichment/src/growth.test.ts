import { describe, expect, test } from "vitest";
import { createLabels } from "./categories/learning/labels.ts";
import { makeContext, makeRow } from "../testing/finder-rows.ts";
import {
  createClassifier,
  type ClassifierRow,
  listFindings,
  type FinderRow,
  readVendor,
  suggestOnDayZero,
} from "./index.ts";
import { fromDayNumber } from "./text/day-number.ts";

/** What texts without end are made of; each stage must go through them once. */
const PIECES = [
  ...Array.from("a1 -/.,:*#x([\"'&+_@é中\t\u00a0\n"),
  "A ",
  "1 ",
  "A1",
  "-/",
  "* ",
  "x*",
  "**1",
  "/DE ",
  "REF.",
  "REF. FROM ",
  " A ",
  "AB ",
  "A:",
  "1.",
  "(a",
  "12/",
  "ab-",
  "PAYPAL *",
  "DE12 ",
];
const SMALL = 4000;
const TIMES = 8;
/** Work in proportion gives 8, work that grows with the square 64. */
const MOST_GROWTH = 24;
/** Below this, what is measured is the machine. */
const LEAST_MS = 30;
const TRIES = 4;
const FEW_ROWS = 2000;

const toRow = (description: string, counterparty: string | null = null): ClassifierRow => {
  const row = { description, counterparty, amount: -1000, currency: "EUR" };
  return { ...row, vendor: readVendor(row) };
};

const classifier = createClassifier();
for (const name of ["BLUE KETTLE", "LOOM CLOTHING"]) classifier.learn(toRow(name), name);

const STAGES: readonly (readonly [name: string, run: (text: string) => unknown])[] = [
  ["a vendor's name is read", (text) => readVendor(toRow(text))],
  ["a vendor's name is read beside the other side's", (text) => readVendor(toRow("KAUF", text))],
  ["a category is known on day zero", (text) => suggestOnDayZero(toRow(text))],
  ["the words of a category are read", (text) => createLabels().number(text)],
  ["a category is learned", (text) => classifier.learn(toRow(text), "Other")],
  ["a category is predicted", (text) => classifier.predict(toRow(text))],
];

const measureMs = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const findGrowth = (run: (text: string) => unknown, piece: string): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
    // No two tries with the same text: what is remembered takes no work.
    const make = (length: number): string => `${piece.repeat(length / piece.length)}!${tries}`;
    const small_ms = measureMs(() => run(make(SMALL)));
    const large_ms = measureMs(() => run(make(SMALL * TIMES)));
    least = large_ms < LEAST_MS ? 0 : Math.min(least, large_ms / small_ms);
  }
  return least;
};

describe("a text without end", () => {
  test.each(STAGES)("takes work in proportion where %s", (_name, run) => {
    run("BLUE KETTLE");
    const growing = PIECES.filter((piece) => findGrowth(run, piece) >= MOST_GROWTH);
    expect(growing).toEqual([]);
  });
});

/** Rows of one vendor over two years: many amounts or one, and money back that may belong to any of them or to none. */
const makeHistory = (count: number, sizes: number, back: number): FinderRow[] =>
  Array.from({ length: count }, (_, index) =>
    makeRow({
      id: `row ${String(index)}`,
      booked_on: fromDayNumber(20_000 + Math.floor((index * 730) / count)),
      amount: index % 7 === 0 ? back : -(100 + (index % sizes)),
      description: "LOOM CLOTHING",
      vendor_key: "loom",
    }),
  );

describe("a history without end at one vendor", () => {
  test.each([
    ["money back is part of any purchase", 900, 40],
    ["money back is more than any purchase", 900, 250_000],
    ["all is of one amount", 1, 100],
  ])("takes work in proportion where %s", (_name, sizes, back) => {
    const measure = (count: number): number => {
      const rows = makeHistory(count, sizes, back);
      return measureMs(() => listFindings(rows, makeContext()));
    };
    measure(FEW_ROWS);
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1)
      least = Math.min(least, measure(FEW_ROWS * TIMES) / measure(FEW_ROWS));
    expect(least).toBeLessThan(MOST_GROWTH);
  });
});
