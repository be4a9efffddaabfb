import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";

/** `/health`: the process answers. `/ready`: it can do its work, the database included. */
export const answerHealth = (app: FastifyInstance, { db, log }: Pick<Services, "db" | "log">): void => {
  app.get("/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/ready", async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      throw new Problem({
        status: 503,
        code: "not_ready",
        message: "The database does not answer. Try again in a moment.",
      });
    }
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
};
