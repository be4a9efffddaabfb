import type { Db } from "@passbook/db/dialect";
import type { MailedLinkRow } from "@passbook/db/schema";
import { addMs } from "../../platform/clock.ts";
import { invalidInput } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";

type Purpose = MailedLinkRow["purpose"];

const TOKEN_BYTES = 32;
const VALID_MS = 30 * 60_000;
const PATHS: Readonly<Record<Purpose, string>> = {
  verify_email: "/email-verify",
  reset_password: "/reset-password",
};

const hashToken = (services: Pick<Services, "secrets">, purpose: Purpose, token: string): string =>
  services.secrets.hash(`mailed link ${purpose}`, token);

/** Makes a link that works once within 30 minutes; only the hash of its token is stored. */
export const makeLink = async (
  trx: Db,
  services: Services,
  { user_id, purpose, email }: { user_id: string; purpose: Purpose; email: string },
): Promise<string> => {
  const { clock, origin } = services;
  const token = Buffer.from(clock.randomBytes(TOKEN_BYTES)).toString("base64url");
  const now = clock.now();
  await trx
    .insertInto("mailed_links")
    .values({
      user_id,
      id: clock.newId(),
      purpose,
      token_hash: hashToken(services, purpose, token),
      email,
      created_at: now,
      expires_at: addMs(now, VALID_MS),
      used_at: null,
    })
    .execute();
  return `${origin.url}${PATHS[purpose]}?token=${token}`;
};

/** Uses a link up and answers whose it is; of requests racing with one token exactly one gets this far. */
export const takeLink = async (
  trx: Db,
  services: Services,
  { purpose, token }: { purpose: Purpose; token: string },
): Promise<{ user_id: string; email: string }> => {
  const now = services.clock.now();
  const taken = await trx
    .updateTable("mailed_links")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(services, purpose, token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (taken === undefined)
    throw invalidInput({
      token: "This link was used already or is older than 30 minutes. Ask for a new one.",
    });
  return taken;
};

/** Makes every unused link of a purpose worthless. */
export const voidLinks = async (
  trx: Db,
  services: Pick<Services, "clock">,
  { user_id, purpose }: { user_id: string; purpose: Purpose },
): Promise<void> => {
  await trx
    .updateTable("mailed_links")
    .set({ used_at: services.clock.now() })
    .where("user_id", "=", user_id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
};
