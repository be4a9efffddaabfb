import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { deleteForwardingAddress, renewForwardingAddress } from "@passbook/contract/forwarding";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { toastError, toastSuccess } from "../../../ui/overlays/toast.ts";

/** What a person does about the address to which they forward. */
export const useForwardingActs = () => {
  const { t } = useLingui();
  const onError = (error: Error) => {
    toastError(messageOf(error, t`This could not be done. Try again.`));
  };
  const renew = useMutation({
    mutationFn: () => call(renewForwardingAddress),
    onSuccess: async () => {
      toastSuccess(t`This is your address from now on`);
      await refreshAfter("change_forwarding");
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteForwardingAddress),
    onSuccess: async () => {
      toastSuccess(t`Nothing is received any more`);
      await refreshAfter("change_forwarding");
    },
    onError,
  });
  return { renew, remove };
};
