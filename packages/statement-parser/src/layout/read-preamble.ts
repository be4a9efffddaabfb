import type { IsoDate } from "@passbook/contract/values";
import type { AccountType } from "../parsed-file.ts";
import type { TableRow } from "../decode/table.ts";
import { findIban } from "../values/account-number.ts";
import { readDate, resolveDate } from "../values/date.ts";
import { findAccountKind } from "../labels/account-kind.ts";
import { plainOf } from "./pages/row-like.ts";
import type { Concept } from "../words/concept.ts";
import { says } from "../words/find-phrases.ts";
import { toPlainWords } from "../words/plain-words.ts";

/** What the lines around a table say about the account. */
export type Preamble = {
  number: string | null;
  iban: string | null;
  bankName: string | null;
  accountType: AccountType | null;
  period: { from: IsoDate; to: IsoDate } | null;
  text: string;
};

type Pair = { label: string; value: string };

const LABELLED = /^([^:=：]{2,60}?)\s*[:=：]\s*(.+)$/;

/** Several labels with their values in one cell stand apart. */
const APART = /\u3000+|\s{3,}/;

/** Labels and values: `label: value` in one cell, or a label cell and the next filled cell. */
const listPairs = (row: TableRow): Pair[] => {
  const filled = row.cells.filter((cell) => cell !== "");
  const pairs: Pair[] = [];
  for (const [index, cell] of filled.entries()) {
    for (const part of cell.slice(0, 300).split(APART)) {
      const labelled = LABELLED.exec(part);
      if (labelled !== null)
        pairs.push({ label: toPlainWords(labelled[1] ?? ""), value: (labelled[2] ?? "").trim() });
    }
    if (cell.length > 80) continue;
    const label = toPlainWords(cell);
    const value = filled[index + 1];
    if (value !== undefined) pairs.push({ label, value });
  }
  return pairs;
};

const takeNumber = (value: string): string | null => {
  const token = /[\dXx*•][\dA-Za-z*•.\-/ ]{2,34}[\dXx]/.exec(value.slice(0, 80))?.[0] ?? null;
  return token !== null && /\d{3}/.test(token) && readDate(token) === null ? token.trim() : null;
};

const IBAN_IN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{1,4}){3,8}\b/;

type Dated = { today: IsoDate };

const readCertainDate = (value: string, { today }: Dated): IsoDate | null => {
  const token =
    /\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4}|\b\d{8}\b|\d{1,2}[\s-]\p{L}{3,9}[\s-]\d{2,4}|\d{1,4}\/\d{1,2}\/\d{1,4}/u.exec(
      value,
    )?.[0];
  const written = token === undefined ? null : readDate(token);
  if (
    written === null ||
    (written.order === null && written.mark !== "." && Math.max(written.parts[0], written.parts[1]) <= 12)
  )
    return null;
  const order = written.parts[1] > 12 ? "mdy" : "dmy";
  return resolveDate(written, order, today);
};

const namesAccount = (label: string): boolean => says(label, "account_label") && !says(label, "of_account");

const applyPair = (preamble: Preamble, { label, value }: Pair): void => {
  if (says(label, "bank_label")) preamble.bankName ??= value.slice(0, 60);
};

const WORDED = /^(from date|to date|from|to)\s+(.+)$/i;

/** Pairs of a row, and those written without a colon: `From date 20260601`. */
const listDatePairs = (row: TableRow): Pair[] => [
  ...listPairs(row),
  ...row.cells.flatMap((cell) => {
    const match = WORDED.exec(cell.slice(0, 60));
    return match === null ? [] : [{ label: (match[1] ?? "").toLowerCase(), value: match[2] ?? "" }];
  }),
];

