import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { startTestStore } from "../../../testing/outside/object-store.ts";
import { signUp } from "../../../testing/people.ts";
import { findBackupStatus } from "../../platform/backups/backup-status.ts";
import { addMs } from "../../platform/clock.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { drillBackup } from "../drill-backup.ts";
import { isSealed } from "../file/seal-with-age.ts";
import { BACKUP_WORK } from "./backup-work.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSPHRASE = "quiet harbour 42 lanterns";

const scratch = mkdtempSync(path.join(tmpdir(), "passbook-drills-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let server: TestServer;
afterEach(() => server.close());

const work = () => workUntilIdle(server.services, [BACKUP_WORK]);
const folder = (): string => path.join(server.folder, "backups");
const status = () => findBackupStatus(server.services);
const ready = async (): Promise<unknown> =>
  (await server.app.inject({ method: "GET", url: "/ready" })).json();

test("a backup is made once somebody is there and then daily, and is what the data was", async () => {
  server = await startTestServer();
  expect(await work()).toBe(1);
  expect((await status()).last_good).toBeNull();
  await signUp(server, "Asha");
  expect(await work()).toBe(0);
  server.clock.advanceMs(HOUR_MS);
  expect(await work()).toBe(1);
  const [file = "", ...others] = readdirSync(folder());
  expect([file, others]).toEqual(["passbook-2026-11-20T10-00-00Z.backup", []]);
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder(), file)).mode & 0o777).toBe(0o600);
  server.clock.advanceMs(2 * HOUR_MS);
  expect(await status()).toMatchObject({
    is_on: true,
    last_good: { file, age_s: 7200, is_encrypted: false, is_far: false },
    failed: null,
  });
  expect(await ready()).toEqual({ status: "ready", backup_age_s: 7200 });
  const tables = await drillBackup(
    { file: path.join(folder(), file), passphrase: null },
    path.join(scratch, "a"),
  );
  expect(tables.filter(({ in_backup, restored }) => in_backup !== restored)).toEqual([]);
  expect(tables.find(({ name }) => name === "users")?.rows).toBe(1);
  expect(await work()).toBe(0);
  for (let day = 0; day < 9; day += 1) {
    server.clock.set(addMs(server.clock.now(), DAY_MS));
    expect(await work()).toBe(1);
  }
  // 7 days, among them the ends of weeks and months, and the Sunday and the month before these.
  expect(readdirSync(folder()).length).toBeLessThanOrEqual(9);
});

test("with a passphrase and a storage the copy there is the same, and older ones are forgotten there too", async () => {
  const store = await startTestStore();
  server = await startTestServer({
    BACKUP_URL: store.url("house"),
    PASSBOOK_BACKUP_PASSPHRASE: PASSPHRASE,
  });
  await signUp(server, "Asha");
  store.objects.set("house/letter.txt", Buffer.from("mine"));
  store.objects.set("house/passbook-2026-11-20T08-00-00Z.backup.age", Buffer.from("older"));
  expect(await work()).toBe(1);
  const [file = ""] = readdirSync(folder());
  expect(file).toBe("passbook-2026-11-20T09-00-00Z.backup.age");
  const bytes = readFileSync(path.join(folder(), file));
  expect(isSealed(bytes)).toBe(true);
  expect([...store.objects.keys()].toSorted()).toEqual([`house/${file}`, "house/letter.txt"].toSorted());
  expect(store.objects.get(`house/${file}`)?.equals(bytes)).toBe(true);
  expect((await status()).last_good).toMatchObject({ is_encrypted: true, is_far: true });
  store.damage(true);
  server.clock.advanceMs(DAY_MS);
  expect(await work()).toBe(1);
  expect(await status()).toMatchObject({
    last_good: { is_far: false, age_s: 0 },
    failed: { fault: "not_far" },
  });
  server.clock.advanceMs(HOUR_MS);
  store.damage(false);
  expect(await work()).toBe(1);
  expect(await status()).toMatchObject({ last_good: { is_far: true }, failed: null });
  await store.close();
}, 120_000);

test("a try that fails is told, leaves the last good one, and is made again in an hour", async () => {
  server = await startTestServer();
  await signUp(server, "Asha");
  await work();
  const before = (await status()).last_good;
  const { config } = server.services;
  const key_file = config.secret_key_file;
  config.secret_key_file = path.join(server.folder, "gone.key");
  server.clock.advanceMs(DAY_MS);
  expect(await work()).toBe(1);
  expect(await status()).toMatchObject({
    last_good: { file: before?.file },
    failed: { fault: "failed" },
  });
  expect(readdirSync(folder())).toEqual([before?.file]);
  config.secret_key_file = key_file;
  expect(await work()).toBe(0);
  server.clock.advanceMs(HOUR_MS);
  expect(await work()).toBe(1);
  expect((await status()).failed).toBeNull();
});

test("the process of backups makes one beside the server", async () => {
  server = await startTestServer({}, ["core"], { imports_here: false });
  await signUp(server, "Asha");
  expect(await work()).toBe(1);
  expect((await status()).last_good).toMatchObject({ file: "passbook-2026-11-20T09-00-00Z.backup" });
}, 60_000);
