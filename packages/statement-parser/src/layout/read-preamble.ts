import type { IsoDate } from "@passbook/contract/values";
import type { AccountType } from "../parsed-file.ts";
import type { TableRow } from "../decode/table.ts";
import { findIban } from "../values/account-number.ts";
import { readDate, resolveDate } from "../values/date.ts";
import { findCurrency, findCurrencyCode } from "../values/currency.ts";
import { findInformative } from "./meaning-words.ts";
import { toPlainWords } from "../words/plain-words.ts";

/** What the lines around a table say about the account; amounts still as text. */
export type Preamble = {
  number: string | null;
  iban: string | null;
  bankName: string | null;
  currency: string | null;
  accountType: AccountType | null;
  period: { from: IsoDate; to: IsoDate } | null;
  opening: string | null;
  closing: string | null;
  /** Further closing balances that are said to be of no day. */
  otherClosings: string[];
  /** A balance that is not said to be the closing one: the balance of the day of download. */
  balance: string | null;
  /** The closing balance is that of a named day. */
  dated: boolean;
  text: string;
};

/** `near` is false for a value that stands further along the line. */
type Pair = { label: string; value: string; near: boolean };

const LABELLED = /^([^:=：]{2,60}?)\s*[:=：]\s*(.+)$/;

/** Several labels with their values in one cell stand apart. */
const APART = /\u3000+|\s{3,}/;

