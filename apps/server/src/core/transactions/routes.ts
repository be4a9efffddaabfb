import * as contract from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { type Route, route } from "../../platform/http/route.ts";
import { suggestForVendors } from "../categorisation/index.ts";
import { type Author, changeData, deleteFrom, runAct, runChange, type Subject } from "../changes/index.ts";
import { CHANGE_TRANSACTIONS_ACT } from "./change-many.ts";
import { changeTransactions, getRows, summarise } from "./change-transactions.ts";
import { narrowTransactions } from "./narrow.ts";
import { getTransaction, listPage, readCursor, toCursor } from "./repo.ts";
import { refuseMistakes } from "./search/read-search.ts";
import { splitTransaction } from "./split-transaction.ts";
import { listTransactionDays, totalTransactions } from "./sum-transactions.ts";

const PAGE_ROWS = 100;

const deleteTransactions = async (
  trx: Db,
  author: Author,
  ids: readonly string[],
): Promise<{ deleted: number; change_id: string }> => {
  const rows = await getRows(trx, author.user_id, { ids, field: "ids" });
  const note = { kind: "delete_transactions", summary: summarise(rows) };
  const found = rows.map((row) => row.id);
  const change_id = await changeData(trx, author, note, [deleteFrom("transactions", found)]);
  return { deleted: rows.length, change_id };
};

const reading: readonly Route[] = [
  route(contract.listTransactions, async ({ services, caller, query }) => {
    const { after, limit = PAGE_ROWS, ...filter } = query;
    const now = services.clock.now();
    const narrowed = await narrowTransactions(services.db, caller.user_id, { ...filter, now });
    const place = after === undefined ? null : readCursor(after);
    const { data, next } = await listPage(services.db, caller.user_id, { narrowed, after: place, limit });
    return { data, next: next === null ? null : toCursor(next) };
  }),
  route(contract.totalTransactions, async ({ services, caller, query }) => ({
    data: await totalTransactions(services.db, caller.user_id, { ...query, now: services.clock.now() }),
  })),
  route(contract.listTransactionDays, ({ services, caller, query }) =>
    listTransactionDays(services.db, caller.user_id, { ...query, now: services.clock.now() }),
  ),
  route(contract.getTransaction, async ({ services, caller, params }) => ({
    data: await getTransaction(services.db, caller.user_id, params.id),
  })),
];

const toSubject = (id: string): Subject => ({ table: "transactions", id, show: getTransaction });

export const transactionsRoutes: readonly Route[] = [
  ...reading,
  route(contract.changeTransaction, async (call) => {
    const { id } = call.params;
    const { vendor_ids } = await runChange(
      call,
      (trx, author) => changeTransactions(trx, author, { ids: [id], change: call.body, divided: "replace" }),
      toSubject(id),
    );
    await suggestForVendors(call.services, call.caller.user_id, vendor_ids);
    return { data: await getTransaction(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeTransactions, async (call) => {
    const { services, caller, body } = call;
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: body.filter?.q ?? "", now });
    const { changed } = await runAct(call, CHANGE_TRANSACTIONS_ACT, { ...body, now });
    return { data: { changed } };
  }),
  route(contract.splitTransaction, async (call) => {
    const { id } = call.params;
    await runChange(
      call,
      (trx, author) => splitTransaction(trx, author, { id, parts: call.body.splits }),
      toSubject(id),
    );
    return { data: await getTransaction(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteTransactions, async (call) => {
    const { deleted } = await runChange(call, (trx, author) =>
      deleteTransactions(trx, author, call.body.ids),
    );
    return { data: { deleted } };
  }),
];
