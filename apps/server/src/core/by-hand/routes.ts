import { createTransaction as endpoint } from "@passbook/contract/transactions";
import { type Route, route } from "../../platform/http/route.ts";
import { runOnce } from "../changes/index.ts";
import { getTransaction } from "../transactions/index.ts";
import { createTransaction } from "./create-transaction.ts";

export const byHandRoutes: readonly Route[] = [
  route(endpoint, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createTransaction(trx, author, call.body));
    return { data: await getTransaction(call.services.db, call.caller.user_id, id) };
  }),
];
