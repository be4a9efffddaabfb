import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (text: string): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const sample = (name: string): ParsedStatement[] =>
  read(readFileSync(new URL(`../../../samples/${name}`, import.meta.url), "utf8"));

const broughtOf = (statements: readonly ParsedStatement[]) =>
  statements.flatMap(({ transactions }) => transactions.map(({ brought }) => brought));

test.for([
  ["invented/app-copilot.csv", "copilot"],
  ["invented/app-firefly.csv", null],
  ["invented/app-lunch-money.csv", "lunch_money"],
  ["invented/app-monarch.csv", "monarch"],
  ["invented/app-simplifi.csv", "simplifi"],
  ["invented/app-ynab.csv", "ynab"],
  ["tables/app-actual-splits.csv", "actual"],
  ["tables/app-lunch-two-accounts.csv", "lunch_money"],
  ["tables/app-mint-two-accounts.csv", "mint"],
  ["tables/app-ynab-two-accounts.csv", "ynab"],
  ["tables/x-own-export.csv", "passbook"],
  ["invented/us-pnc.csv", null],
  ["invented/gb-starling-large.csv", null],
] as const)("%s is told to be of %s", ([name, program]) => {
  const statements = sample(name);
  expect(new Set(statements.map(({ brought_by }) => brought_by ?? null))).toEqual(new Set([program]));
});

const MINT = [
  '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
  '"1/20/2024","Corner Shop","CORNER SHOP 12","75.99","debit","Food:Groceries","Visa","weekly, home","For the week"',
  '"1/16/2024","Fuel","FUEL","60.00","debit","Gas","Visa","",""',
];

test("a row of a program carries its category, tags, note and names beside what the bank printed", () => {
  const [shop, fuel] = broughtOf(read(MINT.join("\n")));
  expect(shop).toEqual({
    category: { parent: "Food", name: "Groceries" },
    tags: ["weekly", "home"],
    note: "For the week",
    payee: "Corner Shop",
    account: "Visa",
    transfer: null,
    cleared: null,
    parts: [],
  });
  expect(fuel?.category).toEqual({ parent: null, name: "Gas" });
});

test.each([
  [
    "Mint",
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
    '"1/20/2024","Corner Shop","SQ *CRNR SHP 8842","12.00","debit","Gifts","Visa","","for Anna"',
  ],
  [
    "Monarch",
    "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
    "2024-01-20,Corner Shop,Gifts,Visa,SQ *CRNR SHP 8842,for Anna,-12.00,",
  ],
  [
    "Lunch Money",
    "date,payee,amount,currency,category,category_group,account_name,tags,notes,status,original_name",
    "2024-01-20,Corner Shop,12.00,usd,Gifts,Family,Visa,,for Anna,cleared,SQ *CRNR SHP 8842",
  ],
] as const)(
  "what the bank printed is the text in an export of %s, and the payee stands beside",
  (...[, ...lines]) => {
    const [row] = read(lines.join("\n")).flatMap(({ transactions }) => transactions);
    expect(row).toMatchObject({
      description: "SQ *CRNR SHP 8842",
      counterparty: "Corner Shop",
      amount: -1200,
      brought: { payee: "Corner Shop", note: "for Anna" },
    });
  },
);

test("which way money went is known of a program whose amounts bear their sign", () => {
  const text = [
    "Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared",
    "Checking,2024-01-20,Corner Shop,,Food,Groceries,-54.21,0,Cleared",
    "Checking,2024-01-19,Acme,,Income,Income,2450,0,Cleared",
  ].join("\n");
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  expect(parsed.ok && parsed.value.problems).toEqual([]);
});

test("a category stands in its group where both have columns, and a cleared row is told from a reconciled one", () => {
  const rows = broughtOf(
    read(
      [
        '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
        '"Checking","","06/20/2024","Grid","Bills: Power","Bills","Power","June","$35.21","$0.00","Reconciled"',
        '"Checking","","06/19/2024","Cafe","Fun: Coffee","Fun","Coffee","","$3.20","$0.00","Uncleared"',
        '"Checking","","06/18/2024","Transfer : Savings","","","","","$44.56","$0.00","Cleared"',
        '"Savings","","06/18/2024","Transfer : Checking","","","","","$0.00","$44.56","Cleared"',
      ].join("\n"),
    ),
  );
  const byPayee = new Map(rows.map((row) => [row?.payee, row]));
  expect(byPayee.get("Grid")).toMatchObject({
    category: { parent: "Bills", name: "Power" },
    note: "June",
    cleared: "reconciled",
  });
  expect(byPayee.get("Cafe")?.cleared).toBe("uncleared");
  expect(byPayee.get("Transfer : Savings")).toMatchObject({
    category: null,
    transfer: { movement: expect.any(String) },
    cleared: "cleared",
  });
  expect(byPayee.get("Transfer : Checking")?.transfer).toEqual(byPayee.get("Transfer : Savings")?.transfer);
});

