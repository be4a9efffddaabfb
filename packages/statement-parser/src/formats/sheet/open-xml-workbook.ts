import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { isSpreadsheetXml, readSpreadsheetXml } from "../../decode/workbook/read-spreadsheet-xml.ts";
import type { Sheet } from "../../decode/table/sheet.ts";
import { isOpenDocument, readOpenDocument } from "../../decode/workbook/read-open-document.ts";
import type { Refusal } from "../../parsed-file.ts";
import { DAMAGED_WORKBOOK, refuseTable } from "./read-sheets.ts";

/** The sheets of a workbook that is one XML document, of Excel 2003 or OpenDocument; null for other markup. */
export const openXmlWorkbook = (
  text: string,
): Result<{ sheets: Sheet[]; format: "xls" | "ods" }, Refusal> | null => {
  if (isSpreadsheetXml(text)) {
    const sheets = readSpreadsheetXml(text);
    return sheets.ok ? ok({ sheets: sheets.value, format: "xls" }) : err(refuseTable(sheets.error));
  }
  if (!isOpenDocument(text)) return null;
  const sheets = readOpenDocument(text);
  if (sheets.ok) return ok({ sheets: sheets.value, format: "ods" });
  return err(sheets.error === "broken" ? DAMAGED_WORKBOOK : refuseTable(sheets.error));
};
