import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement | undefined> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements[0] : undefined;
};

const HEAD = "Harbour Lane Bank\nAva Example\nAccount number: 12345678 GBP\n";

const EXPECTED: [string, number][] = [
  ["2025-03-03", -1250],
  ["2025-03-04", 120_000],
  ["2025-03-09", -70_000],
  ["2025-03-12", -3120],
];

const ENDS = "Opening balance 500.00\nClosing balance 956.30\n";

test.each([
  [
    "quoted in a mail",
    `From: ava@example.test\n\n${`${HEAD}Opening balance 500.00\nDate Details Amount Balance
03.03.2025 Corner Bakery
12.50 487.50
04.03.2025 Salary
1,200.00 1,687.50
09.03.2025 Rent
700.00 987.50
12.03.2025 Grocer
31.20 956.30
`.replaceAll(/^/gm, "> ")}`,
  ],
  [
    "with days that begin lines of the words of rows",
    `${HEAD}${ENDS}03.03.2025 Card
01.03.2025 4113 Corner Bakery
-12.50
04.03.2025 Salary
+1,200.00
09.03.2025 Order
Northgate Rent
-700.00
12.03.2025 Card
11.03.2025 4113 Grocer
-31.20
`,
  ],
  [
    "with days in the words of rows whose own stand beside their figures",
    `${HEAD}${ENDS}03.03.2025 Corner Bakery -12.50
05.03.2025 Francs
14 x 0.9
04.03.2025 Salary +1,200.00
09.03.2025 Rent -700.00
12.03.2025 Grocer -31.20
`,
  ],
  [
    "under headings of days, with other days in the words",
    `${HEAD}${ENDS}3 March 2025
Card 4113 Corner Bakery -12.50
4 March 2025
Salary Example Mills +1,200.00
9 March 2025
08/03/2025 Rent -700.00
12 March 2025
11/03/2025 Grocer -31.20
`,
  ],
  [
    "with another day right behind that of the row",
    `${HEAD}${ENDS}2025-03-03
Purchase 2025-03-01
Corner Bakery
-12.50
2025-03-04
Salary
+1,200.00
2025-03-09
Order 2025-03-08
Rent
-700.00
2025-03-12
Purchase 2025-03-11
Grocer
-31.20
`,
  ],
  [
    "with the balance before the amount, on a line above words and day",
    `${HEAD}Opening balance 500.00
487.50 12.50
Corner Bakery 2025/03/03
1,687.50 1,200.00
Salary 2025/03/04
987.50 700.00
Rent 2025/03/09
956.30 31.20
Grocer 2025/03/12
`,
  ],
  [
    "column after column, with both balances named on lines of their own",
    `${HEAD}Opening balance on 01 March 2025: 500.00
Date
03.03.2025
04.03.2025
09.03.2025
12.03.2025
Details
Corner Bakery
Salary
Rent
Grocer
Amount
-12.50
+1,200.00
-700.00
-31.20
Closing balance on 31 March 2025: 956.30
`,
  ],
  [
    "column after column, with words that speak of debits",
    `${HEAD}Opening balance on 01/03/25: 500.00
Date
03/03/25
04/03/25
09/03/25
12/03/25
Details
Debit card Corner Bakery
Transfer received
Direct debit Rent
Debit card Grocer
Amount
-12.50
1,200.00
-700.00
-31.20
Balance
487.50
1,687.50
987.50
956.30
Closing balance on 31/03/25: 956.30
`,
  ],
])("a text copied %s is read", async (_, text) => {
  const statement = await read(text);
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual(EXPECTED);
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([50_000, 95_630]);
});

test("balances of days between rows are no words of them, and names of debit and credit none of theirs", async () => {
  const statement = await read(
    `${HEAD}Date
Details
Debit
Credit
PREVIOUS BALANCE
500.00
03/03/2025
Card
01.03.2025 TID 88 Corner Bakery
12.50
Grocer
31.20
BALANCE OF THE DAY
456.30
04/03/2025
Salary
1,200.00
BALANCE OF THE DAY
1,656.30
09/03/2025
Rent
700.00
BALANCE OF THE DAY
956.30
`,
  );
  expect(
    statement?.transactions.map(({ booked_on, amount, description }) => [booked_on, amount, description]),
  ).toEqual([
    ["2025-03-03", -1250, "Card 01.03.2025 TID 88 Corner Bakery"],
    ["2025-03-03", -3120, "Grocer"],
    ["2025-03-04", 120_000, "Salary"],
    ["2025-03-09", -70_000, "Rent"],
  ]);
});

