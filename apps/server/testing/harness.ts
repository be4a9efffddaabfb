import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Called, type CallInput, callEndpoint, Refusal } from "@passbook/contract/client";
import type { AnswerOf, Endpoint } from "@passbook/contract/endpoint";
import { type RefusalBody, refusal } from "@passbook/contract/fields";
import { BOOK_HEADER } from "@passbook/contract/client";
import type { DatabasePlace } from "@passbook/db/open";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { Client } from "pg";
import * as z from "zod";
import { buildApp, closeProcesses, openServices, type ServiceName } from "../src/app.ts";
import { systemClock } from "../src/platform/clock.ts";
import { readConfig } from "../src/platform/config.ts";
import { makeLog } from "../src/platform/log.ts";
import type { Names } from "../src/platform/names.ts";
import type { Services } from "../src/platform/services.ts";
import { makeReader } from "../src/reader/index.ts";
import { readOnce } from "./setup/read-once.ts";

/** A clock that stands where a test puts it. */
export type TestClock = Services["clock"] & {
  /** To an instant, or so many ms after 1970. */
  set: (instant: string | number) => void;
  advanceMs: (ms: number) => void;
};

/** A running server of a test on a database of its own. */
export type TestServer = {
  services: Services;
  app: FastifyInstance;
  clock: TestClock;
  folder: string;
  /** Where its data is, for further processes on the same data. */
  place: DatabasePlace;
  /** Every line the server logged, for tests that look for what must not be there. */
  logged: string[];
  close: () => Promise<void>;
};

const START = "2026-11-20T09:00:00.000Z";

const makeTestClock = (): TestClock => {
  const system = systemClock();
  let now_ms = Date.parse(START);
  return {
    ...system,
    now: () => new Date(now_ms).toISOString(),
    set: (instant) => {
      now_ms = new Date(instant).getTime();
    },
    advanceMs: (ms) => {
      now_ms += ms;
    },
  };
};

/** TEST_ENGINE names the engine: sqlite (default), pglite, or postgres at TEST_DATABASE_URL. */
const makePlace = async (folder: string): Promise<{ place: DatabasePlace; drop: () => Promise<void> }> => {
  const engine = process.env["TEST_ENGINE"] ?? "sqlite";
  const keep = async (): Promise<void> => undefined;
  if (engine === "sqlite") return { place: { engine, file: copyTables(folder) }, drop: keep };
  if (engine === "pglite") return { place: { engine }, drop: keep };
  return makePostgresPlace();
};

/** The database of a folder, which begins as a copy of the empty tables. */
const copyTables = (folder: string): string => {
  const file = path.join(folder, "passbook.db");
  const { TEST_TABLES_SQLITE: tables } = process.env;
  if (tables !== undefined && !existsSync(file)) copyFileSync(tables, file);
  return file;
};

const makePostgresPlace = async (): Promise<{ place: DatabasePlace; drop: () => Promise<void> }> => {
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres");
  const name = `passbook_test_${randomBytes(6).toString("hex")}`;
  const admin = async (command: string): Promise<void> => {
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(command);
    await client.end();
  };
  const { TEST_TABLES_POSTGRES: tables = "template1" } = process.env;
  await admin(`create database ${name} template ${tables}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    place: { engine: "postgres", url: own.href, pool_size: 5 },
    drop: () => admin(`drop database ${name} with (force)`),
  };
};

/** One for all files of tests in a process: to start a child costs more than what most of them read. A test may put something in its place. */
const sharedReader = readOnce(makeReader());

/**
 * Starts a server without a port (requests are injected); `env` adds to its configuration. Statements are imported here unless a test
 * wants the processes of a real server, which take a second to start.
 */
export const startTestServer = async (
  env: Record<string, string> = {},
  names: readonly ServiceName[] = ["core", "common"],
  { imports_here = true, dns }: { imports_here?: boolean; dns?: Names } = {},
): Promise<TestServer> => {
  const folder = env["DATA_DIR"] ?? mkdtempSync(path.join(tmpdir(), "passbook-test-"));
  const { place, drop } = await makePlace(folder);
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    PUBLIC_URL: "http://passbook.example.test",
    MAIL_RECEIVER_PORT: "0",
    MAIL_RECEIVER_DOMAIN: "in.example.test",
    ...env,
  });
  const clock = makeTestClock();
  const logged: string[] = [];
  const log = makeLog(config, { write: (line) => logged.push(line) });
  const services = await openServices(config, {
    place,
    clock,
    log,
    imports_here,
    reader: { ...sharedReader },
    ...(dns === undefined ? {} : { names: dns }),
  });
  const app = await buildApp(services, names);
  return {
    services,
    app,
    clock,
    folder,
    place,
    logged,
    close: async () => {
      await app.close();
      await closeProcesses(services);
      await services.db.destroy();
      services.holder.end();
      await drop();
      // What a killed server had started may still be ending, and writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
};

/** A browser of a test: keeps cookies, sends the token and the XSRF header as the web does. */
export type TestClient = {
  user_id: string;
  token: string;
  /** The book that it has chosen; null for the own one. */
  book: string | null;
  cookies: Map<string, string>;
  /** Calls an endpoint of the contract and parses the answer; throws the Refusal of a refused one. */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput) => Promise<Called<AnswerOf<E>>>;
  /** The raw answer, with whatever headers the test wants to send or leave out (null). */
  send: (options: InjectOptions, headers?: Record<string, string | null>) => Promise<LightMyRequestResponse>;
};

const keepCookies = (cookies: Map<string, string>, response: LightMyRequestResponse): void => {
  for (const { name, value } of response.cookies) cookies.set(name, value);
};

/** A client that has not logged in. */
export const makeClient = (server: Pick<TestServer, "app">): TestClient => {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    user_id: "",
    token: "",
    book: null,
    cookies,
    send: async (options, headers = {}) => {
      const sent: Record<string, string | null> = {
        ...(client.token === "" ? {} : { authorization: `Bearer ${client.token}` }),
        ...(client.book === null ? {} : { [BOOK_HEADER]: client.book }),
        ...(cookies.has("XSRF-TOKEN") ? { "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "" } : {}),
        ...(cookies.size === 0
          ? {}
          : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...(options.headers as Record<string, string> | undefined),
        ...headers,
      };
      const kept = Object.fromEntries(
        Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null),
      );
      const response = await server.app.inject({ ...options, headers: kept });
      keepCookies(cookies, response);
      return response;
    },
    call: (endpoint, input = {}) =>
      callEndpoint(endpoint, input, async ({ method, url, body, if_match, idempotency_key }) => {
        const response = await client.send({
          method,
          url,
          ...(body === undefined ? {} : { payload: body as object }),
          headers: {
            ...(if_match === null ? {} : { "if-match": if_match }),
            ...(idempotency_key === null ? {} : { "idempotency-key": idempotency_key }),
          },
        });
        return {
          status: response.statusCode,
          body: readBody(response),
          change_id: readHeader(response, "passbook-change"),
        };
      }),
  };
  return client;
};

const readHeader = (response: LightMyRequestResponse, name: string): string | null => {
  const value = response.headers[name];
  return typeof value === "string" ? value : null;
};

const readBody = (response: LightMyRequestResponse): unknown => {
  const isJson = readHeader(response, "content-type")?.includes("json") === true;
  const body: unknown = isJson && response.body !== "" ? JSON.parse(response.body) : response.body;
  if (response.statusCode < 400) return body;
  throw new Refusal(response.statusCode, z.parse(refusal, body) satisfies RefusalBody);
};
