import type { Place } from "@passbook/contract/values";
import { LINE_HEIGHT } from "../../decode/text/text-pages.ts";
import { listHandedDown, showOtherDay, turnBack } from "../facts/turned-days.ts";
import type { Doubt, KnownLayout, ParsedStatement, ParsedTransaction } from "../../parsed-file.ts";
import { doubtWhere, isUndirected } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { toMinor } from "../../values/amount.ts";
import type { WrittenAmount } from "../../values/amount.ts";
import { leavesDigitsOpen } from "../../values/leaves-digits-open.ts";
import { askDirection } from "../facts/ask-direction.ts";
import { areDayBalancesBroken } from "../totals/check-day-balances.ts";
import { doubtPeriod } from "../../proof/days/doubt-period.ts";
import { areFarAhead } from "../facts/far-ahead.ts";
import { hasLooseEnd, isOtherwiseNamed } from "../facts/list-doubts.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import { areTornAtPages } from "../rows/torn-at-page.ts";
import { areDaysUnread, fillDayColumn } from "../rows/unread-days.ts";
import { describeAccount, exponentOf } from "../accounts/describe-document.ts";
import { listMisgivings } from "../readings/doubt-direction.ts";
import { valueOf } from "../facts/choose-facts.ts";
import { findFacts } from "../facts/find-facts.ts";
import type { Fact } from "../facts/find-facts.ts";
import { countOfNone } from "../facts/count-of-none.ts";
import { makeEmptyStatement } from "../facts/make-empty-statement.ts";
import { toShown, unite } from "../lines/lines.ts";
import { fingerprintPage, writePageLayout } from "../readings/page-layout.ts";
import type { PageRow } from "../readings/read-rows.ts";
import { readDates } from "../days/resolve-dates.ts";
import { leaveDays } from "../days/untaken-days.ts";
import { readPendingRows } from "./pending-rows.ts";
import { readRowTexts, type RowText } from "./row-texts.ts";
import type { Part, Solved } from "./solved.ts";
import { amountsOf, datesOf, EMPTY } from "../lines/tokens.ts";
import type { DateToken } from "../lines/tokens.ts";

/** The lines of a row's figures and of its text, as far as they stand on the page of its amount. */
const placeOf = (
  part: Part,
  record: PageRecord,
  { row, text }: { row: Pick<PageRow, "movement" | "balanceToken">; text: RowText | undefined },
): Place => {
  const line = part.lines[row.movement.line]?.line ?? EMPTY.line;
  if (part.fixedPitch) return { line: Math.floor(line.box[1] / LINE_HEIGHT) + 1 };
  const figures = record.lines.filter(
    (index) => index <= Math.max(row.movement.line, row.balanceToken?.line ?? 0),
  );
  const boxes = [...figures, ...(text?.lines ?? [])]
    .flatMap((index) => part.lines[index]?.line ?? [])
    .filter((candidate) => candidate.page === line.page)
    .map((candidate) => candidate.box);
  const [x0, y0, x1, y1] = toShown(unite(boxes), line.turned);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { page: line.page, box: [round(x0), round(y0), round(x1), round(y1)] };
};

/** What a row moved in another currency: an amount that names one and is neither its movement nor its balance. */
const findOriginal = (
  { amounts }: PageRecord,
  { movement, balanceToken, amount }: PageRow,
  currency: string | null,
): ParsedTransaction["original"] => {
  if (currency === null) return null;
  const foreign = amounts.filter(({ token }) => {
    const own = token.written.currency ?? "";
    return token !== movement.token && token !== balanceToken?.token && own !== "" && own !== currency;
  });
  const [only, ...others] = foreign;
  const named = only?.token.written.currency ?? null;
  if (only === undefined || named === null || others.length > 0) return null;
  const minor = toMinor(only.token.written, exponentOf(named));
  return minor === null || minor.amount === 0
    ? null
    : { amount: Math.abs(minor.amount) * Math.sign(amount), currency: named };
};

type Said = Pick<ParsedTransaction, "description" | "counterparty" | "reference">;

