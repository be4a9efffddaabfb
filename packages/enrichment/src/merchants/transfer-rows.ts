import { foldWords, readPhrases } from "../text/fold.ts";
import accounts from "../words/lists/own-accounts.json" with { type: "json" };
import lists from "../words/lists/transfers.json" with { type: "json" };
import { readFoldedSet } from "../words/read-words.ts";
import type { Token } from "./tokens.ts";

/** How banks begin a movement between the holder's own accounts. */
const BEGINNINGS = readPhrases(lists.beginnings).map((phrase) => foldWords(phrase).split(" "));

const FIRST_WORDS = new Set(BEGINNINGS.map((words) => words[0]));
BEGINNINGS.sort((one, other) => other.length - one.length);

const DIRECTIONS = readFoldedSet(lists.directions);

/** Short and full words for the kinds of account, and how the kind is shown. */
const ACCOUNTS = new Map(
  Object.entries(accounts).flatMap(([name, words]) =>
    readPhrases(words).map((word) => [word, name] as const),
  ),
);

/** What may stand behind the account and tells nothing of it. */
const BEHIND = readFoldedSet(lists.behind);

const MOST_OF_HOLDER = 5;

const isReference = ([first, second]: readonly Token[]): boolean =>
  first?.folded === "ref" && second?.kind === "id";

const withoutReference = (tokens: readonly Token[]): readonly Token[] =>
  isReference(tokens) ? tokens.slice(2) : tokens;

/** Behind the account's number, or where the text ends with it. */
const isEnd = (rest: readonly Token[], isHeld: boolean): boolean => {
  if (isHeld) return rest[0]?.kind === "id" || isReference(rest);
  return rest.every(({ kind, words }) => kind !== "word" || words.every((word) => BEHIND.has(word)));
};

/**
 * One name for all rows that move money to or from the holder's own account of a kind ("ONLINE TRANSFER TO SAV ...1956"), also
 * where the holder's name stands before the kind and its number behind ("TRANSFER FROM J DOE CHECKING XXXXXX1234"); or null.
 */
export const findTransferRow = (tokens: readonly Token[]): string | null => {
  if (!FIRST_WORDS.has(tokens[0]?.words[0] ?? "")) return null;
  const printed = tokens.filter(({ kind }) => kind !== "boundary");
  const words = printed.map((token) => (token.kind === "word" ? token.folded : ""));
  const beginning = BEGINNINGS.find((phrase) => phrase.every((word, at) => words[at] === word));
  if (beginning === undefined) return null;
  const [towards, ...behind] = withoutReference(printed.slice(beginning.length));
  const direction = towards?.folded ?? "";
  if (!DIRECTIONS.has(direction)) return null;
  const at = behind.findIndex(({ kind, words: [word = ""] }) => kind === "word" && ACCOUNTS.has(word));
  if (at < 0 || at > MOST_OF_HOLDER) return null;
  const isHeld = behind.slice(0, at).some(({ words: [word = ""] }) => word !== "your" && word !== "my");
  if (!isEnd(behind.slice(at + 1), isHeld)) return null;
  return `Transfer ${direction} ${ACCOUNTS.get(behind[at]?.words[0] ?? "")}`;
};
