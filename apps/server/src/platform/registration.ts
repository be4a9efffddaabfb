import type { Db } from "@passbook/db/dialect";
import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** Who may register: anyone, whom an invitation names, or nobody. */
export type Registration = NonNullable<Config["registration"]>;

const NAME = "registration";
const KNOWN: ReadonlyMap<string, Registration> = new Map([
  ["open", "open"],
  ["invite", "invite"],
  ["closed", "closed"],
]);

/** Whether anybody has an account here. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;

/** What the configuration says, else what an administrator chose, else open. */
export const findPolicy = async ({ config, db }: Pick<Services, "config" | "db">): Promise<Registration> => {
  if (config.registration !== null) return config.registration;
  const kept = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return KNOWN.get(kept?.value ?? "") ?? "open";
};

/** Keeps what an administrator chose. */
export const keepPolicy = async (db: Db, value: Registration): Promise<void> => {
  await db
    .insertInto("installation")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
};

/** Who may register now: where only invited people may, the first person of an empty installation needs no invitation. */
export const findRegistration = async (services: Pick<Services, "config" | "db">): Promise<Registration> => {
  const policy = await findPolicy(services);
  if (policy !== "invite") return policy;
  return (await hasPeople(services.db)) ? "invite" : "open";
};
