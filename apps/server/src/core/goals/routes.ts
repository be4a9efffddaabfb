import * as contract from "@passbook/contract/goals";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { findToday } from "../users/index.ts";
import { changeGoal, createGoal, deleteGoal } from "./change-goals.ts";
import { getGoal, listGoals, toSubject } from "./list-goals.ts";

export const goalsRoutes: readonly Route[] = [
  route(contract.listGoals, async ({ services, caller }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await listGoals(services.db, caller.user_id, today) };
  }),
  route(contract.getGoal, async ({ services, caller, params }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await getGoal(services.db, caller.user_id, { id: params.id, today }) };
  }),
  route(contract.createGoal, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = await runOnce(call, (trx, author) => createGoal(trx, author, { body, today }));
    return { data: await getGoal(services.db, caller.user_id, { id, today }) };
  }),
  route(contract.changeGoal, async (call) => {
    const { services, caller, body, params } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    const subject = toSubject(id, today);
    await runChange(call, (trx, author) => changeGoal(trx, author, { id, body, today }), subject);
    return { data: await getGoal(services.db, caller.user_id, { id, today }) };
  }),
  route(contract.deleteGoal, async (call) => {
    const { services, caller, params } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    await runChange(call, (trx, author) => deleteGoal(trx, author, id), toSubject(id, today));
  }),
];
