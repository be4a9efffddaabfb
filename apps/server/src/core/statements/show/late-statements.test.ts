import { changeBankAccount } from "@passbook/contract/bank-accounts";
import { getStatementGrid } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importMonths } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { listLate } from "./list-late.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SESSION_DAYS: "365" });
});
afterAll(() => server.close());

const askGrid = async (person: TestPerson) => {
  const [account] = (await person.call(getStatementGrid)).answer.data.accounts;
  const cells = account?.cells
    .slice(-3)
    .map(({ month, state, expected_on }) => ({ month, state, expected_on }));
  return { usual: account?.usual, cells };
};
const askLate = (person: TestPerson, today: string) =>
  listLate(server.services.db, person.user_id, { today, time_zone: "UTC" });

test("a statement is not due until its usual day, and late from then on: the grid and whoever tells of it agree", async () => {
  server.clock.set("2026-06-01T09:00:00.000Z");
  const asha = await signUp(server, "Asha", { time_zone: "UTC" });
  await importMonths(server, asha, ["2026-06", "2026-07", "2026-08"], [3, 5, 4]);
  server.clock.set("2026-10-05T09:00:00.000Z");
  const waiting = { month: "2026-09", state: "not_due", expected_on: "2026-10-05" };
  expect((await askGrid(asha)).cells?.[1]).toEqual(waiting);
  expect(await askLate(asha, "2026-10-05")).toEqual([]);
  server.clock.set("2026-10-09T09:00:00.000Z");
  const { usual, cells } = await askGrid(asha);
  expect(usual).toEqual({
    day_of_month: 5,
    expected_on: "2026-10-05",
    missing_month: "2026-09",
    days_late: 4,
  });
  expect(cells).toEqual([
    { month: "2026-08", state: "unproved", expected_on: null },
    { ...waiting, state: "late" },
    { month: "2026-10", state: "not_due", expected_on: "2026-11-05" },
  ]);
  const bank_account_id = await firstAccount(asha);
  expect(await askLate(asha, "2026-10-09")).toEqual([
    { bank_account_id, month: "2026-09", expected_on: "2026-10-05" },
  ]);
});

test("nobody waits for statements of an account that is closed, kept by hand, or had fewer than three", async () => {
  server.clock.set("2026-06-01T09:00:00.000Z");
  const [ravi, few] = [await signUp(server, "Ravi"), await signUp(server, "Few")];
  await importMonths(server, ravi, ["2026-06", "2026-07", "2026-08"], [3, 5, 4]);
  await importMonths(server, few, ["2026-07", "2026-08"], [3, 5]);
  server.clock.set("2026-10-20T09:00:00.000Z");
  expect(await askLate(ravi, "2026-10-20")).toHaveLength(1);
  expect(await askLate(few, "2026-10-20")).toEqual([]);
  const params = { id: await firstAccount(ravi) };
  for (const body of [{ closed: true }, { closed: false, account_type: "cash" as const }]) {
    await ravi.call(changeBankAccount, { params, body });
    expect(await askLate(ravi, "2026-10-20")).toEqual([]);
    expect((await askGrid(ravi)).usual).toBeNull();
  }
});
