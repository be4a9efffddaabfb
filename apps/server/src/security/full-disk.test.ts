import { createCategory } from "@passbook/contract/categories";
import { loadSample } from "@passbook/contract/sample";
import { deleteStatement, getStatementFile, listStatements } from "@passbook/contract/statements";
import { checkIntegrity } from "@passbook/db/dialect";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { readLedger } from "../../testing/imports.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { recomputeSums, readSums } from "../../testing/rows.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";
import { toForm } from "../../testing/uploads.ts";
import { mailWork } from "../common/mail/send-mail.ts";
import { STATEMENT_WORK } from "../core/statements/index.ts";
import { workOnce, workUntilIdle } from "../platform/leases/leases.ts";
import { keepReserve } from "../platform/storage/reserve.ts";

const SIZE_MB = 6;
const disk = mountSmallDisk(SIZE_MB);

describe.skipIf(disk === null)("F3: a full disk (where a test may mount a small one)", () => {
  let server: TestServer;
  let asha: TestPerson;
  beforeAll(async () => {
    server = await startTestServer({ DATA_DIR: disk?.folder ?? "" });
    asha = await signUp(server, "Asha");
    await workUntilIdle(server.services, [mailWork]);
  });
  afterAll(async () => {
    disk?.makeRoom();
    await server.close();
    disk?.unmount();
  });

  const addCategory = (label: string) =>
    asha.send({
      method: createCategory.method,
      url: createCategory.path,
      payload: { name: label },
    });
  /** Until nothing more can be written: SQLite's log may have room for some. */
  const fillToTheEnd = async (): Promise<void> => {
    disk?.fill();
    for (let times = 0; (await addCategory(`No ${String(times)}`)).statusCode !== 507; times += 1)
      expect(times).toBeLessThan(3000);
  };
  const ready = () => server.app.inject({ method: "GET", url: "/ready" });
  const upload = (index: number, rows: number) => {
    const printed = Array.from({ length: rows }, (_, row) => ({
      day: `2026-0${String(1 + (row % 9))}-1${String(row % 7)}`,
      cents: -1000 * index - row,
      name: `SHOP ${String(index)} ${String(row)}`,
      id: `${String(index)}-${String(row)}`,
    }));
    const file = { name: `${String(index)}.ofx`, bytes: makeOfx({ account: "5407324931", rows: printed }) };
    const { body, content_type } = toForm([file]);
    return asha.send({
      method: "POST",
      url: "/api/statements",
      payload: body,
      headers: { "content-type": content_type },
    });
  };
  const expectSound = async (): Promise<void> => {
    expect(await checkIntegrity(server.services.db)).toEqual([]);
    expect(await readSums(server.services.db, asha.user_id)).toEqual(
      await recomputeSums(server.services.db, asha.user_id),
    );
  };

  test("F3: each write is refused with 507, its code and a sentence; reads go on; /ready says so", async () => {
    await fillToTheEnd();
    for (const label of ["One", "Two", "Three"]) {
      const refused = await addCategory(label);
      expect(refused.statusCode).toBe(507);
      expect(refused.json()).toEqual({
        code: "disk_full",
        message:
          "The disk that Passbook keeps its data on is full, so this could not be stored. Make room on it and try again; what is stored already is safe.",
        sentence: "disk_full",
      });
    }
    expect((await upload(1, 300)).statusCode).toBe(507);
    expect((await asha.call(listStatements)).answer.data).toEqual([]);
    expect([(await ready()).statusCode, (await ready()).json()]).toMatchObject([503, { code: "disk_full" }]);
    expect((await server.app.inject({ method: "GET", url: "/health" })).statusCode).toBe(200);
  });

  test("F3: the sample household is refused before the work where there is no room for all of it", async () => {
    disk?.fill(1024 * 1024);
    const refused = await asha.send({ method: loadSample.method, url: loadSample.path });
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { code: "disk_full" }]);
    disk?.makeRoom();
    await expectSound();
  });

  test("F3: as soon as there is room it works again, without a new start", async () => {
    await fillToTheEnd();
    expect((await addCategory("Four")).statusCode).toBe(507);
    disk?.makeRoom();
    expect((await ready()).statusCode).toBe(200);
    expect((await addCategory("Four")).statusCode).toBe(201);
    expect(readdirSync(disk?.folder ?? "").filter((file) => file.startsWith(".room"))).toEqual([]);
    await expectSound();
  });

  test("an import that finds no room waits, whatever room there was, and comes in whole once there is some", async () => {
    const { signal } = new AbortController();
    for (const [index, left_kb] of [0, 24, 64, 128].entries()) {
      disk?.makeRoom();
      expect((await upload(10 + index, 120)).statusCode).toBe(202);
      disk?.fill(left_kb * 1024);
      for (let times = 0; times < 5; times += 1) {
        await workOnce(server.services, STATEMENT_WORK, signal).catch(() => undefined);
        server.clock.advanceMs(60_000);
      }
      disk?.makeRoom();
      await workUntilIdle(server.services, [STATEMENT_WORK]);
      const { data } = (await asha.call(listStatements)).answer;
      expect(data.map(({ status }) => status)).toEqual(Array.from({ length: index + 1 }, () => "imported"));
      expect(await readLedger(server, asha)).toHaveLength(120 * (index + 1));
      await expectSound();
    }
  });

  test("F3: a statement can be deleted on a full disk, and its room is of use at once", async () => {
    disk?.makeRoom();
    await keepReserve(server.services);
    await fillToTheEnd();
    expect((await addCategory("Five")).statusCode).toBe(507);
    const [statement] = (await asha.call(listStatements)).answer.data;
    const { change_id } = await asha.call(deleteStatement, { params: { id: statement?.id ?? "" } });
    expect((await asha.call(listStatements)).answer.data.map(({ id }) => id)).not.toContain(statement?.id);
    expect((await addCategory("Five")).statusCode).toBe(201);
    disk?.makeRoom();
    await expectSound();
    const undone = await asha.send({ method: "POST", url: `/api/changes/${change_id ?? ""}/undo` });
    expect(undone.statusCode).toBe(200);
    const original = await asha.send({
      method: "GET",
      url: getStatementFile.path.replace("{id}", statement?.id ?? ""),
    });
    expect([original.statusCode, original.json()]).toMatchObject([404, { code: "file_given_up" }]);
    await expectSound();
  });

  test("a mail that finds no room in the outbox waits and is written later", async () => {
    await asha.send({
      method: "POST",
      url: "/api/users/forgot_password",
      payload: { email: asha.email },
    });
    const outbox = path.join(disk?.folder ?? "", "outbox");
    const before = existsSync(outbox) ? readdirSync(outbox).length : 0;
    disk?.fill();
    const { signal } = new AbortController();
    for (let times = 0; times < 20; times += 1) {
      await workOnce(server.services, mailWork, signal).catch(() => undefined);
      server.clock.advanceMs(60_000);
    }
    disk?.makeRoom();
    server.clock.advanceMs(600_000);
    await workUntilIdle(server.services, [mailWork]);
    expect(readdirSync(outbox)).toHaveLength(before + 1);
  });
});
