import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** Who may register now: where only invited people may, the first person of an empty installation needs no invitation. */
export const findRegistration = async ({
  config,
  db,
}: Pick<Services, "config" | "db">): Promise<Config["registration"]> => {
  if (config.registration !== "invite") return config.registration;
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return someone === undefined ? "open" : "invite";
};
