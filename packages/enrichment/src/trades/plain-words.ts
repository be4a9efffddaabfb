import cautious from "../words/lists/cautious.json" with { type: "json" };
import { KEYWORDS } from "../words/by-category.ts";
import { foldWords, readPhrases } from "../text/fold.ts";
import { TOWNS } from "../words/places.ts";

/** Names of brands that are also everyday words, people or towns: they need more evidence than the word alone. */
const WORDS = readPhrases(cautious.plain);

/** True for a key (see toBrandKey) that is an everyday word, a person's name, or too short to tell. */
export const isPlainKey = (key: string): boolean => key.length <= SHORT_KEY || PLAIN.has(key);

/** Listed spellings that begin other names as well: alone they are the brand, before other words they may be anything. */
const ALSO_WORDS = new Set(readPhrases(cautious.also_words).map(foldWords));

/** True for a listed spelling (see toBrandKey) with which other names begin too. */
export const isAlsoWord = (key: string): boolean => ALSO_WORDS.has(key);

const SHORT_KEY = 3;
const TRADES = Object.values(KEYWORDS).flatMap((lists) => readPhrases(lists));
const PLAIN = new Set([...WORDS, ...TRADES, ...TOWNS].map((word) => foldWords(word).replaceAll(" ", "")));
