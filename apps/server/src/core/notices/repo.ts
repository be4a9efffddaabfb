import { noticeKind, type NoticeKind, type Notices } from "@passbook/contract/notices";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { addMs } from "../../platform/clock.ts";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { listAlertNews } from "./find-news.ts";
import type { Wish } from "./unsubscribe-token.ts";

/** At most one mail of a kind is written to a person in this time; what comes meanwhile is gathered for the next. */
export const GATHER_MS = 3_600_000;

/** Where mails go: the address of an account, and whether it is confirmed. */
export const getAddress = (
  db: Db,
  user_id: string,
): Promise<{ email: string; email_verified_at: string | null; time_zone: string; week_start: number }> =>
  db
    .selectFrom("users")
    .select(["email", "email_verified_at", "time_zone", "week_start"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();

/** Which mails a person wants. */
export const getNotices = async (
  { db, config }: Pick<Services, "db" | "config">,
  user_id: string,
): Promise<Notices> => {
  const { email, email_verified_at } = await getAddress(db, user_id);
  const rows = await db
    .selectFrom("notices")
    .select(["kind", "is_on", "told_at"])
    .where("user_id", "=", user_id)
    .execute();
  return {
    has_mail_server: config.smtp_url !== null,
    email,
    is_verified: email_verified_at !== null,
    kinds: noticeKind.options.map((kind) => {
      const row = rows.find((each) => each.kind === kind);
      return { kind, is_on: row?.is_on === 1, told_at: row?.told_at ?? null };
    }),
  };
};

/** Turns mails of a kind off; those that wait to be sent are dropped. */
export const turnOff = async (trx: Db, { user_id, kind }: Wish): Promise<void> => {
  await trx
    .updateTable("notices")
    .set({ is_on: 0, lease_owner: null })
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .execute();
  await trx
    .deleteFrom("outgoing_mails")
    .where("user_id", "=", user_id)
    .where("notice", "=", kind)
    .where("sent_at", "is", null)
    .execute();
};

/** What comes from now on is told; turning off and on again brings no mail sooner. Answers false where it was on. */
const turnOn = async (trx: Db, now: string, { user_id, kind }: Wish): Promise<boolean> => {
  const before = await trx
    .selectFrom("notices")
    .select(["is_on", "told_at"])
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (before?.is_on === 1) return false;
  const told_at = before?.told_at ?? null;
  const state = {
    is_on: 1,
    turned_on_at: now,
    attempts: 0,
    lease_owner: null,
    lease_until: told_at === null ? null : addMs(told_at, GATHER_MS),
  };
  await trx
    .insertInto("notices")
    .values({ user_id, kind, ...state, told_at, created_at: now })
    .onConflict((of) => of.columns(["user_id", "kind"]).doUpdateSet(state))
    .execute();
  return true;
};

/** What the app alerts to already is not told by mail. */
const passOver = async (
  trx: Db,
  { user_id, kind, now, time_zone }: Wish & { readonly now: string; readonly time_zone: string },
): Promise<void> => {
  const asked = { row: { user_id, kind, turned_on_at: now }, now, time_zone };
  const news = await listAlertNews(trx, asked, []);
  if (news.length === 0) return;
  await trx
    .insertInto("told_notices")
    .values(news.map(({ subject }) => ({ user_id, kind, subject, told_at: now })))
    .onConflict((of) => of.columns(["user_id", "kind", "subject"]).doNothing())
    .execute();
};

/** Turns mails on and off; none are turned on where none could be sent. */
export const changeNotices = async (
  trx: Db,
  { clock, config }: Pick<Services, "clock" | "config">,
  user_id: string,
  change: Readonly<Partial<Record<NoticeKind, boolean | undefined>>>,
): Promise<void> => {
  const wanted = noticeKind.options.filter((kind) => change[kind] === true);
  if (wanted.length > 0) {
    if (config.smtp_url === null) throw conflict("no_mail_server", say("no_mail_server"));
    const { email_verified_at, time_zone } = await getAddress(trx, user_id);
    if (email_verified_at === null) throw conflict("address_unconfirmed", say("address_unconfirmed"));
    const now = clock.now();
    for (const kind of wanted)
      if (await turnOn(trx, now, { user_id, kind })) await passOver(trx, { user_id, kind, now, time_zone });
  }
  for (const kind of noticeKind.options) if (change[kind] === false) await turnOff(trx, { user_id, kind });
};
