import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { decideRefunds, decideTransfers } from "@passbook/contract/findings";
import { attachFileToMany, MOST_NAMED } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { newKey } from "../../../lib/calls/new-key.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import type { ChangeKind } from "../../../lib/cache/refresh.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import type { Target } from "../state/change-transactions.ts";

/** What many may be said to be, or not to be. */
export type Link = "transfer" | "no_transfer" | "refund" | "no_refund";

type Many = { readonly changed: number; readonly left: number };
type Sent = { readonly answer: { readonly data: Many }; readonly change_id: string | null };
type Sending = {
  readonly kind: ChangeKind;
  readonly send: () => Promise<Sent>;
  readonly say: (changed: number) => string;
};

const chosenOf = (target: Target) => ("ids" in target ? { ids: [...target.ids] } : { filter: target.filter });

const decide = (target: Target, link: Link): Promise<Sent> => {
  const chosen = chosenOf(target);
  if (link === "transfer" || link === "no_transfer")
    return call(decideTransfers, { body: { ...chosen, is_transfer: link === "transfer" } });
  return call(decideRefunds, { body: { ...chosen, is_refund: link === "refund" } });
};

const KINDS: Readonly<Record<Link, ChangeKind>> = {
  transfer: "confirm_transfer",
  no_transfer: "reject_transfer",
  refund: "confirm_refund",
  no_refund: "reject_refund",
};

/** What is told once it was said of so many. */
const LINKED: Readonly<Record<Link, (changed: number) => string>> = {
  transfer: (changed) =>
    plural(changed, { one: "# transaction is a transfer now", other: "# transactions are transfers now" }),
  no_transfer: (changed) =>
    plural(changed, {
      one: "# transaction is no transfer any more",
      other: "# transactions are no transfers any more",
    }),
  refund: (changed) =>
    plural(changed, {
      one: "# transaction is linked with its purchase",
      other: "# transactions are linked with their purchases",
    }),
  no_refund: (changed) =>
    plural(changed, {
      one: "# transaction is no refund any more",
      other: "# transactions are no refunds any more",
    }),
};

const attach = (target: Target, file: File): Promise<Sent> => {
  const body = new FormData();
  body.append("file", file);
  const query = "ids" in target ? { ids: target.ids.join(",") } : target.filter;
  return call(attachFileToMany, { query, body, idempotency_key: newKey() });
};

/** What is said of transfers, refunds and papers of many at once; how many it was, and how many stayed, is told. */
export const useManyEdits = () => {
  const { t } = useLingui();
  const run = async ({ kind, send, say }: Sending): Promise<boolean> => {
    try {
      const { answer, change_id } = await send();
      const { changed, left } = answer.data;
      const said = say(changed);
      const stays = plural(left, { one: "# stays as it is", other: "# stay as they are" });
      toastUndoable(left === 0 ? said : `${said}; ${stays}`, change_id);
      return true;
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
      return false;
    } finally {
      void refreshAfter(kind);
    }
  };
  return {
    link: (target: Target, link: Link) =>
      run({ kind: KINDS[link], send: () => decide(target, link), say: LINKED[link] }),
    /** One paper for all of them; so many are named one by one at most. */
    attachToAll: async (target: Target, file: File): Promise<boolean> => {
      if ("ids" in target && target.ids.length > MOST_NAMED) {
        const most = MOST_NAMED;
        toastError(t`Attach a file to at most ${most} that are chosen one by one.`);
        return false;
      }
      const { name } = file;
      const say = (changed: number): string =>
        plural(changed, {
          one: `${name} attached to # transaction`,
          other: `${name} attached to # transactions`,
        });
      return run({ kind: "attach_file", send: () => attach(target, file), say });
    },
  };
};
