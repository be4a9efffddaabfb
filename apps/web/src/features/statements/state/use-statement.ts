import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import {
  acceptStatement,
  deleteStatement,
  getStatement,
  getStatementFile,
  listStatements,
  retryStatement,
  tryMadePasswords,
  unlockStatement,
} from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { callForFile, downloadFile } from "../../../lib/calls/files.ts";
import { statementKeys } from "../../../lib/cache/query-keys.ts";
import type { ChangeKind } from "../../../lib/cache/refresh.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import { isRefusal, isRefusedWith, messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { bringReceipt } from "../../../lib/statements/brought-receipts.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { isRunning } from "./statement-states.ts";
import { lookWhile } from "./use-statements.ts";

/** One statement, fetched again as its reading goes on. */
export const useStatement = (id: string) => {
  const live = useLiveStatements();
  return useQuery({
    queryKey: statementKeys.one(id),
    queryFn: async ({ signal }) => (await call(getStatement, { params: { id }, signal })).answer.data,
    refetchInterval: ({ state }) => lookWhile(state.data !== undefined && isRunning(state.data), live),
  });
};

/** The other statements read from the same file, in its order. */
export const useFileSiblings = ({ id, file_hash }: Statement): readonly Statement[] => {
  const { data } = useQuery({
    queryKey: statementKeys.of_file(file_hash),
    queryFn: async ({ signal }) =>
      (await call(listStatements, { query: { file_hash, limit: 50 }, signal })).answer.data,
  });
  return (data ?? []).filter((one) => one.id !== id).toReversed();
};

/** Shows a statement as an answer told it, and fetches whatever else shows what the change touched. */
export const takeStatement = (statement: Statement, kind: ChangeKind): Promise<void> => {
  queryClient.setQueryData(statementKeys.one(statement.id), statement);
  return refreshAfter(kind);
};

/** Tells a failure that no field of the screen shows. */
const tellFailure = (error: unknown, fallback: string): void => {
  if (!isRefusal(error) || Object.keys(error.fields).length === 0) toastError(messageOf(error, fallback));
};

/** What a person can tell a statement that waits for them; what was refused stays on the screen. */
export const useStatementAnswers = (id: string) => {
  const { t } = useLingui();
  const params = { id };
  const unlock = useMutation({
    mutationFn: async (body: BodyInputOf<typeof unlockStatement>) =>
      (await call(unlockStatement, { params, body })).answer.data,
    onSuccess: (statement) => {
      void takeStatement(statement, "unlock_statement");
    },
    onError: (error) => {
      tellFailure(error, t`Oops, update failed!`);
    },
  });
  const tryMade = useMutation({
    mutationFn: async () => (await call(tryMadePasswords, { params })).answer.data,
    onSuccess: (statement) => {
      void takeStatement(statement, "unlock_statement");
    },
    onError: (error) => {
      tellFailure(error, t`Oops, update failed!`);
    },
  });
  const accept = useMutation({
    mutationFn: async (body: BodyInputOf<typeof acceptStatement>) =>
      (await call(acceptStatement, { params, body })).answer.data,
    onSuccess: (statement) => takeStatement(statement, "answer_statement"),
    onError: (error) => {
      tellFailure(error, t`Oops, update failed!`);
    },
  });
  const retry = useMutation({
    mutationFn: async () => (await call(retryStatement, { params })).answer.data,
    onSuccess: (statement) => {
      void takeStatement(statement, "answer_statement");
    },
    onError: (error) => {
      tellFailure(error, t`Oops, update failed!`);
    },
  });
  return { unlock, tryMade, accept, retry };
};

/** Deletes a statement; true when it is gone, and the toast brings it back. */
export const useDeletion = ({ id, file_name, version }: Statement) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(deleteStatement, { params: { id }, version }),
  });
  const remove = async (): Promise<boolean> => {
    try {
      const { change_id } = await mutateAsync();
      toastUndoable(t`${file_name} deleted`, change_id);
      void refreshAfter("delete_statement", statementKeys.one(id));
      return true;
    } catch (error) {
      // the server answers the entity in the shape of the call's own answer
      if (isRefusedWith(error, "changed_meanwhile"))
        void takeStatement(error.current as Statement, "delete_statement");
      toastError(messageOf(error, t`Oops, delete failed!`));
      return false;
    }
  };
  return { remove, busy: isPending };
};

/** Downloads the file as it came. */
export const useOriginal = ({ id, file_name }: Pick<Statement, "id" | "file_name">) => {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(getStatementFile, { params: { id }, fallback_name: file_name }),
    onError: (error) => {
      toastError(messageOf(error, t`The file did not arrive. Try again.`));
    },
  });
  return {
    download: () => {
      mutate();
    },
    busy: isPending,
  };
};

/** What a failed file may be instead of a statement, by the ending of its name; originals travel without saying what they are. */
const PAPERS: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
};

/** Leads a file that was read as a statement to its purchase; null for one that cannot be a receipt. */
export const useAsReceipt = ({ id, file_name }: Pick<Statement, "id" | "file_name">) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const type = PAPERS[file_name.split(".").at(-1)?.toLowerCase() ?? ""];
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(getStatementFile, { params: { id } }),
    onSuccess: ({ blob }) => {
      bringReceipt(new File([blob], file_name, type === undefined ? {} : { type }));
      void navigate("/transactions");
    },
    onError: (error) => {
      toastError(messageOf(error, t`The file did not arrive. Try again.`));
    },
  });
  const lead = () => {
    mutate();
  };
  return type === undefined ? null : { lead, busy: isPending };
};
