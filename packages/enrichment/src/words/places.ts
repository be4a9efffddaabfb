import { foldWords, listEnds, readPhrases } from "../text/fold.ts";
import lists from "./lists/places.json" with { type: "json" };
import { readWordSet } from "./read-words.ts";

/** Larger towns of the world as banks print them after a shop's name. */
export const TOWNS = readPhrases(lists.towns);

/** Words after which a town is part of the name: "Hotel Paris", "Bank of Baroda". */
const NEEDS_TOWN_SET = readWordSet(lists.needs_town);

/** States that stand behind the town of a shop and are hardly ever a word of its name. */
const TOWN_STATE_SET = readWordSet(lists.town_states);
/** First and last words of towns of two words: "Santa Fe", "Cedar Park". */
const TOWN_OPENING_SET = readWordSet(lists.town_openings);
const TOWN_CLOSING_SET = readWordSet(lists.town_closings);

const CITY_SET = new Set(TOWNS.map(foldWords));
const CITY_ENDS = listEnds(CITY_SET);
const LONGEST_CITY_WORDS = 4;
export const COUNTRY_SET = readWordSet(lists.countries);
export const STATE_SET = readWordSet(lists.states);

/** How many of the folded words before `end` are a town that is not part of the name; 0 when none. */
export const countTown = (words: readonly string[], end: number): number => {
  if (!CITY_ENDS.has(words[end - 1] ?? "")) return 0;
  for (let count = Math.min(LONGEST_CITY_WORDS, end - 1); count > 0; count -= 1) {
    if (!CITY_SET.has(words.slice(end - count, end).join(" "))) continue;
    return NEEDS_TOWN_SET.has(words[end - count - 1] ?? "") ? 0 : count;
  }
  return 0;
};

/** A name of at least so many words is left. */
const LEAST_NAME = 2;

/**
 * How many of the folded words before `end` are the town of a state that stood behind them, though no list has it; 0 where too
 * little of a name would be left.
 */
export const countTownOfState = (words: readonly string[], end: number, state: string): number => {
  if (!TOWN_STATE_SET.has(state) || end <= LEAST_NAME) return 0;
  const isLong = TOWN_OPENING_SET.has(words[end - 2] ?? "") || TOWN_CLOSING_SET.has(words[end - 1] ?? "");
  return isLong && end > LEAST_NAME + 1 ? 2 : 1;
};

/** True when all of the folded words are one town. */
export const isTown = (words: readonly string[]): boolean => CITY_SET.has(words.join(" "));
