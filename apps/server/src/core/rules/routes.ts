import * as contract from "@passbook/contract/rules";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct, runChange, runOnce } from "../changes/index.ts";
import { CHANGE_RULE_ACT, CREATE_RULE_ACT, deleteRule, orderRules } from "./change-rules.ts";
import { previewRule } from "./preview-rule.ts";
import { dismissProposal, listProposals } from "./proposals.ts";
import { rememberSplit } from "./remember-split.ts";
import { getRule, listRules, toSubject } from "./repo.ts";

export const rulesRoutes: readonly Route[] = [
  route(contract.listRules, async ({ services, caller }) => ({
    data: await listRules(services.db, caller.user_id),
  })),
  route(contract.getRule, async ({ services, caller, params }) => ({
    data: await getRule(services.db, caller.user_id, params.id),
  })),
  route(contract.createRule, async (call) => {
    const { id } = await runAct(call, CREATE_RULE_ACT, call.body);
    return { data: await getRule(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.rememberSplit, async (call) => {
    const { id } = await runOnce(call, (trx, author) => rememberSplit(trx, author, call.body));
    return { data: await getRule(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeRule, async (call) => {
    const { id } = call.params;
    await runAct(call, CHANGE_RULE_ACT, { id, ...call.body });
    return { data: await getRule(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteRule, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => deleteRule(trx, author, id), toSubject(id));
  }),
  route(contract.orderRules, async (call) => {
    await runChange(call, (trx, author) => orderRules(trx, author, call.body.ids));
    return { data: await listRules(call.services.db, call.caller.user_id) };
  }),
  route(contract.previewRule, async ({ services, caller, body }) => ({
    data: await previewRule(services.db, { ...caller, clock: services.clock }, body),
  })),
  route(contract.listRuleProposals, async ({ services, caller }) => ({
    data: await listProposals(services.db, { ...caller, clock: services.clock }),
  })),
  route(contract.dismissRuleProposal, async (call) => {
    await runChange(call, (trx, author) => dismissProposal(trx, author, call.body.key));
  }),
];
