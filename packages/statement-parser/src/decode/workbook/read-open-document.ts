import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { scanXml } from "../markup/scan-xml.ts";
import type { XmlVisitor } from "../markup/scan-xml.ts";
import type { Sheet } from "../table/sheet.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableFault } from "../table/table-limits.ts";
import { holdsForAll, toCellText } from "./open-document-cell.ts";

const HEAD_CHARS = 8192;

/** Whether an XML document is a workbook of OpenDocument in one piece. */
export const isOpenDocument = (text: string): boolean =>
  /<office:document\s[^>]*\boffice:mimetype="application\/vnd\.oasis\.opendocument\.spreadsheet/.test(
    text.slice(0, HEAD_CHARS),
  );

const SHEETS_MAX = 60;
const SPAN_MAX = 200;
/** What lies in a table and is none of its cells: notes, drawings, and what was there before it was changed. */
const UNREAD = new Set([
  "annotation",
  "shapes",
  "frame",
  "custom-shape",
  "tracked-changes",
  "dde-links",
  "forms",
]);
const BREAKS: Readonly<Record<string, string>> = { tab: " ", "line-break": "\n" };

type Attributes = ReadonlyMap<string, string>;
type Cell = { attributes: Attributes; column: number; paragraphs: string[] };

/** How often something stands there, or over how many it reaches: once where nothing is said. */
const countOf = (attributes: Attributes, name: string): number => {
  const count = Number(attributes.get(`table:number-${name}`) ?? "1");
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
};

class OpenDocumentTables implements XmlVisitor {
  readonly sheets: Sheet[] = [];
  fault: TableFault | null = null;
  readonly #path: string[] = [];
  readonly #hidden = new Set<string>();
  /** How deep the element lies within which nothing is read; none where it is 0. */
  #unread = 0;
  #style = "";
  #row = 0;
  #repeated = 1;
  #column = 0;
  #cells: string[] = [];
  #cell: Cell | null = null;
  #inParagraph = false;
  #cellCount = 0;
  /** Texts merged over rows below, by their column. */
  #merged = new Map<number, { text: string; last: number }>();

  open(name: string, attributes: Attributes): void {
    this.#path.push(name);
    if (this.#unread > 0) return;
    if (UNREAD.has(name) || (name === "table" && this.#cell !== null)) this.#unread = this.#path.length;
    else if (this.#cell !== null) this.#openText(name, attributes);
    else if (name === "style") this.#style = attributes.get("style:name") ?? "";
    else if (name === "table-properties" && attributes.get("table:display") === "false")
      this.#hidden.add(this.#style);
    else if (name === "table") this.#openSheet(attributes);
    else if (name === "table-row") this.#openRow(attributes);
    else if (name === "table-cell" || name === "covered-table-cell")
      this.#cell = { attributes, column: this.#column, paragraphs: [] };
  }

  close(): void {
    const name = this.#path.pop();
    if (this.#unread > 0) {
      if (this.#path.length < this.#unread) this.#unread = 0;
    } else if (name === "p") this.#inParagraph = false;
    else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
    else if (name === "table-row") this.#closeRow();
  }

  text(value: string): void {
    if (this.#unread === 0 && this.#inParagraph) this.#add(value.replaceAll(/\s+/g, " "));
  }

  #add(text: string): void {
    const paragraphs = this.#cell?.paragraphs ?? [];
    const last = paragraphs.length - 1;
    if ((paragraphs[last]?.length ?? 0) < TABLE_LIMITS.cell_length) paragraphs[last] += text;
  }

  #openText(name: string, attributes: Attributes): void {
    if (name === "p") {
      this.#cell?.paragraphs.push("");
      this.#inParagraph = true;
    } else if (name === "s")
      this.#add(" ".repeat(Math.min(SPAN_MAX, Number(attributes.get("text:c") ?? "1"))));
    else if (name in BREAKS) this.#add(BREAKS[name] ?? "");
  }

  #openSheet(attributes: Attributes): void {
    this.sheets.push({
      name: (attributes.get("table:name") ?? "").slice(0, TABLE_LIMITS.sheet_name),
      hidden: this.#hidden.has(attributes.get("table:style-name") ?? ""),
      rows: [],
    });
    this.#row = 0;
    this.#merged = new Map();
  }

  #openRow(attributes: Attributes): void {
    this.#row += 1;
    this.#repeated = countOf(attributes, "rows-repeated");
    this.#column = 0;
    this.#cells = [];
  }

  #closeCell(): void {
    if (this.#cell === null) return;
    const { attributes, column, paragraphs } = this.#cell;
    this.#cell = null;
    const repeated = countOf(attributes, "columns-repeated");
    this.#column += repeated;
    const cell = { attributes, shown: paragraphs.join("\n") };
    const text = toCellText(cell).replaceAll("\u00a0", " ").trim() || this.#findMerged(column);
    if (text === "") return;
    if (column + repeated > TABLE_LIMITS.columns) {
      this.fault = "too_many_columns";
      return;
    }
    while (this.#cells.length < column) this.#cells.push("");
    for (let at = 0; at < repeated; at += 1) this.#cells.push(text);
    const rows = countOf(attributes, "rows-spanned");
    if (rows > 1 && rows <= SPAN_MAX && holdsForAll(cell))
      this.#merged.set(column, { text, last: this.#row + rows - 1 });
  }

  #findMerged(column: number): string {
    const merged = this.#merged.get(column);
    return merged !== undefined && merged.last >= this.#row ? merged.text : "";
  }

  #closeRow(): void {
    const sheet = this.sheets.at(-1);
    const [first, cells] = [this.#row, this.#cells];
    this.#row += this.#repeated - 1;
    if (sheet === undefined || cells.length === 0) return;
    this.#cellCount += cells.length * this.#repeated;
    if (this.#cellCount > TABLE_LIMITS.cells || sheet.rows.length + this.#repeated > TABLE_LIMITS.rows)
      this.fault ??= "too_many_cells";
    else
      for (let row = first; row <= this.#row; row += 1)
        sheet.rows.push({ cells, place: { sheet: sheet.name, row } });
  }
}

/** The sheets of an OpenDocument workbook from the text of its content; what is repeated without end is refused. */
export const readOpenDocument = (text: string): Result<Sheet[], TableFault | "broken"> => {
  const tables = new OpenDocumentTables();
  const fault = scanXml(text, tables);
  if (fault !== null) return err("broken");
  return tables.fault === null ? ok(tables.sheets.slice(0, SHEETS_MAX)) : err(tables.fault);
};
