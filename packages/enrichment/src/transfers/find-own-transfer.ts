import { findPhraseOf } from "../text/phrase-set.ts";
import { OWN_TRANSFER_WORDS } from "../words/payments.ts";

/**
 * The phrase in the folded words of a description with which a bank marks a card bill or a movement between own accounts, or null.
 * It knows nothing of the other account, so it speaks only where the words leave no doubt.
 */
export const findOwnTransfer = (words: readonly string[]): string | null =>
  findPhraseOf(OWN_TRANSFER_WORDS, words)?.word ?? null;
