import { createBankAccount } from "@passbook/contract/bank-accounts";
import { takeInArchive } from "@passbook/contract/export";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { getHoldings } from "@passbook/contract/holdings";
import { getNetWorth } from "@passbook/contract/net-worth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadStatement } from "../../../../testing/populate.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { sendFiles } from "../../../../testing/uploads.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
});
afterAll(() => server.close());

const create = async (): Promise<string> => {
  const body = { account_type: "investment", currency: "EUR", bank: { name: "Isar Broker" } } as const;
  return (await asha.call(createBankAccount, { body })).answer.data.id;
};
const look = async (id: string, on?: string) =>
  (await asha.call(getHoldings, { params: { id }, query: on === undefined ? {} : { on } })).answer.data;
const worthOn = async (on: string) => (await asha.call(getNetWorth, { query: { on } })).answer.data;

const list = (day: string, units: number, price: string): string =>
  [
    "Date,Symbol,Security,Quantity,Price,Market value,Cost basis,Currency",
    `${day},HFN,Hafen AG,${String(units)},${price},${(units * Number(price)).toFixed(2)},900.00,EUR`,
    `${day},NGW,Northgate Water,2,10.00,20.00,,USD`,
  ].join("\n");

test("lists are kept by day, with gains where the cost is known, and count in net worth until the next", async () => {
  const id = await create();
  await uploadStatement(server, asha, {
    bank_account_id: id,
    file_name: "march.csv",
    text: list("2026-03-05", 100, "10.00"),
  });
  await uploadStatement(server, asha, {
    bank_account_id: id,
    file_name: "april.csv",
    text: list("2026-04-05", 100, "11.00"),
  });
  const now = await look(id);
  expect(now).toMatchObject({
    on: "2026-04-05",
    rows: [
      {
        name: "Hafen AG",
        symbol: "HFN",
        quantity: "100",
        price: "11",
        value: 1100_00,
        cost: 900_00,
        gain: 200_00,
      },
      { name: "Northgate Water", value: 20_00, cost: null, gain: null, currency: "USD" },
    ],
    totals: [
      { currency: "EUR", value: 1100_00, cost: 900_00, gain: 200_00 },
      { currency: "USD", value: 20_00, cost: null, gain: null },
    ],
  });
  expect(now.days.filter(({ currency }) => currency === "EUR")).toEqual([
    { on: "2026-03-05", currency: "EUR", value: 1000_00 },
    { on: "2026-04-05", currency: "EUR", value: 1100_00 },
  ]);
  expect((await look(id, "2026-03-31")).on).toBe("2026-03-05");
  for (const [day, value] of [
    ["2026-03-04", undefined],
    ["2026-03-31", 1000_00],
    ["2026-04-06", 1100_00],
  ] as const)
    expect((await worthOn(day)).totals.find(({ currency }) => currency === "EUR")?.amount).toBe(value);
  const worth = await worthOn("2026-04-06");
  expect(worth.totals.find(({ currency }) => currency === "USD")?.amount).toBe(20_00);
  expect(worth.holdings.filter((each) => each.id === id)).toMatchObject([
    { group: "investments", as_of: "2026-04-05", state: "counted" },
    { group: "investments", as_of: "2026-04-05" },
  ]);
  // half a year later nobody knows what it is worth
  expect((await worthOn("2026-11-20")).holdings.find((each) => each.id === id)).toMatchObject({
    state: "missing",
    amount: 1100_00,
  });
});

test("an import that is taken back takes its list along", async () => {
  const id = await create();
  await uploadStatement(server, asha, {
    bank_account_id: id,
    file_name: "may.csv",
    text: list("2026-05-05", 10, "3.00"),
  });
  expect((await look(id)).on).toBe("2026-05-05");
  const { answer } = await asha.call(listChanges, { query: {} });
  const made = answer.data.find(({ kind }) => kind === "import_statement");
  await asha.call(undoChange, { params: { id: made?.id ?? "" } });
  expect(await look(id)).toEqual({ on: null, statement_id: null, rows: [], totals: [], days: [] });
});

test("an archive takes lists along: a new account holds the same, and is worth as much", async () => {
  const id = await create();
  await uploadStatement(server, asha, {
    bank_account_id: id,
    file_name: "june.csv",
    text: list("2026-06-05", 7, "12.50"),
  });
  const archive = await asha.send({ method: "GET", url: "/api/export/archive" });
  const nora = await signUp(server, "Nora Lind", { home_currency: "EUR" });
  await sendFiles(nora, takeInArchive, [{ name: "passbook.zip", bytes: archive.rawPayload }]);
  const theirs = (await nora.call(getHoldings, { params: { id }, query: {} })).answer.data;
  expect(theirs.rows).toHaveLength(2);
  expect(theirs).toEqual(await look(id));
  const worth = (await nora.call(getNetWorth, { query: { on: "2026-06-06" } })).answer.data;
  expect(worth.totals).toEqual((await worthOn("2026-06-06")).totals);
});

test("another person's account does not exist", async () => {
  const ben = await signUp(server, "Ben Cole");
  const id = await create();
  expect(await refusalOf(ben.call(getHoldings, { params: { id }, query: {} }))).toMatchObject({
    status: 404,
  });
});
