import { listBankAccounts } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeZip } from "../../../../testing/make-zip.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const row = (day: string) => ({ day, cents: -450, name: "COFFEE", id: day.replaceAll("-", "") });
const listOf = async (person: TestPerson, file_hash: string) => {
  const { data } = (await person.call(contract.listStatements, { query: { file_hash } })).answer;
  return data.toReversed();
};
const countAccounts = async (person: TestPerson) => (await person.call(listBankAccounts)).answer.data.length;

test("accounts of a file that are known and had no movement come in without a question; unknown ones are made only when wanted", async () => {
  const mira = await signUp(server, "Mira", { home_currency: "EUR" });
  await importFile(server, mira, {
    name: "may.ofx",
    bytes: makeOfx({ account: "1000200030", rows: [row("2026-05-04")] }),
  });
  const bytes = makeOfx(
    { account: "1000200030", rows: [], closing: 1200 },
    { account: "1000200031", rows: [row("2026-06-02")] },
    { account: "1000200032", rows: [], closing: 0 },
    { account: "1000200031", rows: [] },
  );
  const { file_hash } = await importFile(server, mira, { name: "june.ofx", bytes });
  const statements = await listOf(mira, file_hash);
  expect(statements.map(({ status, questions }) => [status, ...questions.map(({ code }) => code)])).toEqual([
    ["imported"],
    ["imported"],
    ["needs_review", "account_unknown"],
    ["imported"],
  ]);
  expect(statements[0]).toMatchObject({ counts: { new: 0 }, proof: { verdict: "unproved" } });
  expect(statements[3]?.bank_account_id).toBe(statements[1]?.bank_account_id);
  expect(await countAccounts(mira)).toBe(2);
  const params = { id: statements[2]?.id ?? "" };
  const new_bank_account = {
    label: null,
    last_4_digits: "0032",
    account_type: "savings" as const,
    currency: "EUR",
    bank: { id: null, name: "Rhein Bank" },
  };
  await mira.call(contract.acceptStatement, { params, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await listOf(mira, file_hash))[2]).toMatchObject({ status: "imported", counts: { new: 0 } });
  expect(await countAccounts(mira)).toBe(3);
});

test("statements of one file that both ask are told apart, also where no number of four digits is printed", async () => {
  const ada = await signUp(server, "Ada", { home_currency: "EUR" });
  const bytes = [
    "Account,Date,Description,Amount",
    "Everyday,2026-01-25,Shop,-10.00",
    "Everyday,2026-01-29,Cafe,-4.50",
    "Holiday,2026-01-26,Gift,1.20",
    "Holiday,2026-01-30,Saved,50.00",
  ].join("\n");
  const { file_hash } = await importFile(server, ada, { name: "dual.csv", bytes });
  const statements = await listOf(ada, file_hash);
  expect(statements.map(({ status, file_part }) => [status, file_part])).toEqual([
    ["needs_review", { number: 1, of: 2, name: null }],
    ["needs_review", { number: 2, of: 2, name: null }],
  ]);
});

test("statements of an archive bear the names of their own files", async () => {
  const ines = await signUp(server, "Ines", { home_currency: "EUR" });
  const bytes = makeZip({
    "may.ofx": Buffer.from(makeOfx({ account: "1000200030", rows: [row("2026-05-04")] })),
    "june.ofx": Buffer.from(makeOfx({ account: "1000200030", rows: [row("2026-06-04")] })),
  });
  const { file_hash } = await importFile(server, ines, { name: "2026.zip", bytes });
  expect((await listOf(ines, file_hash)).map(({ file_name, file_part }) => [file_name, file_part])).toEqual([
    ["2026.zip", { number: 1, of: 2, name: "may.ofx" }],
    ["2026.zip", { number: 2, of: 2, name: "june.ofx" }],
  ]);
});