const sayOf = (said: RowText | undefined): Said => ({
  description: said?.text ?? "",
  counterparty: said?.counterparty ?? null,
  reference: said?.reference ?? null,
});

const toTransaction = (solved: Solved, row: PageRow, texts: readonly RowText[]): ParsedTransaction | null => {
  const { records, days, part, dates, rowDates } = solved;
  const record = records[row.record];
  const day = days[row.record] ?? null;
  const other = rowDates[row.record]?.other;
  if (record === undefined || day === null) return null;
  const original = findOriginal(record, row, part.words.currency);
  return {
    booked_on: day,
    value_on: other === undefined ? null : dates.resolve(other.date),
    amount: row.amount,
    currency: part.words.currency,
    ...(original === null || original === undefined ? {} : { original }),
    ...sayOf(texts[row.record]),
    balance_after: row.balance,
    pending: false,
    source: placeOf(part, record, { row, text: texts[row.record] }),
  };
};

/** The day of an announced row in the column in which rows that are booked have theirs; its first day where none stands there. */
const pickPendingDay = (shown: readonly DateToken[], { rowDates }: Solved): DateToken | undefined => {
  const columns = rowDates.flatMap(({ booked }) => (booked === undefined ? [] : [booked]));
  const isBeside = ({ x0, x1 }: DateToken): boolean =>
    columns.some((column) => x0 < column.x1 && column.x0 < x1);
  return shown.find(isBeside) ?? shown[0];
};

const toPending = (solved: Solved): ParsedTransaction[] => {
  const { part, dates } = solved;
  const rows = readPendingRows(solved);
  const texts = readRowTexts(solved.pending, rows, solved);
  return rows.flatMap((row) => {
    const record = solved.pending[row.record];
    const date = pickPendingDay(record?.dates ?? [], solved);
    const day = date === undefined ? null : dates.resolve(date.date);
    if (record === undefined || day === null) return [];
    return {
      booked_on: day,
      value_on: null,
      amount: row.amount,
      currency: part.words.currency,
      ...sayOf(texts[row.record]),
      balance_after: null,
      pending: true,
      source: placeOf(part, record, { row, text: texts[row.record] }),
    };
  });
};

const noteLayout = ({ part, candidate }: Solved): KnownLayout | null =>
  writePageLayout(fingerprintPage(part.lines, part.fixedPitch), candidate, part.words.owes);

const BALANCES = new Set<Fact["kind"]>(["opening", "closing", "carried", "balance"]);

const listWritten = ({ rows }: Solved["candidate"]): WrittenAmount[] =>
  rows.flatMap(({ movement, balanceToken }) => [
    movement.token.written,
    ...(balanceToken === null ? [] : [balanceToken.token.written]),
  ]);

/** The only balance that is printed about the rows, of which no more is said: that of the day of download. */
const findShownBalance = ({ part, records, candidate }: Solved): number | null => {
  const taken = new Set(records.flatMap(({ lines }) => lines));
  const facts = findFacts(part.lines).filter(({ kind, line }) => BALANCES.has(kind) && !taken.has(line));
  const exponent = exponentOf(part.words.currency);
  const [shown, ...others] = facts.map((fact) => valueOf(fact, exponent, candidate.reading.owed));
  const isOfDay = facts.some(({ kind, dates }) => kind !== "balance" || dates.length > 0);
  return isOfDay || others.some((other) => other !== shown) ? null : (shown ?? null);
};

/** Its day is that of the row above it, or stands over it. */
const isHandedDown = (record: PageRecord | undefined): boolean =>
  record !== undefined && (!record.dated || (record.dates[0]?.from ?? 0) < 0);

type Read = { texts: readonly RowText[]; records: ReadonlyMap<ParsedTransaction, PageRecord | undefined> };

