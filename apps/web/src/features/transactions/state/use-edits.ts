import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { useFieldWords } from "./use-field-words.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { applyChange } from "./apply-change.ts";
import type { Target } from "./change-transactions.ts";
import { removeTransactions, saveChange, saveSplits } from "./change-transactions.ts";

const wordsFor = (target: Target): string =>
  plural("ids" in target ? target.ids.length : target.count, {
    one: "# transaction",
    other: "# transactions",
  });

const useFailure = () => {
  const { t } = useLingui();
  return (error: unknown, fallback = t`Oops, update failed!`): false => {
    toastError(messageOf(error, fallback));
    return false;
  };
};

/** Sends a change of fields: shown at once, told with Undo, taken back when it fails. */
const useSending = (reference: Reference) => {
  const words = useFieldWords(reference);
  const fail = useFailure();
  return async (
    target: Target,
    change: TransactionChange,
    said: string,
    merchant_name: string | null = null,
  ): Promise<boolean> => {
    try {
      const toNext = (transaction: Transaction) => applyChange(transaction, change, merchant_name);
      toastUndoable(said, await saveChange(target, change, { toNext, words }));
      return true;
    } catch (error) {
      return fail(error);
    }
  };
};

/** The fields that can be set, of one or many. */
const useFieldEdits = (reference: Reference, onAnswered: (id: string) => void) => {
  const { t } = useLingui();
  const send = useSending(reference);
  return {
    categorise: async (target: Target, sub_category_id: string) => {
      const name = reference.findSubCategory(sub_category_id)?.sub.name ?? "";
      const what = wordsFor(target);
      const done = await send(target, { sub_category_id }, t`${what} in ${name} now`);
      const id = "ids" in target && target.ids.length === 1 ? target.ids[0] : undefined;
      if (done && id !== undefined) onAnswered(id);
      return done;
    },
    setMerchant: (target: Target, merchant: { readonly id: string; readonly name: string } | null) => {
      const name = merchant?.name ?? null;
      const what = wordsFor(target);
      const said = name === null ? t`${what} without a merchant now` : t`${what} with ${name} now`;
      return send(target, { merchant_id: merchant?.id ?? null }, said, name);
    },
    addTag: (target: Target, tag_id: string, name: string) => {
      const what = wordsFor(target);
      return send(target, { add_tags: [tag_id] }, t`${what} tagged ${name}`);
    },
    setNote: (target: Target, note: string) => {
      const what = wordsFor(target);
      return send(
        target,
        { note },
        note === "" ? t`${what} without a note now` : t`${what} with this note now`,
      );
    },
    /** A day, a month, or the booked day again; `name` is what they are called. */
    setCountsOn: (target: Target, counts_on: string | null, name: string) => {
      const what = wordsFor(target);
      const said =
        counts_on === null
          ? t`${what} back to the booked day in Insights`
          : t`${what} moved to ${name} in Insights`;
      return send(target, { counts_on }, said);
    },
    setHidden: (target: Target, hidden: boolean) => {
      const what = wordsFor(target);
      return send(target, { hidden }, hidden ? t`${what} hidden now` : t`${what} shown again`);
    },
    setTags: (id: string, tags: readonly string[]) =>
      send({ ids: [id] }, { tags: [...tags] }, t`Tags changed`),
  };
};

const NOTHING_MORE = (): void => undefined;

/** Every edit of transactions; `onAnswered` hears of each one that was given a category by itself. */
export const useEdits = (reference: Reference, onAnswered: (id: string) => void = NOTHING_MORE) => {
  const { t } = useLingui();
  const fail = useFailure();
  const fields = useFieldEdits(reference, onAnswered);
  const words = useFieldWords(reference);
  const split = async (transaction: Transaction, splits: Transaction["splits"]): Promise<boolean> => {
    try {
      const change_id = await saveSplits(transaction, splits, words);
      const count = splits.length;
      toastUndoable(count === 0 ? t`Joined again` : t`Split into ${count} parts`, change_id);
      return true;
    } catch (error) {
      return fail(error);
    }
  };
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    try {
      const change_id = await removeTransactions(ids);
      const said = plural(ids.length, { one: "# transaction deleted", other: "# transactions deleted" });
      toastUndoable(said, change_id);
      return true;
    } catch (error) {
      return fail(error, t`Oops, delete failed!`);
    }
  };
  return { ...fields, split, remove };
};

export type Edits = ReturnType<typeof useEdits>;
