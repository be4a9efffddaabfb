import { foldWords } from "../text/fold.ts";
import { OWN_TRANSFER_WORDS } from "./own-transfer-words.ts";

const PHRASES = OWN_TRANSFER_WORDS.map((word) => ({ word, words: foldWords(word).split(" ") }));
const BY_FIRST = Map.groupBy(PHRASES, (phrase) => phrase.words[0] ?? "");

/**
 * The phrase in the folded words of a description with which a bank marks a card bill or a movement between own accounts, or null.
 * It knows nothing of the other account, so it speaks only where the words leave no doubt.
 */
export const findOwnTransfer = (words: readonly string[]): string | null => {
  for (const [at, word] of words.entries()) {
    const found = BY_FIRST.get(word)?.find((phrase) =>
      phrase.words.every((part, offset) => words[at + offset] === part),
    );
    if (found !== undefined) return found.word;
  }
  return null;
};
