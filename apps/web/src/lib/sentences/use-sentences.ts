import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../../words/locale.tsx";
import { languageOfSentences, loadSentences, onSentences, wordSentence } from "./sentences.ts";
import type { Told } from "./sentences.ts";

/** Words what the server said; English until the words are here, which are fetched once they may be needed. */
export const useSentences = (needed = true): ((told: Told) => string) => {
  const { language, locale } = useLocale();
  useSyncExternalStore(onSentences, languageOfSentences);
  useEffect(() => {
    if (needed) void loadSentences(language);
  }, [needed, language]);
  return (told) => wordSentence(told, locale);
};
