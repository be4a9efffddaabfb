import { foldWords } from "../text/fold.ts";
import type { DayZeroRow, DayZeroWhy } from "./day-zero-answer.ts";

const SHORTEST_CUT = 2;
const SHORTEST_ALIKE = 4;
/** Letters by which two numbers of one word differ ("lottery", "lotteries"). */
const MOST_ENDING = 3;

type Piece = { readonly printed: string; readonly folded: string };

const readPieces = ({ description, counterparty }: DayZeroRow): Piece[] =>
  `${description} ${counterparty ?? ""}`
    .match(/[\p{L}\p{M}\p{N}'’]+/gu)
    ?.map((printed) => ({ printed, folded: foldWords(printed) })) ?? [];

const countShared = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};

/** True where a printed word is a word of the list cut off, in another number, or inside a longer one. */
const isFormOf = (folded: string, word: string): boolean => {
  if (word.startsWith(folded)) return folded.length >= SHORTEST_CUT;
  if (word.length >= SHORTEST_ALIKE && folded.includes(word)) return true;
  const shared = countShared(folded, word);
  return shared >= SHORTEST_ALIKE && shared >= Math.max(folded.length, word.length) - MOST_ENDING;
};

const isPhrase = (pieces: readonly Piece[], words: readonly string[]): boolean =>
  pieces.length === words.length &&
  pieces.every(({ folded }, at) => {
    const word = words[at] ?? "";
    return folded === word || (at === words.length - 1 && isFormOf(folded, word));
  });

/** The words as they are printed in which a phrase of a list was seen, or null. */
const findPrinted = (row: DayZeroRow, phrase: string): string | null => {
  const pieces = readPieces(row);
  const words = phrase.split(" ");
  const at = pieces.findIndex((_, start) => isPhrase(pieces.slice(start, start + words.length), words));
  if (at >= 0)
    return pieces
      .slice(at, at + words.length)
      .map(({ printed }) => printed)
      .join(" ");
  const joined = words.join("");
  return pieces.find(({ folded }) => isFormOf(folded, joined))?.printed ?? null;
};

/** A reason that quotes what is printed: where that is only a form of the word that is known, this stands beside it. */
export const quotePrinted = (
  why: DayZeroWhy,
  row: DayZeroRow,
  printedWords: readonly string[],
): DayZeroWhy => {
  if (why.kind !== "word") return why;
  const folded = foldWords(why.word);
  if (` ${printedWords.join(" ")} `.includes(` ${folded} `)) return why;
  const printed = findPrinted(row, folded);
  return printed === null || foldWords(printed) === folded ? why : { ...why, word: printed, means: why.word };
};
