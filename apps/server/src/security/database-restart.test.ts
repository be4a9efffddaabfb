import { createCategory, listCategories } from "@passbook/contract/categories";
import { listStatements } from "@passbook/contract/statements";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { makeOwnPostgres } from "../../testing/own-postgres.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { uploadFiles } from "../../testing/uploads.ts";
import { STATEMENT_WORK } from "../core/statements/index.ts";
import { startWork } from "../platform/leases/leases.ts";

const postgres = process.env["TEST_DATABASE_URL"] === undefined ? null : await makeOwnPostgres();

describe.skipIf(postgres === null)("PostgreSQL started again (where one is installed)", () => {
  let server: TestServer;
  let asha: TestPerson;
  beforeAll(async () => {
    postgres?.start();
    process.env["TEST_ENGINE"] = "postgres";
    process.env["TEST_DATABASE_URL"] = postgres?.url;
    // the tables that are copied elsewhere stand in another server
    delete process.env["TEST_TABLES_POSTGRES"];
    server = await startTestServer();
    asha = await signUp(server, "Asha");
  });
  afterAll(async () => {
    await server.close();
    postgres?.stop();
    postgres?.remove();
  });

  const list = () => asha.send({ method: listCategories.method, url: listCategories.path });
  const add = (label: string) =>
    asha.send({ method: createCategory.method, url: createCategory.path, payload: { name: label } });

  test("who asks meanwhile gets 503 with Retry-After; afterwards everything is there and works", async () => {
    expect((await add("Before")).statusCode).toBe(201);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const underWay = server.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom("users").select("id").execute();
      begin();
      await held;
      await trx.selectFrom("users").select("id").execute();
    });
    await begun;
    postgres?.stop();
    // the connection of the open transaction ends while nothing is asked on it
    await sleep(100);
    letGo();
    await expect(underWay).rejects.toThrow("The database server does not answer.");
    for (const answer of [await list(), await add("Meanwhile")]) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: "database_away" });
    }
    expect((await server.app.inject({ method: "GET", url: "/ready" })).statusCode).toBe(503);
    expect((await server.app.inject({ method: "GET", url: "/health" })).statusCode).toBe(200);
    postgres?.start();
    expect((await server.app.inject({ method: "GET", url: "/ready" })).statusCode).toBe(200);
    expect((await add("After")).statusCode).toBe(201);
    const names = (await asha.call(listCategories)).answer.data.map((category) => category.name);
    expect(names).toEqual(expect.arrayContaining(["Before", "After"]));
    expect(names).not.toContain("Meanwhile");
  });

  test("leased work that it interrupts again and again is finished after, and is not given up", async () => {
    server.clock.set(new Date().toISOString());
    asha = await signUp(server, "Bert");
    const rows = Array.from({ length: 1500 }, (_, row) => ({
      day: `2026-0${String(1 + (row % 9))}-11`,
      cents: -100 - row,
      name: `SHOP ${String(row)}`,
      id: String(row),
    }));
    const ticking = setInterval(() => server.clock.advanceMs(1000), 100);
    const work = startWork(server.services, [STATEMENT_WORK]);
    await uploadFiles(asha, [{ name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) }]);
    for (let times = 0; times < 4; times += 1) {
      await sleep(150 * times);
      postgres?.stop();
      await sleep(200);
      postgres?.start();
    }
    const statusNow = async () => (await asha.call(listStatements)).answer.data[0]?.status;
    await expect.poll(statusNow, { timeout: 60_000 }).toBe("imported");
    await work.stop();
    clearInterval(ticking);
    const stored = await server.services.db
      .selectFrom("transactions")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", asha.user_id)
      .executeTakeFirstOrThrow();
    expect(stored.count).toBe(1500);
  });
});
