import { Trans } from "@lingui/react/macro";
import type { MonthInsights } from "@passbook/contract/insights";
import { formatMonth, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import styles from "./insights.module.css";
import { isEmptyMonth } from "./month-facts.ts";
import { useNewestDay } from "./use-insights.ts";

/** What to do about a month without a single row: go where the rows are, or to the statements that bring none yet. */
export const EmptyMonth = ({ insights }: { readonly insights: MonthInsights }) => {
  const { locale } = useLocale();
  const isEmpty = isEmptyMonth(insights);
  const { data: newest } = useNewestDay(isEmpty);
  if (!isEmpty || newest === undefined) return null;
  if (newest === null) {
    return (
      <div className={styles["strip"]}>
        <Note
          tone="info"
          action={
            <Button to="/statements">
              <Trans>See statements</Trans>
            </Button>
          }
        >
          <Trans>No row has come in yet: your files wait for an answer or could not be read.</Trans>
        </Note>
      </div>
    );
  }
  const there = monthOf(newest);
  const name = formatMonth(there, locale);
  if (there === insights.month) return null;
  return (
    <div className={styles["strip"]}>
      <Note
        tone="info"
        action={
          <Button to={`/?month=${there}`}>
            <Trans>See {name}</Trans>
          </Button>
        }
      >
        <Trans>This month has no rows. Your newest ones are from {name}.</Trans>
      </Note>
    </div>
  );
};
