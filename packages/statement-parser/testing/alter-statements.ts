import { minorDigits } from "@passbook/contract/values";
import type { WordPages } from "../src/decode/page-words.ts";
import type { ParsedStatement, ParsedTransaction, PrintedFacts } from "../src/parsed-file.ts";
import { prove } from "../src/proof/prove.ts";
import { digitsOf, FIGURE, isInWords, listAlterations, replaceDigits, turn } from "./alter-pages.ts";
import type { Alteration } from "./alter-pages.ts";

/** An alteration of several figures at once, and whether a printed figure still tells it. */
export type WeighedAlteration = Alteration & {
  told: boolean;
  /** The figures stay and are written another way: read as they were, they are read right. */
  rewrites?: boolean;
};

type Printed = { page: number; word: number; text: string };
type Row = { transaction: ParsedTransaction; words: Printed[]; amount: Printed; balance: Printed | null };
type Changed = { words: Printed[]; transactions?: readonly ParsedTransaction[]; facts?: PrintedFacts };

const isSize = (text: string, size: number | null): boolean =>
  size !== null && size !== 0 && FIGURE.test(text) && Number(digitsOf(text)) === Math.abs(size);

const listWords = ({ pages }: WordPages): Printed[] =>
  pages.flatMap(({ words }, page) => words.map(({ text }, word) => ({ page, word, text })));

/** The words of a row; null where its figures do not stand there once. */
const findRow = (pages: WordPages, transaction: ParsedTransaction): Row | null => {
  const { source, amount, balance_after } = transaction;
  if (!("page" in source)) return null;
  const page = pages.pages.findIndex((one) => one.page === source.page);
  const [x0, y0, x1, y1] = source.box;
  const all = pages.pages[page]?.words ?? [];
  const words = all.flatMap(({ text, box }, word): Printed[] =>
    box[0] >= x0 - 1 && box[2] <= x1 + 1 && box[1] >= y0 - 1 && box[3] <= y1 + 1
      ? [{ page, word, text }]
      : [],
  );
  const amounts = words.filter(({ text, word }) => isSize(text, amount) && !isInWords(all, word));
  const balances = words.filter(({ text }) => isSize(text, balance_after));
  const [only] = amounts;
  if (only === undefined || amounts.length > 1 || balances.length > 1) return null;
  return { transaction, words, amount: only, balance: balances[0] ?? null };
};

const STEP = 100;

/** The figure raised by so much; null where it has no place for it. */
const raise = (figure: Printed, size: number, by: number): Printed | null => {
  const text = replaceDigits(figure.text, String(Math.abs(size + by)));
  return Math.sign(size + by) === Math.sign(size) && text !== figure.text ? { ...figure, text } : null;
};

/** All of them, or null where one is missing. */
const allOf = <T>(values: readonly (T | null)[]): T[] | null => {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? known : null;
};

const replaceRows = (
  { transactions }: ParsedStatement,
  rows: ReadonlyMap<ParsedTransaction, Partial<ParsedTransaction>>,
): ParsedTransaction[] => transactions.map((row) => ({ ...row, ...rows.get(row) }));

const shapeOf = ({ text }: Printed): string => text.replaceAll(/\d/g, "0");

const exchange = (one: Printed | null, other: Printed | null): Printed[] | null =>
  one === null || other === null || shapeOf(one) !== shapeOf(other)
    ? null
    : [
        { ...one, text: other.text },
        { ...other, text: one.text },
      ];

/** Two neighbours exchange amount and balance: a row that was moved. */
const moveRows = (statement: ParsedStatement, rows: readonly Row[]): Changed[] =>
  rows.flatMap((one, at): Changed[] => {
    const other = rows[at + 1];
    if (other === undefined) return [];
    const words = allOf([exchange(one.amount, other.amount), exchange(one.balance, other.balance)]);
    if (words === null) return [];
    const figures = ({ amount, balance_after }: ParsedTransaction) => ({ amount, balance_after });
    const changed = new Map([
      [one.transaction, figures(other.transaction)],
      [other.transaction, figures(one.transaction)],
    ]);
    return [{ words: words.flat(), transactions: replaceRows(statement, changed) }];
  });

/** Two neighbours exchange their amounts, and the balances stay. */
const exchangeAmounts = (statement: ParsedStatement, rows: readonly Row[]): Changed[] =>
  rows.flatMap((one, at): Changed[] => {
    const other = rows[at + 1];
    const words = other === undefined ? null : exchange(one.amount, other.amount);
    if (other === undefined || words === null || one.amount.text === other.amount.text) return [];
    const changed = new Map([
      [one.transaction, { amount: other.transaction.amount }],
      [other.transaction, { amount: one.transaction.amount }],
    ]);
    return [{ words, transactions: replaceRows(statement, changed) }];
  });

/** One of two neighbours of one direction is greater by what the other is less. */
const cancel = (statement: ParsedStatement, rows: readonly Row[]): Changed[] =>
  rows.flatMap((one, at): Changed[] => {
    const other = rows[at + 1];
    const by = Math.sign(one.transaction.amount) * STEP;
    if (other === undefined || Math.sign(other.transaction.amount) * STEP !== by) return [];
    const words = allOf([
      raise(one.amount, one.transaction.amount, by),
      raise(other.amount, other.transaction.amount, -by),
    ]);
    if (words === null) return [];
    const changed = new Map([
      [one.transaction, { amount: one.transaction.amount + by }],
      [other.transaction, { amount: other.transaction.amount - by }],
    ]);
    return [{ words, transactions: replaceRows(statement, changed) }];
  });

