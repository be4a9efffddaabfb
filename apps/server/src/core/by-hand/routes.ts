import * as contract from "@passbook/contract/transactions";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { getTransaction } from "../transactions/index.ts";
import { createTransaction } from "./create-transaction.ts";
import { rewriteTransaction } from "./rewrite-transaction.ts";

export const byHandRoutes: readonly Route[] = [
  route(contract.createTransaction, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createTransaction(trx, author, call.body));
    return { data: await getTransaction(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.rewriteTransaction, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => rewriteTransaction(trx, author, { id, ...call.body }), {
      table: "transactions",
      id,
      show: getTransaction,
    });
    return { data: await getTransaction(call.services.db, call.caller.user_id, id) };
  }),
];
