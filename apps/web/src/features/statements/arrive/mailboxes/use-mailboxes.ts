import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { Called } from "@passbook/contract/client";
import type { AnswerOf, BodyInputOf } from "@passbook/contract/endpoint";
import {
  beginMailboxSignIn,
  changeMailbox,
  checkMailbox,
  createMailbox,
  deleteMailbox,
  finishMailboxSignIn,
  renewMailboxSignIn,
  testMailbox,
} from "@passbook/contract/mailboxes";
import { call } from "../../../../lib/calls/call.ts";
import { messageOf } from "../../../../lib/calls/refusal.ts";
import { refreshAfter } from "../../../../lib/cache/refresh.ts";
import { toastError, toastSuccess } from "../../../../ui/overlays/toast.ts";

type Wanted = BodyInputOf<typeof createMailbox>;

/** Tries whether a mailbox can be reached, before it is kept. */
export const useMailboxTest = () =>
  useMutation({
    mutationFn: async (body: BodyInputOf<typeof testMailbox>) =>
      (await call(testMailbox, { body })).answer.data,
  });

/** Keeps a new mailbox or what was changed of one; throws what failed, so that the form keeps what was typed. */
export const useMailboxSaving = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async ({ id, password, ...reach }: Wanted & { readonly id: string | undefined }) =>
      id === undefined
        ? call(createMailbox, { body: { ...reach, password } })
        : call(changeMailbox, {
            params: { id },
            body: password === "" ? reach : { ...reach, password },
          }),
    onSuccess: async (_, { id }) => {
      toastSuccess(id === undefined ? t`The mailbox is watched from now on` : t`Mailbox changed`);
      await refreshAfter("change_mailbox");
    },
  });
};

const goTo = ({ answer }: Called<AnswerOf<typeof beginMailboxSignIn>>): void => {
  window.location.assign(answer.data.url);
};

/** Goes to the page of a provider for a new mailbox. */
export const useMailboxSignIn = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof beginMailboxSignIn>) => call(beginMailboxSignIn, { body }),
    onSuccess: goTo,
  });

/** Hands over what a provider sent back with its person; throws what failed. */
export const useSignInFinish = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof finishMailboxSignIn>) => call(finishMailboxSignIn, { body }),
    onSuccess: () => refreshAfter("change_mailbox"),
  });

/** What a person does to a mailbox where it stands. */
export const useMailboxActs = () => {
  const { t } = useLingui();
  const onError = (error: Error) => {
    toastError(messageOf(error, t`This could not be done. Try again.`));
  };
  const onSuccess = () => refreshAfter("change_mailbox");
  const check = useMutation({
    mutationFn: (id: string) => call(checkMailbox, { params: { id } }),
    onSuccess,
    onError,
  });
  const pause = useMutation({
    mutationFn: ({ id, is_paused }: { id: string; is_paused: boolean }) =>
      call(changeMailbox, { params: { id }, body: { is_paused } }),
    onSuccess,
    onError,
  });
  const signIn = useMutation({
    mutationFn: ({ id }: { readonly id: string }) => call(renewMailboxSignIn, { params: { id } }),
    onSuccess: goTo,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteMailbox, { params: { id } }),
    onSuccess: async () => {
      toastSuccess(t`The mailbox is watched no more`);
      await refreshAfter("delete_mailbox");
    },
    onError,
  });
  return { check, pause, remove, signIn };
};
