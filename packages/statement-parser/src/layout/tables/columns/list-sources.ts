import type { AmountSource } from "./amount-source.ts";
import type { ColumnRole } from "../../names/column-names.ts";
import type { Column } from "./describe-columns.ts";

/** A way to read amounts, and how likely it is before balances are looked at. */
export type RankedSource = { source: AmountSource; prior: number };

const NEVER_MONEY = new Set<ColumnRole>([
  "account",
  "card",
  "counter_account",
  "reference",
  "rate",
  "tax",
  "mcc",
  "time",
  "original_amount",
  "balance_before",
  "fee",
]);

const isNumeric = (column: Column): boolean =>
  column.filled > 0 && column.amounts >= column.filled * 0.5 && column.dates * 2 < column.filled;

/** Numbers without a telling name are money only where some of them have cents, groups, signs or currency marks. */
const looksLikeMoney = (column: Column): boolean =>
  isNumeric(column) && column.money >= column.filled * 0.2 && column.amounts >= column.filled * 0.8;

const withRole = (columns: readonly Column[], role: ColumnRole): Column[] =>
  columns.filter((column) => column.name?.role === role);

const ACCOUNT_VIEW =
  /实付|net|netto|paid|buchungsbetrag|booked|billing|billed|account currency|zauctovan|платежа|settle|charged|posted|rachunku|חיוב/;
const OTHER_VIEW =
  /gross|brutto|order|requested|transfer|list|limit|订单|tax|tip|shipping|операции|transaction|purchase|blokady|\bintl\b|international|^native|עסקה|מקור/;

/** Words for the amount that really moved the account, before those for another view of it. */
const preferAmount = (column: Column): number => {
  const plain = column.name?.plain ?? "";
  const named = column.name?.currency === null || column.name === null ? 0 : 0.5;
  if (ACCOUNT_VIEW.test(plain)) return 1 + named;
  return OTHER_VIEW.test(plain) ? named - 1 : named;
};

const minusOr = (column: Column | undefined, plain: 1 | -1): 1 | -1 => {
  if (column === undefined || column.amounts === column.zeros) return plain;
  const allNegative = column.negatives >= (column.amounts - column.zeros) * 0.9;
  if (!allNegative) return plain;
  return plain === 1 ? -1 : 1;
};

const makeSplit = (debit: Column | undefined, credit: Column | undefined): AmountSource => ({
  kind: "split",
  debit: debit?.index ?? null,
  credit: credit?.index ?? null,
  debitSign: minusOr(debit, -1),
  creditSign: minusOr(credit, 1),
  check: null,
});

const withCheck = (source: AmountSource, columns: readonly Column[]): AmountSource => {
  const repeated = withRole(columns, "amount").find(isNumeric);
  return source.kind === "split" && repeated !== undefined ? { ...source, check: repeated.index } : source;
};

const movesOf = (column: Column): number => column.filled - column.zeros;

/** The unknown column of money that is filled just where the named side is not: it is the other side. */
const findOtherSide = (side: Column, columns: readonly Column[]): Column | undefined => {
  const rowCount = Math.max(...columns.map(({ filled }) => filled));
  const fitting = columns.filter((column) => {
    const together = movesOf(column) + movesOf(side);
    const isUnknown = column.name !== null && column.name.role === null;
    // Where one of both has a figure in every row, whole numbers are amounts too.
    const isMoney = looksLikeMoney(column) || (isNumeric(column) && together === rowCount);
    return isUnknown && isMoney && together <= rowCount && together >= rowCount * 0.9;
  });
  return fitting.length === 1 && movesOf(side) < rowCount ? fitting[0] : undefined;
};

