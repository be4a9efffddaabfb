import { minorDigits } from "@passbook/contract/values";
import { listFigureCurrencies } from "../currency/figure-currencies.ts";
import { listHeadCurrencies } from "../currency/head-currencies.ts";
import { listSpelled, readCode } from "../../labels/spelled-currencies.ts";
import type { Candidates } from "../../labels/spelled-currencies.ts";
import { findCurrency } from "../../values/currency.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { Line } from "../lines/lines.ts";
import { hasAmount, isRowLike } from "../lines/row-like.ts";

type Title = { line: number; currency: string; number: boolean };

/** A number of so many digits beside a currency is that of an account, and so is an IBAN in its groups. */
const NUMBER = /[\d*xX\u2022]{6,}|\b[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2}/;

/** What a title names: `Movimientos en dólares`, and with its balance `USD on 30 June 3,740.60 USD`. */
const listNamed = (line: Line): Candidates[] => {
  const { text, cells } = line;
  if (hasAmount(line)) {
    // Beside its figure a code says what something cost elsewhere.
    const code = readCode(/^([A-Z]{3}) (?!\S*\d)/.exec(text)?.[1]);
    const [mark, ...others] = listFigureCurrencies(cells.map((cell) => cell.text));
    return others.length === 0 && mark?.join(" ") === code.join(" ") ? [code] : [];
  }
  return says(toPlainWords(text), "currency")
    ? [...listSpelled(text)]
    : cells.flatMap((cell) => listHeadCurrencies(cell.text));
};

/** The one currency that a line names over the rows of an account. */
const readTitle = (line: Line, at: number): Title[] => {
  const own = new Set(listNamed(line).flatMap((candidates) => (candidates.length === 1 ? candidates : [])));
  const [currency] = own;
  return currency === undefined || own.size > 1
    ? []
    : [{ line: at, currency, number: NUMBER.test(line.text) }];
};

/** A code alone under the number of an account. */
const readCodeUnder = (line: Line, at: number, lines: readonly Line[]): Title[] => {
  const above = lines[at - 1]?.text ?? "";
  const [currency, ...others] = NUMBER.test(above) ? readCode(line.text) : [];
  return currency === undefined || others.length > 0 ? [] : [{ line: at, currency, number: true }];
};

const AMOUNT = /^\D{0,4}\d[\d.,'\u2019]*$/u;
const ENDS = new Set(["opening", "closing", "carried", "balance"]);

const statesBalance = ({ text }: Line): boolean =>
  ENDS.has(readFactWords(text.replaceAll(/[\d.,]+/g, " ")) ?? "");

/** The part of a document in one currency: where it begins, which its title names, and what a box of the balances of all currencies says of it. */
export type CurrencySection = { start: number; currency: string; box: readonly Line[] };

/** A day, and a figure at the end. */
const WHOLE_ROW = /^(?:\d{1,4}[./-]\d{1,2}|\d{1,2} \p{L}{3})[^\n]*[\s-]\d{1,3}(?:[ .,'\u2019]?\d{3})*-?$/u;

/** Whether lines hold a row; those of a currency without decimals print none. */
const hasRows = (lines: readonly Line[], currency: string): boolean =>
  lines.some((line) => isRowLike(line) || (minorDigits(currency) === 0 && WHOLE_ROW.test(line.text)));

const FIGURES_MIN = 2;

/** The currency of a line of a box: its code, its sign or its name, and nothing but figures behind it. */
export const readOfBox = ({ cells: [name, ...figures] }: Line): string | null =>
  name !== undefined && figures.length >= FIGURES_MIN && figures.every(({ text }) => AMOUNT.test(text))
    ? findCurrency(name.text) || null
    : null;

/** The lines of a box that names the balances of one currency on each, with the names over them: `USD 2,138.17 3,743.16`. */
const listBoxes = (lines: readonly Line[]): Map<string, Line[]> => {
  const first = lines.findIndex((line) => readOfBox(line) !== null);
  return new Map(
    lines.flatMap((line) => {
      const currency = readOfBox(line);
      return currency === null ? [] : [[currency, [...lines.slice(first - 1, first), line]] as const];
    }),
  );
};

/**
 * The parts in which the accounts of a document are that are in different currencies: under a title of its own each has
 * rows, and balances or a number. None where there is but one, or they take turns.
 */
export const splitByCurrencies = (lines: readonly Line[]): CurrencySection[] => {
  const titles = lines.flatMap((line, at) => {
    const own = readTitle(line, at);
    return own.length > 0 ? own : readCodeUnder(line, at, lines);
  });
  const changes = titles.filter(({ currency }, at) => titles[at - 1]?.currency !== currency);
  const boxes = listBoxes(lines.slice(0, changes[0]?.line ?? 0));
  const sections = changes.filter(({ line, currency, number }, at) => {
    const own = lines.slice(line, changes[at + 1]?.line);
    return hasRows(own, currency) && (number || boxes.has(currency) || own.some(statesBalance));
  });
  const currencies = new Set(sections.map(({ currency }) => currency));
  if (sections.length < 2 || currencies.size < sections.length) return [];
  return sections.map(({ line, currency }) => ({ start: line, currency, box: boxes.get(currency) ?? [] }));
};
