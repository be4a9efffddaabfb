import { LineCounter } from "../text/count-lines.ts";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { followsWord, goesOn, INLINE, isShown, VOID } from "./html-elements.ts";
import { findAttribute, scanMarkup } from "./scan-markup.ts";
import type { MarkupToken } from "./scan-markup.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableFault } from "../table/table-limits.ts";
import type { TableRow } from "../table/table.ts";

const NUMBER = /^\W*\d[\d.,'\s\u00a0]*\W*$/;

const DEPTH_MAX = 50;
const ELEMENTS_MAX = 500;

/** Elements whose end may be left out. */
const OPEN_ENDED = new Set(["td", "th", "tr", "li", "p", "option"]);

/** What elements of other names are, by what they say that they are (WAI-ARIA 1.2). */
const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  grid: "table",
  treegrid: "table",
  row: "tr",
  cell: "td",
  gridcell: "td",
  columnheader: "th",
  rowheader: "th",
};

type Cell = { text: string; columns: number; rows: number };
type Held = { text: string; rows: number };

/** A table around another, with the row and the cell in which that stands. */
type Outer = { cells: Cell[] | null; cell: Cell | null; held: Map<number, Held>; rows: number };

const spanOf = (attributes: string, name: "colspan" | "rowspan"): number => {
  const span = Number(findAttribute(attributes, name) ?? "1");
  return Number.isInteger(span) && span > 0 ? Math.min(span, TABLE_LIMITS.columns) : 1;
};

