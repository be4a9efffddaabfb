import * as contract from "@passbook/contract/members";
import { MAIL_WORK } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Route, route } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";
import { toEmailKey } from "../users/index.ts";
import { changeMember, leaveBook, removeMember } from "./change-members.ts";
import { acceptInvitation, findInvitation, makeInvitation, withdrawInvitation } from "./invitations.ts";
import { getMember, getShared, listBooks, showSharing } from "./repo.ts";

/** Guesses at the links of invitations have one budget. */
const guessing = async <T>(services: Services, address: string, find: () => Promise<T>): Promise<T> => {
  const attempt = { action: "token", account: "join", address } as const;
  await spendAttempt(services, attempt);
  const found = await find();
  await giveBackAttempt(services, attempt);
  return found;
};

export const membersRoutes: readonly Route[] = [
  route(contract.listBooks, async ({ services, caller }) => ({
    data: await listBooks(services.db, caller.actor_id),
  })),
  route(contract.checkMemberInvitation, async ({ services, body, address }) => {
    const found = await guessing(services, address, () => findInvitation(services.db, services, body));
    return { data: { owner_name: found.name, role: found.role, expires_at: found.expires_at } };
  }),
  route(contract.acceptMemberInvitation, async ({ services, caller, body, address, request }) => {
    const member_id = caller.actor_id;
    const joining = { member_id, from: cameFrom(request) };
    const user_id = await guessing(services, address, () => acceptInvitation(services, joining, body));
    return { data: await getShared(services.db, { user_id, member_id }) };
  }),
  route(contract.leaveBook, ({ services, caller, params }) =>
    services.db
      .transaction()
      .execute((trx) => leaveBook(trx, services, { user_id: params.id, member_id: caller.actor_id })),
  ),
  route(contract.listMembers, async ({ services, caller }) => ({
    data: await showSharing(services.db, caller, services.clock.now()),
  })),
  route(contract.inviteMember, async ({ services, caller, body, address }) => {
    if (body.email !== null)
      await spendAttempt(services, { action: "mail", account: toEmailKey(body.email), address });
    const data = await makeInvitation(services, caller, body);
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.withdrawMemberInvitation, ({ services, caller, params }) =>
    withdrawInvitation(services.db, { user_id: caller.user_id, id: params.id }),
  ),
  route(contract.changeMember, async ({ services, caller, params: { id }, body }) => {
    const { user_id, actor_id } = caller;
    return services.db.transaction().execute(async (trx) => {
      await changeMember(trx, caller, { id, ...body });
      return { data: await getMember(trx, { user_id, id }, { actor_id, manages: true }) };
    });
  }),
  route(contract.removeMember, ({ services, caller, params: { id }, request }) =>
    services.db
      .transaction()
      .execute((trx) => removeMember(trx, services, { caller, id, from: cameFrom(request) })),
  ),
];
