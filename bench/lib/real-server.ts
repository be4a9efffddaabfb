import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { getStatement, type Statement } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { startTestServer, type TestServer } from "../../apps/server/testing/harness.ts";
import { makeOfx, type OfxRow } from "../../apps/server/testing/make-ofx.ts";
import { fromAddress, signUp, type TestPerson } from "../../apps/server/testing/people.ts";
import { uploadFiles } from "../../apps/server/testing/uploads.ts";

/** `npm start` in a process of its own, with a person who is signed up there and calls it over HTTP. */
export type RealServer = {
  readonly pid: number;
  readonly url: string;
  /** What it logged so far, a line each. */
  readonly logged: readonly string[];
  /** Another door to its data. */
  readonly db: TestServer["services"]["db"];
  readonly has_ended: () => boolean;
  readonly signUp: (name: string) => Promise<TestPerson>;
  readonly stop: () => Promise<void>;
};

const ROOT = path.resolve(import.meta.dirname, "../..");
const SETUP = path.join(ROOT, "scripts/setup.mjs");
/** What `npm start` gives the server. */
const { SERVER_FLAGS, SERVER_MEMORY, ensureServerBuilt } = (await import(SETUP)) as {
  SERVER_FLAGS: readonly string[];
  SERVER_MEMORY: Readonly<Record<string, string>>;
  ensureServerBuilt: (node: string, program: "serve") => string;
};
const SERVE = ensureServerBuilt(process.execPath, "serve");

type Send = TestPerson["send"];
type Sent = Awaited<ReturnType<Send>>;

/** The same person over HTTP; only what the calls of benches read of an answer is there. */
const overHttp = (person: TestPerson, url: string): Send => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const identity = { authorization: `Bearer ${person.token}`, cookie };
  return async ({ method, url: path_name, payload, headers = {} }) => {
    const place = typeof path_name === "string" ? path_name : "";
    const is_form = payload instanceof Uint8Array;
    const response = await fetch(`${url}${place}`, {
      method: method ?? "GET",
      headers: {
        ...(headers as Record<string, string>),
        ...(payload === undefined || is_form ? {} : { "content-type": "application/json" }),
        ...identity,
        "x-xsrf-token": person.cookies.get("XSRF-TOKEN") ?? "",
      },
      ...(payload === undefined ? {} : { body: is_form ? new Uint8Array(payload) : JSON.stringify(payload) }),
    });
    const rawPayload = Buffer.from(await response.arrayBuffer());
    const body = rawPayload.toString("utf8");
    const sent = {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body,
      rawPayload,
      cookies: [],
      json: () => JSON.parse(body) as unknown,
    };
    return sent as unknown as Sent;
  };
};

const waitForUrl = (child: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      const ready = /Passbook is at (\S+)/.exec(chunk.toString("utf8"));
      if (ready !== null) resolve(ready[1] ?? "");
    });
    child.once("exit", () => reject(new Error("The server ended before it was ready.")));
  });

const keepLines = (child: ReturnType<typeof spawn>): string[] => {
  const lines: string[] = [];
  child.stdout?.on("data", (chunk: Buffer) =>
    lines.push(...chunk.toString("utf8").split("\n").filter(Boolean)),
  );
  return lines;
};

type Env = Readonly<Record<string, string>>;

const serve = async ({ folder }: TestServer, env: Env) => {
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVE], {
    env: {
      ...SERVER_MEMORY,
      PATH: process.env["PATH"],
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "warn",
      OPEN_BROWSER: "false",
      NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/node-compile"),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const logged = keepLines(child);
  const url = await waitForUrl(child);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null) resolve();
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  const has_ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return { url, pid: child.pid ?? 0, logged, has_ended, stop };
};

