import type { Db } from "@passbook/db/dialect";
import type { MailedLinkRow } from "@passbook/db/schema";
import { type RawBuilder, sql } from "kysely";
import { say } from "@passbook/contract/sentences/refusals";
import { addMs, latestEnd } from "../../../platform/clock.ts";
import { invalidInput } from "../../../platform/problem.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { holdPerson, toEmailKey } from "../person/repo.ts";

export type Purpose = MailedLinkRow["purpose"];
type Kind = { readonly path: string; readonly valid_ms: number; readonly valid_for: string };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long an address that was left can be taken back. */
export const TAKE_BACK_MS = 7 * DAY_MS;
const KINDS: Readonly<Record<Purpose, Kind>> = {
  verify_email: { path: "/email-verify", valid_ms: 30 * MINUTE_MS, valid_for: "30 minutes" },
  reset_password: { path: "/reset-password", valid_ms: 30 * MINUTE_MS, valid_for: "30 minutes" },
  take_back: { path: "/take-back", valid_ms: TAKE_BACK_MS, valid_for: "7 days" },
};

const hashToken = (services: Pick<Services, "secrets">, purpose: Purpose, token: string): string =>
  services.secrets.hash(`mailed link ${purpose}`, token);

/** Makes a link that works once, for a while, and (unless it takes an address back) with this password only; its hash alone is stored. */
export const makeLink = async (
  trx: Db,
  services: Services,
  { user_id, purpose, email }: { user_id: string; purpose: Purpose; email: string },
): Promise<{ url: string; token: string }> => {
  const { clock, origin } = services;
  const token = makeToken(clock);
  const now = clock.now();
  await trx
    .insertInto("mailed_links")
    .values((eb) => ({
      user_id,
      id: clock.newId(),
      purpose,
      token_hash: hashToken(services, purpose, token),
      email,
      email_key: toEmailKey(email),
      password_version: eb
        .selectFrom("users")
        .select("password_version")
        .where("id", "=", user_id)
        .$asScalar()
        .$notNull(),
      created_at: now,
      expires_at: addMs(now, KINDS[purpose].valid_ms),
      used_at: null,
    }))
    .execute();
  // What follows the number sign is sent to no server: it reaches no log and no Referer.
  return { url: `${origin.url}${KINDS[purpose].path}#token=${token}`, token };
};

/** A link that leads on to an invitation into somebody's book, where one was brought along. */
export const goingOn = (url: string, book_invitation: string | undefined): string =>
  book_invitation === undefined ? url : `${url}&join=${encodeURIComponent(book_invitation)}`;

/** Neither used nor over, and not made by a clock that went ahead: of rows of links that are good for so long. */
export const isUsable = (now: string, valid_ms: number) =>
  sql<boolean>`(used_at is null and expires_at > ${now} and expires_at <= ${latestEnd(now, valid_ms)})`;

type Shown = { readonly purpose: Purpose; readonly token: string };

/** True for the link that a token opens, as long as it works. */
const isGood = (services: Services, { purpose, token }: Shown): RawBuilder<boolean> => {
  const password_stands = sql`mailed_links.password_version = (select users.password_version from users where users.id = mailed_links.user_id)`;
  return sql<boolean>`(token_hash = ${hashToken(services, purpose, token)}
    and ${isUsable(services.clock.now(), KINDS[purpose].valid_ms)}${purpose === "take_back" ? sql`` : sql` and ${password_stands}`})`;
};

/** Refuses a token that opens nothing (any more), and leaves one that does as it is. */
export const checkLink = async (db: Db, services: Services, shown: Shown): Promise<void> => {
  const good = await db
    .selectFrom("mailed_links")
    .select("id")
    .where(isGood(services, shown))
    .executeTakeFirst();
  if (good === undefined) throw uselessLink(shown.purpose);
};

export type TakenLink = { id: string; user_id: string; email: string; created_at: string };

/**
 * Uses a link up and answers whose it is; of requests racing with one token exactly one gets this far. The person is held until the
 * transaction ends, so no other link or change of password comes between.
 */
export const takeLink = async (trx: Db, services: Services, shown: Shown): Promise<TakenLink> => {
  const { purpose, token } = shown;
  const token_hash = hashToken(services, purpose, token);
  const link = await trx
    .selectFrom("mailed_links")
    .select("user_id")
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
  if (link === undefined || (await holdPerson(trx, link.user_id)) === null) throw uselessLink(purpose);
  const taken = await trx
    .updateTable("mailed_links")
    .set({ used_at: services.clock.now() })
    .where(isGood(services, shown))
    .returning(["id", "user_id", "email", "created_at"])
    .executeTakeFirst();
  if (taken === undefined) throw uselessLink(purpose);
  return taken;
};

const uselessLink = (purpose: Purpose) => {
  const { valid_ms } = KINDS[purpose];
  return invalidInput({
    token:
      purpose === "take_back"
        ? say("take_back_useless", { days: valid_ms / DAY_MS })
        : say("link_useless", { minutes: valid_ms / MINUTE_MS }),
  });
};

/** Makes every unused link of a purpose worthless; `since` spares those made before that link. */
export const voidLinks = async (
  trx: Db,
  services: Pick<Services, "clock">,
  { user_id, purpose, since }: { user_id: string; purpose: Purpose; since?: string },
): Promise<void> => {
  let query = trx
    .updateTable("mailed_links")
    .set({ used_at: services.clock.now() })
    .where("user_id", "=", user_id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null);
  if (since !== undefined) query = query.where("id", ">=", since);
  await query.execute();
};
