import { useMemo } from "react";
import type { Vocabulary } from "@passbook/contract/search";
import { parseSearch } from "@passbook/contract/search";
import { useRunningSearch } from "../../../lib/browser/use-running-search.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useLocale } from "../../../words/locale.tsx";

/** Rows come while a word is typed: so long only that a fast hand asks once for two letters. */
const REST_MS = 30;

const useVocabulary = ({ categories, merchants, accounts }: Reference): Vocabulary =>
  useMemo(
    () => ({
      merchant: merchants.map(({ name }) => name),
      category: categories.flatMap(({ name, sub_categories }) => [
        name,
        ...sub_categories.map((sub) => sub.name),
      ]),
      tag: [
        ...new Set(
          categories.flatMap((category) =>
            category.sub_categories.flatMap(({ tags }) => tags.map(({ name }) => name)),
          ),
        ),
      ],
      account: accounts.map(({ display_label }) => display_label),
      currency: [...new Set(accounts.map(({ currency }) => currency))],
    }),
    [categories, merchants, accounts],
  );

/** The text of the search with its mistakes; as long as it has any, the list stays with what was last understood. */
export const useSearch = (query: string, reference: Reference, onSearch: (query: string) => void) => {
  const { locale } = useLocale();
  const vocabulary = useVocabulary(reference);
  const isUnderstood = (text: string) => parseSearch(text, locale).mistakes.length === 0;
  const { text, setText } = useRunningSearch(
    query,
    (wanted) => {
      if (isUnderstood(wanted)) onSearch(wanted);
    },
    REST_MS,
  );
  const { mistakes } = useMemo(() => parseSearch(text, locale), [text, locale]);
  return { text, setText, mistakes, vocabulary };
};
