import type { PrintedFacts } from "../../parsed-file.ts";
import { sumSide } from "../../proof/proof-row.ts";
import { isTotal } from "../../labels/fact-words.ts";
import { hasNameBesideSum } from "../../labels/total-words.ts";
import { amountsOf, plainText, sizeOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import type { Fact } from "../facts/find-facts.ts";

type ReachedRow = { amount: number; balance: number | null };

/** What the rows rest on. */
type Proved = { opening: number | null; closing: number | null; facts: PrintedFacts };

/** Sizes of every balance the rows begin with, end with or lead to, in the order they stand or in its reverse, and of their sums. */
export const listReached = (
  rows: readonly ReachedRow[],
  { opening, closing, facts }: Proved,
): Set<number> => {
  const reached = new Set([0]);
  const add = (value: number | null | undefined): void => {
    if (value != null) reached.add(Math.abs(value));
  };
  for (const order of [rows, rows.toReversed()]) {
    let balance = opening;
    for (const { amount } of order) {
      add(balance);
      if (balance !== null) balance += amount;
    }
  }
  for (const { balance, amount } of rows) {
    add(balance);
    if (balance !== null) add(balance - amount);
  }
  // A line of totals may end with the balance, all under one name.
  for (const value of [sumSide(rows, 1), sumSide(rows, -1)]) add(value);
  for (const value of [opening, closing, facts.credits, facts.debits]) add(value);
  for (const { expected } of facts.sections ?? []) add(expected);
  return reached;
};

type Loose = {
  lines: readonly ScannedLine[];
  /** What of them is called, so that something else is known not to be of the rows. */
  facts: readonly Fact[];
  currency: string | null;
  exponent: number;
  rows: readonly (ReachedRow & { pending: boolean })[];
};

/** No money begins so: a number of an account or of a person. */
const NUMBERED = /^0\d/;

/** A figure in a sentence, or further along the line of a balance, is of something else. */
const isAside = (token: AmountToken, { line }: ScannedLine, facts: readonly Fact[]): boolean => {
  const own = facts.find((fact) => fact.token === token);
  const [first] = facts.filter((fact) => fact.line === own?.line && fact.label === own.label);
  const goesOn = line.cells.some(({ box }) => box[0] < token.x1 && box[2] > token.x1 + 1);
  return goesOn || own?.kind === "other" || (own?.kind === "balance" && first !== own);
};

const listSums = (rows: Loose["rows"], { opening, closing }: Proved): number[] =>
  [rows, rows.filter(({ pending }) => !pending)].flatMap((part) => {
    const [into, out] = [sumSide(part, 1), sumSide(part, -1)];
    const sums = [into, out, into + out, into - out].flatMap((sum) =>
      [0, opening ?? 0, closing ?? 0].map((balance) => Math.abs(balance + sum)),
    );
    // What a payment cost stands beside it, and both in one sum of their kind.
    const pairs = part.slice(1).map(({ amount }, at) => Math.abs(amount + (part[at]?.amount ?? 0)));
    return [...sums, ...pairs];
  });

/**
 * Figures called totals of which nothing says which rows they sum up, where some are of something named, as of fees. Only where one alone
 * is not met, and of the sums of both sides one is printed and the other is not, that one is the other.
 */
const listUntold = (
  { lines, exponent, rows }: Loose,
  reached: ReadonlySet<number>,
): ReadonlySet<AmountToken> => {
  const totals = lines.filter((scanned) => isTotal(plainText(scanned)));
  if (!totals.some((scanned) => hasNameBesideSum(plainText(scanned)))) return new Set();
  const figures = totals.flatMap(amountsOf);
  const booked = rows.filter(({ pending }) => !pending);
  const sides = ([1, -1] as const).map((side) => Math.abs(sumSide(booked, side)));
  const strange = figures.filter((token) => !reached.has(sizeOf(token, exponent)));
  const printed = new Set(figures.map((token) => sizeOf(token, exponent)));
  const isOther = !sides.includes(0) && sides.filter((sum) => printed.has(sum)).length === 1;
  return new Set(isOther && strange.length === 1 ? [] : figures);
};

const NAMED = new Set<Fact["kind"]>(["opening", "closing", "carried", "credits", "debits"]);

/**
 * Over or under the rows of a table stands a figure that they neither lead to nor come to, and which is no part of a sum of theirs: its
 * cells are so few that each of them is about the rows.
 */
export const hasUnmetFigure = (around: Loose, proved: Proved): boolean => {
  const { lines, facts, currency, exponent, rows } = around;
  const reached = listReached(
    rows.filter(({ pending }) => !pending),
    proved,
  );
  for (const size of listSums(rows, proved)) reached.add(size);
  for (const { amount } of rows) reached.add(Math.abs(amount));
  const untold = listUntold(around, reached);
  // What is called a balance or a sum of a side is money, however it is written.
  const named = new Set(facts.flatMap(({ kind, token }) => (NAMED.has(kind) ? [token] : [])));
  const unmet = lines.flatMap((scanned) =>
    amountsOf(scanned).filter(
      (token) =>
        !untold.has(token) &&
        (token.certain || named.has(token)) &&
        (token.written.currency === null || token.written.currency === currency) &&
        !NUMBERED.test(token.text) &&
        !isAside(token, scanned, facts) &&
        !reached.has(sizeOf(token, exponent)),
    ),
  );
  return [...Map.groupBy(unmet, ({ edge }) => edge).values()].some((column) => {
    const sum = column.reduce((total, token) => total + sizeOf(token, exponent), 0);
    return column.length === 1 || !reached.has(sum);
  });
};
