import { currencyOfCountry } from "@passbook/contract/country-currencies";
import { minorDigits } from "@passbook/contract/values";
import type { ParseHints } from "../../parsed-file.ts";
import { listPlacedCurrencies } from "../../values/currency.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { isRate, listFigureCurrencies } from "./figure-currencies.ts";
import { listHeadCurrencies } from "./head-currencies.ts";
import { findCurrencyOfLetters } from "./currency-of-letters.ts";
import { findCalledCurrency } from "./called-currencies.ts";
import { listSpelled, readCode } from "../../labels/spelled-currencies.ts";
import type { Candidates } from "../../labels/spelled-currencies.ts";
import { hasLetters } from "../../values/text.ts";

/** Lines as their cells. */
type Lines = readonly (readonly string[])[];

export type CurrencyEvidence = {
  /** Heads, labels, boxes and names of columns. */
  labels: Lines;
  /** Lines of rows: their texts say nothing, the marks beside their figures only where most have one. */
  rows: Lines;
  hints: ParseHints;
};

/** The currency of an account: what is printed, and what its words, its country or the person speak for where none is. */
export type ToldCurrency = { stated: string | null; currency: string | null };

/** What is called the currency; what a head says; what the country of the IBAN has; a mark beside a figure. */
const CALLED = 50;
const HEAD = 20;
const IBAN = 4;
const MARK = 1;
const SENTENCE_WORDS = 12;

type Votes = { own: Map<string, number>; shared: Map<string, number> };

const vote = ({ own, shared }: Votes, candidates: Candidates, weight: number): void => {
  const [first] = candidates;
  if (first === undefined) return;
  const [votes, key] = candidates.length === 1 ? [own, first] : [shared, candidates.join(" ")];
  // A sign of several says no more in a head than beside a figure.
  votes.set(key, (votes.get(key) ?? 0) + (candidates.length === 1 ? weight : MARK));
};

const AMOUNT = /\d[.,]\d{2}/;

/** Numbers and days make no sentence. */
const isWord = (text: string): boolean => hasLetters(text, 2) && !/\d/.test(text);

/** The currencies that a line of a head names; a code that is a cell beside amounts is that of these. */
const listOfHead = (cells: readonly string[]): Candidates[] => {
  const short = cells.filter((cell) => cell.split(" ").filter(isWord).length <= SENTENCE_WORDS);
  const isHead = !cells.some((cell) => AMOUNT.test(cell));
  const heads = [
    ...short.flatMap(listHeadCurrencies),
    ...(isHead ? cells.map((cell) => readCode(cell)) : []),
  ];
  return [...new Map(heads.map((candidates) => [candidates.join(" "), candidates])).values()];
};

const countLabels = (votes: Votes, labels: Lines): void => {
  for (const cells of labels) {
    const text = cells.join(" ");
    if (isRate(text)) continue;
    if (says(toPlainWords(text), "currency")) {
      const spelled = listSpelled(text);
      const called = spelled.some(({ length }) => length === 1) ? null : findCalledCurrency(text);
      for (const candidates of called === null ? spelled : [[called]]) vote(votes, candidates, CALLED);
      continue;
    }
    for (const candidates of listOfHead(cells)) vote(votes, candidates, HEAD);
    for (const candidates of listFigureCurrencies(cells)) vote(votes, candidates, MARK);
  }
};

/** A code before the day of a row, `USD 31 Jan`, is that of its own account. */
const BEFORE_DAY = /^([A-Z]{3}) \d{1,4}(?:[./-]\d{1,2}[./-]\d| \p{L}{2})/u;

/** Behind the day it is that of its account before the name of a balance: `19 Jul USD B/F BALANCE`. */
const BEHIND_DAY = /^\d{1,2}[ ./-](?:\p{L}{3,9}|\d{1,2})(?:[ ./-]\d{2,4})? ([A-Z]{3}) (\D+)/u;

const readBesideDay = (text: string): Candidates => {
  const [, code, words = ""] = BEHIND_DAY.exec(text) ?? [];
  const names = code !== undefined && says(toPlainWords(words), "opening", "opening_row", "carried");
  return readCode(names ? code : BEFORE_DAY.exec(text)?.[1]);
};

/** The marks that most rows have; what only some have, or only rows where heads name another, was bought abroad. */
const countRows = (votes: Votes, rows: Lines): void => {
  const named = new Set(votes.own.keys());
  const marks = rows.flatMap((cells) => [
    ...new Set(listFigureCurrencies(cells).map((candidates) => candidates.join(" "))),
  ]);
  for (const [key, { length }] of Map.groupBy(marks, (mark) => mark)) {
    const candidates = key.split(" ");
    const isAbroad = named.size > 0 && !candidates.some((currency) => named.has(currency));
    if (length * 2 >= rows.length && !isAbroad) vote(votes, candidates, length);
  }
};

const IBAN_COUNTRY = /\b([A-Z]{2})\d{2} ?(?:[A-Z0-9]{4} ?){3}/;

