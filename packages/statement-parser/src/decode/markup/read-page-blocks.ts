import { LineCounter } from "../text/count-lines.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableRow } from "../table/table.ts";
import { followsWord, goesOn, INLINE, isOfPage, isShown, VOID } from "./html-elements.ts";
import { findAttribute, scanMarkup } from "./scan-markup.ts";

const DEPTH_MAX = 200;

/** `pieces` are the texts of its elements; `leads` where it leads elsewhere as a whole, as the entries of a menu do. */
type Text = { text: string; pieces: string[]; at: number; leads: boolean };
/** A block of a page with what stands in it, in order; `kind` is what those of one kind have in common. */
type Block = { kind: string; at: number; day: string | null; parts: (Block | Text)[] };

const isText = (part: Block | Text): part is Text => "text" in part;

const tidy = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

const HAS_DIGIT = /\p{Nd}/u;

/** The day that an element gives for programs, where its words name none: `Today`. */
const findGivenDay = (attributes: string, name: string): string | null =>
  name === "time"
    ? (/^\d{4}-\d{2}-\d{2}/.exec(findAttribute(attributes, "datetime") ?? "")?.[0] ?? null)
    : null;

const LAYS_OUT = /display\s*:\s*(?:inline-)?(?:flex|grid|table-row)/i;
const RULE = /\.([\w-]+)\s*\{([^{}]*)\}/g;
const FREQUENT = ["flex", "inline-flex", "d-flex", "grid", "d-grid"];

/** The classes whose elements lay out what stands in them as blocks, as the page's own styles and the frequent names say. */
const listLayouts = (text: string): ReadonlySet<string> => {
  const named = [...text.matchAll(RULE)].flatMap(([, name = "", rule = ""]) =>
    LAYS_OUT.test(rule) ? [name] : [],
  );
  return new Set([...FREQUENT, ...named]);
};

/** Whether an element is part of the words around it; a day or an hour is a text of its own. */
const isWithinWords = (name: string): boolean => INLINE.has(name) && name !== "time";

/** The blocks of a page in each other; null where some element is none of a page. */
class PageTree {
  readonly root: Block = { kind: "", at: 0, day: null, parts: [] };
  readonly #layouts: ReadonlySet<string>;
  #open: { name: string; block: Block | null; lays: boolean; within: number }[] = [];
  #deep = 0;
  #text = "";
  #textAt = 0;
  /** How many links are open, and whether all of the text stood in one. */
  #links = 0;
  #leads = true;
  /** An element within the line ended right before what comes next. */
  #isEnded = false;
  #pieces: string[] = [];
  /** An element within the line began or ended since the last text. */
  #isOther = false;

  constructor(layouts: ReadonlySet<string>) {
    this.#layouts = layouts;
  }

