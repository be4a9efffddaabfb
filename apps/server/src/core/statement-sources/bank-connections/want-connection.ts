import type { BankConnectionRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import { BANK_WORK } from "./poll-connections.ts";

/** Has a bridge asked at once; by whoever asks it right now, when they are through. */
export const wantBankConnection = async (
  { db, bell }: Pick<Services, "db" | "bell">,
  { user_id, id }: Pick<BankConnectionRow, "user_id" | "id">,
): Promise<void> => {
  await db
    .updateTable("bank_connections")
    .set((of) => ({
      wanted: of("wanted", "+", 1),
      lease_until: of
        .case()
        .when("lease_owner", "is", null)
        .then<string | null>(null)
        .else(of.ref("lease_until"))
        .end(),
    }))
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
  bell.ring(BANK_WORK.name);
};
