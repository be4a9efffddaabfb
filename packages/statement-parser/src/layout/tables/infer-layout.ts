import type { ToldCurrency } from "../currency/tell-currency.ts";
import type { TableRow } from "../../decode/table/table.ts";
import type { DateOrder, ParseHints, Question } from "../../parsed-file.ts";
import { chooseDecimalSign } from "./columns/choose-decimal-sign.ts";
import { chooseReading, listAmountIndexes } from "./columns/choose-reading.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { isCardLike, isSellers } from "./columns/decide-sign.ts";
import type { Column } from "./columns/describe-columns.ts";
import type { Section } from "./rows/table-rows.ts";
import { listLikelyAccounts } from "./columns/own-account.ts";
import type { PickedColumns } from "./columns/pick-columns.ts";
import { prepareRows } from "./columns/prepare-rows.ts";
import type { PreparedRow, PreparedRows } from "./columns/prepare-rows.ts";
import type { Preamble } from "./parts/read-preamble.ts";
import { settleSigns } from "./columns/settle-signs.ts";
import { isDebt } from "../../values/is-debt.ts";
import { isOpen } from "./columns/table-layout.ts";
import type { TableLayout } from "./columns/table-layout.ts";
import { says } from "../../words/find-phrases.ts";
import { isOwedName } from "../../labels/bill-words.ts";
import { findStanding, isUndirected, movesMoney, speakAgainst, tellLedger } from "./columns/weigh-reading.ts";

/** The columns of a section, what each is for, and the order of its dates. */
export type FoundColumns = {
  sample: readonly TableRow[];
  columns: readonly Column[];
  picked: PickedColumns;
  /** The one currency of the column of currencies. */
  constant: string | null;
  told: ToldCurrency;
  order: DateOrder;
  question: Question | null;
};

/** `broken`: the printed balances do not run through the rows of each account. */
type InferredLayout = TableLayout & { question: Question | null; guessed: boolean; broken: boolean };

/** As a card writes them: what is bought, and owed for it, without a sign. */
const turnRound = ({ amountSign, balanceSign, ...reading }: Reading): Reading => ({
  ...reading,
  amountSign: amountSign === 1 ? -1 : 1,
  balanceSign: balanceSign === 1 ? -1 : 1,
});

/** Amounts have both signs, or a plus, and balances that are no debt run the other way. */
const areMarksAgainst = (
  { source, amountSign, balanceSign }: Reading,
  columns: FoundColumns["columns"],
): boolean => {
  const column = source.kind === "signed" ? columns[source.column] : undefined;
  const isMixed = column !== undefined && column.negatives > 0 && column.negatives < column.amounts;
  const isMarked = isMixed || (column !== undefined && column.pluses > 0);
  return isMarked && amountSign === -1 && balanceSign === 1;
};

/** Money out may be told from either end: by a name of books, `Debit`, and not `Paid out`, or by one that says no side. */
const isNamedAsBooks = ({ source }: Reading, columns: FoundColumns["columns"]): boolean => {
  const name = source.kind === "split" ? columns[source.debit ?? -1]?.name : undefined;
  return name?.role !== "debit" || says(name.plain, "ledger");
};

