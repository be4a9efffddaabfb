import { createBankAccount, getRegister } from "@passbook/contract/bank-accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCsv, type Printed } from "../../../testing/files/make-csv.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadStatement } from "../../../testing/populate.ts";
import { refusalOf } from "../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());

const create = async (): Promise<string> => {
  const body = { account_type: "current", currency: "EUR", bank: { name: "Rhein Bank" } } as const;
  return (await asha.call(createBankAccount, { body })).answer.data.id;
};

const read = async (id: string, to?: string) =>
  (await asha.call(getRegister, { params: { id }, query: to === undefined ? {} : { to } })).answer.data;

test("each row has the balance after it, newest first, and a month that is missing is a break", async () => {
  const bank_account_id = await create();
  const upload = (file_name: string, text: string) =>
    uploadStatement(server, asha, { bank_account_id, file_name, text });
  await upload(
    "march.csv",
    makeCsv(100_00, [
      ["2026-03-02", "Rent", -40_00],
      ["2026-03-02", "Shop", -5_00],
      ["2026-03-20", "Pay", 90_00],
    ]),
  );
  await upload("may.csv", makeCsv(120_00, [["2026-05-04", "Shop", -7_00]]));
  const { rows, breaks, points, next_to, currency } = await read(bank_account_id);
  expect(currency).toBe("EUR");
  expect(rows.map(({ description, balance }) => [description, balance])).toEqual([
    ["Shop", 113_00],
    ["Pay", 145_00],
    ["Shop", 55_00],
    ["Rent", 60_00],
  ]);
  expect(points.map(({ day, balance }) => [day, balance])).toEqual([
    ["2026-03-02", 55_00],
    ["2026-03-20", 145_00],
    ["2026-05-04", 113_00],
  ]);
  expect(breaks).toMatchObject([{ from: "2026-03-20", to: "2026-05-04", by: -25_00 }]);
  expect(next_to).toBeNull();
});

test("of many rows whole days come at once, and the older ones follow", async () => {
  const bank_account_id = await create();
  const rows = Array.from({ length: 250 }, (_, index): Printed => [
    `2026-0${String(1 + Math.floor(index / 125))}-${String(1 + Math.floor((index % 125) / 5)).padStart(2, "0")}`,
    `Shop ${String(index)}`,
    -100 - index,
  ]);
  await uploadStatement(server, asha, {
    bank_account_id,
    file_name: "all.csv",
    text: makeCsv(9000_00, rows),
  });
  const seen: number[] = [];
  let to: string | undefined;
  for (let page = 0; page < 9; page += 1) {
    const { rows: some, next_to } = await read(bank_account_id, to);
    seen.push(...some.map(({ amount }) => amount));
    if (next_to === null) break;
    to = next_to;
  }
  expect(seen.toSorted((a, b) => b - a)).toEqual(rows.map(([, , cents]) => cents));
});

test("an account without rows is empty, and another person's does not exist", async () => {
  const id = await create();
  expect(await read(id)).toMatchObject({ points: [], breaks: [], rows: [], next_to: null });
  expect(await refusalOf(ben.call(getRegister, { params: { id }, query: {} }))).toMatchObject({
    status: 404,
    code: "not_found",
  });
});
