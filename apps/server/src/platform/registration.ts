import type { Db } from "@passbook/db/dialect";
import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** Whether anybody has an account here. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Who may register now: where only invited people may, the first person of an empty installation needs no invitation. */
export const findRegistration = async ({
  config,
  db,
}: Pick<Services, "config" | "db">): Promise<Config["registration"]> => {
  if (config.registration !== "invite") return config.registration;
  return (await hasPeople(db)) ? "invite" : "open";
};
