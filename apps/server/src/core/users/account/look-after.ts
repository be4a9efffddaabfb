import { type Db, lockInstallation } from "@passbook/db/dialect";
import { notFound } from "../../../platform/problem.ts";
import { revokeSessions } from "../../../platform/http/session-guard/start-session.ts";
import { hasPeople } from "../../../platform/registration.ts";
import type { Services } from "../../../platform/services.ts";

/** 1 for the first person of an installation, who looks after it; of two who come at once one is the first. */
export const isFirst = async (trx: Db): Promise<0 | 1> => {
  if (await hasPeople(trx)) return 0;
  await lockInstallation(trx);
  return (await hasPeople(trx)) ? 0 : 1;
};

/** Lets a person in no more: every session of theirs ends with it, every invitation that they made, and no session begins. What they keep stays as it is. */
export const disablePerson = async ({ db, clock }: Services, user_id: string): Promise<void> => {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("users")
      .set((eb) => ({ disabled_at: eb.fn.coalesce("disabled_at", eb.val(now)) }))
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound("person");
    await revokeSessions(trx, user_id, { now });
    await trx.deleteFrom("member_invitations").where("invited_by", "=", user_id).execute();
  });
};

/** Lets a person in again, who signs in anew. */
export const enablePerson = ({ db }: Services, user_id: string): Promise<void> =>
  set(db, user_id, { disabled_at: null });

/** Has a person look after the installation, or no more. */
export const setAdmin = ({ db }: Services, user_id: string, is_admin: boolean): Promise<void> =>
  set(db, user_id, { is_admin: Number(is_admin) });

const set = async (
  db: Db,
  user_id: string,
  values: { disabled_at: null } | { is_admin: number },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set(values)
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound("person");
};
