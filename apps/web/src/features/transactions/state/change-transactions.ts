import {
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  splitTransaction,
} from "@passbook/contract/transactions";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";
import type { FieldWords } from "../../../lib/versions/ask-about.ts";
import { saveVersioned } from "../../../lib/versions/save-versioned.ts";
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

const send = async ({ target, change, before, words }: Sending): Promise<string | null> => {
  if ("filter" in target) {
    return (await call(changeTransactions, { body: { filter: target.filter, change } })).change_id;
  }
  const [id, ...others] = target.ids;
  if (id !== undefined && others.length === 0)
    return (await changeOne(id, change, { seen: before.get(id), words })).change_id;
  return (await call(changeTransactions, { body: { ids: target.ids, change } })).change_id;
};

/** Shows a change at once, sends it, and takes it back when it is refused; tells the id that undoes it. */
export const saveChange = async (
  target: Target,
  change: TransactionChange,
  {
    toNext,
    words,
  }: { readonly toNext: (transaction: Transaction) => Transaction; readonly words: FieldWords },
): Promise<string | null> => {
  await queryClient.cancelQueries(ROWS);
  const ids = "ids" in target ? new Set(target.ids) : null;
  const before = replaceShown((transaction) => ids === null || ids.has(transaction.id), toNext);
  try {
    return await send({ target, change, before, words });
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

/** Deletes transactions, at most a thousand; tells the id that undoes it. */
export const removeTransactions = async (ids: readonly string[]): Promise<string | null> => {
  try {
    return (await call(deleteTransactions, { body: { ids } })).change_id;
  } finally {
    await refreshAfter("delete_transactions");
  }
};
