import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import { findBackupStatus } from "../../backups/backup-status.ts";
import { diskFull, Problem } from "../../problem.ts";
import { hasRoom } from "../../storage/room.ts";
import type { Services } from "../../services.ts";

const NOT_READY = new Problem({
  status: 503,
  code: "not_ready",
  ...say("not_ready"),
  retry_after_s: 5,
});

const findHindrance = async ({ db, log, config }: Looked): Promise<Problem | null> => {
  try {
    await sql`select 1`.execute(db);
    return (await hasRoom(config.data_dir)) ? null : diskFull(503);
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return NOT_READY;
  }
};

/** Whoever asks while it is being looked at shares the answer: nobody can make it write more by asking more. */
const makeLook = (services: Looked): (() => Promise<Problem | null>) => {
  let looking: Promise<Problem | null> | null = null;
  return () =>
    (looking ??= findHindrance(services).finally(() => {
      looking = null;
    }));
};

type Looked = Pick<Services, "db" | "log" | "config" | "clock">;

/** `/health`: the process answers. `/ready`: it can do its work, the database and room to write included; and how old the last good backup is. */
export const answerHealth = (app: FastifyInstance, services: Looked): void => {
  const look = makeLook(services);
  app.get("/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/ready", async (_request, reply) => {
    const hindrance = await look();
    if (hindrance !== null) throw hindrance;
    const { last_good } = await findBackupStatus(services);
    return reply
      .header("cache-control", "no-store")
      .send({ status: "ready", backup_age_s: last_good?.age_s ?? null });
  });
};
