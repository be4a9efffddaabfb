import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number, string][] =>
  (statement?.transactions ?? []).map((row) => [row.booked_on, row.amount, row.description]);

const HEAD = "Harbour Lane Bank\nAva Example\nStatement of account\nAccount number: 12345678 GBP\n";
const PERIOD = "Statement period: 1 March 2025 to 31 March 2025\n";

const COLLAPSED = `${HEAD}${PERIOD}Date Details Paid out Paid in Balance
1 Mar 2025 Balance brought forward 500.00
3 Mar 2025 Corner Bakery 12.50 487.50
4 Mar 2025 Salary Example Mills Ltd 1,200.00 1,687.50
Reference 5521 20.00 GBP
9 Mar 2025 Rent March 700.00 987.50
12 Mar 2025 Green Grocer 7 31.20 956.30
31 Mar 2025 Closing balance 956.30
Harbour Lane Bank · Page 1
`;

test("text with one space between words is read, and its running balance says which way each amount went", async () => {
  const [statement] = await read(COLLAPSED);
  expect(rowsOf(statement).map(([day, amount]) => [day, amount])).toEqual([
    ["2025-03-03", -1250],
    ["2025-03-04", 120_000],
    ["2025-03-09", -70_000],
    ["2025-03-12", -3120],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([50_000, 95_630]);
});

test("each row of copied text says on which line of the file it stands", async () => {
  const [statement] = await read(COLLAPSED);
  expect(statement?.transactions.map(({ source }) => source)).toEqual([
    { line: 8 },
    { line: 9 },
    { line: 11 },
    { line: 12 },
  ]);
});

test("the page's menus before and behind copied text are no rows", async () => {
  const [statement] = await read(
    `https://bank.example.test/view?id=77\n3/4/2026, 12:19\nSkip to content\n\n${COLLAPSED}\nDownload Print Close\n`,
  );
  expect(statement?.transactions).toHaveLength(4);
  expect(statement?.proof.verdict).toBe("proved");
});

test("cells copied one to a line are put together to rows", async () => {
  const rows = [
    ["05.03.2025", "Bäckerei Beispiel", "-4,20", "995,80"],
    ["07.03.2025", "Gehalt Muster GmbH", "2.000,00", "2.995,80"],
    ["12.03.2025", "Miete März", "-900,00", "2.095,80"],
  ];
  const [statement] = await read(
    [
      "Beispielbank\nKontoauszug\nZeitraum: 01.03.2025 bis 31.03.2025",
      "Alter Kontostand\nNeuer Kontostand\n1.000,00\n2.095,80",
      "Datum\nText\nBetrag EUR\nSaldo",
      ...rows.map((row) => row.join("\n\n")),
    ].join("\n\n"),
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-05", -420, "Bäckerei Beispiel"],
    ["2025-03-07", 200_000, "Gehalt Muster GmbH"],
    ["2025-03-12", -90_000, "Miete März"],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a day on a line of its own is that of the rows under it", async () => {
  const [statement] = await read(
    `${HEAD}${PERIOD}Opening balance 100.00\nDetails Amount Balance\n3 March 2025\nCorner Bakery -10.00\nBus ticket -5.00 85.00\n4 March 2025\nRefund Green Grocer 15.00 100.00\nBook shop -20.00 80.00\nClosing balance 80.00\n`,
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-03", -1000, "Corner Bakery"],
    ["2025-03-03", -500, "Bus ticket"],
    ["2025-03-04", 1500, "Refund Green Grocer"],
    ["2025-03-04", -2000, "Book shop"],
  ]);
});

test("several balances named on one line belong to the amounts on the next", async () => {
  const [statement] = await read(
    `${HEAD}${PERIOD}Opening balance Total paid out Total paid in Closing balance\n100.00 30.00 50.00 120.00\nDate Details Amount\n3 Mar 2025 Corner Bakery -30.00\n4 Mar 2025 Refund Green Grocer +50.00\n`,
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-3000, 5000]);
  expect(statement?.proof.verdict).toBe("proved");
});

test.each([
  ["a total that the rows do not give", "Total paid out 744.70\n", "figure_unexplained"],
  ["an opening balance that is another one elsewhere", "Opening balance 501.00\n", "figure_unexplained"],
  ["a number of rows that are not there", "Withdrawals (4)\n", "count_disagrees"],
])("copied text with %s is not called proved", async (_, line, code) => {
  const [statement] = await read(COLLAPSED + line);
  expect(statement?.transactions).toHaveLength(4);
  expect(statement?.proof.verdict).not.toBe("proved");
  expect(statement?.proof.doubts.map((one) => one.code)).toContain(code);
});

test("a printed mark that speaks against the running balance is a doubt", async () => {
  const marked = `${HEAD}${PERIOD}Date Details Amount Balance
1 Mar 2025 Balance brought forward 500.00
3 Mar 2025 Corner Bakery -12.50 487.50
4 Mar 2025 Salary Example Mills Ltd 1,200.00 1,687.50
9 Mar 2025 Rent March 700.00 987.50
12 Mar 2025 Green Grocer -31.20 956.30
31 Mar 2025 Closing balance 956.30
`;
  const [statement] = await read(marked);
  expect(statement?.proof.verdict).not.toBe("proved");
});

test("payments to come under other names are no rows, and that they are there is said", async () => {
  const [statement] = await read(
    `${HEAD}${PERIOD}Opening balance 100.00\nClosing balance 120.00\nDate Details Amount\n3 Mar 2025 Corner Bakery -30.00\n4 Mar 2025 Refund Green Grocer +50.00\nExpected\nDue Details Amount\n3 Apr 2025 Example Energy 41.10\n`,
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-3000, 5000]);
  expect(statement?.proof.verdict).toBe("partly");
});

