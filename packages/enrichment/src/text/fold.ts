const MARKS = /\p{M}+/gu;
const LETTERS = /[ßæœøłđðþı]/g;
const TWINS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const UMLAUT_SPELLED = /[aou]e/;
const UMLAUT_SPELLINGS = /([aou])e/g;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
/** Words that are folded but for their umlauts, as the lists spell most of theirs. */
const PLAIN_PHRASE = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const APOSTROPHES = /['’‘`´]/g;
const HAS_APOSTROPHE = /['`]/;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const NOT_ASCII_WORD = /[^a-z0-9]+/g;

// oxlint-disable-next-line no-control-regex -- the range is all of ASCII, to take the cheap road
const ASCII = /^[\x00-\x7f]*$/;

/** The text in lower case without accents; "ß" and ligatures become letters. Umlauts lose their dots ("ö" → "o"). */
export const foldLetters = (text: string): string => {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.normalize("NFKD").replace(MARKS, "").toLowerCase();
  return plain.replace(LETTERS, (letter) => TWINS[letter] ?? letter);
};

const joinUmlauts = (words: string): string =>
  UMLAUT_SPELLED.test(words) ? words.replace(UMLAUT_SPELLINGS, "$1") : words;

const foldAscii = (text: string): string => {
  const lower = text.toLowerCase();
  const letters = HAS_APOSTROPHE.test(lower) ? lower.replace(APOSTROPHES, "") : lower;
  return letters.replace(NOT_ASCII_WORD, " ").trim();
};

/**
 * The words of a text for comparison, joined by single blanks: lower case, without accents and punctuation, and with
 * "ae", "oe", "ue" as their umlauts' base letters, so that KÖLN, KOLN and KOELN are one.
 */
export const foldWords = (text: string): string => {
  if (PLAIN_WORD.test(text)) return joinUmlauts(text.toLowerCase());
  if (PLAIN_PHRASE.test(text)) return joinUmlauts(text);
  if (ASCII.test(text)) return joinUmlauts(foldAscii(text));
  const letters = foldLetters(text).replace(APOSTROPHES, "");
  const words = letters.replace(ASCII.test(letters) ? NOT_ASCII_WORD : NOT_WORD, " ");
  return joinUmlauts(words.trim());
};

const NOT_WORD_OF_LINE = /[^\p{L}\p{N}\n]+/gu;
const NOT_ASCII_WORD_OF_LINE = /[^a-z0-9\n]+/g;

const foldBlock = (lines: readonly string[]): string[] => {
  const letters = foldLetters(lines.join("\n")).replace(APOSTROPHES, "");
  const words = letters.replace(ASCII.test(letters) ? NOT_ASCII_WORD_OF_LINE : NOT_WORD_OF_LINE, " ");
  return joinUmlauts(words).replaceAll(" ", "").split("\n");
};

/** Each line as {@link foldWords} has it, without blanks: of thousands of lines at once, which takes a third of the time. */
export const foldLines = (lines: readonly string[]): string[] => {
  // One letter beyond ASCII makes the whole block take the dear road.
  const isPlain = lines.map((line) => ASCII.test(line));
  const plain = foldBlock(lines.filter((_, at) => isPlain[at])).values();
  const others = foldBlock(lines.filter((_, at) => !isPlain[at])).values();
  return isPlain.map((each) => (each ? plain : others).next().value ?? "");
};

/** Folded phrases, and what they end with from each of their words on: what ends with none of these ends with no phrase. */
export const listEnds = (phrases: Iterable<string>): Set<string> =>
  new Set(
    [...phrases].flatMap((phrase) => {
      const words = phrase.split(" ");
      return words.map((_, at) => words.slice(at).join(" "));
    }),
  );

/** The phrases of comma-separated lists, without blanks around them. */
export const readPhrases = (lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.split(","))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
