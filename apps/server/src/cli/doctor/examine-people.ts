import { type Db, toNumber } from "@passbook/db/dialect";
import { type Finding, finding } from "./examine-safety.ts";

/** Whether somebody looks after the installation; one that was there before administrators were has nobody until somebody is named. */
export const checkAdministrators = async (db: Db): Promise<Finding> => {
  const { people, admins } = await db
    .selectFrom("users")
    .select((of) => [of.fn.countAll().as("people"), of.fn.sum("is_admin").as("admins")])
    .where("disabled_at", "is", null)
    .executeTakeFirstOrThrow();
  if (toNumber(people) === 0) return finding("administrators", "good", "whoever registers first is one");
  const count = toNumber(admins);
  return count === 0
    ? finding("administrators", "notice", "nobody is one: passbook user make-admin E-MAIL names somebody")
    : finding("administrators", "good", `${String(count)} of ${String(toNumber(people))}`);
};
