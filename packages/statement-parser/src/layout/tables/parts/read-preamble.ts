import type { IsoDate } from "@passbook/contract/values";
import type { AccountType } from "../../../parsed-file.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import { namesAccount } from "../../../labels/account-words.ts";
import { findIban } from "../../../values/account-number.ts";
import { readDate } from "../../../values/date.ts";
import { findAccountKind } from "../../../labels/account-kind.ts";
import { findAccountNumber as findNumberBehindWord } from "../../accounts/describe-document.ts";
import { findNamedPeriod } from "../../facts/find-period.ts";
import { plainOf } from "../../lines/row-like.ts";
import type { ScannedLine } from "../../lines/tokens.ts";
import { ANY_STYLE, placeRows } from "./place-rows.ts";
import { says } from "../../../words/find-phrases.ts";
import { toPlainWords } from "../../../words/plain-words.ts";

/** What the lines around a table say about the account. */
export type Preamble = {
  number: string | null;
  iban: string | null;
  bankName: string | null;
  accountType: AccountType | null;
  period: { from: IsoDate; to: IsoDate } | null;
  text: string;
};

const LABEL_LENGTH_MAX = 80;

/** The values beside labels of which something is true. */
const listValues = (lines: readonly ScannedLine[], isMeant: (label: string) => boolean): string[] =>
  lines.flatMap(({ line: { cells } }) =>
    cells.slice(1).flatMap(({ text }, at) => {
      const label = cells[at]?.text ?? "";
      return label.length <= LABEL_LENGTH_MAX && isMeant(toPlainWords(label)) ? [text] : [];
    }),
  );

const takeNumber = (value: string): string[] => {
  const token = /[\dXx*•][\dA-Za-z*•.\-/ ]{2,34}[\dXx]/.exec(value.slice(0, 80))?.[0] ?? "";
  return /\d{3}/.test(token) && readDate(token) === null ? [token.trim()] : [];
};

const IBAN_IN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{1,4}){3,8}\b/;
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
  const named = findNumberBehindWord(text) ?? MASKED_CARD.exec(text)?.[0] ?? first[0] ?? last;
  const found = last?.startsWith(named ?? "") === true ? last : named;
  return found !== null && /\d{4}/.test(found) ? found.trim() : null;
};

const PREAMBLE_ROWS_MAX = 60;

type Head = { lines: readonly ScannedLine[]; text: string; iban: string | null };

const openHead = (lines: readonly TableRow[]): Head => {
  const rows = lines.slice(0, PREAMBLE_ROWS_MAX);
  const text = rows.map((row) => row.cells.join(" ")).join("\n");
  return { lines: placeRows(rows, 1, ANY_STYLE), text, iban: findIban(IBAN_IN.exec(text)?.[0] ?? "") };
};

const findNumber = ({ lines, text, iban }: Head): string | null =>
  iban ?? listValues(lines, namesAccount).flatMap(takeNumber)[0] ?? findNumberInText(text);

/** Reads account and period from the lines before a table. */
export const readPreamble = (rows: readonly TableRow[], { today }: { today: IsoDate }): Preamble => {
  const head = openHead(rows);
  const { lines, text, iban } = head;
  const [bank] = listValues(lines, (label) => says(label, "bank_label"));
  return {
    number: findNumber(head),
    iban,
    bankName: bank?.slice(0, 60) ?? null,
    accountType: findAccountKind(plainOf(text)),
    period: findNamedPeriod(lines, today),
    text,
  };
};

/** The account number that lines around a table name, or null. */
export const findAccountNumber = (rows: readonly TableRow[]): string | null => findNumber(openHead(rows));
