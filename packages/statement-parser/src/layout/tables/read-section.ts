import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { TableRow } from "../../decode/table/table.ts";
import type { Doubt, ParseHints, Problem, Question } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { listHandedDown, showOtherDay } from "../facts/turned-days.ts";
import { findIban } from "../../values/account-number.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { findDates, readDate, resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import type { WrittenAmount } from "../../values/amount.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import type { DateEvidence } from "../../values/date-order.ts";
import { readMoneyCell } from "./columns/amount-source.ts";
import type { MoneyStyle } from "./columns/amount-source.ts";
import { listAmountIndexes, readBalance } from "./columns/choose-reading.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { isCardLike } from "./columns/decide-sign.ts";
import { describeColumns } from "./columns/describe-columns.ts";
import type { Column } from "./columns/describe-columns.ts";
import { isDataRow } from "./rows/table-rows.ts";
import type { Section } from "./rows/table-rows.ts";
import { inferByAccounts } from "./infer-layout.ts";
import type { FoundColumns } from "./infer-layout.ts";
import { leaveOutReversed } from "./leave-out-reversed.ts";
import { keepMerchantRows } from "./merchant-rows.ts";
import { namesMoney } from "./names-money.ts";
import { speaksOfMoney } from "../../labels/money-words.ts";
import { pickColumns } from "./columns/pick-columns.ts";
import { prepareRows } from "./columns/prepare-rows.ts";
import type { PreparedRow } from "./columns/prepare-rows.ts";
import type { Preamble } from "./parts/read-preamble.ts";
import { readRows } from "./read-rows.ts";
import type { ReadRows } from "./read-rows.ts";
import { findFileCurrency, tellTableCurrency } from "./section-currency.ts";
import { isOpen } from "./columns/table-layout.ts";
import type { TableLayout } from "./columns/table-layout.ts";
import { readTableTotal } from "./parts/table-totals.ts";
import type { TableTotal } from "./parts/table-totals.ts";
import { listUnread } from "./unread-rows.ts";
import type { Unread } from "./unread-rows.ts";
import { findStanding, markUnbooked } from "./columns/weigh-reading.ts";

/** What a section gives, and what its statements need to know of how it was read. */
export type SectionReading = ReadRows & {
  /** Rows that are no dated movements: totals, balances, remarks. */
  leftOut: readonly TableRow[];
  total: TableTotal | null;
  /** What keeps its rows from being proved, whatever is printed. */
  doubts: Doubt[];
  question: Question | null;
  cardLike: boolean;
  style: MoneyStyle;
  balanceSign: 1 | -1;
  /** No column tells money in from money out: signs are as the file has them, or turned by words. */
  signsGuessed: boolean;
  /** Something of the reading is no more than likely: columns without names, signs, an order that is asked for. */
  guessed: boolean;
  layout: TableLayout;
  /** The balance of each account on the day of download, where it stands in every row. */
  standing: ReadonlyMap<string, number>;
};

const SAMPLE_ROWS = 400;

const sampleRows = (section: Section): Section["rows"] => {
  const data = section.rows.slice(0, SAMPLE_ROWS * 2).filter(isDataRow);
  return data.length > 0 ? data.slice(0, SAMPLE_ROWS) : section.rows.slice(0, SAMPLE_ROWS);
};

/** Dates in other columns and in the lines around the table are written in the same order. */
const listOtherDates = (columns: readonly Column[], booking: number, preamble: Preamble): WrittenDate[] => [
  ...findDates(preamble.text),
  ...columns
    .filter((column) => column.index !== booking && column.dates > 0)
    .flatMap((column) => [...column.values].flatMap((value) => readDate(value) ?? [])),
];

const hasCommaCents = (column: Column): boolean =>
  column.amounts === column.filled &&
  [...column.values].some((value) => /^[^.,]*(?:\.\d{3})*,\d{2}\D*$/.test(value));

/** The same IBAN on every row is the account's own. */
const isOwnIban = (column: Column, rowCount: number): boolean =>
  column.values.size === 1 &&
  column.filled === rowCount &&
  [...column.values].every((value) => findIban(value) !== null);

/** Where the lines above the table print the account's IBAN, a column of IBANs without it is of the other sides. */
const isOfOthers = (account: Column | undefined, { iban }: Preamble): boolean => {
  const others = [...(account?.values ?? [])].map(findIban);
  return iban !== null && others.every((other) => other !== null && other !== iban);
};

const ENGLISH =
  /\b(date|amount|description|details|transaction|balance|reference|payee|narrative|memo|currency|withdrawals?|deposits?|money|paid|merchant|account|posted|status|category|name|type|notes?)\b/;

/** Whether the columns are named, and hardly any in English. */
const areForeign = (columns: readonly Column[]): boolean => {
  const names = columns.flatMap((column) => column.name?.plain ?? []).filter((plain) => plain !== "");
  return names.length >= 3 && names.filter((plain) => ENGLISH.test(plain)).length * 4 <= names.length;
};

