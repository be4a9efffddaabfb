import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import type { ParsedFile, ParsedTransaction } from "../../parsed-file.ts";
import { parseStatement } from "../../parse-statement.ts";

const read = async (text: string): Promise<ParsedFile> => {
  const parsed = await parseStatement(strToU8(text), { today: "2026-11-27" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const rowsOf = ({ statements }: ParsedFile, name: string): ParsedTransaction[] =>
  statements.find(({ account }) => account.name === name)?.transactions ?? [];

const balances = ({ statements }: ParsedFile) =>
  Object.fromEntries(
    statements.map(({ account, closing_balance }) => [account.name ?? "", closing_balance] as const),
  );

const told = ({ problems }: ParsedFile) => problems.map(({ code, place }) => [code, place]);

describe("a journal of Ledger", () => {
  test.each([
    ["($12.00 + $3.50)", 1550],
    ["(2 * $5.25)", 1050],
    ["($100 / 8)", 1250],
    ["(-($1.00 + $2.00) * 2)", -600],
    ["$-10;lunch", -1000],
  ])("works out the amount %s", async (written, amount) => {
    const file = await read(`2024-01-05 x\n    Assets:Cash  ${written}\n    Income:Gifts\n`);
    expect([balances(file), file.problems]).toEqual([{ Cash: amount }, []]);
  });

  test.each([
    ["Ledger, by what the shares cost", "-2 AAPL {$150.00} [2024-01-05] (first) @ $170.00", "$-40.00"],
    ["hledger, by what they are sold for", "-2 AAPL {$150.00} @ $170.00", "$0.00"],
  ])("weighs a lot that is sold as %s", async (_program, sold, gain) => {
    const file = await read(
      [
        "2024-01-05 Buy",
        "    Assets:Broker   2 AAPL {$150.00} @ $150.00",
        "    Assets:Bank     $-300.00",
        "2024-02-05 Sell",
        `    Assets:Broker   ${sold}`,
        "    Assets:Bank     $340.00",
        `    Income:Gains    ${gain}`,
        "",
      ].join("\n"),
    );
    expect(balances(file)).toEqual({ Bank: 4000 });
  });

  test("keeps what is said beside and below a posting with its row or part, and its tags", async () => {
    const file = await read(
      [
        "2024-01-05 Grocer",
        "    Expenses:Food  $7.00  ; with Ann",
        "    ; Trip: Paris",
        "    ; and Bob [=2024/01/09]",
        "    Assets:Bank",
        "2024-01-06 Store",
        "    ; for the house",
        "    Expenses:Food  $7.00  ; milk, :weekly:",
        "    Expenses:Home  $3.00",
        "    ; a brush",
        "    Assets:Bank",
        "",
      ].join("\n"),
    );
    expect(rowsOf(file, "Bank").map(({ brought }) => brought)).toMatchObject([
      { note: "with Ann; and Bob", tags: ["Trip: Paris"], category: { name: "Food" } },
      {
        note: "for the house",
        tags: ["weekly"],
        parts: [{ note: "milk" }, { note: "a brush" }],
      },
    ]);
  });

  test("follows what stands below an account and a commodity", async () => {
    const file = await read(
      [
        "commodity EUR",
        "    format 1.000,00 EUR",
        "    alias €",
        "account Assets:Giro",
        "    alias giro",
        "    default",
        "2024-01-05 Shop",
        "    Expenses:Food  1.234 €",
        "    giro  -1.234,00 EUR",
        "2024-01-06 Shop",
        "    Expenses:Food  $1.50",
        "",
      ].join("\n"),
    );
    expect([balances(file), file.problems]).toEqual([{ "Giro EUR": -123_400, "Giro USD": -150 }, []]);
  });

  test("reads decimals of each commodity as that is written", async () => {
    const file = await read(
      [
        "2024-01-05 Shop",
        "    Assets:Euros  1.234,50 EUR",
        "    Income:A",
        "2024-01-06 Shop",
        "    Assets:Euros  12,5 EUR",
        "    Income:A",
        "2024-01-07 Shop",
        "    Assets:Dollars  $1,234.50",
        "    Income:B",
        "2024-01-08 Shop",
        "    Assets:Dollars  $1,234",
        "    Income:B",
        "",
      ].join("\n"),
    );
    expect(balances(file)).toEqual({ Euros: 124_700, Dollars: 246_850 });
  });

  test("takes amounts without a commodity for those of its default", async () => {
    const file = await read("D 1,000.00 SEK\n2024-01-05 x\n    Assets:Bank  12.50 = 12.50\n    Income:A\n");
    expect(file.statements).toMatchObject([{ currency: "SEK", closing_balance: 1250 }]);
    expect(file.problems).toEqual([]);
  });

  test("ends what is applied by its name, innermost first, and gives its tag to every transaction between", async () => {
    const file = await read(
      [
        "apply account Club",
        "apply tag shared",
        "2024-01-05 Till",
        "    Assets:Till  $5.00",
        "    Income:Fees",
        "end apply tag",
        "2024-01-06 Till",
        "    Assets:Till  $5.00",
        "    Income:Fees",
        "end apply account",
        "apply year 2023",
        "02/03 Bank",
        "    Assets:Bank  $1.00",
        "    Income:Gifts",
        "end apply year",
        "",
      ].join("\n"),
    );
    expect(file.problems).toEqual([]);
    expect(balances(file)).toEqual({ Bank: 100, "Club:Till": 1000 });
    expect(rowsOf(file, "Club:Till").map(({ brought }) => [brought?.tags, brought?.category])).toEqual([
      [["shared"], { parent: "Club", name: "Fees" }],
      [[], { parent: "Club", name: "Fees" }],
    ]);
    expect(rowsOf(file, "Bank")).toMatchObject([{ booked_on: "2023-02-03" }]);
  });

  test("counts what it adds up only at the end, and looks at no checks", async () => {
    const file = await read(
      "2024-01-05 x\n    <Assets:Bank>  $5.00\n    assert amount > 0\n    Income:A  $-5.00\n",
    );
    expect([balances(file), file.problems]).toEqual([{ Bank: 500 }, []]);
  });

  test("compares a balance with all below its account where that is said", async () => {
    const file = await read(
      "2024-01-05 x\n  assets:bank:a  $5.00\n  assets:bank:b  $5.00\n  income:a\n2024-01-06 y\n  assets:bank  $0 =* $10.00\n",
    );
    expect(file.problems).toEqual([]);
  });

  test("names other names of payees with their line, since patterns are not run", async () => {
    const file = await read(
      "payee Corner Grocer\n    alias ^CRNR\n2024-01-05 x\n    Assets:Bank  $5.00\n    Income:A\n",
    );
    expect(told(file)).toEqual([["book_line_unknown", { line: 2 }]]);
  });
});

describe("a journal of beancount", () => {
  const OPEN =
    "2024-01-01 open Assets:Depot\n2024-01-01 open Assets:Giro EUR\n2024-01-01 open Income:Gewinn\n";
  const BUY = [
    '2024-01-02 * "Kauf"',
    '  Assets:Depot  5 IE00B4L5Y983 {100.00 EUR, 2024-01-02, "eins"}',
    "  Assets:Giro  -500.00 EUR",
    '2024-01-03 * "Kauf"',
    "  Assets:Depot  5 IE00B4L5Y983 {110.00 # 5.00 EUR}",
    "  Assets:Giro  -555.00 EUR",
    "",
  ].join("\n");

  test.each([
    ["of the lot that was bought first", "{}", "-40.00"],
    ["of the lot of a day", "{2024-01-03}", "-18.00"],
    ["of the lot of a name", '{"eins"}', "-40.00"],
    ["that is said", "{100.00 EUR}", "-40.00"],
  ])("sells shares at the cost %s", async (_which, lot, gain) => {
    const file = await read(
      `${OPEN}${BUY}2024-02-02 * "Verkauf"\n  Assets:Depot  -2 IE00B4L5Y983 ${lot} @ 120.00 EUR\n  Income:Gewinn  ${gain} EUR\n  Assets:Giro\n`,
    );
    expect(rowsOf(file, "Giro").map(({ amount }) => amount)).toEqual([-50_000, -55_500, 24_000]);
  });

  test("fills in the number of a currency that stands alone", async () => {
    const file = await read(`${OPEN}2024-02-02 * "Markt"\n  Expenses:Essen  7.50 EUR\n  Assets:Giro  EUR\n`);
    expect(balances(file)).toEqual({ Giro: -750 });
  });

  test("pads each currency of an account once", async () => {
    const file = await read(
      [
        "2024-01-01 open Assets:Multi",
        "2024-01-01 pad Assets:Multi Equity:Opening",
        "2024-01-02 balance Assets:Multi  10.00 EUR",
        "2024-01-02 balance Assets:Multi  20.00 USD",
        '2024-01-03 * "x"',
        "  Assets:Multi  1.00 EUR",
        "  Income:A",
        "2024-01-04 balance Assets:Multi  12.00 EUR",
        "",
      ].join("\n"),
    );
    expect(balances(file)).toEqual({ "Multi EUR": 1100, "Multi USD": 2000 });
    expect(file.problems).toMatchObject([{ code: "book_assertion", place: { line: 8 } }]);
  });
});

test("what prices round away of each movement does not add up in an account", async () => {
  const hotel = "  Expenses:Travel  3 EUR @ $1.0555\n  Assets:Cash\n";
  const file = await read([5, 6, 7].map((day) => `2024-01-0${String(day)} Hotel\n${hotel}`).join(""));
  expect(rowsOf(file, "Cash").map(({ amount }) => amount)).toEqual([-317, -316, -317]);
  expect(balances(file)).toEqual({ Cash: -950 });
});

test("a lot that is bought at no price is no money", async () => {
  const file = await read(
    "2024-01-04 x\n  Assets:Cash  $9.00\n  Income:A\n2024-01-05 Fund\n  Assets:Fund  10 VT {$10.00} [2024-01-01]\n  Assets:Cash\n",
  );
  expect(balances(file)).toEqual({ Cash: 900 });
});

test("a journal most of whose accounts have no parts, or are called by other names, is one", async () => {
  const entry = (day: number, lines: string): string => `2024-01-0${String(day)} x\n${lines}\n`;
  const file = await read(
    [
      entry(1, "  assets:bank  $5.00\n  equity:opening"),
      entry(2, "  bank  $5.00\n  savings  $-5.00"),
      entry(3, "  bank     5.00 EUR @ $1.10\n  savings"),
      entry(4, "  * bank  = $50.00\n  pay"),
    ].join("\n"),
  );
  expect(file.format).toBe("ledger");
});

test.each([
  [
    "Ledger",
    '<?xml version="1.0" encoding="utf-8"?>\n<ledger version="197376">\n  <commodities/>\n</ledger>\n',
  ],
  [
    "Ledger",
    '"2023/01/01","","Opening","Assets:Checking","$","4250","*",""\n"2023/01/01","","Opening","Equity","$","-4250","*","a \\"b\\""\n',
  ],
  [
    "hledger",
    '"txnidx","date","date2","status","code","description","comment","account","amount","commodity","credit","debit","posting-status","posting-comment"\n"1","2023-01-01","","*","","opening","","assets:checking","4000.00","$","","4000.00","",""\n',
  ],
])("a list that %s makes of its journal is refused, with what to upload", async (program, text) => {
  const parsed = await parseStatement(strToU8(text), { today: "2026-11-27" });
  expect(parsed).toMatchObject({ ok: false, error: { sentence: "book_is_listing", data: { program } } });
});

test("a number of beancount without a currency is of the one of its transaction", async () => {
  const file = await read(
    '2024-01-01 open Assets:Giro EUR\n2024-02-02 * "x"\n  Expenses:Essen  7.50 EUR\n  Assets:Giro  -7.50\n',
  );
  expect(balances(file)).toEqual({ Giro: -750 });
});

test("what beancount works out beside amounts of a currency is rounded as it is there", async () => {
  const shop = "  Expenses:Reise  10.05 USD @ 0.70 EUR\n  Expenses:Essen  1.00 EUR\n  Assets:Giro\n";
  const file = await read(
    `2024-01-01 open Assets:Giro EUR\n${[5, 6, 7].map((day) => `2024-01-0${String(day)} * "x"\n${shop}`).join("")}`,
  );
  expect(balances(file)).toEqual({ Giro: -2412 });
});

test("a power of ten is read, and nothing without a commodity is no account of its own", async () => {
  const file = await read(
    "2024-01-05 x\n  assets:bank  1.5E2 EUR\n  income:a\n2024-01-06 y\n  assets:bank  0 = 150 EUR\n",
  );
  expect([balances(file), file.problems]).toEqual([{ bank: 15_000 }, []]);
});
