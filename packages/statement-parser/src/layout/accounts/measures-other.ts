import { readColumnName } from "../names/column-names.ts";
import { DATE_ROLES } from "../names/column-roles.ts";
import { namesUnit } from "../../labels/money-words.ts";
import type { Line } from "../lines/lines.ts";

const NAMES_MIN = 3;

/** Names over columns, a day among them. */
const isHeader = ({ cells, text }: Line): boolean =>
  cells.length >= NAMES_MIN &&
  !/\d/.test(text) &&
  cells.some((cell) => DATE_ROLES.has(readColumnName(cell.text).role));

/** Every table of the pages has a unit over its figures that is none of money: `Hours` beside `Balance`. */
export const measuresOther = (lines: readonly Line[]): boolean => {
  const headers = lines.filter(isHeader);
  return (
    headers.length > 0 && headers.every(({ cells }) => cells.slice(1).some(({ text }) => namesUnit(text)))
  );
};
