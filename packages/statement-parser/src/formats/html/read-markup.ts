import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { readPageTables } from "../../decode/markup/read-page-tables.ts";
import { readTable } from "../../layout/tables/read-table.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";
import { readBlocks } from "./read-blocks.ts";
import { openXmlWorkbook } from "../sheet/open-xml-workbook.ts";
import { readSheets, refuseTable } from "../sheet/read-sheets.ts";

const NO_TABLE: Refusal = {
  code: "not_a_statement",
  ...say("page_without_table"),
};

/** Reads a saved web page (also one that a bank names .xls) or an XML workbook; nothing in it is run or loaded. */
export const readMarkup = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const workbook = openXmlWorkbook(text);
  if (workbook !== null)
    return workbook.ok ? readSheets(workbook.value.sheets, workbook.value.format, hints) : workbook;
  const rows = readPageTables(text);
  if (!rows.ok) return err(refuseTable(rows.error));
  const tables = rows.value.some((row) => row.cells.length > 1) ? readTable(rows.value, hints, "html") : null;
  if (tables?.ok === true) return ok({ format: "html", ...tables.value });
  const blocks = readBlocks(text, hints);
  return blocks === null ? err(NO_TABLE) : ok({ format: "html", ...blocks });
};
