import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import type { KnownLayout, ParsedStatement } from "@passbook/statement-parser";
import { sql } from "kysely";
import type { Services } from "../../../platform/services.ts";

/** More kinds of files than a person has; each costs the reader a look. */
const MOST_TRIED = 50;

/** How a person's tables and pages were read when they proved: those of the account first, then those used last. */
export const listKnownLayouts = async (
  db: Db,
  {
    user_id,
    bank_account_id,
    wanted_account_id,
  }: Pick<StatementRow, "user_id" | "bank_account_id" | "wanted_account_id">,
): Promise<KnownLayout[]> => {
  const rows = await db
    .selectFrom("known_layouts")
    .select(["fingerprint", "reading", "bank_account_id"])
    .where("user_id", "=", user_id)
    .orderBy("last_used_at", "desc")
    .limit(MOST_TRIED)
    .execute();
  const account_id = bank_account_id ?? wanted_account_id;
  const own = rows.filter((row) => row.bank_account_id === account_id);
  const others = rows.filter((row) => row.bank_account_id !== account_id);
  const first = new Map<string, KnownLayout>();
  for (const { fingerprint, reading } of [...own, ...others])
    if (!first.has(fingerprint)) first.set(fingerprint, { fingerprint, reading });
  return [...first.values()];
};

/** A statement as it was read, and its account. */
type Planned = {
  readonly plan: {
    readonly printed: ParsedStatement;
    readonly chosen: { readonly account: Pick<BankAccountRow, "id" | "is_sample"> };
  };
};

/** Remembers the layouts of statements that proved; one that had to be found out anew takes the place of what was known of it. */
export const rememberLayouts = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  user_id: string,
  matched: readonly Planned[],
): Promise<void> => {
  for (const { plan } of matched) {
    const { layout, proof } = plan.printed;
    if (layout == null || proof.verdict !== "proved" || plan.chosen.account.is_sample === 1) continue;
    const { fingerprint, reading } = layout;
    await trx
      .insertInto("known_layouts")
      .values({
        user_id,
        fingerprint,
        bank_account_id: plan.chosen.account.id,
        reading,
        proved_count: 1,
        last_used_at: clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "fingerprint", "bank_account_id"]).doUpdateSet({
          reading,
          proved_count: sql`case when known_layouts.reading = ${reading} then known_layouts.proved_count + 1 else 1 end`,
          last_used_at: clock.now(),
        }),
      )
      .execute();
  }
};
