import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import {
  acceptProposals,
  countProposals,
  declineProposals,
  listProposals,
  type Proposal,
} from "@passbook/contract/proposals";
import { FIRST_PAGE } from "../../../lib/cache/first-page.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { toastError } from "../../../ui/overlays/toast.ts";

const PROPOSALS_PER_CALL = 50;

/** What programs propose, as far as it was asked for, the newest first. */
export const useProposals = () => {
  const query = useInfiniteQuery({
    queryKey: transactionKeys.proposals,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listProposals, { query: { after, limit: PROPOSALS_PER_CALL }, signal })).answer,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const proposals = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { ...query, proposals };
};

/** How much programs propose. */
export const useProposalCount = () =>
  useQuery({
    queryKey: transactionKeys.proposal_count,
    queryFn: async ({ signal }) => (await call(countProposals, { signal })).answer.data,
  });

const ENDPOINTS = { accept_proposals: acceptProposals, decline_proposals: declineProposals };
type Kind = keyof typeof ENDPOINTS;
type Which = BodyInputOf<typeof acceptProposals>;

/** The person's word on what programs propose: gone from the list at once, told with Undo, and back when it is refused. */
export const useProposalAnswers = () => {
  const { t } = useLingui();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const say: Readonly<Record<Kind, (changed: number) => string>> = {
    accept_proposals: (changed) =>
      plural(changed, { one: "# transaction filed", other: "# transactions filed" }),
    decline_proposals: (changed) =>
      plural(changed, { one: "# proposal declined", other: "# proposals declined" }),
  };
  const send = async (kind: Kind, which: Which, shown: readonly Proposal[]) => {
    const ids = new Set(shown.map(({ id }) => id));
    setAnswered((before) => new Set([...before, ...ids]));
    try {
      const { answer, change_id } = await call(ENDPOINTS[kind], { body: which });
      toastUndoable(say[kind](answer.data.changed), change_id);
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    }
    // What is there then is shown, whether it was done or not; an undo brings it back.
    await refreshAfter(kind);
    setAnswered((before) => new Set([...before].filter((id) => !ids.has(id))));
  };
  return {
    answered,
    answerOne: (kind: Kind, proposal: Proposal) => send(kind, { proposal_ids: [proposal.id] }, [proposal]),
    answerAll: (kind: Kind, key_id: string, shown: readonly Proposal[]) => send(kind, { key_id }, shown),
  };
};