/** Started twice, since the first start only fills the cache of compiled sources; `env` adds to its configuration. */
export const startRealServer = async (env: Env = {}): Promise<RealServer> => {
  const data = await startTestServer({ LOG_LEVEL: "silent" });
  data.clock.set(new Date().toISOString());
  await (await serve(data, env)).stop();
  const { stop, ...served } = await serve(data, env);
  let people = 0;
  return {
    ...served,
    db: data.services.db,
    signUp: async (name) => {
      people += 1;
      const person = await signUp(fromAddress(data, people), name, { home_currency: "EUR" });
      return Object.assign(person, { send: overHttp(person, served.url) });
    },
    stop: async () => {
      await stop();
      await data.close();
    },
  };
};

const DAYS = 730;
const DAY_MS = 86_400_000;

/** Rows of one of some accounts: two years, at so many merchants, each row once. */
export const makeRows = (account: number, count: number, merchants: number): OfxRow[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse("2026-11-01") - (index % DAYS) * DAY_MS).toISOString().slice(0, 10),
    cents: index % 19 === 0 ? 250_000 + index : -(((index * 7919) % 20_000) + 100),
    name: `MERCHANT ${String((index * 31) % merchants)} KOELN`,
    id: `20261101${String(account)}${String(index).padStart(7, "0")}`,
  }));

export const makeFile = (name: string, rows: readonly OfxRow[]) => ({
  name: `${name}.ofx`,
  bytes: makeOfx({ account: `54073249${name}`, rows, closing: 123_456 }),
});

/** Seldom enough that looking is not what is measured. */
const LOOK_EVERY_MS = 25;

const waitUntilImported = async (person: TestPerson, id: string): Promise<Statement> => {
  for (;;) {
    const { data } = (await person.call(getStatement, { params: { id } })).answer;
    if (data.status === "imported") return data;
    if (data.status !== "received" && data.status !== "reading") throw new Error(JSON.stringify(data));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/** Milliseconds from the upload until all files are imported and their rows are in the list. */
export const importFiles = async (
  person: TestPerson,
  files: readonly ReturnType<typeof makeFile>[],
): Promise<number> => {
  const start = performance.now();
  const received = await uploadFiles(person, files);
  const imported: Statement[] = [];
  for (const { statement } of received) imported.push(await waitUntilImported(person, statement.id));
  const { data } = (await person.call(listTransactions, { query: { limit: 50 } })).answer;
  if (data.length === 0 || imported.some(({ counts }) => counts.new === 0))
    throw new Error("Nothing is shown.");
  return performance.now() - start;
};

const KB_PER_MB = 1024;

/** Memory of a process in MB: what is in RAM, and its share of what several processes hold together; 0 for one that has ended. */
export const readMemoryMb = (pid: number): { readonly resident: number; readonly share: number } => {
  try {
    const rollup = readFileSync(`/proc/${String(pid)}/smaps_rollup`, "utf8");
    const read = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) / KB_PER_MB;
    return { resident: read("Rss"), share: read("Pss") };
  } catch {
    return { resident: 0, share: 0 };
  }
};

const readOrNothing = <T>(read: () => T[]): T[] => {
  try {
    return read();
  } catch {
    // The process or thread has ended since.
    return [];
  }
};

/** The processes that a process and its threads started, and those that these started, which still run. */
export const listChildren = (pid: number): number[] =>
  readOrNothing(() => readdirSync(`/proc/${String(pid)}/task`))
    .flatMap((thread) =>
      readOrNothing(() =>
        readFileSync(`/proc/${String(pid)}/task/${thread}/children`, "utf8")
          .split(" ")
          .filter(Boolean),
      ),
    )
    .map(Number)
    .flatMap((child) => [child, ...listChildren(child)]);

const TICKS_PER_S = 100;

/** Processor time of a process with its threads and its living and past children, in milliseconds. */
export const readCpuMs = (pid: number): number => {
  const own = (each: number, fields: readonly number[]): number => {
    try {
      const values =
        readFileSync(`/proc/${String(each)}/stat`, "utf8")
          .split(") ")[1]
          ?.split(" ") ?? [];
      return fields.reduce((sum, field) => sum + (Number(values[field]) * 1000) / TICKS_PER_S, 0);
    } catch {
      return 0;
    }
  };
  return [pid, ...listChildren(pid)].reduce((sum, each) => sum + own(each, [11, 12, 13, 14]), 0);
};
