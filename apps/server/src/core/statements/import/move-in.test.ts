import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { getBroughtSource } from "@passbook/contract/brought-names";
import { createCategory, deleteCategory, listCategories } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { type Book, getBook, moveIn } from "@passbook/contract/move-in";
import { getStatement } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadStatement } from "../../../../testing/populate.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { readState } from "../../../../testing/rows.ts";
import { settle } from "../../../../testing/settle.ts";

let server: TestServer;
let asha: TestPerson;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "USD" });
});

const JOURNAL = `
2024-01-01 * Opening balances
    Assets:Checking         $1,250.00
    Assets:Savings          $5,000.00
    Equity:Opening Balances

2024-01-05 * Corner Grocer  ; weekly:
    Expenses:Food:Groceries         $42.10
    Assets:Checking

2024-01-09 Harbour Hardware
    ; paint for the fence
    Expenses:Home:Zorbing           $18.00
    Expenses:Food:Groceries         $12.50
    Assets:Checking                $-30.50

2024-02-01 * To savings
    Assets:Savings                 $500.00
    Assets:Checking

~ monthly
    Expenses:Rent  $900.00
    Assets:Checking
`;

const upload = (text = JOURNAL, file_name = "home.journal") =>
  uploadStatement(server, asha, { file_name, text });
const read = async (id: string) => (await asha.call(getBook, { params: { id } })).answer.data;
const move = async (id: string, body: BodyInputOf<typeof moveIn> = {}) => {
  await asha.call(moveIn, { params: { id }, body });
  await settle(server);
};
const accounts = async () => (await asha.call(listBankAccounts)).answer.data;
const list = async () => (await asha.call(listTransactions, { query: { limit: 200 } })).answer.data;
/** What the button of the page sends: each name as it is guessed. */
const asGuessed = ({ names }: Book) =>
  names.map(({ parent, name, guess: { sub_category_id, create } }) => ({
    parent,
    name,
    ...(sub_category_id === null ? {} : { sub_category_id }),
    ...(create === null ? {} : { create }),
  }));
const everything = (book: Book) => ({ names: asGuessed(book), tags: true, notes: true, parts: true });

test("a book waits, and shows what will be made while nothing of it is written", async () => {
  const before = await readState(server.services.db, asha.user_id);
  const id = await upload();
  const statement = (await asha.call(getStatement, { params: { id } })).answer.data;
  expect(statement).toMatchObject({ status: "needs_review", questions: [{ code: "move_in" }] });
  const book = await read(id);
  expect(book).toMatchObject({
    program: "ledger",
    state: "waiting",
    accounts: [
      { name: "Checking", account_type: "current", currency: "USD", transactions: 3, balance: 67_740 },
      { name: "Savings", account_type: "savings", currency: "USD", transactions: 1, balance: 550_000 },
    ],
    counts: { transactions: 4, transfers: 1, tags: 1, notes: 1, parts: 1 },
    problems: [{ code: "book_line_unknown", place: { line: 21 } }],
  });
  expect(book.names.map(({ parent, name, transactions }) => [parent, name, transactions])).toEqual([
    ["Food", "Groceries", 2],
    ["Home", "Zorbing", 1],
  ]);
  // What only the group means is no guess: not everything in “Home” is rent.
  const zorbing = book.names.find(({ name }) => name === "Zorbing");
  expect(zorbing?.guess).toEqual({
    sub_category_id: null,
    create: { name: "Zorbing", parent_name: "Home" },
    because: "new",
  });
  expect(await accounts()).toEqual([]);
  const after = await readState(server.services.db, asha.user_id);
  expect({ ...after, statements: null, files: null, readings: null }).toEqual({
    ...before,
    statements: null,
    files: null,
    readings: null,
  });
});

