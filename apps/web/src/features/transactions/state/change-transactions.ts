import {
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  rewriteTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import type { BodyOf } from "@passbook/contract/endpoint";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import type { FieldWords } from "../../../lib/versions/ask-about.ts";
import { saveVersioned } from "../../../lib/versions/save-versioned.ts";
import type { Divided } from "./use-divided-question.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";

/** Which transactions an edit is for: some by id, or all that a filter shows. */
export type Target =
  | { readonly ids: readonly string[] }
  | { readonly filter: TransactionFilter; readonly count: number };

/** What one call may name; the contract's own limit. */
export const IDS_PER_CALL = 1000;

const ROWS = { queryKey: transactionKeys.all_rows };

/** Puts changed transactions in place wherever they are shown; gives back what stood there. */
export const replaceShown = (
  isMeant: (transaction: Transaction) => boolean,
  toNext: (transaction: Transaction) => Transaction,
): ReadonlyMap<string, Transaction> => {
  const before = new Map<string, Transaction>();
  const swap = (transaction: Transaction): Transaction => {
    if (!isMeant(transaction)) return transaction;
    if (!before.has(transaction.id)) before.set(transaction.id, transaction);
    return toNext(transaction);
  };
  queryClient.setQueriesData<readonly Transaction[]>(ROWS, (rows) => rows?.map(swap));
  queryClient.setQueriesData<Transaction>({ queryKey: transactionKeys.all_single }, (found) =>
    found === undefined ? undefined : swap(found),
  );
  return before;
};

const putBack = (before: ReadonlyMap<string, Transaction>): void => {
  replaceShown(
    (transaction) => before.has(transaction.id),
    (transaction) => before.get(transaction.id) ?? transaction,
  );
};

type Seen = ReadonlyMap<string, Transaction>;
type Sending = {
  readonly target: Target;
  readonly change: TransactionChange;
  readonly divided: Divided | undefined;
  /** What was shown before, by id. */
  readonly before: Seen;
  readonly words: FieldWords;
};

/** Changes fields of one transaction, made from what was shown of it; of one that is shown nowhere, from whatever it is. */
export const changeOne = async (
  id: string,
  change: TransactionChange,
  { seen, words }: { readonly seen: Transaction | undefined; readonly words: FieldWords },
): Promise<{ readonly saved: Transaction; readonly change_id: string | null }> => {
  const send = (body: TransactionChange, version?: number) =>
    call(changeTransaction, { params: { id }, body, version });
  const { answer, change_id } =
    seen === undefined ? await send(change) : await saveVersioned({ seen, change, send, words });
  replaceShown(
    (shown) => shown.id === id,
    () => answer.data,
  );
  return { saved: answer.data, change_id };
};

/** What came of a change; how many were changed is told of many. */
type Saved = { readonly change_id: string | null; readonly changed: number | null };

const sendMany = async (body: BodyOf<typeof changeTransactions>): Promise<Saved> => {
  const { answer, change_id } = await call(changeTransactions, { body });
  return { change_id, changed: answer.data.changed };
};

const send = async ({ target, change, divided, before, words }: Sending): Promise<Saved> => {
  const said = divided === undefined ? {} : { divided };
  if ("filter" in target) return sendMany({ filter: target.filter, change, ...said });
  const [id, ...others] = target.ids;
  const setsParts = change.sub_category_id !== undefined || change.split !== undefined;
  const isDivided = id !== undefined && setsParts && (before.get(id)?.splits.length ?? 0) > 0;
  if (id !== undefined && others.length === 0 && !isDivided) {
    const { change_id } = await changeOne(id, change, { seen: before.get(id), words });
    return { change_id, changed: null };
  }
  return sendMany({ ids: [...target.ids], change, ...said });
};

/** Shows a change at once, sends it, and takes it back when it is refused; tells the id that undoes it, and how many were changed. */
export const saveChange = async (
  target: Target,
  change: TransactionChange,
  {
    toNext,
    words,
    divided,
  }: {
    readonly toNext: (transaction: Transaction) => Transaction;
    readonly words: FieldWords;
    readonly divided?: Divided | undefined;
  },
): Promise<Saved> => {
  await queryClient.cancelQueries(ROWS);
  const ids = "ids" in target ? new Set(target.ids) : null;
  const before = replaceShown((transaction) => ids === null || ids.has(transaction.id), toNext);
  try {
    return await send({ target, change, divided, before, words });
  } catch (error) {
    putBack(before);
    throw error;
  } finally {
    void refreshAfter("change_transactions");
  }
};

/** What was said of a part: its percent, or else its amount. */
const toSaid = ({ amount, percent, ...part }: Transaction["splits"][number]) => ({
  ...part,
  ...(percent === null ? { amount } : { percent }),
});

/** Divides a transaction; an empty list joins it again. */
export const saveSplits = async (
  seen: Transaction,
  splits: Transaction["splits"],
  words: FieldWords,
): Promise<string | null> => {
  const { id } = seen;
  const before = replaceShown(
    (shown) => shown.id === id,
    (shown) => ({ ...shown, splits }),
  );
  try {
    const { answer, change_id } = await saveVersioned({
      seen,
      change: { splits },
      send: (body, version) =>
        call(splitTransaction, {
          params: { id },
          body: { splits: (body.splits ?? splits).map(toSaid) },
          version,
        }),
      words,
    });
    replaceShown(
      (shown) => shown.id === id,
      () => answer.data,
    );
    return change_id;
  } catch (error) {
    putBack(before);
    throw error;
  } finally {
    void refreshAfter("split_transaction");
  }
};

/** What a person wrote of a transaction by hand. */
export type Written = Pick<Transaction, "booked_on" | "amount" | "description">;

/** Writes a transaction anew that was written down by hand; tells the id that undoes it. */
export const saveWritten = async (
  seen: Transaction,
  change: Partial<Written>,
  words: FieldWords,
): Promise<string | null> => {
  const { id } = seen;
  try {
    const { answer, change_id } = await saveVersioned({
      seen,
      change,
      send: (body, version) => call(rewriteTransaction, { params: { id }, body, version }),
      words,
    });
    replaceShown(
      (shown) => shown.id === id,
      () => answer.data,
    );
    return change_id;
  } finally {
    void refreshAfter("rewrite_transaction");
  }
};

/** Deletes transactions, at most a thousand; tells the id that undoes it. */
export const removeTransactions = async (ids: readonly string[]): Promise<string | null> => {
  try {
    return (await call(deleteTransactions, { body: { ids } })).change_id;
  } finally {
    await refreshAfter("delete_transactions");
  }
};