/** The first and the last day that lines name as such; `readDay` reads the text of one day. */
const findLabelledPeriod = (
  rows: readonly TableRow[],
  readDay: (text: string) => IsoDate | null,
): Preamble["period"] => {
  const pairs = rows.flatMap(listDatePairs);
  const find = (concept: Concept): IsoDate | null => {
    for (const { label, value } of pairs) {
      const date = says(label, concept) ? readDay(value) : null;
      if (date !== null) return date;
    }
    return null;
  };
  const [from, to] = [find("period_from"), find("period_to")];
  return from !== null && to !== null && from <= to ? { from, to } : null;
};

const NUMBER_IN_TEXT =
  /\b(?:account|acct|a\/c|[a-z]*konto|cuenta|conta|compte|rekening|card)\s*(?:number|no|nr|num|nummer|n[º°o])?\.?\s*[:#-]?\s*([\dXx*][\dXx*-]{5,24})(?![\d/])/i;
const MASKED_CARD = /(?<![\w*])\d{0,6}(?:[- ]?[Xx*\u2022]{2,6}){1,4}[- ]?\d{4}(?![\w])/;

/** A line that begins with a long number and goes on in words: `222222222222 Savings`. */
const NUMBER_FIRST = /^(\d{8,20})\s+\p{L}[^\d]*$/u;

/** The name of an account that ends in its number: `Saver 062-411 8822025`. */
const NUMBER_LAST =
  /^(?=.*(?:account|saver|saving|checking|cheque|konto|giro|compte|livret|cuenta|conta|conto|rekening))\p{L}[\p{L} ]{2,40} ((?:[\dXx*]+[ -]){0,4}[\dXx*]*\d{4})$/iu;
const NUMBER_LAST_MIN = 7;

const findNumberAtEnd = (text: string): string | null => {
  const ends = text.split("\n").flatMap((line) => NUMBER_LAST.exec(line.trim())?.[1] ?? []);
  return (
    ends.find((end) => end.replaceAll(/\D/g, "").length >= NUMBER_LAST_MIN && readDate(end) === null) ?? null
  );
};

/** An account number after its word, or a masked card number, in a line that labels neither. */
const findNumberInText = (text: string): string | null => {
  const first = text.split("\n").flatMap((line) => NUMBER_FIRST.exec(line.trim())?.[1] ?? []);
  const last = findNumberAtEnd(text);
  const named = NUMBER_IN_TEXT.exec(text)?.[1] ?? MASKED_CARD.exec(text)?.[0] ?? first[0] ?? last;
  const found = last?.startsWith(named ?? "") === true ? last : named;
  return found !== null && /\d{4}/.test(found) ? found.trim() : null;
};

const PREAMBLE_ROWS_MAX = 60;

type Head = { rows: readonly TableRow[]; pairs: readonly Pair[]; text: string; iban: string | null };

const openHead = (lines: readonly TableRow[]): Head => {
  const rows = lines.slice(0, PREAMBLE_ROWS_MAX);
  const text = rows.map((row) => row.cells.join(" ")).join("\n");
  const pairs = rows.flatMap(listPairs).filter(({ label, value }) => label !== "" && value !== "");
  return { rows, pairs, text, iban: findIban(IBAN_IN.exec(text)?.[0] ?? "") };
};

const findNumber = ({ pairs, text, iban }: Head): string | null =>
  iban ??
  pairs.flatMap(({ label, value }) => (namesAccount(label) ? (takeNumber(value) ?? []) : []))[0] ??
  findNumberInText(text);

/** Reads account, currency and period from the lines before a table. */
export const readPreamble = (lines: readonly TableRow[], dated: Dated): Preamble => {
  const head = openHead(lines);
  const { rows, pairs, text, iban } = head;
  const preamble: Preamble = {
    number: findNumber(head),
    iban,
    bankName: null,
    accountType: findAccountKind(plainOf(text)),
    period: findLabelledPeriod(rows, (text) => readCertainDate(text, dated)),
    text,
  };
  for (const pair of pairs) applyPair(preamble, pair);
  return preamble;
};

/** The account number that lines around a table name, or null. */
export const findAccountNumber = (rows: readonly TableRow[]): string | null => findNumber(openHead(rows));
