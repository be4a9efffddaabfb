import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { listLate } from "../statements/index.ts";
import { type Asked, type Found, NOTHING } from "./found.ts";

/** Statements that have not come though the day on which they usually do has passed. */
export const findLate = async (db: Db, { user_id, today, time_zone }: Asked): Promise<Found[]> => {
  const late = await listLate(db, user_id, { today, time_zone });
  const names = new Map((await listBankAccountRows(db, user_id)).map((row) => [row.id, toDisplayLabel(row)]));
  return late.map(({ bank_account_id, month, expected_on }) => ({
    ...NOTHING,
    kind: "late",
    about: "statement_late",
    on: expected_on,
    month,
    name: names.get(bank_account_id) ?? "",
    bank_account_id,
    subject: `statement_late ${bank_account_id} ${month}`,
  }));
};