/** What most speaks for; null where as much speaks for another. */
const greatest = (votes: ReadonlyMap<string, number>): [string, number] | null => {
  const [first, second] = [...votes].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first : null;
};

const HOST = /(?:www\.|@)[\w.-]+\.([a-z]{2})(?![\w-]|\.\w)/gi;
/** Endings that sites of any country have. */
const WORLDWIDE = new Set("ac ai cc co fm gg gl im io is la ly me nu sh st to tv vc ws".split(" "));

/** The currencies of the countries in which the sites and addresses of a text are. */
const listHosted = (text: string): string[] =>
  [...text.matchAll(HOST)].flatMap(([, ending = ""]) =>
    WORLDWIDE.has(ending.toLowerCase()) ? [] : (currencyOfCountry(ending.toUpperCase()) ?? []),
  );

/** The currencies of the countries of which words and sites stand in a text. */
const listPlaces = (text: string): string[] => [
  ...listPlacedCurrencies(text.split("\n").map(toPlainWords).join("\n")),
  ...listHosted(text),
];

/** The one of some currencies for which most words and sites of its country stand; null where two have as many. */
export const findPlaced = (text: string, among: Candidates | null): string | null => {
  const counts = new Map<string, number>();
  for (const currency of listPlaces(text))
    if (among === null || among.includes(currency)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : null;
};

const FIGURE = /^[^\d\s]{0,5}\d[\d.,'\u2019]*[^\d\s]{0,5}$/;
const DECIMALS = [null, null, /[.,]\d{2}\D*$/, /[.,]\d{3}\D*$/];

/** Whether the last figure of a row has so many decimals. */
const hasDecimals = (cells: readonly string[], digits: number): boolean => {
  const words = cells.flatMap((cell) => cell.split(/\s+/));
  return DECIMALS[digits]?.test(words.findLast((word) => FIGURE.test(word)) ?? "") === true;
};

/** Whether decimals are printed as a currency has them that nothing but letters or a country speaks for. */
const fits = (currency: string, rows: Lines): boolean => {
  const digits = minorDigits(currency);
  const printed = rows.filter((cells) => hasDecimals(cells, digits || CENTS)).length;
  return digits === 0 ? printed * 4 < rows.length : printed * 2 >= rows.length;
};
const CENTS = 2;
const MILLIMES = 3;

/** The one of several that has three decimals, where these are printed. */
const listOfMillimes = (among: Candidates, rows: Lines): string[] =>
  among.filter((currency) => minorDigits(currency) === MILLIMES && fits(currency, rows));

/** Currencies beside which accounts in dollars or euros are as usual, or which went over to the euro: words, letters and the country tell none of them. */
const AMID_OTHERS = new Set(
  "AFN AMD ARS AZN BGN BOB CDF CRC DOP GEL GTQ HNL HTG IQD KGS KHR LAK LBP LRD MMK NIO PEN PYG SOS SSP SYP TJS UYU UZS VES YER ZWG ZWL".split(
    " ",
  ),
);

/** The one function that tells the currency of an account, on pages, in tables and in copied text alike. */
export const tellCurrency = ({ labels, rows, hints }: CurrencyEvidence): ToldCurrency => {
  const votes: Votes = { own: new Map(), shared: new Map() };
  const text = labels.map((cells) => cells.join(" ")).join("\n");
  countLabels(votes, labels);
  countRows(votes, rows);
  for (const cells of [...labels, ...rows]) vote(votes, readBesideDay(cells.join(" ")), HEAD);
  const home = currencyOfCountry(IBAN_COUNTRY.exec(text)?.[1] ?? "");
  if (home !== null) vote(votes, [home], IBAN);
  const [first, shared] = [greatest(votes.own), greatest(votes.shared)];
  if (first !== null && (first[1] >= HEAD || first[1] >= (shared?.[1] ?? 0) / 2))
    return { stated: first[0], currency: first[0] };
  const all = [...votes.shared.keys()].map((key) => key.split(" "));
  const common = all[0]?.filter((currency) => all.every((candidates) => candidates.includes(currency))) ?? [];
  const among = common.length > 0 ? common : (shared?.[0].split(" ") ?? null);
  const placed = findPlaced(text, among);
  const country = currencyOfCountry(hints.country ?? "");
  const spoken = findCurrencyOfLetters(labels.length > 0 ? text : rows.flat().join(" "), among);
  // Words of one country beside the name of another tell neither.
  const written = listPlaces(text).some((other) => other !== spoken) ? null : spoken;
  const own = common.length === 1 ? common : listOfMillimes(common, rows);
  const [only = null] = own.length === 1 ? own : [];
  const stated = only ?? (among === null ? null : (placed ?? written)) ?? first?.[0] ?? null;
  const weak = [placed, written, among === null || among.includes(country ?? "") ? country : null];
  return {
    stated,
    currency:
      stated ??
      hints.currency ??
      weak.find(
        (one) => one !== null && !AMID_OTHERS.has(one) && fits(one, rows.length > 0 ? rows : labels),
      ) ??
      null,
  };
};
