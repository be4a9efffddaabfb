import { minorDigits } from "@passbook/contract/values";
import type { ParsedStatement, ParsedTransaction } from "../../parsed-file.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import type { Line } from "../lines/lines.ts";
import { amountsOf, datesOf, EMPTY, plainText, sizeOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** Figures of one kind of several accounts, under one another, and the words beside them. */
type Column = { figures: readonly ScannedLine[]; at: number };

/** Words of what one account comes to, not of an account. */
const OF_ONE = new Set<FactKind | null>(["opening", "closing", "carried", "credits", "debits"]);

const namesAccount = (scanned: ScannedLine): boolean => {
  const text = plainText(scanned);
  return hasLetters(text, 2) && datesOf(scanned).length === 0 && !OF_ONE.has(readFactWords(text));
};

/** Lines that follow one another, each with a name and so many amounts as the first one. */
const listRuns = (lines: readonly ScannedLine[]): ScannedLine[][] => {
  const runs: ScannedLine[][] = [];
  let open: ScannedLine[] = [];
  for (const scanned of lines) {
    const count = amountsOf(scanned).length;
    const goesOn = count > 0 && namesAccount(scanned);
    if (goesOn && count === amountsOf(open[0] ?? scanned).length) {
      if (open.length === 0) runs.push(open);
      open.push(scanned);
    } else {
      open = goesOn ? [scanned] : [];
      if (goesOn) runs.push(open);
    }
  }
  return runs;
};

const listColumns = (lines: readonly ScannedLine[], accounts: number): Column[] =>
  listRuns(lines)
    .filter(({ length }) => length >= accounts)
    .flatMap((figures) => amountsOf(figures[0] ?? EMPTY).map((_, at) => ({ figures, at })));

type End = "opening_balance" | "closing_balance";

const isIn = ({ figures, at }: Column, size: number, exponent: number): boolean =>
  figures.some((scanned) => {
    const token = amountsOf(scanned)[at];
    return token !== undefined && sizeOf(token, exponent) === size;
  });

/** Whether the lines name a currency. */
const names = ({ figures }: Column, currency: string): boolean =>
  figures.some(({ line }) => line.text.includes(currency));

/** Accounts one of whose ends stands in no line of a column that prints the same end of others. */
const findMissing = (column: Column, statements: readonly ParsedStatement[], end: End): ParsedStatement[] => {
  const known = statements.filter((own) => (own[end] ?? 0) !== 0);
  const printed = known.filter((own) => isIn(column, Math.abs(own[end] ?? 0), minorDigits(own.currency)));
  const isOfThese = ({ currency }: ParsedStatement): boolean =>
    printed.some((other) => other.currency === currency) || (currency !== null && names(column, currency));
  return printed.length === 0 ? [] : known.filter((own) => !printed.includes(own) && isOfThese(own));
};

const isOn = ({ page, box }: Line, { source }: ParsedTransaction): boolean =>
  "box" in source && source.page === page && source.box[1] < box[3] && source.box[3] > box[1];

/** The lines over the rows of all accounts, and those under them. */
const listOuter = (
  lines: readonly ScannedLine[],
  statements: readonly ParsedStatement[],
): ScannedLine[][] => {
  const rows = statements.flatMap(({ transactions }) => transactions);
  const holdsRow = ({ line }: ScannedLine): boolean => rows.some((row) => isOn(line, row));
  const first = lines.findIndex(holdsRow);
  return first < 0 ? [] : [lines.slice(0, first), lines.slice(lines.findLastIndex(holdsRow) + 1)];
};

/** Several accounts, each doubted whose balance stands otherwise in the overview that prints those of the others. */
export const checkOverview = (
  lines: readonly ScannedLine[],
  statements: readonly ParsedStatement[],
): ParsedStatement[] => {
  if (statements.length < 2) return [...statements];
  const columns = listOuter(lines, statements).flatMap((outer) => listColumns(outer, statements.length));
  const missing = new Set(
    columns.flatMap((column) =>
      (["opening_balance", "closing_balance"] as const).flatMap((end) =>
        findMissing(column, statements, end),
      ),
    ),
  );
  return statements.map((own) =>
    missing.has(own) ? { ...own, proof: addDoubts(own.proof, [doubt("balance_disagrees")]) } : own,
  );
};
