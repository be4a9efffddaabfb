import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import {
  changeBankConnection,
  checkBankConnection,
  createBankConnection,
  deleteBankConnection,
  mapConnectedAccount,
} from "@passbook/contract/bank-connections";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { toastError, toastSuccess } from "../../../ui/overlays/toast.ts";

/** Connects a bridge, or opens one anew; throws what failed, so that the form keeps what was pasted. */
export const useBankConnecting = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ id, token }: { readonly id: string | undefined; readonly token: string }) =>
      id === undefined
        ? call(createBankConnection, { body: { token } })
        : call(changeBankConnection, { params: { id }, body: { token } }),
    onSuccess: async (_, { id }) => {
      toastSuccess(id === undefined ? t`Connected. The accounts are being asked for` : t`Connected again`);
      await refreshAfter("change_bank_connection");
    },
  });
};

/** Says what an account of a bridge is; throws what failed, so that the form keeps what was chosen. */
export const useAccountMapping = () =>
  useMutation({
    mutationFn: ({
      id,
      body,
    }: {
      readonly id: string;
      readonly body: BodyInputOf<typeof mapConnectedAccount>;
    }) => call(mapConnectedAccount, { params: { id }, body }),
    onSuccess: () => refreshAfter("map_connected_account"),
  });

/** What a person does to a connection where it stands. */
export const useBankConnectionActs = () => {
  const { t } = useLingui();
  const onError = (error: Error) => {
    toastError(messageOf(error, t`This could not be done. Try again.`));
  };
  const onSuccess = () => refreshAfter("change_bank_connection");
  const check = useMutation({
    mutationFn: (id: string) => call(checkBankConnection, { params: { id } }),
    onSuccess,
    onError,
  });
  const pause = useMutation({
    mutationFn: ({ id, is_paused }: { id: string; is_paused: boolean }) =>
      call(changeBankConnection, { params: { id }, body: { is_paused } }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteBankConnection, { params: { id } }),
    onSuccess: async () => {
      toastSuccess(t`The connection is removed`);
      await onSuccess();
    },
    onError,
  });
  return { check, pause, remove };
};
