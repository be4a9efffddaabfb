import type { Db } from "@passbook/db/dialect";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";

type Noted = {
  readonly user_id: string;
  readonly member_id: string;
  readonly kind: "member_joined" | "member_left" | "member_removed";
  readonly from: CameFrom;
};

/** Writes into the log of the owner who came into their book or went out of it, by name. */
export const noteMember = async (
  trx: Db,
  services: Pick<Services, "clock">,
  { user_id, member_id, kind, from }: Noted,
): Promise<void> => {
  const { name } = await trx
    .selectFrom("users")
    .select("name")
    .where("id", "=", member_id)
    .executeTakeFirstOrThrow();
  await noteEvent(trx, services, { user_id, kind, what: name, from });
};
