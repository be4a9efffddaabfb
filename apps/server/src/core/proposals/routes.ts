import * as contract from "@passbook/contract/proposals";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct, runChange } from "../changes/index.ts";
import { ringWatchers } from "../statements/index.ts";
import { ACCEPT_PROPOSALS_ACT, declineProposals } from "./answer-proposals.ts";
import { countProposals, listProposals } from "./list-proposals.ts";
import { propose } from "./propose.ts";

export const proposalsRoutes: readonly Route[] = [
  route(contract.listProposals, ({ services, caller, query }) =>
    listProposals(services.db, caller.user_id, query),
  ),
  route(contract.countProposals, async ({ services, caller }) => ({
    data: await countProposals(services.db, caller.user_id),
  })),
  // Nothing of the book changes, so there is nothing to take back.
  route(contract.proposeCategories, async ({ services, caller, body }) => {
    const data = await services.db.transaction().execute((trx) => propose(trx, services, caller, body));
    ringWatchers(services, caller.user_id);
    return { data };
  }),
  route(contract.acceptProposals, async (call) => {
    const { changed } = await runAct(call, ACCEPT_PROPOSALS_ACT, call.body);
    return { data: { changed } };
  }),
  route(contract.declineProposals, async (call) => {
    const { changed } = await runChange(call, (trx, author) => declineProposals(trx, author, call.body));
    return { data: { changed } };
  }),
];