const LATIN = /\p{Script=Latin}{2}/u;
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}{2}/u;

/** Whether the columns are named, and all of them in letters that are not Latin. */
const areInOtherScript = (columns: readonly Column[]): boolean => {
  const names = columns.flatMap((column) => column.name?.plain ?? "").filter((plain) => plain !== "");
  return names.length >= 2 && names.every((plain) => OTHER_LETTERS.test(plain) || !LATIN.test(plain));
};

const UNNAMED_MONEY: Problem = {
  code: "money_not_named",
  ...say("file_without_money"),
};

const UNDIRECTED: Problem = {
  code: "direction_unknown",
  ...say("file_direction_unknown"),
};

/** The days of a column in the order of the rows, as it alone would be read. */
const readDaysOf = (rows: readonly TableRow[], index: number, evidence: DateEvidence): (IsoDate | null)[] => {
  const written = rows.map(({ cells }) => readDate(cells[index] ?? ""));
  const { order } = chooseDateOrder(
    written.filter((date) => date !== null),
    evidence,
  );
  return written.map((date) => (date === null ? null : resolveDate(date, order, evidence.hints.today)));
};

/** The columns of a section and the order of its dates, from names, cells and everything around the table. */
const readColumns = (section: Section, preamble: Preamble, hints: ParseHints): FoundColumns | null => {
  const sample = sampleRows(section);
  const columns = describeColumns(sample, section.names);
  const { period } = preamble;
  const named = pickColumns(columns, sample, {
    period,
    owes: isCardLike(columns, preamble.text),
    readDays: (index) => readDaysOf(section.rows, index, { hints, period }),
  });
  if (named === null) return null;
  const picked = {
    ...named,
    account: isOfOthers(columns[named.account ?? -1], preamble) ? null : named.account,
  };
  const [value = picked.soleCurrency] = columns[picked.currency ?? -1]?.values ?? [];
  const constant = value?.toUpperCase() ?? null;
  const names = columns.map(({ name }) => name);
  const told = tellTableCurrency(sample, { lines: section.preamble, names }, hints);
  const written = section.rows.flatMap((row) => readDate(row.cells[picked.booking] ?? "") ?? []);
  const { order, question } = chooseDateOrder(written, {
    hints,
    period,
    currency: constant ?? told.stated,
    namesIban: preamble.iban !== null || columns.some((column) => isOwnIban(column, sample.length)),
    foreignWords: areForeign(columns),
    foreignScript: areInOtherScript(columns),
    others: listOtherDates(columns, picked.booking, preamble),
    commaCents: columns.some(hasCommaCents),
  });
  return { sample, columns, picked, constant, told, order, question };
};

/** The balances hold only as those before each row, and no name says that they are. */
const areShifted = (columns: readonly Column[], { balance }: Reading): boolean =>
  balance?.before === true && columns[balance.index]?.name?.role !== "balance_before";

type Weighed = {
  undirected: boolean;
  isMoney: boolean;
  /** The currency has other decimals than are printed, or is not known. */
  scaled: boolean;
  undated: boolean;
  columns: readonly Column[];
  layout: Pick<TableLayout, "picked" | "reading" | "order">;
  today: IsoDate;
};

/** What speaks against the rows beside what is printed, and how many of them may be turned round. */
const weighDoubts = (
  { unsure, transactions }: ReadRows,
  { open, doubts }: Unread,
  { undirected, isMoney, scaled, undated, columns, layout, today }: Weighed,
): Pick<SectionReading, "unsure" | "doubts"> => ({
  unsure: unsure + open + (undirected ? transactions.length : 0),
  doubts: [
    ...doubts,
    ...doubtWhere({
      direction_unknown: undirected,
      money_not_named: !isMoney,
      balance_disagrees: areShifted(columns, layout.reading),
      days_open: layout.picked.daysOpen === true,
      row_undated:
        undated ||
        showOtherDay(
          transactions.map(({ transaction }) => transaction),
          {
            handed: listHandedDown(transactions, ({ given }) => given).map(({ transaction }) => transaction),
            resolve: (written) => resolveDate(written, layout.order, today),
          },
        ),
      digits_unknown: scaled,
    }),
  ],
});

/** Whether running figures are called money, where no currency is named. */
const speaksOfBalances = (shown: Parameters<typeof namesMoney>[0], { text }: Preamble): boolean =>
  shown.reading.balance === null || speaksOfMoney(text) || namesMoney(shown);

const THOUSANDTHS = /^\d\d[1-9]$/;

/** Amounts without decimals, or in thousandths, whose unit only a currency tells; longer decimals are those of a calculation. */
const areDigitsOpen = (written: readonly WrittenAmount[]): boolean =>
  written.length > 0 &&
  (written.every(({ fraction }) => fraction === "") ||
    written.some(({ fraction }) => THOUSANDTHS.test(fraction)));

