import { minorDigits } from "@passbook/contract/values";
import type { AccountType, DateOrder, ParsedAccount, ParseHints } from "../../parsed-file.ts";
import { findIban, findIbanAtStart, findLast4Digits } from "../../values/account-number.ts";
import { isDebt } from "../../values/is-debt.ts";
import { makeAccount } from "../../values/make-account.ts";
import type { Concept } from "../../words/concept.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { findAccountKind } from "../../labels/account-kind.ts";
import { ACCOUNT, namesAccount } from "../../labels/account-words.ts";
import { findDateHabit } from "../days/date-habit.ts";
import { findCurrencyOf } from "./find-currency.ts";
import type { Line } from "../lines/lines.ts";
import { dropRows, plainOf, textOf } from "../lines/row-like.ts";

/** What the words of a document say about the account. */
export type DocumentWords = {
  text: string;
  plain: string;
  currency: string | null;
  /** The currency that the document itself names. */
  statedCurrency: string | null;
  accountType: AccountType | null;
  /** What the person says it is, where the document names no kind. */
  kindSaid: AccountType | null;
  /** Balances are money owed. */
  owes: boolean;
  /** Some words speak of a card or of what is due, and none says for certain that the account is one. */
  mayOwe: boolean;
  /** Words for balances or sides are among those of its labels: one that names a debt would be understood too. */
  understood: boolean;
  /** The order of day and month that language and country speak for. */
  dateHabit: DateOrder | null;
};

const BALANCES: readonly Concept[] = ["balance", "balance_name", "opening", "closing", "owed"];
/** What rows say of themselves too. */
const SIDES: readonly Concept[] = ["credit", "credits", "debit", "debits"];

const LABEL_WORDS_MAX = 12;

/** What stands between the parts of a title: `Ada Lind · Credit card 4410 · Statement 1 May`. */
const PARTED = / [\u00b7\u2022\u2013\u2014|] /u;

/** The words of a line without its sentences: what a bank offers, or warns of, is no account of the holder. */
const labelsOf = ({ cells }: Line): string =>
  cells
    .flatMap(({ text }) => text.split(PARTED))
    .filter((text) => text.split(" ").length <= LABEL_WORDS_MAX)
    .join(" ");

/** Whether a balance, or a side of the account, is named in words that are known. */
const isUnderstood = (lines: readonly Line[], around: readonly Line[]): boolean => {
  const isSaid = (own: readonly Line[], concepts: readonly Concept[]): boolean =>
    own.some((line) => says(toPlainWords(labelsOf(line)), ...concepts));
  return isSaid(lines, BALANCES) || isSaid(around, SIDES);
};

/** Reads type of account, currency and whether it owes from all words of a document. */
export const readDocumentWords = (lines: readonly Line[], hints: ParseHints): DocumentWords => {
  const text = textOf(lines);
  const plain = plainOf(text);
  const around = dropRows(lines);
  const accountType = findAccountKind(plainOf(around.map(labelsOf).join("\n")));
  const owes = isDebt(accountType);
  const { stated, currency } = findCurrencyOf(lines, hints);
  const dateHabit = findDateHabit(text, plain, stated);
  // Labels inside long cells count here: they only raise a question.
  const mayOwe = around.some(({ text: own }) => says(toPlainWords(own), "bill"));
  const understood = isUnderstood(lines, around);
  const kind = { accountType, kindSaid: null, owes, mayOwe, understood };
  return { text, plain, currency, statedCurrency: stated, ...kind, dateHabit };
};

export const exponentOf = (currency: string | null): number => minorDigits(currency);

const IBAN_IN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g;
/** Numbers behind these are of the branch. */
const BRANCH =
  /\b(?:ag[eê]n\p{L}*|branch|sort code|bsb|filial\p{L}*|blz|bankleitzahl|sucursal|oficina|guichet|succursale|routing|transit)\b/u;
