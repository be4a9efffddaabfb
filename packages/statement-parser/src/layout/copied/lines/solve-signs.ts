import { toMinor } from "../../../values/amount.ts";
import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { FactKind } from "../../../labels/fact-words.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { toPlainWords } from "../../../words/plain-words.ts";
import { isRow } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";

const BALANCES = new Set<FactKind | null>(["opening", "closing", "carried", "balance"]);

const sizeOf = (token: CopiedParts["money"][number], { digits }: MoneyStyle): number =>
  Math.abs(toMinor(token.written, digits)?.amount ?? 0);

/** The amount of a row; figures before it are of its words. */
const amountOf = ({ money }: CopiedParts): CopiedParts["money"][number] | undefined => money.at(-1);

const isMarked = (row: CopiedParts): boolean => {
  const written = amountOf(row)?.written;
  return written !== undefined && (written.negative || written.plus || written.direction !== null);
};

type Printed = { kind: FactKind | null; value: number };

/** The figures of the lines that are no rows, with what they are called. */
const listPrinted = (
  parts: readonly CopiedParts[],
  rows: ReadonlySet<CopiedParts>,
  style: MoneyStyle,
): Printed[] =>
  parts.flatMap((own, at) => {
    if (rows.has(own)) return [];
    const above = parts[at - 1];
    const label = own.words === "" && above?.amounts.length === 0 ? above.words : own.words;
    return own.money.map((token) => {
      const isOwed = token.written.negative || token.written.direction === "debit";
      return { kind: readFactWords(label), value: isOwed ? 0 - sizeOf(token, style) : sizeOf(token, style) };
    });
  });

/** What all rows that go one way come to, as printed sums or the balances at both ends have it; `told` where both sums are printed. */
const findCredits = (printed: readonly Printed[], all: number): { credits: number; told: boolean } | null => {
  const listKind = (...kinds: FactKind[]): number[] =>
    printed.flatMap(({ kind, value }) => (kind !== null && kinds.includes(kind) ? value : []));
  const sides = listKind("debits").map(Math.abs);
  const credits = listKind("credits").find((sum) => sides.includes(all - sum));
  if (credits !== undefined) return { credits, told: true };
  const opening = listKind("opening")[0] ?? listKind("carried")[0];
  const closing = listKind("closing")[0];
  if (opening === undefined || closing === undefined) return null;
  const [plus, minus] = [(all + closing - opening) / 2, (all - closing + opening) / 2];
  if (!Number.isInteger(plus) || plus < 0 || minus < 0) return null;
  const sizes = new Set(printed.map(({ value }) => Math.abs(value)));
  return { credits: plus, told: sizes.has(plus) && sizes.has(minus) };
};

const SOLVED_MAX = 24;

type Half = Map<number, number | null>;

/** Each sum that some of the sizes come to, with the one mask of those; null where there are several. */
const listSums = (sizes: readonly number[]): Half => {
  let sums: Half = new Map([[0, 0]]);
  for (const [at, size] of sizes.entries()) {
    const next: Half = new Map(sums);
    for (const [sum, mask] of sums)
      next.set(sum + size, next.has(sum + size) || mask === null ? null : mask | (1 << at));
    sums = next;
  }
  return sums;
};

/** Those of the sizes that come to a sum; null where none do, or in more ways than one. */
export const pickSum = (sizes: readonly number[], target: number): Set<number> | null => {
  if (sizes.length > SOLVED_MAX) return null;
  const middle = sizes.length >> 1;
  const [left, right] = [listSums(sizes.slice(0, middle)), listSums(sizes.slice(middle))];
  let found: Set<number> | null = null;
  for (const [sum, mask] of left) {
    const other = right.get(target - sum);
    if (other === undefined) continue;
    if (found !== null || other === null || mask === null) return null;
    found = new Set(
      [...sizes.keys()].filter((at) => ((at < middle ? mask >> at : other >> (at - middle)) & 1) === 1),
    );
  }
  return found;
};

const KEY_WORDS_MAX = 3;

/** Rows that begin with the same words, as far as these go the same way in one way alone. */
const pickAlike = (
  texts: readonly string[],
  sizes: readonly number[],
  target: number,
): Set<number> | null => {
  for (let count = 1; count <= KEY_WORDS_MAX; count += 1) {
    const keys = texts.map((text) => toPlainWords(text).split(" ").slice(0, count).join(" "));
    const names = [...new Set(keys)];
    const sums = names.map((name) =>
      sizes.reduce((sum, size, at) => sum + (keys[at] === name ? size : 0), 0),
    );
    const found = pickSum(sums, target);
    if (found !== null)
      return new Set([...keys.keys()].filter((at) => found.has(names.indexOf(keys[at] ?? ""))));
  }
  return null;
};

/** Where most rows have a second figure it is a balance or an empty cell. */
const SINGLE_SHARE = 0.8;

/** So many ways to give signs to rows may come to any sum by chance, unless another figure speaks for the rows. */
const CHANCE = 256;

/** The lines of a text with the sign of each amount; `sure` where nothing but the printed figures was needed. */
export type Signed = { lines: CopiedLine[]; sure: boolean };

/**
 * Amounts that have no mark and no balance beside them, with the signs by which they lead from the opening balance to the
 * closing one; null where there are marks, or no such signs, or several.
 */
export const solveSigns = (parts: readonly CopiedParts[], style: MoneyStyle): Signed | null => {
  const rows = parts.filter(
    (own) =>
      isRow(own) &&
      !BALANCES.has(readFactWords(own.words)) &&
      !isTotal(own.words.split(" ").slice(0, 2).join(" ")),
  );
  const single = rows.filter((own) => own.amounts.length === 1).length;
  if (rows.length === 0 || single < rows.length * SINGLE_SHARE || rows.some(isMarked)) return null;
  const sizes = rows.map((row) => {
    const token = amountOf(row);
    return token === undefined ? 0 : sizeOf(token, style);
  });
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const found = findCredits(listPrinted(parts, new Set(rows), style), all);
  if (found === null) return null;
  const own = pickSum(sizes, found.credits);
  const sure = own !== null && (found.told || 2 ** rows.length * CHANCE < all);
  const texts = rows.map((row) =>
    row.words === "" ? (parts[parts.indexOf(row) + 1]?.words ?? "") : row.words,
  );
  const picked = sure ? own : (pickAlike(texts, sizes, found.credits) ?? own);
  if (picked === null) return null;
  const signs = new Map(rows.map((row, at) => [row, picked.has(at) ? "+" : "-"]));
  const lines = parts.map((part) => {
    const sign = signs.get(part);
    const { days, words, amounts } = part;
    const amount = `${sign ?? ""}${amounts.at(-1) ?? ""}`;
    const text = sign === undefined ? part.text : [...days, words, ...amounts.slice(0, -1), amount].join(" ");
    return { text, from: part.from };
  });
  return { lines, sure };
};
