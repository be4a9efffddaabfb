import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { InfiniteData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AnswerOf, BodyOf } from "@passbook/contract/endpoint";
import { acceptSuggestions } from "@passbook/contract/suggestions";
import type { listSuggestions, Suggestion } from "@passbook/contract/suggestions";
import { changeTransactions } from "@passbook/contract/transactions";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import type { Answered } from "./count-left.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { toastError } from "../../../ui/overlays/toast.ts";

/** How long answering rests before the queue is fetched anew: whoever goes through it by keys is not to wait for it each time. */
const REST_MS = 900;

/** An entry with only some of its transactions. */
const keepRows = (suggestion: Suggestion, keeps: (id: string, chance: number) => boolean): Suggestion => {
  const rows = suggestion.transaction_ids.map((id, index) => ({
    id,
    chance: suggestion.chances[index] ?? 0,
  }));
  const kept = rows.filter(({ id, chance }) => keeps(id, chance));
  return {
    ...suggestion,
    transaction_ids: kept.map(({ id }) => id),
    chances: kept.map(({ chance }) => chance),
  };
};

/** What is left of entries whose transactions were answered; none of one that was answered whole. */
export const withoutAnswered = (
  suggestions: readonly Suggestion[],
  answered: Pick<ReadonlySet<string>, "has" | "size">,
): readonly Suggestion[] =>
  answered.size === 0
    ? suggestions
    : suggestions.flatMap((suggestion) => {
        const left = keepRows(suggestion, (id) => !answered.has(id));
        if (left.transaction_ids.length === 0) return [];
        return [left.transaction_ids.length === suggestion.transaction_ids.length ? suggestion : left];
      });

type Pages = InfiniteData<AnswerOf<typeof listSuggestions>, string | undefined>;

/** Fewer pages are fetched again once those before are answered. */
const dropAnsweredPages = (filter: TransactionFilter, answered: ReadonlySet<string>): void => {
  queryClient.setQueryData<Pages>(transactionKeys.suggestions(filter), (data) => {
    if (data === undefined) return undefined;
    const left = data.pages.filter((page) => withoutAnswered(page.data, answered).length > 0);
    const pages = left.length === 0 ? data.pages.slice(-1) : left;
    return {
      pages,
      pageParams: [FIRST_PAGE, ...data.pageParams.slice(data.pages.length - pages.length + 1)],
    };
  });
};

/** Ids of transactions that were answered here and may still stand in what was fetched before. */
const useAnswered = (filter: TransactionFilter) => {
  const [answered, setAnswered] = useState<ReadonlyMap<string, Answered>>(new Map());
  const saved = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (suggestions: readonly Suggestion[]) => {
    const hidden = suggestions.flatMap(({ transaction_ids, chances, sure_from }) =>
      transaction_ids.map((id, index) => {
        const confidence = chances[index] ?? 0;
        return [id, { sure_from, confidence, saved_at: null }] as const;
      }),
    );
    setAnswered((before) => new Map([...before, ...hidden]));
  };
  const keep = (ids: readonly string[]) => {
    const [kept, saved_at] = [new Set(ids), Date.now()];
    setAnswered(
      (before) => new Map([...before].map(([id, row]) => [id, kept.has(id) ? { ...row, saved_at } : row])),
    );
  };
  const show = (ids: readonly string[]) => {
    const shown = new Set(ids);
    setAnswered((before) => new Map([...before].filter(([id]) => !shown.has(id))));
  };
  const refresh = async () => {
    const ids = saved.current;
    saved.current = [];
    dropAnsweredPages(filter, new Set(ids));
    await refreshAfter("accept_suggestions");
    show(ids);
  };
  const refreshLater = (ids: readonly string[]) => {
    saved.current = [...saved.current, ...ids];
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), REST_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (saved.current.length > 0) void refreshAfter("accept_suggestions");
    },
    [],
  );
  return { answered, hide, keep, show, refreshLater };
};

type Save = () => Promise<{ readonly changed: number; readonly change_id: string | null }>;

/** The person's answers to what waits: gone from the queue at once, told with Undo, and back when they are refused. */
export const useAnswers = (filter: TransactionFilter, reference: Reference) => {
  const { t } = useLingui();
  const { answered, hide, keep, show, refreshLater } = useAnswered(filter);
  const [busy, setBusy] = useState(false);
  const send = async (suggestions: readonly Suggestion[], save: Save, say: (changed: number) => string) => {
    const ids = suggestions.flatMap(({ transaction_ids }) => transaction_ids);
    hide(suggestions);
    try {
      const { changed, change_id } = await save();
      keep(ids);
      toastUndoable(say(changed), change_id);
      refreshLater(ids);
      return true;
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
      show(ids);
      refreshLater([]);
      return false;
    }
  };
  const sayFiled = (changed: number) =>
    plural(changed, { one: "# transaction filed", other: "# transactions filed" });
  const accept = async (body: BodyOf<typeof acceptSuggestions>) => {
    const { answer, change_id } = await call(acceptSuggestions, { body });
    return { changed: answer.data.changed, change_id };
  };
  return {
    answered,
    busy,
    /** Files an entry under one of the sub-categories; tells whether it was done. */
    answer: (suggestion: Suggestion, sub_category_id: string) => {
      const { transaction_ids } = suggestion;
      if (sub_category_id === suggestion.sub_category_id)
        return send([suggestion], () => accept({ transaction_ids }), sayFiled);
      const name = reference.findSubCategory(sub_category_id)?.sub.name ?? "";
      const change = async () => {
        const body = { ids: transaction_ids, change: { sub_category_id } };
        const { answer, change_id } = await call(changeTransactions, { body });
        return { changed: answer.data.changed, change_id };
      };
      return send([suggestion], change, (changed) => {
        const what = plural(changed, { one: "# transaction", other: "# transactions" });
        return t`${what} in ${name} now`;
      });
    },
    /** Files all that are at least so sure, also those that are not fetched yet. */
    answerAll: async (shown: readonly Suggestion[], sure_from: number) => {
      setBusy(true);
      const sure = shown.map((suggestion) => keepRows(suggestion, (_, chance) => chance >= sure_from));
      await send(sure, () => accept({ all: { sure_from, filter } }), sayFiled);
      setBusy(false);
    },
  };
};
