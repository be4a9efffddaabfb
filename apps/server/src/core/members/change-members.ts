import type { BodyOf } from "@passbook/contract/endpoint";
import type { changeMember as endpoint } from "@passbook/contract/members";
import { say } from "@passbook/contract/sentences/members";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { MemberRow } from "@passbook/db/rows/member-rows";
import { type CameFrom, FROM_HERE } from "../../platform/http/callers/came-from.ts";
import type { Caller } from "../../platform/http/route.ts";
import { conflict, notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { withdrawOfMember } from "./invitations.ts";
import { noteMember } from "./note-member.ts";
import { getMemberRow, saveMember } from "./repo.ts";

const ownerNeeded = () => conflict("owner_needed", say("owner_needed"));

/** Who manages and who does not is between them and the owner: managers leave each other alone. */
const refuseAmongManagers = ({ role, actor_id }: Caller, { manages, member_id }: MemberRow): void => {
  if (role !== "owner" && manages === 1 && member_id !== actor_id) throw ownerNeeded();
};

/** Says what a member may do. Only the owner says who manages; who does is an editor, and a viewer manages nothing. */
export const changeMember = async (
  trx: Db,
  caller: Caller,
  { id, role, manages }: BodyOf<typeof endpoint> & { readonly id: string },
): Promise<void> => {
  const place = { user_id: caller.user_id, id };
  await lockPerson(trx, caller.user_id);
  const member = await getMemberRow(trx, place);
  if (manages !== undefined && caller.role !== "owner") throw ownerNeeded();
  refuseAmongManagers(caller, member);
  const next_role = manages === true ? "editor" : (role ?? member.role);
  const next_manages = next_role === "viewer" ? 0 : Number(manages ?? member.manages === 1);
  await saveMember(trx, place, { role: next_role, manages: next_manages });
  if (next_manages === 0) await withdrawOfMember(trx, member);
};

/** Ends a membership; the row stays, so that the history knows who made a change. */
const end = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { user_id, id, member_id }: MemberRow,
): Promise<void> => {
  await saveMember(trx, { user_id, id }, { ended_at: clock.now(), manages: 0 });
  await withdrawOfMember(trx, { user_id, member_id });
};

export const removeMember = async (
  trx: Db,
  services: Pick<Services, "clock">,
  { caller, id, from }: { readonly caller: Caller; readonly id: string; readonly from: CameFrom },
): Promise<void> => {
  await lockPerson(trx, caller.user_id);
  const member = await getMemberRow(trx, { user_id: caller.user_id, id });
  refuseAmongManagers(caller, member);
  await end(trx, services, member);
  await noteMember(trx, services, { ...member, kind: "member_removed", from });
};

/** Takes a person out of somebody else's book by their own wish. */
export const leaveBook = async (
  trx: Db,
  services: Pick<Services, "clock">,
  { user_id, member_id }: { readonly user_id: string; readonly member_id: string },
): Promise<void> => {
  await lockPerson(trx, user_id);
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("member_id", "=", member_id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (member === undefined) throw notFound("book");
  await end(trx, services, member);
  // From where is nobody's business but theirs.
  await noteMember(trx, services, { ...member, kind: "member_left", from: FROM_HERE });
};
