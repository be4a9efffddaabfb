import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import { readNames } from "../../layout/copied/lines/read-names.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement | undefined> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements[0] : undefined;
};

test("signs of reckoning between boxes part no label from its figure", async () => {
  const found = await read(`Harbour Lane Bank
Ava Example
Account number: 12345678 GBP
Opening balance Total credits Total debits Closing balance
+ - =
500.00 1,200.00 743.70 956.30
Date Details Amount
03.03.2025 Corner Bakery -12.50
04.03.2025 Salary 1,200.00
09.03.2025 Rent -700.00
12.03.2025 Grocer -31.20
`);
  expect(found?.proof.verdict).toBe("proved");
  expect([found?.opening_balance, found?.closing_balance]).toEqual([50_000, 95_630]);
});

test("figures with decimal commas are no table with commas between its columns", async () => {
  const found = await read(`Donaubank
Linz
Konto-Nr. 106-018659-4 Währung EUR
Zeitraum 01.02.2025 - 31.05.2025
Alter Kontostand 769,89
Neuer Kontostand 968,86
No. Verwendungszweck Umsatz
Alter Kontostand 769,89
11 Februar 2025
1 GUTSCHRIFT HUBER MARIA 1.159,38
Saldo 1.929,27
27 Februar 2025
2 BARGELDAUSZAHLUNG -287,03
LINZ AT
Saldo 1.642,24
12 März 2025
3 BAREINZAHLUNG 402,68
Saldo 2.044,92
12 April 2025
4 ÜBERWEISUNG AN GRUBER FRANZ -1.076,06
Saldo 968,86
Neuer Kontostand 968,86
`);
  expect(found?.proof.verdict).toBe("proved");
  expect(found?.transactions.map(({ amount }) => amount)).toEqual([115_938, -28_703, 40_268, -107_606]);
});

test("what rows cost abroad, and at which rate, is no row that is left over", async () => {
  const found = await read(`Harbour Lane Bank
Ava Example
Account number: 12345678 GBP
Opening balance: 500.00 Cr; Closing balance: 956.30 Cr
No. Date Details Amount
1 03.03.2025 Corner Bakery 12.50 Dr
Card xx1903
USD 16.42 @ 0.7613
2 04.03.2025 Salary 1,200.00 Cr
3 09.03.2025 Rent 700.00 Dr
4 12.03.2025 Grocer 31.20 Dr
`);
  expect(found?.proof.doubts).toEqual([]);
  expect(found?.proof.verdict).toBe("proved");
});

const rolesOf = (names: string): string[] => readNames(names).map(({ text, role }) => `${text}: ${role}`);

test("the name of counters, and a date beside another, take no word of the next name", () => {
  expect(rolesOf("# تاريخ القيد تاريخ القيمة التفاصيل").slice(1, 3)).toEqual([
    "تاريخ القيد: booking_date",
    "تاريخ القيمة: value_date",
  ]);
  expect(rolesOf("Sana O'tkazilgan sana").map((name) => name.split(":")[0])).toEqual([
    "Sana",
    "O'tkazilgan sana",
  ]);
  expect(rolesOf("Datum Beleg Datum Buchung").map((name) => name.split(":")[0])).toEqual([
    "Datum Beleg",
    "Datum Buchung",
  ]);
});

test.each([
  ["+150.00", ["direction_unknown", "mark_disagrees"]],
  ["\u2013150.00", []],
])("a short dash before a figure is a minus, which speaks beside balances: %s", async (amount, doubts) => {
  const found = await read(`Harbour Lane Bank
Ava Example
Account number: 12345678 GBP
No. Date Amount Details Balance
01.03.2025 Opening balance +500.00
1 03.03.2025 \u201312.50 Corner Bakery +487.50
2 04.03.2025 +1,200.00 Salary +1,687.50
3 09.03.2025 ${amount} Rent +1,537.50
4 12.03.2025 \u201331.20 Grocer +1,506.30
Closing balance +1,506.30
`);
  expect(found?.proof.doubts.map(({ code }) => code)).toEqual(doubts);
  expect(found?.transactions.map((row) => row.amount)).toEqual([-1250, 120_000, -15_000, -3120]);
});