const listSplits = (columns: readonly Column[]): RankedSource[] => {
  const usable = (column: Column): boolean => column.filled === 0 || isNumeric(column);
  const fullest = (a: Column, b: Column): number => Math.sign(b.filled) - Math.sign(a.filled);
  const debits = withRole(columns, "debit").filter(usable).toSorted(fullest);
  const credits = withRole(columns, "credit").filter(usable).toSorted(fullest);
  const [debit, credit] = [debits[0], credits[0]];
  if (debit === undefined && credit === undefined) return [];
  if (debit !== undefined && credit !== undefined)
    return debit.filled + credit.filled > 0
      ? [{ source: withCheck(makeSplit(debit, credit), columns), prior: 5 }]
      : [];
  const only = debit ?? credit;
  if (only === undefined || only.filled === 0) return [];
  const other = findOtherSide(only, columns);
  if (other !== undefined) {
    const [out, into] = only === debit ? [only, other] : [other, only];
    return [{ source: makeSplit(out, into), prior: 4.5 }];
  }
  const mixed = only.negatives > 0 && only.negatives < only.amounts;
  if (mixed || (credit !== undefined && only.negatives > 0))
    return [{ source: { kind: "signed", column: only.index, unmarked: 1 }, prior: 4 }];
  return [{ source: makeSplit(debit, credit), prior: 3 }];
};

/** Columns that may hold the amounts, the likeliest first. */
export const listAmountColumns = (columns: readonly Column[]): Column[] => {
  const named = withRole(columns, "amount").filter(isNumeric);
  if (named.length > 0)
    return named.toSorted(
      (a, b) => preferAmount(b) - preferAmount(a) || movesOf(b) - movesOf(a) || a.index - b.index,
    );
  const headerless = columns.every((column) => column.name === null);
  const fitting = columns.filter(
    (column) =>
      looksLikeMoney(column) &&
      !NEVER_MONEY.has(column.name?.role ?? "amount") &&
      column.name?.role !== "balance" &&
      column.name?.role !== "debit" &&
      column.name?.role !== "credit",
  );
  if (fitting.length > 0) return fitting;
  return columns.filter(
    (column) =>
      (headerless || column.name?.role === null) &&
      isNumeric(column) &&
      column.length <= column.filled * 9 &&
      column.values.size > 1,
  );
};

/** Rows that state balances may be shifted by a cell, so that figures of theirs stand among words. */
const SHIFTED_SHARE = 0.2;

/** A named column of direction words, or an unnamed one of a few values that are nearly all such words or letters. */
export const isDirectionColumn = (word: Column): boolean => {
  if (word.name?.role === "direction") return word.directions >= word.filled * 0.3;
  const shifted = word.amounts <= word.filled * SHIFTED_SHARE ? word.amounts : 0;
  const short = [...word.values].every((value) => value.length <= 3);
  return word.values.size - shifted <= 6 && word.directions >= (word.filled - shifted) * (short ? 0.5 : 0.95);
};

const listDirected = (amounts: readonly Column[], columns: readonly Column[]): RankedSource[] => {
  const words = columns.filter((column) => column.directions > 0 && column.dates === 0);
  const ranked: RankedSource[] = [];
  for (const column of amounts)
    for (const word of words) {
      if (word.index === column.index) continue;
      const byName = word.name?.role === "direction";
      if (!isDirectionColumn(word) || (!byName && column.negatives > 0)) continue;
      const share = word.directions / Math.max(1, word.filled);
      const blank = findBlank(word, column);
      // Where the name is certain, rows that never moved money may say nothing.
      if (word.filled < column.filled * (byName ? 0.6 : 0.9) && blank === null) continue;
      ranked.push({
        source: {
          kind: "directed",
          column: column.index,
          direction: word.index,
          blank,
          named_directions: word.name?.named_directions ?? null,
        },
        prior: (byName ? 4.6 : 4.2) + preferAmount(column) * 0.1 + share * 0.1,
      });
    }
  return ranked;
};

const CREDIT_ONLY = /^(cr|c|credit|\+)$/i;
const DEBIT_ONLY = /^(dr|d|debit|-)$/i;

/** A column that marks only one direction leaves the other blank. */
const findBlank = (word: Column, amounts: Column): "credit" | "debit" | null => {
  if (word.filled >= amounts.filled) return null;
  const values = [...word.values];
  if (values.every((value) => CREDIT_ONLY.test(value))) return "debit";
  return values.every((value) => DEBIT_ONLY.test(value)) ? "credit" : null;
};

