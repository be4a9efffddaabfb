import { err, minorDigits, ok } from "@passbook/contract/values";
import type { IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type {
  AccountType,
  BroughtName,
  BroughtPart,
  BroughtRow,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Refusal,
} from "../../parsed-file.ts";
import { findLast4Digits } from "../../values/account-number.ts";
import { readAmount, readPlainMinor, toMinor } from "../../values/amount.ts";
import type { DecimalSign } from "../../values/amount.ts";
import { readDate, resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import { voteDecimalSign, writtenDigits } from "../../values/decimal-sign.ts";
import { makeAccount } from "../../values/make-account.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { findInformative } from "../../labels/meaning-words.ts";
import {
  leaveOutNote,
  readCategory,
  readCleared,
  readName,
  readNote,
  readTags,
} from "../brought/brought-texts.ts";
import { guessKind } from "../brought/guess-kind.ts";
import { pairTransfers } from "../brought/settle-brought.ts";
import { buildStatement } from "../build-statement.ts";
import { collectRows } from "../collect-rows.ts";
import { findCashEffect } from "./cash-effect.ts";
import { collectQifRecords } from "./collect-qif-records.ts";
import type { QifAccount, QifRecord } from "./collect-qif-records.ts";
import type { DateOrder } from "../../parsed-file.ts";

const OWN_NAME = /^\[(.*)\]$/;

/** `Parent:Child/class`, or the own account in brackets that money moves to or from; a class is a tag. */
const readQifCategory = (
  text: string,
): { category: BroughtName | null; transfer: { account: string } | null; tags: string[] } => {
  const [own = "", ...classes] = text.split("/");
  const account = readName(OWN_NAME.exec(own.trim())?.[1]);
  return {
    category: account === null ? readCategory(own) : null,
    transfer: account === null ? null : { account },
    tags: readTags(classes.join(",")),
  };
};

type Style = {
  hints: ParseHints;
  order: DateOrder;
  sign: DecimalSign;
  exponent: number;
  /** Days already read, by their text. */
  days: Map<string, IsoDate | null>;
};

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  BANK: "current",
  CASH: "cash",
  CCARD: "credit_card",
  INVST: "investment",
  PORT: "investment",
  "401(K)/403(B)": "investment",
  MUTUAL: "investment",
  "OTH L": "loan",
};

const readMinor = (text: string, { sign, exponent }: Style): number | null => {
  const plain = readPlainMinor(text, sign, exponent);
  if (plain !== null) return plain;
  const written = readAmount(text, sign);
  return written === null ? null : (toMinor(written, exponent)?.amount ?? null);
};

/** The printed total, or the sum of the splits of a record that has none. */
const readTotal = (record: QifRecord, style: Style): number | null => {
  const total = record.fields["T"] ?? record.fields["U"];
  if (total !== undefined) return readMinor(total, style);
  if (record.investment) return 0;
  if (record.splits === null) return null;
  let sum = 0;
  for (const split of record.splits) {
    const part = readMinor(split, style);
    if (part === null) return null;
    sum += part;
  }
  return sum;
};

/** Parts in minor units; none where one cannot be read, or they are not the whole. */
const readParts = (record: QifRecord, amount: number, style: Style): BroughtPart[] => {
  const parts = (record.parts ?? []).map((part) => ({
    ...readQifCategory(part.category),
    amount: readMinor(part.amount, style) ?? 0,
    note: readNote(part.memo),
  }));
  const is_whole = parts.reduce((sum, part) => sum + part.amount, 0) === amount;
  if (parts.length < 2 || !is_whole || parts.some((part) => part.amount === 0)) return [];
  return parts.map(({ category, transfer, amount: part, note }) => ({
    category: category ?? (transfer === null ? null : { parent: null, name: `[${transfer.account}]` }),
    amount: part,
    note,
  }));
};

const toBrought = (record: QifRecord, amount: number, style: Style): BroughtRow => {
  const { fields } = record;
  return {
    ...readQifCategory(fields["L"] ?? ""),
    note: readNote(fields["M"]),
    payee: readName(fields["P"] ?? fields["Y"]),
    account: null,
    cleared: readCleared(fields["C"]),
    parts: readParts(record, amount, style),
  };
};

const readDay = (text: string, style: Style): IsoDate | null => {
  const before = style.days.get(text);
  if (before !== undefined) return before;
  const written = readDate(text);
  const day = written === null ? null : resolveDate(written, style.order, style.hints.today);
  style.days.set(text, day);
  return day;
};

/** What was done, where an investment account says nothing else: which account it stands against, else its name for it. */
const toAction = ({ fields, investment }: QifRecord): string =>
  investment ? (OWN_NAME.exec(fields["L"] ?? "")?.[1] ?? fields["N"] ?? "").trim() : "";

const readRecord = (record: QifRecord, style: Style): ParsedTransaction | Problem => {
  const place = { line: record.line };
  const total = readTotal(record, style);
  if (total === null) return { code: "amount_unreadable", ...say("record_amount_unreadable"), place };
  const bookedOn = readDay(record.fields["D"] ?? "", style);
  if (bookedOn === null) return { code: "date_unreadable", ...say("record_date_unreadable"), place };
  const amount = record.investment ? findCashEffect(record.fields["N"] ?? "", total) : total;
  if (amount === 0 && record.investment)
    return { code: "no_cash_movement", ...say("record_without_cash"), place };
  if (amount === 0) return { code: "zero_amount", ...say("row_of_zero"), place };
  const payee = tidyText(record.fields["P"] ?? record.fields["Y"]);
  const category = tidyText(record.fields["L"]);
  return {
    booked_on: bookedOn,
    value_on: null,
    amount,
    currency: style.hints.currency ?? null,
    description: joinTexts(payee, tidyText(record.fields["M"])) || toAction(record),
    counterparty: payee,
    reference: record.investment ? null : tidyText(record.fields["N"]),
    balance_after: null,
    pending: false,
    source: place,
    bank_category: category,
    type: record.investment ? tidyText(record.fields["N"]) : null,
    brought: toBrought(record, amount, style),
  };
};

/** The first record of an account may state what it held before: by its words, or as a transfer from itself. */
const statesOpening = ({ fields, investment }: QifRecord, name: string | null): boolean => {
  const own = OWN_NAME.exec(fields["L"] ?? "")?.[1];
  const words = fields["P"] ?? fields["M"] ?? "";
  return !investment && (findInformative(words) === "opening" || (name !== null && own === name));
};

/** What an account is called: as its file says, or as the row that opens it does. */
const nameOf = ({ name, records: [first] }: QifAccount): string | null => {
  if (name !== null || first === undefined || !statesOpening(first, name)) return name;
  return OWN_NAME.exec(first.fields["L"] ?? "")?.[1] ?? null;
};

/** The balance that the account is said to have, where no row is later than its day. */
const readClosing = (
  { balance }: QifAccount,
  transactions: readonly ParsedTransaction[],
  style: Style,
): number | null => {
  const day = balance === null ? null : readDay(balance.day, style);
  if (balance === null || day === null || transactions.some(({ booked_on }) => booked_on > day)) return null;
  return readMinor(balance.amount, style);
};

const readAccountStatement = (account: QifAccount, style: Style, problems: Problem[]): ParsedStatement => {
  const [first] = account.records;
  const opens = first !== undefined && statesOpening(first, account.name);
  const opening = opens ? readTotal(first, style) : null;
  const { transactions, unread } = collectRows(
    opening === null || opening === 0 ? account.records : account.records.slice(1),
    (record) => readRecord(record, style),
    problems,
  );
  const name = nameOf(account);
  return buildStatement({
    account: makeAccount(findLast4Digits(name ?? "") === null ? null : name, {
      account_type: ACCOUNT_TYPES[account.type.toUpperCase()] ?? null,
    }),
    currency: style.hints.currency ?? null,
    facts: { opening, closing: readClosing(account, transactions, style) },
    transactions,
    unread,
  });
};

/** The date of every record. */
const listDates = (records: readonly QifRecord[]): WrittenDate[] => {
  const dates: WrittenDate[] = [];
  for (const { fields } of records) {
    const date = readDate(fields["D"] ?? "");
    if (date !== null) dates.push(date);
  }
  return dates;
};

const listTotals = function* (records: readonly QifRecord[]): Generator<string> {
  for (const record of records) {
    const total = record.fields["T"];
    if (total !== undefined) yield total;
  }
};

/** What an account comes to that says what it held before and no later balance; added up from the rows, so that it proves nothing. */
const addUp = (statement: ParsedStatement): ParsedStatement => {
  const { opening_balance, closing_balance, transactions, facts } = statement;
  if (opening_balance === null || closing_balance !== null) return statement;
  return {
    ...statement,
    closing_balance: transactions.reduce((all, { amount }) => all + amount, opening_balance),
    facts: { ...facts, derived: [...(facts.derived ?? []), "closing"] },
  };
};

/** What Quicken kept, whose memos are its person's notes; what is a bank's there has the kind that its name says. */
const markOwn = (statement: ParsedStatement, called: string | null): ParsedStatement => {
  const account_name = readName(called);
  const { account_type } = statement.account;
  const is_told = account_type !== "current" || account_name === null;
  return {
    ...addUp(statement),
    account: {
      ...statement.account,
      name: account_name,
      account_type: is_told ? account_type : guessKind(account_name, false),
    },
    brought_by: "quicken",
    transactions: statement.transactions.map((row) => {
      if (row.brought === undefined) return row;
      const description = leaveOutNote(row.description, row.brought.note);
      const note = row.brought.note === description ? null : row.brought.note;
      return { ...row, description, brought: { ...row.brought, note, account: account_name } };
    }),
  };
};

const leaveOutBrought = (statement: ParsedStatement): ParsedStatement => ({
  ...statement,
  transactions: statement.transactions.map(({ brought: _none, ...row }) => row),
});

/** Reads QIF: one statement for each account; amounts as signed in the file, securities only by their effect on cash. */
export const readQif = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const accounts = collectQifRecords(text);
  const records = accounts.flatMap((account) => account.records);
  if (records.length === 0)
    return err({
      code: "not_a_statement",
      ...say("qif_without_rows"),
    });
  const written = listDates(records);
  const chosen = chooseDateOrder(written, { hints, habit: "mdy" });
  const vote = voteDecimalSign(listTotals(records), writtenDigits(hints.currency ?? null));
  const style: Style = {
    hints,
    order: chosen.order,
    sign: (vote.sure ? vote.sign : (hints.decimal_sign ?? vote.sign)) ?? ".",
    exponent: minorDigits(hints.currency ?? null),
    days: new Map(),
  };
  const problems: Problem[] = [];
  const statements = accounts.map((account) => readAccountStatement(account, style, problems));
  // Banks write no categories: what stands as a memo there is theirs.
  const is_own = records.some(({ fields, investment }) => !investment && fields["L"] !== undefined);
  const own = statements.map((statement, index) =>
    is_own
      ? markOwn(statement, accounts[index] === undefined ? null : nameOf(accounts[index]))
      : leaveOutBrought(statement),
  );
  pairTransfers(own);
  return ok({
    format: "qif",
    statements: own,
    problems,
    questions: chosen.question === null ? [] : [chosen.question],
  });
};