  get #block(): Block {
    return this.#open.findLast(({ block }) => block !== null)?.block ?? this.root;
  }

  #flush(): void {
    const printed = tidy(this.#text);
    const { day } = this.#block;
    const text = day === null || printed === "" || HAS_DIGIT.test(printed) ? printed : day;
    if (text !== printed) this.#pieces = [text];
    this.#text = "";
    this.#isEnded = false;
    if (text !== "")
      this.#block.parts.push({
        text: text.slice(0, TABLE_LIMITS.cell_length),
        pieces: this.#pieces.map(tidy).filter((piece) => piece !== ""),
        at: this.#textAt,
        leads: this.#leads,
      });
    this.#leads = true;
    this.#pieces = [];
  }

  open(name: string, attributes: string, at: number): void {
    if (name === "a") this.#links += 1;
    this.#isOther = true;
    const around = this.#open.at(-1);
    const isLaid = around?.lays === true && around.within === 0 && !VOID.has(name);
    if (isWithinWords(name) && !isLaid) {
      if (around !== undefined && !VOID.has(name)) around.within += 1;
      return;
    }
    this.#flush();
    if (VOID.has(name)) return;
    if (this.#open.length >= DEPTH_MAX) {
      this.#deep += 1;
      return;
    }
    const block: Block = {
      kind: `${name} ${findAttribute(attributes, "class") ?? ""}`,
      at,
      day: findGivenDay(attributes, name),
      parts: [],
    };
    if (isShown(attributes) && name !== "nav") this.#block.parts.push(block);
    const lays =
      LAYS_OUT.test(findAttribute(attributes, "style") ?? "") ||
      (findAttribute(attributes, "class") ?? "").split(" ").some((one) => this.#layouts.has(one));
    this.#open.push({ name, block, lays, within: 0 });
  }

  close(name: string): void {
    if (name === "a") this.#links = Math.max(0, this.#links - 1);
    this.#isOther = true;
    const around = this.#open.at(-1);
    const isOpen = around?.name === name && around.within === 0;
    if (isWithinWords(name) && !isOpen) {
      if (around !== undefined) around.within = Math.max(0, around.within - 1);
      this.#isEnded = true;
      return;
    }
    this.#flush();
    if (this.#deep > 0) {
      this.#deep -= 1;
      return;
    }
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at >= 0) this.#open.length = at;
  }

  #addPiece(text: string): void {
    const last = this.#pieces.at(-1);
    const isMore = last !== undefined && (!this.#isOther || goesOn(last, text));
    if (isMore) this.#pieces[this.#pieces.length - 1] = last + text;
    else this.#pieces.push(text);
    if (text.trim() !== "") this.#isOther = false;
  }

  add(text: string, at: number): void {
    if (this.#text === "") this.#textAt = at;
    if (this.#links === 0 && text.trim() !== "") this.#leads = false;
    // Elements side by side are words apart, unless one is more of a figure.
    const isApart = (this.#isEnded && !goesOn(this.#text, text)) || followsWord(this.#text, text);
    if (this.#text.length < TABLE_LIMITS.cell_length) {
      this.#text += isApart ? ` ${text}` : text;
      this.#addPiece(text);
    }
    this.#isEnded = false;
  }

  end(): Block {
    this.#flush();
    return this.root;
  }
}

const readTree = (text: string): Block | null => {
  const tree = new PageTree(listLayouts(text));
  for (const token of scanMarkup(text, "page"))
    if (token.kind === "text") tree.add(token.text, token.at);
    else if (!isOfPage(token.name)) return null;
    else if (token.kind === "open") tree.open(token.name, token.attributes, token.at);
    else tree.close(token.name);
  return tree.end();
};

/** A figure as amounts are printed: with its cents, beside the mark of a currency, or alone; what stars stand before is a part of a number. */
const FIGURE =
  /(?<![\p{Nd}.,٫/])\p{Nd}[\p{Nd}.,٫٬'\s\u00a0]*[.,٫]\p{Nd}{2,3}(?![\p{Nd}.,٫/-])|[€$£¥₹₩₺₪₴₫]\s?\p{Nd}|^[^\p{Nd}\p{L}*•#]*\p{Nd}[\p{Nd}.,٫٬'\s\u00a0]*\p{L}{0,3}$/u;
const WORD = /\p{Ll}{2}|\p{Lo}{2}|\p{L}{4}/u;

/** What is asked of each block, found once from within; `holdsRows` where blocks of one kind with words and a figure stand in it. */
type Shape = { isRowLike: boolean; hasFigure: boolean; hasWord: boolean; holdsRows: boolean };

type Shapes = Map<Block, Shape>;

/** What is known of all blocks: the kinds of which several stand side by side as rows, and those that hold such a one. */
type Listing = {
  shapes: Shapes;
  listed: ReadonlySet<string>;
  holding: ReadonlySet<Block>;
  names: ReadonlySet<Block>;
  columns: ReadonlyMap<number, number>;
};

const listTexts = (block: Block): Text[] =>
  block.parts.flatMap((part) => (isText(part) ? [part] : listTexts(part)));

/** The cells of a row of a table; null where it holds blocks of its own. */
const listCells = ({ kind, parts }: Block): string[] | null => {
  const cells = parts.filter((part): part is Block => !isText(part) && /^t[dh] /.test(part.kind));
  const isPlain = kind.startsWith("tr ") && cells.length > 1 && cells.length === parts.length;
  return isPlain && cells.every((cell) => cell.parts.every(isText))
    ? cells.map((cell) =>
        listTexts(cell)
          .map(({ text }) => text)
          .join(" "),
      )
    : null;
};

/** Whether cells name the columns of a table of money. */
export type AreNames = (cells: readonly string[]) => boolean;

/** The rows of tables that name their columns: what stands below are rows, too, and the table is none itself. */
const findNames = (block: Block, areNames: AreNames, names: Set<Block>): Set<Block> => {
  for (const part of block.parts) {
    if (isText(part)) continue;
    const cells = listCells(part);
    if (cells !== null && areNames(cells)) names.add(part);
    else findNames(part, areNames, names);
  }
  return names;
};

const shapeOf = (
  block: Block,
  shapes: Shapes,
  { listed, names }: { listed: Set<string>; names: ReadonlySet<Block> },
): Shape => {
  const shape: Shape = { isRowLike: false, hasFigure: false, hasWord: false, holdsRows: false };
  const kinds = new Set<string>();
  for (const part of block.parts) {
    const own = isText(part)
      ? {
          isRowLike: false,
          hasFigure: FIGURE.test(part.text),
          hasWord: WORD.test(part.text),
          holdsRows: false,
        }
      : shapeOf(part, shapes, { listed, names });
    shape.holdsRows ||= !isText(part) && names.has(part);
    shape.hasFigure ||= own.hasFigure;
    shape.hasWord ||= own.hasWord;
    shape.holdsRows ||= own.holdsRows;
    if (isText(part) || !own.isRowLike) continue;
    if (kinds.has(part.kind)) {
      shape.holdsRows = true;
      listed.add(part.kind);
    }
    kinds.add(part.kind);
  }
  shape.isRowLike = shape.hasFigure && shape.hasWord;
  shapes.set(block, shape);
  return shape;
};

/**
 * `pieces` of each cell where it is one of several rows, or else its text; `grid` are the texts of the blocks of which it is made, empty
 * ones too, where others have as many.
 */
type Line = {
  cells: string[];
  pieces: string[][];
  grid: string[] | null;
  at: number;
  heading: string | null;
};

const GRID_COLUMNS_MIN = 3;
const GRID_ROWS_MIN = 3;

/** The texts of the blocks in a block; null where it holds a text of its own, or few blocks. */
const listColumns = ({ parts }: Block): string[] | null => {
  const columns = parts.flatMap((part) =>
    isText(part)
      ? []
      : [
          listTexts(part)
            .map(({ text }) => text)
            .join(" "),
        ],
  );
  return columns.length === parts.length && columns.length >= GRID_COLUMNS_MIN ? columns : null;
};

/** How many rows are made of so many blocks. */
const countColumns = (block: Block, listing: Omit<Listing, "columns">, counts: Map<number, number>): void => {
  for (const part of block.parts)
    if (!isText(part)) {
      const width = isRow(part, listing) ? part.parts.length : 0;
      counts.set(width, (counts.get(width) ?? 0) + 1);
      if (width === 0) countColumns(part, listing, counts);
    }
};

/** The columns of a row, or of the names over rows that have as many; beside a table of blocks one row may be another. */
const findGrid = (block: Block, { columns }: Listing): string[] | null => {
  const least = Math.max(...columns.values(), 0) >= GRID_ROWS_MIN ? 1 : GRID_ROWS_MIN;
  return (columns.get(block.parts.length) ?? 0) >= least ? listColumns(block) : null;
};

/** A line of words alone. */
const isHeading = ({ cells: [text = "", ...others] }: Line): boolean =>
  others.length === 0 && WORD.test(text) && !/\p{Nd}/u.test(text);

/** Blocks in which one stands that is a row, for others of its kind stand side by side elsewhere. */
const findHolding = (
  block: Block,
  shapes: Shapes,
  listed: ReadonlySet<string>,
  holding: Set<Block>,
): boolean => {
  let holds = false;
  for (const part of block.parts) {
    if (isText(part)) continue;
    const isOne = listed.has(part.kind) && shapes.get(part)?.isRowLike === true;
    if (findHolding(part, shapes, listed, holding) || isOne) holds = true;
  }
  if (holds) holding.add(block);
  return holds;
};

/** One that looks like a row, or has the money of one among its kind, however short its words are. */
const isRow = (block: Block, { shapes, listed, holding }: Omit<Listing, "columns">): boolean => {
  const { isRowLike = false, hasFigure = false, holdsRows = false } = shapes.get(block) ?? {};
  const isOfRows = hasFigure && block.parts.length > 1 && listed.has(block.kind);
  return (isRowLike || isOfRows) && !holdsRows && !holding.has(block);
};

/**
 * The lines in a block, with the heading that stands before them in it or in one around it; a block of which others of its kind stand
 * side by side elsewhere is a row where it stands alone, too.
 */
const listLines = (block: Block, listing: Listing, around: string | null = null): Line[] => {
  let heading = around;
  /** Rows of a table stand under the names of its columns. */
  let areNamed = false;
  return block.parts.flatMap((part): Line[] => {
    const { at } = part;
    if (isText(part))
      return part.leads ? [] : [{ cells: [part.text], pieces: [[part.text]], grid: null, at, heading }];
    if (isRow(part, listing)) {
      const texts = listTexts(part);
      const cells = texts.map(({ text }) => text);
      const pieces = texts.map((one) => (listing.listed.has(part.kind) ? one.pieces : [one.text]));
      return [{ cells, pieces, grid: findGrid(part, listing), at, heading }];
    }
    const grid = findGrid(part, listing);
    if (grid?.every((text) => text !== "" && !HAS_DIGIT.test(text)) === true)
      return [{ cells: grid, pieces: grid.map((text) => [text]), grid, at, heading }];
    areNamed ||= listing.names.has(part);
    const cells = areNamed ? listCells(part) : null;
    if (cells !== null) return [{ cells, pieces: cells.map((text) => [text]), grid: null, at, heading }];
    const lines = listLines(part, listing, heading);
    const [first, ...others] = lines;
    if (first !== undefined && others.length === 0 && isHeading(first)) heading = first.cells[0] ?? null;
    return lines;
  });
};

/** A line of a page with the words over it that hold for it, and the texts of the elements of which each of its cells is made. */
export type BlockLine = TableRow & {
  heading: string | null;
  pieces: readonly (readonly string[])[];
  /** Its columns, empty ones too, where others have as many. */
  grid: readonly string[] | null;
};

/**
 * The lines of a page whose table is made of blocks in blocks: those of which several with words and a figure stand side by side, with
 * their texts as cells, and all others by themselves. Null where the markup is none of a page, as where it holds OFX.
 */
export const readPageBlocks = (text: string, areNames: AreNames = () => false): BlockLine[] | null => {
  const tree = readTree(text);
  if (tree === null) return null;
  const shapes: Shapes = new Map();
  const listed = new Set<string>();
  const names = findNames(tree, areNames, new Set());
  shapeOf(tree, shapes, { listed, names });
  const counter = new LineCounter(text);
  const holding = new Set<Block>();
  findHolding(tree, shapes, listed, holding);
  const columns = new Map<number, number>();
  countColumns(tree, { shapes, listed, holding, names }, columns);
  return listLines(tree, { shapes, listed, holding, names, columns })
    .slice(0, TABLE_LIMITS.rows)
    .map(({ cells, pieces, grid, at, heading }) => ({
      heading,
      grid: grid?.slice(0, TABLE_LIMITS.columns) ?? null,
      pieces: pieces.slice(0, TABLE_LIMITS.columns),
      cells: cells.slice(0, TABLE_LIMITS.columns),
      place: { line: counter.lineOf(at) },
    }));
};
