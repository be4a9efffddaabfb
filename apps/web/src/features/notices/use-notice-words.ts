import { useLingui } from "@lingui/react/macro";
import type { NoticeKind } from "@passbook/contract/notices";

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
    late: {
      label: t`A statement is late`,
      hint: t`The day on which it usually comes has passed`,
    },
  };
};
