import { listBankAccounts } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let printed: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  printed = { ...server, services: readPrinted(server.services) };
});
afterAll(() => server.close());

const NOBODY = {
  bank_name: null,
  number: null,
  last_4_digits: null,
  iban_masked: null,
  account_type: null,
  bank_code: null,
};
const card = (number: string | null) => ({
  ...NOBODY,
  number,
  last_4_digits: "1234",
  bank_name: "Rhein Bank",
});
type Row = readonly [day: string, text: string, cents: number];
/** Proved pages of May of an account that prints itself as `number`. */
const toMay = (number: string | null, rows: readonly Row[]): PrintedTestFile => ({
  format: "pdf",
  account: card(number),
  period: { from: "2026-05-01", to: "2026-05-31" },
  proof: { verdict: "proved", checks: [], doubts: [], culprit: null },
  rows: rows.map(([booked_on, description, amount]) => ({ booked_on, description, amount })),
});
const OWN: readonly Row[] = [
  ["2026-05-04", "Grocer", -1000],
  ["2026-05-11", "Metro", -2000],
  ["2026-05-19", "Salary", 214_300],
];
const OTHERS: readonly Row[] = [
  ["2026-05-05", "Hotel", -9900],
  ["2026-05-12", "Ferry", -4100],
  ["2026-05-20", "Museum", -1400],
];
const give = (person: TestPerson, name: string, file: PrintedTestFile) =>
  importFile(printed, person, { name, bytes: printFile(file) });
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
const countAccounts = async (person: TestPerson) => (await person.call(listBankAccounts)).answer.data.length;

test.each([null, "XXXX-XXXX-1234", "•••• 1234", "1234"])(
  "last digits printed as %s are asked about where the account has proved other rows for these days",
  async (number) => {
    people += 1;
    const asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
    const first = await give(asha, "own.pdf", toMay("4000111122221234", OWN));
    expect(first.status).toBe("imported");
    const other = await give(asha, "other.pdf", toMay(number, OTHERS));
    expect(other).toMatchObject({
      status: "needs_review",
      questions: [{ code: "account_unknown", contradicted_account_id: first.bank_account_id }],
    });
    const again = await give(asha, "again.pdf", { ...toMay(number, OWN), format: "csv" });
    expect(again).toMatchObject({ status: "imported", bank_account_id: first.bank_account_id });
  },
);

test("the only account there is is not offered where it held something else on the days of the rows", async () => {
  const sela = await signUp(server, "Sela", { home_currency: "EUR" });
  const savings = await give(sela, "savings.ofx", {
    format: "ofx",
    account: card("4000111122221234"),
    closing_balance: 900_00,
    period: { from: "2026-05-01", to: "2026-05-30" },
    rows: [
      { booked_on: "2026-05-04", description: "Put by", amount: 100_00 },
      { booked_on: "2026-05-29", description: "Put by", amount: 50_00 },
    ],
  });
  expect(savings.status).toBe("imported");
  const askOf = async (name: string, balance: number) => {
    const rows = [
      { booked_on: "2026-05-06", description: "Grocer", amount: -10_00, balance_after: 510_00 },
      { booked_on: "2026-05-28", description: "Metro", amount: -20_00, balance_after: balance },
    ];
    return (await give(sela, name, { format: "csv", rows })).questions;
  };
  expect(await askOf("giro.csv", 490_00)).toMatchObject([
    { code: "account_unknown", contradicted_account_id: savings.bank_account_id },
  ]);
  expect((await askOf("savings.csv", 850_00))[0]).toEqual({ code: "account_unknown" });
});

test("a full number that is known is not asked about, whatever its days say", async () => {
  const bela = await signUp(server, "Bela", { home_currency: "EUR" });
  const first = await give(bela, "own.pdf", toMay("4000111122221234", OWN));
  const other = await give(bela, "other.pdf", toMay("4000 1111 2222 1234", OTHERS));
  expect(other).toMatchObject({ status: "imported", bank_account_id: first.bank_account_id });
});

test("an account of the same last digits that a person adds takes what continues it, and the other keeps its own", async () => {
  const cleo = await signUp(server, "Cleo", { home_currency: "EUR" });
  await give(cleo, "own.pdf", toMay(null, OWN));
  const other = await give(cleo, "other.pdf", { ...toMay(null, OTHERS), closing_balance: 4600 });
  const new_bank_account = {
    label: "Travel",
    last_4_digits: "1234",
    account_type: "current" as const,
    currency: "EUR",
    bank: { id: null, name: "Rhein Bank" },
  };
  await cleo.call(contract.acceptStatement, { params: { id: other.id }, body: { new_bank_account } });
  await workUntilIdle(printed.services, [STATEMENT_WORK]);
  const settled = await get(cleo, other.id);
  expect(settled.status).toBe("imported");
  const june = await give(cleo, "june.pdf", {
    ...toMay(null, []),
    period: { from: "2026-06-01", to: "2026-06-30" },
    opening_balance: 4600,
    rows: [{ booked_on: "2026-06-09", description: "Hostel", amount: -2300 }],
  });
  expect(june).toMatchObject({ status: "imported", bank_account_id: settled.bank_account_id });
});

