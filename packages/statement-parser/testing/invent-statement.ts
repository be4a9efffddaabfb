import fc from "fast-check";
import type { ParsedTransaction, PrintedFacts } from "../src/parsed-file.ts";

/** Which balances an invented statement prints, and in which order it prints its rows. */
export type InventedStyle = {
  balances: "each row" | "each day" | "none";
  way: "oldest first" | "newest first" | "days backwards inside";
  opening: boolean;
  closing: boolean;
};

/** A statement in the order of time; `print` puts it in the order of its file. */
export type Invented = {
  rows: ParsedTransaction[];
  facts: PrintedFacts;
  style: InventedStyle;
};

const SHOPS = ["Corner Shop", "Rail Tickets", "Acme Payroll", "Water Works", "Card payment 4711"];

const makeRow = (day: number, amount: number, index: number): ParsedTransaction => ({
  booked_on: `2026-03-${String(day).padStart(2, "0")}`,
  value_on: null,
  amount,
  currency: "EUR",
  description: SHOPS[(amount + index) % SHOPS.length] ?? "Corner Shop",
  counterparty: null,
  reference: null,
  balance_after: null,
  pending: false,
  source: { line: index + 1 },
});

/** Amounts of all sizes, and again and again the same few, also with the other sign. */
const amounts = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -250_000, max: 250_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(-1000, 1000, -500, 500, -1234, 1234) },
);

const buildStatement = (
  days: readonly number[],
  sizes: readonly number[],
  opening: number,
  style: InventedStyle,
): Invented => {
  const sorted = days.toSorted((a, b) => a - b);
  let balance = opening;
  const rows = sizes.map((size, index) => {
    const row = makeRow(sorted[index] ?? 28, size === 0 ? 7 : size, index);
    balance += row.amount;
    const lastOfDay = sorted[index + 1] !== sorted[index];
    const printed = style.balances === "each row" || (style.balances === "each day" && lastOfDay);
    return { ...row, balance_after: printed ? balance : null };
  });
  const facts = {
    opening: style.opening ? opening : null,
    closing: style.closing ? balance : null,
  };
  return { rows, facts, style };
};

/** The rows as their file prints them. */
export const print = (rows: readonly ParsedTransaction[], way: InventedStyle["way"]): ParsedTransaction[] => {
  if (way === "oldest first") return [...rows];
  const backwards = rows.toReversed();
  if (way === "newest first") return backwards;
  return backwards.toSorted((a, b) => (a.booked_on < b.booked_on ? -1 : Number(a.booked_on > b.booked_on)));
};

const styles: fc.Arbitrary<InventedStyle> = fc
  .record({
    balances: fc.constantFrom("each row" as const, "each row" as const, "each day" as const, "none" as const),
    way: fc.constantFrom("oldest first" as const, "newest first" as const, "days backwards inside" as const),
    opening: fc.boolean(),
    closing: fc.boolean(),
  })
  .map((style) => {
    if (style.balances === "none") return { ...style, opening: true, closing: true };
    return style.balances === "each day" && style.way === "days backwards inside"
      ? { ...style, way: "oldest first" as const }
      : style;
  });

export const inventedStatements: fc.Arbitrary<Invented> = fc
  .integer({ min: 3, max: 40 })
  .chain((size) =>
    fc.tuple(
      fc.array(fc.integer({ min: 1, max: 28 }), { minLength: size, maxLength: size }),
      fc.array(amounts, { minLength: size, maxLength: size }),
      fc.integer({ min: -100_000, max: 5_000_000 }),
      styles,
    ),
  )
  .map(([days, sizes, opening, style]) => buildStatement(days, sizes, opening, style));
