import { foldWords, readPhrases } from "../text/fold.ts";
import { BEGINNING, makeKeySieve, mixIn } from "../text/key-sieve.ts";
import aliases from "../words/lists/aliases.json" with { type: "json" };
import lists from "../words/lists/spelling.json" with { type: "json" };
import { readWordSet } from "../words/read-words.ts";

/** Printed short forms of names; compared with the whole name or, marked "…", with its start. */
const WHOLE = new Map<string, string>();
const STARTS: { readonly first: string; readonly start: string; readonly name: string }[] = [];
for (const [name, lines] of Object.entries(aliases))
  for (const spelling of readPhrases(lines)) {
    const words = foldWords(spelling.replace("…", ""));
    WHOLE.set(words, name);
    if (spelling.endsWith("…")) STARTS.push({ first: words.split(" ")[0] ?? "", start: `${words} `, name });
  }
const STARTS_BY_FIRST = Map.groupBy(STARTS, (entry) => entry.first);

/** False where no whole spelling has the letters of this number (see {@link mixIn}). */
export const mayBeAlias = makeKeySieve(WHOLE.keys(), (key) => mixIn(BEGINNING, key));

/** The common name of a folded spelling that banks print short, or null. */
export const findAlias = (folded: string): string | null => {
  const whole = mayBeAlias(mixIn(BEGINNING, folded)) ? WHOLE.get(folded) : undefined;
  if (whole !== undefined) return whole;
  const blank = folded.indexOf(" ");
  if (blank < 0) return null;
  const candidates = STARTS_BY_FIRST.get(folded.slice(0, blank));
  return candidates?.find((entry) => folded.startsWith(entry.start))?.name ?? null;
};

const ACRONYMS = readWordSet(lists.acronyms);
/** Acronyms that are no other word or name, so that they are known also in a title's case. */
const HIDDEN_ACRONYMS = readWordSet(lists.hidden_acronyms);
/** Names with capitals of their own. */
const CASED: ReadonlyMap<string, string> = new Map(
  readPhrases(lists.cased).map((name) => [name.toLowerCase(), name]),
);
const SMALL = readWordSet(lists.small);
/** Short forms of words, which are no letters to be spelled. */
const SHORT_WORDS = readWordSet(lists.short_words);
const ELISION = /^([dlo]|dell|all)'(\p{L})/u;
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûåøæœ]/i;
/** Letters around "&" that stand for words ("H&M", "PG&E"). */
const JOINED_LETTERS = /^\p{L}{1,2}(?:&\p{L}{1,2})+$/u;

const elide = (lower: string, first: boolean): string => {
  const elided = lower.replace(
    ELISION,
    (_, article: string, letter: string) => `${article}'${letter.toUpperCase()}`,
  );
  return first || elided.startsWith("o") ? elided.replace(/^./, (start) => start.toUpperCase()) : elided;
};

/** Scripts without capitals. */
const CASELESS = /\p{Lo}/u;

const PARTS = /\p{L}{3}.*[-/]|[-/]\p{L}{3}/u;

const styleParts = (word: string): string =>
  word
    .split(/([-/])/)
    .map((part) => styleWord(part, true))
    .join("");

const PLAIN_LETTERS = /^[A-Za-z]+$/;

const styleWord = (word: string, first: boolean): string => {
  const lower = word.toLowerCase();
  if (!first && SMALL.has(lower)) return lower;
  const cased = CASED.get(lower);
  if (cased !== undefined) return cased;
  if (ACRONYMS.has(lower) || (first && lower === "us")) return word.toUpperCase();
  if (PLAIN_LETTERS.test(word) && word.length > 3) return word.charAt(0).toUpperCase() + lower.slice(1);
  if (CASELESS.test(word)) return word;
  if (JOINED_LETTERS.test(word)) return word.toUpperCase();
  if (PARTS.test(word)) return styleParts(word);
  if (word.length <= 3 && (!SHORT_WORDS.has(lower) || (first && lower === "jr")) && !VOWEL.test(word))
    return word.toUpperCase();
  if (ELISION.test(lower)) return elide(lower, first);
  return lower.replace(/^[^\p{L}]*\p{L}|[-/.&+]\p{L}/gu, (start) => start.toUpperCase());
};

/** A capital that a bank's own styling put behind an apostrophe ("Fisherman'S"). */
const CAPITAL_BEHIND = /(?<=\p{Ll}['’])(?:S|T|D|M|Re|Ve|Ll)(?![\p{L}'’])/gu;
/** Words in the manner of titles, in which a bank's own styling hides an acronym ("Adp", "Pg&E"). */
const TITLE = /^\p{Lu}\p{Ll}*(?:&\p{Lu}\p{Ll}*)?$/u;

/** A word in capitals beside others that are not is no acronym when it is this long. */
const LONG_CAPITALS = /^\p{Lu}{5,}$/u;

const mendWord = (word: string): string => {
  if (LONG_CAPITALS.test(word)) return VOWEL.test(word) ? styleWord(word, true) : word;
  const lower = word.toLowerCase();
  const cased = CASED.get(lower);
  const isHidden = HIDDEN_ACRONYMS.has(lower) || word.includes("&");
  if ((cased === undefined && !isHidden) || !TITLE.test(word)) return word;
  if (cased !== undefined) return cased;
  return HIDDEN_ACRONYMS.has(lower) || JOINED_LETTERS.test(word) ? word.toUpperCase() : word;
};

const APOSTROPHE = /['’]/;

const mendStyle = (name: string): string => {
  const calm = APOSTROPHE.test(name)
    ? name.replace(CAPITAL_BEHIND, (letters) => letters.toLowerCase())
    : name;
  return calm.split(" ").map(mendWord).join(" ");
};

/** Single letters that stand for words around "&" ("B & Q"). */
const SPACED_LETTERS = /^(\p{L}) & (\p{L})(?=$| )/u;

/** A name in readable case: words in capitals (or all small) get a capital first letter; mixed case stays as printed, mended. */
export const styleName = (printed: string): string => {
  const name = printed.includes(" & ") ? printed.replace(SPACED_LETTERS, "$1&$2") : printed;
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return mendStyle(name);
  const words = name.split(" ").map((word, at) => styleWord(word, at === 0));
  return words.join(" ").normalize("NFC");
};
