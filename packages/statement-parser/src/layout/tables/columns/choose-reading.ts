import { findChain, runsWithTime } from "../../../proof/chain.ts";
import type { ChainRow } from "../../../proof/chain.ts";
import type { DecimalSign } from "../../../values/amount.ts";
import { readMoneyCell, readRowAmount } from "./amount-source.ts";
import type { AmountSource, MoneyStyle, RowAmount, RowAmountFault } from "./amount-source.ts";
import type { Column } from "./describe-columns.ts";
import { listContradicted } from "./list-contradicted.ts";
import { listBalanceColumns, listSources } from "./list-sources.ts";
import type { RankedSource } from "./list-sources.ts";
import type { PreparedRow } from "./prepare-rows.ts";
import { toMinor } from "../../../values/amount.ts";

export type BalanceColumn = { index: number; before: boolean };

/** How amounts and balances of a section are read; signs are factors applied to what the cells give. */
export type Reading = {
  source: AmountSource;
  fee: number | null;
  balance: BalanceColumn | null;
  amountSign: 1 | -1;
  balanceSign: 1 | -1;
};

/** Fine enough for every currency, so that a reading can be tested before the currency is known. */
const TEST_EXPONENT = 4;
const SAMPLE_ROWS = 400;

type Trial = {
  ranked: RankedSource;
  fee: number | null;
  balance: BalanceColumn | null;
  /** +1 when balances rise with the amounts as read, −1 when they fall. */
  sense: 1 | -1;
  links: number;
  breaks: number;
};

const readMinor = (cell: string | undefined, style: MoneyStyle): number | null => {
  const written = cell === undefined || cell === "" ? null : readMoneyCell(cell, style.sign);
  if (written === null) return null;
  const amount = toMinor(written, style.exponent)?.amount ?? null;
  return amount !== null && written.direction === "debit" ? -Math.abs(amount) : amount;
};

/** The balance after a row, from a cell that prints it after or before the row. */
export const readBalance = (
  cells: readonly string[],
  balance: BalanceColumn | null,
  style: MoneyStyle,
): number | null => (balance === null ? null : readMinor(cells[balance.index], style));

/** The fee of a row as a cost: always zero or negative. */
export const readFee = (cells: readonly string[], fee: number | null, style: MoneyStyle): number => {
  const amount = fee === null ? null : readMinor(cells[fee], style);
  return amount === null ? 0 : -Math.abs(amount);
};

/** The amount of a row; one that has none of its own may be a fee alone. */
export const readMovement = (
  cells: readonly string[],
  { source, fee }: Pick<Reading, "source" | "fee">,
  style: MoneyStyle,
): RowAmount | RowAmountFault => {
  const read = readRowAmount(source, cells, style);
  return read === "missing" && readFee(cells, fee, style) !== 0
    ? { amount: 0, exact: true, currency: null, unsure: false }
    : read;
};

const toChainRows = (rows: readonly PreparedRow[], trial: Trial, sign: DecimalSign): ChainRow[] => {
  const style = { sign, exponent: TEST_EXPONENT };
  return rows.flatMap((row) => {
    const read = readMovement(row.cells, { source: trial.ranked.source, fee: trial.fee }, style);
    if (typeof read === "string") return [];
    const amount = (read.amount + readFee(row.cells, trial.fee, style)) * trial.sense;
    const printed = readBalance(row.cells, trial.balance, style);
    const balance = printed !== null && trial.balance?.before === true ? printed + amount : printed;
    return [{ amount, balance, date: row.date }];
  });
};

const groupRows = (rows: readonly PreparedRow[]): PreparedRow[][] => {
  const groups = new Map<string, PreparedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.group);
    if (group === undefined) groups.set(row.group, [row]);
    else group.push(row);
  }
  return [...groups.values()];
};

const runTrial = (trial: Trial, groups: readonly PreparedRow[][], sign: DecimalSign): Trial => {
  let links = 0;
  let breaks = 0;
  for (const group of groups) {
    const chain = findChain(toChainRows(group, trial, sign));
    links += runsWithTime(chain) ? chain.links : 0;
    breaks += chain.breaks;
  }
  return { ...trial, links, breaks };
};

/** The columns in which a source finds its amounts. */
export const listAmountIndexes = (source: AmountSource): number[] =>
  amountColumns(source).flatMap((index) => index ?? []);

const amountColumns = (source: AmountSource): (number | null)[] => {
  if (source.kind === "split") return [source.debit, source.credit];
  return source.kind === "either" ? source.columns.map((entry) => entry.column) : [source.column];
};

/** Balances that fall with the amounts, or in unnamed columns, are believed only when they hold more than once. */
const isUsual = (trial: Trial, columns: readonly Column[]): boolean =>
  trial.sense === 1 && columns[trial.balance?.index ?? -1]?.name !== null;

/** Enough links, and hardly a break: the balances speak for this trial. */
const isHeld = (trial: Trial, columns: readonly Column[]): boolean =>
  trial.links >= (isUsual(trial, columns) ? 1 : 2) && trial.links >= trial.breaks * 4;

