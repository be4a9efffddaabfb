import { useMemo } from "react";
import { listHints, parseSearch, toKeptSearch } from "@passbook/contract/search";
import { useRunningSearch } from "../../../lib/browser/use-running-search.ts";
import { useVocabulary } from "../../../lib/search/use-vocabulary.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { inWords } from "../../../words/format-dates.ts";
import { useLocale } from "../../../words/locale.tsx";

/** Rows come while a word is typed: so long only that a fast hand asks once for two letters. */
const REST_MS = 30;

/** The text of the search with its mistakes; as long as it has any, the list stays with what was last understood. */
export const useSearch = (
  query: string,
  reference: Reference,
  onSearch: (query: string, is_understood: boolean) => void,
) => {
  const { locale: formats, today, week_start } = useLocale();
  const locale = inWords(formats);
  const vocabulary = useVocabulary(reference);
  const { text, setText } = useRunningSearch(
    query,
    (wanted) => {
      onSearch(wanted, parseSearch(wanted, locale).mistakes.length === 0);
    },
    { rest_ms: REST_MS, toTold: (typed) => toKeptSearch(typed, locale) },
  );
  const { mistakes: wrong } = useMemo(() => parseSearch(text, locale), [text, locale]);
  // what may be meant otherwise is found as it stands
  const hints = useMemo(
    () => listHints(text, vocabulary, { locale, calendar: { today, week_start } }),
    [text, vocabulary, locale, today, week_start],
  );
  const mistakes = wrong.length > 0 ? wrong : hints;
  return { text, setText, mistakes, vocabulary };
};
