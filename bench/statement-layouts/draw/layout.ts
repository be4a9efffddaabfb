import type { Context } from "../facts/context.ts";
import type { DrawnStatement } from "../facts/truth.ts";
import type { HtmlDrawing } from "./html.ts";
import type { Sheet, SheetOptions } from "./sheet.ts";

export type Drawing =
  | HtmlDrawing
  | { engine: "direct"; draw: (sheet: Sheet) => void; page: SheetOptions; statements: DrawnStatement[] };

/** One bank's way of printing. */
export type Layout = {
  name: string;
  /** Movements for the seeds 1, 2 and 3; the last one is used for all later seeds. */
  rows: readonly [number, number, number];
  make: (context: Context) => Drawing;
};

export const A4: [number, number] = [595.28, 841.89];
export const LETTER: [number, number] = [612, 792];
