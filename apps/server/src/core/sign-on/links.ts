import type { SignOnLink } from "@passbook/contract/sign-on";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { brokenUnique, conflict, notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import type { Known } from "./provider.ts";

type Subject = Pick<Known, "issuer" | "subject">;

/** Whose account is linked with somebody at the provider, if any is; notes that it was used. */
export const useLink = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { issuer, subject }: Subject,
): Promise<string | null> => {
  const used = await trx
    .updateTable("sign_on_links")
    .set({ last_used_at: clock.now() })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  return used?.user_id ?? null;
};

/** The link of a person with the provider of the installation. */
export const findLink = async (db: Db, user_id: string, issuer: string): Promise<SignOnLink | null> => {
  const row = await db
    .selectFrom("sign_on_links")
    .select(["email", "created_at", "last_used_at"])
    .where("user_id", "=", user_id)
    .where("issuer", "=", issuer)
    .executeTakeFirst();
  return row ?? null;
};

type Linked = Subject & {
  readonly user_id: string;
  readonly email: string | null;
  /** Whether they come in by it in the same moment. */
  readonly is_used: boolean;
};

/** Links a person with who they are at the provider. One person there is one here, and the other way round. */
export const addLink = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { user_id, issuer, subject, email, is_used }: Linked,
): Promise<void> => {
  const now = clock.now();
  try {
    await trx
      .insertInto("sign_on_links")
      .values({
        user_id,
        id: clock.newId(),
        issuer,
        subject,
        email,
        created_at: now,
        last_used_at: is_used ? now : null,
      })
      .execute();
  } catch (error) {
    if (brokenUnique(error) === null) throw error;
    throw conflict("sign_on_taken", say("sign_on_taken"));
  }
};

/** Takes the link of a person away. */
export const removeLink = async (trx: Db, user_id: string, issuer: string): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom("sign_on_links")
    .where("user_id", "=", user_id)
    .where("issuer", "=", issuer)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound("sign_in");
};
