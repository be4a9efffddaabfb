import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Suggestion } from "@passbook/contract/suggestions";
import { formatNumber } from "../../../words/format.ts";
import { ListError } from "../../../lib/notices/list-error.tsx";
import { useLocale } from "../../../words/locale.tsx";
import { SampleBanner } from "../../../lib/notices/sample-banner.tsx";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { LATER_MS, useStatementEvents } from "../../../lib/statements/use-statement-events.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { AlikeOffer } from "../edit/alike-offer.tsx";
import styles from "./review.module.css";
import { ShortcutsDialog } from "../edit/shortcuts-dialog.tsx";
import { SuggestionEntry } from "./suggestion-entry.tsx";
import { TransferQuestions } from "./transfer-questions.tsx";
import { useAlike } from "../state/use-alike.ts";
import { useEdits } from "../state/use-edits.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { dropShown, keyOf, useAccept, useSuggestionCount, useSuggestions } from "../state/use-suggestions.ts";

/** Nothing waits: whatever is still uncategorised is only a link away. */
const AllDone = ({ uncategorised }: { readonly uncategorised: number }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const count = formatNumber(uncategorised, locale);
  const rest = plural(uncategorised, {
    one: `${count} transaction has no category and no good guess.`,
    other: `${count} transactions have no category and no good guess.`,
  });
  return (
    <Card>
      <EmptyState
        icon="check"
        title={t`Nothing to confirm`}
        message={
          uncategorised === 0 ? t`What is likely but not sure stands here, until you say the word.` : rest
        }
        primary={
          uncategorised === 0
            ? { label: t`Back to Transactions`, to: "/transactions" }
            : { label: t`Show them`, to: "/transactions?uncategorised=true" }
        }
      />
    </Card>
  );
};

const useReview = () => {
  const reference = useReference();
  const edits = useEdits(reference);
  const accept = useAccept();
  const alike = useAlike();
  const choose = async (suggestion: Suggestion, sub_category_id: string) => {
    dropShown([suggestion]);
    const { transaction_ids } = suggestion;
    const done = await edits.categorise({ ids: transaction_ids }, sub_category_id);
    const [first] = transaction_ids;
    if (done && first !== undefined) alike.ask(first);
  };
  return { reference, edits, accept, alike, choose };
};

/** Likely categories that wait for the person's word, what helps most first. */
export const ReviewScreen = () => {
  useStatementEvents(LATER_MS);
  const { t } = useLingui();
  const { locale } = useLocale();
  const { reference, edits, accept, alike, choose } = useReview();
  const list = useSuggestions();
  const count = useSuggestionCount();
  const [acceptingAll, setAcceptingAll] = useState(false);
  const { suggestions } = list;
  const { queue, rest, choosing, setChoosing, asked, setAsked } = useReviewKeys(suggestions);
  const waiting = count.data?.transactions ?? 0;
  const shown = formatNumber(waiting, locale);
  const isEmpty = suggestions?.length === 0 && !list.hasNextPage;
  const rows = suggestions?.flatMap(({ transaction_ids }) => transaction_ids).length ?? 0;
  return (
    <Page
      title={t`To confirm`}
      back={{ to: "/transactions", label: t`Transactions` }}
      actions={
        suggestions !== undefined &&
        suggestions.length > 1 && (
          <Button
            icon="check"
            onClick={() => {
              setAcceptingAll(true);
            }}
          >
            <Trans>All shown are right</Trans>
          </Button>
        )
      }
    >
      <SampleBanner />
      <div className={styles["questions"]}>
        <TransferQuestions reference={reference} />
      </div>
      {!isEmpty && suggestions !== undefined && (
        <p className={styles["lead"]}>
          <Plural
            value={waiting}
            one={`${shown} transaction has a likely category. Your answer teaches the next ones.`}
            other={`${shown} transactions have a likely category. Each answer teaches the next ones.`}
          />
        </p>
      )}
      {list.isPending && (
        <div className={styles["list"]}>
          <SkeletonCard rows={3} />
          <SkeletonCard rows={3} />
        </div>
      )}
      {list.isError && suggestions === undefined && (
        <ListError error={list.error} onRetry={() => void list.refetch()} />
      )}
      <div ref={rest} tabIndex={-1}>
        {isEmpty && count.data?.questions === 0 && <AllDone uncategorised={count.data?.uncategorised ?? 0} />}
      </div>
      {suggestions !== undefined && suggestions.length > 0 && (
        <ul className={styles["list"]} ref={queue}>
          {suggestions.map((suggestion) => (
            <SuggestionEntry
              key={keyOf(suggestion)}
              suggestion={suggestion}
              reference={reference}
              choosing={choosing === keyOf(suggestion)}
              onChoosing={(isChoosing) => {
                setChoosing(isChoosing ? keyOf(suggestion) : null);
              }}
              onAccept={() => void accept([suggestion])}
              onChoose={(id) => void choose(suggestion, id)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className={styles["more"]}>
          <LoadMore
            shown={suggestions?.length ?? 0}
            total={count.data?.suggestions}
            hasMore
            busy={list.isFetchingNextPage}
            onLoad={() => void list.fetchNextPage()}
          />
        </div>
      )}
      {acceptingAll && suggestions !== undefined && (
        <ConfirmDialog
          open
          danger={false}
          title={t`File all shown as suggested?`}
          text={plural(rows, {
            one: "# transaction gets its likely category. Undo takes it back.",
            other: "# transactions get their likely categories. Undo takes it back.",
          })}
          confirmLabel={t`File them`}
          onClose={() => {
            setAcceptingAll(false);
          }}
          onConfirm={() => {
            setAcceptingAll(false);
            void accept(suggestions);
          }}
        />
      )}
      {asked && (
        <ShortcutsDialog
          screen="review"
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
      <AlikeOffer alike={alike} reference={reference} edits={edits} />
    </Page>
  );
};
