import { toNumber } from "@passbook/db/dialect";
import type { Listen } from "../statements/index.ts";

/** Tells that other categories are proposed than at the last look. */
export const hearProposals: Listen = ({ db }, user_id) => {
  let known: string | null = null;
  return async () => {
    const { newest, count } = await db
      .selectFrom("proposals")
      .select((of) => [of.fn.max("id").as("newest"), of.fn.countAll().as("count")])
      .where("user_id", "=", user_id)
      .where("declined_at", "is", null)
      .executeTakeFirstOrThrow();
    const shown = `${newest ?? ""} ${String(count)}`;
    const before = known ?? shown;
    known = shown;
    return shown === before ? [] : [{ name: "proposals", data: { made: toNumber(count) } }];
  };
};
