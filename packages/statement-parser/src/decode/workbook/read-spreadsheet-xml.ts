import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { isDateFormat, toDateText } from "./cell-text.ts";
import { findAttribute, scanMarkup } from "../markup/scan-markup.ts";
import type { MarkupToken } from "../markup/scan-markup.ts";
import type { Sheet } from "../table/sheet.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableFault } from "../table/table-limits.ts";

const NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet";
const HEAD_CHARS = 4096;

/** Whether an XML document is a workbook of Excel 2003. */
export const isSpreadsheetXml = (text: string): boolean => {
  const head = text.slice(0, HEAD_CHARS);
  return head.includes(NAMESPACE) && /<(?:\w+:)?Workbook\b/.test(head);
};

const MIDNIGHT = /T00:00:00(?:\.0+)?$/;
const FLOAT_NOISE = /^-?\d+\.\d{5,}$/;
const DECIMALS_MAX = 4;

/** Numbers stand as text in the file; digits far behind the sign are noise of a binary fraction. */
const toText = (text: string, type: string, format: string | null): string => {
  if (type === "Number" && format !== null && isDateFormat(format))
    return toDateText(Number(text), false) ?? text;
  if (type === "DateTime") return text.replace(MIDNIGHT, "");
  if (type === "Error") return "";
  return type === "Number" && FLOAT_NOISE.test(text) ? Number(text).toFixed(DECIMALS_MAX) : text;
};

class SpreadsheetRows {
  readonly sheets: Sheet[] = [];
  fault: TableFault | null = null;
  #row = 0;
  #column = 0;
  #cells: string[] | null = null;
  #type: string | null = null;
  #style: string | null = null;
  readonly #formats = new Map<string, string>();
  #text = "";
  #cellCount = 0;

  #indexOf(attributes: string, before: number): number {
    const index = Number(findAttribute(attributes, "Index") ?? "");
    return Number.isSafeInteger(index) && index > 0 ? index : before + 1;
  }

  #open(name: string, attributes: string): void {
    if (name === "worksheet") {
      const title = (findAttribute(attributes, "Name") ?? "").slice(0, TABLE_LIMITS.sheet_name);
      this.sheets.push({ name: title, hidden: false, rows: [] });
      this.#row = 0;
    } else if (name === "row") {
      this.#row = this.#indexOf(attributes, this.#row);
      this.#column = 0;
      this.#cells = [];
    } else if (name === "cell") {
      this.#column = this.#indexOf(attributes, this.#column);
      this.#style = findAttribute(attributes, "StyleID");
    } else if (name === "style") this.#style = findAttribute(attributes, "ID");
    else if (name === "numberformat")
      this.#formats.set(this.#style ?? "", findAttribute(attributes, "Format") ?? "");
    else if (name === "data") {
      this.#type = findAttribute(attributes, "Type") ?? "String";
      this.#text = "";
    }
    if (this.#column > TABLE_LIMITS.columns) this.fault = "too_many_columns";
  }

  #close(name: string): void {
    if (name === "data" && this.#cells !== null && this.#type !== null) {
      while (this.#cells.length < this.#column - 1) this.#cells.push("");
      this.#cells[Math.max(0, this.#column - 1)] = toText(
        this.#text.trim(),
        this.#type,
        this.#formats.get(this.#style ?? "") ?? null,
      );
      this.#type = null;
    } else if (name === "row") this.#endRow();
  }

  #endRow(): void {
    const sheet = this.sheets.at(-1);
    const cells = this.#cells ?? [];
    this.#cells = null;
    this.#cellCount += cells.length;
    if (sheet === undefined || cells.every((cell) => cell === "")) return;
    if (this.#cellCount > TABLE_LIMITS.cells || sheet.rows.length >= TABLE_LIMITS.rows)
      this.fault ??= "too_many_cells";
    sheet.rows.push({ cells, place: { sheet: sheet.name, row: this.#row } });
  }

  take(token: MarkupToken): void {
    if (token.kind === "open") {
      this.#open(token.name, token.attributes);
      if (token.attributes.endsWith("/")) this.#close(token.name);
    } else if (token.kind === "close") this.#close(token.name);
    else if (this.#type !== null && this.#text.length < TABLE_LIMITS.cell_length) this.#text += token.text;
  }
}

/** The sheets of an Excel 2003 XML workbook. */
export const readSpreadsheetXml = (text: string): Result<Sheet[], TableFault> => {
  const sheets = new SpreadsheetRows();
  for (const token of scanMarkup(text, "xml")) {
    sheets.take(token);
    if (sheets.fault !== null) return err(sheets.fault);
  }
  return ok(sheets.sheets);
};
