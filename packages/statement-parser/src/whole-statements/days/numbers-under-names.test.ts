import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";

const doubtsOf = async (text: string): Promise<unknown[]> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  const [statement] = file.ok ? file.value.statements : [];
  return [statement?.proof.verdict, statement?.proof.doubts.map(({ code }) => code)];
};

const page = (rows: string): string => `<!doctype html><html><body><h1>Harbour Lane Bank</h1>
<p>Account number 12345678 EUR</p><p>Opening balance 924.84 EUR</p><p>Closing balance 780.50 EUR</p><table>
<tr><th>Transaction date</th><th>Value date</th><th>Details</th><th>Debit</th><th>Credit</th></tr>
<tr><td colspan="5">November 2025</td></tr>${rows}</table></body></html>`;

const row = (day: string, value: string, words: string, amount: string): string =>
  `<tr><td>${day}</td><td>${value}</td><td>${words}</td><td>${amount}</td><td></td></tr>`;

test("the day of value of a table is not the day of rows whose number stands under another name", async () => {
  const numbered = page(
    row("02", "03/11/2025", "Rent", "100.00") +
      row("15", "17/11/2025", "Bakery", "30.34") +
      row("17", "16/11/2025", "Grocer", "14.00"),
  );
  expect(await doubtsOf(numbered)).toEqual(["partly", ["days_open"]]);
  const dated = page(
    row("02/11/2025", "03/11/2025", "Rent", "100.00") +
      row("15/11/2025", "17/11/2025", "Bakery", "30.34") +
      row("17/11/2025", "16/11/2025", "Grocer", "14.00"),
  );
  expect(await doubtsOf(dated)).toEqual(["proved", []]);
});
