import { findCurrency } from "../../values/currency.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { findStreamRows } from "./find-stream-rows.ts";
import type { StreamRow } from "./find-stream-rows.ts";
import type { Stream, StreamToken } from "./read-stream.ts";
import type { CopiedLine } from "./scan-copied.ts";

/** Codes are words of languages too, in small letters. */
const isCurrency = (text: string): boolean =>
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

const printRow = (stream: Stream, { days, money, side, from, to, counted }: StreamRow): CopiedLine => {
  const used = listUsed([...days, ...money]);
  for (const figure of money)
    for (const at of [figure.from - 1, figure.to + 1])
      if (isCurrency(stream.words[at]?.text ?? "")) used.add(at);
  const sign = side === null ? "" : side > 0 ? "+" : "-";
  const texts = [
    ...days.map(({ text }) => text),
    textBetween(stream, { from: counted ? from + 1 : from, to, used }),
    ...money.map(({ text }, at) => (at === 0 ? `${sign}${text}` : text)),
  ];
  return { text: texts.filter((text) => text !== "").join(" "), from: stream.words[from]?.from ?? 0 };
};

const LABEL_WORDS_MAX = 5;

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

/** What is left between rows: its lines, or where there are none a line for each figure with its label. */
const printRest = (stream: Stream, { from, to, above }: Rest): CopiedLine[] => {
  const breaks = new Set<number>();
  for (let at = from; at < to; at += 1) if (stream.words[at]?.starts === true) breaks.add(at);
  const isLined = breaks.size > 0;
  for (const token of stream.tokens)
    if (!isLined && !token.date && token.from >= from && token.to < to)
      for (const at of [...startOfLabel(stream, from, token.from), token.to + 1]) breaks.add(at);
  const starts = [from, ...[...breaks].filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  const balance = above?.money[1]?.value;
  const used = balance === undefined ? new Set<number>() : listRepeated(stream, balance);
  return starts.slice(0, -1).flatMap((start, at) => {
    const text = textBetween(stream, { from: start, to: (starts[at + 1] ?? to) - 1, used });
    return text === "" ? [] : { text, from: stream.words[start]?.from ?? 0 };
  });
};

/** The lines of a text with each row that its balances tell on one of its own; `daysOpen` where the days may be others, `dayPairs` where rows have two that differ. */
export type LaidOut = { lines: CopiedLine[]; daysOpen: boolean; dayPairs: boolean };

/** Puts each row that the balances of a text tell on a line of its own; null where they tell none. */
export const printRows = (stream: Stream): LaidOut | null => {
  const found = findStreamRows(stream);
  if (found === null) return null;
  const lines: CopiedLine[] = [];
  let above: StreamRow | undefined;
  const upTo = (to: number): Rest => ({ from: above === undefined ? 0 : above.to + 1, to, above });
  for (const row of found.rows) {
    const rest = upTo(row.from);
    if (row.from < rest.from) return null;
    lines.push(...printRest(stream, rest), printRow(stream, row));
    above = row;
  }
  const dayPairs = found.rows.some(
    ({ days: [one, other] }) => other !== undefined && one?.text !== other.text,
  );
  lines.push(...printRest(stream, upTo(stream.words.length)));
  return { lines, daysOpen: found.daysOpen, dayPairs };
};
