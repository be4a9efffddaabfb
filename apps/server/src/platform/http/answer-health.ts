import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { diskFull, Problem } from "../problem.ts";
import { hasRoom } from "../room.ts";
import type { Services } from "../services.ts";

const NOT_READY = new Problem({
  status: 503,
  code: "not_ready",
  message: "The database does not answer. Try again in a moment.",
  retry_after_s: 5,
});

const looked = new WeakMap<object, Promise<Problem | null>>();

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
const lookOnce = (services: Looked): Promise<Problem | null> => {
  const running = looked.get(services);
  if (running !== undefined) return running;
  const looking = findHindrance(services).finally(() => looked.delete(services));
  looked.set(services, looking);
  return looking;
};

type Looked = Pick<Services, "db" | "log" | "config">;

/** `/health`: the process answers. `/ready`: it can do its work, the database and room to write included. */
export const answerHealth = (app: FastifyInstance, services: Looked): void => {
  app.get("/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/ready", async (_request, reply) => {
    const hindrance = await lookOnce(services);
    if (hindrance !== null) throw hindrance;
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
};
