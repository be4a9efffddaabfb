import { minorDigits } from "@passbook/contract/values";
import type { ParsedStatement, ParseHints } from "../../parsed-file.ts";
import { isDebt } from "../../values/is-debt.ts";
import { voteDecimalSign, writtenDigits } from "../../values/decimal-sign.ts";
import { describeAccount } from "./parts/describe-account.ts";
import { isDataRow } from "./rows/table-rows.ts";
import type { Section } from "./rows/table-rows.ts";
import { findFacts } from "../facts/find-facts.ts";
import { countOfNone } from "../facts/count-of-none.ts";
import { makeEmptyStatement } from "../facts/make-empty-statement.ts";
import { amountsOf } from "../lines/tokens.ts";
import { placeRows } from "./parts/place-rows.ts";
import { findKind } from "./columns/prepare-rows.ts";
import { readPreamble } from "./parts/read-preamble.ts";
import { tellTableCurrency } from "./section-currency.ts";

/**
 * An account under whose column names no row moves money, where its opening and its closing balance are printed: they
 * say whether a row is missing. Null for every other section.
 */
export const readEmptySection = (section: Section, hints: ParseHints): ParsedStatement | null => {
  const { names, rows } = section;
  if (names === null || rows.some((row) => isDataRow(row) && findKind(row.cells) === "movement")) return null;
  const preamble = readPreamble(section.preamble, hints);
  const { currency } = tellTableCurrency(rows, { lines: section.preamble, names }, hints);
  const exponent = minorDigits(currency);
  const cells = [...section.preamble, ...rows].flatMap((row) => row.cells);
  const style = {
    sign: hints.decimal_sign ?? voteDecimalSign(cells, writtenDigits(currency)).sign ?? ".",
    exponent,
  } as const;
  const head = placeRows(section.preamble, 1, style);
  const lines = [...head, ...placeRows(rows, 2, style)];
  const facts = findFacts(lines);
  const stated = new Set(facts.map(({ line }) => line));
  // What states nothing is a row, though its day cannot be read.
  if (lines.some((line, at) => at >= head.length && amountsOf(line).length > 0 && !stated.has(at)))
    return null;
  const account = describeAccount("", preamble, false);
  return makeEmptyStatement({
    account,
    currency,
    period: preamble.period ?? { from: null, to: null },
    facts,
    exponent,
    owed: isDebt(hints.account_type ?? account.account_type),
    idle: true,
    count: countOfNone(lines),
    resolve: () => null,
  });
};
