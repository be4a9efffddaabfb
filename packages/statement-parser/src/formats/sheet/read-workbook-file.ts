import { err } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import type { Sheet } from "../../decode/sheet.ts";
import { openPackage } from "../../decode/workbook/open-package.ts";
import type { PackageFault } from "../../decode/workbook/open-package.ts";
import { readWorkbook } from "../../decode/workbook/read-workbook.ts";
import type { WorkbookFault } from "../../decode/workbook/read-workbook.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";
import { readSheets, refuseTable } from "./read-sheets.ts";

const PACKAGE_FAULTS: Readonly<Record<PackageFault, Refusal>> = {
  too_large: {
    code: "too_large",
    message: "The workbook unpacks to more than a statement can hold. Download a shorter period.",
  },
  broken: { code: "unreadable", message: "The workbook is damaged. Download it again from your bank." },
  no_workbook: {
    code: "not_a_statement",
    message: "This is a document of another program, no workbook. Save the table as XLSX or CSV.",
  },
};

const refuseWorkbook = (fault: WorkbookFault): Refusal => {
  if (fault === "locked")
    return {
      code: "unreadable",
      message: "The workbook is locked with a password. Open it, save it without a password and try again.",
    };
  return fault === "broken" ? PACKAGE_FAULTS.broken : refuseTable(fault);
};

/** The sheets of a workbook: `xlsx` for zipped ones, `xls` for the binary ones before. */
export const openWorkbook = (bytes: Uint8Array, format: "xls" | "xlsx"): Result<Sheet[], Refusal> => {
  const opened = format === "xlsx" ? openPackage(bytes) : null;
  if (opened !== null && !opened.ok) return err(PACKAGE_FAULTS[opened.error]);
  const sheets = readWorkbook(opened?.value ?? bytes);
  return sheets.ok ? sheets : err(refuseWorkbook(sheets.error));
};

/** Reads the statements of a workbook. */
export const readWorkbookFile = (
  bytes: Uint8Array,
  format: "xls" | "xlsx",
  hints: ParseHints,
): Result<ParsedFile, Refusal> => {
  const sheets = openWorkbook(bytes, format);
  return sheets.ok ? readSheets(sheets.value, format, hints) : sheets;
};