/** One amount is greater, and so is every balance from there on, and the last. */
const raiseOn = (statement: ParsedStatement, rows: readonly Row[], outside: readonly Printed[]): Changed[] =>
  rows.flatMap((row, at): Changed[] => {
    const { closing } = statement.facts;
    const by = Math.sign(row.transaction.amount) * STEP;
    const after = rows.slice(at);
    const ends = outside.filter(({ text }) => isSize(text, closing));
    const words = allOf([
      raise(row.amount, row.transaction.amount, by),
      ...after.map(({ balance, transaction: { balance_after } }) =>
        balance === null ? null : raise(balance, balance_after ?? 0, by),
      ),
      ...ends.map((end) => raise(end, closing ?? 0, by)),
    ]);
    if (words === null) return [];
    const changed = new Map<ParsedTransaction, Partial<ParsedTransaction>>(
      after.map(({ transaction }) => [transaction, { balance_after: (transaction.balance_after ?? 0) + by }]),
    );
    changed.set(row.transaction, {
      amount: row.transaction.amount + by,
      balance_after: (row.transaction.balance_after ?? 0) + by,
    });
    const facts = { ...statement.facts, closing: closing === null ? null : closing + by };
    return [{ words, transactions: replaceRows(statement, changed), facts }];
  });

/** The totals of both sides are raised by as much. */
const raiseTotals = ({ facts }: ParsedStatement, outside: readonly Printed[]): Changed[] => {
  const { credits = null, debits = null } = facts;
  if (credits === null || debits === null || credits === -debits) return [];
  const sums = [credits, debits].flatMap((size) =>
    outside.filter(({ text }) => isSize(text, size)).map((one) => raise(one, size, Math.sign(size) * STEP)),
  );
  const words = allOf(sums);
  if (words === null || words.length < 2) return [];
  return [{ words, facts: { ...facts, credits: credits + STEP, debits: debits - STEP } }];
};

const TURNED = "all signs turned";

/** Every sign is turned round. */
const turnAll = (statement: ParsedStatement, rows: readonly Row[]): Changed[] => {
  const words = rows.map(({ amount }) => ({ ...amount, text: turn(amount.text) ?? `-${amount.text}` }));
  if (!rows.some(({ amount }) => turn(amount.text) !== null)) return [];
  const changed = new Map(rows.map(({ transaction }) => [transaction, { amount: -transaction.amount }]));
  return [{ words, transactions: replaceRows(statement, changed) }];
};

/** Two rows that come to zero are gone. */
const deletePairs = (statement: ParsedStatement, rows: readonly Row[]): Changed[] =>
  rows.flatMap((one, at): Changed[] => {
    const other = rows
      .slice(at + 1)
      .find(({ transaction }) => transaction.amount === -one.transaction.amount);
    if (other === undefined || statement.facts.sections !== undefined) return [];
    const gone = new Set([one.transaction, other.transaction]);
    const words = [...one.words, ...other.words].map((word) => ({ ...word, text: "" }));
    return [{ words, transactions: statement.transactions.filter((row) => !gone.has(row)) }];
  });

/** Whether a printed figure tells that the figures are others: with them, the printed facts prove nothing. */
const isTold = (statement: ParsedStatement, { transactions, facts }: Changed): boolean =>
  prove(transactions ?? statement.transactions, facts ?? statement.facts).proof.verdict !== "proved";

const CENTLESS = "JPY";

/** The code of a currency without cents stands where that of the amounts stood. */
const renameCurrency = (
  { currency, transactions }: ParsedStatement,
  words: readonly Printed[],
): WeighedAlteration[] => {
  const codes = words.filter(({ text }) => text === currency);
  const unit = 10 ** minorDigits(currency);
  if (codes.length === 0 || unit === 1 || !transactions.some(({ amount }) => amount % unit !== 0)) return [];
  const renamed = codes.map((word) => ({ ...word, text: CENTLESS }));
  return [{ name: "a currency of other digits", words: renamed, told: true, rewrites: true }];
};

/** Alterations of several figures at once: what was read is changed as the page is, and proved with all that is printed. */
const listWeighed = (pages: WordPages, statement: ParsedStatement): WeighedAlteration[] => {
  const booked = statement.transactions.filter(({ pending }) => !pending);
  const rows = allOf(booked.map((row) => findRow(pages, row)));
  const words = listWords(pages);
  if (rows === null) return renameCurrency(statement, words);
  const inRows = new Set(rows.flatMap((row) => row.words.map(({ page, word }) => `${page} ${word}`)));
  const outside = words.filter(({ page, word }) => !inRows.has(`${page} ${word}`));
  const found: Readonly<Record<string, readonly Changed[]>> = {
    "a moved row": moveRows(statement, rows),
    "neighbours exchanged": exchangeAmounts(statement, rows),
    "two amounts that cancel": cancel(statement, rows),
    "an amount and all after it raised": raiseOn(statement, rows, outside),
    "both totals raised": raiseTotals(statement, outside),
    [TURNED]: turnAll(statement, rows),
    "a pair of no sum deleted": deletePairs(statement, rows),
  };
  const changed = Object.entries(found).flatMap(([name, all]) =>
    all.map((one) => ({ name, words: one.words, told: isTold(statement, one), rewrites: name === TURNED })),
  );
  return [...changed, ...renameCurrency(statement, words)];
};

/** Every alteration of a proved document, with whether a printed figure tells it. */
export const listAllAlterations = (
  pages: WordPages,
  statements: readonly ParsedStatement[],
): WeighedAlteration[] => [
  ...listAlterations(pages, statements).map((one) => ({ ...one, told: true })),
  ...statements.flatMap((statement) => listWeighed(pages, statement)),
];
