import { changeBankAccount, createBankAccount, getBankAccount } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import { getMonthInsights } from "@passbook/contract/insights";
import { getLoan } from "@passbook/contract/loans";
import { getNetWorth } from "@passbook/contract/net-worth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCsv } from "../../../../testing/files/make-csv.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadStatement } from "../../../../testing/populate.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { SUGGESTION_WORK } from "../../categorisation/index.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
});
afterAll(() => server.close());

const create = async (account_type: "loan" | "current", name: string): Promise<string> => {
  const body = { account_type, currency: "EUR", bank: { name } } as const;
  return (await asha.call(createBankAccount, { body })).answer.data.id;
};
const look = async (id: string) => (await asha.call(getLoan, { params: { id } })).answer.data;

const LOAN = [
  "Date,Description,Principal,Interest,Total payment,Outstanding balance",
  "2026-01-31,Instalment,950.00,300.00,1250.00,99050.00",
  "2026-02-28,Instalment,952.85,297.15,1250.00,98097.15",
  "2026-03-31,Instalment,955.71,294.29,1250.00,97141.44",
].join("\n");

test("payments from another account are transfers, their interest is spent, and the rest is owed", async () => {
  const current = await create("current", "Rhein Bank");
  const id = await create("loan", "House Bank");
  await uploadStatement(server, asha, { bank_account_id: id, file_name: "loan.csv", text: LOAN });
  await uploadStatement(server, asha, {
    bank_account_id: current,
    file_name: "current.csv",
    text: makeCsv(9000_00, [
      ["2026-01-31", "House Bank loan instalment", -1250_00],
      ["2026-02-28", "House Bank loan instalment", -1250_00],
      ["2026-03-31", "House Bank loan instalment", -1250_00],
    ]),
  });
  await settleFindings(server);
  const loan = await look(id);
  expect(loan).toMatchObject({
    currency: "EUR",
    owed: 97_141_44,
    as_of: "2026-03-31",
    usual_payment: 1250_00,
  });
  expect(loan.rate?.source).toBe("reckoned");
  expect(
    loan.payments.map(({ paid_on, amount, interest, principal, source, paid_from }) => [
      paid_on,
      amount,
      interest,
      principal,
      source,
      paid_from,
    ]),
  ).toEqual([
    ["2026-03-31", 1250_00, 294_29, 955_71, "printed", current],
    ["2026-02-28", 1250_00, 297_15, 952_85, "printed", current],
    ["2026-01-31", 1250_00, 300_00, 950_00, "printed", current],
  ]);
  const { answer } = await asha.call(getMonthInsights, { query: { month: "2026-02" } });
  expect(answer.data).toMatchObject({ currency: "EUR", now: { spent: 297_15, income: 0 } });
  const worth = (await asha.call(getNetWorth, { query: { on: "2026-03-31" } })).answer.data;
  expect(worth.totals[0]).toMatchObject({ owed: -97_141_44, amount: 9000_00 - 3750_00 - 97_141_44 });
});

test("payments whose other side is in no statement are no income, also of an account that is told to be a loan later", async () => {
  const ravi = await signUp(server, "Ravi Rao", { home_currency: "EUR" });
  const incomeOf = async (month: string): Promise<number> =>
    (await ravi.call(getMonthInsights, { query: { month } })).answer.data.now.income;
  const body = { currency: "EUR", bank: { name: "House Bank" } } as const;
  const { answer } = await ravi.call(createBankAccount, { body: { ...body, account_type: "loan" } });
  await uploadStatement(server, ravi, {
    bank_account_id: answer.data.id,
    file_name: "loan.csv",
    text: LOAN,
  });
  expect(await incomeOf("2026-02")).toBe(0);
  const late = (await ravi.call(createBankAccount, { body: { ...body, account_type: "current" } })).answer
    .data;
  await uploadStatement(server, ravi, {
    bank_account_id: late.id,
    file_name: "late.csv",
    text: makeCsv(9000_00, [
      ["2026-04-30", "ZZQX 4711", 450_00],
      ["2026-05-31", "ZZQX 4711", 450_00],
      ["2026-06-30", "ZZQX 4711", 450_00],
    ]),
  });
  expect(await incomeOf("2026-05")).toBe(450_00);
  await ravi.call(changeBankAccount, {
    params: { id: late.id },
    body: { account_type: "loan" },
    version: late.version,
  });
  await workUntilIdle(server.services, [SUGGESTION_WORK]);
  expect(await incomeOf("2026-05")).toBe(0);
});

test("the rate that a person says goes before what is reckoned, and is taken back", async () => {
  const id = await create("loan", "Car Bank");
  await uploadStatement(server, asha, {
    bank_account_id: id,
    file_name: "car.csv",
    text: LOAN.replaceAll("Instalment", "Car"),
  });
  const { version } = (await asha.call(getBankAccount, { params: { id } })).answer.data;
  const body = { interest_rate: "3.6" };
  const changed = await asha.call(changeBankAccount, { params: { id }, body, version });
  expect((await look(id)).rate).toEqual({ percent: "3.6", source: "entered" });
  await asha.call(undoChange, { params: { id: changed.change_id ?? "" } });
  expect((await look(id)).rate?.source).toBe("reckoned");
  for (const interest_rate of ["-1", "3,6", "100", "x"])
    expect(
      await refusalOf(
        asha.call(changeBankAccount, { params: { id }, body: { interest_rate }, version: version + 2 }),
      ),
    ).toMatchObject({
      status: 422,
      fields: { interest_rate: "Write the rate in percent a year, such as 3.6." },
    });
});

test("a rate that changed is kept with its days, in their order, and one day has one rate", async () => {
  const id = await create("loan", "Boat Bank");
  const { version } = (await asha.call(getBankAccount, { params: { id } })).answer.data;
  const rate_changes = [
    { from: "2026-03-01", percent: "4.1" },
    { from: "2025-07-01", percent: "3.9" },
  ];
  const body = { interest_rate: "3.6", rate_changes };
  const { answer, change_id } = await asha.call(changeBankAccount, { params: { id }, body, version });
  expect(answer.data).toMatchObject({ interest_rate: "3.6", rate_changes: rate_changes.toReversed() });
  expect((await look(id)).rate).toEqual({ percent: "4.1", source: "entered" });
  const twice = [...rate_changes, { from: "2026-03-01", percent: "4.2" }];
  expect(
    await refusalOf(
      asha.call(changeBankAccount, { params: { id }, body: { rate_changes: twice }, version: version + 1 }),
    ),
  ).toMatchObject({ status: 422, fields: { rate_changes: "Write one rate for each day." } });
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect((await asha.call(getBankAccount, { params: { id } })).answer.data.rate_changes).toEqual([]);
});

test("another kind of account is no loan, and another person's does not exist", async () => {
  const id = await create("current", "Isar Bank");
  expect(await refusalOf(asha.call(getLoan, { params: { id } }))).toMatchObject({
    status: 409,
    code: "no_loan",
  });
  const ben = await signUp(server, "Ben Cole");
  expect(await refusalOf(ben.call(getLoan, { params: { id } }))).toMatchObject({ status: 404 });
});
