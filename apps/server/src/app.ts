import { takeWriteTurn } from "@passbook/db/dialect";
import type { DatabasePlace } from "@passbook/db/open";
import { openDatabase } from "@passbook/db/open";
import type { FastifyInstance } from "fastify";
import path from "node:path";
import { BACKUP_WORK } from "./backups/daily/backup-work.ts";
import { COMMON_WORK, commonRoutes } from "./common/index.ts";
import { registerChanging } from "./core/changes/index.ts";
import { CORE_CHANGING } from "./core/changing.ts";
import { LANGUAGE_HOOKS } from "./core/language.ts";
import { LEFT_USER_HOOKS } from "./core/left-user.ts";
import { NEW_USER_HOOKS } from "./core/new-user.ts";
import { coreRoutes } from "./core/routes.ts";
import { takeShares } from "./core/statement-sources/index.ts";
import { CORE_WORK } from "./core/work.ts";
import { makeBell } from "./platform/bell.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { databasePlace } from "./platform/database-place.ts";
import { makeFairTurns, MOST_READING, MOST_SENDING } from "./platform/fair-turns.ts";
import { giveBackOf } from "./platform/leases/give-back.ts";
import { becomeHolder, heldBy, toJobHolder } from "./platform/holders.ts";
import { answerHealth } from "./platform/http/answers/answer-health.ts";
import { answerUnknown, watchMethods } from "./platform/http/answers/answer-unknown.ts";
import { addRoute, buildHttp } from "./platform/http/build-http.ts";
import type { Route } from "./platform/http/route.ts";
import { serveWeb } from "./platform/http/answers/serve-web.ts";
import { openSecrets } from "./platform/installation-key.ts";
import { serveMetrics } from "./platform/observe/metrics.ts";
import { traceCalls } from "./platform/observe/traces.ts";
import type { AnyWork } from "./platform/leases/leased-work.ts";
import { type Log, makeLog } from "./platform/log.ts";
import { type Names, systemNames } from "./platform/names.ts";
import { serveDocs } from "./platform/openapi/serve-docs.ts";
import { watchReplica } from "./platform/replica/watch-replica.ts";
import { makeReader, type Reader } from "./reader/index.ts";
import { type JobLimits, makeJobProcesses, type Wiring } from "./platform/jobs/job-processes.ts";
import type { Services, JobData } from "./platform/services.ts";
import { openOriginals } from "./platform/objects/originals.ts";
import { ORIGINALS_WORK } from "./platform/moves/originals-work.ts";
import { makeSharedFiles } from "./platform/uploads/shared-files.ts";
import { makeUploadRoom, toUploadLimits } from "./platform/uploads/upload-room.ts";

/** Which of the two services a process answers for. */
export type ServiceName = "core" | "common";

export const ROUTES: Readonly<Record<ServiceName, readonly Route[]>> = {
  core: coreRoutes,
  common: commonRoutes,
};

const DOCS = {
  core: { base: "/api", title: "Passbook core service" },
  common: { base: "/common", title: "Passbook common service" },
} as const satisfies Record<ServiceName, { base: string; title: string }>;

/** All leased work, carried out by `work` and, unless told otherwise, by `serve`. */
export const WORK: readonly AnyWork[] = [...COMMON_WORK, ...CORE_WORK];

/** The same with what concerns the whole installation, as far as it is set. */
export const listWork = ({
  backups,
  originals_store,
}: Pick<Config, "backups" | "originals_store">): readonly AnyWork[] => [
  ...WORK,
  ...(backups.daily ? [BACKUP_WORK] : []),
  ...(originals_store === null ? [] : ORIGINALS_WORK),
];

type OwnOfTests = {
  place?: DatabasePlace;
  clock?: Clock;
  log?: Log;
  names?: Names;
  reader?: Reader;
  imports_here?: boolean;
};

/** Opens what every part of the server is handed; tests give their own place, clock, log and reader. */
export const openServices = async (config: Config, own: OwnOfTests = {}): Promise<Services> => {
  registerChanging(CORE_CHANGING);
  const clock = own.clock ?? systemClock();
  const log = own.log ?? makeLog(config);
  const place = own.place ?? databasePlace(config);
  const db = await openDatabase(place, (copy) =>
    log.info({ copy }, "the data as it was before this version was copied; delete the copy when all is well"),
  );
  const secrets = await openSecrets(config, db, clock).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const holder = place.engine === "sqlite" ? becomeHolder(path.dirname(place.file), clock) : heldBy("");
  const bell = makeBell();
  const onLost = (pid: number): void => {
    // Without a name nobody's leases can be told from others'.
    if (holder.name === "") return;
    giveBackOf({ db, bell }, listWork(config), toJobHolder(holder.name, pid)).catch((error: unknown) =>
      log.warn({ err: error }, "leases of a process that ended were not given back"),
    );
  };
  const replica =
    place.engine === "postgres" && config.database_read_url !== null
      ? await watchReplica(config.database_read_url, { db, bell, log })
      : null;
  const origin = { url: config.public_url ?? toOrigin(config) };
  return {
    config,
    db,
    replica,
    clock,
    secrets,
    originals: config.originals_store === null ? null : openOriginals(config.originals_store, log),
    log,
    names: own.names ?? systemNames(),
    bell,
    holder,
    newUserHooks: NEW_USER_HOOKS,
    languageHooks: LANGUAGE_HOOKS,
    leftUserHooks: LEFT_USER_HOOKS,
    work: listWork(config),
    origin,
    reader: own.reader ?? makeReader(),
    reading: makeFairTurns(MOST_READING),
    sending: makeFairTurns(MOST_SENDING),
    served: new Set(),
    watching: new Map(),
    uploads: makeUploadRoom(toUploadLimits(config.upload_limit_bytes)),
    shared: makeSharedFiles(config.upload_limit_bytes),
    ...(own.imports_here === true || place.engine === "pglite"
      ? { importing: null, deriving: null, sampling: null, acting: null, backing_up: null }
      : makeProcesses({
          data: { config, place, holder: holder.name },
          takeTurn: () => takeWriteTurn(db),
          onLost,
        })),
  };
};

