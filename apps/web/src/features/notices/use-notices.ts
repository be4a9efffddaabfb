import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { NoticeKind } from "@passbook/contract/notices";
import { changeNotices, getNotices } from "@passbook/contract/notices";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { noticeKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { toastError } from "../../ui/overlays/toast.ts";

/** Which mails this person wants. */
export const useNotices = () =>
  useQuery({
    queryKey: noticeKeys.all,
    queryFn: async ({ signal }) => (await call(getNotices, { signal })).answer.data,
  });

/** Turns mails of a kind on or off. */
export const useNoticeChange = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ kind, is_on }: { readonly kind: NoticeKind; readonly is_on: boolean }) =>
      call(changeNotices, { body: { [kind]: is_on } }),
    onSuccess: () => refreshAfter("change_notices"),
    onError: (error) => {
      toastError(messageOf(error, t`Oops, save failed!`));
    },
  });
};
