import { toPlainWords } from "../../words/plain-words.ts";
import type { IsoDate } from "@passbook/contract/values";
import type { Fact } from "./find-facts.ts";
import type { PageDate } from "../lines/page-dates.ts";
import type { WrittenAmount } from "../../values/amount.ts";
import { signedBalance, sizeOf } from "../lines/tokens.ts";

/** Balances and totals that a document prints, as one reading takes them; candidates in order of trust. */
export type FactValues = {
  openings: number[];
  closings: number[];
  /** Balances of which nothing is said; of use only where the rows lead to one of them. */
  others: number[];
  credits: number[];
  debits: number[];
  /** Sums under the rows; of use only where an opening balance and the rows lead to one of them. */
  sums: number[];
  /** Figures about the rows that nothing calls a balance; of use only where none is called the closing one and the rows lead there. */
  led: number[];
  /** Balances whose side nothing beside them tells. */
  bare: number[];
};

export type FactInput = {
  facts: readonly Fact[];
  exponent: number;
  firstLine: number;
  lastLine: number;
  /** The days on which the rows begin and end; null where none is known. */
  days: { first: IsoDate; last: IsoDate } | null;
  resolve: (date: PageDate) => IsoDate | null;
  /** No row can be missing between balances, as in a table. */
  isWhole?: boolean;
  /** Sums printed under the rows of a card or loan: what is owed in the end may be called nothing but a total. */
  sums: readonly WrittenAmount[];
  /** Figures with words that stand right under the rows or with the first balance. */
  figures: readonly WrittenAmount[];
};

/** The first and the last of the days that are known. */
export const spanDays = (days: readonly (IsoDate | null)[]): FactInput["days"] => {
  const known = days.flatMap((day) => day ?? []).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
};

const CANDIDATES_MAX = 3;
const BROUGHT = /\b(brought|bring|b f|bf|bfwd|b fwd)\b/;
const FORWARDED = /\b(carried|carry|c f|cf|cfwd|c fwd)\b/;

const saysOf = ({ label }: Fact, words: RegExp): boolean => words.test(toPlainWords(label));

/** What is carried on may stand over the rows too, in a box with what was brought forward. */
const findForwarded = (carried: readonly Fact[], before: Fact | undefined): Fact | undefined =>
  before !== undefined && saysOf(before, BROUGHT)
    ? carried.find((fact) => saysOf(fact, FORWARDED) && !saysOf(fact, BROUGHT))
    : undefined;

const distinct = (values: readonly (number | null)[]): number[] =>
  [...new Set(values.filter((value) => value !== null))].slice(0, CANDIDATES_MAX);

/** Balances of which only the day is said: the first day's is the opening, the last day's the closing; of one day, the rows or the place tell. */
const readDated = (
  balances: readonly Fact[],
  input: FactInput,
): { first: Fact | null; last: Fact | null } => {
  const dated = balances.flatMap((fact) => {
    const date = fact.dates.length === 1 ? fact.dates[0] : undefined;
    const day = date === undefined ? null : input.resolve(date.date);
    return day === null ? [] : [{ fact, day }];
  });
  const sorted = dated.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { first: null, last: null };
  if (first.day !== last.day) return { first: first.fact, last: last.fact };
  const { days } = input;
  if (days !== null && days.first < days.last) {
    if (first.day >= days.last) return { first: null, last: last.fact };
    if (first.day <= days.first) return { first: first.fact, last: null };
  }
  return {
    first: dated.find(({ fact }) => fact.line < input.firstLine)?.fact ?? null,
    last: dated.findLast(({ fact }) => fact.line > input.lastLine)?.fact ?? null,
  };
};

/** Neither a mark nor its label says on which side a balance stands. */
export const isBare = ({ token: { written }, side }: Fact): boolean =>
  written.direction === null && !written.negative && side === null;

/** What a printed balance is worth, where those without a mark are owed or not; `turned`: a minus before what is owed says that it is not. */
export const valueOf = (fact: Fact, exponent: number, owed: boolean, turned = false): number | null => {
  const signed = signedBalance(fact.token.written, exponent, owed);
  if (signed !== null && fact.owed === true)
    return turned && fact.token.written.negative ? Math.abs(signed) : -Math.abs(signed);
  const marked = fact.token.written.direction !== null || fact.token.written.negative;
  return signed === null || marked || fact.side === null ? signed : Math.abs(signed) * fact.side;
};

const ENDS = new Set<Fact["kind"]>(["opening", "closing"]);
const STANDS = new Set<Fact["kind"]>(["closing", "carried", "balance"]);
const EDGE_REACH = 2;

