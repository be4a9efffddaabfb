import { listCurrencies, listNamedCurrencies } from "../../values/currency.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { readColumnName } from "../names/column-names.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import { ACCOUNT } from "../../labels/account-words.ts";
import { listBracketed, listSpelled, readCode } from "../../labels/spelled-currencies.ts";
import type { Candidates } from "../../labels/spelled-currencies.ts";

/** What an account is for: `HKD Savings`. */
const isKind = (text: string): boolean => says(toPlainWords(text), "savings", "current");

/** The number of an account with the code behind it: `4410207788 EUR`, `17516763GEL`. */
const NUMBERED =
  /(?<![\d.,])(?:[\d*xX\u2022]{4,} |\d{6,}|(?:\d+-)+\d{5,} |(?:\d+-)*\d{5,}(?:-\d+)+ )([A-Z]{3})(?![\p{L}\d])(?! ?\d)/gu;
const LONG_NUMBER = /(?:[\d*xX\u2022]{6,}|(?:\d+-)+\d{5,}|\d{5,}(?:-\d+)+) ?[A-Z]{3}$/;
/** `Compte 12345678, EUR`, `EVERYDAY ACCOUNT SGD`. */
const LAST = /[\s,:]([A-Z]{3})$/u;
/** `EUR-Konto`, `0123456789000 - EUR - Conta`. */
const FIRST = /(?<![\p{L}\d])([A-Z]{3})(?: - |[- ])(\p{L}+)/u;
/** `Compte EUR n° 12345678`. */
const BEHIND = /(\p{L}+)[- ]\(?([A-Z]{3})(?![\p{L}\d])/u;
/** `amounts in EUR`, `movimientos en colones`. */
const IN = /(?<!\S)(?:in|en|em|w|i|på|в|у) (?=(\S+)(.{0,40}))/giu;

/** The only letters of the Latin alphabet in a cell: `من 01/10/2023 الى 31/10/2023 دينار أردني JOD`. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}{2}/u;
const LONE_LATIN = /^[^\p{Script=Latin}]*(?<![\p{L}\d])([A-Z]{3})(?![\p{L}\d])[^\p{Script=Latin}]*$/u;

const readLone = (cell: string): Candidates =>
  OTHER_LETTERS.test(cell) ? readCode(LONE_LATIN.exec(cell)?.[1]) : readCode(undefined);

const isAccount = (text: string): boolean =>
  ACCOUNT.test(text) || says(toPlainWords(text), "account_word", "statement");

const listNumbered = (cell: string, account: boolean): Candidates[] =>
  [...cell.matchAll(NUMBERED)].map(([match, code = ""]) =>
    // Short numbers are those of other things, where no account is named.
    account || LONG_NUMBER.test(match) ? listCurrencies(code) : [],
  );

/** A name of several words; one may be that of a card, as the quetzal is. */
const listLongNames = (cell: string): Candidates[] =>
  listNamedCurrencies(toPlainWords(cell)).flatMap(({ name, currencies }) =>
    name.includes(" ") ? [currencies] : [],
  );

/** The currency behind a word such as in, by its code, its sign or its name. */
const listBehind = (cell: string): Candidates[] =>
  [...cell.matchAll(IN)].flatMap(([, word = "", rest = ""]) => {
    const [name] = listNamedCurrencies(toPlainWords(word + rest));
    return [listCurrencies(word), name?.from === 0 ? name.currencies : []];
  });

/** The currencies that a cell of a head, a title or the name of a column says its account or its money is in. */
export const listHeadCurrencies = (cell: string): Candidates[] => {
  const account = isAccount(cell);
  const [, first, behind = ""] = FIRST.exec(cell) ?? [];
  const [, before = "", next] = BEHIND.exec(cell) ?? [];
  return [
    ...listBracketed(cell),
    readLone(cell),
    ...listNumbered(cell, account),
    ...listBehind(cell),
    ...(account ? [readCode(LAST.exec(cell)?.[1]), ...listLongNames(cell)] : []),
    ...(isAccount(behind) || isKind(behind) ? [readCode(first)] : []),
    ...(isAccount(before) ? [readCode(next)] : []),
    ...(!/\d/.test(cell) && MONEY_ROLES.has(readColumnName(cell).role) ? listSpelled(cell) : []),
  ];
};