test("it moves in as one change: accounts, rows, categories, tags, notes, parts, and equal balances", async () => {
  const id = await upload();
  await move(id, everything(await read(id)));
  const book = await read(id);
  expect(book.state).toBe("moved");
  expect(book.accounts.map(({ balance, moved }) => [balance, moved?.balance])).toEqual([
    [67_740, 67_740],
    [550_000, 550_000],
  ]);
  expect((await accounts()).map(({ label, balance }) => [label, balance?.amount])).toEqual([
    ["Checking", 67_740],
    ["Savings", 550_000],
  ]);
  const rows = await list();
  const { answer } = await asha.call(listCategories);
  const names = new Map(
    answer.data.flatMap(({ sub_categories }) => sub_categories.map((one) => [one.id, one.name])),
  );
  const grocer = rows.find(({ description }) => description === "Corner Grocer");
  expect(names.get(grocer?.sub_category_id ?? "")).toMatch(/Supermarket/);
  expect(grocer?.tags).toHaveLength(1);
  const hardware = rows.find(({ description }) => description === "Harbour Hardware");
  expect(hardware?.note).toBe("paint for the fence");
  const parts = await server.services.db
    .selectFrom("splits")
    .select("amount")
    .where("user_id", "=", asha.user_id)
    .where("transaction_id", "=", hardware?.id ?? "")
    .orderBy("position")
    .execute();
  expect(parts.map(({ amount }) => amount)).toEqual([-1800, -1250]);
  const moved = await server.services.db
    .selectFrom("transactions")
    .select("transfer_id")
    .where("user_id", "=", asha.user_id)
    .where("description", "=", "To savings")
    .execute();
  expect(moved.map(({ transfer_id }) => transfer_id !== null)).toEqual([true, true]);
  const source = (await asha.call(getBroughtSource, { params: { source: "ledger" } })).answer.data;
  expect(source.open_names).toBe(0);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("what an account held before is told to be unknown where its file does not say it", async () => {
  const header =
    "Date,Account,Category,Subcategory,Note,EUR,Income/Expense,Description,Amount,Currency,Account";
  const rows = ["Cash", "Bank"].map(
    (account, at) =>
      `01/2${String(at)}/2024 10:15:00,${account},Food,Groceries,Corner Grocer,42.10,Exp.,,42.10,EUR,42.10`,
  );
  const table = await upload([header, ...rows, ""].join("\n"), "money.csv");
  await move(table, everything(await read(table)));
  const journal = await upload();
  await move(journal, everything(await read(journal)));
  const isFromNothing = async (id: string) =>
    (await read(id)).accounts.map(({ moved }) => moved?.from_nothing);
  expect(await isFromNothing(table)).toEqual([true, true]);
  expect(await isFromNothing(journal)).toEqual([false, false]);
});

test("one undo takes all of it back", async () => {
  const before = await readState(server.services.db, asha.user_id);
  const id = await upload();
  await move(id, everything(await read(id)));
  const [change] = await server.services.db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .where("kind", "=", "import_statement")
    .execute();
  await asha.call(undoChange, { params: { id: change?.id ?? "" } });
  await settle(server);
  expect(await list()).toEqual([]);
  expect(await accounts()).toEqual([]);
  const after = await readState(server.services.db, asha.user_id);
  expect(after["categories"]).toEqual(before["categories"]);
  expect(after["brought_names"]).toEqual(before["brought_names"]);
  // The same file may come again.
  expect((await read(await upload())).state).toBe("waiting");
});

test("a statement of the bank that comes later is a witness of these rows", async () => {
  const id = await upload();
  await move(id);
  const [checking] = await accounts();
  await uploadStatement(server, asha, {
    bank_account_id: checking?.id ?? "",
    file_name: "january.ofx",
    text: makeOfx({
      account: "1234",
      rows: [
        { day: "2024-01-05", cents: -4210, name: "CORNER GROCER 0012", id: "F1" },
        { day: "2024-01-09", cents: -3050, name: "HARBOUR HDW", id: "F2" },
        { day: "2024-02-01", cents: -50_000, name: "TRANSFER TO SAV", id: "F3" },
      ],
    }),
  });
  expect(await list()).toHaveLength(4);
});

test("a statement that names its account is of the one without a number that has its rows", async () => {
  await move(await upload());
  const checking = (await accounts()).find(({ display_label }) => display_label.includes("Checking"));
  await uploadStatement(server, asha, {
    file_name: "january.ofx",
    text: makeOfx({
      account: "99887766",
      currency: "USD",
      rows: [
        { day: "2024-01-05", cents: -4210, name: "CORNER GROCER 0012", id: "F1" },
        { day: "2024-01-09", cents: -3050, name: "HARBOUR HDW", id: "F2" },
        { day: "2024-02-01", cents: -50_000, name: "TRANSFER TO SAV", id: "F3" },
      ],
    }),
  });
  expect(await accounts()).toHaveLength(2);
  expect(await list()).toHaveLength(4);
  // it has learned its number
  await uploadStatement(server, asha, {
    file_name: "march.ofx",
    text: makeOfx({
      account: "99887766",
      currency: "USD",
      rows: [{ day: "2024-03-05", cents: -77, name: "KIOSK", id: "F4" }],
    }),
  });
  expect(await accounts()).toHaveLength(2);
  const rows = (await list()).filter(({ bank_account_id }) => bank_account_id === checking?.id);
  expect(rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-50_000, -4210, -3050, -77]);
});

test("an account of another program that has the same rows is offered, whatever it is called", async () => {
  await move(await upload());
  const [checking] = (await accounts()).filter(({ display_label }) => display_label.includes("Checking"));
  const other = await upload(
    `2024-01-01 open Assets:Bank:Giro USD
2024-01-05 * "Corner Grocer" ""
  Expenses:Groceries   42.10 USD
  Assets:Bank:Giro
2024-01-09 * "Harbour Hardware" ""
  Expenses:Home   30.50 USD
  Assets:Bank:Giro
2024-02-01 * "To savings"
  Expenses:Unclear  500.00 USD
  Assets:Bank:Giro
`,
    "other.beancount",
  );
  expect((await read(other)).accounts).toMatchObject([{ likely_account_id: checking?.id }]);
});

test("the same account of two programs is one account, and its rows are there once", async () => {
  const id = await upload();
  await move(id);
  const other = await upload(
    `2024-01-01 open Assets:Checking USD
2024-01-05 * "Corner Grocer" "food"
  Expenses:Groceries   42.10 USD
  Assets:Checking
2024-01-09 * "Harbour Hardware" ""
  Expenses:Home   30.50 USD
  Assets:Checking
2024-02-01 * "To savings"
  Expenses:Unclear  500.00 USD
  Assets:Checking
2024-02-03 * "Only here"
  Expenses:Unclear  5.00 USD
  Assets:Checking
`,
    "home.beancount",
  );
  const book = await read(other);
  const [checking] = await accounts();
  expect(book.accounts).toMatchObject([{ name: "Checking", likely_account_id: checking?.id }]);
  await move(other, { accounts: [{ file_index: 0, bank_account_id: checking?.id ?? "" }] });
  expect(await accounts()).toHaveLength(2);
  expect(await list()).toHaveLength(5);
});

test("a table that says what its accounts held moves in with these balances, and its transfers are one movement", async () => {
  const lines = [
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
    '"Checking","","01/01/2024","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$1250.00,"Reconciled"',
    '"Visa","","01/01/2024","Starting Balance","","","","",$320.45,$0.00,"Reconciled"',
    '"Checking","","01/15/2024","Harbour Hardware","Home: Repairs","Home","Repairs","Split (1/2) paint",$18.00,$0.00,"Cleared"',
    '"Checking","","01/15/2024","Harbour Hardware","Home: Garden","Home","Garden","Split (2/2) ",$12.50,$0.00,"Cleared"',
    '"Checking","","01/26/2024","Transfer : Visa","","","","",$320.45,$0.00,"Cleared"',
    '"Visa","","01/26/2024","Transfer : Checking","","","","",$0.00,$320.45,"Cleared"',
  ];
  const id = await upload(`${lines.join("\n")}\n`, "register.csv");
  const book = await read(id);
  expect(book).toMatchObject({ program: "ynab", state: "waiting", counts: { transfers: 1, parts: 1 } });
  await move(id, { ...everything(book), currency: "USD" });
  const moved = await read(id);
  expect(moved.accounts.map(({ name, balance, moved: here }) => [name, balance, here?.balance])).toEqual([
    ["Checking", 89_905, 89_905],
    ["Visa", 0, 0],
  ]);
  expect(
    (await accounts()).map(({ label, account_type, balance }) => [label, account_type, balance?.amount]),
  ).toEqual([
    ["Checking", "current", 89_905],
    ["Visa", "credit_card", 0],
  ]);
  const linked = await server.services.db
    .selectFrom("transactions")
    .select("transfer_id")
    .where("user_id", "=", asha.user_id)
    .where("transfer_id", "is not", null)
    .execute();
  expect(linked).toHaveLength(2);
  const [checking] = await accounts();
  await uploadStatement(server, asha, {
    bank_account_id: checking?.id ?? "",
    file_name: "january.ofx",
    text: makeOfx({
      account: "1234",
      rows: [
        { day: "2024-01-15", cents: -3050, name: "HARBOUR HDW", id: "F1" },
        { day: "2024-01-26", cents: -32_045, name: "CARD PAYMENT", id: "F2" },
      ],
    }),
  });
  expect(await list()).toHaveLength(3);
});

test("what cannot be is refused, and the book goes on waiting", async () => {
  const id = await upload();
  const [first] = (await read(id)).names;
  const named = { parent: first?.parent ?? null, name: first?.name ?? "" };
  const { answer } = await asha.call(createCategory, { body: { name: "Gone", parent_id: null } });
  await asha.call(deleteCategory, { params: { id: answer.data.id } });
  const refusals = await Promise.all(
    [
      { names: [{ ...named, sub_category_id: answer.data.id }] },
      { names: [{ ...named, create: { name: "New", parent_id: answer.data.id } }] },
      { accounts: [{ file_index: 7 }] },
      { accounts: [{ file_index: 0, bank_account_id: server.clock.newId() }] },
    ].map((body) => refusalOf(asha.call(moveIn, { params: { id }, body }))),
  );
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await read(id)).state).toBe("waiting");
  await move(id);
  const again = await refusalOf(asha.call(moveIn, { params: { id }, body: {} }));
  expect([again.status, again.code]).toEqual([409, "no_book"]);
});

test("money without a name is asked for, and another currency than that of the account is refused", async () => {
  const id = await upload("2024-01-05 Grocer\n    Expenses:Food  42.10\n    Assets:Cash\n");
  const none = await refusalOf(asha.call(moveIn, { params: { id }, body: {} }));
  expect([none.status, Object.keys(none.fields)]).toEqual([422, ["currency"]]);
  await move(id, { currency: "CHF" });
  const [cash] = await accounts();
  expect(cash).toMatchObject({ currency: "CHF", account_type: "cash", balance: { amount: -4210 } });
  const other = await upload(
    "2024-01-06 Grocer\n    Expenses:Food  EUR 2.10\n    Assets:Cash\n",
    "b.journal",
  );
  const body = { accounts: [{ file_index: 0, bank_account_id: cash?.id ?? "" }] };
  const refused = await refusalOf(asha.call(moveIn, { params: { id: other }, body }));
  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ["accounts"]]);
});
