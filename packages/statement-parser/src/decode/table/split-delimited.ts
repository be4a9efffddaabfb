import { TABLE_LIMITS } from "./table-limits.ts";
import type { TableRow } from "./table.ts";

/** Why a text is no table: a quote that never closes, or more than a statement can hold. */
export type DelimitedFault = {
  code: "open_quote" | "too_many_columns" | "long_field" | "too_many_cells";
  line: number;
};

export type DelimitedRows = { rows: TableRow[]; fault: DelimitedFault | null };

/** With `byLine` a quote that its own line does not close is a sign of the text, and no cell goes over a line end. */
export type DelimitedOptions = { delimiter: string; byLine?: boolean; rowsMax?: number };

const LF = 10;
const CR = 13;
const APOSTROPHE = 39;
const QUOTE = 34;
const SPACE = 32;
const EQUALS = 61;

class DelimitedText {
  readonly #text: string;
  readonly #delimiter: string;
  readonly #delimiterCode: number;
  readonly #byLine: boolean;
  #at = 0;
  #line = 1;
  fault: DelimitedFault | null = null;

  constructor(text: string, options: DelimitedOptions) {
    this.#text = text;
    this.#delimiter = options.delimiter;
    this.#delimiterCode = options.delimiter.charCodeAt(0);
    this.#byLine = options.byLine ?? false;
  }

  get line(): number {
    return this.#line;
  }

  get ended(): boolean {
    return this.#at >= this.#text.length || this.fault !== null;
  }

  #skipSpaces(): number {
    let at = this.#at;
    while (this.#text.charCodeAt(at) === SPACE) at += 1;
    return at;
  }

  /** Spreadsheets are told by `="00123"` to take a number as text. */
  #skipFormula(at: number): number {
    const isFormula = this.#text.charCodeAt(at) === EQUALS && this.#text.charCodeAt(at + 1) === QUOTE;
    return isFormula ? at + 1 : at;
  }

  /** Whether nothing but blanks stands between a place and the end of its cell. */
  #endsCell(from: number): boolean {
    let after = from;
    while (this.#text.charCodeAt(after) === SPACE) after += 1;
    const code = this.#text.charCodeAt(after);
    return code === this.#delimiterCode || code === LF || code === CR || Number.isNaN(code);
  }

  /**
   * The end of a quoted field: a quote before a delimiter or line end; other quotes inside belong to the text. Whoever
   * writes one of them once does not double them: the second of two at the end of the cell then closes it.
   */
  #findClose(from: number, most = TABLE_LIMITS.cell_length): number {
    let doubles = true;
    let at = this.#text.indexOf('"', from);
    while (at >= 0 && at - from <= most) {
      const paired = this.#text.charCodeAt(at + 1) === QUOTE;
      if (!paired && this.#endsCell(at + 1)) return at;
      if (paired && !doubles && this.#endsCell(at + 2)) return at + 1;
      doubles &&= paired;
      at = this.#text.indexOf('"', at + (paired ? 2 : 1));
    }
    return -1;
  }

  #readQuoted(open: number): string {
    const close = this.#findClose(open + 1);
    const inLine = close >= 0 && !this.#text.slice(open, close).includes("\n");
    if (this.#byLine && !inLine) return this.#readPlain().replace(/^\s*=?"/, "");
    if (close < 0) {
      // What is closed further on than any field reaches is no mark that was forgotten.
      const is_closed = this.#findClose(open + 1, this.#text.length) >= 0;
      this.fault = { code: is_closed ? "long_field" : "open_quote", line: this.#line };
      return "";
    }
    const value = this.#text.slice(open + 1, close);
    for (let at = value.indexOf("\n"); at >= 0; at = value.indexOf("\n", at + 1)) this.#line += 1;
    this.#at = close + 1;
    while (this.#text.charCodeAt(this.#at) === SPACE) this.#at += 1;
    return value.includes('""') ? value.replaceAll('""', '"') : value;
  }

  #readPlain(): string {
    const start = this.#at;
    const figure = this.#delimiter === "," ? this.#endOfFigure() : null;
    let at = figure ?? start;
    let code = this.#text.charCodeAt(at);
    while (code !== this.#delimiterCode && code !== LF && code !== CR && at < this.#text.length) {
      at += 1;
      code = this.#text.charCodeAt(at);
    }
    this.#at = at;
    if (at - start > TABLE_LIMITS.cell_length) this.fault = { code: "long_field", line: this.#line };
    const value = this.#text.slice(start, at);
    return figure === null ? value : value.replaceAll('"', "");
  }

  /** Where a figure in quotes behind the label of its cell ends: its commas part no cells. */
  #endOfFigure(): number | null {
    QUOTED_FIGURE.lastIndex = this.#at;
    return QUOTED_FIGURE.test(this.#text) ? QUOTED_FIGURE.lastIndex : null;
  }

  /** Steps over a line end; false when the row goes on with a delimiter. */
  #endRow(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    if (code === this.#delimiterCode && this.#delimiter !== "") {
      this.#at += 1;
      return false;
    }
    if (code === CR && this.#text.charCodeAt(this.#at + 1) === LF) this.#at += 1;
    this.#at += 1;
    this.#line += 1;
    return true;
  }

  readRow(): string[] {
    const cells: string[] = [];
    while (this.fault === null) {
      const start = this.#skipFormula(this.#skipSpaces());
      const quoted = this.#text.charCodeAt(start) === QUOTE;
      const value = quoted ? this.#readQuoted(start) : this.#readPlain();
      const label = cells.length === 1 && !quoted && this.#delimiter === "," ? cells[0] : undefined;
      if (label !== undefined && goesOn(label, value)) cells[0] = `${label},${value.trim()}`;
      else cells.push(withoutGuard(value.trim()));
      if (cells.length > TABLE_LIMITS.columns) this.fault = { code: "too_many_columns", line: this.#line };
      if (this.fault !== null || this.#endRow()) break;
    }
    return cells;
  }
}

/** Some put a text or a number in single quotes, or one before a number, so that spreadsheets leave it as it is. */
const GUARDED = /^'(?:([^']*)'|(?=[-+]?\d)([^']*))$/;

