import { foldWords, readPhrases } from "../text/fold.ts";
import type { Token } from "./tokens.ts";

/** How banks begin a movement between the holder's own accounts. */
const BEGINNINGS = readPhrases([
  "transfer, online transfer, online banking transfer, internet transfer, internet banking transfer, mobile transfer, mobile banking transfer, mobile app transfer, home banking transfer, recurring transfer, online recurring transfer, automatic transfer, auto transfer, scheduled transfer, online scheduled transfer, funds transfer, internal transfer, account transfer, telephone transfer, atm transfer, acct transfer, xfer, online xfer, tfr, trf",
]).map((phrase) => foldWords(phrase).split(" "));

const FIRST_WORDS = new Set(BEGINNINGS.map((words) => words[0]));
BEGINNINGS.sort((one, other) => other.length - one.length);

const DIRECTIONS = new Set(["to", "from"]);

/** Short and full words for the kinds of account, and how the kind is shown. */
const ACCOUNTS = new Map(
  Object.entries({
    Checking: "chk checking chkg ckg ck dda",
    Savings: "sav savings saving svg svgs",
    "Money Market": "mma mmkt",
  }).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);

/** What may stand behind the account and tells nothing of it. */
const BEHIND = new Set(
  "account acct accounts transaction trans trn confirmation conf ref reference number no nbr num on id ending in x xxx".split(
    " ",
  ),
);

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
