import { createCategory } from "@passbook/contract/categories";
import { checkIntegrity } from "@passbook/db/dialect";
import { openDatabase } from "@passbook/db/open";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { importFile } from "../../testing/imports.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { databasePlace } from "../platform/database-place.ts";
import { writeBackup } from "../backups/write-backup.ts";
import { restoreBackup } from "../backups/restore-backup.ts";
import { countWrongSums } from "../core/sums/index.ts";
import { readConfig } from "../platform/config.ts";

const folder = mkdtempSync(path.join(tmpdir(), "passbook-backups-"));
let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ROWS = 60;
const bring = (index: number) => {
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    day: `2026-0${String(1 + (row % 9))}-1${String(row % 7)}`,
    cents: -1000 * index - row,
    name: `SHOP ${String(index)} ${String(row)}`,
    id: `${String(index)}-${String(row)}`,
  }));
  return importFile(server, asha, {
    name: `${String(index)}.ofx`,
    bytes: makeOfx({ account: "1234", rows }),
  });
};

test("backups made while statements come in each hold one moment: whole statements whose sums agree", async () => {
  await bring(1);
  const statuses: string[] = [];
  const importing = (async () => {
    for (let index = 2; index <= 5; index += 1) statuses.push((await bring(index)).status);
  })();
  const files = ["a", "b", "c"].map((name) => path.join(folder, name));
  for (const [index, file] of files.entries()) {
    await Promise.all([
      writeBackup(server.services, { file, passphrase: null }),
      asha.call(createCategory, { body: { name: `Beside ${String(index)}` } }),
    ]);
  }
  await importing;
  expect(statuses).toEqual(["imported", "imported", "imported", "imported"]);
  for (const file of files) {
    const config = readConfig({ DATA_DIR: `${file}-restored` });
    await restoreBackup(config, { file, passphrase: null });
    const db = await openDatabase(databasePlace(config));
    const imported = await db
      .selectFrom("statements")
      .select("id")
      .where("status", "=", "imported")
      .execute();
    const rows = await db.selectFrom("transactions").select("id").execute();
    expect([await checkIntegrity(db), await countWrongSums(db)]).toEqual([[], 0]);
    expect(rows).toHaveLength(ROWS * imported.length);
    await db.destroy();
  }
});