/** Collects the rows of all tables of a page, and its other lines as rows of one cell. */
class PageTables {
  readonly rows: TableRow[] = [];
  fault: TableFault | null = null;
  readonly #text: string;
  readonly #lines: LineCounter;
  #cells: Cell[] | null = null;
  #cell: Cell | null = null;
  /** Texts of the rows above that reach down into this one, by column. */
  #held = new Map<number, Held>();
  #outer: Outer[] = [];
  /** An element within the line ended right before what comes next. */
  #isEnded = false;
  #loose = "";
  #rowAt = 0;
  #hidden: { name: string; depth: number } | null = null;
  /** The elements that are open in one that says of itself that it is a table, and what each is. */
  #named: { name: string; as: string }[] = [];
  #cellCount = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lines = new LineCounter(text);
  }

  #push(cells: string[], at: number): void {
    this.#cellCount += cells.length;
    if (cells.length > TABLE_LIMITS.columns) this.fault = "too_many_columns";
    if (this.#cellCount > TABLE_LIMITS.cells || this.rows.length >= TABLE_LIMITS.rows)
      this.fault ??= "too_many_cells";
    if (this.fault === null && cells.some((cell) => cell !== ""))
      this.rows.push({ cells, place: { line: this.#lines.lineOf(at) } });
  }

  #flushLoose(at: number): void {
    const text = this.#loose.replaceAll(/\s+/g, " ").trim();
    this.#loose = "";
    if (text !== "") this.#push([text.slice(0, TABLE_LIMITS.cell_length)], at);
  }

  #endCell(): void {
    if (this.#cell === null) return;
    this.#cell.text = this.#cell.text.replaceAll(/[\s\u00a0]+/g, " ").trim();
    this.#cell = null;
  }

  #takeHeld(cells: string[]): void {
    for (let held = this.#held.get(cells.length); held !== undefined; held = this.#held.get(cells.length)) {
      held.rows -= 1;
      if (held.rows === 0) this.#held.delete(cells.length);
      cells.push(held.text);
    }
  }

  /** A line that one cell fills, beside those that reach down into it, says more of the row above. */
  #isMore(): boolean {
    const [own, ...others] = this.#cells ?? [];
    return this.#held.size > 0 && own !== undefined && others.length === 0 && own.columns > 1;
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells === null) return;
    const isMore = this.#isMore();
    const cells: string[] = [];
    for (const cell of this.#cells) {
      this.#takeHeld(cells);
      // An amount that spans rows is one amount; names and days hold for each of them.
      const below = NUMBER.test(cell.text) && !/\d\W\d+\W\d/.test(cell.text) ? "" : cell.text;
      for (let column = 0; column < cell.columns && cells.length <= TABLE_LIMITS.columns; column += 1) {
        if (cell.rows > 1)
          this.#held.set(cells.length, { text: column === 0 ? below : "", rows: cell.rows - 1 });
        cells.push(column === 0 ? cell.text : "");
      }
    }
    this.#takeHeld(cells);
    this.#cells = null;
    if (isMore) this.#addToRow(cells);
    else this.#push(cells, this.#rowAt);
  }

  /** Adds what one cell says to the row above, in its column. */
  #addToRow(cells: readonly string[]): void {
    const above = this.rows.at(-1);
    const column = cells.findLastIndex((cell) => cell !== "");
    if (above?.cells.length !== cells.length) this.#push([...cells], this.#rowAt);
    else
      this.rows[this.rows.length - 1] = {
        ...above,
        cells: above.cells.map((cell, at) => (at === column ? `${cell} ${cells[at] ?? ""}`.trim() : cell)),
      };
  }

  #open(name: string, attributes: string, at: number): void {
    if (name === "table") {
      this.#flushLoose(at);
      if (this.#outer.length >= DEPTH_MAX) this.fault = "too_many_columns";
      this.#outer.push({ cells: this.#cells, cell: this.#cell, held: this.#held, rows: this.rows.length });
      this.#cells = null;
      this.#cell = null;
      this.#held = new Map();
    } else if (this.#outer.length === 0) {
      if (!INLINE.has(name)) this.#flushLoose(at);
    } else if (name === "tr") {
      this.#endRow();
      this.#cells = [];
      this.#rowAt = at;
    } else if (name === "td" || name === "th") {
      this.#endCell();
      if (this.#cells === null) this.#rowAt = at;
      this.#cells ??= [];
      this.#cell = { text: "", columns: spanOf(attributes, "colspan"), rows: spanOf(attributes, "rowspan") };
      this.#cells.push(this.#cell);
    } else if (!INLINE.has(name)) this.#addText(" ");
  }

  /** The lines of a table in a cell, behind others of its row, are the lines of that cell. */
  #takeIn({ cells, cell, rows }: Outer): void {
    const own = this.rows.slice(rows).map((row) => row.cells.filter((text) => text !== ""));
    const isBehind = (cells?.length ?? 0) > 1 && cells?.[0]?.text !== "";
    if (cell === null || !isBehind || own.some(({ length }) => length > 1)) return;
    cell.text += ` ${own.flat().join(" ")} `;
    this.rows.length = rows;
  }

  #close(name: string, at: number): void {
    if (name === "table") {
      this.#endRow();
      const outer = this.#outer.pop();
      if (outer !== undefined) this.#takeIn(outer);
      this.#cells = outer?.cells ?? null;
      this.#cell = outer?.cell ?? null;
      this.#held = outer?.held ?? new Map();
    } else if (this.#outer.length === 0) {
      if (!INLINE.has(name)) this.#flushLoose(at);
    } else if (name === "tr" || name === "thead" || name === "tbody") this.#endRow();
    else if (name === "td" || name === "th") this.#endCell();
    else if (!INLINE.has(name)) this.#addText(" ");
    this.#isEnded = INLINE.has(name);
  }

  /** Elements side by side are words apart, unless one is more of a figure. */
  #addText(printed: string): void {
    const before = this.#outer.length === 0 ? this.#loose : (this.#cell?.text ?? "");
    const isApart =
      (this.#isEnded && before !== "" && !goesOn(before, printed)) || followsWord(before, printed);
    const text = isApart ? ` ${printed}` : printed;
    this.#isEnded = false;
    if (this.#outer.length === 0) this.#loose += text;
    else if (this.#cell !== null && this.#cell.text.length < TABLE_LIMITS.cell_length)
      this.#cell.text += text;
  }

  /** Whether what comes next is not seen: all of an element that is hidden, whose end may be left out where another of its kind begins. */
  #isHidden(token: MarkupToken): boolean {
    const hidden = this.#hidden;
    if (hidden === null) {
      if (token.kind !== "open" || VOID.has(token.name) || isShown(token.attributes)) return false;
      this.#hidden = { name: token.name, depth: 1 };
      return true;
    }
    if (token.kind === "text" || token.name !== hidden.name) return true;
    const isNext = token.kind === "open" && OPEN_ENDED.has(token.name);
    if (token.kind === "open" && !isNext) hidden.depth += 1;
    else hidden.depth -= 1;
    if (hidden.depth === 0) this.#hidden = null;
    return !isNext || this.#isHidden(token);
  }

  /** What an element is that begins: a table by its name, or by its role. */
  #nameOpen(name: string, attributes: string): string {
    const as = ROLES[findAttribute(attributes, "role") ?? ""] ?? name;
    const isWithin = this.#named.length > 0 || (as === "table" && name !== "table");
    if (isWithin && !VOID.has(name) && this.#named.length < ELEMENTS_MAX) this.#named.push({ name, as });
    return as;
  }

  /** What an element is that ends; what was not closed within it ends as well. */
  #nameClose(name: string): string {
    const at = this.#named.findLastIndex((open) => open.name === name);
    const [own] = at < 0 ? [] : this.#named.splice(at);
    return own?.as ?? name;
  }

  take(token: MarkupToken): void {
    if (this.#isHidden(token)) return;
    if (token.kind === "text") this.#addText(token.text);
    else if (token.kind === "open")
      this.#open(this.#nameOpen(token.name, token.attributes), token.attributes, token.at);
    else this.#close(this.#nameClose(token.name), token.at);
  }

  end(): void {
    while (this.#outer.length > 0) this.#close("table", this.#text.length);
    this.#flushLoose(this.#text.length);
  }
}

/** The rows of all tables of an HTML page in their order, each with its line; text around them as rows of one cell. */
export const readPageTables = (text: string): Result<TableRow[], TableFault> => {
  const tables = new PageTables(text);
  for (const token of scanMarkup(text, "page")) {
    tables.take(token);
    if (tables.fault !== null) return err(tables.fault);
  }
  tables.end();
  return tables.fault === null ? ok(tables.rows) : err(tables.fault);
};
