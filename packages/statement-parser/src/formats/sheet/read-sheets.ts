import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import type { Sheet } from "../../decode/sheet.ts";
import type { TableFault } from "../../decode/table-limits.ts";
import { readTable } from "../../layout/read-table.ts";
import { restoreDates } from "./date-serials.ts";
import type { ParsedFile, ParseHints, Refusal, StatementFormat } from "../../parsed-file.ts";

const FAULTS: Readonly<Record<TableFault, string>> = {
  too_many_columns: "A row has more columns than any statement.",
  too_many_cells: "The table is too large; download a shorter period.",
};

/** The refusal of a table that holds more than a statement can. */
export const refuseTable = (fault: TableFault): Refusal => ({
  code: fault === "too_many_cells" ? "too_large" : "unreadable",
  message: FAULTS[fault],
});

const NO_TABLE: Refusal = {
  code: "not_a_statement",
  message:
    "No sheet holds a table of dates and amounts. Download the account's transactions as OFX, QIF or CSV.",
};

/** Reads every sheet of a workbook that holds a table of movements; hidden ones only when no other does. */
export const readSheets = (
  sheets: readonly Sheet[],
  format: StatementFormat,
  hints: ParseHints,
): Result<ParsedFile, Refusal> => {
  const shown = sheets.filter((sheet) => !sheet.hidden);
  for (const some of [shown, sheets.filter((sheet) => sheet.hidden)]) {
    const file: ParsedFile = { format, statements: [], problems: [], questions: [] };
    let found = false;
    for (const sheet of some) {
      const read = readTable(restoreDates(sheet.rows), hints, format);
      if (!read.ok) continue;
      found = true;
      file.statements.push(...read.value.statements);
      file.problems = file.problems.concat(read.value.problems);
      if (file.questions.length === 0) file.questions = read.value.questions;
    }
    if (found) return ok(file);
  }
  return err(
    sheets.every((sheet) => sheet.rows.length === 0)
      ? { code: "empty", message: "The workbook is empty. Download it again from your bank." }
      : NO_TABLE,
  );
};
