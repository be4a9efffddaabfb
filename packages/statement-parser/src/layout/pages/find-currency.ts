import type { ParseHints } from "../../parsed-file.ts";
import { findCurrency, findCurrencyCode } from "../../values/currency.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { isRate, listHeadCurrencies } from "./currency-of-head.ts";
import { readFactWords } from "./fact-words.ts";
import type { Line } from "./lines.ts";
import { dropRows, isRowLike, listGoingOn, plainOf, textOf } from "./row-like.ts";

/** Where only a shared sign such as $ is printed: words that only one country's banks use. */
const SHARED_SIGNS: readonly (readonly [string, RegExp])[] = [
  ["USD", /\bfdic\b|\bzelle\b|\bncua\b|\brouting\b/],
  [
    "USD",
    /\b(a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]) \d{5}\b/,
  ],
  ["SGD", /\bsingapore\b|\bsgd\b/],
  ["HKD", /hong kong|\bhkd\b/],
  ["AUD", /\baustralia\w*\b|\bbsb\b|\bafsl\b/],
  ["NZD", /new zealand|\baotearoa\b/],
  ["CAD", /\bcanad\w*\b|\bcdic\b|\binterac\b/],
  ["MXN", /\bclabe\b|\bmexico\b|\brfc\b|\bcondusef\b/],
  ["ARS", /\bcuit\b|\bcbu\b|\bargentina\b/],
  ["CLP", /\brut\b|\bchile\b/],
  ["COP", /\bcolombia\b|\bnit\b/],
  ["USD", /\bunited states\b|\busa\b/],
];

/** Codes that are words of other languages too. */
const ENGLISH = new Set(
  "TOP ALL TRY CUP PEN MOP SOS BAM LAK ANG AMD GEL MAD COP CAD LEI SAR NAD BOB RON DEM SIT GIP PTE".split(
    " ",
  ),
);
const WORD =
  /(?<![\p{L}\d])[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}(?![\p{L}\d])|\p{Sc}|円|元|원|[A-Z]{1,2}\$|Rs\.?|zł|Kč|kr\.?|Fr\.|TL|RM|Rp|人民[币幣]|[新]?[臺台]幣|港[币幣]|美元/gu;

/** Names of currencies of one country, as they stand behind the word currency. */
const CURRENCY_NAMES: readonly (readonly [string, RegExp])[] = [
  ["NGN", /\bnaira\b/],
  ["ZAR", /\brand\b/],
  ["PKR", /\bpak\w* rupees?\b/],
  ["INR", /\bindian rupees?\b/],
  ["LKR", /\b(sri lankan?|lanka) rupees?\b/],
  ["MYR", /\bringgit\b/],
  ["IDR", /\brupiah\b/],
  ["THB", /\bbaht\b/],
  ["VND", /\bdong\b/],
  ["BDT", /\btaka\b/],
  ["GHS", /\bcedis?\b/],
  ["KES", /\bkenyan? shillings?\b/],
  ["AED", /\buae dirhams?\b/],
  ["SAR", /\bsaudi riyals?\b/],
  ["EGP", /\begyptian pounds?\b/],
];

const countWord = (
  text: string,
  { named, weight: own }: { named: boolean; weight: number },
  add: (currency: string | null, weight: number) => void,
): void => {
  const bare = text.replaceAll(/[()[\]:,;.]/g, "");
  const code = CODE.test(bare) ? findCurrencyCode(bare) : null;
  const weight = text.startsWith("(") ? 20 : ENGLISH.has(bare) ? 0 : own;
  add(code, named ? 50 : weight);
  if (code !== null || text.search(WORD) < 0) return;
  for (const [sign] of text.matchAll(WORD))
    if (/\d/.test(text) || text === sign || /[(（].{1,4}[)）]$/.test(text)) add(findCurrency(sign), 1);
};

