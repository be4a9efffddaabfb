import type { CopiedLine } from "./scan-copied.ts";

/** A row whose amount and balance are written in groups with the same blank between both. */
type Row = { at: number; words: string; mark: string; sign: string; groups: readonly string[] };

/** One way to part them. */
type Cut = { amount: number; balance: number; count: number };

const isOut = (mark: string): boolean => /^(?:[-\u2212]|DR|Dr)$/.test(mark);
const isIn = (mark: string): boolean => /^(?:\+|CR|Cr)$/.test(mark);

const DAY = /^\d{1,4}[./-]\d{1,2}\b/;
const GROUP = /^\d{3}$/;
const FIRST_GROUP = /^([-+\u2212]?)(\d{1,3})$/;
const MARK = /^(?:[-+\u2212]|DR|CR|Dr|Cr)$/;

/** A line that begins with a day and ends with groups of three digits, before the first of which a sign or a mark may stand. */
const toRow = ({ text }: CopiedLine, at: number): Row[] => {
  if (!DAY.test(text)) return [];
  const parts = text.split(" ");
  let start = parts.length;
  while (start > 1 && GROUP.test(parts[start - 1] ?? "")) start -= 1;
  const [, sign, short] = FIRST_GROUP.exec(parts[start - 1] ?? "") ?? [];
  if (short !== undefined && start > 1) start -= 1;
  const groups = parts.slice(start);
  if (groups.length < 2) return [];
  if (short !== undefined) groups[0] = short;
  const before = parts[start - 1] ?? "";
  const mark = start > 1 && MARK.test(before) ? before : "";
  const words = parts.slice(0, mark === "" ? start : start - 1).join(" ");
  return [{ at, words, mark, sign: sign ?? "", groups }];
};

/** The ways in which groups are an amount and a balance: no number but a short one begins with a zero. */
const listCuts = ({ groups, mark, sign }: Row): Cut[] =>
  groups.slice(1).flatMap((_, at) => {
    const count = at + 1;
    const [amount, balance] = [groups.slice(0, count), groups.slice(count)];
    const isWhole = [amount, balance].every(
      ([first = "", ...rest]) =>
        rest.every((group) => GROUP.test(group)) && (first === "0" || !first.startsWith("0")),
    );
    if (!isWhole) return [];
    const size = Number(amount.join(""));
    const end = Number(balance.join(""));
    const marks = [mark, sign];
    const signs = marks.some(isOut) ? [-1] : marks.some(isIn) ? [1] : [1, -1];
    return signs.map((side) => ({ amount: side * size, balance: end, count }));
  });

const WAYS_MAX = 64;
const ROWS_MIN = 3;

/** Rows that lead from one to the next, and how many groups are the amount of each. */
type Run = { rows: readonly Row[]; counts: readonly number[] };

/** The rows from one on as far as balances lead through them, where they do so in one way alone. */
const followFrom = (rows: readonly Row[], start: number): Run => {
  let chains: Cut[][] = [[]];
  let end = start;
  for (; end < rows.length; end += 1) {
    const row = rows[end];
    const cuts = row === undefined ? [] : listCuts(row);
    const longer = chains.flatMap((chain) => {
      const last = chain.at(-1);
      return cuts
        .filter(({ amount, balance }) => last === undefined || last.balance + amount === balance)
        .map((cut) => [...chain, cut]);
    });
    if (longer.length === 0 || longer.length > WAYS_MAX) break;
    chains = longer;
  }
  const parted = new Set(chains.map((chain) => chain.map(({ count }) => count).join()));
  const counts = parted.size === 1 ? (chains[0] ?? []).map(({ count }) => count) : [];
  return { rows: rows.slice(start, end), counts };
};

/** All runs of rows; what leads nowhere, as rows that are announced, is in none. */
const listRuns = (rows: readonly Row[]): Run[] => {
  const runs: Run[] = [];
  for (let start = 0; start < rows.length;) {
    const run = followFrom(rows, start);
    if (run.rows.length >= ROWS_MIN && run.counts.length > 0) runs.push(run);
    start += Math.max(1, run.rows.length);
  }
  return runs;
};

/**
 * Copied rows in whose amounts and balances thousands are apart by the blank that parts both, `-107 100 274 500`: where their balances
 * lead from one to the next in one way alone, each figure is closed. Other lines are as they are.
 */
export const partFigures = (lines: readonly CopiedLine[]): readonly CopiedLine[] => {
  const runs = listRuns(lines.flatMap(toRow));
  const byLine = new Map(
    runs.flatMap(({ rows, counts }) =>
      rows.map((row, index) => [row.at, { row, count: counts[index] ?? 0 }] as const),
    ),
  );
  return lines.map((line, at) => {
    const own = byLine.get(at);
    if (own === undefined) return line;
    const { words, mark, sign, groups } = own.row;
    const figures = [groups.slice(0, own.count), groups.slice(own.count)].map((group) => group.join("'"));
    return { ...line, text: `${words}${mark === "" ? "" : ` ${mark}`} ${sign}${figures.join(" ")}` };
  });
};
