import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { unlockWorkbook } from "../../decode/locked/unlock-workbook.ts";
import type { WorkbookLockFault } from "../../decode/locked/unlock-workbook.ts";
import type { Sheet } from "../../decode/table/sheet.ts";
import { openPackage } from "../../decode/workbook/open-package.ts";
import type { OpenedPackage, PackageFault } from "../../decode/workbook/open-package.ts";
import { readOpenDocument } from "../../decode/workbook/read-open-document.ts";
import { readWorkbook } from "../../decode/workbook/read-workbook.ts";
import type { WorkbookFault } from "../../decode/workbook/read-workbook.ts";
import type { WorkbookCover } from "../../detect/detect-workbook.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";
import { DAMAGED_WORKBOOK, readSheets, refuseTable } from "./read-sheets.ts";

const PACKAGE_FAULTS: Readonly<Record<PackageFault, Refusal>> = {
  too_large: {
    code: "too_large",
    ...say("workbook_too_large"),
  },
  broken: DAMAGED_WORKBOOK,
  no_workbook: {
    code: "not_a_statement",
    ...say("document_no_workbook"),
  },
  locked_document: {
    code: "unreadable",
    ...say("document_locked"),
  },
};

const LOCK_FAULTS: Readonly<Record<WorkbookLockFault, Refusal>> = {
  needs_password: {
    code: "needs_password",
    ...say("workbook_locked"),
  },
  wrong_password: {
    code: "wrong_password",
    ...say("workbook_wrong_password"),
  },
  unusual: {
    code: "unreadable",
    ...say("workbook_lock_unusual"),
  },
  too_large: PACKAGE_FAULTS.too_large,
  broken: PACKAGE_FAULTS.broken,
};

const refuseWorkbook = (fault: WorkbookFault): Refusal => {
  return fault === "too_many_columns" || fault === "too_many_cells" ? refuseTable(fault) : LOCK_FAULTS[fault];
};

/** The sheets of a workbook, and how it is written. */
export type OpenedWorkbook = { sheets: Sheet[]; format: "xls" | "xlsx" | "ods" };

const readOpened = (opened: OpenedPackage, password?: string): Result<Sheet[], WorkbookFault> =>
  opened.kind === "open_document" ? readOpenDocument(opened.content) : readWorkbook(opened.bytes, password);

/** `zip` for zipped workbooks, `ole` for the binary ones before, which may be only a locked one's cover. */
export const openWorkbook = (
  bytes: Uint8Array,
  cover: WorkbookCover,
  password?: string,
): Result<OpenedWorkbook, Refusal> => {
  const unlocked = cover === "ole" ? unlockWorkbook(bytes, password) : ok({ bytes, format: "xlsx" as const });
  if (!unlocked.ok) return err(LOCK_FAULTS[unlocked.error]);
  const { value } = unlocked;
  const opened: Result<OpenedPackage, PackageFault> =
    value.format === "xlsx" ? openPackage(value.bytes) : ok({ kind: "workbook", bytes: value.bytes });
  if (!opened.ok) return err(PACKAGE_FAULTS[opened.error]);
  const sheets = readOpened(opened.value, password);
  if (!sheets.ok) return err(refuseWorkbook(sheets.error));
  return ok({ sheets: sheets.value, format: opened.value.kind === "open_document" ? "ods" : value.format });
};

/** Reads the statements of a workbook. */
export const readWorkbookFile = (
  bytes: Uint8Array,
  cover: WorkbookCover,
  hints: ParseHints,
): Result<ParsedFile, Refusal> => {
  const opened = openWorkbook(bytes, cover, hints.password);
  return opened.ok ? readSheets(opened.value.sheets, opened.value.format, hints) : opened;
};
