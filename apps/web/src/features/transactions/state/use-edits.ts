import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";
import { isRefusedWith, messageOf } from "../../../lib/calls/refusal.ts";
import { rememberSplit as rememberSplitCall } from "@passbook/contract/rules";
import { call } from "../../../lib/calls/call.ts";
import { runUndoable, toastUndoable } from "../../../lib/changes/undo.ts";
import { useFieldWords } from "./use-field-words.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { applyChange } from "./apply-change.ts";
import type { Target, Written } from "./change-transactions.ts";
import { removeTransactions, saveChange, saveSplits, saveWritten } from "./change-transactions.ts";
import { type Divided, useDividedQuestion } from "./use-divided-question.ts";

const sizeOf = (target: Target): number => ("ids" in target ? target.ids.length : target.count);

const wordsFor = (count: number): string => plural(count, { one: "# transaction", other: "# transactions" });

const useFailure = () => {
  const { t } = useLingui();
  return (error: unknown, fallback = t`Oops, update failed!`): false => {
    toastError(messageOf(error, fallback));
    return false;
  };
};

type Sending = {
  readonly change: TransactionChange;
  /** What is said of so many transactions. */
  readonly say: (what: string) => string;
  readonly merchant_name?: string | null | undefined;
};
type Ask = (said: string) => Promise<Divided | null>;

/** Sends a change of fields: shown at once, told with Undo, taken back when it fails; where some are divided, it asks what becomes of that. */
const useSending = (reference: Reference, ask: Ask) => {
  const words = useFieldWords(reference);
  const fail = useFailure();
  const send = async (target: Target, sending: Sending, divided?: Divided): Promise<boolean> => {
    const { change, say, merchant_name = null } = sending;
    try {
      const toNext = (transaction: Transaction) => applyChange(transaction, change, merchant_name);
      const saved = await saveChange(target, change, { toNext, words, divided });
      toastUndoable(say(wordsFor(saved.changed ?? sizeOf(target))), saved.change_id);
      return true;
    } catch (error) {
      if (divided !== undefined || !isRefusedWith(error, "divided")) return fail(error);
      const answer = await ask(error.message);
      return answer === null ? false : send(target, sending, answer);
    }
  };
  return (
    target: Target,
    change: TransactionChange,
    say: Sending["say"],
    merchant_name?: string | null,
  ): Promise<boolean> => send(target, { change, say, merchant_name });
};

/** The fields that can be set, of one or many. */
const useFieldEdits = (reference: Reference, onAnswered: (id: string) => void, ask: Ask) => {
  const { t } = useLingui();
  const send = useSending(reference, ask);
  return {
    categorise: async (target: Target, sub_category_id: string) => {
      const name = reference.findSubCategory(sub_category_id)?.sub.name ?? "";
      const done = await send(target, { sub_category_id }, (what) => t`${what} in ${name} now`);
      const id = "ids" in target && target.ids.length === 1 ? target.ids[0] : undefined;
      if (done && id !== undefined) onAnswered(id);
      return done;
    },
    setMerchant: (target: Target, merchant: { readonly id: string; readonly name: string } | null) => {
      const name = merchant?.name ?? null;
      const say = (what: string) =>
        name === null ? t`${what} without a merchant now` : t`${what} with ${name} now`;
      return send(target, { merchant_id: merchant?.id ?? null }, say, name);
    },
    addTag: (target: Target, tag_id: string, name: string) =>
      send(target, { add_tags: [tag_id] }, (what) => t`${what} tagged ${name}`),
    removeTag: (target: Target, tag_id: string, name: string) =>
      send(target, { remove_tags: [tag_id] }, (what) => t`${what} without the tag ${name} now`),
    splitAll: (target: Target, split: NonNullable<TransactionChange["split"]>) => {
      const count = split.length;
      return send(target, { split }, (what) => t`${what} split into ${count} parts`);
    },
    setNote: (target: Target, note: string) =>
      send(target, { note }, (what) =>
        note === "" ? t`${what} without a note now` : t`${what} with this note now`,
      ),
    /** A day, a month, or the booked day again; `name` is what they are called. */
    setCountsOn: (target: Target, counts_on: string | null, name: string) =>
      send(target, { counts_on }, (what) =>
        counts_on === null
          ? t`${what} back to the booked day in Insights`
          : t`${what} moved to ${name} in Insights`,
      ),
    setHidden: (target: Target, hidden: boolean) =>
      send(target, { hidden }, (what) => (hidden ? t`${what} hidden now` : t`${what} shown again`)),
    setTags: (id: string, tags: readonly string[]) =>
      send({ ids: [id] }, { tags: [...tags] }, () => t`Tags changed`),
  };
};

const NOTHING_MORE = (): void => undefined;

/** Every edit of transactions; `onAnswered` hears of each one that was given a category by itself. */
export const useEdits = (reference: Reference, onAnswered: (id: string) => void = NOTHING_MORE) => {
  const { t } = useLingui();
  const fail = useFailure();
  const { question, ask } = useDividedQuestion();
  const fields = useFieldEdits(reference, onAnswered, ask);
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
  const rewrite = async (transaction: Transaction, change: Partial<Written>): Promise<boolean> => {
    try {
      toastUndoable(t`Saved as you wrote it`, await saveWritten(transaction, change, words));
      return true;
    } catch (error) {
      return fail(error);
    }
  };
  const rememberSplit = ({ id: transaction_id }: Transaction, name: string) =>
    runUndoable({
      kind: "create_rule",
      failure: t`Oops, update failed!`,
      said: t`Later ones of ${name} are split like this`,
      change: () => call(rememberSplitCall, { body: { transaction_id } }),
    });
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
  return { ...fields, split, rewrite, rememberSplit, remove, question };
};

export type Edits = ReturnType<typeof useEdits>;
