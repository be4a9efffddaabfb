import cautious from "../words/lists/cautious.json" with { type: "json" };
import rails from "../words/lists/rails.json" with { type: "json" };
import { readWordSet } from "../words/read-words.ts";
import { COUNTRY_SET, countTown, countTownOfState, isTown, STATE_SET } from "../words/places.ts";
import {
  beginsIntroduction,
  CONNECTOR_SET,
  countIntroduction,
  countTrailer,
  FACILITATOR_SET,
  introducesBill,
  MARKER_SET,
  STRONG_MARKER_SET,
} from "./rails.ts";
import { beginsSpeltForm, countLegalForm, isLegalForm } from "./legal-forms.ts";
import { endsAsReversal } from "./reversals.ts";
import type { Token } from "./tokens.ts";

const isNoise = (token: Token): boolean =>
  token.kind === "id" || token.kind === "boundary" || token.kind === "star";

/** How many tokens from `at` on hold exactly the next `count` folded words; 0 when the words end inside a token. */
const countTokens = (tokens: readonly Token[], at: number, count: number): number => {
  let words = 0;
  for (let end = at; end < tokens.length; end += 1) {
    words += tokens[end]?.words.length ?? 0;
    if (words === count) return end - at + 1;
    if (words > count) return 0;
  }
  return 0;
};

const LONGEST_INTRODUCTION_WORDS = 6;

const countIntroducing = (tokens: readonly Token[], at: number): number => {
  const first = tokens[at];
  if (first === undefined || first.kind === "domain") return 0;
  if (first.words.length > 0 && !beginsIntroduction(first.words[0] ?? "")) return 0;
  const ahead = tokens.slice(at, at + LONGEST_INTRODUCTION_WORDS);
  const words = ahead.flatMap((token) => (token.kind === "domain" ? [""] : token.words));
  const count = countIntroduction(words, 0);
  return count === 0 ? 0 : countTokens(tokens, at, count);
};

/** Where the name begins, after the bank's introductions, numbers, dates and connecting words. */
const findStart = (tokens: readonly Token[], from: number): number => {
  let at = from;
  let introduced = false;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const introducing = isNoise(token) ? 0 : countIntroducing(tokens, at);
    if (introducing > 0) at += introducing;
    else if (isNoise(token) || (introduced && isFiller(tokens, at))) at += 1;
    else break;
    introduced ||= introducing > 0;
  }
  return at;
};

/** True for what stands between an introduction and the name: small numbers, connecting words, markers of numbers. */
const isFiller = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || token.kind === "small" || isConnector(token)) return true;
  const behind = next !== undefined && isMarker(next) ? tokens[at + 2] : next;
  return isMarker(token) && (behind?.kind === "id" || behind?.kind === "small");
};

const isConnector = (token: Token): boolean => CONNECTOR_SET.has(token.folded);
const isMarker = (token: Token): boolean => MARKER_SET.has(token.folded);
const isPlace = ({ folded, words }: Token): boolean =>
  COUNTRY_SET.has(folded) || STATE_SET.has(folded) || isTown(words);

/** True when everything after a boundary is an address: towns, states, countries, numbers. */
const isAddress = (rest: readonly Token[]): boolean => {
  const words = rest.filter((token) => token.words.length > 0);
  if (words.length === 0) return true;
  const places = words.filter((token) => token.kind !== "word" || isPlace(token)).length;
  const town = words.flatMap((token) => token.words);
  return places === words.length || isTown(town) || (words.length <= 4 && isPlaceCode(words.at(-1)));
};

const isPlaceCode = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.text === token.text.toUpperCase() &&
  (COUNTRY_SET.has(token.words[0] ?? "") || STATE_SET.has(token.words[0] ?? ""));

/** Markers with which names end when no number follows ("Joe's Barber Shop"). */
const NAME_ENDINGS = readWordSet(rails.ending_names);

const LONGEST_FORM = 4;