/** A label, a day and an amount in one cell: `Solde au 31/03/2024 1 234,56 €`. */
const DATED_AMOUNT =
  /^(\p{L}[^\d:;]{3,50}?)\s+\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s+([-+]?\d[\d.,'\s]*[.,]\d{2}\s?(?:[A-Z]{3}|[€$£])?)$/u;

/** The value of a cell with the CR or DR that stands in the next cell. */
const withMark = (value: string, next: string | undefined): string =>
  next !== undefined && /^(?:dr|cr|db|s|h)\.?$/i.test(next) && /\d$/.test(value) ? `${value} ${next}` : value;

/** Labels and values: `label: value` in one cell, or a label cell and the next filled cell. */
const listPairs = (row: TableRow): Pair[] => {
  const filled = row.cells.filter((cell) => cell !== "");
  const pairs: Pair[] = [];
  for (const [index, cell] of filled.entries()) {
    for (const part of cell.slice(0, 300).split(APART)) {
      const labelled = LABELLED.exec(part);
      if (labelled !== null)
        pairs.push({ label: toPlainWords(labelled[1] ?? ""), value: (labelled[2] ?? "").trim(), near: true });
    }
    const dated = DATED_AMOUNT.exec(cell.slice(0, 120));
    if (dated !== null)
      pairs.push({ label: toPlainWords(dated[1] ?? ""), value: dated[2] ?? "", near: true });
    if (cell.length > 80) continue;
    const label = toPlainWords(cell);
    for (const [offset, value] of filled.slice(index + 1, index + 4).entries())
      pairs.push({ label, value: withMark(value, filled[index + offset + 2]), near: offset === 0 });
  }
  return pairs;
};

const ACCOUNT =
  /\b(account|acct|a c|konto|kontonummer|rekening|compte|cuenta|conto|conta|cislo uctu|ucet|rachunek|rachunku|szamla|szamlaszam|card|karte|kreditkarte|iban)\b|账户|账号|帐号|카드|계좌|口座/;
const ACCOUNT_NOT =
  /\b(holder|name|type|owner|balance|inhaber|titulaire|titular|currency|saldo|branch|date)\b/;
const BALANCE = /\bbal(ance)?\b|saldo|kontostand|\bsolde\b|zustatek|egyenleg|余额|残高|잔액|bakiye|остаток/;
const FROM =
  /^(from|von|vom|date from|from date|start|start date|period from|desde|du|dal|od|fra|fran|vanaf|zeitraum von|begin|datum od|от|с|开始日期|начало)$|^(from date|start date)/;
const TO =
  /^(to|bis|date to|to date|end|end date|period to|hasta|au|al|do|til|till|tot|ende|до|по|结束日期)$|^(to date|end date)/;
const CURRENCY =
  /\b(currency|wahrung|waehrung|devise|moneda|valuta|mena|waluta|munt|ccy|moeda|devizanem|валюта|para birimi|mata uang|waehrung)\b|币种|幣別|幣種|货币|貨幣|通貨|통화/;
const BANK = /^(bank|bank name|institut|institution|kreditinstitut|banque|banco|banca)$/;

const AMOUNT_IN =
  /[-+(]?\s?(?:[A-Z]{3}|[€$£¥₹])?\s?[-+]?\d[\d.,'\s\u00a0]*\d?\s?(?:[A-Z]{3}|[€$£¥₹])?\)?\s?(?:CR|DR|-)?/;

/** The amount at the start of a value such as `1025.67 as of 20260610`. */
const takeAmount = (value: string): string | null => {
  const found = AMOUNT_IN.exec(value.slice(0, 60))?.[0].trim();
  if (found === undefined || found === "") return null;
  return /^[^A-Za-z]*(?:[A-Z]{3}|CR|DR|EUR)?\s?\d*/.test(value) ? found : null;
};

const takeNumber = (value: string): string | null => {
  const token = /[\dXx*•][\dA-Za-z*•.\-/ ]{2,34}[\dXx]/.exec(value.slice(0, 80))?.[0] ?? null;
  return token !== null && /\d{3}/.test(token) && readDate(token) === null ? token.trim() : null;
};

const IBAN_IN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{1,4}){3,8}\b/;

const findAccountType = (text: string): AccountType | null => {
  if (
    /credit card|kreditkarte|kreditkort|carte de credit|tarjeta de credito|cartao de credito|mastercard|visa\b|amex/.test(
      text,
    )
  )
    return "credit_card";
  if (/\bsavings?\b|sparkonto|tagesgeld|livret|ahorro|spaarrekening|sparkonto|poupanca|risparmio/.test(text))
    return "savings";
  if (/\bloan\b|mortgage|darlehen|kredit(konto)?\b|hypothek|prestamo|pret\b/.test(text)) return "loan";
  return /checking|chequing|current account|girokonto|compte courant|cuenta corriente|betaalrekening|conto corrente|conta corrente|lonekonto/.test(
    text,
  )
    ? "current"
    : null;
};

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

const takeClosing = (preamble: Preamble, label: string, amount: string): void => {
  if (preamble.closing !== null) {
    if (!/\d/.test(label)) preamble.otherClosings.push(amount);
    return;
  }
  preamble.closing = amount;
  preamble.dated = /\d/.test(label);
};

const applyBalance = (preamble: Preamble, label: string, value: string): void => {
  const amount = readDate(value) === null ? takeAmount(value) : null;
  if (amount === null) return;
  const kind = findInformative(label);
  if (kind === "opening") preamble.opening ??= amount;
  else if (kind === "closing" && !/^(current|ledger|present|aktuell|actual)/.test(label))
    takeClosing(preamble, label, amount);
  else if (BALANCE.test(label) && !/avail|verfug|disponible/.test(label)) preamble.balance ??= amount;
};

/** A code, a sign or a word for one currency, or a code in front of more words. */
const findNamedCurrency = (value: string): string | null =>
  findCurrencyCode(value) ?? (findCurrency(value.trim()) || findCurrencyCode(value.slice(0, 3)));

/** The currency beside the figure of a balance: `3 248,72 EUR`; null where it is shared by several. */
const findBalanceCurrency = (value: string): string | null => {
  const marks = value
    .slice(0, 60)
    .replaceAll(/[-+()\d.,'\u2019\s]+/g, " ")
    .trim();
  return findCurrencyCode(marks.replace(/ ?\b(?:CR|DR)$/i, ""));
};

const applyPair = (preamble: Preamble, { label, value, near }: Pair): void => {
  if (label === "" || value === "") return;
  applyBalance(preamble, label, value);
  if (!near) return;
  if (ACCOUNT.test(label) && !ACCOUNT_NOT.test(label)) {
    preamble.number ??= takeNumber(value);
    for (const [, code = ""] of value.matchAll(/(?:^|[\s(-])([A-Z]{3})(?=$|[\s)-])/g))
      preamble.currency ??= findCurrencyCode(code);
  }
  if (CURRENCY.test(label)) preamble.currency ??= findNamedCurrency(value);
  if (BANK.test(label)) preamble.bankName ??= value.slice(0, 60);
};

const WORDED = /^(from date|to date|from|to)\s+(.+)$/i;

/** Pairs of a row, and those written without a colon: `From date 20260601`. */
const listDatePairs = (row: TableRow): Pair[] => [
  ...listPairs(row),
  ...row.cells.flatMap((cell) => {
    const match = WORDED.exec(cell.slice(0, 60));
    return match === null
      ? []
      : [{ label: (match[1] ?? "").toLowerCase(), value: match[2] ?? "", near: true }];
  }),
];

/** The first and the last day that lines name as such; `readDay` reads the text of one day. */
export const findLabelledPeriod = (
  rows: readonly TableRow[],
  readDay: (text: string) => IsoDate | null,
): Preamble["period"] => {
  const pairs = rows.flatMap(listDatePairs);
  const find = (words: RegExp): IsoDate | null => {
    for (const { label, value, near } of pairs) {
      const date = near && words.test(label) ? readDay(value) : null;
      if (date !== null) return date;
    }
    return null;
  };
  const [from, to] = [find(FROM), find(TO)];
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

const ACCOUNT_WORD =
  "account|konto|k[oö]nto|kontokorrent|girokonto|compte|cuenta|conto|conta|rekening|rachunek|ucet|účet|számla|konto walutowe|wallet";
const CURRENCY_ACCOUNT = new RegExp(`(?<![\\p{L}])([A-Z]{3})[- ]?(?:${ACCOUNT_WORD})(?!\\p{L})`, "giu");
const ACCOUNT_CURRENCY = new RegExp(
  `(?<!\\p{L})(?:${ACCOUNT_WORD})(?: in| en)? ?[-(]? ?([A-Z]{3})(?![\\p{L}\\d])`,
  "giu",
);

/** The currency in the name of an account: `USD account`, `EUR-Konto`, `Compte (CHF)`. */
const findAccountCurrency = (text: string): string | null => {
  for (const pattern of [CURRENCY_ACCOUNT, ACCOUNT_CURRENCY])
    for (const [, code = ""] of text.matchAll(pattern)) {
      const found = code === code.toUpperCase() ? findCurrencyCode(code) : null;
      if (found !== null) return found;
    }
  return null;
};

const PREAMBLE_ROWS_MAX = 60;

/** Reads account, currency, period and balances from the lines before (or after) a table. */
export const readPreamble = (lines: readonly TableRow[], dated: Dated): Preamble => {
  const rows = lines.slice(0, PREAMBLE_ROWS_MAX);
  const text = rows.map((row) => row.cells.join(" ")).join("\n");
  const iban = findIban(IBAN_IN.exec(text)?.[0] ?? "");
  const preamble: Preamble = {
    number: iban,
    iban,
    bankName: null,
    currency: null,
    accountType: findAccountType(toPlainWords(text.slice(0, 2000))),
    period: findLabelledPeriod(rows, (text) => readCertainDate(text, dated)),
    opening: null,
    closing: null,
    otherClosings: [],
    balance: null,
    dated: false,
    text,
  };
  for (const row of rows) {
    // Figures further along the line of a balance are of something else.
    const count = preamble.closing === null ? 0 : preamble.otherClosings.length + 1;
    for (const pair of listPairs(row)) applyPair(preamble, pair);
    preamble.otherClosings = preamble.otherClosings.slice(0, count);
  }
  preamble.number ??= findNumberInText(text);
  const balances = rows
    .flatMap(listPairs)
    .filter(
      ({ label }) => BALANCE.test(label) || ["opening", "closing"].includes(findInformative(label) ?? ""),
    );
  const ofBalances = new Set(balances.flatMap(({ value }) => findBalanceCurrency(value) ?? []));
  const codes = rows.flatMap((row) =>
    row.cells.filter((cell) => cell.length === 3).flatMap((cell) => findCurrencyCode(cell) ?? []),
  );
  const [ofBalance = null] = ofBalances.size === 1 ? ofBalances : [];
  preamble.currency ??= codes[0] ?? findAccountCurrency(text) ?? ofBalance;
  return preamble;
};

/** The account number that lines around a table name, or null. */
export const findAccountNumber = (rows: readonly TableRow[]): string | null =>
  readPreamble(rows, { today: "" }).number;
