import { decodeEntities } from "../markup/markup-entities.ts";
import type { Box } from "../page-words.ts";

/** A word as it was recognised, its box in dots; `others` are texts with one sign exchanged that were held possible too. */
export type SeenWord = { text: string; box: Box; sure: number; others: readonly string[] };

type Sign = { text: string; choices: string[] };
type Line = { base: number; slope: number; left: number; height: number };
type OpenWord = { box: Box; sure: number; line: Line; signs: Sign[]; text: string };

/** From what share of certainty on, in percent, another sign counts as possible. */
const POSSIBLE = 1;
const CHOICES_MAX = 6;

const LINE =
  /class='ocr_(?:line|caption|header|textfloat)'[^>]*bbox (\d+) (\d+) (\d+) (\d+); baseline (-?[\d.e-]+) (-?[\d.e-]+); x_size ([\d.]+)/;
const WORD = /class='ocrx_word'[^>]*bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)/;
const SIGN = /class='ocrx_cinfo' title='x_bboxes [^']*'>([^<]*)</;
const CHOICE = /class='ocrx_cinfo' id='choice[^']*' title='x_confs ([\d.e-]+)'>([^<]*)</;

const toLine = (found: RegExpExecArray): Line => {
  const [left, , , bottom, slope, offset, height] = found.slice(1).map(Number);
  return { left: left ?? 0, base: (bottom ?? 0) + (offset ?? 0), slope: slope ?? 0, height: height ?? 0 };
};

const listOthers = ({ signs }: OpenWord): string[] => {
  const texts = signs.map((sign) => sign.text);
  return signs.flatMap(({ text, choices }, at) =>
    choices.filter((choice) => choice !== text).map((choice) => texts.with(at, choice).join("")),
  );
};

const ASCENT = 0.8;
const DESCENT = 0.22;
/** What a line is high from its deepest to its highest letter, of the size of its type. */
const SHARE_OF_TYPE = 0.93;

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line that is about as high as most has their height: a line of capitals or digits alone measures less. */
const findSize = (height: number, usual: number): number =>
  (height > usual * 0.75 && height < usual * 1.3 ? usual : height) / SHARE_OF_TYPE;

/** A comma is as high as its line, as it is where letters are drawn. */
const toBox = ({ box, line }: OpenWord, usual: number): Box => {
  const size = findSize(line.height, usual);
  const base = line.base + line.slope * ((box[0] + box[2]) / 2 - line.left);
  return [box[0], base - ASCENT * size, box[2], base + DESCENT * size];
};

const listWords = (hocr: string): OpenWord[] => {
  const words: OpenWord[] = [];
  let line: Line | null = null;
  let open: OpenWord | undefined;
  for (const row of hocr.split("\n")) {
    const opened = LINE.exec(row);
    if (opened !== null) line = toLine(opened);
    const word = WORD.exec(row);
    if (word !== null && line !== null) {
      const [x0, y0, x1, y1, sure] = word.slice(1).map(Number);
      open = { box: [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0], sure: sure ?? 0, line, signs: [], text: "" };
      words.push(open);
    }
    const sign = SIGN.exec(row);
    if (sign !== null) open?.signs.push({ text: decodeEntities(sign[1] ?? ""), choices: [] });
    const choice = CHOICE.exec(row);
    const choices = open?.signs.at(-1)?.choices;
    if (
      choice !== null &&
      Number(choice[1]) >= POSSIBLE &&
      choices !== undefined &&
      choices.length < CHOICES_MAX
    )
      choices.push(decodeEntities(choice[2] ?? ""));
  }
  return words;
};

/** The words of a page that was recognised, from its description as hOCR with signs and choices. */
export const readHocr = (hocr: string): SeenWord[] => {
  const words = listWords(hocr);
  const usual = middleOf(words.map(({ line }) => line.height));
  return words.flatMap((word) => {
    const text = word.signs.map((sign) => sign.text).join("");
    return text.trim() === ""
      ? []
      : [{ text, box: toBox(word, usual), sure: word.sure, others: listOthers(word) }];
  });
};