/** Where the amounts of a section stand and how they are signed, inferred from names, cells and balances. */
const inferLayout = (
  found: FoundColumns,
  rows: readonly PreparedRow[],
  { preamble, hints }: { preamble: Preamble; hints: ParseHints },
): InferredLayout | null => {
  const { columns, picked, order, constant, told } = found;
  const { sign, question } = chooseDecimalSign(columns, rows, {
    hints,
    currency: constant ?? told.currency,
  });
  const chosen = chooseReading(columns, rows, sign);
  if (chosen === null || !movesMoney(columns, picked, chosen)) return null;
  const movements = rows.filter((row) => row.kind === "movement");
  const kind = preamble.accountType;
  const cardLike = kind === "credit_card" || isCardLike(columns, preamble.text);
  const settled = settleSigns(chosen, movements, {
    picked,
    cardLike,
    sellers: isSellers(columns),
    sign,
    around: preamble.text,
  });
  const isDebtTold = cardLike || (kind !== null && isDebt(kind));
  const ledger = isDebtTold || !chosen.held ? null : tellLedger(settled, { rows: movements, picked, sign });
  const isBook = isNamedAsBooks(settled, columns);
  const isLedger =
    (ledger === -1 && isBook) ||
    (ledger === 0 && hints.account_type !== undefined && !isDebt(hints.account_type));
  const isAgainst =
    !isDebtTold && settled.balance !== null && speakAgainst(settled, { rows: movements, picked, sign });
  // What is still owed is no balance of the holder's: rows that all speak against it are those of a debt.
  const isOwed = isAgainst && columns.some(({ name }) => name !== null && isOwedName(name.text));
  const reading = isLedger || isOwed ? turnRound(settled) : settled;
  // What is bought with an account of the holder's own has a minus; a debt may be written either way.
  const isOwn = kind !== null && !isDebt(kind);
  const isOneWay =
    !isOwn && isUndirected(reading, { rows: movements, picked, sign, cardLike, held: chosen.held });
  const undirected =
    isOneWay ||
    (isAgainst && !isOwed) ||
    ledger === 0 ||
    (ledger === -1 && !isBook) ||
    (chosen.held && !isDebtTold && areMarksAgainst(reading, columns));
  const isTurned = reading.amountSign === -1;
  const isOther = hints.account_type !== undefined && isDebt(hints.account_type) !== isTurned;
  const unnamed = listAmountIndexes(reading.source).some(
    (index) => (columns[index]?.name?.role ?? null) === null,
  );
  return {
    order,
    sign,
    picked,
    reading: isOneWay && isOther ? turnRound(reading) : reading,
    undirected,
    question: found.question ?? question,
    guessed: unnamed || isOpen({ undirected }, hints) || (isTurned && !chosen.held),
    broken:
      reading.balance !== null &&
      (!chosen.held || chosen.trial.breaks > 0) &&
      findStanding(reading, movements) === null,
  };
};

/**
 * Whether groups of rows are so mixed, or their days begin anew so, that each has a balance of its own; what stands one
 * after the other in time may as well be a break in the balances of one account.
 */
const areAccounts = (rows: readonly PreparedRow[]): boolean => {
  const sizes = new Map<string, number>();
  let [runs, up, down] = [0, 0, 0];
  for (const [at, { group, date }] of rows.entries()) {
    const before = rows[at - 1];
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
    if (before?.group !== group) runs += 1;
    if (before !== undefined && date > before.date) up += 1;
    if (before !== undefined && date < before.date) down += 1;
  }
  return [...sizes.values()].every((size) => size > 1) && (runs > sizes.size || (up > 0 && down > 0));
};

type Inferred = { prepared: PreparedRows; layout: InferredLayout | null };

/** The same with the rows split by accounts that no name tells, where only so the printed balances run. */
export const inferByAccounts = (
  found: FoundColumns,
  section: Section,
  context: { preamble: Preamble; hints: ParseHints },
): Inferred => {
  const { picked, order, columns, sample } = found;
  const infer = (account: number | null): Inferred => {
    const own = { ...found, picked: { ...picked, account } };
    const prepared = prepareRows(section.rows, own.picked, { order, today: context.hints.today });
    return { prepared, layout: inferLayout(own, prepared.rows, context) };
  };
  const whole = infer(picked.account);
  const known = picked.account !== null || picked.accountName !== null;
  if (known || whole.layout?.broken !== true) return whole;
  const split = listLikelyAccounts(columns, sample.length).map((column) => infer(column.index));
  return (
    split.find(
      ({ layout, prepared }) =>
        layout?.broken === false && layout.reading.balance !== null && areAccounts(prepared.rows),
    ) ?? whole
  );
};
