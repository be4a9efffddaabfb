import { findDirection } from "../../labels/meaning-words.ts";
import { beginsWithLetters } from "../../values/text.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import type { ScannedLine } from "../lines/tokens.ts";

type Said = { x0: number; sign: 1 | -1 };

const directionOf = rememberTexts(findDirection);

/** A word that fills its cell: one in a text, or a letter that may be a code, says less. */
const standsApart = ({ line, tokens }: ScannedLine, at: number): boolean => {
  const word = line.words[at];
  const isMark = tokens.some(({ from, to }) => from <= at && at <= to);
  return (
    word !== undefined &&
    !isMark &&
    beginsWithLetters(word.text, 2) &&
    line.cells.some(({ text }) => text === word.text)
  );
};

const listSaid = (scanned: ScannedLine | undefined, apart: boolean): Said[] =>
  (scanned?.line.words ?? []).flatMap((word, at) => {
    const direction = directionOf(word.text);
    if (direction === null || scanned === undefined || (apart && !standsApart(scanned, at))) return [];
    return [{ x0: word.box[0], sign: direction === "credit" ? 1 : -1 }];
  });

const WIDTH = 8;
const SHARE_MIN = 0.85;

/**
 * The direction of each row where nearly all rows have a word for it in one place (`Af`, `Bij`, `D`, `C`); null where
 * there is no such column. `apart` asks for words in cells of their own, no marks of
 * amounts, which may be those of balances.
 */
export const findDirectionWords = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
  apart = false,
): (1 | -1 | null)[] | null => {
  const said = records.map((record) => listSaid(lines[record.amounts[0]?.line ?? -1], apart));
  const places = said.flat().map(({ x0 }) => x0);
  let best: { place: number; count: number } | null = null;
  for (const place of new Set(places)) {
    const count = said.filter((own) => own.some(({ x0 }) => Math.abs(x0 - place) <= WIDTH)).length;
    if (best === null || count > best.count) best = { place, count };
  }
  if (best === null || best.count < records.length * SHARE_MIN) return null;
  const { place } = best;
  return said.map((own) => own.find(({ x0 }) => Math.abs(x0 - place) <= WIDTH)?.sign ?? null);
};

const LONE_SIGN = /^[-+\u2212]$/;

/** Nearly all rows have a sign apart from their amount: words say of whom they are, a sign only that one way is not the other. */
export const haveLoneSigns = (records: readonly PageRecord[], lines: readonly ScannedLine[]): boolean => {
  const signed = records.filter(({ amounts: [first] }) =>
    lines[first?.line ?? -1]?.line.words.some(({ text }) => LONE_SIGN.test(text)),
  );
  return signed.length >= records.length * SHARE_MIN;
};
