import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { Sheet } from "../../decode/table/sheet.ts";
import type { TableFault } from "../../decode/table/table-limits.ts";
import { joinReadings, readTable } from "../../layout/tables/read-table.ts";
import type { TableReading } from "../../layout/tables/read-table.ts";
import { isHeader } from "../../layout/tables/rows/table-rows.ts";
import { readHoldings } from "../holdings/read-holdings.ts";
import { addBrought, printAsBanks } from "../brought/read-brought.ts";
import { signRows } from "../brought/sign-rows.ts";
import { readOwnExport } from "../brought/own-export.ts";
import { restoreDates } from "./date-serials.ts";
import type { ParsedFile, ParseHints, Problem, Refusal, StatementFormat } from "../../parsed-file.ts";

const FAULTS: Readonly<Record<TableFault, Said>> = {
  too_many_columns: say("table_too_wide"),
  too_many_cells: say("table_too_large"),
};

/** The refusal of a table that holds more than a statement can. */
export const refuseTable = (fault: TableFault): Refusal => ({
  code: fault === "too_many_cells" ? "too_large" : "unreadable",
  ...FAULTS[fault],
});

export const DAMAGED_WORKBOOK: Refusal = {
  code: "unreadable",
  ...say("workbook_damaged"),
};

const NO_TABLE: Refusal = {
  code: "not_a_statement",
  ...say("workbook_without_table"),
};

const SUMMARY_ROWS = 40;

type SheetReading = { sheet: Sheet; read: TableReading };

/**
 * A workbook of one account may hold each month on a sheet, and print its number and balances on one of their own: they stand above the
 * rows.
 */
const readTogether = (
  reads: readonly SheetReading[],
  sheets: readonly Sheet[],
  { format, hints }: { format: StatementFormat; hints: ParseHints },
): TableReading | null => {
  const tables = reads.map(({ sheet }) => sheet);
  const summary = sheets.flatMap((sheet) =>
    tables.includes(sheet) || sheet.rows.length > SUMMARY_ROWS ? [] : sheet.rows,
  );
  const isAlone = summary.length === 0 && reads.length === 1;
  if (isAlone || reads.some(({ read }) => read.statements.length !== 1)) return null;
  const rows = tables.flatMap((sheet) => restoreDates(sheet.rows));
  const beside = readTable([...summary, ...rows], hints, format);
  if (!beside.ok) return null;
  const [statement, ...others] = beside.value.statements;
  const isWhole = countRows(beside.value) === reads.reduce((count, { read }) => count + countRows(read), 0);
  // Only its balances show that several sheets are of one account.
  const isOne = reads.length === 1 || statement?.proof.verdict === "proved";
  return isWhole && isOne && others.length === 0 ? beside.value : null;
};

const countRows = ({ statements }: TableReading): number =>
  statements.reduce((count, { transactions }) => count + transactions.length, 0);

/** So few rows under no names are no account. */
const NOTED_ROWS_MAX = 3;

/** A few days and figures without names over them, which nothing proves: notes, where another sheet holds a table. */
const isNote = ({ sheet, read }: SheetReading): boolean =>
  countRows(read) <= NOTED_ROWS_MAX &&
  !sheet.rows.some(isHeader) &&
  read.statements.some(({ proof }) => proof.verdict !== "proved");

/** What is said of a sheet of notes. */
const sayLeftOut = ({ sheet }: SheetReading): Problem[] => {
  const place = sheet.rows[0]?.place;
  return place === undefined
    ? []
    : [{ code: "sheet_left_out", ...say("sheet_left_out", { sheet: sheet.name }), place }];
};

/** Reads every sheet of a workbook that holds a table of movements; hidden ones only when no other does. */
export const readSheets = (
  sheets: readonly Sheet[],
  format: StatementFormat,
  hints: ParseHints,
): Result<ParsedFile, Refusal> => {
  const shown = sheets.filter((sheet) => !sheet.hidden);
  const held = shown.flatMap((sheet) => readHoldings(restoreDates(sheet.rows), hints, format) ?? []);
  if (held[0] !== undefined) return held[0];
  for (const some of [shown, sheets.filter((sheet) => sheet.hidden)]) {
    const reads = some.flatMap((sheet) => {
      const rows = restoreDates(sheet.rows);
      const own = readOwnExport(rows, false)?.printed;
      const read = readTable(own ?? signRows(rows) ?? printAsBanks(rows), hints, format);
      return read.ok ? [{ sheet, read: addBrought(read.value, sheet.rows) }] : [];
    });
    if (reads.length === 0) continue;
    const notes = reads.every(isNote) ? [] : reads.filter(isNote);
    const tables = reads.filter((one) => !notes.includes(one));
    const others = some.filter((sheet) => !notes.some((note) => note.sheet === sheet));
    const beside = readTogether(tables, others, { format, hints });
    const read = beside ?? joinReadings(tables.map((one) => one.read));
    return ok({ format, ...read, problems: [...read.problems, ...notes.flatMap(sayLeftOut)] });
  }
  return err(
    sheets.every((sheet) => sheet.rows.length === 0) ? { code: "empty", ...say("workbook_empty") } : NO_TABLE,
  );
};