const toCsv = (numbers: readonly string[]): string =>
  [
    "Account Number,Date,Description,Amount",
    ...numbers.flatMap((number, at) => [
      `${number},2026-01-25,TESCO ${String(at)},-10.00`,
      `${number},2026-01-29,CAFE ${String(at)},-4.50`,
      `${number},2026-01-30,PAY ${String(at)},100.00`,
    ]),
  ].join("\n");

test("a file of several accounts that waits is not let in with new accounts by the answer to another file", async () => {
  const dora = await signUp(server, "Dora", { home_currency: "EUR" });
  const [several, single] = await uploadFiles(dora, [
    { name: "several.csv", bytes: toCsv(["12345678", "12349999"]) },
    { name: "single.csv", bytes: toCsv(["77770001"]) },
  ]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const file_hash = several!.statement.file_hash;
  const listSeveral = async () =>
    (await dora.call(contract.listStatements, { query: { file_hash } })).answer.data.map(
      ({ status, questions }) => [status, ...questions.map(({ code }) => code)].join(" "),
    );
  const asked = ["needs_review account_unknown", "needs_review account_unknown"];
  expect(await listSeveral()).toEqual(asked);
  const new_bank_account = {
    label: null,
    last_4_digits: "0001",
    account_type: "current" as const,
    currency: "EUR",
    bank: { id: null, name: "Ouse Bank" },
  };
  const params = { id: single!.statement.id };
  await dora.call(contract.acceptStatement, { params, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await get(dora, params.id)).status).toBe("imported");
  expect(await listSeveral()).toEqual(asked);
  expect(await countAccounts(dora)).toBe(1);
});

test("a file that waits follows the answer to another of the same account", async () => {
  const emil = await signUp(server, "Emil", { home_currency: "EUR" });
  const march = toCsv(["77770001"]).replaceAll("-01-", "-03-");
  const [january, next] = await uploadFiles(emil, [
    { name: "jan.csv", bytes: toCsv(["77770001"]) },
    { name: "mar.csv", bytes: march },
  ]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const new_bank_account = {
    label: null,
    last_4_digits: "0001",
    account_type: "current" as const,
    currency: "GBP",
    bank: { id: null, name: "Ouse Bank" },
  };
  const params = { id: january!.statement.id };
  await emil.call(contract.acceptStatement, { params, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(emil, next!.statement.id)).toMatchObject({ status: "imported", currency: "GBP" });
  expect(await countAccounts(emil)).toBe(1);
});

type NamedRow = readonly [name: string, day: string, text: string, cents: number];
/** Rows with the balance of their account after each, from `opening` cents on. */
const toNamed = (opening: number, rows: readonly NamedRow[]): string => {
  const balances = new Map<string, number>();
  const lines = rows.map(([name, day, text, cents]) => {
    const balance = (balances.get(name) ?? opening) + cents;
    balances.set(name, balance);
    return `${name},${day},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return `Account,Date,Description,Amount,Balance\n${lines.join("\n")}\n`;
};

test.each(["after the other was answered", "before the other was answered"])(
  "accounts that a file calls by different names are not put into one that is alike, when it comes %s",
  async (when) => {
    people += 1;
    const fay = await signUp(server, `Fay ${String(people)}`, { home_currency: "EUR" });
    const single = toNamed(50_000, [
      ["Everyday", "2026-01-05", "Shop", -1000],
      ["Everyday", "2026-01-19", "Cafe", -450],
      ["Everyday", "2026-01-27", "Pay", 9000],
    ]);
    const several = toNamed(70_000, [
      ["Holiday", "2026-02-06", "Shop", -300],
      ["Holiday", "2026-02-18", "Cafe", -250],
      ["Holiday", "2026-02-26", "Gift", 700],
      ["Everyday", "2026-02-05", "Shop", -1200],
      ["Everyday", "2026-02-19", "Cafe", -550],
      ["Everyday", "2026-02-27", "Pay", 9100],
    ]);
    const giveSeveral = () => importFile(server, fay, { name: "several.csv", bytes: several });
    if (when.startsWith("before")) await giveSeveral();
    const { id } = await importFile(server, fay, { name: "single.csv", bytes: single });
    const new_bank_account = {
      label: "Everyday",
      last_4_digits: null,
      account_type: "current" as const,
      currency: "EUR",
      bank: { id: null, name: "Ouse Bank" },
    };
    await fay.call(contract.acceptStatement, { params: { id }, body: { new_bank_account } });
    await workUntilIdle(server.services, [STATEMENT_WORK]);
    const { file_hash } = await giveSeveral();
    const statements = (await fay.call(contract.listStatements, { query: { file_hash } })).answer.data;
    const [account] = (await fay.call(listBankAccounts)).answer.data;
    const told = statements.map(({ printed_account, status, bank_account_id, questions }) => [
      printed_account?.name,
      status,
      bank_account_id,
      questions[0]?.["likely_account_id"],
    ]);
    expect(told.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      ["Everyday", "imported", account?.id, undefined],
      ["Holiday", "needs_review", null, undefined],
    ]);
  },
);
