import {
  type BroughtSourceDetails,
  fileBroughtNames,
  getBroughtSource,
  listBroughtRows,
  listBroughtSources,
} from "@passbook/contract/brought-names";
import { createBankAccount } from "@passbook/contract/bank-accounts";
import { createCategory, deleteCategory, listCategories } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { createRule } from "@passbook/contract/rules";
import { changeTransaction, listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadStatement } from "../../../testing/populate.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { settle } from "../../../testing/settle.ts";

let server: TestServer;
let asha: TestPerson;
let account_id: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "USD" });
  const { answer } = await asha.call(createBankAccount, {
    body: { label: "Checking", account_type: "current", currency: "USD", bank: { name: "Bank of Test" } },
  });
  account_id = answer.data.id;
});

const MINT =
  '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"';

type Row = { day: string; name: string; amount: string; category: string; labels?: string; notes?: string };

const toMint = (rows: readonly Row[]): string =>
  [
    MINT,
    ...rows.map(({ day, name, amount, category, labels = "", notes = "" }) =>
      [day, name, name.toUpperCase(), amount, "debit", category, "Checking", labels, notes]
        .map((cell) => `"${cell}"`)
        .join(","),
    ),
  ].join("\n");

const upload = (text: string, file_name = "mint.csv") =>
  uploadStatement(server, asha, { bank_account_id: account_id, file_name, text });

const read = async (source: BroughtSourceDetails["source"] = "mint") =>
  (await asha.call(getBroughtSource, { params: { source } })).answer.data;

const list = async () => (await asha.call(listTransactions, { query: { limit: 200 } })).answer.data;

const file = (body: BodyInputOf<typeof fileBroughtNames>, source: BroughtSourceDetails["source"] = "mint") =>
  asha.call(fileBroughtNames, { params: { source }, body });

/** What one press on the button of the screen sends: each name as it is guessed. */
const asGuessed = ({ list: names }: BroughtSourceDetails) =>
  names.map(({ id: name_id, guess }) => ({
    name_id,
    ...(guess.sub_category_id === null ? {} : { sub_category_id: guess.sub_category_id }),
    ...(guess.create === null ? {} : { create: guess.create }),
  }));

const subs = async () =>
  new Map(
    (await asha.call(listCategories)).answer.data.flatMap(({ name, sub_categories }) =>
      sub_categories.map((sub) => [sub.id, `${name}: ${sub.name}`] as const),
    ),
  );

const WEEK: readonly Row[] = [
  { day: "1/22/2024", name: "Corner Grocer", amount: "42.10", category: "Groceries", labels: "weekly" },
  { day: "1/23/2024", name: "Zyx Trading", amount: "15.99", category: "Zorbing", notes: "clay" },
  { day: "1/24/2024", name: "Vrk Nine", amount: "9.00", category: "Zorbing" },
  { day: "1/25/2024", name: "Blue Harbour", amount: "20.00", category: "Uncategorized" },
];

test("an export's names are listed with their rows and sums, and guessed by name, by meaning, or as new ones", async () => {
  await upload(toMint(WEEK));
  const sources = (await asha.call(listBroughtSources)).answer.data;
  expect(sources).toEqual([
    { source: "mint", program: "mint", bank_account_id: null, transactions: 4, names: 3, open_names: 3 },
  ]);
  const { list: names, ...source } = await read();
  expect(source).toMatchObject({
    tags: { transactions: 1, is_taken: null },
    notes: { transactions: 1, is_taken: null },
    parts: { transactions: 0, is_taken: null },
  });
  expect(names.map(({ name, transactions, totals }) => ({ name, transactions, totals }))).toEqual([
    { name: "Zorbing", transactions: 2, totals: [{ currency: "USD", amount: -2499 }] },
    { name: "Groceries", transactions: 1, totals: [{ currency: "USD", amount: -4210 }] },
    { name: "Uncategorized", transactions: 1, totals: [{ currency: "USD", amount: -2000 }] },
  ]);
  const guesses = new Map(names.map(({ name, guess }) => [name, guess]));
  expect(guesses.get("Zorbing")).toEqual({
    sub_category_id: null,
    create: { name: "Zorbing", parent_name: "Mint" },
    because: "new",
  });
  expect((await subs()).get(guesses.get("Groceries")?.sub_category_id ?? "")).toBe("Groceries: Supermarket");
  expect(guesses.get("Uncategorized")).toEqual({
    sub_category_id: null,
    create: null,
    because: "says_nothing",
  });
});

