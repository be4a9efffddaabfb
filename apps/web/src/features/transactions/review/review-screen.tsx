import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { Suggestion } from "@passbook/contract/suggestions";
import { formatNumber } from "../../../words/format.ts";
import { isEmptyFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { ListError } from "../../../lib/notices/list-error.tsx";
import { useLocale } from "../../../words/locale.tsx";
import { SampleBanner } from "../../../lib/notices/sample-banner.tsx";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../../lib/statements/use-statement-events.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { AlikeOffer } from "../edit/alike-offer.tsx";
import { FileAll } from "./file-all.tsx";
import { Proposals } from "./proposals.tsx";
import { ReviewList } from "./review-list.tsx";
import styles from "./review.module.css";
import { TransferQuestions } from "./transfer-questions.tsx";
import { useAhead } from "./use-ahead.ts";
import { useAlike } from "../state/use-alike.ts";
import { countLeft } from "../state/count-left.ts";
import { useAnswers, withoutAnswered } from "../state/use-answers.ts";
import { DividedDialog } from "../edit/divided-dialog.tsx";
import { useEdits } from "../state/use-edits.ts";
import { useProposalCount } from "./use-proposals.ts";
import { useFilterWords } from "../filter/use-filter-words.ts";
import { useChoosing, useReviewKeys } from "./use-review-keys.ts";
import { keyOf, useSuggestionCount, useSuggestions } from "../state/use-suggestions.ts";
import { useTransactionFilter } from "../state/use-transaction-filter.ts";

/** Nothing waits: whatever is still uncategorised is only a link away. */
const AllDone = ({
  uncategorised,
  narrowed,
}: {
  readonly uncategorised: number;
  readonly narrowed: boolean;
}) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const count = formatNumber(uncategorised, locale);
  const rest = plural(uncategorised, {
    one: `${count} transaction has no category and no good guess.`,
    other: `${count} transactions have no category and no good guess.`,
  });
  if (narrowed)
    return (
      <Card>
        <EmptyState
          icon="check"
          title={t`Nothing to confirm here`}
          message={t`All of these are filed, or nobody can guess where they belong.`}
          primary={{ label: t`All that waits`, to: "/transactions/review" }}
        />
      </Card>
    );
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

/** Of what the queue is, where it is narrowed, and the way to all of it. */
const Narrowed = ({
  filter,
  reference,
}: {
  readonly filter: TransactionFilter;
  readonly reference: Reference;
}) => {
  const { locale } = useLocale();
  const words = useFilterWords(filter, reference).map(({ label }) => label);
  const what = new Intl.ListFormat(locale, { type: "unit" }).format(words);
  return (
    <>
      <Trans>Only of: {what}.</Trans>{" "}
      <Link to="/transactions/review">
        <Trans>All that waits</Trans>
      </Link>
    </>
  );
};

const NONE: readonly Suggestion[] = [];

/** The queue as it was when a choice was begun, until that is made: what was learned meanwhile must not take it away. */
const useSteady = (suggestions: readonly Suggestion[], choosing: string | null): readonly Suggestion[] => {
  const [held, setHeld] = useState(suggestions);
  const is_held = choosing !== null && held.some((suggestion) => keyOf(suggestion) === choosing);
  if (!is_held && held !== suggestions) setHeld(suggestions);
  return is_held ? held : suggestions;
};

const useReview = () => {
  const reference = useReference();
  const { filter } = useTransactionFilter();
  const alike = useAlike();
  const list = useSuggestions(filter);
  const count = useSuggestionCount(filter);
  const answers = useAnswers(filter, reference);
  const { answered, answer } = answers;
  const fetched = list.suggestions ?? NONE;
  const { choosing, choose } = useChoosing();
  const left = useMemo(() => withoutAnswered(fetched, answered), [fetched, answered]);
  const suggestions = useSteady(left, choosing);
  const { ask } = alike;
  const take = async (suggestion: Suggestion, sub_category_id: string) => {
    const [first] = suggestion.transaction_ids;
    const isOther = sub_category_id !== suggestion.sub_category_id;
    choose(null);
    const done = await answer(suggestion, sub_category_id);
    if (done && isOther && first !== undefined) ask(first);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // the same for as long as the screen stands, so that an answer draws no other entry again
  const takeLatest = useCallback((suggestion: Suggestion, id: string) => {
    void latest.current(suggestion, id);
  }, []);
  // What waits for rows that were just answered comes once the queue is fetched anew.
  const comes = suggestions.length === 0 && fetched.some(({ held }) => held > 0);
  return {
    reference,
    filter,
    alike,
    list,
    count,
    answers,
    suggestions,
    comes,
    take: takeLatest,
    choosing,
    choose,
  };
};

/** Likely categories that wait for the person's word, the surest first. */
export const ReviewScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { locale } = useLocale();
  const { reference, filter, alike, list, count, answers, suggestions, comes, take, choosing, choose } =
    useReview();
  const edits = useEdits(reference);
  const { queue, rest } = useReviewKeys(suggestions, take, choose);
  const narrowed = !isEmptyFilter(filter);
  const { data: proposed } = useProposalCount();
  const { hasNextPage, isFetching, isFetchingNextPage } = list;
  // a page more would end what fetches the pages anew, and what was just filed stood there again
  const loadMore = () => void list.fetchNextPage({ cancelRefetch: false });
  const end = useAhead({
    shown: suggestions.length,
    hasMore: hasNextPage,
    busy: isFetching,
    load: loadMore,
  });
  const { transactions: waiting, at_least } = countLeft(count.data, answers.answered);
  const shown = formatNumber(waiting, locale);
  const isEmpty = list.suggestions !== undefined && suggestions.length === 0 && !hasNextPage && !comes;
  return (
    <Page title={t`To confirm`} back={{ to: "/transactions", label: t`Transactions` }}>
      <SampleBanner />
      <div className={styles["questions"]}>
        <TransferQuestions reference={reference} />
      </div>
      {!narrowed && <Proposals reference={reference} />}
      {!isEmpty && list.suggestions !== undefined && (
        <p className={styles["lead"]} role="status">
          <Plural
            value={waiting}
            one={`${shown} transaction has a likely category. Your answer teaches the next ones.`}
            other={`${shown} transactions have a likely category. Each answer teaches the next ones.`}
          />{" "}
          {narrowed && <Narrowed filter={filter} reference={reference} />}
        </p>
      )}
      {!isEmpty && (
        <FileAll
          at_least={at_least}
          busy={answers.busy}
          onFile={(sure_from) => void answers.answerAll(suggestions, sure_from)}
        />
      )}
      {(list.isPending || comes) && <SkeletonCard rows={8} />}
      {list.isError && list.suggestions === undefined && (
        <ListError error={list.error} onRetry={() => void list.refetch()} />
      )}
      <div ref={rest} tabIndex={-1}>
        {isEmpty && (narrowed || (count.data?.questions === 0 && proposed?.proposals === 0)) && (
          <AllDone uncategorised={count.data?.uncategorised ?? 0} narrowed={narrowed} />
        )}
      </div>
      {suggestions.length > 0 && (
        <ReviewList
          ref={queue}
          suggestions={suggestions}
          at_least={at_least}
          reference={reference}
          choosing={choosing}
          onChoosing={choose}
          onAnswer={take}
        />
      )}
      <div ref={end} />
      {hasNextPage && (
        <div className={styles["more"]}>
          <LoadMore
            shown={suggestions.length}
            total={count.data?.suggestions}
            hasMore
            busy={isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
      {edits.question !== null && <DividedDialog question={edits.question} />}
      <AlikeOffer alike={alike} reference={reference} edits={edits} />
    </Page>
  );
};
