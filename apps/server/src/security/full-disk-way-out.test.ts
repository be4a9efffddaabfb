import { createCategory } from "@passbook/contract/categories";
import { deleteStatement, listStatements } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { checkIntegrity } from "@passbook/db/dialect";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { startTestServer, type TestClient } from "../../testing/harness.ts";
import { importFile } from "../../testing/imports.ts";
import { makeOfx, makeYear } from "../../testing/make-ofx.ts";
import { signIn, signUp } from "../../testing/people.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";
import { keepReserve } from "../platform/storage/reserve.ts";

const makeRows = (number: number, count: number) =>
  makeOfx({
    account: "5407324931",
    rows: makeYear(count).map((row) => ({
      ...row,
      cents: row.cents - 10_000 * number,
      id: `${String(number)}-${row.id}`,
    })),
  });

/** Writes as long as anything can be written. */
const exhaust = async (client: TestClient): Promise<void> => {
  for (let times = 0; times < 3000; times += 1) {
    const body = { name: `No ${String(times)} since ${String(performance.now())}` };
    const refused = await client.call(createCategory, { body }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null) return expect(refused).toMatchObject({ status: 507, code: "disk_full" });
  }
};

/** Megabytes of the disk, and rows of each of two statements. */
const DISKS = [
  [6, 0],
  [6, 300],
  [6, 900],
  [12, 900],
  [32, 3000],
] as const;

const mountable = mountSmallDisk(1);
mountable?.unmount();

describe.skipIf(mountable === null)(
  "F3: the way out of a full disk (where a test may mount a small one)",
  () => {
    test.each(DISKS)(
      "F3: on a full disk of %i MB with two statements of %i rows a person signs in, reads, deletes, and writes again",
      async (size_mb, rows) => {
        const disk = mountSmallDisk(size_mb);
        if (disk === null) throw new Error("No disk could be mounted.");
        const server = await startTestServer({ DATA_DIR: disk.folder, LOG_LEVEL: "error" });
        try {
          await keepReserve(server.services);
          const asha = await signUp(server, "Asha");
          for (const number of rows === 0 ? [] : [1, 2])
            await importFile(server, asha, { name: `${String(number)}.ofx`, bytes: makeRows(number, rows) });
          disk.fill();
          await exhaust(asha);
          for (let times = 0; times < 3; times += 1) await signIn(server, asha.email);
          const client = await signIn(server, asha.email);
          await client.call(listTransactions);
          const { data } = (await client.call(listStatements)).answer;
          expect(data).toHaveLength(rows === 0 ? 0 : 2);
          for (const { id } of data) {
            disk.fill();
            await exhaust(asha);
            await client.call(deleteStatement, { params: { id } });
            await client.call(createCategory, { body: { name: `Without ${id}` } });
          }
          disk.fill();
          await signIn(server, asha.email);
          expect(await checkIntegrity(server.services.db)).toEqual([]);
          expect(existsSync(path.join(disk.folder, ".reserve"))).toBe(true);
        } finally {
          disk.makeRoom();
          await server.close();
          disk.unmount();
        }
      },
    );
  },
);
