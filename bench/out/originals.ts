import { fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { startTestStore } from "../../apps/server/testing/outside/object-store.ts";
import { signUp } from "../../apps/server/testing/people.ts";
import { IN_PARTS, keepFileBytes } from "../../apps/server/src/platform/storage/stored-files.ts";
import { describeMachine, printTable } from "../lib/measure.ts";

/**
 * Moves the originals of an installation to storage that speaks S3 and back, by `passbook originals`: how long it takes, and the most memory that the
 * command ever has. Storage is a process of its own on this machine. Run: node bench/out/originals.ts [originals] [bytes of each]
 */
const COUNT = Number(process.argv[2] ?? 10_000);
const EACH = Number(process.argv[3] ?? 60_000);
const AT_ONCE = 250;
const LOOK_MS = 100;
const CLI = path.resolve(import.meta.dirname, "../../apps/server/src/bin/passbook.ts");

const beStore = async (): Promise<void> => {
  const store = await startTestStore();
  process.send?.(store.url("bench"));
};

const fill = async (server: Awaited<ReturnType<typeof startTestServer>>): Promise<void> => {
  const { services } = server;
  const { user_id } = await signUp(server, "Asha");
  for (let from = 0; from < COUNT; from += AT_ONCE)
    await services.db.transaction().execute(async (trx) => {
      for (let at = from; at < Math.min(COUNT, from + AT_ONCE); at += 1) {
        const id = services.clock.newId();
        const created_at = services.clock.now();
        const file = { user_id, id, file_name: `${String(at)}.pdf`, file_size: EACH, file_hash: id };
        await trx
          .insertInto("files")
          .values({ ...file, ...IN_PARTS, created_at })
          .execute();
        await keepFileBytes(trx, services, { user_id, id }, randomBytes(EACH));
      }
    });
};

/** In kB; nothing of a process that has ended. */
const readPeak = (pid: number | undefined): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

type Run = { readonly took_s: string; readonly most_mb: string; readonly said: string };

const run = async (folder: string, url: string, to: string): Promise<Run> => {
  const start = performance.now();
  const child = spawn(process.execPath, [CLI, "originals", "--to", to, "--json"], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, BLOB_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let most_kb = 0;
  let said = "";
  child.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
  const looking = setInterval(() => {
    most_kb = Math.max(most_kb, readPeak(child.pid));
  }, LOOK_MS);
  child.once("exit", () => clearInterval(looking));
  await once(child, "close");
  const took_s = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return { took_s, most_mb: `${(most_kb / 1024).toFixed(0)} MB`, said: said.trim() };
};

const measure = async (): Promise<void> => {
  console.log(`${describeMachine()}; ${String(COUNT)} originals of ${String(EACH)} bytes`);
  const server = await startTestServer({ LOG_LEVEL: "silent" });
  await fill(server);
  const file = path.join(server.folder, "passbook.db");
  const store = fork(import.meta.filename, ["store"]);
  const [url] = (await once(store, "message")) as [string];
  const rows: string[][] = [];
  for (const to of ["storage", "database"]) {
    const { took_s, most_mb, said } = await run(server.folder, url, to);
    console.log(said);
    rows.push([`to the ${to}`, took_s, most_mb, `${(statSync(file).size / 1024 ** 2).toFixed(0)} MB`]);
  }
  printTable(["", "took", "most memory", "database file"], rows);
  store.kill();
  await server.close();
};

await (process.argv[2] === "store" ? beStore() : measure());
