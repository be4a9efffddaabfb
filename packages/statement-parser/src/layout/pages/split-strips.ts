import { toLine } from "./lines.ts";
import type { MoneyStyle } from "./money-style.ts";
import { scanLine } from "./tokens.ts";
import type { ScannedLine } from "./tokens.ts";

/** Indexes of words at which a line can be cut into rows: behind an amount that another date and amount follow. */
const findCuts = ({ tokens }: ScannedLine): number[] => {
  const cuts: number[] = [];
  let dated = false;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "date") dated = true;
    else if (dated) {
      const rest = tokens.slice(at + 1);
      const nextDate = rest.findIndex((other) => other.kind === "date");
      if (nextDate === 0 && rest.slice(1).some((other) => other.kind === "amount")) cuts.push(token.to + 1);
      dated = false;
    }
  }
  return cuts;
};

/** Whether rows may stand side by side: date, amount, date, amount on one line. */
export const hasStrips = (lines: readonly ScannedLine[]): boolean =>
  lines.some((scanned) => findCuts(scanned).length > 0);

/** Lines on which several rows stand side by side, taken apart; the right ones come after all left ones of their run. */
export const splitStrips = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] => {
  const split: ScannedLine[] = [];
  let columns: ScannedLine[][] = [];
  const flush = (): void => {
    for (const column of columns) split.push(...column);
    columns = [];
  };
  for (const scanned of lines) {
    const cuts = findCuts(scanned);
    const short =
      columns.length > 0 && scanned.tokens.length > 0 && scanned.line.page === columns[0]?.[0]?.line.page;
    if (cuts.length === 0) {
      if (short && isLike(scanned, columns[0]?.[0])) columns[0]?.push({ ...scanned, strip: true });
      else {
        flush();
        split.push(scanned);
      }
      continue;
    }
    if (columns.length > 0 && columns[0]?.[0]?.line.page !== scanned.line.page) flush();
    const edges = [0, ...cuts, scanned.line.words.length];
    for (const [at, from] of edges.slice(0, -1).entries()) {
      const words = scanned.line.words.slice(from, edges[at + 1]);
      const column = (columns[at] ??= []);
      column.push({ ...scanLine(toLine(scanned.line.page, words, scanned.line.turned), style), strip: true });
    }
  }
  flush();
  return split;
};

/** The last line of side-by-side rows may have fewer of them. */
const isLike = (scanned: ScannedLine, first: ScannedLine | undefined): boolean => {
  const [own, other] = [scanned.tokens, first?.tokens ?? []];
  return (
    own.length === other.length &&
    own.every((token, at) => token.kind === other[at]?.kind) &&
    Math.abs(scanned.line.box[0] - (first?.line.box[0] ?? 0)) < 8 &&
    Math.abs((own.at(-1)?.x1 ?? 0) - (other.at(-1)?.x1 ?? 0)) < 8
  );
};