/** A balance under rows with another one below it in its column is not the last: rows between them may be missing. */
const isOvertaken = (fact: Fact, { facts, firstLine, isWhole = false }: FactInput): boolean =>
  !isWhole &&
  fact.line > firstLine &&
  facts.some(
    (other) =>
      other.line > fact.line &&
      STANDS.has(other.kind) &&
      Math.abs(other.token.edge - fact.token.edge) <= EDGE_REACH &&
      other.token.text !== fact.token.text,
  );

/** What the printed facts are worth under a reading. */
export const chooseFacts = (input: FactInput, owed: boolean, reversed = false): FactValues => {
  const { facts, exponent, firstLine, lastLine } = input;
  // Beside a balance without a mark a minus means the other side of it.
  const isMixed = facts.some(
    (fact) => ENDS.has(fact.kind) && isBare(fact) && sizeOf(fact.token, exponent) > 0,
  );
  const value = (fact: Fact | undefined | null): number | null =>
    fact === undefined || fact === null ? null : valueOf(fact, exponent, owed, isMixed);
  const size = (fact: Fact): number => sizeOf(fact.token, exponent);
  const of = (kind: Fact["kind"]): Fact[] => facts.filter((fact) => fact.kind === kind);
  const unnamed = (kind: Fact["kind"], fact: Fact | null): (number | null)[] =>
    of(kind).length > 0 ? [] : [value(fact)];
  const carried = of("carried");
  const dated = readDated(of("balance"), input);
  // The only balance of a day may as well be the closing one of rows that stand newest first.
  const isAlone = dated.first !== null && dated.last === null && of("opening").length > 0;
  const unsaid = of("balance").filter((fact) => fact.dates.length !== 1 || isAlone);
  const over = carried.find((fact) => fact.line <= firstLine);
  const under = carried.findLast((fact) => fact.line >= lastLine);
  // Beside a first balance of another name, and no last one, what is carried on over the rows is the last.
  const isLast = under === undefined && of("opening").length > 0 && of("closing").length === 0;
  const before = isLast ? undefined : over;
  const after = isLast ? over : (under ?? findForwarded(carried, over));
  // What is due next is an instalment, where what is owed stands beside a later day.
  const isOwedLast = dated.last?.owed === true && !of("closing").some(({ owed }) => owed === true);
  const turned = reversed && (before === undefined || !saysOf(before, BROUGHT));
  const [first, last] = turned ? [after, before] : [before, after];
  return {
    // A balance of some day never stands against one that is named the first or the last.
    openings: distinct([...of("opening").map(value), value(first), ...unnamed("opening", dated.first)]),
    closings: distinct([
      isOwedLast ? value(dated.last) : null,
      ...of("closing")
        .filter((fact) => reversed || !isOvertaken(fact, input))
        .toReversed()
        .map(value),
      value(last),
      ...unnamed("closing", dated.last),
    ]),
    others: distinct(unsaid.toReversed().map(value)),
    credits: [...new Set(of("credits").map(size))],
    debits: [...new Set(of("debits").map((fact) => -size(fact)))],
    sums: distinct(input.sums.map((written) => signedBalance(written, exponent, owed))),
    led:
      of("closing").length > 0
        ? []
        : input.figures.flatMap((one) => signedBalance(one, exponent, owed) ?? []),
    bare: facts.flatMap((fact) => (isBare(fact) ? (value(fact) ?? []) : [])),
  };
};

/** The first and the last balance of rows. */
export type Balances = { opening: number | null; closing: number | null };

/** An opening and a closing between which the rows lie exactly; else those the running balance tells, else the likeliest of each. */
export const pickBalances = (values: FactValues, sum: number, ends: Balances): Balances => {
  const pick = (candidates: readonly number[], end: number | null): number | null =>
    [...candidates, ...values.others].find((candidate) => candidate === end) ?? candidates[0] ?? null;
  for (const opening of values.openings)
    for (const closing of [...values.closings, ...values.others, ...values.sums])
      if (opening + sum === closing) return { opening, closing };
  const led = values.openings.find((opening) => sum !== 0 && values.led.includes(opening + sum));
  if (led !== undefined) return { opening: led, closing: led + sum };
  if (values.openings.length === 0 && values.closings.length === 0 && sum !== 0)
    for (const [at, closing] of values.others.entries())
      if (values.others.slice(at + 1).includes(closing - sum)) return { opening: closing - sum, closing };
  return { opening: pick(values.openings, ends.opening), closing: pick(values.closings, ends.closing) };
};

/** The balances of an account without a row: of several closing ones that which is the first as well. */
export const pickEnds = ({ openings, closings, others }: FactValues): Balances => {
  const opening = openings[0] ?? null;
  const same = [...closings, ...others].find((value) => value === opening);
  return { opening, closing: same ?? closings[0] ?? null };
};
