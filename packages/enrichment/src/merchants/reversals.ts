import lists from "../words/lists/reversals.json" with { type: "json" };
import { readFoldedSet } from "../words/read-words.ts";

/** Words behind a name that say its payment was taken back or forgiven. */
const REVERSALS = readFoldedSet(lists.reversals);

/** Words that name no one before them ("MONTHLY FEE WAIVER", "TAX REBATE", "PAYMENT RETURNED"). */
const NO_NAMES = readFoldedSet(lists.no_names);

/** True where the last of the words takes back what was paid to somebody whom the words before it name. */
export const endsAsReversal = (words: readonly string[]): boolean =>
  REVERSALS.has(words.at(-1) ?? "") && words.slice(0, -1).some((word) => !NO_NAMES.has(word));
