import { listCategories } from "@passbook/contract/categories";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import type { TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { killPrograms, type Program, startProgram } from "../../../../testing/programs.ts";

/** Elsewhere a change is one transaction. */
const is_sqlite = (process.env["TEST_ENGINE"] ?? "sqlite") === "sqlite";
const ROWS = 6000;
/** Below the time after which a lease runs out by itself. */
const SOON_MS = 10_000;

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
  // Other processes have the machine's clock.
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await killPrograms();
  await server.close();
});

const write = (program: Program, method: string, path: string, body: unknown): Promise<Response> =>
  fetch(program.url + path, {
    method,
    headers: {
      authorization: `Bearer ${asha.token}`,
      cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-xsrf-token": asha.cookies.get("XSRF-TOKEN") ?? "",
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });

const countParts = async (): Promise<number> =>
  (await server.services.db.selectFrom("change_parts").select("part").execute()).length;
const isActing = async (): Promise<boolean> =>
  (await server.services.db.selectFrom("acts").select("under_way").execute()).some(
    (act) => act.under_way === 1,
  );

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(10);
};

/** Many rows, and where they are to be filed. */
let sub_category_id = "";
beforeAll(async () => {
  const rows = makeYear(ROWS);
  await importFile(server, asha, { name: "year.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  const categories = (await asha.call(listCategories)).answer.data;
  sub_category_id = categories.flatMap((each) => each.sub_categories)[0]?.id ?? "";
});

const fileAll = (program: Program): Promise<Response> =>
  write(program, "PATCH", "/api/transactions", { filter: {}, change: { sub_category_id } });

const expectNothingFiled = async (): Promise<void> => {
  const filed = await server.services.db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .where("sub_category_id", "=", sub_category_id)
    .execute();
  expect(filed).toEqual([]);
  await expectSumsToHold(server.services.db, asha.user_id);
};

test.runIf(is_sqlite)(
  "what a killed process had written of a change is taken back as soon as there is another",
  async () => {
    const first = await startProgram(server, "serve");
    void fileAll(first).catch(() => undefined);
    await until(async () => (await countParts()) > 0);
    await first.kill();
    expect(await isActing()).toBe(true);
    const next = await startProgram(server, "serve");
    const begun_ms = performance.now();
    const made = await write(next, "POST", "/api/categories", { name: "Allotment" });
    expect([made.status, await isActing(), await countParts()]).toEqual([201, false, 0]);
    expect(performance.now() - begun_ms).toBeLessThan(SOON_MS);
    await expectNothingFiled();
    await next.stop();
  },
);

test.runIf(is_sqlite)(
  "what a killed process of jobs had written of a change is taken back at once by the server that lives",
  async () => {
    const program = await startProgram(server, "serve");
    const answered = fileAll(program);
    await until(async () => (await countParts()) > 0);
    const act = await server.services.db.selectFrom("acts").select("lease_owner").executeTakeFirstOrThrow();
    process.kill(Number(act.lease_owner?.split("/")[1]), "SIGKILL");
    const killed_ms = performance.now();
    expect((await answered).status).toBe(500);
    await until(async () => !(await isActing()));
    expect(performance.now() - killed_ms).toBeLessThan(SOON_MS);
    expect(await countParts()).toBe(0);
    await expectNothingFiled();
    await program.stop();
  },
);
