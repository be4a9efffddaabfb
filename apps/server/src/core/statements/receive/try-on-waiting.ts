import { type Db, lockPerson } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import { passwordPlace, readDetails, type StatementDetails } from "../kept/details.ts";

/**
 * Has all files of a person read again that wait for a password. One that is not kept is put down with each, sealed, for this once; those that are
 * kept are tried on every file. Answers whether there are any.
 */
export const tryOnWaiting = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  user_id: string,
  password: string | null = null,
): Promise<boolean> => {
  await lockPerson(trx, user_id);
  const waiting = await trx
    .selectFrom("statements")
    .select(["user_id", "id", "file_id", "details"])
    .where("user_id", "=", user_id)
    .where("status", "=", "needs_password")
    .execute();
  for (const row of waiting) {
    const offered =
      password === null ? {} : { offered_password: secrets.seal(Buffer.from(password), passwordPlace(row)) };
    const details: StatementDetails = { ...readDetails(row), ...offered };
    await trx
      .updateTable("statements")
      .set({
        details: JSON.stringify(details),
        status: "received",
        attempts: 0,
        lease_owner: null,
        lease_until: null,
        updated_at: clock.now(),
      })
      .where("user_id", "=", user_id)
      .where("id", "=", row.id)
      .execute();
  }
  return waiting.length > 0;
};
