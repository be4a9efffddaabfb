import { Plural } from "@lingui/react/macro";
import type { Ref } from "react";
import { SURE_FROM } from "@passbook/contract/suggestions";
import type { Suggestion } from "@passbook/contract/suggestions";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import styles from "./review.module.css";
import { keyOf } from "../state/use-suggestions.ts";
import { SuggestionEntry } from "./suggestion-entry.tsx";
import { useSureWords } from "./sure-words.ts";

type ReviewListProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly suggestions: readonly Suggestion[];
  readonly at_least: readonly { readonly sure_from: number; readonly listed: number }[];
  readonly reference: Reference;
  readonly choosing: string | null;
  readonly onChoosing: (suggestion: Suggestion | null) => void;
  readonly onAnswer: (suggestion: Suggestion, sub_category_id: string) => void;
};

/** What waits, by how sure it is. */
export const ReviewList = ({ ref, suggestions, at_least, choosing, ...shared }: ReviewListProps) => {
  const { locale } = useLocale();
  const { between } = useSureWords();
  const parts = Map.groupBy(suggestions, ({ sure_from }) => sure_from);
  const countOf = (sure_from: number): number => {
    const at = at_least.findIndex((each) => each.sure_from === sure_from);
    return (at_least[at]?.listed ?? 0) - (at_least[at - 1]?.listed ?? 0);
  };
  return (
    <div ref={ref}>
      {SURE_FROM.map((sure_from, index) => {
        const some = parts.get(sure_from);
        if (some === undefined) return null;
        const count = Math.max(countOf(sure_from), 0);
        const shown = formatNumber(count, locale);
        return (
          <section key={sure_from} className={styles["part"]}>
            <h2 className={styles["sure"]}>
              {between(sure_from, SURE_FROM[index - 1])}
              {count > 0 && (
                <span className={styles["count"]}>
                  <Plural value={count} one={`${shown} transaction`} other={`${shown} transactions`} />
                </span>
              )}
            </h2>
            <ul className={styles["list"]}>
              {some.map((suggestion) => (
                <SuggestionEntry
                  key={keyOf(suggestion)}
                  suggestion={suggestion}
                  choosing={choosing === keyOf(suggestion)}
                  {...shared}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