/** The amounts and balances of the rows as they are written. */
const listWritten = (
  rows: readonly PreparedRow[],
  reading: Reading,
  { sign }: MoneyStyle,
): WrittenAmount[] => {
  const indexes = [
    ...listAmountIndexes(reading.source),
    ...(reading.balance === null ? [] : [reading.balance.index]),
  ];
  return rows.flatMap(({ cells }) =>
    indexes.flatMap((index) => readMoneyCell(cells[index] ?? "", sign) ?? []),
  );
};

type Still = { reading: Reading; firsts: ReadonlyMap<string, PreparedRow> };

/** The reading without the column of a balance that stands still, and where this stands. */
const partStanding = (reading: Reading, rows: readonly PreparedRow[]): Still => {
  const firsts = findStanding(
    reading,
    rows.filter(({ kind }) => kind === "movement"),
  );
  return firsts === null
    ? { reading, firsts: new Map() }
    : { reading: { ...reading, balance: null }, firsts };
};

const readStanding = ({ firsts }: Still, { balance, balanceSign }: Reading, style: MoneyStyle) =>
  new Map(
    [...firsts].flatMap(([group, { cells }]): [string, number][] => {
      const figure = readBalance(cells, balance, style);
      return figure === null ? [] : [[group, figure * balanceSign]];
    }),
  );

/** The currency of each row: what its cell names, else that of the others or of the file. */
const findCurrencyOf = (
  { currency, soleCurrency }: FoundColumns["picked"],
  ofFile: CurrencyCode | null,
): ((row: PreparedRow) => CurrencyCode | null) => {
  const home = findCurrencyCode(soleCurrency ?? "") ?? ofFile;
  return ({ cells }) => {
    const cell = currency === null ? "" : (cells[currency] ?? "");
    return cell === "" ? home : (findCurrencyCode(cell) ?? ofFile);
  };
};

type SectionContext = { preamble: Preamble; hints: ParseHints; known: TableLayout | null };

/** Reads one section of a table, as it was read before where `known` says how; null when it holds no table of movements. */
export const readSection = (
  section: Section,
  { preamble, hints, known }: SectionContext,
): SectionReading | null => {
  const found = readColumns(section, preamble, hints);
  if (found === null) return null;
  const { columns } = found;
  const inferred =
    known === null
      ? inferByAccounts(found, section, { preamble, hints })
      : {
          prepared: prepareRows(section.rows, known.picked, { order: known.order, today: hints.today }),
          layout: { ...known, question: null, guessed: false },
        };
  const { prepared, layout } = inferred;
  if (layout === null) return null;
  const { sign, undirected, order, picked } = layout;
  const still = partStanding(layout.reading, prepared.rows);
  const { reading } = still;
  const isOneWay = isOpen(layout, hints);
  const fileCurrency = findFileCurrency(columns, reading, found.told.currency);
  const currencyOf = findCurrencyOf(picked, fileCurrency);
  const style = { sign, exponent: minorDigits(fileCurrency ?? found.constant) };
  const context = { reading, picked, style, currencyOf };
  const kept = markUnbooked(keepMerchantRows(prepared.rows, context), reading);
  const read = leaveOutReversed(readRows(kept, context), kept);
  const isInCells = picked.currency !== null || picked.soleCurrency !== null;
  const isCurrencyNamed = found.told.stated !== null || isInCells;
  const isMoney = isCurrencyNamed || speaksOfBalances({ columns, reading, rows: prepared.rows }, preamble);
  const remarks = [...(isOneWay ? [UNDIRECTED] : []), ...(isMoney ? [] : [UNNAMED_MONEY])];
  const isNamed = fileCurrency !== null || isInCells || hints.decimal_sign !== undefined;
  const leftOut = prepared.leftOut.flatMap(({ row, reason }) =>
    reason === "undated" || reason === "date_unreadable" ? [row] : [],
  );
  const around = { reading, style, booking: picked.booking, rows: section.rows };
  const unread = listUnread(read, prepared.leftOut, around);
  return {
    ...read,
    ...weighDoubts(read, unread, {
      undirected: isOneWay,
      isMoney,
      scaled: !isNamed && areDigitsOpen(listWritten(kept, reading, style)),
      undated: prepared.undated,
      columns,
      layout: { picked, reading, order },
      today: hints.today,
    }),
    leftOut,
    total: readTableTotal([...leftOut, ...read.stated], reading, style),
    problems: [...read.problems, ...unread.problems, ...remarks],
    question: layout.question,
    guessed: layout.guessed || layout.question !== null || section.names === null || read.unsure > 0,
    cardLike: isCardLike(columns, preamble.text) || preamble.accountType === "credit_card",
    style,
    balanceSign: reading.balanceSign,
    signsGuessed: ["signed", "either"].includes(reading.source.kind),
    layout: { order, sign, picked, reading, undirected },
    standing: readStanding(still, layout.reading, style),
  };
};
