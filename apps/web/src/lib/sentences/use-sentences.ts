import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../../words/locale.tsx";
import { languageOfSentences, loadSentences, onSentences, wordSentence } from "./sentences.ts";
import type { Told } from "./sentences.ts";

/** Words what the server said; English until the words are here. */
export const useSentences = (): ((told: Told) => string) => {
  const { language, locale } = useLocale();
  useSyncExternalStore(onSentences, languageOfSentences);
  useEffect(() => void loadSentences(language), [language]);
  return (told) => wordSentence(told, locale);
};
