import * as contract from "@passbook/contract/bank-accounts";
import * as holdings from "@passbook/contract/holdings";
import * as loans from "@passbook/contract/loans";
import { type Route, route } from "../../platform/http/route.ts";
import { findToday } from "../users/index.ts";
import { runAct, runChange, runOnce } from "../changes/index.ts";
import { changeBankAccount, createBankAccount } from "./change-bank-accounts.ts";
import { DELETE_BANK_ACCOUNT_ACT } from "./delete-bank-account.ts";
import { getHoldings } from "./holdings/get-holdings.ts";
import { getLoan } from "./loans/get-loan.ts";
import { getRegister } from "./get-register.ts";
import { getBankAccount, listBankAccounts, toSubject } from "./repo.ts";

export const bankAccountsRoutes: readonly Route[] = [
  route(contract.listBankAccounts, async ({ services, caller }) => ({
    data: await listBankAccounts(services.db, caller.user_id),
  })),
  route(contract.getBankAccount, async ({ services, caller, params }) => ({
    data: await getBankAccount(services.db, caller.user_id, params.id),
  })),
  route(contract.getRegister, async ({ services, caller, params, query }) => ({
    data: await getRegister(services.db, caller.user_id, { id: params.id, to: query.to }),
  })),
  route(loans.getLoan, async ({ services, caller, params }) => ({
    data: await getLoan(services.db, caller.user_id, {
      id: params.id,
      today: await findToday(services, caller.user_id),
    }),
  })),
  route(holdings.getHoldings, async ({ services, caller, params, query }) => ({
    data: await getHoldings(services.db, caller.user_id, { id: params.id, on: query.on }),
  })),
  route(contract.createBankAccount, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createBankAccount(trx, author, call.body));
    return { data: await getBankAccount(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeBankAccount, async (call) => {
    const { id } = call.params;
    await runChange(
      call,
      (trx, author) => changeBankAccount(trx, author, { id, body: call.body }),
      toSubject(id),
    );
    return { data: await getBankAccount(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteBankAccount, async (call) => {
    const { params, query } = call;
    await runAct(call, DELETE_BANK_ACCOUNT_ACT, { id: params.id, query });
  }),
];
