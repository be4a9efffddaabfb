import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { ownersOf } from "./holders.ts";
import type { AnyWork } from "./leases.ts";
import type { Services } from "./services.ts";

const LOOK_EVERY_MS = 1000;

/** Ends the leases of processes that have ended, so that nobody waits until those run out. */
export const giveBackOfDead = async (
  { db, holder, bell }: Pick<Services, "db" | "holder" | "bell">,
  works: readonly AnyWork[],
): Promise<void> => {
  for (const dead of holder.listDead()) {
    for (const { table, name } of works) {
      await sql`update ${sql.table(table)} set lease_until = null where lease_owner like ${ownersOf(dead)}`.execute(
        db,
      );
      bell.ring(name);
    }
    holder.forget(dead);
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
