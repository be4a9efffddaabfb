import { says, withoutPhrases } from "../words/find-phrases.ts";
import { toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { isFiller } from "./total-words.ts";

/** Whether a text says that movements are announced, and nothing else: `Pending`, `Opérations en attente`. */
export const isPendingNote = rememberTexts((text): boolean => {
  const plain = toPlainWords(text);
  return (["pending", "held"] as const).some(
    (concept) =>
      says(plain, concept) &&
      withoutPhrases(plain, concept)
        .split(" ")
        .every((word) => word === "" || (isFiller(word) && !/\d/.test(word))),
  );
});