const withoutGuard = (cell: string): string =>
  cell.charCodeAt(0) === APOSTROPHE ? cell.replace(GUARDED, "$1$2") : cell;

/** `Balance : "-1,413,724.00"` */
const QUOTED_FIGURE =
  /\p{L}[^:=",\r\n]{1,60}[:=] ?"[-+(]?[^\d",:\r\n]{0,5}\d{1,3}(?:,\d{2,3})+(?:\.\d{1,4})?\)?"/uy;

/** A label and the first thousands of its figure. */
const LABELLED_THOUSANDS = /^\p{L}[^:=\d]{1,60}[:=]\s?[^\d:=.]{0,5}\d{1,3}(?:,\d{3})*$/u;
const THOUSANDS = /^\d{3}(?:\.\d{1,4})?\s*$/;

/** Whether the commas in the figure behind a label took it apart: `Balance: 85,662,500.00` in a line without quotes. */
const goesOn = (label: string, next: string): boolean =>
  THOUSANDS.test(next) && LABELLED_THOUSANDS.test(label);

/**
 * Splits delimited text into rows in one pass; line numbers count from 1 and point at the row's first line. Rows of
 * empty cells are left out. Stops at the first fault.
 */
export const splitDelimited = (text: string, options: DelimitedOptions): DelimitedRows => {
  const source = new DelimitedText(text, options);
  const rows: TableRow[] = [];
  const rowsMax = options.rowsMax ?? TABLE_LIMITS.rows;
  let cellCount = 0;
  while (!source.ended && rows.length < rowsMax) {
    const line = source.line;
    const cells = source.readRow();
    cellCount += cells.length;
    if (
      cellCount > TABLE_LIMITS.cells ||
      (rows.length >= TABLE_LIMITS.rows - 1 && rowsMax === TABLE_LIMITS.rows)
    )
      source.fault ??= { code: "too_many_cells", line };
    if (source.fault === null && cells.some((cell) => cell !== "")) rows.push({ cells, place: { line } });
  }
  return { rows, fault: source.fault };
};
