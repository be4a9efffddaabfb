import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits } from "@passbook/contract/values";
import { localeOfWords } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";
import { Readable } from "node:stream";
import { findReader, sayConverted, sayRateOf, type Speaker, speakTo } from "../../../common/index.ts";
import { findNames, type Names } from "../formats/find-names.ts";
import { readTransactions } from "../formats/read-transactions.ts";
import { openPaper, type Paper } from "./paper.ts";
import { listReportAccounts } from "./list-accounts.ts";
import {
  type ConvertedAmount,
  type Counted,
  dayOf,
  listFlows,
  REPORT_FLOWS,
  type ReportFigures,
  type ReportFlow,
  type ReportPeriod,
  type ReportSum,
  sumReport,
} from "./sum-report.ts";

/** In points: days, the account, what it was, and figures that end at the margin. */
const AT = { day: 48, account: 110, text: 210, amount: 547 } as const;
const AMOUNT_WIDTH = 90;
const NAME_WIDTH = 340;

/** The days of `2025` or `2025-03`. */
export const toPeriod = (period: string): ReportPeriod => {
  if (period.length === 4) return { from: `${period}-01-01`, to: `${period}-12-31` };
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(5))];
  return { from: `${period}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
};

type Writing = {
  readonly db: Db;
  readonly user_id: string;
  readonly now: string;
  readonly period: ReportPeriod;
  readonly speaker: Speaker;
  readonly names: Names;
  readonly paper: Paper;
  /** What all of it is without, in words; nothing where it is of the whole book. */
  readonly without: string;
  readonly money: (amount: number, currency: string) => string;
};

const nameOf = (sum: ReportSum, { names }: Writing): string => {
  const found = names.subs.get(sum.sub_category_id);
  return found === undefined ? "" : `${found.category} · ${found.sub_category}`;
};

/** Money out is told above nothing where all of it is. */
const turn = (flow: ReportFlow, amount: number): number =>
  flow === "income" || amount === 0 ? amount : -amount;

const FLOW_WORDS = { income: "report_income", spent: "report_spent", invested: "report_invested" } as const;

/** What of other currencies is in a figure, and by which rates. */
const writeConverted = (
  converted: readonly ConvertedAmount[],
  { flow, currency }: Pick<ReportSum, "flow" | "currency">,
  { paper, speaker }: Writing,
): void => {
  for (const { currency: other, own, into, ...by } of converted) {
    const text = sayConverted(speaker, {
      ...by,
      own: { amount: turn(flow, own), currency: other },
      into: { amount: turn(flow, into), currency },
    });
    paper.line([{ text, at: AT.day, width: AT.amount - AT.day }], { size: 7, pale: true });
  }
};

const writeSums = (figures: ReportFigures, currency: string, writing: Writing): void => {
  const { paper, speaker, money } = writing;
  const { sums, total_in } = figures;
  for (const flow of REPORT_FLOWS) {
    const own = sums.filter((sum) => sum.flow === flow && sum.currency === currency);
    if (own.length === 0) continue;
    const total = own.reduce((all, { amount }) => all + amount, 0);
    paper.gap(6);
    paper.keep(40);
    const end = (text: string) => ({ text, at: AT.amount, width: AMOUNT_WIDTH, is_end: true });
    paper.line(
      [
        { text: `${speaker.say(FLOW_WORDS[flow])}, ${currency}`, at: AT.day, width: NAME_WIDTH },
        end(money(turn(flow, total), currency)),
      ],
      { bold: true },
    );
    paper.rule();
    for (const sum of own)
      paper.line([
        { text: nameOf(sum, writing), at: AT.day, width: NAME_WIDTH },
        { text: String(sum.count), at: AT.amount - AMOUNT_WIDTH - 8, width: 40, is_end: true },
        end(money(turn(flow, sum.amount), currency)),
      ]);
    if (currency === total_in) writeConverted(figures.listConverted(flow), { flow, currency }, writing);
  }
};

const STATE_WORDS = {
  proved: "report_proved",
  counted: "report_counted",
  missing: "report_missing",
} as const;

const writeAccounts = async (writing: Writing): Promise<void> => {
  const { db, user_id, period, paper, speaker, money } = writing;
  const accounts = await listReportAccounts(db, user_id, period);
  if (accounts.length === 0) return;
  paper.gap(12);
  paper.keep(60);
  paper.line([{ text: speaker.say("report_accounts"), at: AT.day, width: NAME_WIDTH }], {
    size: 12,
    bold: true,
  });
  paper.line(
    [
      {
        text: speaker.say("report_opening", { day: speaker.sayDay(period.from) }),
        at: 400,
        width: 130,
        is_end: true,
      },
      {
        text: speaker.say("report_closing", { day: speaker.sayDay(period.to) }),
        at: AT.amount,
        width: 130,
        is_end: true,
      },
    ],
    { size: 7, pale: true },
  );
  paper.rule();
  const tell = (amount: number | null, currency: string): string =>
    amount === null ? "–" : money(amount, currency);
  for (const { label, currency, opening, closing, state } of accounts) {
    const told = state === null ? "" : ` (${speaker.say(STATE_WORDS[state])})`;
    paper.line([
      { text: `${label}, ${currency}${told}`, at: AT.day, width: 250 },
      { text: tell(opening, currency), at: 400, width: AMOUNT_WIDTH, is_end: true },
      { text: tell(closing, currency), at: AT.amount, width: AMOUNT_WIDTH, is_end: true },
    ]);
  }
};

type RowOfSum = { readonly row: Transaction; readonly part: Counted; readonly flow: ReportFlow };

/** In its own currency, as it was booked: where that is another than its sum's, with the rate by which it counts there. */
const writeRow = (
  { row, part, flow }: RowOfSum,
  rate: ReturnType<ReportFigures["findRateOf"]>,
  { paper, names, money, speaker }: Writing,
): void => {
  const clip = row.attachments.length === 0 ? "" : ` [${speaker.say("report_attached")}]`;
  const likely = part.is_likely ? ` [${speaker.say("report_likely")}]` : "";
  const note = part.note === null ? "" : ` – ${part.note}`;
  const amount = turn(flow, part.amount);
  paper.line(
    [
      { text: dayOf(row), at: AT.day, width: 58 },
      { text: names.accounts.get(row.bank_account_id) ?? "", at: AT.account, width: 95 },
      { text: `${row.description}${note}${likely}${clip}`, at: AT.text, width: 245 },
      {
        text: rate === null ? money(amount, row.currency) : speaker.sayMoney(amount, row.currency),
        at: AT.amount,
        width: AMOUNT_WIDTH,
        is_end: true,
      },
    ],
    { size: 8 },
  );
  if (rate !== null)
    paper.line(
      [{ text: `${sayRateOf(speaker, rate)}, ${speaker.sayDay(rate.from)}`, at: AT.text, width: 245 }],
      { size: 7, pale: true },
    );
};

/** Every transaction that a sum is made of, oldest first. */
const writeRows = async (sum: ReportSum, { findRateOf }: ReportFigures, writing: Writing): Promise<void> => {
  const { db, user_id, period, now, paper, names, money, speaker } = writing;
  const { sub_category_id, currency, flow } = sum;
  paper.gap(8);
  paper.keep(50);
  paper.line(
    [
      { text: `${nameOf(sum, writing)} – ${speaker.say(FLOW_WORDS[flow])}`, at: AT.day, width: NAME_WIDTH },
      { text: money(turn(flow, sum.amount), currency), at: AT.amount, width: AMOUNT_WIDTH, is_end: true },
    ],
    { bold: true },
  );
  paper.rule();
  const filter = { sub_category_id, counted_from: period.from, counted_to: period.to, now };
  const own = sum.converted.length === 0 ? { ...filter, currency } : filter;
  for await (const rows of readTransactions(db, user_id, own, "oldest"))
    for (const row of rows) {
      const rate = findRateOf({ currency: row.currency, day: dayOf(row), flow, sub_category_id });
      if (rate === null ? row.currency !== currency : sum.converted.length === 0) continue;
      const of_sum = listFlows(row, names).filter(
        (each) => each.flow === flow && each.part.sub_category_id === sub_category_id,
      );
      for (const { part } of of_sum) writeRow({ row, part, flow }, rate, writing);
    }
  writeConverted(sum.converted, sum, writing);
};

const writeAll = async (writing: Writing, title: string): Promise<void> => {
  const { db, user_id, paper, speaker, now, without } = writing;
  const { name } = await db
    .selectFrom("users")
    .select("name")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const line = (text: string, ink: object = {}): void => paper.line([{ text, at: AT.day, width: 499 }], ink);
  line(title, { size: 18, bold: true });
  paper.gap(4);
  line(`${name} · ${speaker.say("report_made", { day: speaker.sayDay(now.slice(0, 10)) })}`, { pale: true });
  if (without !== "") line(without, { bold: true });
  const figures = await sumReport(db, user_id, writing);
  const { sums, total_in, without_rate } = figures;
  if (sums.length === 0) line(speaker.say("report_nothing"));
  const isTotal = (currency: string): number => (currency === total_in ? 1 : 0);
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
    .toSorted()
    .toSorted((one, other) => isTotal(other) - isTotal(one));
  for (const currency of currencies) writeSums(figures, currency, writing);
  await writeAccounts(writing);
  paper.gap(8);
  line(speaker.say("report_how"), { size: 7, pale: true });
  const say = (text: string): void => line(text, { size: 7, pale: true });
  if (total_in === null && currencies.length > 1) say(speaker.say("report_currencies"));
  if (sums.some(({ converted }) => converted.length > 0))
    say(speaker.say("report_totalled", { currency: total_in ?? "" }));
  if (without_rate.length > 0) say(speaker.say("report_no_rate", { currencies: without_rate.join(", ") }));
  if (sums.length > 0) {
    paper.gap(14);
    paper.keep(80);
    line(speaker.say("report_rows"), { size: 12, bold: true });
  }
  for (const sum of sums) await writeRows(sum, figures, writing);
  paper.document.end();
};

type Asked = {
  readonly period: string;
  readonly now: string;
  /** In whose words it is written. */
  readonly reader_id: string;
  /** How many accounts of the book are kept from them, so that all of it is without these. */
  readonly without_accounts: number;
};

/** A month or year on paper for whoever does the taxes: sums, balances, and every transaction behind a sum, written as it is read. */
export async function* writeReport(
  db: Db,
  user_id: string,
  { period, now, reader_id, without_accounts }: Asked,
): AsyncGenerator<Uint8Array> {
  const reader = await findReader(db, reader_id);
  const speaker = speakTo(reader);
  const locale = localeOfWords(reader.language, reader.locale);
  const shown = period.length === 4 ? period : speaker.sayMonth(period);
  const title = speaker.say("report_title", { period: shown });
  const without = without_accounts === 0 ? "" : speaker.say("report_without", { accounts: without_accounts });
  const paper = openPaper({
    title,
    foot: (page) =>
      ["Passbook", title, speaker.say("report_page", { page }), without]
        .filter((part) => part !== "")
        .join(" · "),
  });
  const money = (amount: number, currency: string): string => {
    const digits = minorDigits(currency);
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(locale, options).format(amount / 10 ** digits);
  };
  const names = await findNames(db, user_id);
  const { from, to } = toPeriod(period);
  const today = now.slice(0, 10);
  // of a period that goes on, as far as it has come
  const shown_period = { from, to: from <= today && today < to ? today : to };
  const writing = { db, user_id, now, period: shown_period, speaker, names, paper, money, without };
  const written = writeAll(writing, title).catch((error: unknown) => {
    paper.document.destroy(error instanceof Error ? error : new Error("The report broke."));
  });
  yield* paper.document as unknown as Readable;
  await written;
}
