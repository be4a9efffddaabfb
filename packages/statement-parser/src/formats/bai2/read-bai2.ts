import { addDays, err, ok } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { ParsedFile, ParsedTransaction, ParseHints, Problem, Refusal } from "../../parsed-file.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { makeAccount } from "../../values/make-account.ts";
import { buildStatement } from "../build-statement.ts";
import type { StatementParts } from "../build-statement.ts";
import { collectRows } from "../collect-rows.ts";
import { joinPages } from "../join-pages.ts";
import { readBai2Amount, readBai2Date, readFunds, readTransaction } from "./read-transaction.ts";
import { splitRecords } from "./split-records.ts";
import type { Bai2Record } from "./split-records.ts";

type Group = { day: IsoDate | null; currency: CurrencyCode; bank: string | null };
type Summary = { amount: number | null; count: string };

/** Balances and totals of an account record: type, amount, number of items and availability, again and again. */
const readSummaries = (record: Bai2Record): Map<string, Summary> => {
  const fields = [record.text, ...record.continuations].join(",").split(",");
  const summaries = new Map<string, Summary>();
  for (let at = 2; at < fields.length;) {
    const code = (fields[at] ?? "").trim();
    if (code === "") {
      at += 1;
      continue;
    }
    const summary = { amount: readBai2Amount(fields[at + 1]), count: (fields[at + 2] ?? "").trim() };
    if (!summaries.has(code)) summaries.set(code, summary);
    at = readFunds(fields, at + 3).next;
  }
  return summaries;
};

/**
 * A group is of one day, and what is booked on it is worth that day or a later one. Where most rows name earlier days, and not all
 * the same, the group tells of a period that ends with its day, and each row is of the day that it names.
 */
const setDays = (
  transactions: ParsedTransaction[],
  day: IsoDate | null,
): { transactions: ParsedTransaction[]; from: IsoDate | null } => {
  const earlier = transactions.flatMap(({ value_on }) =>
    value_on != null && day !== null && value_on < day ? [value_on] : [],
  );
  if (new Set(earlier).size < 2 || earlier.length * 2 <= transactions.length)
    return { transactions, from: day };
  const booked = transactions.map((row) => ({ ...row, booked_on: row.value_on ?? row.booked_on }));
  return { transactions: booked, from: earlier.toSorted()[0] ?? day };
};

const readAccountPart = (
  account: Bai2Record,
  details: readonly Bai2Record[],
  context: { group: Group; problems: Problem[] },
): StatementParts => {
  const { group, problems } = context;
  const [number = "", written = ""] = account.text.split(",");
  const currency = findCurrencyCode(written) ?? group.currency;
  const { transactions, unread } = collectRows(
    details,
    (detail) => readTransaction(detail, currency, group.day),
    problems,
  );
  const set = setDays(transactions, group.day);
  const summaries = readSummaries(account);
  /** Totals of nothing are filled in by some banks whatever the details say. */
  const total = (code: string, sign: 1 | -1): number | null => {
    const amount = summaries.get(code)?.amount ?? null;
    return amount === null || (amount === 0 && summaries.get(code)?.count === "") ? null : sign * amount;
  };
  return {
    account: makeAccount(number, { bank_code: group.bank }),
    currency,
    period: { from: set.from, to: group.day },
    facts: {
      opening: summaries.get("010")?.amount ?? null,
      closing: summaries.get("015")?.amount ?? null,
      credits: total("100", 1),
      debits: total("400", -1),
    },
    transactions: set.transactions,
    unread,
    days_open: transactions.some(({ value_on }) => value_on !== group.day),
  };
};

/** The next day of an account begins with what it ended with. */
const leadsTo = (one: StatementParts | undefined, other: StatementParts | undefined): boolean =>
  one?.period?.to != null &&
  other?.period?.from != null &&
  one.period.to < other.period.from &&
  one.facts.closing !== null &&
  one.facts.closing === other.facts.opening;

/** Over a weekend and the holidays beside it nothing is booked. */
const APART_DAYS = 7;

/** The group is of the day behind that of another, and not of a week or a month that ends with it. */
const isNextDay = (one: StatementParts | undefined, other: StatementParts | undefined): boolean =>
  leadsTo(one, other) &&
  one?.period?.to != null &&
  other?.period?.to != null &&
  other.period.to <= addDays(one.period.to, APART_DAYS);

/** A group alone may be of one day or of a month: the days of rows that name none are told where it stands among those of other days. */
const tellDays = (own: StatementParts, at: number, days: readonly StatementParts[]): StatementParts => ({
  ...own,
  days_open: own.days_open === true && !isNextDay(days[at - 1], own) && !isNextDay(own, days[at + 1]),
});

/** Banks write a group for each day: days of an account that lead to each other are one statement. */
const joinDays = (parts: readonly StatementParts[]): StatementParts[] =>
  [
    ...Map.groupBy(parts, ({ account, currency }) => `${account.number ?? ""} ${currency ?? ""}`).values(),
  ].flatMap((days) =>
    joinPages(
      days.map(tellDays).map((own, at) => ({
        parts: own,
        statement: null,
        page: at,
        goesOn: leadsTo(days[at - 1], own),
        isContinued: leadsTo(own, days[at + 1]),
      })),
    ),
  );

const readGroup = (record: Bai2Record): Group => {
  const fields = record.text.split(",");
  return {
    day: readBai2Date(fields[3]),
    currency: findCurrencyCode(fields[5] ?? "") ?? "USD",
    bank: (fields[1] ?? "").trim() || null,
  };
};

/** Reads BAI2, the cash management format of banks in the United States and Canada: account records of days that lead to each other are one statement. */
export const readBai2 = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const problems: Problem[] = [];
  const parts: StatementParts[] = [];
  let group: Group = { day: null, currency: "USD", bank: null };
  let account: Bai2Record | null = null;
  let details: Bai2Record[] = [];
  const finish = (): void => {
    if (account !== null) parts.push(readAccountPart(account, details, { group, problems }));
    account = null;
    details = [];
  };
  for (const record of splitRecords(text)) {
    if (record.code === "16") details.push(record);
    else finish();
    if (record.code === "02") group = readGroup(record);
    if (record.code === "03") account = record;
  }
  finish();
  if (parts.length === 0)
    return err({
      code: "not_a_statement",
      ...say("bai2_without_account"),
    });
  return ok({ format: "bai2", statements: joinDays(parts).map(buildStatement), problems, questions: [] });
};