const WON = `Example Bank
Account 6875-462-752348 KRW
Opening balance 500,820
No Date Details Out In Balance Branch
4 2025.03.12 Grocer 31,200 0 956,300
Seongsu branch
3 2025.03.09 Transfer fee 820 0 987,500
Seongsu branch
2 2025.03.04 Salary 0 500,000 988,320
Seongsu branch
1 2025.03.03 Corner Bakery 12,500 0 488,320
Seongsu branch
`;

test.each([
  ["as it stands", WON],
  ["one word to a line", WON.replaceAll(" ", "\n")],
])("a number without thousands is an amount where balances lead over it, %s", async (_, text) => {
  const statement = await read(text);
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2025-03-12", -31_200],
    ["2025-03-09", -820],
    ["2025-03-04", 500_000],
    ["2025-03-03", -12_500],
  ]);
});

test("letters of debit and credit behind amounts are marks in Cyrillic too", async () => {
  const statement = await read(
    "Банка Пример\nИзвлечение по сметка BGN\nНачално салдо 500.00\nДата\n03.03.2025\n04.03.2025\n09.03.2025\nОснование\n" +
      "Пекарна\nЗаплата\nНаем\nСума\n12.50 Дт\n1 200.00 Кт\n700.00 Дт\nКрайно салдо 987.50\n",
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-1250, 120_000, -70_000]);
});

test("the open amounts of a German bill are its balances", async () => {
  const statement = await read(
    "Beispielbank Kreditkartenabrechnung vom 31.03.2025 EUR\nOffener Betrag der letzten Abrechnung\n100,00\n" +
      "04.03.2025 Bäckerei\n12,50\n09.03.2025 Buchladen\n20,00\n12.03.2025 Lastschrifteinzug vom Girokonto\n-100,00\n" +
      "Neuer offener Betrag\n32,50\n",
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-1250, -2000, 10_000]);
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([-10_000, -3250]);
});

const account = (label: string, number: string, rows: readonly string[]): string[] => [
  label,
  number,
  "Statement period",
  "01/06/2026 - 30/06/2026",
  "Date Description Amount Balance",
  ...rows,
];

test.each(["Account number", "رقم الحساب", "Số tài khoản", "Αριθμός λογαριασμού"])(
  "accounts one under the other are parted by their numbers: %s",
  (label) => {
    const lines = [
      "Example Mutual",
      ...account(label, "8962 712157", [
        "02/06/2026 Rent -945.00 2,612.15",
        "05/06/2026 Salary 1,000.00 3,612.15",
        "11/06/2026 Market -12.15 3,600.00",
      ]),
      ...account(label, "4704 344263", [
        "03/06/2026 Rent -61.70 3,842.05",
        "16/06/2026 Market -18.54 3,823.51",
        "22/06/2026 Salary 358.81 4,182.32",
      ]),
    ];
    const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.statements.map((own) => own.transactions.map(({ amount }) => amount))).toEqual([
      [-94500, 100000, -1215],
      [-6170, -1854, 35881],
    ]);
  },
);

test("Valor is the amount where no other name is one, so that two lists of rows have their days by their names", () => {
  const lines = [
    "Extrato de conta - MZN",
    "Período 01-10-2025 - 31-10-2025",
    "Total créditos 1.300,00",
    "Total débitos 230,00",
    "Crédito",
    "Data da transação Data de lançamento Descrição Valor",
    "02-10-2025 02-10-2025 Salário 900,00",
    "24-10-2025 25-10-2025 Juros 400,00",
    "Total créditos 1.300,00",
    "Débito",
    "Data da transação Data de lançamento Descrição Valor",
    "05-10-2025 05-10-2025 Renda 130,00",
    "14-10-2025 17-10-2025 Compra 100,00",
    "Total débitos 230,00",
  ];
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const rows = parsed.value.statements.flatMap(({ transactions }) => transactions);
  expect(rows.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2025-10-02", 90000],
    ["2025-10-25", 40000],
    ["2025-10-05", -13000],
    ["2025-10-17", -10000],
  ]);
});
