import * as contract from "@passbook/contract/budgets";
import { type Route, route } from "../../platform/http/route.ts";
import type { Db } from "@passbook/db/dialect";
import { runChange, runOnce, type Subject } from "../changes/index.ts";
import { findToday } from "../users/index.ts";
import type { Services } from "../../platform/services.ts";
import { assignToBudget, fillBudgets, moveAssigned } from "./assign/assign-money.ts";
import { changeBudgetWay } from "./assign/settings.ts";
import { changeBudget, deleteBudget, moveBudget } from "./change-budgets.ts";
import { createBudget, takeSuggestedBudgets } from "./create-budgets.ts";
import { getBudget, listBudgetPeriods, listBudgets } from "./list-budgets.ts";
import { suggestBudgets } from "./suggest-budgets.ts";

/** The budget that a call changes, as it is shown today. */
const toSubject = (id: string, today: string): Subject => ({
  table: "budgets",
  id,
  show: (db, user_id) => getBudget(db, user_id, { id, on: today, today }),
});

const showSome = async (
  db: Db,
  user_id: string,
  { ids, on, today }: { readonly ids: readonly string[]; readonly on: string; readonly today: string },
) => {
  const { budgets } = await listBudgets(db, user_id, { on, today });
  return budgets.filter(({ id }) => ids.includes(id));
};

/** A month as the day of it that is shown: today in the running one. */
const whenOf = async (services: Services, user_id: string, month: string) => {
  const today = await findToday(services, user_id);
  return { on: today.startsWith(month) ? today : `${month}-01`, today };
};

export const budgetsRoutes: readonly Route[] = [
  route(contract.listBudgets, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await listBudgets(services.db, caller.user_id, { on: query.on ?? today, today }) };
  }),
  route(contract.listSuggestedBudgets, async ({ services, caller }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await suggestBudgets(services.db, caller.user_id, today) };
  }),
  route(contract.getBudget, async ({ services, caller, params, query }) => {
    const today = await findToday(services, caller.user_id);
    const when = { id: params.id, on: query.on ?? today, today };
    return { data: await getBudget(services.db, caller.user_id, when) };
  }),
  route(contract.listBudgetPeriods, async ({ services, caller, params }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await listBudgetPeriods(services.db, caller.user_id, { id: params.id, today }) };
  }),
  route(contract.createBudget, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = await runOnce(call, (trx, author) => createBudget(trx, author, { body, today }));
    return { data: await getBudget(services.db, caller.user_id, { id, on: today, today }) };
  }),
  route(contract.takeSuggestedBudgets, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    const { ids } = await runOnce(call, (trx, author) => takeSuggestedBudgets(trx, author, { body, today }));
    return { data: await showSome(services.db, caller.user_id, { ids, on: today, today }) };
  }),
  route(contract.changeBudget, async (call) => {
    const { services, caller, body, params } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    await runChange(
      call,
      (trx, author) => changeBudget(trx, author, { id, body, today }),
      toSubject(id, today),
    );
    return { data: await getBudget(services.db, caller.user_id, { id, on: body.on ?? today, today }) };
  }),
  route(contract.moveBudget, async (call) => {
    const { services, caller, body, params } = call;
    const today = await findToday(services, caller.user_id);
    await runChange(call, (trx, author) => moveBudget(trx, author, { id: params.id, body, today }));
    const shown = { ids: [params.id, body.into], on: body.on ?? today, today };
    return { data: await showSome(services.db, caller.user_id, shown) };
  }),
  route(contract.changeBudgetWay, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    await runChange(call, (trx, author) => changeBudgetWay(trx, author, { way: body.way, today }));
    return { data: await listBudgets(services.db, caller.user_id, { on: today, today }) };
  }),
  route(contract.assignToBudget, async (call) => {
    const { services, caller, body, params } = call;
    const when = await whenOf(services, caller.user_id, body.month);
    await runChange(
      call,
      async (trx, author) => {
        const shown = await listBudgets(trx, caller.user_id, when);
        return assignToBudget(trx, author, { id: params.id, body, shown });
      },
      toSubject(params.id, when.today),
    );
    return { data: await listBudgets(services.db, caller.user_id, when) };
  }),
  route(contract.moveAssigned, async (call) => {
    const { services, caller, body } = call;
    const when = await whenOf(services, caller.user_id, body.month);
    await runChange(call, async (trx, author) =>
      moveAssigned(trx, author, { body, shown: await listBudgets(trx, caller.user_id, when) }),
    );
    return { data: await listBudgets(services.db, caller.user_id, when) };
  }),
  route(contract.fillBudgets, async (call) => {
    const { services, caller, body } = call;
    const when = await whenOf(services, caller.user_id, body.month);
    await runChange(call, async (trx, author) =>
      fillBudgets(trx, author, { body, shown: await listBudgets(trx, caller.user_id, when) }),
    );
    return { data: await listBudgets(services.db, caller.user_id, when) };
  }),
  route(contract.deleteBudget, async (call) => {
    const { services, caller, params } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    await runChange(call, (trx, author) => deleteBudget(trx, author, id), toSubject(id, today));
  }),
];
