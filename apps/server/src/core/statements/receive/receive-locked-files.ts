import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { readDetails } from "../kept/details.ts";
import type { OpenedFile } from "../kept/opened-file.ts";
import { type Keeping, receiveStatement } from "./receive-statement.ts";

/**
 * Puts the locked files of an archive down as files of their own, in the caller's transaction: each asks for its own password while the
 * others come in. Only the first reading does so, for one that a person deleted shall not come back.
 */
export const receiveLockedFiles = async (
  trx: Db,
  services: Keeping,
  row: StatementRow,
  { locked_files = [] }: OpenedFile,
): Promise<void> => {
  if (row.file_index > 0 || readDetails(row).statement_count !== undefined) return;
  for (const { name, bytes } of locked_files)
    await receiveStatement(trx, services, {
      user_id: row.user_id,
      file_name: name,
      bytes,
      source: row.source,
      bank_account_id: row.wanted_account_id,
      is_inside: true,
      mail: readDetails(row).mail,
      password_hint: readDetails(row).password_hint,
    });
};
