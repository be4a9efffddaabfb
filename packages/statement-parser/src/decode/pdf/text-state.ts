import { IDENTITY } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import type { PdfFont } from "./load-pdfjs.ts";
import type { Box } from "../page-words.ts";

/** What of PDF's graphics and text state decides where a letter stands and whether it can be seen. */
export type TextState = {
  map: Matrix;
  line: Matrix;
  x: number;
  y: number;
  font: PdfFont | null;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  fill: string;
  alpha: number;
  /** Nothing is painted outside of it; null where all of the page is. */
  clip: Box | null;
};

export const startState = (map: Matrix): TextState => ({
  map,
  line: IDENTITY,
  x: 0,
  y: 0,
  font: null,
  size: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: "#000000",
  alpha: 1,
  clip: null,
});

/** Starts a line of text by PDF's Td: the place moves relative to the start of the line before. */
export const moveLine = (state: TextState, x: number, y: number): void => {
  const [a, b, c, d, e, f] = state.line;
  state.line = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
  state.x = 0;
  state.y = 0;
};
