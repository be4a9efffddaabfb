import type { TableRow } from "../decode/table.ts";
import { readCount } from "./pages/find-counts.ts";

const APART = /[,;/|]/;

/** The number of rows that the lines around a table state; null where they state none, or several. */
export const findTableCount = (lines: readonly TableRow[]): number | null => {
  const counts = lines.flatMap(({ cells }) => {
    const filled = cells.filter((cell) => cell !== "");
    const pairs = filled.map((cell, at) => `${cell} ${filled[at + 1] ?? ""}`);
    return [...filled.flatMap((cell) => cell.split(APART)), ...pairs].flatMap((text) => {
      const read = readCount(text.trim());
      return read !== null && read.said && read.side === null ? [read.count] : [];
    });
  });
  const [count, ...others] = new Set(counts);
  return count === undefined || others.length > 0 || count === 0 ? null : count;
};