const readWords = (tokens: readonly Token[], from: number): string[] =>
  tokens.slice(from, from + LONGEST_FORM).flatMap(({ words }) => words);

/** True when the name ends before this token: an identifier, a marker with one, a site after the name, an address. */
const endsName = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || token.kind === "id" || token.kind === "small" || token.kind === "short")
    return true;
  if (token.kind === "domain") return true;
  if (token.kind === "boundary") return isAddress(tokens.slice(at + 1));
  if (token.kind === "star") return next === undefined || next.kind !== "word";
  if (
    STRONG_MARKER_SET.has(token.folded) ||
    (token.words[0] === "sp" && beginsSpeltForm(readWords(tokens, at)))
  )
    return true;
  if (next === undefined) return isMarker(token) && !NAME_ENDINGS.has(token.folded);
  return isMarker(token) && (next.kind === "id" || next.kind === "small");
};

const LONGEST_CODE = 2;

/** What stands before a star and is no name: a payment service, or its code of one or two letters ("K*"). */
const isFacilitator = (name: readonly Token[]): boolean => {
  const words = name.flatMap((part) => part.words).join(" ");
  return FACILITATOR_SET.has(words) || (words !== "" && words.length <= LONGEST_CODE);
};

const readFrom = (tokens: readonly Token[], start: number): Token[] => {
  const name: Token[] = [];
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === "star" && isFacilitator(name)) {
      const behind = readFrom(tokens, findStart(tokens, at + 1));
      return behind.every(isPlaceCode) ? name : behind;
    }
    if (name.length > 0 && endsName(tokens, at)) break;
    if (token.kind !== "boundary" && token.kind !== "star") name.push(token);
  }
  return name;
};

/** Longer markers may be part of a name when no number follows ("Big Customer"). */
const LONGEST_BARE_MARKER = 4;

const isAnd = (token: Token | undefined): boolean => token !== undefined && token.words.length === 0;

/** "& Co" behind a word belongs to the name ("Books & Co"), behind a legal form to the form ("GmbH & Co"). */
const isPartnered = (name: readonly Token[]): boolean => {
  const [ahead, and, co] = name.slice(-3);
  if (co === undefined || co.folded !== "co" || !isAnd(and)) return false;
  return ahead !== undefined && !isAnd(ahead) && !isLegalForm(ahead.words.join(""));
};

const SHORTEST_NAME = 3;

/** A short name that is a country, a form or a marker only once it is folded ("DOE", "COE", "NOE"). */
const isFoldedShort = ({ text, folded }: Token): boolean =>
  folded.length < SHORTEST_NAME && folded.length < text.length && text.length <= SHORTEST_NAME;

/** How many tokens at the end are country, state, town, payment words, legal forms or connecting words. */
const countEnding = (name: readonly Token[]): number => {
  const words = name.map(({ folded }) => folded);
  const last = words.at(-1) ?? "";
  const end = words.length;
  if (isAnd(name.at(-1))) return 1;
  if (isPartnered(name) || name.slice(-1).some(isFoldedShort)) return 0;
  if (isPlaceCode(name.at(-1)) && !(last === "in" && words.length < 2)) return 1;
  if (MARKER_SET.has(last) && last.length <= LONGEST_BARE_MARKER && !NAME_ENDINGS.has(last)) return 1;
  if (CONNECTOR_SET.has(last)) return 1;
  const legal = countLegalForm(words, end);
  if (legal > 0) return legal;
  if (endsAsReversal(words)) return 1;
  return countTrailer(words, end) || countTown(words, end);
};

/** A state is printed behind a town, also behind one that no list has. */
const withoutTown = (name: Token[], state: Token | undefined): Token[] => {
  const words = name.map(({ folded }) => folded);
  const end = words.length;
  if (countTown(words, end) > 0 || !name.every(({ kind }) => kind === "word")) return name;
  return name.slice(0, end - countTownOfState(words, end, state?.words[0] ?? ""));
};

