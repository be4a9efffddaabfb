import type { StatementRow } from "@passbook/db/schema";
import { sql } from "kysely";
import type { Services } from "../../../platform/services.ts";
import { passwordPlace, readDetails } from "../kept/details.ts";

/** A password to try; `id` names the kept one, null is one given for this file (`is_given`), or that opened another. */
export type FilePassword = {
  readonly id: string | null;
  readonly password: string;
  readonly is_given?: boolean;
};

const MOST_TRIED = 20;

/** What a kept statement password is bound to. */
export const keptPasswordPlace = (user_id: string, id: string): string =>
  `${user_id}/statement_passwords/${id}`;

const unseal = ({ secrets }: Pick<Services, "secrets">, sealed: string, place: string): string =>
  Buffer.from(secrets.unseal(sealed, place)).toString("utf8");

/** Passwords that may open a file: the one given for it, one that opened another, those of its account, then the others, last used first. */
export const listPasswords = async (
  services: Services,
  row: Pick<StatementRow, "user_id" | "file_id" | "wanted_account_id" | "details">,
): Promise<FilePassword[]> => {
  const { sealed_password, offered_password } = readDetails(row);
  const open = (sealed: string): string => unseal(services, sealed, passwordPlace(row));
  const given = [
    ...(sealed_password === undefined ? [] : [{ id: null, password: open(sealed_password), is_given: true }]),
    ...(offered_password === undefined ? [] : [{ id: null, password: open(offered_password) }]),
  ];
  const kept = await services.db
    .selectFrom("statement_passwords")
    .select(["id", "sealed", "bank_account_id", "last_opened_at"])
    .where("user_id", "=", row.user_id)
    .execute();
  const rank = (id: string | null): number => (id !== null && id === row.wanted_account_id ? 0 : 1);
  const sorted = kept.toSorted(
    (a, b) =>
      rank(a.bank_account_id) - rank(b.bank_account_id) ||
      ((b.last_opened_at ?? "") < (a.last_opened_at ?? "") ? -1 : 1),
  );
  return [
    ...given,
    ...sorted.slice(0, MOST_TRIED).map(({ id, sealed }) => ({
      id,
      password: unseal(services, sealed, keptPasswordPlace(row.user_id, id)),
    })),
  ];
};

/** Counts that a kept password opened a file. */
export const noteOpened = async (
  { db, clock }: Services,
  user_id: string,
  id: string | null,
): Promise<void> => {
  if (id === null) return;
  await db
    .updateTable("statement_passwords")
    .set({ opened_count: sql`opened_count + 1`, last_opened_at: clock.now() })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
