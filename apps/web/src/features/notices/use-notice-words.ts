import { useLingui } from "@lingui/react/macro";
import type { NoticeKind } from "@passbook/contract/notices";
import { useAlertKinds } from "../../lib/notices/use-alert-words.ts";

type Words = { readonly label: string; readonly hint: string };

/** What each kind of mail is called, and when it is sent. */
export const useNoticeWords = (): Readonly<Record<NoticeKind, Words>> => {
  const { t } = useLingui();
  return {
    read: {
      label: t`A statement was read`,
      hint: t`It came by itself, and its rows are in your books`,
    },
    needs_answer: {
      label: t`A statement needs an answer`,
      hint: t`It came by itself, and Passbook has a question about it`,
    },
    needs_password: {
      label: t`A statement needs a password`,
      hint: t`It came by itself, and no password that you keep opens it`,
    },
    ...useAlertKinds(),
    weekly: {
      label: t`What the week was`,
      hint: t`On the morning after your week ends, with amounts`,
    },
    monthly: {
      label: t`What the month was`,
      hint: t`On the morning of the first, with amounts`,
    },
  };
};
