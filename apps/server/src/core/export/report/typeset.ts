import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
/** Letters that DejaVu has; Devanagari has a face of its own, and what neither has comes from one that has every sign. */
const FACES = {
  plain: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  bold: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
  devanagari:
    require.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff"),
  any: require.resolve("@fontsource/unifontex/files/unifontex-latin-400-normal.woff"),
};
type Face = keyof typeof FACES;

const DEVANAGARI = /^\p{Script=Devanagari}/u;
const WITH_IT = /^[\p{Script=Inherited}\u200C\u200D]/u;
/** Of the scripts that names are written in here DejaVu has these, with signs and digits of all. */
const OF_DEJAVU =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const FIRST_OF_EAST = "\u2E80";

export type Ink = { readonly size?: number; readonly bold?: boolean; readonly pale?: boolean };
/** Signs of one face, and how wide they are together in points. */
export type Run = { readonly text: string; readonly face: Face; readonly width: number };

const faceOf = (sign: string, before: Face | null, { bold = false }: Ink): Face => {
  if (before !== null && WITH_IT.test(sign)) return before;
  if (DEVANAGARI.test(sign)) return "devanagari";
  const is_known = OF_DEJAVU.test(sign) || (/^[^\p{L}]/u.test(sign) && sign < FIRST_OF_EAST);
  if (!is_known) return "any";
  return bold ? "bold" : "plain";
};

const divideByFace = (text: string, ink: Ink): { text: string; face: Face }[] => {
  const runs: { text: string; face: Face }[] = [];
  for (const sign of text.replaceAll(/[\s\p{Cc}]+/gu, " ")) {
    const last = runs.at(-1);
    const face = faceOf(sign, last?.face ?? null, ink);
    if (last?.face === face) last.text += sign;
    else runs.push({ text: sign, face });
  }
  return runs;
};

const openFace = (face: Face): Buffer => {
  const bytes = readFileSync(FACES[face]);
  return FACES[face].endsWith(".woff") ? unpackWoff(bytes) : bytes;
};

const PLAIN_SIZE = 9;
export const sizeOf = ({ size = PLAIN_SIZE }: Ink): number => size;
export const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);

export type Typesetter = {
  readonly setFace: (face: Face, ink: Ink) => void;
  /** As much of a text as there is room for, in runs. */
  readonly fit: (text: string, width: number, ink: Ink) => Run[];
};

/** Sets texts of any script on a document, each face read from its file when a letter first needs it. */
export const makeTypesetter = (document: PDFKit.PDFDocument): Typesetter => {
  const taken = new Set<Face>();
  const setFace = (face: Face, ink: Ink): void => {
    if (!taken.has(face)) document.registerFont(face, openFace(face));
    taken.add(face);
    document.font(face).fontSize(sizeOf(ink));
  };
  const toRuns = (text: string, ink: Ink): Run[] =>
    divideByFace(text, ink).map((run) => {
      setFace(run.face, ink);
      return { ...run, width: document.widthOfString(run.text) };
    });
  const fit: Typesetter["fit"] = (text, width, ink) => {
    const whole = toRuns(text, ink);
    if (widthOf(whole) <= width) return whole;
    const signs = Array.from(text);
    let [low, high] = [0, signs.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (widthOf(toRuns(`${signs.slice(0, middle).join("")}…`, ink)) <= width) low = middle;
      else high = middle - 1;
    }
    return toRuns(`${signs.slice(0, low).join("")}…`, ink);
  };
  return { setFace, fit };
};
