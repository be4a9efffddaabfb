import { readFileSync } from "node:fs";
import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedFile, ParsedTransaction } from "../../parsed-file.ts";

/** Each was made with the program itself, whose own balances are those expected here. */
const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../samples/books/${name}`, import.meta.url)));

const parse = (bytes: Uint8Array | string) =>
  parseStatement(typeof bytes === "string" ? strToU8(bytes) : bytes, { today: "2026-11-27" });

const read = async (bytes: Uint8Array | string): Promise<ParsedFile> => {
  const parsed = await parse(bytes);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const refuse = async (bytes: Uint8Array | string) => {
  const parsed = await parse(bytes);
  return parsed.ok ? null : parsed.error;
};

const balances = ({ statements }: ParsedFile) =>
  statements
    .map(({ account, currency, opening_balance, closing_balance }) => [
      account.name,
      account.account_type,
      currency,
      opening_balance,
      closing_balance,
    ])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

const rowsOf = ({ statements }: ParsedFile, name: string): ParsedTransaction[] =>
  statements.find(({ account }) => account.name === name)?.transactions ?? [];

describe("a journal of hledger or Ledger", () => {
  test("is its own accounts with the balances that both programs give", async () => {
    const file = await read(sample("home.journal"));
    expect([file.format, file.book]).toEqual(["ledger", "program"]);
    expect(balances(file)).toEqual([
      ["Bank:Checking", "current", "USD", 125_000, 305_695],
      ["Bank:Savings", "savings", "USD", 500_000, 370_000],
      ["Visa", "credit_card", "USD", -32_045, -13_200],
      ["Wallet", "cash", "EUR", 0, 8000],
    ]);
    expect(file.statements.every(({ proof }) => proof.verdict === "unproved")).toBe(true);
  });

  test("brings categories, tags, notes, parts, what is cleared, and each transfer as one movement", async () => {
    const file = await read(sample("home.journal"));
    expect(rowsOf(file, "Visa").map(({ brought, counterparty }) => [counterparty, brought])).toMatchObject([
      [
        "Corner Grocer",
        {
          category: { parent: "Food", name: "Groceries" },
          tags: ["food", "with: Anna"],
          note: null,
          cleared: "cleared",
        },
      ],
      ["Card payment", { transfer: { movement: "4" }, category: null }],
      ["Weekend in Lyon", { category: { parent: null, name: "Travel" }, cleared: "uncleared" }],
    ]);
    const [hardware] = rowsOf(file, "Bank:Checking");
    expect(hardware).toMatchObject({
      amount: -3050,
      reference: "112",
      brought: {
        note: "paint for the fence",
        parts: [
          { category: { parent: "Home", name: "Repairs" }, amount: -1800 },
          { category: { parent: "Home", name: "Garden" }, amount: -1250, note: "seeds" },
        ],
      },
    });
    const of_savings = rowsOf(file, "Bank:Savings")[0]?.brought?.transfer;
    expect(rowsOf(file, "Bank:Checking").map(({ brought }) => brought?.transfer)).toContainEqual(of_savings);
  });

  test("names what was not understood with its line", async () => {
    const { problems } = await read(sample("home.journal"));
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ["book_line_unknown", { line: 50 }],
      ["book_shares", { line: 39 }],
    ]);
  });

  test("that does not balance is refused with its line and what is left over", async () => {
    const journal = "2024-01-05 Grocer\n    Expenses:Food  $42.10\n    Assets:Cash  $-42.00\n";
    expect(await refuse(journal)).toMatchObject({
      code: "unreadable",
      sentence: "book_unbalanced",
      data: { left: "0.10 $", line: 1 },
      place: { line: 1 },
    });
  });

  test("that takes in another file is refused and says so", async () => {
    const journal = "2024-01-05 Grocer\n    Expenses:Food  $42.10\n    Assets:Cash\n\ninclude 2023.journal\n";
    expect(await refuse(journal)).toMatchObject({ sentence: "book_includes", place: { line: 5 } });
  });

  test("tells a balance that it says and does not have", async () => {
    const journal = "2024-01-05 Grocer\n    Expenses:Food  $42.10\n    Assets:Cash  $-42.10 = $-40.00\n";
    expect((await read(journal)).problems).toMatchObject([{ code: "book_assertion", place: { line: 3 } }]);
  });

  test.each([
    ["a comma before decimals", "1.234,50 EUR", 123_450, "EUR"],
    ["a sign behind the sign of money", "$-1,234.50", -123_450, "USD"],
    ["a sign in front of it", "-£3.20", -320, "GBP"],
    ["a code in front", "CHF 12.00", 1200, "CHF"],
    ["money without decimals", "1500 JPY", 1500, "JPY"],
    ["no money named", "12.34", 1234, null],
  ])("reads %s", async (_what, written, amount, currency) => {
    const file = await read(`2024-01-05 x\n    Assets:Cash  ${written}\n    Income:Gifts\n`);
    expect(file.statements).toMatchObject([{ currency, closing_balance: amount }]);
  });

  test.each(["bucket Assets:Giro", "A Assets:Giro"])(
    "“%s” is what a transaction of one posting stands against",
    async (said) => {
      const journal = `${said}\n\n2024-02-05 Rent\n    Expenses:Rent  $900.00\n\n2024-02-06 Shop\n    Expenses:Food  $9.00\n    Assets:Cash\n`;
      const file = await read(journal);
      expect(file.problems).toEqual([]);
      expect(rowsOf(file, "Giro")).toMatchObject([
        { amount: -90_000, brought: { category: { name: "Rent" } } },
      ]);
      expect(rowsOf(file, "Cash")).toMatchObject([{ amount: -900 }]);
    },
  );

  test("follows directives: aliases, years, types of accounts, accounts that are applied", async () => {
    const file = await read(
      [
        "Y2023",
        "alias shop=Expenses",
        "account Giro  ; type: A",
        "apply account Home",
        "end apply account",
        "01/05 (17) Grocer",
        "    shop:Food  7.00 EUR",
        "    Giro",
        "",
      ].join("\n"),
    );
    expect(rowsOf(file, "Giro")).toMatchObject([
      { booked_on: "2023-01-05", amount: -700, reference: "17", brought: { category: { name: "Food" } } },
    ]);
  });
});

test.each([
  "balance assignment",
  "close of the year",
  "open house",
  "pad thai",
  "price match",
  "commodity fair",
])("a journal whose entry reads “%s” is still one of hledger or Ledger", async (text) => {
  const file = await read(`2024-01-05 ${text}\n    Expenses:Food  $7.00\n    Assets:Cash\n`);
  expect([file.format, rowsOf(file, "Cash")[0]?.description]).toEqual(["ledger", text]);
});

test("what stands against one account or category twice is not divided", async () => {
  const file = await read(
    [
      "2024-01-05 Grocer",
      "    Expenses:Food  $7.00",
      "    Expenses:Food  $3.00",
      "    Assets:Cash",
      "2024-01-06 To savings",
      "    Assets:Savings  $7.00",
      "    Assets:Savings  $3.00",
      "    Assets:Cash",
      "",
    ].join("\n"),
  );
  expect(rowsOf(file, "Cash").map(({ brought }) => brought)).toMatchObject([
    { category: { name: "Food" }, parts: [] },
    { transfer: { movement: "2" }, parts: [] },
  ]);
});

describe("a journal of beancount", () => {
  test("is its own accounts with the balances that bean-query gives", async () => {
    const file = await read(sample("home.beancount"));
    expect(balances(file)).toEqual([
      ["Bar", "current", "EUR", 0, 2000],
      ["Giro", "current", "EUR", 150_000, 235_175],
      ["Tagesgeld", "savings", "EUR", 0, 30_000],
      ["Visa", "credit_card", "EUR", 0, -18_000],
    ]);
    expect(rowsOf(file, "Giro")[0]).toMatchObject({
      counterparty: "Backhaus Kern",
      reference: "kern-1",
      brought: { tags: ["alltag"], category: { name: "Lebensmittel" } },
    });
    expect(rowsOf(file, "Visa")[0]?.brought).toMatchObject({ tags: ["reise"], cleared: "uncleared" });
    expect(file.statements.find(({ account }) => account.name === "Bar")?.account.is_closed).toBe(true);
  });

  test("names what was not understood with its line", async () => {
    const { problems } = await read(sample("home.beancount"));
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ["book_line_unknown", { line: 3 }],
      ["book_shares", { line: 42 }],
    ]);
  });
});

test.each([
  [
    '2024-01-05 * "Broker" "Buy"\n  Assets:Broker:VT  3 VT {100.50 CHF}\n  Assets:Bank:Giro  -301.50 CHF\n',
    "Broker:VT",
  ],
  ["2024-01-05 Broker\n    Assets:Fund  10 T @ $25.00\n    Assets:Bank:Giro  $-250.00\n", "Fund"],
])("capitals that are also a sign of money somewhere are shares: %s", async (journal, fund) => {
  const file = await read(journal);
  expect(file.statements.map(({ account }) => account.name)).toEqual(["Bank:Giro"]);
  expect(file.problems).toMatchObject([{ code: "book_shares" }]);
  expect(rowsOf(file, "Bank:Giro")).toMatchObject([{ brought: { category: { name: `[${fund}]` } } }]);
});

test("capitals that are the sign of the money at home are that money", async () => {
  const journal = strToU8("2024-01-05 Kedai\n    Expenses:Food  RM 12.50\n    Assets:Cash\n");
  const parsed = await parseStatement(journal, { today: "2026-11-27", currency: "MYR" });
  expect(parsed).toMatchObject({
    ok: true,
    value: { statements: [{ currency: "MYR", closing_balance: -1250 }] },
  });
});

test("amounts of beancount that are sums are worked out", async () => {
  const file = await read(
    [
      "2023-01-01 open Assets:Giro EUR",
      '2023-02-05 * "Markt" "halb"',
      "  Assets:Giro  -(10 + 2 * 2.50) / 2 EUR",
      "  Expenses:Essen",
      '2023-02-06 * "Markt" "ganz"',
      "  Assets:Giro  -1,000.50-.25 EUR",
      "  Expenses:Essen",
      "2023-02-07 balance Assets:Giro  -1000.75-7.5 EUR",
      '2023-02-08 * "Markt" "durch nichts"',
      "  Assets:Giro  1/0 EUR",
      "  Expenses:Essen",
      "",
    ].join("\n"),
  );
  expect(rowsOf(file, "Giro").map(({ amount }) => amount)).toEqual([-750, -100_075]);
  expect(file.problems.map(({ code, place }) => [code, place])).toEqual([
    ["book_line_unknown", { line: 10 }],
  ]);
});

describe("a book of GnuCash", () => {
  const EXPECTED = [
    ["Bargeld", "cash", "EUR", 0, 5000],
    ["Dollar", "current", "USD", 0, 10_850],
    ["Giro", "current", "EUR", 150_000, 257_965],
    ["Kreditkarte", "credit_card", "EUR", 0, 0],
    ["Sparbuch", "savings", "EUR", 0, 30_000],
  ];
  test.each(["household.gnucash", "household-sqlite.gnucash.gz"])(
    "kept as %s has the balances that GnuCash gives",
    async (name) => {
      const file = await read(sample(name));
      expect([file.format, file.book]).toEqual(["gnucash", "program"]);
      expect(balances(file)).toEqual(EXPECTED);
      expect(rowsOf(file, "Giro")[0]).toMatchObject({
        description: "Backhaus Kern",
        reference: "17",
        brought: { category: { parent: "Food", name: "Groceries" }, note: "Brot und Kuchen" },
      });
      expect(rowsOf(file, "Kreditkarte")[0]?.brought?.parts).toMatchObject([
        { category: { name: "Groceries" }, amount: -3000, note: "Gemüse" },
        { category: { name: "Food" }, amount: -1250, note: "Café" },
      ]);
    },
  );

  test.each([
    '<?xml version="1.0"?><gnc-v2><gnc:book version="3.0.0"></gnc:book></gnc-v2>',
    '<?xml version="1.0"?>\n<gnc-v3 xmlns:gnc="http://www.gnucash.org/XML/gnc"><gnc:book version="2.0.0"></gnc:book></gnc-v3>',
  ])("of another version than is known is refused: %s", async (book) => {
    expect(await refuse(book)).toMatchObject({ sentence: "book_newer" });
  });

  test("of more than 64 MB is refused with what can be done", async () => {
    const large = new Uint8Array(300 * 1024 * 1024);
    large.set(strToU8('<?xml version="1.0" encoding="utf-8" ?>\n<gnc-v2\n'));
    expect(await refuse(large)).toMatchObject({ code: "too_large", sentence: "book_above_64_mb" });
    const packed = gzipSync(large.subarray(0, 3 * 1024 * 1024));
    expect(await refuse(packed)).toMatchObject({ code: "too_large", sentence: "book_above_64_mb" });
    const other = gzipSync(new Uint8Array(3 * 1024 * 1024));
    expect(await refuse(other)).toMatchObject({ code: "too_large", sentence: "packed_file_too_large" });
  });
});

describe("a budget of Actual", () => {
  test("has the balances that Actual gives; what opens an account is no row, and its money has no name", async () => {
    const file = await read(sample("actual-budget.zip"));
    expect([file.format, file.book]).toEqual(["actual", "program"]);
    expect(balances(file)).toEqual([
      ["Checking", "current", null, 125_000, 66_741],
      ["Savings", "savings", null, 500_000, 550_000],
      ["Visa card", "credit_card", null, 0, 0],
    ]);
    expect(rowsOf(file, "Checking").map(({ description, brought }) => [description, brought])).toMatchObject([
      [
        "Corner Grocer",
        {
          category: { parent: "Food", name: "Groceries" },
          tags: ["family"],
          note: "weekly",
          cleared: "cleared",
        },
      ],
      [
        "Market Hall",
        {
          parts: [
            { category: { name: "Groceries" }, amount: -1800, note: "fish" },
            { category: { name: "Coffee" }, amount: -1250 },
          ],
        },
      ],
      ["put by", { transfer: { movement: "3" } }],
      ["Visa card", { transfer: { movement: "5" } }],
    ]);
    expect(rowsOf(file, "Visa card").at(-1)?.brought?.transfer).toEqual({ movement: "5" });
  });

  test("has rows that are called a balance, without a doubt about them", async () => {
    expect((await read(sample("actual-budget.zip"))).problems).toEqual([]);
    const journal = "2024-01-05 Closing balance\n    Expenses:Fees  $7.00\n    Assets:Cash\n";
    expect((await read(journal)).problems).toEqual([]);
  });

  test("of a version that lacks what is asked for is refused", async () => {
    const { unzipSync } = await import("fflate");
    const files = unzipSync(sample("actual-budget.zip"));
    const text = Buffer.from(files["db.sqlite"] ?? []).toString("latin1");
    const renamed = Buffer.from(text.replaceAll("isParent INTEGER", "isPareNN INTEGER"), "latin1");
    expect(await refuse(new Uint8Array(renamed))).toMatchObject({ sentence: "book_newer" });
  });
});

describe("a database", () => {
  test("that is missing from an export of Actual is named", async () => {
    const zip = zipSync({ "metadata.json": strToU8('{"id":"My-Finances"}') });
    expect(await refuse(zip)).toMatchObject({ sentence: "book_without_database" });
  });

  test("of no known program, cut off or with pages that lead in circles is refused", async () => {
    const { gunzipSync } = await import("fflate");
    const whole = gunzipSync(sample("household-sqlite.gnucash.gz"));
    expect(await refuse(whole.slice(0, 5000))).toMatchObject({ code: "unreadable" });
    const circular = whole.slice();
    for (let at = 100; at < 4000; at += 7) circular[at] = 1;
    expect((await refuse(circular))?.code).toMatch(/unreadable|not_a_statement/);
    const head = new Uint8Array(4096);
    head.set(whole.subarray(0, 100));
    expect(await refuse(head)).toMatchObject({ sentence: "database_damaged" });
  });
});

test("what only looks like a journal is none", async () => {
  const file = await read("Date,Description,Amount\n2024-01-05,Grocer: food,-42.10\n2024-01-06,Pay,10.00\n");
  expect(file.book).toBeUndefined();
});

describe("an export of several accounts as a table", () => {
  const TABLES = [
    [
      "ezBookkeeping",
      [
        "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description",
        "2024-01-22 10:00:00,+00:00,Expense,Food & Drink,Groceries,Wallet,EUR,42.10,,,,,weekly,Corner Grocer",
        "2024-01-23 10:00:00,+00:00,Expense,Food & Drink,Groceries,Wallet,EUR,7.00,,,,,,Bakery",
        "2024-01-24 10:00:00,+00:00,Transfer,Transfer,General,Wallet,EUR,100.00,Bank,EUR,100.00,,,to bank",
        "2024-01-25 10:00:00,+00:00,Income,Salary,Wage,Bank,EUR,2000.00,,,,,,Employer",
      ],
      { Wallet: [-4210, -700, -10_000], Bank: [10_000, 200_000] },
    ],
    [
      "Money Manager",
      [
        "Date,Account,Category,Subcategory,Note,EUR,Income/Expense,Description,Amount,Currency,Account",
        "01/22/2024 10:15:00,Cash,Food,Groceries,Corner Grocer,42.10,Exp.,weekly shop,42.10,EUR,42.10",
        "01/23/2024 10:15:00,Cash,Food,Groceries,Bakery,7.00,Exp.,,7.00,EUR,7.00",
        "01/24/2024 12:00:00,Cash,Bank,,to the bank,100.00,Transfer-Out,,100.00,EUR,100.00",
        "01/25/2024 09:00:00,Bank,Salary,,Employer,2000.00,Income,,2000.00,EUR,2000.00",
      ],
      { Cash: [-4210, -700, -10_000], Bank: [10_000, 200_000] },
    ],
    [
      "Lunch Money",
      [
        "date,payee,amount,currency,category,category_group,account_name,tags,notes,status",
        "2024-01-22,Corner Grocer,42.10,usd,Groceries,Food,Checking,weekly,,cleared",
        "2024-01-24,Transfer,100.00,usd,Payment Transfer,,Checking,,,cleared",
        "2024-01-24,Transfer,-100.00,usd,Payment Transfer,,Savings,,,cleared",
        "2024-01-26,Cafe,4.10,usd,Coffee,Food,Checking,,,cleared",
      ],
      { Checking: [-4210, -10_000, -410], Savings: [10_000] },
    ],
    [
      "Mint",
      [
        "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes",
        "1/22/2024,Corner Grocer,CORNER GROCER,42.10,debit,Groceries,Checking,weekly,",
        "1/23/2024,Zyx Trading,ZYX TRADING,15.99,debit,Zorbing,Checking,,clay",
        "1/24/2024,Transfer to Savings,TRANSFER,100.00,debit,Transfer,Checking,,",
        "1/24/2024,Transfer from Checking,TRANSFER,100.00,credit,Transfer,Savings,,",
      ],
      { Checking: [-4210, -1599, -10_000], Savings: [10_000] },
    ],
    [
      "YNAB",
      [
        "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared",
        "Checking,,01/22/2024,Corner Grocer,Food: Groceries,Food,Groceries,,$42.10,$0.00,Cleared",
        "Checking,,01/23/2024,Bakery,Food: Groceries,Food,Groceries,,$7.00,$0.00,Cleared",
        "Checking,,01/24/2024,Transfer : Savings,,,,,$100.00,$0.00,Cleared",
        "Savings,,01/24/2024,Transfer : Checking,,,,,$0.00,$100.00,Cleared",
      ],
      { Checking: [-4210, -700, -10_000], Savings: [10_000] },
    ],
  ] as const;
  test.each(TABLES)("of %s is a book of its accounts", async (_program, lines, expected) => {
    const file = await read(`${lines.join("\n")}\n`);
    expect(file.book).toBe("columns");
    for (const [name, amounts] of Object.entries(expected))
      expect(rowsOf(file, name).map(({ amount }) => amount)).toEqual(amounts);
  });

  test.each(TABLES.slice(0, 2))("of %s has a transfer as one movement", async (_program, lines) => {
    const { statements } = await read(`${lines.join("\n")}\n`);
    const transfers = statements.flatMap(({ transactions }) =>
      transactions.flatMap(({ brought }) => brought?.transfer ?? []),
    );
    expect(transfers).toHaveLength(2);
    expect(transfers[0]).toEqual(transfers[1]);
  });
});

test("of Firefly III an account with a number is called as there", async () => {
  const head =
    "user_id,group_id,journal_id,type,amount,currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,category,tags,notes";
  const row = (number: number, type: string, amount: string, sides: string) =>
    `1,${String(number)},${String(number)},${type},${amount},EUR,Shop,2026-01-0${String(number)}T00:00:00+01:00,${sides},Food,,`;
  const own = "Household,DE02120300000000202051,Asset account";
  const file = await read(
    [
      head,
      row(1, "Deposit", "-2500.00", `Employer,,Revenue account,${own}`),
      row(2, "Withdrawal", "-54.30", `${own},REWE,,Expense account`),
    ].join("\n"),
  );
  expect(file.statements).toMatchObject([
    { account: { name: "Household" }, transactions: [{ amount: 250_000 }, { amount: -5430 }] },
  ]);
});

test("of Quicken what moves into an investment account is the other row of its movement, and says from where", async () => {
  const account = (name: string, type: string, rows: readonly string[]) =>
    ["!Account", `N${name}`, `T${type}`, "^", `!Type:${type}`, ...rows].join("\n");
  const file = await read(
    [
      account("Checking", "Bank", ["D1/20'26", "T-500.00", "PBuy fund", "L[Broker]", "^"]),
      account("Broker", "Invst", [
        "D1/20'26",
        "NXIn",
        "T500.00",
        "L[Checking]",
        "^",
        "D1/21'26",
        "NBuy",
        "YWorld Fund",
        "T400.00",
        "^",
      ]),
    ].join("\n"),
  );
  const [moved] = rowsOf(file, "Checking");
  expect(rowsOf(file, "Broker")).toMatchObject([
    { amount: 50_000, description: "Checking", brought: { transfer: moved?.brought?.transfer } },
    { amount: -40_000, description: "World Fund", brought: { transfer: null } },
  ]);
  expect(moved?.brought?.transfer).toHaveProperty("movement");
});

test("of Monarch an account is called as there, and what its person noted is no part of a row's text", async () => {
  const file = await read(
    [
      "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
      "2024-01-22,Zyx Trading,Zorbing,Checking (...1234),ZYX TRADING 0012,clay pots,-42.10,Trip",
      "2024-01-23,Employer,Pay,Checking (...1234),EMPLOYER PAYROLL,,2000.00,",
      "2024-01-24,Transfer,Transfer,Checking (...1234),ONLINE TRANSFER,,-100.00,",
      "2024-01-24,Transfer,Transfer,Put by (...9876),ONLINE TRANSFER,,100.00,",
      "",
    ].join("\n"),
  );
  expect(file.statements.map(({ account }) => [account.name, account.last_4_digits])).toEqual([
    ["Checking", "1234"],
    ["Put by", "9876"],
  ]);
  expect(rowsOf(file, "Checking")[0]).toMatchObject({
    description: "ZYX TRADING 0012",
    brought: { note: "clay pots", payee: "Zyx Trading" },
  });
});

test("what is all the text of a row is no note beside it", async () => {
  const file = await read(
    [
      "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description",
      "2024-01-22 10:00:00,+00:00,Expense,Food & Drink,Groceries,Wallet,EUR,42.10,,,,,weekly,Corner Grocer",
      "2024-01-24 10:00:00,+00:00,Transfer,Transfer,General,Wallet,EUR,100.00,Bank,EUR,100.00,,,to bank",
      "",
    ].join("\n"),
  );
  expect(rowsOf(file, "Wallet").map(({ description, brought }) => [description, brought?.note])).toEqual([
    ["Corner Grocer", null],
    ["to bank", null],
  ]);
  expect(rowsOf(file, "Bank")).toMatchObject([{ amount: 10_000, brought: { account: "Bank" } }]);
});

test("of Quicken accounts are called as there, and a transfer between them is one movement", async () => {
  const file = await read(
    [
      "!Account\nNChecking\nTBank\n^",
      "!Type:Bank\nD1/ 5'24\nT-42.10\nPCorner Grocer\nMmilk\nLFood:Groceries\n^",
      "D1/20'24\nT-500.00\nPTo savings\nL[Savings]\n^",
      "!Account\nNSavings\nTBank\n^",
      "!Type:Bank\nD1/20'24\nT500.00\nPTo savings\nL[Checking]\n^",
      "",
    ].join("\n"),
  );
  expect(file.book).toBe("columns");
  expect(file.statements.map(({ account }) => [account.name, account.account_type])).toEqual([
    ["Checking", "current"],
    ["Savings", "savings"],
  ]);
  const [grocer, out] = rowsOf(file, "Checking");
  expect(grocer).toMatchObject({
    description: "Corner Grocer",
    brought: { note: "milk", account: "Checking" },
  });
  expect(out?.brought?.transfer).toMatchObject({ movement: expect.any(String) });
  expect(rowsOf(file, "Savings")[0]?.brought?.transfer).toEqual(out?.brought?.transfer);
});

describe("an export that says what its accounts held", () => {
  const FIREFLY = [
    "user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes",
    '1,1,1,x,x,,"Opening balance",EUR,1500.000000000000,,,"Initial balance for ""Giro""",2024-01-01T00:00:00+01:00,"Initial balance account of Giro",,"Initial balance account",Giro,,"Asset account",0,,,,,',
    '1,2,2,x,x,,"Opening balance",EUR,-320.450000000000,,,"Initial balance for ""Visa""",2024-01-01T00:00:00+01:00,Visa,,"Asset account","Initial balance account of Visa",,"Initial balance account",0,,,,,',
    '1,3,3,x,x,,Withdrawal,EUR,-42.10,,,"Weekly shop",2024-01-05T10:00:00+01:00,Giro,,"Asset account","Corner Grocer",,"Expense account",1,Groceries,Food,,"weekly,family",bread',
    '1,4,4,x,x,"Market Hall",Withdrawal,EUR,-18.00,,,Fish,2024-01-06T10:00:00+01:00,Giro,,"Asset account","Market Hall",,"Expense account",0,Groceries,,,,',
    '1,4,5,x,x,"Market Hall",Withdrawal,EUR,-12.50,,,Coffee,2024-01-06T10:00:00+01:00,Giro,,"Asset account","Market Hall",,"Expense account",0,Coffee,,,,',
    '1,7,8,x,x,,Transfer,EUR,-320.45,,,"Card payment",2024-01-26T10:00:00+01:00,Giro,,"Asset account",Visa,,"Asset account",0,,,,,',
  ];
  const YNAB = [
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
    '"Giro","","01/01/2024","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$1500.00,"Reconciled"',
    '"Visa","","01/01/2024","Starting Balance","","","","",$320.45,$0.00,"Reconciled"',
    '"Giro","","01/05/2024","Corner Grocer","Food: Groceries","Food","Groceries","weekly",$42.10,$0.00,"Cleared"',
    '"Giro","","01/16/2024","Market Hall","Food: Groceries","Food","Groceries","Split (1/2) Fish",$18.00,$0.00,"Uncleared"',
    '"Giro","","01/16/2024","Market Hall","Food: Coffee","Food","Coffee","Split (2/2) ",$12.50,$0.00,"Uncleared"',
    '"Giro","","01/26/2024","Transfer : Visa","","","","",$320.45,$0.00,"Cleared"',
    '"Visa","","01/26/2024","Transfer : Giro","","","","",$0.00,$320.45,"Cleared"',
  ];
  const YNAB_4 = [
    '"Account","Flag","Check Number","Date","Payee","Category","Master Category","Sub Category","Memo","Outflow","Inflow","Cleared","Running Balance"',
    '"Giro","","","01/01/2024","Starting Balance","Income: Available this month","Income","Available this month","",$0.00,$1500.00,"R",$1500.00',
    '"Giro","","","01/05/2024","Corner Grocer","Food: Groceries","Food","Groceries","weekly",$42.10,$0.00,"C",$1457.90',
    '"Giro","","","01/16/2024","Market Hall","Food: Coffee","Food","Coffee","",$30.50,$0.00,"U",$1427.40',
  ];
  const SOURCES = [
    ["Firefly III", FIREFLY],
    ["YNAB", YNAB],
  ] as const;

  test.each(SOURCES)("of %s opens them with that", async (_program, lines) => {
    const file = await read(`${lines.join("\n")}\n`);
    expect(balances(file).map(([name, kind, , ...sums]) => [name, kind, ...sums])).toEqual([
      ["Giro", "current", 150_000, 110_695],
      ["Visa", "credit_card", -32_045, 0],
    ]);
    expect(file.problems).toEqual([]);
  });

  test.each(SOURCES)(
    "of %s has what was divided as one row, and a transfer as one movement",
    async (_program, lines) => {
      const file = await read(`${lines.join("\n")}\n`);
      const [shop, divided, paid] = rowsOf(file, "Giro");
      expect(shop?.brought?.cleared).toMatch(/^(?:cleared|reconciled)$/);
      expect(divided).toMatchObject({
        amount: -3050,
        pending: false,
        brought: {
          category: null,
          parts: [
            { category: { name: "Groceries" }, amount: -1800 },
            { category: { name: "Coffee" }, amount: -1250 },
          ],
        },
      });
      expect(paid?.brought?.transfer).toMatchObject({ movement: expect.any(String) });
      expect(rowsOf(file, "Visa")[0]?.brought?.transfer).toEqual(paid?.brought?.transfer);
    },
  );

  test.each([
    ["as it prints them", (rows: readonly string[]) => rows],
    ["the newest first", (rows: readonly string[]) => rows.toReversed()],
  ])("of YNAB 4 opens its account with that and not with income, %s", async (_how, order) => {
    const [head = "", ...rows] = YNAB_4;
    const file = await read(`${[head, ...order(rows)].join("\n")}\n`);
    expect(rowsOf(file, "Giro").map(({ amount, pending }) => [amount, pending])).toEqual(
      expect.arrayContaining([
        [-4210, false],
        [-3050, false],
      ]),
    );
    expect(rowsOf(file, "Giro")).toHaveLength(2);
    expect(balances(file).map(([, , , ...sums]) => sums)).toEqual([[150_000, 142_740]]);
  });

  test("of YNAB has them in either order, since it begins with the newest", async () => {
    const [head = "", ...rows] = YNAB;
    const file = await read(`${[head, ...rows.toReversed()].join("\n")}\n`);
    expect(
      rowsOf(file, "Giro")
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b),
    ).toEqual([-32_045, -4210, -3050]);
    expect(balances(file).map(([, , , ...sums]) => sums)).toEqual([
      [150_000, 110_695],
      [-32_045, 0],
    ]);
  });

  test("leaves one that comes after other rows as the row that it is", async () => {
    const late = YNAB.map((line) => line.replace('01/01/2024","Starting', '02/01/2024","Starting'));
    const file = await read(`${late.join("\n")}\n`);
    expect(rowsOf(file, "Giro").map(({ amount }) => amount)).toContain(150_000);
  });

  test.each([
    '"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"\n"Jan 2024","Food: Groceries","Food","Groceries",$400.00,-$42.10,$357.90\n',
    '"Month","Category","Master Category","Sub Category","Budgeted","Outflows","Category Balance"\n"January 2014","Food: Groceries","Food","Groceries",$400.00,-$42.10,$357.90\n',
  ])("a plan of YNAB holds no transactions, which is said with what to do", async (plan) => {
    expect(await refuse(plan)).toMatchObject({ code: "not_a_statement", sentence: "book_is_plan" });
  });

  test("of an older ezBookkeeping that calls a note a comment is read alike", async () => {
    const lines = [
      "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Tags,Comment",
      "2023-01-01 00:00:00,+01:00,Balance Modification,,,Giro,EUR,1250.00,,,,,",
      "2023-01-05 12:34:56,+01:00,Expense,Food,Groceries,Giro,EUR,42.10,,,,weekly,Corner Grocer",
      "2023-02-01 09:00:00,+01:00,Transfer,General,Bank Transfer,Giro,EUR,500.00,Savings,EUR,500.00,,To savings",
    ];
    const file = await read(`${lines.join("\n")}\n`);
    expect(balances(file).map(([name, , , ...sums]) => [name, ...sums])).toEqual([
      ["Giro", 125_000, 70_790],
      ["Savings", null, null],
    ]);
    expect(rowsOf(file, "Giro")[0]).toMatchObject({
      description: "Corner Grocer",
      brought: { category: { parent: "Food", name: "Groceries" }, tags: ["weekly"] },
    });
  });

  test("a list that Firefly III exports beside its transactions is no statement, which is said with what to do", async () => {
    const accounts =
      'user_id,account_id,created_at,updated_at,type,name,active,currency_code\n1,1,2024-01-01T00:00:00+00:00,2024-01-01T00:00:00+00:00,"Asset account",Giro,1,EUR\n1,2,2024-01-02T00:00:00+00:00,2024-01-02T00:00:00+00:00,"Asset account",Visa,1,EUR\n';
    expect(await refuse(accounts)).toMatchObject({ code: "not_a_statement", sentence: "book_is_list" });
  });

  test("what is ticked in YNAB is no part of a row's text", async () => {
    const file = await read(`${YNAB.join("\n")}\n`);
    const texts = file.statements.flatMap(({ transactions }) => transactions);
    expect(texts.map(({ description }) => description).join(" ")).not.toMatch(/cleared|reconciled/i);
  });

  test("of Copilot whose rows are as often in as out have the sign of money spent", async () => {
    const lines = [
      "date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring",
      "2024-01-05,Corner Grocer,45.10,posted,Groceries,Food,false,,regular,Giro,1234,,",
      "2024-01-28,Acme,-2000.00,posted,Salary,Income,false,,income,Giro,1234,,",
    ];
    const file = await read(`${lines.join("\n")}\n`);
    expect(rowsOf(file, "Giro").map(({ amount }) => amount)).toEqual([-4510, 200_000]);
  });

  test.each([
    [
      "ezBookkeeping",
      [
        "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description",
        "2024-01-22 10:00:00,+00:00,Expense,Food,Groceries,Visa,EUR,42.10,,,,,,Corner Grocer",
        "2024-01-23 10:00:00,+00:00,Expense,Food,Groceries,Visa,EUR,-12.34,,,,,,Corner Grocer",
      ],
    ],
    [
      "Money Manager",
      [
        "Date,Account,Category,Subcategory,Note,EUR,Income/Expense,Description,Amount,Currency,Account",
        "01/22/2024 10:15:00,Visa,Food,Groceries,Corner Grocer,42.10,Exp.,weekly shop,42.10,EUR,42.10",
        "01/23/2024 10:15:00,Visa,Food,Groceries,Corner Grocer,-12.34,Exp.,,-12.34,EUR,-12.34",
      ],
    ],
  ])("what comes back as an expense of %s below nothing is no expense", async (_program, lines) => {
    const file = await read(`${lines.join("\n")}\n`);
    expect(rowsOf(file, "Visa").map(({ amount }) => amount)).toEqual([-4210, 1234]);
  });

  test("both rows of a transfer of Money Manager are one movement", async () => {
    const lines = [
      "Period\tAccounts\tCategory\tSubcategory\tNote\tEUR\tIncome/Expense\tDescription\tAmount\tCurrency\tAccounts",
      "01/03/2024 12:00:00\tBank\tFood\tGroceries\tCorner Grocer\t84.50\tExp.\t\t84.50\tEUR\t84.50",
      "01/26/2024 12:00:00\tBank\tSavings\t\tsave\t250.00\tTransfer-Out\t\t250.00\tEUR\t250.00",
      "01/26/2024 12:00:00\tSavings\tBank\t\tsave\t250.00\tTransfer-In\t\t250.00\tEUR\t250.00",
    ];
    const file = await read(`${lines.join("\n")}\n`);
    const moved = [...rowsOf(file, "Bank").slice(1), ...rowsOf(file, "Savings")];
    expect(moved.map(({ amount }) => amount)).toEqual([-25_000, 25_000]);
    const movements = moved.map(({ brought }) => brought?.transfer);
    expect(movements[0]).toHaveProperty("movement");
    expect(movements[1]).toEqual(movements[0]);
  });

  test("what opens an account of ezBookkeeping is told by its kind, and which way money went is no question", async () => {
    const lines = [
      "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description",
      "2024-01-01 10:00:00,+00:00,Balance Modification,,,Wallet,EUR,250.00,,,,,,",
      "2024-01-22 10:00:00,+00:00,Expense,Food & Drink,Groceries,Wallet,EUR,42.10,,,,,weekly,Corner Grocer",
      "2024-01-24 10:00:00,+00:00,Transfer,Transfer,General,Wallet,EUR,100.00,Bank,EUR,100.00,,,to bank",
    ];
    const file = await read(`${lines.join("\n")}\n`);
    expect(balances(file)).toEqual([
      ["Bank", "current", "EUR", null, null],
      ["Wallet", "cash", "EUR", 25_000, 10_790],
    ]);
    expect(file.problems).toEqual([]);
  });
});
