import { listHeadCurrencies } from "../currency/head-currencies.ts";
import { listSpelled } from "../../labels/spelled-currencies.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { Line } from "../lines/lines.ts";
import { hasAmount, isRowLike } from "../lines/row-like.ts";

type Title = { line: number; currency: string; number: boolean };

/** A number of so many digits beside a currency is that of an account. */
const NUMBER = /[\d*xX\u2022]{6,}/;

/** The one currency that a line without amounts names, over the rows of an account: `Movimientos en dólares`. */
const readTitle = ({ text, cells }: Line, line: number): Title[] => {
  const named = says(toPlainWords(text), "currency")
    ? listSpelled(text)
    : cells.flatMap((cell) => listHeadCurrencies(cell.text));
  const own = new Set(named.flatMap((candidates) => (candidates.length === 1 ? candidates : [])));
  const [currency] = own;
  return currency === undefined || own.size > 1 ? [] : [{ line, currency, number: NUMBER.test(text) }];
};

const ENDS = new Set(["opening", "closing", "carried", "balance"]);

const statesBalance = ({ text }: Line): boolean =>
  ENDS.has(readFactWords(text.replaceAll(/[\d.,]+/g, " ")) ?? "");

/**
 * The lines at which the accounts of a document begin that are in different currencies: under a title of its own each has
 * rows, and balances or a number. None where there is but one, or they take turns.
 */
export const splitByCurrencies = (lines: readonly Line[]): number[] => {
  const titles = lines.flatMap((line, at) => (hasAmount(line) ? [] : readTitle(line, at)));
  const changes = titles.filter(({ currency }, at) => titles[at - 1]?.currency !== currency);
  const sections = changes.filter(({ line, number }, at) => {
    const own = lines.slice(line, changes[at + 1]?.line);
    return own.some(isRowLike) && (number || own.some(statesBalance));
  });
  const currencies = new Set(sections.map(({ currency }) => currency));
  return sections.length < 2 || currencies.size < sections.length ? [] : sections.map(({ line }) => line);
};