/** What speaks against the rows of one account beside their proof. */
const doubtRows = (solved: Solved, { texts, records }: Read): Doubt[] => {
  const { part, candidate, dates } = solved;
  const { opening, closing } = candidate.proved;
  const transactions = [...records.keys()];
  const exponent = exponentOf(part.words.currency);
  const balancesOfDays = { lines: part.lines, rows: transactions, opening, exponent, resolve: dates.resolve };
  // Days that can be read in two ways, and rows without a day, are proved by no balance.
  return doubtWhere({
    digits_unknown: leavesDigitsOpen(listWritten(candidate), part.words.currency),
    days_open:
      dates.question !== null ||
      !dates.isPlaced ||
      solved.daysOpen ||
      turnBack(transactions) ||
      areFarAhead(transactions, part.hints.today) ||
      leaveDays({
        records: solved.records,
        booked: solved.days,
        shown: solved.rowDates.flatMap(({ booked, other }) => [booked ?? [], other ?? []].flat()),
        lines: part.lines,
        dates,
      }),
    row_undated:
      transactions.length < candidate.rows.length ||
      showOtherDay(transactions, {
        handed: listHandedDown(transactions, (row) => isHandedDown(records.get(row))),
        resolve: (written) => dates.resolve({ written, yearless: false, words: 1 }),
      }) ||
      areTornAtPages(solved.records, part.lines) ||
      areDaysUnread(solved.records, part.lines) ||
      fillDayColumn(
        candidate.rows.flatMap(({ record }) => solved.records[record] ?? []),
        part.lines,
      ) ||
      solved.records.some(({ dated }, at) => !dated && texts[at]?.text === ""),
    balance_disagrees: areDayBalancesBroken(balancesOfDays),
    balance_currency: isOtherwiseNamed(
      findFacts(part.lines),
      { opening, closing },
      { currency: part.words.currency, exponent },
    ),
    figure_unexplained: hasLooseEnd(candidate.proved),
  });
};

/** The statement of one account as its rows were read. */
export const toStatement = (solved: Solved, text: string): ParsedStatement => {
  const { part, candidate, dates } = solved;
  const texts = readRowTexts(solved.records, candidate.rows, solved);
  const records = new Map<ParsedTransaction, PageRecord | undefined>();
  for (const row of candidate.rows) {
    const transaction = toTransaction(solved, row, texts);
    if (transaction !== null) records.set(transaction, solved.records[row.record]);
  }
  const transactions = [...records.keys()];
  const days = transactions.map((row) => row.booked_on).toSorted();
  const { opening, closing } = candidate.proved;
  const proof = addDoubts(candidate.proved.proof, [
    ...listMisgivings(candidate),
    ...doubtRows(solved, { texts, records }),
  ]);
  const { accountType, kindSaid } = part.words;
  const isAsked = accountType === null && kindSaid === null && isUndirected(proof);
  const statement: ParsedStatement = {
    account: describeAccount(text, part.words.accountType),
    currency: part.words.currency,
    period: dates.period ?? { from: days[0] ?? null, to: days.at(-1) ?? null },
    opening_balance: opening,
    closing_balance: closing ?? findShownBalance(solved),
    proof,
    facts: candidate.proved.facts,
    ...(isAsked ? { questions: askDirection(transactions, candidate.reading.owed) } : {}),
    // Behind the booked rows, whose numbers the proof counts.
    transactions: [...transactions, ...toPending(solved)],
  };
  const told = doubtPeriod(statement, dates.isPeriodPrinted);
  return told.proof.verdict === "proved" ? { ...told, layout: noteLayout(solved) } : told;
};

/** The account of a part of a document in which no row was found, where its balances tell of none. */
export const toEmptyStatement = (part: Part, text: string): ParsedStatement | null => {
  const { lines, head, words, hints } = part;
  const { currency } = words;
  const { period, resolve } = readDates({
    around: [...head, ...lines],
    rows: [],
    beside: [],
    habit: words.dateHabit,
    hints,
    currency,
    commaCents: true,
  });
  return makeEmptyStatement({
    account: describeAccount(text, words.accountType),
    currency,
    period: period ?? { from: null, to: null },
    facts: findFacts(lines),
    exponent: exponentOf(currency),
    owed: words.owes,
    count: countOfNone(lines),
    idle: !lines.some((line) => datesOf(line).length > 0 && amountsOf(line).length > 0),
    resolve,
  });
};
