import type { ScannedLine } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";
import { sideOf } from "./tell-sides.ts";

/** `Withdrawals (23)` over its rows, `支出合计 (29)` before a sum: a name with the number of its rows. */
const COUNTED = /^([^\d()（）]*\p{L}[^\d()（）]*)[(（](\d{1,3})[)）](.*)$/u;

type Stated = { index: number; side: 1 | -1 | null; count: number; isHeading: boolean };

const textFrom = (cells: ScannedLine["line"]["cells"], at: number): string =>
  cells
    .slice(at)
    .map(({ text }) => text)
    .join(" ");

/** Names with a number, outside the rows. */
const listStated = ({ lines, candidate, records }: TotalsInput): Stated[] => {
  const taken = new Set(candidate.rows.flatMap(({ record }) => records[record]?.lines ?? []));
  return lines.flatMap(({ line }, index) => {
    if (taken.has(index)) return [];
    // Beside another figure a name begins with its cell.
    const beside = line.cells.slice(1).map((_, at) => textFrom(line.cells, at + 1));
    return [line.text, ...beside].flatMap((text, at) => {
      const [, name = "", count = "", rest = ""] = COUNTED.exec(text) ?? [];
      const isHeading = rest.trim() === "";
      if (count === "" || (at > 0 && isHeading)) return [];
      return [{ index, side: sideOf(name), count: Number(count), isHeading }];
    });
  });
};

/** Whether the name over rows, or a sum named after a side, says another number of them than there are. */
export const miscountsRows = (input: TotalsInput): boolean => {
  const { candidate, records, others } = input;
  if (others.size > 0) return false;
  const stated = listStated(input);
  const headings = stated.filter(({ isHeading }) => isHeading);
  const sums = stated.filter(({ isHeading }) => !isHeading);
  const lineOf = (row: (typeof candidate.rows)[number]): number => row.movement.line;
  const isOff = ({ index, count }: Stated): boolean => {
    const next = headings.find((other) => other.index > index)?.index ?? Number.POSITIVE_INFINITY;
    const between = candidate.rows.filter((row) => lineOf(row) > index && lineOf(row) < next).length;
    const under = candidate.rows.filter(({ record }) => records[record]?.sectionLine === index).length;
    return under > 0 && under !== count && between !== count;
  };
  const isShort = ({ side, count }: Stated): boolean =>
    side !== null &&
    sums.every((other) => other.side !== side || other.count === count) &&
    candidate.rows.filter(({ amount }) => Math.sign(amount) === side).length !== count;
  return headings.some(isOff) || sums.some(isShort);
};
