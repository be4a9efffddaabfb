import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { createKey } from "@passbook/contract/keys";
import { getTransaction, listTransactions } from "@passbook/contract/transactions";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { makeOfx } from "../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../testing/people.ts";
import { WORK } from "./app.ts";
import { workUntilIdle } from "./platform/leases/leases.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const PROGRAM = path.join(ROOT, "docs/programs/main-job.ts");
const CHECKS = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--types", "node"];

const run = promisify(execFile);

let server: TestServer;
let asha: TestPerson;
let url: string;
/** In the repository, so that what the program imports is found. */
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha");
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  folder = mkdtempSync(path.join(ROOT, "apps/server/.outsider-"));
  const document = await (await fetch(`${url}/api/openapi.json`)).text();
  writeFileSync(path.join(folder, "api.ts"), astToString(await openapiTS(document)));
  copyFileSync(PROGRAM, path.join(folder, "main-job.ts"));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

test("a client that is generated from the document fits the program that is written against it", async () => {
  const compiler = path.join(ROOT, "node_modules/typescript/bin/tsc");
  const flags = [...CHECKS, "--skipLibCheck", "--allowImportingTsExtensions", "--ignoreConfig"];
  const checked = await run(process.execPath, [compiler, ...flags, path.join(folder, "main-job.ts")], {
    cwd: folder,
  });
  expect(checked.stdout).toBe("");
}, 60_000);

test("with a key and that client the main job is done: hand in, wait, list, file, look at the month", async () => {
  const { answer } = await asha.call(createKey, {
    body: { name: "Main job", scopes: ["read", "write", "upload"], lasts_days: 1 },
  });
  const rows = [
    { day: "2026-11-02", cents: -450, name: "TEA HOUSE", id: "1" },
    { day: "2026-11-03", cents: -1250, name: "LANTERN BOOKS", id: "2" },
  ];
  const file = path.join(folder, "november.ofx");
  writeFileSync(file, makeOfx({ account: "1234567890", rows }));
  const program = run(process.execPath, [path.join(folder, "main-job.ts"), url, answer.data.key, file]);
  const ended = program.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, workUntilIdle(server.services, WORK).then(() => false)])))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const said = JSON.parse((await program).stdout) as Record<string, unknown>;
  expect(said).toMatchObject({ status: "imported", transactions: 2, month: "2026-11" });
  const [newest] = (await asha.call(listTransactions)).answer.data;
  const filed = await asha.call(getTransaction, { params: { id: newest?.id ?? "" } });
  expect(filed.answer.data.sub_category_id).toBe(said["filed_under"]);
}, 60_000);
