import { CHANNEL, openPostgresLine } from "@passbook/db/postgres/postgres-line";
import { sql } from "kysely";
import type { Services } from "./services.ts";

/**
 * Joins the bell of this process to those of all others on the same PostgreSQL, so that work and streams on any machine hear at once what happened on another
 * (109). Where there is no line, or while it is broken, everybody looks by themselves as ever. Answers how to leave; processes on one SQLite file need no line:
 * whoever watches looks each second.
 */
export const joinMachines = async ({
  config,
  db,
  bell,
  clock,
  log,
}: Pick<Services, "config" | "db" | "bell" | "clock" | "log">): Promise<() => Promise<void>> => {
  const url = config.database_url === null ? null : (config.database_listen_url ?? config.database_url);
  if (url === null) return async () => undefined;
  const line = await openPostgresLine({
    url,
    name: clock.newId(),
    send: (message) => sql`select pg_notify(${CHANNEL}, ${message})`.execute(db),
    onHeard: bell.ringHere,
    onHolds: (holds) => {
      bell.join(holds ? line.say : null);
      log.info({ holds }, "line to the other processes");
    },
  });
  return line.close;
};
