import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import { isAmount } from "./scan-copied.ts";

const isLabel = ({ days, amounts, words }: CopiedParts): boolean => {
  const kind = readFactWords(words);
  return days.length === 0 && amounts.length === 0 && kind !== null && kind !== "other";
};

/** Where a run of lines of one kind ends. */
const endOfRun = (
  parts: readonly CopiedParts[],
  at: number,
  test: (line: CopiedParts) => boolean,
): number => {
  let end = at;
  for (let own = parts[end]; own !== undefined && test(own); own = parts[end]) end += 1;
  return end;
};

/** Labels in a row, and as many amounts in a row behind them: each belongs to its own. */
export const pairLabels = (parts: readonly CopiedParts[]): CopiedLine[] => {
  const lines: CopiedLine[] = [];
  for (let at = 0; at < parts.length;) {
    const labels = endOfRun(parts, at, isLabel);
    const end = endOfRun(parts, labels, isAmount);
    const amounts = parts.slice(labels, end).flatMap((own) => own.amounts);
    const count = labels - at;
    if (count > 0 && amounts.length === count) {
      for (const [index, label] of parts.slice(at, labels).entries())
        lines.push({ text: `${label.text} ${amounts[index] ?? ""}`, from: label.from });
      at = end;
    } else {
      const next = Math.max(labels, at + 1);
      lines.push(...parts.slice(at, next).map(({ text, from }) => ({ text, from })));
      at = next;
    }
  }
  return lines;
};

const LABEL_WORDS_MAX = 24;

/** The words of several labels in a row, parted so that each says something of its own; null where they do not. */
const partLabels = (words: readonly string[], count: number): string[] | null => {
  const text = words.join(" ");
  const kind = readFactWords(text);
  if (count === 1) return kind === null || kind === "other" ? null : [text];
  const fair = words.length / count;
  const ends = words.map((_, at) => at + 1).slice(0, -1);
  for (const end of ends.toSorted((a, b) => Math.abs(a - fair) - Math.abs(b - fair))) {
    const first = partLabels(words.slice(0, end), 1);
    // A label begins with a capital, where its script has them.
    if (first === null || /^\p{Ll}/u.test(words[end] ?? "")) continue;
    const rest = partLabels(words.slice(end), count - 1);
    if (rest !== null) return [...first, ...rest];
  }
  return null;
};

const SUMS_MAX = 6;

/** Several labels on one line, and their amounts on the next. */
export const partBoxes = (parts: readonly CopiedParts[]): CopiedLine[] => {
  const lines: CopiedLine[] = [];
  for (const [at, own] of parts.entries()) {
    const [below, above] = [parts[at + 1], parts[at - 1]];
    const labels = below === undefined ? null : labelsOver(own, below);
    if (above !== undefined && labelsOver(above, own) !== null) continue;
    if (labels === null) lines.push({ text: own.text, from: own.from });
    else
      for (const [index, label] of labels.entries())
        lines.push({ text: `${label} ${below?.amounts[index] ?? ""}`, from: own.from });
  }
  return lines;
};

const labelsOver = (above: CopiedParts, below: CopiedParts): string[] | null => {
  const count = below.amounts.length;
  if (!isAmount(below) || count < 2 || count > SUMS_MAX || above.amounts.length > 0) return null;
  const words = above.text.split(" ");
  return words.length > LABEL_WORDS_MAX || words.length < count ? null : partLabels(words, count);
};

/** Labels and amounts by turns on one line are lines of their own. */
export const partPairs = (parts: readonly CopiedParts[]): CopiedLine[] =>
  parts.flatMap((own) => {
    const { tokens, line } = own.scanned;
    const amounts = tokens.filter(({ kind }) => kind === "amount");
    if (own.days.length > 0 || amounts.length < 2 || amounts.length > SUMS_MAX) return own;
    const pieces = amounts.map(({ from, to }, at) => ({
      label: textBetween(line, (amounts[at - 1]?.to ?? -1) + 1, from),
      amount: textBetween(line, from, to + 1),
    }));
    const kinds = pieces.map(({ label }) => readFactWords(label));
    if (kinds.some((kind) => kind === null)) return own;
    return pieces.map(({ label, amount }) => ({ text: `${label} ${amount}`, from: own.from }));
  });

/** A balance or total whose name stands behind its figures, with the name before them. */
export const turnLabels = (parts: readonly CopiedParts[]): CopiedLine[] =>
  parts.map(({ text, from, days, amounts, scanned: { tokens, line } }) => {
    const first = tokens.find(({ kind }) => kind === "amount");
    const last = tokens.findLast(({ kind }) => kind === "amount");
    const before = tokens.filter((token) => token.from < (first?.from ?? 0));
    const isAtStart = before.length === days.length && first?.from === (before.at(-1)?.to ?? -1) + 1;
    if (first === undefined || last === undefined || amounts.length > 0 || !isAtStart) return { text, from };
    const [figures, label] = [
      textBetween(line, first.from, last.to + 1),
      textBetween(line, last.to + 1, line.words.length),
    ];
    const kind = readFactWords(label);
    const isFact = kind === null ? isTotal(label) : kind !== "other";
    return { text: isFact ? [...days, label, figures].join(" ") : text, from };
  });

const textBetween = ({ words }: CopiedParts["scanned"]["line"], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .filter((text) => !/^[|:\u00b7]$/.test(text))
    .join(" ");
