import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { ownersOf } from "../holders.ts";
import type { AnyWork } from "./leased-work.ts";
import type { Services } from "../services.ts";

const LOOK_EVERY_MS = 1000;

/** Ends the leases of a process that has ended, so that nobody waits until those run out. */
export const giveBackOf = async (
  { db, bell }: Pick<Services, "db" | "bell">,
  works: readonly AnyWork[],
  dead: string,
): Promise<void> => {
  for (const { table, name } of works) {
    await sql`update ${sql.table(table)} set lease_until = null where lease_owner like ${ownersOf(dead)}`.execute(
      db,
    );
    bell.ring(name);
  }
};

/** The same for all that have ended without a word. */
export const giveBackOfDead = async (
  services: Pick<Services, "db" | "holder" | "bell">,
  works: readonly AnyWork[],
): Promise<void> => {
  for (const dead of services.holder.listDead()) {
    await giveBackOf(services, works, dead);
    services.holder.forget(dead);
  }
};

/** Looks for processes that have ended, until stopped. */
export const watchDead = async (
  services: Services,
  works: readonly AnyWork[],
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    await giveBackOfDead(services, works).catch((error: unknown) =>
      services.log.warn({ err: error }, "leases of a process that ended were not given back"),
    );
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
};