const trimEnding = (name: Token[]): Token[] => {
  let kept = name;
  for (let ending = countEnding(kept); ending > 0 && ending < kept.length; ending = countEnding(kept)) {
    const last = kept.at(-1);
    kept = kept.slice(0, kept.length - ending);
    if (isPlaceCode(last)) kept = withoutTown(kept, last);
  }
  return kept;
};

/** Words that many names end with and that name no one alone. */
const GENERIC = readWordSet(cautious.generic);

const isGeneric = ({ words }: Token): boolean =>
  words.every((word) => GENERIC.has(word) || isLegalForm(word));

const LONGEST_COINED = 5;

/** What is short enough to be a coined name ("Q3XZ") though it is made as a reference is: more letters than digits. */
const isCoinedName = (token: Token | undefined): boolean => {
  if (token?.kind !== "id" || token.text.length > LONGEST_COINED) return false;
  const letters = token.text.replaceAll(/[^\p{L}]/gu, "").length;
  return letters > token.text.length - letters;
};

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join(" ");

/** A biller once, where its bill names it twice ("ELECTRICITY BILL LESCO LESCO"). */
const nameBillerOnce = (tokens: readonly Token[], name: Token[]): Token[] => {
  const half = name.slice(0, name.length / 2);
  if (half.length * 2 !== name.length || wordsOf(half) !== wordsOf(name.slice(half.length))) return name;
  const start = tokens.findIndex((token) => token === name[0]);
  return introducesBill(tokens.slice(0, start).flatMap(({ words }) => words)) ? half : name;
};

const stripOnce = (tokens: readonly Token[]): Token[] => {
  const start = findStart(tokens, 0);
  const numbered = tokens[0]?.kind === "small" && start === 0 && tokens[1]?.kind !== "word" ? 1 : start;
  const found = trimEnding(readFrom(tokens, numbered));
  const isNamed = !found.every(isGeneric) || !isCoinedName(tokens[numbered - 1]);
  const name = isNamed || found.length === 0 ? found : trimEnding(readFrom(tokens, numbered - 1));
  return name.every(isMarker) ? [] : nameBillerOnce(tokens, name);
};

/** The tokens of a description that name its counterparty; empty when it names none. What is left strips to itself. */
export const stripName = (tokens: readonly Token[]): Token[] => {
  let name = stripOnce(tokens);
  if (name.length === tokens.length) return name;
  for (let next = stripOnce(name); next.length > 0 && next.length < name.length; next = stripOnce(name))
    name = next;
  return name;
};

const MOST_AHEAD = 6;
const MOST_OPENINGS = 4;

/** The folded words with which the name begins before anything is taken off its end, also from the numbers ahead of it on. */
export const readOpenings = (tokens: readonly Token[]): string[][] => {
  const start = findStart(tokens, 0);
  const read = (from: number): string[] =>
    tokens.slice(from, from + MOST_AHEAD).flatMap((token) => token.words);
  const openings = [read(start)];
  for (let at = start - 1; at >= 0 && openings.length < MOST_OPENINGS; at -= 1) {
    const kind = tokens[at]?.kind;
    if (kind !== "small" && kind !== "id" && kind !== "short") break;
    openings.unshift(read(at));
  }
  return openings;
};

/** What stands before the first star where that is no payment service, and what stands behind it; null without such a star. */
export const readAroundStar = (
  tokens: readonly Token[],
): { readonly ahead: readonly Token[]; readonly behind: readonly Token[] } | null => {
  const star = tokens.findIndex(({ kind }) => kind === "star");
  if (star <= 0) return null;
  const ahead = tokens.slice(findStart(tokens.slice(0, star), 0), star);
  return ahead.length === 0 || isFacilitator(ahead)
    ? null
    : { ahead, behind: stripName(tokens.slice(star + 1)) };
};
