import type { Sheet } from "../draw/sheet.ts";
import type { HtmlDocument } from "../draw/html.ts";
import type { Random } from "./random.ts";
import type { TruthStatement } from "./truth.ts";

/** What a layout is given; `rows` is how many movements the statement should have. */
export type Context = { random: Random; seed: number; rows: number; today: string };

/** A truth whose rows know under which id they are drawn. */
export type DrawnStatement = TruthStatement & { ids: number[] };

export type Drawing =
  | { engine: "html"; document: HtmlDocument; statements: DrawnStatement[] }
  | { engine: "direct"; draw: (sheet: Sheet) => void; page: SheetOptions; statements: DrawnStatement[] };

export type SheetOptions = {
  size: [number, number];
  margin: number;
  /** The page lies on its side in the file and says that it is to be turned for reading. */
  rotate?: 90;
};

/** One bank's way of printing. */
export type Layout = {
  name: string;
  /** Movements for the seeds 1, 2 and 3; the last one is used for all later seeds. */
  rows: readonly [number, number, number];
  make: (context: Context) => Drawing;
};

export const A4: [number, number] = [595.28, 841.89];
export const LETTER: [number, number] = [612, 792];
