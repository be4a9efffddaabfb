import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { readPageTables } from "../../decode/markup/read-page-tables.ts";
import { parseXmlRecords } from "../../decode/markup/parse-xml-records.ts";
import { readRecords } from "../json/read-json.ts";
import { readTable, standsAside } from "../../layout/tables/read-table.ts";
import type { ParsedFile, ParsedStatement, ParseHints, Refusal } from "../../parsed-file.ts";
import { readBlocks } from "./read-blocks.ts";
import { openXmlWorkbook } from "../sheet/open-xml-workbook.ts";
import { readSheets, refuseTable } from "../sheet/read-sheets.ts";

const NO_TABLE: Refusal = {
  code: "not_a_statement",
  ...say("page_without_table"),
};

/** Rates, points and lines of a bill have days and figures too: an account has a balance, or goes both ways. */
const isAccount = ({ transactions, closing_balance }: ParsedStatement): boolean =>
  closing_balance !== null ||
  transactions.some(({ balance_after }) => balance_after !== null) ||
  (transactions.some(({ amount }) => amount < 0) && transactions.some(({ amount }) => amount > 0));

const countRows = ({ statements }: Pick<ParsedFile, "statements">): number =>
  statements.reduce((sum, { transactions }) => sum + transactions.length, 0);

/** Reads a saved web page (also one that a bank names .xls), an XML workbook or XML of any vocabulary; nothing in it is run or loaded. */
export const readMarkup = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const workbook = openXmlWorkbook(text);
  if (workbook !== null)
    return workbook.ok ? readSheets(workbook.value.sheets, workbook.value.format, hints) : workbook;
  const rows = readPageTables(text);
  if (!rows.ok) return err(refuseTable(rows.error));
  const read = rows.value.some((row) => row.cells.length > 1) ? readTable(rows.value, hints, "html") : null;
  const tables = read?.ok === true ? read.value : null;
  if (tables !== null && !standsAside(rows.value, hints)) return ok({ format: "html", ...tables });
  const blocks = readBlocks(text, hints);
  const isOfBlocks = blocks !== null && (tables === null || countRows(blocks) > countRows(tables));
  if (isOfBlocks) return ok({ format: "html", ...blocks });
  if (tables !== null) return ok({ format: "html", ...tables });
  const records = parseXmlRecords(text);
  const file = records === null ? null : readRecords(records, hints, "xml");
  return file?.statements.some(isAccount) === true ? ok({ format: "html", ...file }) : err(NO_TABLE);
};