const listEither = (amounts: readonly Column[], rowCount: number): RankedSource[] => {
  const tagged = amounts.flatMap((column) =>
    column.name?.currency === null || column.name === null
      ? []
      : [{ column: column.index, currency: column.name.currency, filled: column.filled }],
  );
  const distinct = new Set(tagged.map((entry) => entry.currency));
  if (tagged.length < 2 || distinct.size < tagged.length) return [];
  const filled = tagged.reduce((sum, entry) => sum + entry.filled, 0);
  return [{ source: { kind: "either", columns: tagged }, prior: filled <= rowCount ? 4.8 : 3 }];
};

/** Signs of one kind, or none. */
const isOneSided = (column: Column): boolean => column.negatives === 0 || column.negatives >= movesOf(column);

/**
 * Two money columns without a telling name of which a row fills only one: the fuller one is money out, as in most
 * accounts.
 */
const listUnnamedSplits = (amounts: readonly Column[], columns: readonly Column[]): RankedSource[] => {
  const ranked: RankedSource[] = [];
  const isUnknown = (column: Column): boolean => (column.name?.role ?? null) === null;
  for (const column of amounts) {
    if (!isUnknown(column) || !isOneSided(column)) continue;
    for (const neighbour of [columns[column.index + 1], columns[column.index - 1]]) {
      if (neighbour === undefined || !isUnknown(neighbour) || !isOneSided(neighbour)) continue;
      const empty = neighbour.filled === 0 && neighbour.name === null;
      if (!empty && !(isNumeric(neighbour) && looksLikeMoney(neighbour) === looksLikeMoney(column))) continue;
      const rowCount = Math.max(...columns.map((other) => other.filled));
      const together = movesOf(neighbour) + movesOf(column);
      if (together > rowCount || (!empty && together < rowCount * 0.9)) continue;
      if (column.negatives > 0 && neighbour.negatives > 0) continue;
      const outIsHere =
        column.negatives > 0 || (neighbour.negatives === 0 && movesOf(column) >= movesOf(neighbour));
      const prior = empty ? 3.5 : 4.5;
      ranked.push({
        source: makeSplit(outIsHere ? column : neighbour, outIsHere ? neighbour : column),
        prior: outIsHere ? prior : prior - 0.4,
      });
    }
  }
  return ranked;
};

const CONSTANT_COST = 3;

/** The same figure on each of several rows is a number of something else. */
const isConstant = (column: Column): boolean =>
  column.values.size === 1 && column.filled >= 3 && column.name?.role !== "amount";

/** Every way the amounts of a section might be read, without looking at balances. */
export const listSources = (columns: readonly Column[]): RankedSource[] => {
  const amounts = listAmountColumns(columns);
  const signed = amounts.map((column, at): RankedSource => ({
    source: { kind: "signed", column: column.index, unmarked: 1 },
    prior:
      4 +
      (column.negatives > 0 ? 0.4 : 0) -
      at * 0.2 +
      preferAmount(column) * 0.3 -
      (isConstant(column) ? CONSTANT_COST : 0),
  }));
  return [
    ...listSplits(columns),
    ...listDirected(amounts, columns),
    ...signed,
    ...listEither(amounts, Math.max(0, ...columns.map((column) => column.filled))),
    ...listUnnamedSplits(amounts, columns),
  ];
};

/** Columns that may hold running balances: the named ones, else unnamed money columns filled in most rows. */
export const listBalanceColumns = (columns: readonly Column[]): { index: number; before: boolean }[] => {
  const named = withRole(columns, "balance").filter((column) => isNumeric(column));
  const before = withRole(columns, "balance_before").filter((column) => isNumeric(column));
  const listed = [
    ...named.map((column) => ({ index: column.index, before: false })),
    ...before.map((column) => ({ index: column.index, before: true })),
  ];
  if (listed.length > 0) return listed;
  const headerless = columns.every((column) => column.name === null);
  const mayBe = (column: Column): boolean =>
    looksLikeMoney(column) || (headerless && isNumeric(column) && column.values.size > 1);
  return columns
    .filter((column) => (column.name?.role ?? null) === null && mayBe(column))
    .flatMap((column) => [
      { index: column.index, before: false },
      { index: column.index, before: true },
    ]);
};
