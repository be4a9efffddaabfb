import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import type { StatementDetails } from "../kept/details.ts";
import { setStatement } from "../kept/repo.ts";

/** Puts a statement that waits for a person down to be read again with what they told. */
export const readAgain = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  row: StatementRow,
  values: { details: StatementDetails; wanted_account_id?: string | null },
): Promise<void> => {
  await setStatement(trx, row.user_id, row.id, {
    ...values,
    details: JSON.stringify(values.details),
    status: "received",
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    updated_at: clock.now(),
  });
};