test("rows under the name of what is owed are not proved where another word calls the account savings", async () => {
  const [statement] = await read(
    "Harbour Lane Savings Society\nMember statement\nDEVELOPMENT ACCOUNT 46667868 KES\n" +
      "Date Ref Particulars Debit Credit Loan balance\nBalance B/F 930,000.00\n" +
      "13-Feb-2026 188814 Interest 6,122.50 936,122.50\n14-Feb-2026 362018 Instalment 15,500.00 920,622.50\n" +
      "15-Mar-2026 272191 Interest 6,060.76 926,683.26\n16-Mar-2026 647425 Instalment 15,500.00 911,183.26\n" +
      "Balance C/F 911,183.26\n",
  );
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("direction_unknown");
});

test("rows without marks that mostly raise a balance of unknown kind may be turned about", async () => {
  const [statement] = await read(
    "Harbour Lane Society\nStatement 4667 KES 01-Feb-2026 to 31-Mar-2026\nDate Particulars Wolun Tarid Mesa\n" +
      "Opening balance 930,000.00\n13-Feb-2026 188814 Interest 6,122.50 936,122.50\n" +
      "14-Feb-2026 362018 Instalment 15,500.00 920,622.50\n15-Mar-2026 272191 Interest 6,060.76 926,683.26\n" +
      "16-Mar-2026 Penalty 500.00 927,183.26\nClosing balance 927,183.26\n",
  );
  expect(statement?.transactions).toHaveLength(4);
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("direction_unknown");
});

test("small whole amounts with a sign and a unit are no part of the words before them", async () => {
  const [statement] = await read(
    "Reikningsyfirlit\nJón Dæmi, reikningur 0133-26-599275\nDagsetning Skýring Upphæð Staða\n" +
      "01.03.2026 Upphafsstaða 436.030 kr.\n01.03.2026 Húsaleiga -140.000 kr. 296.030 kr.\n" +
      "24.03.2026 Laun 499.740 kr. 795.770 kr.\n28.03.2026 Þjónustugjald -750 kr. 795.020 kr.\n" +
      "30.03.2026 Lokastaða 795.020 kr.\n",
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-140_000, 499_740, -750]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a name that no list knows behind those of money is that of the balance", async () => {
  const [statement] = await read(
    "Banka Shembull\nKlienti: Ana Shembull\nLlogari 12345678\nValuta: EUR Periudha: 19.08.2025 - 18.09.2025\n" +
      "Data Nr. ref Përshkrimi Debi Kredi Bilanci\n18.09.2025 Bilanci përfundimtar 757,84\n" +
      "16.09.2025 33583694 Tarifë -3,92 757,84\n10.09.2025 95837318 Debitim -61,38 761,76\n" +
      "28.08.2025 48029676 Urdhër Besnik -90,00 823,14\n25.08.2025 46556118 Transfer nga Ana 21,06 913,14\n" +
      "19.08.2025 Bilanci fillestar 892,08\n",
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-392, -6138, -9000, 2106]);
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([89_208, 75_784]);
});

test("days and names of columns that stand without a blank between them are two", async () => {
  const [statement] = await read(
    `${HEAD}Trans DateValue Date Details Money Out Money In Balance\nOPENING BALANCE -181.25\n` +
      "02/03/202602/03/2026 SALARY EXAMPLE MILLS 274.88 93.63\n05/03/202604/03/2026 CORNER BAKERY 7.18 86.45\n" +
      "13/03/202613/03/2026 STANDING ORDER AVA EXAMPLE 78.00 8.45\nCLOSING BALANCE 8.45\n",
  );
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2026-03-02", 27_488],
    ["2026-03-05", -718],
    ["2026-03-13", -7800],
  ]);
});
