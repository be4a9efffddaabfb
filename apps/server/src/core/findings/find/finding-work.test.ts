import { confirmTransfer } from "@passbook/contract/findings";
import { changeUser } from "@passbook/contract/users";
import { changeTransaction, getTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { settleFindings, readFound } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { startWork, workUntilIdle } from "../../../platform/leases/leases.ts";
import { noteEverything } from "../../changes/index.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { FINDER_VERSION, isOfThisFinder } from "./finder-version.ts";
import { FINDING_WORK } from "../index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Home = { person: TestPerson; ledger: Ledger; savings: string };

const start = async (): Promise<Home> => {
  people += 1;
  const person = await signUp(server, `Mina ${String(people)}`);
  const ledger = await makeLedger(server, person);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  return { person, ledger, savings };
};

const addTransfer = ({ ledger, savings }: Home, number: number): Promise<string[]> => {
  const row = { description: "Own account transfer", booked_on: `2026-0${String((number % 9) + 1)}-11` };
  const amount = 1000 + number;
  return ledger.addMany([
    { ...row, amount: -amount },
    { ...row, amount, bank_account_id: savings },
  ]);
};

const readWork = ({ person }: Home) =>
  server.services.db
    .selectFrom("movement_work")
    .selectAll()
    .where("user_id", "=", person.user_id)
    .executeTakeFirst();

test("what changes while findings are looked for is looked for again", async () => {
  const home = await start();
  const work = startWork(server.services, [FINDING_WORK]);
  for (let number = 0; number < 12; number += 1) await addTransfer(home, number);
  await work.stop();
  await settleFindings(server);
  const found = await readFound(server, home.person.user_id);
  expect(found["transfers"]).toHaveLength(12);
  const author = { user_id: home.person.user_id, session_id: null, clock: server.clock };
  await server.services.db.transaction().execute((trx) => noteEverything(trx, author));
  await settleFindings(server);
  expect(await readFound(server, home.person.user_id)).toEqual(found);
});

test("while files wait to be read nothing is looked for yet", async () => {
  const home = await start();
  await addTransfer(home, 1);
  const bytes = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE HOUSE", id: "2026090301" }],
  });
  await uploadFiles(home.person, [{ name: "own.ofx", bytes }]);
  expect(await settleFindings(server)).toBe(0);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await settleFindings(server)).toBe(1);
});

test("a change that findings do not depend on leaves no work, nor does finding them", async () => {
  const home = await start();
  const [id = ""] = await addTransfer(home, 1);
  expect((await readWork(home))?.touched).not.toBeNull();
  await settleFindings(server);
  expect(await readWork(home)).toMatchObject({ touched: null, found_at: server.clock.now() });
  await home.person.call(changeTransaction, { params: { id }, body: { tags: [] } });
  const before = await home.person.call(getTransaction, { params: { id } });
  expect(before.answer.data.transfer_id).not.toBeNull();
  await settleFindings(server);
  const history = await server.services.db
    .selectFrom("changes")
    .select("kind")
    .where("user_id", "=", home.person.user_id)
    .execute();
  expect(new Set(history.map(({ kind }) => kind))).toEqual(
    new Set(["import_statement", "change_transactions"]),
  );
});

test("work that fails again and again is given up, and begins anew with the next change", async () => {
  const home = await start();
  await addTransfer(home, 1);
  await server.services.db
    .updateTable("movement_work")
    .set({ touched: "{}" })
    .where("user_id", "=", home.person.user_id)
    .execute();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await settleFindings(server);
    server.clock.advanceMs(60_000);
  }
  expect(await readWork(home)).toMatchObject({ attempts: 6, lease_owner: null });
  await addTransfer(home, 2);
  await settleFindings(server);
  expect((await readFound(server, home.person.user_id))["transfers"]).toHaveLength(2);
});

test("what another version of the finders found is found anew, once, though nothing changed", async () => {
  const home = await start();
  await addTransfer(home, 1);
  await settleFindings(server);
  const { db } = server.services;
  const { user_id } = home.person;
  const found = await readFound(server, user_id);
  const as_first = (await readWork(home))?.found_stamp ?? "";
  expect(as_first.startsWith(`${String(FINDER_VERSION)}:`)).toBe(true);
  for (const version of [`${String(FINDER_VERSION - 1)}:`, `${String(FINDER_VERSION + 1)}:`, ""]) {
    await db.deleteFrom("transfers").where("user_id", "=", user_id).execute();
    await db
      .updateTable("movement_work")
      .set({ found_stamp: `${version}${as_first.split(":")[1] ?? ""}` })
      .where("user_id", "=", user_id)
      .execute();
    expect(await settleFindings(server)).toBe(1);
    expect(await readFound(server, user_id)).toEqual(found);
    expect(isOfThisFinder((await readWork(home))?.found_stamp ?? null)).toBe(true);
    expect(await settleFindings(server)).toBe(0);
  }
});

test("a decision before that is made in what this version finds", async () => {
  const home = await start();
  const [from = "", to = ""] = await addTransfer(home, 1);
  await settleFindings(server);
  const { user_id } = home.person;
  const { db } = server.services;
  await db
    .updateTable("movement_work")
    .set({ found_stamp: "before" })
    .where("user_id", "=", user_id)
    .execute();
  await db.deleteFrom("transfers").where("user_id", "=", user_id).execute();
  await addTransfer(home, 2);
  const body = { from_transaction_id: from, to_transaction_id: to };
  await home.person.call(confirmTransfer, { body });
  expect((await readFound(server, user_id))["transfers"]).toHaveLength(2);
  expect(await settleFindings(server)).toBe(0);
});

test("another name of the holder is a reason to look at everything", async () => {
  const home = await start();
  await addTransfer(home, 1);
  await settleFindings(server);
  await home.person.call(changeUser, { body: { name: "Mina Rao" }, params: { id: home.person.user_id } });
  expect((await readWork(home))?.touched).toContain("everything");
});
