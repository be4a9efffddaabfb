import { LineCounter } from "../text/count-lines.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { TableRow } from "../table/table.ts";
import { INLINE } from "./inline-elements.ts";
import { scanMarkup } from "./scan-markup.ts";

/** Elements that hold nothing, and end without a tag. */
const VOID = new Set("area base br col embed hr input link meta param source track".split(" "));

const DEPTH_MAX = 100;

/** `texts` are those of the elements in it that hold no others; `isNested` when one of these holds some. */
type Block = { name: string; at: number; text: string; texts: string[]; isNested: boolean };

const openBlock = (name: string, at: number): Block => ({ name, at, text: "", texts: [], isNested: false });

const tidy = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

/** Collects blocks of which each holds several texts and nothing else, as rows; all other texts as rows of one cell. */
class PageBlocks {
  readonly rows: TableRow[] = [];
  readonly #lines: LineCounter;
  #stack: Block[] = [openBlock("", 0)];

  constructor(text: string) {
    this.#lines = new LineCounter(text);
  }

  #push(cells: string[], at: number): void {
    const isWhole = this.rows.length < TABLE_LIMITS.rows && cells.length <= TABLE_LIMITS.columns;
    if (isWhole && cells.some((cell) => cell !== ""))
      this.rows.push({
        cells: cells.map((cell) => cell.slice(0, TABLE_LIMITS.cell_length)),
        place: { line: this.#lines.lineOf(at) },
      });
  }

  #flush(block: Block): void {
    const own = tidy(block.text);
    block.text = "";
    for (const text of [...block.texts, own]) this.#push([text], block.at);
    block.texts = [];
  }

  open(name: string, at: number): void {
    const [outer, parent] = [this.#stack.at(-2), this.#stack.at(-1)];
    if (INLINE.has(name)) return;
    if (VOID.has(name) || this.#stack.length >= DEPTH_MAX) return this.#part();
    if (outer !== undefined && !outer.isNested) {
      this.#flush(outer);
      outer.isNested = true;
    } else if (outer !== undefined && outer.texts.length > 0) this.#flush(outer);
    if (parent !== undefined && tidy(parent.text) !== "") this.#flush(parent);
    this.#stack.push(openBlock(name, at));
  }

  close(name: string): void {
    const at = this.#stack.findLastIndex((block) => block.name === name);
    const ended = at > 0 ? this.#stack.length - at : 0;
    for (let count = 0; count < ended; count += 1) this.#end();
  }

  #end(): void {
    const block = this.#stack.pop();
    const parent = this.#stack.at(-1);
    if (block === undefined || parent === undefined) return;
    const isLeaf = block.texts.length === 0 && !block.isNested;
    if (isLeaf) parent.texts.push(tidy(block.text));
    else if (!block.isNested && block.texts.length > 1 && tidy(block.text) === "")
      this.#push(block.texts, block.at);
    else this.#flush(block);
  }

  #part(): void {
    const block = this.#stack.at(-1);
    if (block !== undefined && !block.text.endsWith(" ")) block.text += " ";
  }

  text(text: string): void {
    const block = this.#stack.at(-1);
    if (block !== undefined && block.text.length < TABLE_LIMITS.cell_length) block.text += text;
  }

  end(): void {
    while (this.#stack.length > 1) this.#end();
    const [page] = this.#stack;
    if (page !== undefined) this.#flush(page);
  }
}

/** The rows of a page whose table is made of blocks in blocks, in their order. */
export const readPageBlocks = (text: string): TableRow[] => {
  const blocks = new PageBlocks(text);
  for (const token of scanMarkup(text, "page"))
    if (token.kind === "text") blocks.text(token.text);
    else if (token.kind === "open") blocks.open(token.name, token.at);
    else blocks.close(token.name);
  blocks.end();
  return blocks.rows;
};