test("a name whose rows are paid is guessed as no income, whatever it means", async () => {
  const rows = ["2026-11-02", "2026-11-09"].map((day) => ({
    day,
    name: "County",
    amount: "-250.00",
    category: "Child Support",
  }));
  await upload(toMint(rows));
  const [name] = (await read()).list;
  expect(name?.totals).toEqual([{ currency: "USD", amount: -50_000 }]);
  expect((await subs()).get(name?.guess.sub_category_id ?? "") ?? "").not.toMatch(/^Income/);
});

test("a name that an income has is none where its rows are paid, and what few rows tell is told of none", async () => {
  const row = (day: number, name: string, category: string): Row => ({
    day: `2024-03-${String(day).padStart(2, "0")}`,
    name,
    amount: "-12.00",
    category,
  });
  const days = Array.from({ length: 12 }, (_, at) => at + 1);
  await upload(
    toMint([
      ...days.map((day) => row(day, "Card 4471", "Interest")),
      ...days.map((day) =>
        row(day, day > 3 ? `Vrk ${"abcdefghijkl"[day - 1] ?? ""}` : "Starbucks", "Zorbing"),
      ),
    ]),
  );
  const guessed = (await read()).list.map(({ name, guess }) => [name, guess.because]);
  expect(guessed).toEqual([
    ["Interest", "new"],
    ["Zorbing", "new"],
  ]);
});

test("rows are filed as their names were chosen, as the person's answers, in one change that can be undone", async () => {
  await upload(toMint(WEEK));
  const before = await list();
  const { answer, change_id } = await file({ names: asGuessed(await read()), tags: true, notes: true });
  expect(answer.data).toEqual({ filed: 3, kept: 0, created: 2 });
  const names = await subs();
  const rows = await list();
  const of = (text: string) => rows.find(({ description }) => description.toLowerCase().includes(text));
  expect(names.get(of("zyx")?.sub_category_id ?? "")).toBe("Mint: Zorbing");
  expect(of("zyx")).toMatchObject({
    why: { kind: "brought", source: "mint", name: "Zorbing" },
    note: "clay",
    suggestion: null,
  });
  expect(of("zyx")?.edited).toContain("sub_category_id");
  expect(of("grocer")?.tags).toHaveLength(1);
  expect(of("harbour")?.edited).toEqual([]);
  const answers = await server.services.db
    .selectFrom("answers")
    .select("sub_category_id")
    .where("user_id", "=", asha.user_id)
    .execute();
  expect(answers).toHaveLength(3);
  await expectSumsToHold(server.services.db, asha.user_id);
  expect((await read()).list.map(({ choice }) => choice).toSorted()).toEqual(["left", "taken", "taken"]);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  await settle(server);
  const strip = ({ version: _version, ...row }: (typeof before)[number]) => row;
  expect((await list()).map(strip)).toEqual(before.map(strip));
  expect([...(await subs()).values()]).not.toContain("Mint: Zorbing");
  expect((await read()).open_names).toBe(3);
});

test("what the person chose by hand stays, and no rule and no guess takes a name's category away", async () => {
  await upload(toMint(WEEK));
  const rows = await list();
  const zyx = rows.find(({ description }) => /zyx/i.test(description));
  const other = [...(await subs())].find(([, name]) => name === "Eating out: Coffee")?.[0] ?? "";
  await asha.call(changeTransaction, { params: { id: zyx?.id ?? "" }, body: { sub_category_id: other } });
  const { answer } = await file({ names: asGuessed(await read()) });
  expect(answer.data).toMatchObject({ filed: 2, kept: 1 });
  const zorbing = (await list()).find(({ description }) => /vrk/i.test(description))?.sub_category_id;
  await asha.call(createRule, {
    body: {
      name: "Vrk",
      conditions: [{ field: "description", op: "contains", value: "vrk" }],
      actions: { sub_category_id: other },
      apply: true,
    },
  });
  await settle(server);
  const after = await list();
  expect(after.find(({ id }) => id === zyx?.id)?.sub_category_id).toBe(other);
  expect(after.find(({ description }) => /vrk/i.test(description))?.sub_category_id).toBe(zorbing);
});

