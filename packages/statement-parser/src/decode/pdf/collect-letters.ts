import type { Box, Turn } from "../page-words.ts";
import type { PdfFont, PdfOperators, PdfLibrary, PdfPage } from "./load-pdfjs.ts";
import { isBlank, toPlainLetter } from "./letter-text.ts";
import { apply, multiply, toMatrix } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import { moveLine, startState } from "./text-state.ts";
import type { TextState } from "./text-state.ts";

/** One letter as it is drawn: start and end of its advance, its baseline, its height, and the way it is turned. */
export type Letter = {
  text: string;
  /** What it reads as, and whether that is no more than a gap. */
  plain: string;
  blank: boolean;
  x0: number;
  x1: number;
  base: number;
  size: number;
  turn: Turn;
};

export const LETTERS_MAX = 60_000;
const DEPTH_MAX = 200;
const FILLS_MAX = 5000;
const INVISIBLE = new Set([3, 7]);

/** A painted path: its bounds under a map, what of them was painted, and the box that this has on the page once it is asked for. */
type Fill = {
  map: Matrix;
  bounds: ArrayLike<number>;
  clip: Box | null;
  box: Box | null;
  white: boolean;
};
type Glyph = { unicode?: string; width?: number; isSpace?: boolean; vmetric?: readonly number[] };
type Scene = {
  state: TextState;
  stack: TextState[];
  letters: Letter[];
  fills: Fill[];
  /** The next path bounds what is painted. */
  clips: boolean;
  fontOf: (name: string) => PdfFont | null;
};

const isWhite = (colour: string): boolean => /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(colour);

