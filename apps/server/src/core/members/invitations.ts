import type { BodyOf } from "@passbook/contract/endpoint";
import type { acceptMemberInvitation, inviteMember, MadeInvitation } from "@passbook/contract/members";
import { say } from "@passbook/contract/sentences/members";
import { say as sayOfMail } from "@passbook/contract/sentences/refusals";
import { type Db, lockPerson, toNumber } from "@passbook/db/dialect";
import type { MemberInvitationRow, MemberRow } from "@passbook/db/rows/member-rows";
import { queueMail } from "../../common/index.ts";
import { addMs } from "../../platform/clock.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import { conflict, notFound, Problem } from "../../platform/problem.ts";
import { makeToken } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { invitedIntoBook } from "./letters.ts";
import { noteMember } from "./note-member.ts";
import { countMembers, isManaging, type MemberPlace, saveMember, type Standing } from "./repo.ts";

const VALID_MS = 7 * 86_400_000;
/** People who share a book, and links that may bring further ones: above any household. */
const MOST_MEMBERS = 20;

const hashToken = ({ secrets }: Pick<Services, "secrets">, token: string): string =>
  secrets.hash("member invitation", token);

const refuseTooMany = async (trx: Db, user_id: string, invited: number): Promise<void> => {
  if ((await countMembers(trx, user_id)) + invited >= MOST_MEMBERS)
    throw conflict("too_many_members", say("too_many_members", { most: MOST_MEMBERS }));
};

const countInvitations = async (trx: Db, user_id: string, now: string): Promise<number> => {
  const { count } = await trx
    .selectFrom("member_invitations")
    .select((of) => of.fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return toNumber(count);
};

/** Makes a link by which one person becomes a member within 7 days, and mails it where an address is given. */
export const makeInvitation = async (
  services: Services,
  caller: Standing,
  { role, email }: BodyOf<typeof inviteMember>,
): Promise<MadeInvitation & { readonly link: string }> => {
  const { clock, db, config, origin } = services;
  const { user_id, actor_id } = caller;
  if (email !== null && config.smtp_url === null)
    throw conflict("no_mail_server", sayOfMail("no_mail_server"));
  const token = makeToken(clock);
  const now = clock.now();
  const made = { id: clock.newId(), role, email, created_at: now, expires_at: addMs(now, VALID_MS) };
  const link = `${origin.url}/join#token=${token}`;
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    // They may have been removed since they were let through.
    if (!(await isManaging(trx, caller))) throw conflict("manager_needed", say("manager_needed"));
    await refuseTooMany(trx, user_id, await countInvitations(trx, user_id, now));
    await trx
      .insertInto("member_invitations")
      .values({ ...made, user_id, token_hash: hashToken(services, token), invited_by: actor_id })
      .execute();
    if (email !== null)
      await queueMail(
        trx,
        services,
        await invitedIntoBook(trx, { recipient: email, actor_id, role, url: link }),
      );
  });
  return { ...made, link };
};

/** Makes an invitation worthless that can still be used. */
export const withdrawInvitation = async (db: Db, { user_id, id }: MemberPlace): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom("member_invitations")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound("invitation");
};

/** Makes worthless whatever a member made who may let nobody in any more: they could come back by it, under any name. */
export const withdrawOfMember = async (
  trx: Db,
  { user_id, member_id }: Pick<MemberRow, "user_id" | "member_id">,
): Promise<void> => {
  await trx
    .deleteFrom("member_invitations")
    .where("user_id", "=", user_id)
    .where("invited_by", "=", member_id)
    .execute();
};

const useless = (): Problem => {
  const said = say("book_invitation_useless");
  return new Problem({ status: 422, code: "invitation_useless", ...said, fields: { token: said } });
};

type Shown = BodyOf<typeof acceptMemberInvitation>;
type Found = Pick<MemberInvitationRow, "user_id" | "id" | "role" | "expires_at"> & { readonly name: string };

/** The invitation that a token opens; says the same whether it is unknown, used, withdrawn or old, and of a book whose owner may not come in. */
export const findInvitation = async (db: Db, services: Services, { token }: Shown): Promise<Found> => {
  const now = services.clock.now();
  const row = await db
    .selectFrom("member_invitations")
    .innerJoin("users", "users.id", "member_invitations.user_id")
    .select(["user_id", "member_invitations.id", "role", "expires_at", "name"])
    .where("token_hash", "=", hashToken(services, token))
    .where("expires_at", ">", now)
    .where("expires_at", "<=", addMs(now, VALID_MS))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw useless();
  return row;
};

/** Makes a person a member of the book that a token opens, and uses it up; of many racing with one link one gets in. Answers whose book it is. */
export const acceptInvitation = (
  services: Services,
  { member_id, from }: { readonly member_id: string; readonly from: CameFrom },
  shown: Shown,
): Promise<string> =>
  services.db.transaction().execute(async (trx) => {
    const found = await findInvitation(trx, services, shown);
    const { user_id, role } = found;
    if (user_id === member_id) throw conflict("own_book", say("own_book"));
    await lockPerson(trx, user_id);
    const before = await trx
      .selectFrom("members")
      .select(["id", "ended_at"])
      .where("user_id", "=", user_id)
      .where("member_id", "=", member_id)
      .executeTakeFirst();
    if (before?.ended_at === null) throw conflict("member_already", say("member_already"));
    await refuseTooMany(trx, user_id, 0);
    const { numDeletedRows } = await trx
      .deleteFrom("member_invitations")
      .where("user_id", "=", user_id)
      .where("id", "=", found.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw useless();
    const joined = { role, manages: 0, created_at: services.clock.now(), ended_at: null };
    if (before === undefined)
      await trx
        .insertInto("members")
        .values({ user_id, id: services.clock.newId(), member_id, ...joined })
        .execute();
    else await saveMember(trx, { user_id, id: before.id }, joined);
    await noteMember(trx, services, { user_id, member_id, kind: "member_joined", from });
    return user_id;
  });