const score = (trial: Trial, columns: readonly Column[]): number => {
  const compared = trial.links + trial.breaks;
  const share = compared === 0 ? 0 : trial.links / compared;
  const sense = trial.sense === -1 ? 0.3 : 0;
  const fee = trial.fee === null ? 0 : 0.2;
  const before =
    trial.balance?.before === true && columns[trial.balance.index]?.name?.role !== "balance_before" ? 0.6 : 0;
  return (
    trial.ranked.prior +
    (share > 0.3 && (trial.links > 1 || isUsual(trial, columns)) ? share * 20 : 0) -
    sense -
    fee -
    before
  );
};

const SENSES = [1, -1] as const;

const COVERAGE_WEIGHT = 4;

type Weigh = (ranked: RankedSource, fee: number | null) => RankedSource;

/** A way to read amounts that finds none in some rows is less likely. */
const weighCoverage =
  (rows: readonly PreparedRow[], sign: DecimalSign): Weigh =>
  (ranked, fee) => {
    const style = { sign, exponent: TEST_EXPONENT };
    const movement = { source: ranked.source, fee };
    const read = rows.filter((row) => typeof readMovement(row.cells, movement, style) !== "string").length;
    const missing = rows.length === 0 ? 0 : 1 - read / rows.length;
    return { ...ranked, prior: ranked.prior - missing * COVERAGE_WEIGHT };
  };

const listTrials = (columns: readonly Column[], sources: readonly RankedSource[], weigh: Weigh): Trial[] => {
  const fees = columns.filter((column) => column.name?.role === "fee" && column.amounts > 0);
  const costs = [null, ...fees.map((column) => column.index)];
  const balances = listBalanceColumns(columns);
  return sources.flatMap((source): Trial[] => {
    const used = new Set(amountColumns(source.source));
    const weighed = costs.map((fee) => ({ fee, ranked: weigh(source, fee) }));
    const ranked = weighed[0]?.ranked ?? source;
    const base = { ranked, fee: null, balance: null, sense: 1 as const, links: 0, breaks: 0 };
    const integers = listAmountIndexes(ranked.source).every((index) => columns[index]?.cents === 0);
    const counts = (balance: BalanceColumn): boolean => {
      const column = columns[balance.index];
      return (column?.name?.role ?? null) === null && column?.cents === 0 && !integers;
    };
    const withBalance = balances
      .filter((balance) => !used.has(balance.index) && !counts(balance))
      .flatMap((balance) =>
        weighed.flatMap((cost) => SENSES.map((sense): Trial => ({ ...base, ...cost, balance, sense }))),
      );
    return [base, ...withBalance];
  });
};

const pickTrial = (trials: readonly Trial[], columns: readonly Column[]): Trial | null => {
  let best: Trial | null = null;
  for (const trial of trials) if (best === null || score(trial, columns) > score(best, columns)) best = trial;
  return best;
};

/**
 * A named balance column stays in use although the chain is broken: what is printed is shown, never smoothed. So does one
 * without a name whose steps are more often than not the amounts: no other figures follow amounts twice.
 */
const keepBalance = (best: Trial, columns: readonly Column[]): BalanceColumn | null => {
  if (best.links >= 2 && best.links >= best.breaks) return best.balance;
  const named = listBalanceColumns(columns).find(
    (balance) =>
      columns[balance.index]?.name?.role === "balance" &&
      !amountColumns(best.ranked.source).includes(balance.index),
  );
  return named ?? null;
};

export type ChosenReading = { trial: Trial; reading: Reading; held: boolean };

/** The reading of amounts in which the printed balances hold, or the likeliest one when none is printed. */
export const chooseReading = (
  columns: readonly Column[],
  rows: readonly PreparedRow[],
  sign: DecimalSign,
): ChosenReading | null => {
  const sample = rows.filter((row) => row.kind === "movement" && !row.pending).slice(0, SAMPLE_ROWS);
  const groups = groupRows(sample);
  const sources = [
    ...listSources(columns),
    ...listContradicted(columns, sample, { sign, exponent: TEST_EXPONENT }),
  ];
  const trials = listTrials(columns, sources, weighCoverage(sample, sign)).map((trial) =>
    trial.balance === null ? trial : runTrial(trial, groups, sign),
  );
  const trial = pickTrial(trials, columns);
  if (trial === null) return null;
  const held = isHeld(trial, columns);
  return {
    trial,
    held,
    reading: {
      source: trial.ranked.source,
      fee: held ? trial.fee : null,
      balance: held ? trial.balance : keepBalance(trial, columns),
      amountSign: 1,
      balanceSign: 1,
    },
  };
};

/** Whether balances rise or fall with the amounts of a source that was settled after the reading was chosen. */
export const findSense = (
  { trial, reading: { balance } }: ChosenReading,
  source: AmountSource,
  { rows, sign }: { rows: readonly PreparedRow[]; sign: DecimalSign },
): 1 | -1 => {
  const groups = groupRows(rows.filter((row) => !row.pending).slice(0, SAMPLE_ROWS));
  const countLinks = (sense: 1 | -1): number =>
    runTrial({ ...trial, ranked: { ...trial.ranked, source }, balance, sense }, groups, sign).links;
  return countLinks(-1) > countLinks(1) ? -1 : 1;
};
