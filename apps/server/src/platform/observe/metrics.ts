import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { findBackupStatus } from "../backups/backup-status.ts";
import type { Services } from "../services.ts";

type Observed = Pick<Services, "config" | "db" | "clock" | "log">;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];

/** `name` is empty where there is nothing to tell apart. */
type Counted = { readonly name: string; readonly count: number };

const countStatements = async ({ db }: Observed): Promise<Counted[]> =>
  (await sql<Counted>`select status as name, count(*) as count from statements group by status`.execute(db))
    .rows;

const countMails = async ({ db }: Observed): Promise<Counted[]> =>
  (
    await sql<Counted>`select '' as name, count(*) as count from outgoing_mails
      where sent_at is null and failed_at is null`.execute(db)
  ).rows;

/** What is measured of a server; the library is loaded only here. */
const makeMetrics = async (app: FastifyInstance, services: Observed): Promise<Registry> => {
  const { Registry: OwnRegistry, Histogram, Gauge, collectDefaultMetrics } = await import("prom-client");
  const registry = new OwnRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: "passbook_request_seconds",
    help: "How long calls took, by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern: addresses hold ids, and there would be no end of them.
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    took.observe({ route, method, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  const tell = (name: string, help: string, find: () => Promise<readonly Counted[]>): void => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ["status"],
      registers,
      collect: async () => {
        gauge.reset();
        for (const { name: status, count } of await find())
          gauge.set(status === "" ? {} : { status }, toNumber(count));
      },
    });
  };
  tell("passbook_statements", "Statements by their state", () => countStatements(services));
  tell("passbook_mails_waiting", "Mails that wait to be sent", () => countMails(services));
  tell("passbook_backup_age_seconds", "How old the last good backup is; -1 where there is none", async () => {
    const { last_good } = await findBackupStatus(services);
    return [{ name: "", count: last_good?.age_s ?? -1 }];
  });
  return registry;
};

const toHash = (text: string): Buffer => createHash("sha256").update(text).digest();

const isAllowed = (key: string | null, header: string | undefined): boolean =>
  key === null || timingSafeEqual(toHash(header ?? ""), toHash(`Bearer ${key}`));

const listen = (registry: Registry, services: Observed, { port, host }: Place): Promise<Server> => {
  const server = createServer((request, response) => {
    const refused =
      request.url !== "/metrics"
        ? 404
        : isAllowed(services.config.metrics.key, request.headers.authorization)
          ? null
          : 401;
    if (refused !== null) {
      response.writeHead(refused).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        services.log.warn({ err: error }, "metrics could not be told");
        response.writeHead(503).end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(
        new Error(
          `METRICS_PORT ${String(port)} cannot be listened on (${error.message}). Set it to another number.`,
        ),
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
};

type Place = { readonly port: number; readonly host: string };

/**
 * Measures calls and tells them in the format of Prometheus: on a port of its own (METRICS_PORT), or at /metrics to whoever has the key
 * (METRICS_KEY). Does nothing, and loads nothing, where neither is set.
 */
export const serveMetrics = async (app: FastifyInstance, services: Observed): Promise<void> => {
  const { key, place } = services.config.metrics;
  if (key === null && place === null) return;
  const registry = await makeMetrics(app, services);
  if (place !== null) {
    let server: Server | null = null;
    app.addHook("onReady", async () => {
      server = await listen(registry, services, place);
      services.log.info({ address: server.address() }, "telling metrics");
    });
    app.addHook("onClose", async () => void server?.close());
    return;
  }
  app.get("/metrics", async (request, reply) => {
    if (!isAllowed(key, request.headers.authorization)) return reply.status(401).send();
    return reply
      .header("content-type", registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
};
