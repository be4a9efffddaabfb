import { readPhrases } from "./fold.ts";
import lists from "../words/lists/numbers-in-names.json" with { type: "json" };

/** A number that stands for itself: what is run together with letters may begin with a name ("check24123"). */
const NUMBER = /(?<![\p{L}\p{M}\p{N}'’‘`´])\d{3,}(?![\p{L}\p{M}\p{N}'’‘`´])/gu;
/** The same where all letters are plain, which takes a fraction. */
const NUMBER_AMONG_PLAIN = /(?<![A-Za-z\d'`])\d{3,}(?![A-Za-z\d'`])/g;
const MAY_HAVE_NUMBER = /\d{3}/;
const YEAR = /^(?:19|20)\d\d$/;

/** Letters of private use, each for one number. */
const FIRST_MARK = 0xe000;
const BETWEEN = "\0";
/** What is told from no mark. */
const MARK = /[\0\ue000-\uf8ff]/;
const PLAIN = /^[ -~]*$/;
/** Of longer texts only the beginning is read. */
const LONGEST = 2000;

/** Every piece of the numbers of which names are made, since words may be joined before they are looked up. */
const IN_NAMES: ReadonlySet<string> = new Set(
  readPhrases(lists.in_names).flatMap((number) =>
    Array.from({ length: number.length }, (_, start) =>
      Array.from({ length: number.length - start }, (__, more) => number.slice(start, start + more + 1)),
    ).flat(),
  ),
);

/**
 * The texts as one, with a mark for each digit of a number that is in no name and is no year: rows that differ in such numbers alone, be they of cards,
 * shops or references, say the same, however many there are. Equal numbers have equal marks. Null where marks stand in a text.
 */
export const hideNumbers = (texts: readonly string[]): string | null => {
  const isPlain = texts.every((text) => PLAIN.test(text));
  if (!isPlain && texts.some((text) => MARK.test(text))) return null;
  const joined = texts.join(BETWEEN);
  if (joined.length > LONGEST) return null;
  if (!MAY_HAVE_NUMBER.test(joined)) return joined;
  const found: string[] = [];
  return joined.replace(isPlain ? NUMBER_AMONG_PLAIN : NUMBER, (number) => {
    if (IN_NAMES.has(number) || YEAR.test(number)) return number;
    const known = found.indexOf(number);
    const at = known < 0 ? found.push(number) - 1 : known;
    return String.fromCharCode(FIRST_MARK + at).repeat(number.length);
  });
};