const boxOf = (map: Matrix, bounds: ArrayLike<number>): Box => {
  const corners = [
    apply(map, bounds[0] ?? 0, bounds[1] ?? 0),
    apply(map, bounds[2] ?? 0, bounds[3] ?? 0),
    apply(map, bounds[0] ?? 0, bounds[3] ?? 0),
    apply(map, bounds[2] ?? 0, bounds[1] ?? 0),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const intersect = (box: Box, other: Box | null): Box =>
  other === null
    ? box
    : [
        Math.max(box[0], other[0]),
        Math.max(box[1], other[1]),
        Math.min(box[2], other[2]),
        Math.min(box[3], other[3]),
      ];

const covers = (fill: Fill, x: number, y: number): boolean => {
  fill.box ??= intersect(boxOf(fill.map, fill.bounds), fill.clip);
  const [left, top, right, bottom] = fill.box;
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
};

/** How the glyphs of one text are drawn. */
type Style = {
  map: Matrix;
  turn: Letter["turn"];
  size: number;
  scale: number;
  hidden: boolean;
  white: boolean;
};

/** White letters can be seen only on something darker that was painted under them. */
const canBeSeen = (
  { fills }: Scene,
  { hidden, white }: Style,
  [x, y]: readonly [number, number],
): boolean => {
  if (hidden) return false;
  if (!white) return true;
  const under = fills.findLast((fill) => covers(fill, x, y));
  return under !== undefined && !under.white;
};

const turnOf = (map: Matrix): Letter["turn"] => {
  const [a, b] = map;
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b >= 0 ? 1 : 3;
};

/** The place along and across the reading direction of a point of the page. */
const toReading = (x: number, y: number, turn: Letter["turn"]): readonly [number, number] => {
  if (turn === 0) return [x, y];
  if (turn === 1) return [y, -x];
  return turn === 2 ? [-x, -y] : [-y, x];
};

const drawGlyph = (scene: Scene, glyph: Glyph, style: Style): void => {
  const { state } = scene;
  const { map, turn, size } = style;
  const advance = (glyph.width ?? 0) * state.size * style.scale * state.stretch;
  const text = glyph.unicode ?? "";
  if (text !== "" && scene.letters.length < LETTERS_MAX) {
    const start = apply(map, state.x, state.y + state.rise);
    if (canBeSeen(scene, style, start)) {
      const [endX, endY] = apply(map, state.x + advance, state.y + state.rise);
      const [x0, base] = toReading(start[0], start[1], turn);
      const [x1] = toReading(endX, endY, turn);
      const plain = toPlainLetter(text);
      scene.letters.push({
        text,
        plain,
        blank: isBlank(plain),
        x0: Math.min(x0, x1),
        x1: Math.max(x0, x1),
        base,
        size,
        turn,
      });
    }
  }
  const spacing = (state.letterSpacing + (glyph.isSpace === true ? state.wordSpacing : 0)) * state.stretch;
  state.x += advance + spacing;
};

const UNITS = 1000;
/** A font of so few units to an em is drawn point by point, and its box tells its height. */
const COARSE = 2;

/** How high the letters of a font of size 1 are. */
const heightOf = (font: PdfFont | null, scale: number): number => {
  const nominal = Math.max(scale * UNITS, 0.001);
  const [, bottom = 0, , top = 0] = font?.bbox ?? [];
  return nominal > COARSE && top > bottom ? (top - bottom) * scale : nominal;
};

/** Nothing of it changes between the glyphs of one text. */
const styleOf = (state: TextState): Style => {
  const map = multiply(state.map, state.line);
  const scale = state.font?.fontMatrix?.[0] ?? 0.001;
  return {
    map,
    turn: turnOf(map),
    size: Math.abs(state.size) * Math.hypot(map[2], map[3]) * heightOf(state.font, scale),
    scale,
    hidden: INVISIBLE.has(state.mode) || state.alpha < 0.05,
    white: isWhite(state.fill),
  };
};

const showText = (scene: Scene, glyphs: unknown): void => {
  if (!Array.isArray(glyphs)) return;
  const { state } = scene;
  const style = styleOf(state);
  // As pdf.js lists what is shown: shifts and letters.
  for (const glyph of glyphs as readonly (number | Glyph | null)[]) {
    if (typeof glyph === "number") state.x -= (glyph / 1000) * state.size * state.stretch;
    else if (glyph !== null) drawGlyph(scene, glyph, style);
  }
};

const applyGraphics = (state: TextState, pairs: unknown, fontOf: Scene["fontOf"]): void => {
  if (!Array.isArray(pairs)) return;
  // As pdf.js lists what is set.
  for (const [name, value] of pairs as readonly (readonly [string, unknown])[]) {
    if (name === "ca") state.alpha = Number(value);
    if (name === "Font" && Array.isArray(value)) {
      state.font = fontOf(String(value[0]));
      state.size = Number(value[1]);
    }
  }
};

/** A path that is painted, or bounds what is painted after it. */
const takePath = (scene: Scene, bounds: unknown, isPainted: boolean): void => {
  const { state } = scene;
  // As pdf.js gives the bounds of a path: a list of numbers, or nothing.
  const list = bounds as ArrayLike<number> | null | undefined;
  const isPath = list !== null && list !== undefined && list.length >= 4;
  if (isPath && isPainted && scene.fills.length <= FILLS_MAX)
    scene.fills.push({
      map: state.map,
      bounds: list,
      clip: state.clip,
      box: null,
      white: isWhite(state.fill),
    });
  if (isPath && scene.clips) state.clip = intersect(boxOf(state.map, list), state.clip);
  scene.clips = false;
};

const save = (scene: Scene): void => {
  if (scene.stack.length < DEPTH_MAX) scene.stack.push({ ...scene.state });
};
const restore = (scene: Scene): void => {
  const before = scene.stack.pop();
  if (before !== undefined) scene.state = before;
};
const transform = (scene: Scene, matrix: unknown): void => {
  const inner = toMatrix(matrix);
  if (inner !== null) scene.state.map = multiply(scene.state.map, inner);
};

type Step = (scene: Scene, args: readonly unknown[]) => void;
const num = (value: unknown): number => {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
};
const setLine = (scene: Scene, matrix: unknown): void => {
  const map = toMatrix(matrix);
  if (map === null) return;
  Object.assign(scene.state, { line: map, x: 0, y: 0 });
};

const STEPS: Readonly<Record<string, Step>> = {
  save,
  restore,
  transform: (scene, args) => transform(scene, args),
  paintFormXObjectBegin: (scene, [matrix]) => {
    save(scene);
    transform(scene, matrix);
  },
  paintFormXObjectEnd: restore,
  beginGroup: save,
  endGroup: restore,
  clip: (scene) => void (scene.clips = true),
  eoClip: (scene) => void (scene.clips = true),
  beginText: (scene) => setLine(scene, [1, 0, 0, 1, 0, 0]),
  setTextMatrix: (scene, args) => setLine(scene, args.length === 1 ? args[0] : args),
  moveText: (scene, [x, y]) => moveLine(scene.state, num(x), num(y)),
  setLeadingMoveText: (scene, [x, y]) => {
    scene.state.leading = -num(y);
    moveLine(scene.state, num(x), num(y));
  },
  nextLine: (scene) => moveLine(scene.state, 0, -scene.state.leading),
  setLeading: ({ state }, [value]) => void (state.leading = num(value)),
  setCharSpacing: ({ state }, [value]) => void (state.letterSpacing = num(value)),
  setWordSpacing: ({ state }, [value]) => void (state.wordSpacing = num(value)),
  setHScale: ({ state }, [value]) => void (state.stretch = num(value) / 100),
  setTextRise: ({ state }, [value]) => void (state.rise = num(value)),
  setTextRenderingMode: ({ state }, [value]) => void (state.mode = num(value)),
  setFillRGBColor: ({ state }, [value]) => void (state.fill = String(value)),
  setFillColorN: ({ state }) => void (state.fill = "pattern"),
  setGState: (scene, [pairs]) => applyGraphics(scene.state, pairs, scene.fontOf),
  setFont: (scene, [name, size]) => {
    scene.state.font = scene.fontOf(String(name));
    scene.state.size = num(size);
  },
  showText: (scene, [glyphs]) => showText(scene, glyphs),
};

const FILLING = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/** Follows the drawing of a page and gives the letters that can be seen; `map` leads from PDF space to the page's top left. */
export const collectLetters = (
  { OPS }: PdfLibrary,
  operators: PdfOperators,
  map: Matrix,
  page: Pick<PdfPage, "commonObjs">,
): Letter[] => {
  const steps = new Map(Object.entries(STEPS).map(([name, step]) => [OPS[name], step]));
  const filling = new Set<unknown>(FILLING.map((name) => OPS[name]));
  const fonts = page.commonObjs;
  const scene: Scene = {
    state: startState(map),
    stack: [],
    letters: [],
    fills: [],
    clips: false,
    // Fonts stand under the names that the commands give.
    fontOf: (name) => (fonts.has(name) ? (fonts.get(name) as PdfFont | null) : null),
  };
  for (const [at, code] of operators.fnArray.entries()) {
    // Every command has a list, or nothing.
    const args = operators.argsArray[at] as readonly unknown[] | null;
    if (code !== OPS.constructPath) steps.get(code)?.(scene, args ?? []);
    else if (args !== null) takePath(scene, args[2], filling.has(args[0]));
  }
  return scene.letters;
};
