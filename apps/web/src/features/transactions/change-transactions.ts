import {
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  splitTransaction,
} from "@passbook/contract/transactions";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";
import { call } from "../../lib/call.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { TransactionFilter } from "../../lib/transaction-filter.ts";

/** Which transactions an edit is for: some by id, or all that a filter shows. */
export type Target =
  | { readonly ids: readonly string[] }
  | { readonly filter: TransactionFilter; readonly count: number };

/** What one call may name; the contract's own limit. */
export const IDS_PER_CALL = 1000;

const ROWS = { queryKey: ["transactions", "rows"] };

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
  queryClient.setQueriesData<Transaction>({ queryKey: ["transactions", "one"] }, (found) =>
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

/** Fetches again what an edit of transactions may have moved. */
export const refreshAfterEdit = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) => area !== "sample" && area !== "statement_sources",
  });

const send = async (target: Target, change: TransactionChange): Promise<string | null> => {
  if ("filter" in target) {
    return (await call(changeTransactions, { body: { filter: target.filter, change } })).change_id;
  }
  const [id, ...others] = target.ids;
  if (id !== undefined && others.length === 0) {
    const { answer, change_id } = await call(changeTransaction, { params: { id }, body: change });
    replaceShown(
      (shown) => shown.id === id,
      () => answer.data,
    );
    return change_id;
  }
  return (await call(changeTransactions, { body: { ids: target.ids, change } })).change_id;
};

/** Shows a change at once, sends it, and takes it back when it is refused; tells the id that undoes it. */
export const saveChange = async (
  target: Target,
  change: TransactionChange,
  toNext: (transaction: Transaction) => Transaction,
): Promise<string | null> => {
  await queryClient.cancelQueries(ROWS);
  const ids = "ids" in target ? new Set(target.ids) : null;
  const before = replaceShown((transaction) => ids === null || ids.has(transaction.id), toNext);
  try {
    return await send(target, change);
  } catch (error) {
    putBack(before);
    throw error;
  } finally {
    void refreshAfterEdit();
  }
};

/** Divides a transaction; an empty list joins it again. */
export const saveSplits = async (id: string, splits: Transaction["splits"]): Promise<string | null> => {
  const before = replaceShown(
    (shown) => shown.id === id,
    (shown) => ({ ...shown, splits }),
  );
  try {
    const { answer, change_id } = await call(splitTransaction, { params: { id }, body: { splits } });
    replaceShown(
      (shown) => shown.id === id,
      () => answer.data,
    );
    return change_id;
  } catch (error) {
    putBack(before);
    throw error;
  } finally {
    void refreshAfterEdit();
  }
};

/** Deletes transactions, at most a thousand; tells the id that undoes it. */
export const removeTransactions = async (ids: readonly string[]): Promise<string | null> => {
  try {
    return (await call(deleteTransactions, { body: { ids } })).change_id;
  } finally {
    await refreshAfterEdit();
  }
};
