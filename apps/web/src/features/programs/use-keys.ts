import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { createKey, endKey, listKeys } from "@passbook/contract/keys";
import type { Scope } from "@passbook/contract/scopes";
import { programKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useConfirmedMutation } from "../../lib/session/use-confirmed-mutation.ts";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";

/** The keys of this person's programs. */
export const useKeys = () =>
  useQuery({
    queryKey: programKeys.list,
    queryFn: async ({ signal }) => (await call(listKeys, { signal })).answer.data,
  });

/** Makes a key, where need be after its person showed who they are; its text is in the answer and is shown this once. */
export const useNewKey = () => {
  const { t } = useLingui();
  return useConfirmedMutation((body: BodyInputOf<typeof createKey>) => call(createKey, { body }), {
    kind: "change_keys",
    onError: (error) => {
      toastError(messageOf(error, t`The key could not be made, please retry.`));
    },
  });
};

export const useKeyEnd = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (id: string) => call(endKey, { params: { id } }),
    onSuccess: async () => {
      await refreshAfter("change_keys");
      toastSuccess(t`Key ended`);
    },
    onError: (error) => {
      toastError(messageOf(error, t`The key could not be ended, please retry.`));
    },
  });
};

/** What each scope is called, and what a key with it may do. */
export const useScopeWords = (): Readonly<
  Record<Scope, { readonly label: string; readonly hint: string }>
> => {
  const { t } = useLingui();
  return {
    read: { label: t`Read`, hint: t`Transactions, statements, insights and lists` },
    write: { label: t`Change`, hint: t`File, split, note, budget and delete, with undo in the history` },
    propose: {
      label: t`Propose`,
      hint: t`Categories that you accept or decline; nothing changes by itself`,
    },
    upload: { label: t`Hand in`, hint: t`Statements and mails, as if you uploaded them` },
  };
};
