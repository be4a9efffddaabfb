import { toTextPage } from "../../../decode/text/text-pages.ts";
import type { ParseHints } from "../../../parsed-file.ts";
import { readDocumentWords, exponentOf } from "../../accounts/describe-document.ts";
import { toLines } from "../../lines/lines.ts";
import type { Line } from "../../lines/lines.ts";
import { listMoneyStyles } from "../../lines/money-style.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { scanLine } from "../../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../../lines/tokens.ts";
import { namesWeekday } from "../../../values/weekdays.ts";

/** A line of copied text and its number in the file, from 0. */
export type CopiedLine = { text: string; from: number };

/** What stands on a copied line: days at its head, amounts at its end, words between them. */
export type CopiedParts = CopiedLine & {
  days: readonly string[];
  words: string;
  amounts: readonly string[];
  money: readonly AmountToken[];
  scanned: ScannedLine;
};

export const isRow = ({ days, amounts }: CopiedParts): boolean => days.length > 0 && amounts.length > 0;
export const isDay = ({ days, amounts, words }: CopiedParts): boolean =>
  days.length > 0 && amounts.length === 0 && words === "";
export const isAmount = ({ days, amounts, words }: CopiedParts): boolean =>
  amounts.length > 0 && days.length === 0 && words === "";

const DAYS_MAX = 2;

const leadingDays = ({ tokens, line }: ScannedLine): DateToken[] => {
  const found: DateToken[] = [];
  let next = namesWeekday(line.words[0]?.text ?? "") ? 1 : 0;
  for (const token of tokens) {
    const isNext = token.from === next || (token.from === 0 && next === 1);
    if (token.kind !== "date" || !isNext || found.length === DAYS_MAX) break;
    found.push(token);
    next = token.to + 1;
  }
  return found;
};

/** A unit of money that no list knows, behind its amount: `12,50 MT`. */
const UNIT = /^\p{L}{1,3}\.?$/u;

const trailingAmounts = ({ tokens, line }: ScannedLine, from: number): AmountToken[] => {
  const found: AmountToken[] = [];
  let end = line.words.findLastIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  end = Math.max(end, tokens.at(-1)?.to ?? end);
  const last = line.words[end]?.text ?? "";
  const unit = UNIT.test(last) ? last : null;
  for (const token of tokens.toReversed()) {
    if (token.to === end - 1 && line.words[end]?.text === unit) end -= 1;
    if (token.kind !== "amount" || token.to !== end || token.from < from) break;
    found.unshift(token);
    end = token.from - 1;
  }
  return found;
};

const shift = (token: AmountToken, by: number): AmountToken => ({
  ...token,
  from: token.from + by,
  to: token.to + by,
});

/** A number that ends the words and the amount behind it may look like a day: `Grocer 7 31.20`. */
const readMistaken = ({ tokens, line }: ScannedLine, style: MoneyStyle, from: number): AmountToken[] => {
  const amounts = trailingAmounts({ tokens, line, bars: 0 }, from);
  const end = amounts[0]?.from ?? line.words.length;
  const before = tokens.findLast((token) => token.from < end);
  if (before?.kind !== "date" || before.to !== end - 1 || before.to === before.from || before.from < from)
    return amounts;
  const start = before.from + 1;
  const [rest] = toLines(toTextPage(textOf(line, start, line.words.length)), false);
  const again = rest === undefined ? [] : trailingAmounts(scanLine(rest, style), 0);
  return again.length > amounts.length ? again.map((token) => shift(token, start)) : amounts;
};

const textOf = (line: Line, from: number, to: number): string =>
  line.words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

/** Where a day begins: `mar. 14/10` is a Tuesday, for without its first word it is a day too. */
export const startOfDay = (line: Line, { from, to }: DateToken, style: MoneyStyle): number => {
  if (from === to || !namesWeekday(line.words[from]?.text ?? "")) return from;
  const [rest] = toLines(toTextPage(textOf(line, from + 1, to + 1)), false);
  const [token] = rest === undefined ? [] : scanLine(rest, style).tokens;
  return token?.kind === "date" && token.to - token.from === to - from - 1 ? from + 1 : from;
};

/** A figure whose thousands are apart in one piece: beside another one its end would not be seen. */
export const closeGroups = (text: string): string => text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, "'");

/** Takes a line apart. */
const takeApart = (copied: CopiedLine, scanned: ScannedLine, style: MoneyStyle): CopiedParts => {
  const days = leadingDays(scanned);
  const start = (days.at(-1)?.to ?? -1) + 1;
  const amounts = readMistaken(scanned, style, start);
  const { line } = scanned;
  return {
    ...copied,
    days: days.map((day) => textOf(line, startOfDay(line, day, style), day.to + 1)),
    words: textOf(line, start, amounts[0]?.from ?? line.words.length),
    amounts: amounts.map((amount) => textOf(line, amount.from, amount.to + 1)),
    money: amounts,
    scanned,
  };
};

/** The ways in which the amounts of a text may be written, likeliest first. */
export const listCopiedStyles = (copied: readonly CopiedLine[], hints: ParseHints): MoneyStyle[] => {
  const lines = toLines(toTextPage(copied.map(({ text }) => text).join("\n")), false);
  return listMoneyStyles(lines, exponentOf(readDocumentWords(lines, hints).currency));
};

/** Takes the lines of a copied text apart; lines without a letter are left out. */
export const scanCopied = (copied: readonly CopiedLine[], style: MoneyStyle): CopiedParts[] =>
  copied.flatMap((own) => {
    const [line] = toLines(toTextPage(own.text), false);
    return line === undefined ? [] : takeApart(own, scanLine(line, style), style);
  });
