import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AnswerOf, BodyInputOf } from "@passbook/contract/endpoint";
import {
  changeAllowedSender,
  createAllowedSender,
  createStatementPassword,
  deleteAllowedSender,
  deleteReceivedMail,
  deleteReceivedMails,
  deleteStatementPassword,
  getStatementSources,
  letInMail,
  uploadMails,
} from "@passbook/contract/statement-sources";
import { call } from "../../../lib/calls/call.ts";
import { statementSourceKeys } from "../../../lib/cache/query-keys.ts";
import type { ChangeKind } from "../../../lib/cache/refresh.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { toastError, toastSuccess } from "../../../ui/overlays/toast.ts";

/** While nothing tells that a mailbox is looked into, a bridge asked or a mail came in, it is asked again and again. */
const LOOK_EVERY_MS = 2000;
const LOOK_SELDOM_MS = 5000;

const UNDER_WAY: ReadonlySet<string> = new Set(["waiting", "checking", "asking"]);

const toInterval = (sources: AnswerOf<typeof getStatementSources>["data"] | undefined): number | false => {
  if (sources === undefined) return false;
  const { mailboxes, bank_connections, forwarding, inbox } = sources;
  const states = [...mailboxes, ...bank_connections].map(({ state }) => state);
  const comesByItself = forwarding?.address != null || (inbox !== null && inbox.state !== "closed");
  if (states.length === 0) return comesByItself ? LOOK_SELDOM_MS : false;
  return states.some((state) => UNDER_WAY.has(state)) ? LOOK_EVERY_MS : LOOK_SELDOM_MS;
};

/** What came in by mail, who may send, and the passwords that open files; `live` while the stream of events tells what changes. */
export const useStatementSources = (live: boolean) => {
  const query = useQuery({
    queryKey: statementSourceKeys.all,
    queryFn: async ({ signal }) => (await call(getStatementSources, { signal })).answer.data,
    refetchInterval: ({ state: { data } }) => (live ? false : toInterval(data)),
  });
  const { refetch } = query;
  // The stream tells what changes from its beginning on.
  useEffect(() => {
    if (live) void refetch();
  }, [live, refetch]);
  return query;
};

/** Changes of senders; adding throws what failed, so that the form keeps what was typed. */
export const useSenderChanges = () => {
  const { t } = useLingui();
  const add = useMutation({
    mutationFn: (body: BodyInputOf<typeof createAllowedSender>) => call(createAllowedSender, { body }),
    onSuccess: async ({ answer, change_id }) => {
      const { pattern } = answer.data;
      toastUndoable(t`${pattern} is allowed`, change_id);
      await refreshAfter("allow_sender");
    },
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<typeof changeAllowedSender> & { readonly id: string }) =>
      call(changeAllowedSender, { params: { id }, body }),
    onSuccess: async ({ answer, change_id }) => {
      const { pattern } = answer.data;
      toastUndoable(t`${pattern} was changed`, change_id);
      await refreshAfter("change_sender");
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; pattern: string }) => call(deleteAllowedSender, { params: { id } }),
    onSuccess: async ({ change_id }, { pattern }) => {
      toastUndoable(t`${pattern} is no longer allowed`, change_id);
      await refreshAfter("delete_sender");
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, delete failed!`));
    },
  });
  return { add, change, remove };
};

/** Deletes for good what is named by its id. */
const useRemoval = (kind: ChangeKind, removed: string, remove: (id: string) => Promise<unknown>) => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toastSuccess(removed);
      await refreshAfter(kind);
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, delete failed!`));
    },
  });
};

/** Changes of passwords; forgetting one cannot be undone, since secrets leave no trace. */
export const usePasswordChanges = () => {
  const { t } = useLingui();
  const add = useMutation({
    mutationFn: (body: BodyInputOf<typeof createStatementPassword>) =>
      call(createStatementPassword, { body }),
    onSuccess: async () => {
      toastSuccess(t`Password kept`);
      await refreshAfter("keep_password");
    },
  });
  const remove = useRemoval("forget_password", t`Password forgotten`, (id) =>
    call(deleteStatementPassword, { params: { id } }),
  );
  return { add, remove };
};

/** Has one message read that waits in quarantine. */
export const useLetIn = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (id: string) => call(letInMail, { params: { id } }),
    onSuccess: async () => {
      toastSuccess(t`Its attachments are read`);
      await refreshAfter("let_in_mail");
    },
    onError: (error) => {
      toastError(messageOf(error, t`This could not be done. Try again.`));
    },
  });
};

/** Deletes a message; its room is wanted, so nothing is kept for an undo. */
export const useMailDeletion = () => {
  const { t } = useLingui();
  return useRemoval("delete_mail", t`Message deleted`, (id) => call(deleteReceivedMail, { params: { id } }));
};

/** Deletes what is shown of what came in, up to the newest that was seen. */
export const useMailsDeletion = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof deleteReceivedMails>) =>
      (await call(deleteReceivedMails, { body })).answer.data,
    onSuccess: async ({ deleted }) => {
      toastSuccess(plural(deleted, { one: "# message deleted", other: "# messages deleted" }));
      await refreshAfter("delete_mails");
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, delete failed!`));
    },
  });
};

/** Hands in saved messages; what became of each is listed as it came in. */
export const useMailUpload = () =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append("file", file);
      return (await call(uploadMails, { body })).answer.data;
    },
    onSuccess: () => refreshAfter("upload_mails"),
  });
