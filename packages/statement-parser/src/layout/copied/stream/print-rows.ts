import { findCurrency } from "../../../values/currency.ts";
import { readFactWords } from "../../../labels/fact-words.ts";
import type { StreamRow } from "./find-stream-rows.ts";
import type { Stream, StreamToken } from "./read-stream.ts";
import { closeGroups } from "../lines/scan-copied.ts";
import type { CopiedLine } from "../lines/scan-copied.ts";

/** Codes are words of languages too, in small letters. */
export const isCurrency = (text: string): boolean =>
  findCurrency(text) !== null && !(/^[a-z]{3}$/i.test(text) && text !== text.toUpperCase());

const textBetween = (
  { words }: Stream,
  { from, to, used }: { from: number; to: number; used: ReadonlySet<number> },
): string =>
  words
    .slice(from, to + 1)
    .flatMap(({ text }, at) => (used.has(from + at) ? [] : text))
    .join(" ");

const listUsed = (tokens: readonly StreamToken[]): Set<number> =>
  new Set(tokens.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

const LABEL_WORDS_MAX = 5;
const ENDS = new Set(["opening", "closing", "carried", "balance"]);

/** The words of the name of a balance right before it, behind the amount of its row: they are of no row. */
const listNameWords = ({ words }: Stream, [amount, balance]: readonly StreamToken[]): number[] => {
  if (amount === undefined || balance === undefined || balance.from < amount.to) return [];
  const found = Array.from({ length: LABEL_WORDS_MAX }, (_, at) => balance.from - 1 - at).filter((start) => {
    const label = words.slice(start, balance.from).map(({ text }) => text);
    return start > amount.to && ENDS.has(readFactWords(label.join(" ")) ?? "");
  });
  const start = found.find((at) => words[at]?.starts === true) ?? found[0] ?? balance.from;
  return Array.from({ length: balance.from - start }, (_, at) => start + at);
};

const printRow = (stream: Stream, { days, money, side, from, to, counted }: StreamRow): CopiedLine => {
  const used = listUsed([...days, ...money]);
  for (const at of listNameWords(stream, money)) used.add(at);
  for (const figure of money)
    for (const at of [figure.from - 1, figure.to + 1])
      if (isCurrency(stream.words[at]?.text ?? "")) used.add(at);
  const sign = side === null ? "" : side > 0 ? "+" : "-";
  const texts = [
    ...days.map(({ text }) => text),
    textBetween(stream, { from: counted ? from + 1 : from, to, used }),
    ...money.map(({ text }, at) => `${at === 0 ? sign : ""}${closeGroups(text)}`),
  ];
  return { text: texts.filter((text) => text !== "").join(" "), from: stream.words[from]?.from ?? 0 };
};

/** Where the label of a figure begins, among words that no line parts; none where nothing names a balance. */
const startOfLabel = ({ words }: Stream, from: number, figure: number): number[] => {
  for (let count = LABEL_WORDS_MAX; count > 0; count -= 1) {
    const start = figure - count;
    if (start < from) continue;
    const label = words.slice(start, figure).map(({ text }) => text);
    const kind = readFactWords(label.join(" "));
    if (kind !== null && kind !== "other" && /^\p{Lu}/u.test(label[0] ?? "")) return [start];
  }
  return [];
};

/** The words of days in front of the balance of the row before, printed once more: no row begins with them. */
const listRepeated = ({ tokens }: Stream, balance: number): Set<number> =>
  listUsed(
    tokens.filter(({ date }, at) => {
      const next = tokens[at + 1];
      return date && next?.date === false && next.value === balance;
    }),
  );

type Rest = { from: number; to: number; above: StreamRow | undefined };

/** What is printed: the rows, balances before and after them, and whether others that look like rows are kept. */
export type Printed = {
  rows: readonly StreamRow[];
  ends?: readonly StreamToken[];
  others?: "kept" | "left out";
};

const DAY_WORDS_MAX = 6;

/** Where a figure begins with its name, among words that no line parts: a balance of the rows at the day before it, whatever it is called. */
const startOfPiece = (
  stream: Stream,
  from: number,
  { token, isEnd }: { token: StreamToken; isEnd: boolean },
): number[] => {
  const isNear = ({ date, to }: StreamToken): boolean =>
    date && to < token.from && to >= token.from - DAY_WORDS_MAX;
  const day = isEnd ? stream.tokens.findLast(isNear) : undefined;
  if (day !== undefined) return [day.from];
  const label = startOfLabel(stream, from, token.from);
  return label.length === 0 && isEnd ? [token.from] : label;
};

/** A balance from which the rows start, or at which they end, is one whatever it is called. */
const printEnd = (text: string, end: StreamToken, over: string): string => {
  const own = text.replace(end.text, "").trim();
  return ENDS.has(readFactWords(own === "" ? over : own) ?? "") ? text : `Balance ${end.text}`;
};

/** What is left between rows: its lines, or where there are none a line for each figure with its label. */
const printRest = (
  stream: Stream,
  { from, to, above }: Rest,
  { ends = [], others }: Printed,
): CopiedLine[] => {
  const breaks = new Set<number>();
  for (let at = from; at < to; at += 1) if (stream.words[at]?.starts === true) breaks.add(at);
  const isLined = breaks.size > 0;
  const ofRows = new Set(ends.map((end) => end.from));
  for (const token of stream.tokens)
    if (!isLined && !token.date && token.from >= from && token.to < to)
      for (const at of [
        ...startOfPiece(stream, from, { token, isEnd: ofRows.has(token.from) }),
        token.to + 1,
      ])
        breaks.add(at);
  const starts = [from, ...[...breaks].filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  const balance = above?.money[1]?.value;
  const used = balance === undefined ? new Set<number>() : listRepeated(stream, balance);
  return starts.slice(0, -1).flatMap((start, at) => {
    const next = starts[at + 1] ?? to;
    const text = textBetween(stream, { from: start, to: next - 1, used });
    const line = stream.words[start]?.from ?? 0;
    const figures = stream.tokens.filter((token) => !token.date && token.from >= start && token.to < next);
    const [end] = figures.length === 1 ? figures.filter((token) => ofRows.has(token.from)) : [];
    const over = at === 0 ? "" : textBetween(stream, { from: starts[at - 1] ?? from, to: start - 1, used });
    if (end !== undefined) return { text: printEnd(text, end, over), from: line };
    const isOut = others === "left out" && looksLikeRow(stream, { from: start, to: next });
    return text === "" || isOut ? [] : { text, from: line };
  });
};

/** Days and figures that stand between rows as those of a row do. */
const looksLikeRow = ({ tokens }: Stream, { from, to }: { from: number; to: number }): boolean => {
  const own = tokens.filter((token) => token.from >= from && token.to < to);
  return own[0]?.date === true && own[0].from === from && own.some(({ date }) => !date);
};

/** The first line of a row begins with its day and ends with a figure that is not the row's own: another row may hide in its words. */
const hidesRow = ({ words, tokens }: Stream, { days: [day], money, from, to }: StreamRow): boolean => {
  if (day?.from !== from) return false;
  const next = words.findIndex(({ starts }, at) => starts && at > from);
  const last = tokens.findLast((token) => token.to < next);
  if (last === undefined || last.date || last.value === 0) return false;
  if (money.some((own) => own.from === last.from)) return false;
  return next > 0 && next <= to && last.to === next - 1;
};

/** Whether a row hides in the words of another. */
export const hideRows = (stream: Stream, rows: readonly StreamRow[]): boolean =>
  rows.some((row) => hidesRow(stream, row));

/** The text with each of its rows on a line of its own, with or without others that look like rows; null where rows stand in one another. */
export const printRows = (stream: Stream, printed: Printed): CopiedLine[] | null => {
  const lines: CopiedLine[] = [];
  let above: StreamRow | undefined;
  const takeRest = (to: number): void => {
    const rest = { from: above === undefined ? 0 : above.to + 1, to, above };
    lines.push(...printRest(stream, rest, printed));
  };
  for (const row of printed.rows) {
    if (row.from <= (above?.to ?? -1)) return null;
    takeRest(row.from);
    lines.push(printRow(stream, row));
    above = row;
  }
  takeRest(stream.words.length);
  return lines;
};
