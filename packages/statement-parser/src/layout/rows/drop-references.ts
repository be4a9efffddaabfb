import { isHeaderLine } from "../headers/header-lines.ts";
import { listColumnNames } from "../headers/list-column-names.ts";
import { meets } from "../lines/lines.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { amountsOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import type { Box } from "../../decode/page-words.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";

/** A number without any sign of money. */
const BARE = /^\d{3,}$/;

const placeOf = ({ x0, x1 }: AmountToken): Box => [x0, 0, x1, 0];

/**
 * Where amounts are whole, the numbers of a column that is named so are none of them: those under the name of references, and under that
 * of no column of money.
 */
export const dropReferences = (
  lines: readonly ScannedLine[],
  { digits }: MoneyStyle,
): readonly ScannedLine[] => {
  const names = digits === 0 ? listColumnNames(lines) : [];
  if (!names.some(({ role }) => role === "reference")) return lines;
  let header = -1;
  return lines.map((scanned, at) => {
    if (isHeaderLine(scanned)) header = at;
    const own = names.filter(({ line }) => line === header);
    const isUnder = (token: AmountToken, isOf: (role: (typeof own)[number]["role"]) => boolean): boolean =>
      own.some(({ role, box }) => isOf(role) && meets(box, placeOf(token)));
    const isReference = (token: AmountToken): boolean =>
      BARE.test(token.text) &&
      isUnder(token, (role) => role === "reference") &&
      !isUnder(token, (role) => MONEY_ROLES.has(role));
    const numbers = new Set<unknown>(amountsOf(scanned).filter(isReference));
    return numbers.size === 0
      ? scanned
      : { ...scanned, tokens: scanned.tokens.filter((token) => !numbers.has(token)) };
  });
};
