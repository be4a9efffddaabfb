import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { closeInbox, openInbox } from "@passbook/contract/inboxes";
import { call } from "../../../lib/calls/call.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastError, toastSuccess } from "../../../ui/overlays/toast.ts";

/** Opens and closes the folder of scanners and scripts. */
export const useInboxActs = () => {
  const { t } = useLingui();
  const onError = (error: Error) => {
    toastError(messageOf(error, t`This could not be done. Try again.`));
  };
  const open = useMutation({
    mutationFn: () => call(openInbox),
    onSuccess: () => refreshAfter("change_inbox"),
    onError,
  });
  const close = useMutation({
    mutationFn: () => call(closeInbox),
    onSuccess: async () => {
      toastSuccess(t`Nothing more is taken out of the folder`);
      await refreshAfter("change_inbox");
    },
    onError,
  });
  return { open, close };
};