/** Groups end where something parts them, and nowhere else: leaders of dots could be taken apart in endless ways. */
const DIGITS = /(?:[\d*xX•.…]{2,}[ -]){0,7}[\d*xX•.…]{2,}[ -]?\d{2,}/u;
const NUMBER = new RegExp(
  `(?:${ACCOUNT.source})(?:(?!${BRANCH.source})[^\\d*xX•\\n]){0,34}?(${DIGITS.source})`,
  "giu",
);
const BANK =
  /^(?=.{3,60}$)(?!.*\b(?:statement|account|auszug|extracto|relev|konto)\b).*(?:\b(?:banque|banco|banca|banka|bankası|raiffeisen|caisse|credit union|building society|bancorp|financial|trust)\b|(?:bank|kasse|banken|kassen)\b|银行|銀行|은행)/iu;

/** Days, months of a year, amounts and years stand behind such words as well. */
const NO_NUMBER =
  /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}[./-]?(?:19|20)\d{2}$|^(?:19|20)\d{2}$/;

const isNumber = (text: string): boolean =>
  text.replaceAll(/\D/g, "").length >= 4 && !text.split(/\s+/).some((part) => NO_NUMBER.test(part));

/** A label of one line, and what stands behind it: no sign is of both, so that nothing is tried twice. */
const LABELLED = new RegExp(`^([^\\d*\u2022.\u2026:#\\n]{2,40}?)[ :：#№]{0,4}(${DIGITS.source})`, "gmu");

/** The number that stands behind a word for an account or a card, or behind the whole label of one in any language. */
export const findAccountNumber = (text: string): string | null => {
  for (const match of text.matchAll(NUMBER)) {
    const number = (match[1] ?? "").trim();
    if (isNumber(number)) return number;
  }
  for (const [, label = "", number = ""] of text.matchAll(LABELLED))
    if (isNumber(number) && namesAccount(toPlainWords(label))) return number.trim();
  return null;
};

/** Forms of banks that end with a full stop or behind a comma, which a sentence does too. */
const LEGAL_FORM =
  /,?\s+(?:n\.\s?a|national association|f\.s\.b|ssb|s\.\s?a|s\.p\.a|n\.v|u\.a|a\.g|plc|ltd|inc|a\.s|a\.d|c\.a|corp|co)\.?$/iu;
/** A heading that says of which bank a statement is ("CHASE BANK STATEMENT"), not merely that it is one of a bank. */
const BANK_OF_HEADING =
  /^((?!(?:your|my|the|a|an|this|our|monthly|quarterly|annual|online|electronic|personal|business|joint|official|sample|combined|consolidated)\b)[\p{L}&'.]+(?: [\p{L}&'.]+){0,3} bank) (?:account )?statement$/iu;

const toBankName = (line: string): string | null => {
  const printed = line.trim();
  const heading = BANK_OF_HEADING.exec(printed)?.[1];
  if (heading !== undefined) return heading;
  const bare = printed.replace(LEGAL_FORM, "");
  return BANK.test(bare) && !/[.!?]$|\d{4}/.test(bare) ? printed : null;
};

const findBank = (text: string): string | null => {
  for (const line of text.split("\n").slice(0, 40)) {
    const name = toBankName(line);
    if (name !== null) return name.replace(/^bank name\s*:\s*/i, "").trim();
  }
  return null;
};

/** An IBAN as its country writes them, or what stands behind that word. */
const findPrintedIban = (text: string): string | null => {
  for (const match of text.matchAll(IBAN_IN)) {
    const iban = findIbanAtStart(match[0]);
    if (iban !== null) return iban;
    const isNamed = /IBAN\W{0,4}$/i.test(text.slice(Math.max(0, match.index - 10), match.index));
    const named = isNamed ? findIban(match[0].replace(/(?:\s+[A-Z]+)+$/, "")) : null;
    if (named !== null) return named;
  }
  return null;
};

/** The account that a part of a document names. */
export const describeAccount = (text: string, accountType: AccountType | null): ParsedAccount => {
  const iban = findPrintedIban(text);
  const number = findAccountNumber(text);
  // A number that is no part of the IBAN is some other one: of the customer, or of the statement.
  const own = iban !== null && !iban.includes((number ?? "").replaceAll(/\D/g, "")) ? iban : (number ?? iban);
  return makeAccount(iban ?? number, {
    bank_name: findBank(text),
    last_4_digits: findLast4Digits(own ?? ""),
    account_type: accountType,
  });
};