test("a movement whose other row is not in the file, or of another amount, names its account", () => {
  const rows = broughtOf(
    read(
      [
        '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
        '"Checking","","06/20/2024","Cafe","Fun: Coffee","Fun","Coffee","","$3.20","$0.00","Uncleared"',
        '"Checking","","06/18/2024","Transfer : Savings","","","","","$44.56","$0.00","Cleared"',
        '"Savings","","06/18/2024","Transfer : Checking","","","","","$0.00","$44.50","Cleared"',
      ].join("\n"),
    ),
  );
  expect(rows.flatMap((row) => row?.transfer ?? [])).toEqual([
    { account: "Savings" },
    { account: "Checking" },
  ]);
});

test("the parts below a row are its parts, and are the whole", () => {
  const [whole] = broughtOf(sample("tables/app-actual-splits.csv"));
  expect(whole?.parts).toEqual([
    { category: { parent: "Usual", name: "Food" }, amount: -6000, note: "food" },
    { category: { parent: "Usual", name: "Home" }, amount: -4000, note: "home" },
  ]);
});

test("both rows of a movement between own accounts carry its number, and no other row does", () => {
  const text = [
    "user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,category,tags,notes",
    '1,1,11,x,x,,Withdrawal,EUR,-25.00,,,Bakery,2024-03-01T00:00:00+01:00,Giro,,Asset account,Bakery,,Expense account,Food,"bread, daily",Sunday',
    "1,1,13,x,x,,Transfer,EUR,200.00,,,To savings,2024-03-03T00:00:00+01:00,Giro,,Asset account,Savings,,Asset account,,,",
  ].join("\n");
  const rows = broughtOf(read(text));
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row?.category !== null)).toMatchObject({
    category: { parent: null, name: "Food" },
    tags: ["bread", "daily"],
    note: "Sunday",
    transfer: null,
  });
  expect(rows.filter((row) => row?.transfer !== null).map((row) => row?.transfer)).toEqual([
    { movement: "13" },
    { movement: "13" },
  ]);
});

const QIF = (...records: string[]): string => `!Type:Bank\n${records.join("\n^\n")}\n^\n`;

test("a record of Quicken carries category, class, memo, parts and the account in brackets", () => {
  const rows = broughtOf(
    read(
      QIF(
        "D01/05/2024\nT-80.00\nPBig Store\nLFood:Groceries/Home\nMFor two\nCX\nSFood:Groceries\nEbread\n$-50.00\nSFun\n$-30.00",
        "D01/06/2024\nT-200.00\nPTo savings\nL[Savings]\nC*",
        "D01/07/2024\nT-5.00\nPKiosk",
      ),
    ),
  );
  expect(rows[0]).toEqual({
    category: { parent: "Food", name: "Groceries" },
    tags: ["Home"],
    note: "For two",
    payee: "Big Store",
    account: null,
    transfer: null,
    cleared: "reconciled",
    parts: [
      { category: { parent: "Food", name: "Groceries" }, amount: -5000, note: "bread" },
      { category: { parent: null, name: "Fun" }, amount: -3000, note: null },
    ],
  });
  expect(rows[1]).toMatchObject({ category: null, transfer: { account: "Savings" }, cleared: "cleared" });
  expect(rows[2]).toMatchObject({ category: null, note: null });
});

test("parts that are not the whole are none, and a bank's file in Quicken's format has nothing of a person", () => {
  const [odd] = broughtOf(read(QIF("D01/05/2024\nT-80.00\nPShop\nLFood\nSFood\n$-50.00\nSFun\n$-29.00")));
  expect(odd?.parts).toEqual([]);
  const [statement] = read(QIF("D01/05/2024\nT-80.00\nPShop\nMCARD 1234"));
  expect(statement).not.toHaveProperty("brought_by");
  expect(statement?.transactions[0]).not.toHaveProperty("brought");
});

test("what programs export as JSON carries the same", () => {
  const [row] = broughtOf(
    read(
      JSON.stringify([
        {
          id: "a",
          date: "2024-05-01",
          amount: -1250,
          payee_name: "Bakery",
          imported_payee: "BAKERY 12",
          notes: "rolls",
          category_name: "Food",
          account_name: "Giro",
          cleared: true,
        },
      ]),
    ),
  );
  expect(row).toMatchObject({
    category: { parent: null, name: "Food" },
    note: "rolls",
    payee: "Bakery",
    account: "Giro",
    cleared: "cleared",
  });
});