const IMPORT_PROCESS = new URL("core/import-process.ts", import.meta.url);
const IMPORT_LIMITS: JobLimits = {
  most_processes: 3,
  // 100,000 rows of which hardly any two texts are alike take about 400.
  memory_mb: 640,
  // What follows from it is found next, and takes memory.
  large: { mb: 96, idle_ms: 0 },
  time_ms: 600_000,
  // Who comes with one file comes with the next: starting anew costs more than the rows of most files.
  idle_ms: 300_000,
};

const DERIVING_PROCESS = new URL("core/deriving-process.ts", import.meta.url);
const DERIVING_LIMITS: JobLimits = {
  most_processes: 1,
  memory_mb: 512,
  // What it knows of a person is worth keeping while they go on; much of it not for long.
  large: { mb: 64, idle_ms: 20_000 },
  time_ms: 600_000,
  idle_ms: 300_000,
};

const SAMPLE_PROCESS = new URL("core/sample-process.ts", import.meta.url);
const SAMPLE_LIMITS: JobLimits = {
  most_processes: 1,
  memory_mb: 256,
  // Nobody wants it twice in a row.
  large: { mb: 0, idle_ms: 0 },
  time_ms: 120_000,
  idle_ms: 0,
};

const ACTING_PROCESS = new URL("core/acting-process.ts", import.meta.url);
const ACTING_LIMITS: JobLimits = {
  most_processes: 2,
  // All that a change did is remembered in one piece.
  memory_mb: 1024,
  // Who files many rows looks at what came of it, and may take it back.
  large: { mb: 96, idle_ms: 20_000 },
  time_ms: 600_000,
  idle_ms: 60_000,
};

const BACKUP_PROCESS = new URL("backups/daily/backup-process.ts", import.meta.url);
const BACKUP_LIMITS: JobLimits = {
  most_processes: 1,
  memory_mb: 384,
  large: { mb: 0, idle_ms: 0 },
  time_ms: 1_800_000,
  idle_ms: 0,
};

type JobKind = "importing" | "deriving" | "sampling" | "acting" | "backing_up";

/** A database that only this process sees (PGlite) cannot be opened by others. */
const makeProcesses = (
  shared: Pick<Wiring, "takeTurn" | "onLost"> & { readonly data: JobData },
): Pick<Services, JobKind> => ({
  importing: makeJobProcesses({ ...shared, file: IMPORT_PROCESS, limits: IMPORT_LIMITS }),
  deriving: makeJobProcesses({ ...shared, file: DERIVING_PROCESS, limits: DERIVING_LIMITS }),
  sampling: makeJobProcesses({ ...shared, file: SAMPLE_PROCESS, limits: SAMPLE_LIMITS }),
  acting: makeJobProcesses({ ...shared, file: ACTING_PROCESS, limits: ACTING_LIMITS }),
  backing_up: makeJobProcesses({ ...shared, file: BACKUP_PROCESS, limits: BACKUP_LIMITS }),
});

const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

/** The address of a server as a browser of its own machine writes it. */
export const toOrigin = ({ host, port }: Pick<Config, "host" | "port">): string => {
  const name = ANY_ADDRESS.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
};

/** Ends the processes of jobs, with whatever they are at. */
export const closeProcesses = async ({
  importing,
  deriving,
  sampling,
  acting,
  backing_up,
}: Pick<Services, JobKind>): Promise<void> => {
  const all = [importing, deriving, sampling, acting, backing_up];
  await Promise.all(all.map(async (processes) => processes?.close()));
};

/** Closes what openServices opened. */
export const closeServices = async (services: Services): Promise<void> => {
  await closeProcesses(services);
  await services.reader.close();
  await services.replica?.close();
  await services.db.destroy();
  services.holder.end();
};

/** The HTTP server with the routes of the named services, and the built web app of a folder when one is given. */
export const buildApp = async (
  services: Services,
  names: readonly ServiceName[],
  web_folder: string | null = null,
): Promise<FastifyInstance> => {
  const app = await buildHttp(services);
  const listMethods = watchMethods(app);
  await traceCalls(app, services);
  await serveMetrics(app, services);
  answerHealth(app, services);
  for (const name of names)
    serveDocs(app, { ...DOCS[name], endpoints: ROUTES[name].map(({ endpoint }) => endpoint) });
  for (const route of names.flatMap((name) => ROUTES[name])) addRoute(app, services, route);
  if (names.includes("core")) takeShares(app, services);
  if (web_folder !== null) await serveWeb(app, web_folder);
  answerUnknown(app, { web_folder, listMethods });
  return app;
};
