import { createMerchant } from "@passbook/contract/merchants";
import { changeTransaction, splitTransaction } from "@passbook/contract/transactions";
import { attachFile } from "@passbook/contract/transactions";
import { parseStatement } from "@passbook/statement-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeDepots } from "../../../testing/households/depots.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { SMALL_PNG } from "../../../testing/files/pictures.ts";
import { sendFiles, uploadFiles } from "../../../testing/uploads.ts";
import { readZip } from "../../../testing/files/read-zip.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

const get = (url: string, person = asha) => person.send({ method: "GET", url });
const linesOf = (body: string): string[] => body.replace("\uFEFF", "").split("\r\n").slice(0, -1);

test("transactions are exported as CSV that no spreadsheet runs and that is read back exactly", async () => {
  const account = await ledger.addAccount({ label: "=HYPERLINK(1)" });
  const own = { bank_account_id: account };
  const [first = ""] = await ledger.addMany([
    { ...own, description: "=cmd|' /C calc'!A0", amount: -123_456, booked_on: "2026-03-01", note: "-1+1" },
    { ...own, description: 'say "hi", all', amount: 5, booked_on: "2026-03-13" },
    { ...own, description: "plain", amount: -70, booked_on: "2026-03-28", reference: "@x" },
  ]);
  const merchant = (await asha.call(createMerchant, { body: { name: "+Plus" } })).answer.data;
  await asha.call(changeTransaction, {
    params: { id: first },
    body: { merchant_id: merchant.id, counts_on: "2026-02" },
  });
  const response = await get(`/api/export/transactions?bank_account_id=${account}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toBe(
    'attachment; filename="passbook-transactions-2026-11-20.csv"',
  );
  const lines = linesOf(response.body);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe(
    "2026-03-01,,'=HYPERLINK(1),'=cmd|' /C calc'!A0,-1234.56,EUR,,,'+Plus,Uncategorised,Uncategorised,,,'-1+1,,posted,2026-02-28",
  );
  expect(lines[1]).toContain(",'@x,");

  const parsed = await parseStatement(Buffer.from(response.body), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const rows = parsed.value.statements.flatMap((statement) => statement.transactions);
  const facts = rows.map((row) => `${row.booked_on} ${String(row.amount)} ${row.currency ?? ""}`);
  expect(new Set(facts)).toEqual(
    new Set(["2026-03-01 -123456 EUR", "2026-03-13 5 EUR", "2026-03-28 -70 EUR"]),
  );
});

test("a filter narrows the export, and more than a page is whole", async () => {
  const account = await ledger.addAccount({ label: "Large" });
  await ledger.addMany(
    Array.from({ length: 2100 }, (_, index) => ({ bank_account_id: account, amount: index })),
  );
  const response = await get(`/api/export/transactions?bank_account_id=${account}`);
  const lines = linesOf(response.body);
  expect(lines).toHaveLength(2101);
  expect(new Set(lines).size).toBe(2101);
  const some = await get(`/api/export/transactions?bank_account_id=${account}&amount_from=2000`);
  expect(linesOf(some.body)).toHaveLength(101);
  expect((await get("/api/export/transactions?from=yesterday")).statusCode).toBe(422);
});

test("what accounts hold in securities is exported as CSV, of one account or all, by day", async () => {
  const cleo = await signUp(server, "Cleo", { home_currency: "EUR" });
  const [depot, other] = await makeDepots(server, cleo);
  const response = await get("/api/export/holdings", cleo);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="passbook-holdings-2026-11-20.csv"',
  });
  expect(linesOf(response.body)).toEqual([
    "Date,Account,Security,Symbol,ISIN,Quantity,Price,Market value,Cost basis,Currency",
    "2026-04-05,Rhein Broker,Northgate Water,NGW,,2,10,20.00,,USD",
    "2026-04-05,Isar Broker,Hafen AG,HFN,,90.5,11,995.50,900.00,EUR",
    "2026-03-05,Isar Broker,Hafen AG,HFN,,100,10,1000.00,900.00,EUR",
    "2026-03-05,Isar Broker,'=Sum AG,SUM,,3,7,21.00,,EUR",
  ]);
  expect(linesOf((await get(`/api/export/holdings?bank_account_id=${other}`, cleo)).body)).toHaveLength(2);
  expect((await get(`/api/export/holdings?bank_account_id=${depot}`, ben)).statusCode).toBe(404);
  expect(linesOf((await get("/api/export/holdings", ben)).body)).toHaveLength(1);
});

test("everything is exported as JSON, without secrets and without what is another's", async () => {
  const id = await ledger.add({ description: "divided", amount: -300 });
  await asha.call(splitTransaction, {
    params: { id },
    body: {
      splits: [
        { sub_category_id: ledger.sub("cash.cash"), amount: -100 },
        { sub_category_id: ledger.sub("eating_out.coffee"), amount: -200 },
      ],
    },
  });
  const response = await get("/api/export");
  expect(response.headers["content-disposition"]).toContain("passbook-2026-11-20.json");
  const all = response.json<Record<string, unknown[]> & { user: { email: string } }>();
  expect(all.user.email).toBe("asha.rao@example.test");
  expect(all["transactions"]?.find((row) => (row as { id: string }).id === id)).toMatchObject({
    splits: [{ amount: -100 }, { amount: -200 }],
  });
  for (const name of [
    "bank_accounts",
    "categories",
    "merchants",
    "vendors",
    "rules",
    "saved_searches",
    "explorations",
    "budgets",
    "goals",
    "assets",
    "exchange_rates",
    "answers",
    "statements",
    "holdings",
    "changes",
  ])
    expect(Array.isArray(all[name])).toBe(true);
  expect(response.body).not.toMatch(/password_hash|sealed|number_hash|cookie_hash/);

  const his = (await get("/api/export", ben)).json<Record<string, unknown[]>>();
  expect(his["transactions"]).toEqual([]);
  expect(his["bank_accounts"]).toEqual([]);
});

test("everything is exported with its files, byte for byte, and each under a name of its own", async () => {
  const vera = await signUp(server, "Vera");
  const hers = await makeLedger(server, vera);
  const statement = Buffer.from("OFXHEADER:100\n\n<OFX></OFX>\n");
  await uploadFiles(vera, [{ name: "März.ofx", bytes: statement }]);
  const ids = await hers.addMany([{ booked_on: "2026-03-05" }, { booked_on: "2026-03-05", amount: -1 }]);
  for (const id of ids)
    await sendFiles(vera, { ...attachFile, path: attachFile.path.replace("{id}", id) }, [
      { name: "receipt.png", bytes: SMALL_PNG },
    ]);
  const response = await get("/api/export/archive", vera);
  expect(response.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="passbook-2026-11-20.zip"',
  });
  const files = readZip(response.rawPayload);
  expect([...files.keys()]).toEqual([
    "passbook.json",
    "transactions.csv",
    "holdings.csv",
    "account.jsonl",
    "statements/März.ofx",
    "attachments/2026-03-05 receipt.png",
    "attachments/2026-03-05 receipt (2).png",
  ]);
  expect(files.get("statements/März.ofx")?.equals(statement)).toBe(true);
  expect(files.get("attachments/2026-03-05 receipt (2).png")?.equals(SMALL_PNG)).toBe(true);
  const { transactions } = JSON.parse(files.get("passbook.json")?.toString() ?? "") as {
    transactions: { attachments: { file_name: string }[] }[];
  };
  expect(transactions.flatMap((each) => each.attachments)).toMatchObject([
    { file_name: "receipt.png" },
    { file_name: "receipt.png" },
  ]);
});