const MONEY = /^[-+(]?\d[\d.,'\u2019]*[-+)]?$/;
const LETTERS = /^\p{L}{2}/u;

/** An amount in the middle of a text, `of 72.19 USD issued by`, is what something cost elsewhere. */
const isInText = ({ words }: Line, at: number): boolean => {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (own === undefined || next === undefined || !MONEY.test(before?.text ?? "")) return false;
  const gap = next.box[0] - own.box[2];
  return LETTERS.test(next.text) && findCurrencyCode(next.text) === null && gap < own.box[3] - own.box[1];
};

const isBesideMoney = ({ words }: Line, at: number): boolean =>
  [words[at - 1], words[at + 1]].some((other) => MONEY.test(other?.text ?? ""));

const CODE = /^[A-Z]{3}$/;

/** A code before the day of a row, `USD 31 Jan`, is that of its own account. */
const findLeading = ({ words: [first, second, third] }: Line): string | null => {
  if (!CODE.test(first?.text ?? "") || ENGLISH.has(first?.text ?? "")) return null;
  const isDay =
    /^\d{1,4}(?:[./-]|$)/.test(second?.text ?? "") &&
    (/[./-]/.test(second?.text ?? "") || LETTERS.test(third?.text ?? ""));
  return isDay ? findCurrencyCode(first?.text ?? "") : null;
};

/** The currencies that a row names beside its amounts; its other words may look like codes. */
const listMentions = (line: Line): string[] => {
  const found = new Set<string>();
  const add = (currency: string | null, weight: number): void => {
    if (currency !== null && weight > 0) found.add(currency);
  };
  for (const [at, { text }] of line.words.entries())
    if ((isBesideMoney(line, at) && !isInText(line, at)) || /\d/.test(text))
      countWord(text, { named: false, weight: 1 }, add);
  return [...found];
};

/** The currencies beside the figures of a balance, where a code that is a word of another language is none. */
const listStated = (line: Line): string[] => {
  if (readFactWords(line.text.replaceAll(/[\d.,]+/g, " ")) === null) return [];
  const codes = line.words.flatMap(({ text }, at) =>
    isBesideMoney(line, at) && CODE.test(text) ? (findCurrencyCode(text) ?? []) : [],
  );
  return [...new Set([...listMentions(line), ...codes])];
};

const findNamed = (plain: string): string | null =>
  CURRENCY_NAMES.find(([, words]) => words.test(plain))?.[0] ?? null;

const CURRENCY_WORD = overPlainWords(
  /\b((?<!foreign )currency|wahrung|devise|moneda|divisa|valuta|valiuta|valuuta|waluta|mena|munt|moeda|para birimi|doviz|ccy|mata uang|валута|валюта)\b/,
);

/** What a head names outweighs signs that currencies share. */
const HEAD_WEIGHT = 20;

const countCurrencies = (lines: readonly Line[]): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (currency: string | null, weight: number): void => {
    if (currency !== null && weight > 0) counts.set(currency, (counts.get(currency) ?? 0) + weight);
  };
  const rows = new Set(lines.filter(isRowLike));
  const goingOn = listGoingOn(lines);
  const mentions: string[] = [];
  const stated = new Set<string>();
  for (const line of lines) {
    if (goingOn.has(line) || isRate(line)) continue;
    const named = CURRENCY_WORD.test(toPlainWords(line.text));
    if (named) add(findNamed(toPlainWords(line.text)), 50);
    add(findLeading(line), 20);
    for (const code of rows.has(line) ? [] : listHeadCurrencies(line)) add(code, HEAD_WEIGHT);
    const words = line.words.filter((_, at) => !isInText(line, at));
    if (rows.has(line)) mentions.push(...listMentions(line));
    else for (const word of words) countWord(word.text, { named, weight: 1 }, add);
    for (const currency of rows.has(line) ? [] : listStated(line)) stated.add(currency);
  }
  for (const currency of stated) if (ENGLISH.has(currency)) add(currency, 1);
  // What only some rows name was bought abroad, or is a word of a text; so is what only rows name where balances name another.
  const isAbroad = (currency: string): boolean => stated.size > 0 && !stated.has(currency);
  for (const [currency, each] of Map.groupBy(mentions, (mention) => mention))
    if (each.length * 2 >= rows.size && !isAbroad(currency)) add(currency, each.length);
  return counts;
};

/** Ways to pay and codes of banks that only one country has. */
const HOME_WORDS: readonly (readonly [string, RegExp])[] = [
  ["INR", /\bifsc\b|\bifs code\b|\bneft\b|\bupi\b|\bgstin\b/],
  ["NGN", /\bnibss\b|\bnip transfer\b/],
];
const HOME_WEIGHT = 10;

/** Scripts that only one country writes; names of shops in Taiwan have Japanese letters too. */
const SCRIPTS: readonly (readonly [string, RegExp, RegExp])[] = [
  ["JPY", /[\u3041-\u3096]/g, /口座|お支払|お預|ご利用|普通預金|残高/],
  ["KRW", /[\uac00-\ud7a3]/g, /[\uac00-\ud7a3]/],
  ["THB", /[\u0e01-\u0e2e]/g, /[\u0e01-\u0e2e]/],
];
const SCRIPT_LETTERS_MIN = 2;

const findCurrencyOfScript = (plain: string): string | null =>
  SCRIPTS.find(
    ([, letters, words]) => words.test(plain) && (plain.match(letters)?.length ?? 0) >= SCRIPT_LETTERS_MIN,
  )?.[0] ?? null;

const IBAN_COUNTRY = /\b([a-z]{2})\d{2} ?(?:[a-z0-9]{4} ?){3}/;
const EURO = "at be cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk";
const COUNTRY_CURRENCY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.split(" ").map((country) => [country, "EUR"])),
  gb: "GBP",
  ch: "CHF",
  li: "CHF",
  pl: "PLN",
  cz: "CZK",
  hu: "HUF",
  ro: "RON",
  dk: "DKK",
  no: "NOK",
  se: "SEK",
  tr: "TRY",
  ae: "AED",
  sa: "SAR",
  kw: "KWD",
  bh: "BHD",
  qa: "QAR",
  pk: "PKR",
  il: "ILS",
  ua: "UAH",
  br: "BRL",
};

/** The currency of an account: what heads, labels and balances name, and what its words speak for where none is named. */
export const findCurrencyOf = (
  lines: readonly Line[],
  plain: string,
  hints: ParseHints,
): { stated: string | null; currency: string | null } => {
  const counts = countCurrencies(lines);
  const home = COUNTRY_CURRENCY[IBAN_COUNTRY.exec(plain)?.[1] ?? ""];
  if (home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 4);
  for (const [code, words] of HOME_WORDS)
    if (words.test(plain)) counts.set(code, (counts.get(code) ?? 0) + HOME_WEIGHT);
  const shared = counts.get("") ?? 0;
  counts.delete("");
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (first !== undefined && (first[1] >= HEAD_WEIGHT || first[1] >= shared / 2))
    return { stated: first[0], currency: first[0] };
  // Towns and ways to pay in rows are those of others.
  const around = plainOf(textOf(dropRows(lines)));
  const byWords = SHARED_SIGNS.find(([, words]) => words.test(around))?.[0];
  const bySign = shared > 0 ? byWords : undefined;
  const stated = bySign ?? first?.[0] ?? null;
  return { stated, currency: stated ?? hints.currency ?? byWords ?? findCurrencyOfScript(plain) };
};
