import { plural, t } from "@lingui/core/macro";
import { toastError } from "../../ui/overlays/toast.ts";
import { loadTransport } from "../calls/call.ts";
import { connection, sendOnceUp } from "../calls/connection.ts";
import { type Kept, keepEdit, readKept, takeKept, whenPageGone } from "../calls/kept-edits.ts";
import { messageOf } from "../calls/refusal.ts";
import { queryClient } from "../cache/query-client.ts";
import { toastUndoable } from "./undo.ts";

type Sent = { readonly change_id: string | null };

/** Sends what waited; null where somebody else did, or where it was refused, which is said. */
const sendOne = async (kept: Kept): Promise<Sent | null> => {
  if (!takeKept(kept)) return null;
  const { wire } = kept.edit;
  try {
    const [, { send }] = await loadTransport();
    return await sendOnceUp(
      connection,
      () => send(wire),
      () => keepEdit(wire),
    );
  } catch (error) {
    const reason = messageOf(error, t`Passbook does not answer.`);
    toastError(t`A change that waited was not made: ${reason}`);
    return null;
  }
};

const sendAll = async (all: readonly Kept[]): Promise<void> => {
  const sent: Sent[] = [];
  // in the order in which they were made
  for (const kept of all) {
    const one = await sendOne(kept);
    if (one !== null) sent.push(one);
  }
  if (sent.length === 0) return;
  const said = plural(sent.length, {
    one: "# change that waited is made now",
    other: "# changes that waited are made now",
  });
  toastUndoable(said, sent.length === 1 ? (sent[0]?.change_id ?? null) : null);
  await queryClient.invalidateQueries();
};

/** Sends what a page kept that was closed or loaded anew while the server did not answer; what one keeps that still stands is left to it. */
export const sendKept = (): void => {
  const pages = Map.groupBy(readKept(), ({ edit }) => edit.page_id);
  for (const [page_id, all] of pages) void whenPageGone(page_id, () => sendAll(all));
};