test("the next export of the program is filed as was chosen, and asks for its new names alone", async () => {
  await upload(toMint(WEEK));
  await file({ names: asGuessed(await read()), tags: true });
  await upload(
    toMint([
      { day: "2/22/2024", name: "Qwo Mills", amount: "7.00", category: "Zorbing", labels: "weekly" },
      { day: "2/23/2024", name: "Nrk Ten", amount: "8.00", category: "Sailing" },
    ]),
    "february.csv",
  );
  const rows = await list();
  const qwo = rows.find(({ description }) => /qwo/i.test(description));
  expect((await subs()).get(qwo?.sub_category_id ?? "")).toBe("Mint: Zorbing");
  expect(qwo).toMatchObject({ why: { kind: "brought", name: "Zorbing" } });
  expect(qwo?.tags).toHaveLength(1);
  const { list: names, open_names } = await read();
  expect(open_names).toBe(1);
  expect(names.find(({ choice }) => choice === "open")?.name).toBe("Sailing");
});

test("a choice is changed later: rows follow it, and rows of a name that is left are open again", async () => {
  await upload(toMint(WEEK));
  await file({ names: asGuessed(await read()) });
  const { list: names } = await read();
  const id = (wanted: string) => names.find(({ name }) => name === wanted)?.id ?? "";
  const coffee = [...(await subs())].find(([, name]) => name === "Eating out: Coffee")?.[0] ?? "";
  await file({
    names: [{ name_id: id("Zorbing"), sub_category_id: coffee }, { name_id: id("Groceries") }],
  });
  const rows = await list();
  expect(rows.filter(({ sub_category_id }) => sub_category_id === coffee)).toHaveLength(2);
  const grocer = rows.find(({ description }) => /grocer/i.test(description));
  expect((await subs()).get(grocer?.sub_category_id ?? "")).toBe("Uncategorised: Uncategorised");
  expect(grocer?.edited).toEqual([]);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("rows that were divided are divided here, and what leads nowhere leaves them whole", async () => {
  const actual = [
    "Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared",
    "Checking,2024-02-21,Big Store,,,,-100.00,0,Cleared",
    "Checking,2024-02-21,Big Store,(SPLIT 1 OF 2) bread,Usual,Groceries,0,-60.00,Cleared",
    "Checking,2024-02-21,Big Store,(SPLIT 2 OF 2) lamp,Usual,Furniture and furnishing,0,-40.00,Cleared",
    "Checking,2024-02-23,Corner Cafe,,Usual,Coffee,-4.00,0,Cleared",
  ].join("\n");
  await upload(actual, "actual.csv");
  const source = await read("actual");
  expect(source.parts).toEqual({ transactions: 1, is_taken: null });
  const { answer } = await file({ names: asGuessed(source), parts: true }, "actual");
  expect(answer.data).toMatchObject({ filed: 2 });
  const names = await subs();
  const store = (await list()).find(({ description }) => /store/i.test(description));
  expect(
    store?.splits.map((part) => ({ ...part, sub_category_id: names.get(part.sub_category_id) })),
  ).toEqual([
    { sub_category_id: "Groceries: Supermarket", amount: -6000, percent: null, note: "bread" },
    { sub_category_id: "Housing: Furniture and furnishing", amount: -4000, percent: null, note: "lamp" },
  ]);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("what an export says of a transaction is told in its own words, to nobody else", async () => {
  await upload(toMint(WEEK));
  const rows = await list();
  const idOf = (name: RegExp) => rows.find(({ description }) => name.test(description))?.id ?? "";
  const params = { id: idOf(/zyx/i) };
  expect((await asha.call(listBroughtRows, { params })).answer.data).toEqual([
    {
      source: "mint",
      program: "mint",
      parent: null,
      name: "Zorbing",
      payee: "Zyx Trading",
      account: "Checking",
      cleared: null,
    },
  ]);
  const other = await signUp(server, "Bela");
  expect(await refusalOf(other.call(listBroughtRows, { params }))).toMatchObject({ status: 404 });
});

test("an account in brackets, and what one held when it was begun, are guessed to be a transfer", async () => {
  await upload(
    "!Type:Bank\nD01/16/2024\nT-200.00\nPTo savings\nL[Savings]\n^\nD01/17/2024\nT-5.00\nPKiosk\nLFun:Sweets/Home\n^\nD01/18/2024\nT99.00\nPBegun\nLIncome:Starting Balances\n^\n",
    "quicken.qif",
  );
  await settle(server);
  const { list: names } = await read("quicken");
  const means = await subs();
  const savings = names.find(({ name }) => name === "[Savings]");
  expect(means.get(savings?.guess.sub_category_id ?? "")).toBe("Transfers: Transfers");
  const begun = names.find(({ name }) => name === "Starting Balances");
  expect(means.get(begun?.guess.sub_category_id ?? "")).toBe("Transfers: Transfers");
  expect(names.find(({ name }) => name === "Sweets")).toMatchObject({ parent: "Fun" });
});

test("a bank's own categories stay hints until they are chosen", async () => {
  const rows = [
    "04/19/2024,GROCER 12,$50.39,,Groceries,$618.06",
    "04/17/2024,METER 88,$76.95,,Parking,$668.45",
  ];
  await upload(["Date,Description,Withdrawals,Deposits,Category,Balance", ...rows].join("\n"), "bank.csv");
  const [source] = (await asha.call(listBroughtSources)).answer.data;
  expect(source).toMatchObject({ program: null, transactions: 2, names: 2, open_names: 2 });
  expect(source?.bank_account_id).toBe(source?.source);
  expect((await list()).every(({ edited }) => edited.length === 0)).toBe(true);
});

test("two exports of one account from two programs double nothing, and the first word stays", async () => {
  await upload(toMint(WEEK));
  await file({ names: asGuessed(await read()) });
  const monarch = [
    "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner",
    ...WEEK.map(({ day, name, amount }) => {
      const [month = "", date = "", year = ""] = day.split("/");
      const iso = `${year}-0${month}-${date}`;
      return `${iso},${name},Fun,Checking,${name.toUpperCase()},,-${amount},,Shared`;
    }),
  ].join("\n");
  const before = await list();
  await upload(monarch, "monarch.csv");
  const rows = await list();
  expect(rows).toHaveLength(before.length);
  const { answer } = await file({ names: asGuessed(await read("monarch")) }, "monarch");
  expect(answer.data).toMatchObject({ filed: 1, kept: 3 });
});

test("a payee of an export names the vendor, and the bank's statement is a witness of its rows", async () => {
  const monarch = [
    "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
    "2024-01-22,Corner Shop,Fun,Checking,SQ *CRNR SHP 8842,,-12.00,",
    "2024-01-23,Mrs Lee,Gifts,Checking,VENMO *PAYMENT 1029384,,-40.00,",
  ].join("\n");
  await upload(monarch, "monarch.csv");
  expect((await list()).map(({ description, vendor_name }) => [description, vendor_name])).toEqual([
    ["VENMO *PAYMENT 1029384", "Mrs Lee"],
    ["SQ *CRNR SHP 8842", "Corner Shop"],
  ]);
  const ofx = makeOfx({
    account: "1234",
    rows: [
      { day: "2024-01-22", cents: -1200, name: "SQ *CRNR SHP 8842", id: "F1" },
      { day: "2024-01-23", cents: -4000, name: "VENMO *PAYMENT 1029384", id: "F2" },
    ],
  });
  await upload(ofx, "january.ofx");
  expect((await list()).map(({ vendor_name }) => vendor_name)).toEqual(["Mrs Lee", "Corner Shop"]);
});

test("a mapping of what is not there, or to what is not there, is refused and writes nothing (not_found, invalid_input, reserved)", async () => {
  await upload(toMint(WEEK));
  const { list: names } = await read();
  const name_id = names[0]?.id ?? "";
  const { answer } = await asha.call(createCategory, { body: { name: "Gone" } });
  const { answer: sub } = await asha.call(createCategory, {
    body: { name: "Going", parent_id: answer.data.id },
  });
  await asha.call(deleteCategory, { params: { id: answer.data.id } });
  const gone = await refusalOf(file({ names: [{ name_id, sub_category_id: sub.data.id }] }));
  expect(gone).toMatchObject({ status: 404, code: "not_found" });
  expect(gone.fields).toHaveProperty("names");
  const unknown = "01890000-0000-7000-8000-000000000000";
  expect(await refusalOf(file({ names: [{ name_id: unknown }] }))).toMatchObject({ code: "not_found" });
  const create = { name: "Other" };
  expect(
    await refusalOf(
      file({ names: [{ name_id, sub_category_id: names[0]?.guess.sub_category_id ?? unknown, create }] }),
    ),
  ).toMatchObject({ status: 422, code: "invalid_input" });
  expect(await refusalOf(file({ names: [] }))).toMatchObject({ status: 422, code: "invalid_input" });
  expect(
    await refusalOf(file({ names: [{ name_id, create: { name: "Mine", parent_name: "Transfers" } }] })),
  ).toMatchObject({ status: 409, code: "reserved" });
  expect(await refusalOf(read("ynab"))).toMatchObject({ status: 404, code: "not_found" });
  expect((await read()).open_names).toBe(3);
});

test("a category that goes takes the choice along: names follow to where its rows move, or are open again", async () => {
  await upload(toMint(WEEK));
  await file({ names: asGuessed(await read()) });
  const zorbing = [...(await subs())].find(([, name]) => name === "Mint: Zorbing")?.[0] ?? "";
  const coffee = [...(await subs())].find(([, name]) => name === "Eating out: Coffee")?.[0] ?? "";
  await asha.call(deleteCategory, { params: { id: zorbing }, query: { move_to: coffee } });
  const name = async () => (await read()).list.find((one) => one.name === "Zorbing");
  expect(await name()).toMatchObject({ choice: "taken", sub_category_id: coffee });
});

/** A household of years: so many rows under so many names, from shops that are met again and again. */
const toHousehold = (rows: number, names: number): string =>
  toMint(
    Array.from({ length: rows }, (_, index) => {
      const month = 1 + (index % 12);
      const day = 1 + (Math.floor(index / 12) % 28);
      const year = 2015 + (Math.floor(index / (12 * 28)) % 9);
      return {
        day: `${String(month)}/${String(day).padStart(2, "0")}/${String(year)}`,
        name: `Shop ${String((index * 7919) % 1200)} of ${String(index % names)}`,
        amount: `${String(1 + (index % 400))}.${String(index % 100).padStart(2, "0")}`,
        category: `Own ${String.fromCodePoint(65 + ((index % names) % 26))}${String(index % names)}`,
      };
    }),
  );

test("a household of 5,700 rows with 90 names is in its categories after one screen", async () => {
  await upload(toHousehold(5700, 90));
  const source = await read();
  expect(source.list).toHaveLength(90);
  const { answer, change_id } = await file({ names: asGuessed(source) });
  expect(answer.data).toMatchObject({ filed: 5700, kept: 0 });
  const { list: after } = await read();
  const wrong = await server.services.db
    .selectFrom("brought_rows")
    .innerJoin("transactions", "transactions.id", "brought_rows.transaction_id")
    .innerJoin("brought_names", "brought_names.id", "brought_rows.name_id")
    .select("transactions.id")
    .where("brought_rows.user_id", "=", asha.user_id)
    .whereRef("transactions.sub_category_id", "!=", "brought_names.sub_category_id")
    .execute();
  expect(wrong).toEqual([]);
  expect(after.every(({ choice }) => choice === "taken")).toBe(true);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect((await read()).open_names).toBe(90);
}, 120_000);

test("an export with 500 names is listed and filed", async () => {
  await upload(toHousehold(1500, 500));
  const source = await read();
  expect(source.list).toHaveLength(500);
  const { answer } = await file({ names: asGuessed(source) });
  expect(answer.data).toMatchObject({ filed: 1500, kept: 0 });
}, 60_000);

test("which part of a category is meant by its name alone is a guess, and said so", async () => {
  const rows = ["2026-11-02", "2026-11-09"].map((day) => ({
    day,
    name: "Northgate Stores",
    amount: "-24.00",
    category: "Shopping",
  }));
  await upload(toMint(rows));
  const { list: names } = await read();
  expect(names.map(({ guess }) => guess.because)).toEqual(["means"]);
});
