import { type FailureKind, type Installation, type KnownPerson, WORK_KINDS } from "@passbook/contract/admin";
import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { addMs } from "../../platform/clock.ts";
import { notFound } from "../../platform/problem.ts";
import type { CountedWork, Services } from "../../platform/services.ts";
import { countKept, sumUsed } from "../../platform/storage/count-kept.ts";

const FAILED_WITHIN_MS = 30 * 86_400_000;

const selectPeople = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email", "email_verified_at", "created_at", "is_admin", "disabled_at"])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select((of) => of.fn.max("last_seen_at").as("last_seen_at"))
        .whereRef("sessions.user_id", "=", "users.id")
        .as("last_seen_at"),
    )
    .orderBy("id");
type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

const toKnown = async (db: Db, row: PersonRow, asking: string): Promise<KnownPerson> => ({
  ...row,
  is_admin: row.is_admin === 1,
  storage_bytes: sumUsed(await countKept(db, row.id)),
  is_you: row.id === asking,
});

/** One person, as whoever looks after the installation (`asking`) sees them. */
export const getPerson = async (db: Db, id: string, asking: string): Promise<KnownPerson> => {
  const row = await selectPeople(db).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("person");
  return toKnown(db, row, asking);
};

/** So many people after one, in the order in which they came. */
export const listPeople = async (
  db: Db,
  { asking, after, limit }: { asking: string; after: string; limit: number },
): Promise<{ data: KnownPerson[]; next: string | null }> => {
  const rows = await selectPeople(db)
    .where("id", ">", after)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const data: KnownPerson[] = [];
  // One after the other: many counts at once would hold up everybody else.
  for (const row of shown) data.push(await toKnown(db, row, asking));
  return { data, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
};

/** How many people there are, and how many of them look after the installation. */
export const countPeople = async (db: Db): Promise<{ people: number; admins: number }> => {
  const { people, admins } = await db
    .selectFrom("users")
    .select(({ fn }) => [fn.countAll().as("people"), fn.sum("is_admin").as("admins")])
    .executeTakeFirstOrThrow();
  return { people: toNumber(people), admins: toNumber(admins) };
};

const countOne = async (
  { db, clock }: Services,
  { table, isWaiting }: CountedWork,
): Promise<{ waiting: number; under_way: number }> => {
  // without an owner it is the time until when it waits
  const isHeld = sql`lease_owner is not null and lease_until > ${clock.now()}`;
  const { rows } = await sql<{ held: unknown; count: unknown }>`
    select sum(case when ${isHeld} then 1 else 0 end) as held, count(*) as count
    from ${sql.table(table)} where ${isWaiting}`.execute(db);
  const under_way = toNumber(rows[0]?.held ?? 0);
  return { waiting: toNumber(rows[0]?.count ?? 0) - under_way, under_way };
};

/** How much work of each kind waits and is being done, whoever it is for. */
export const countWork = async (services: Services): Promise<Installation["work"]> => {
  const counted: Installation["work"] = [];
  for (const kind of WORK_KINDS) {
    const work = services.work.find(({ name }) => name === kind);
    if (work !== undefined) counted.push({ kind, ...(await countOne(services, work)) });
  }
  return counted;
};

/** Where each kind of failure stands, and what tells when it was. */
const FAILURES = {
  statements: sql`select updated_at as at from statements where status = 'failed'`,
  mail: sql`select failed_at as at from outgoing_mails where failed_at is not null`,
  // One to try an address by is looked at by who tries it.
  webhooks: sql`select failed_at as at from webhook_deliveries where failed_at is not null and event <> 'webhook.tried'`,
  browsers: sql`select received_at as at from client_errors`,
} as const satisfies Record<FailureKind, unknown>;

/** What went wrong for good lately, of everybody, without saying whose it was. */
export const countFailures = async ({ db, clock }: Services): Promise<Installation["failures"]> => {
  const since = addMs(clock.now(), -FAILED_WITHIN_MS);
  const counted: Installation["failures"] = [];
  for (const [kind, failed] of Object.entries(FAILURES)) {
    const { rows } = await sql<{ count: unknown; latest_at: string | null }>`
      select count(*) as count, max(at) as latest_at from (${failed}) as failed where at >= ${since}`.execute(
      db,
    );
    counted.push({
      // The keys of the table above.
      kind: kind as FailureKind,
      count: toNumber(rows[0]?.count ?? 0),
      latest_at: rows[0]?.latest_at ?? null,
    });
  }
  return counted;
};
