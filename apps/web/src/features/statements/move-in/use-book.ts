import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { getBook, moveIn } from "@passbook/contract/move-in";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { takeStatement } from "../state/use-statement.ts";
import { lookWhile } from "../state/use-statements.ts";

/** What a book holds; fetched again while it moves in. */
export const useBook = (id: string) => {
  const live = useLiveStatements();
  return useQuery({
    queryKey: statementKeys.book(id),
    queryFn: async ({ signal }) => (await call(getBook, { params: { id }, signal })).answer.data,
    refetchInterval: ({ state }) => lookWhile(state.data?.state === "moving", live),
  });
};

/** Moves it in as it was chosen. */
export const useMoveIn = (id: string) => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof moveIn>) =>
      (await call(moveIn, { params: { id }, body })).answer.data,
    onSuccess: (statement) => takeStatement(statement, "move_in"),
    onError: (error) => {
      toastError(messageOf(error, t`This could not be done. Try again.`));
    },
  });
};