test("a first account of which no currency is printed is made once a person chose one; the next follows it", async () => {
  const tom = await signUp(server, "Tom", { home_currency: "USD" });
  const toFile = (number: string) =>
    `Account Number,Date,Description,Amount\n${number},2026-01-25,TESCO,-10.00\n${number},2026-01-29,CAFE,-4.50\n${number},2026-01-30,PAY,100.00\n`;
  const waiting = await importFile(server, tom, { name: "jan.csv", bytes: toFile("12345678") });
  expect(waiting.questions.map(({ code }) => code)).toEqual(["account_unknown"]);
  expect(waiting.currency).toBeNull();
  const new_bank_account = {
    label: null,
    last_4_digits: "5678",
    account_type: "current" as const,
    currency: "USD",
    bank: { id: null, name: "Ouse Bank" },
  };
  await tom.call(contract.acceptStatement, { params: { id: waiting.id }, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const other = await importFile(server, tom, { name: "other.csv", bytes: toFile("12349999") });
  expect(other).toMatchObject({ status: "imported", currency: "USD" });
  expect(await countAccounts(tom)).toBe(2);
});

test("the name a file gives an account becomes that of the account, beside its number", async () => {
  const vera = await signUp(server, "Vera", { home_currency: "EUR" });
  const bytes = [
    "Account Name,Account Number,Date,Description,Amount,Currency",
    "Holiday fund,11114444,2026-01-26,Gift,1.20,EUR",
    "Holiday fund,11114444,2026-01-30,Saved,50.00,EUR",
    "Household,11115555,2026-01-25,Shop,-10.00,EUR",
    "Household,11115555,2026-01-29,Cafe,-4.50,EUR",
  ].join("\n");
  const first = await importFile(server, vera, { name: "names.csv", bytes });
  expect(first.printed_account).toMatchObject({ name: "Holiday fund", last_4_digits: "4444" });
  const made = (await vera.call(listBankAccounts)).answer.data;
  expect(made.map(({ label, last_4_digits }) => [label, last_4_digits])).toEqual([
    ["Holiday fund", "4444"],
    ["Household", "5555"],
  ]);
});

test("SimpleFIN numbers no account: which it is is asked, and the name that it gives is there for a new one", async () => {
  const zoe = await signUp(server, "Zoe", { home_currency: "USD" });
  const bytes = JSON.stringify({
    errors: [],
    accounts: [
      {
        org: { name: "Ouse Bank", domain: "ouse.example.test" },
        id: "ACT-7f3a",
        name: "Rainy day savings",
        currency: "USD",
        balance: "90.00",
        "balance-date": 1_770_000_000,
        transactions: [
          { id: "TRN-1", posted: 1_769_000_000, amount: "-10.00", description: "GROCER" },
          { id: "TRN-2", posted: 1_769_500_000, amount: "100.00", description: "PAY" },
        ],
      },
    ],
  });
  const { id, questions, printed_account } = await importFile(server, zoe, { name: "sfin.json", bytes });
  expect([questions.map(({ code }) => code), printed_account?.name]).toEqual([
    ["account_unknown"],
    "Rainy day savings",
  ]);
  const new_bank_account = {
    label: printed_account?.name ?? null,
    last_4_digits: null,
    account_type: "savings" as const,
    currency: "USD",
    bank: { id: null, name: "Ouse Bank" },
  };
  await zoe.call(contract.acceptStatement, { params: { id }, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await zoe.call(listBankAccounts)).answer.data).toMatchObject([{ label: "Rainy day savings" }]);
});

test("a new account is offered in the money of its bank's country, in the home currency only beside others in it", async () => {
  const uma = await signUp(server, "Uma", { home_currency: "EUR" });
  const ask = async (name: string, bytes: string) => {
    const { questions } = await importFile(server, uma, { name, bytes });
    return questions.find(({ code }) => code === "account_unknown")?.["likely_currency"];
  };
  const plain = "Date,Description,Amount\n2026-05-31,Shop,-1.00\n2026-06-02,Cafe,-2.00\n";
  expect(await ask("plain.csv", plain)).toBeUndefined();
  expect(await ask("uk.csv", `Bank: Barclays\nAccount number: 12345678\n\n${plain}`)).toBe("GBP");
  await importFile(server, uma, {
    name: "own.ofx",
    bytes: makeOfx({ account: "1000200030", rows: [row("2026-05-04")] }),
  });
  expect(await ask("later.csv", plain.replaceAll("2026", "2025"))).toBe("EUR");
  expect(await ask("uk2.csv", `Bank: Barclays\nAccount number: 12345679\n\n${plain}`)).toBe("GBP");
});

test("a currency that is not printed is left open while the statement waits, and is that of its account afterwards", async () => {
  const noor = await signUp(server, "Noor", { home_currency: "INR" });
  const bytes = "Date,Description,Amount\n2026-05-31,Shop,-1.00\n2026-06-02,Cafe,-2.00\n";
  const waiting = await importFile(server, noor, { name: "plain.csv", bytes });
  expect(waiting).toMatchObject({ status: "needs_review", currency: null });
  const params = { id: waiting.id };
  const { answer } = await noor.call(contract.listStatementRows, { params, query: {} });
  expect(answer.data.map(({ currency }) => currency)).toEqual(["XXX", "XXX"]);
  const new_bank_account = {
    label: null,
    last_4_digits: null,
    account_type: "current" as const,
    currency: "SEK",
    bank: { id: null, name: "Fjord Bank" },
  };
  await noor.call(contract.acceptStatement, { params, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const imported = (await noor.call(contract.getStatement, { params })).answer.data;
  expect(imported).toMatchObject({ status: "imported", currency: "SEK" });
});

test("the original of a file that was not read is shown as what it is, or says why it is not", async () => {
  const olga = await signUp(server, "Olga");
  const letter = await importFile(server, olga, { name: "letter.txt", bytes: "Dear Olga,\n\nhello.\n" });
  const show = (id: string) => olga.call(contract.getStatementPages, { params: { id }, query: {} });
  expect(letter.status).toBe("failed");
  expect((await show(letter.id)).answer).toMatchObject({ kind: "lines", total: 4 });
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const picture = await importFile(server, olga, { name: "photo.png", bytes });
  await expect(show(picture.id)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("picture"),
  });
});

test("one answer about an account settles the files that print the same of theirs, as far as they are named", async () => {
  const lea = await signUp(server, "Lea", { home_currency: "EUR" });
  const eve = await signUp(server, "Eve", { home_currency: "EUR" });
  const give = async (person: TestPerson, month: string, header = "Date,Description,Amount") => {
    const bytes = `${header}\n2026-${month}-24,Shop ${month},-10.00\n2026-${month}-28,Cafe,-4.50`;
    const { file_hash } = await importFile(server, person, { name: `${month}.csv`, bytes });
    const [statement] = await listOf(person, file_hash);
    if (statement === undefined) throw new Error("It made no statement.");
    return statement;
  };
  const stateOf = async ({ id }: { id: string }) =>
    (await lea.call(contract.getStatement, { params: { id } })).answer.data;
  const [first, second, third] = [await give(lea, "01"), await give(lea, "02"), await give(lea, "03")];
  const foreign = await give(eve, "04");
  const new_bank_account = {
    label: null,
    last_4_digits: "0032",
    account_type: "current" as const,
    currency: "EUR",
    bank: { id: null, name: "Rhein Bank" },
  };
  const accept = (statement_ids: string[]) =>
    lea.call(contract.acceptStatement, {
      params: { id: first.id },
      body: { new_bank_account, statement_ids, as_read: true },
    });
  const refusal = await refusalOf(accept([foreign.id]));
  expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([404, ["statement_ids"]]);
  expect((await stateOf(first)).status).toBe("needs_review");
  await accept([second.id]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const settled = await stateOf(first);
  expect(settled.status).toBe("imported");
  const { questions, bank_account_id, status } = await stateOf(second);
  expect(questions.map(({ code }) => code)).not.toContain("account_unknown");
  expect(status === "imported" ? bank_account_id : settled.bank_account_id).toBe(settled.bank_account_id);
  expect((await stateOf(third)).status).toBe("needs_review");
});
