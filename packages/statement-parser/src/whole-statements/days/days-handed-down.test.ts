import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const readTable = (...lines: readonly string[]): unknown[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.map(({ proof, transactions }) => [
    proof.verdict,
    ...transactions.map(({ booked_on }) => booked_on.slice(5)),
  ]);
};

it("a row with the day of the row above, amid rows with their own, is doubted where its words show another", () => {
  const table = (words: string): unknown =>
    readTable(
      "Date;Text;Amount;Balance",
      "02.03.2026;Rent;-850,00;1150,00",
      `;${words};-20,00;1130,00`,
      ";Bakery;-30,00;1100,00",
      "09.03.2026;Salary;900,00;2000,00",
      ";Cinema;-10,00;1990,00",
      "12.03.2026;Kiosk;-30,00;1960,00",
    );
  const days = ["03-02", "03-02", "03-02", "03-09", "03-09", "03-12"];
  expect(table("Shop")).toStrictEqual([["proved", ...days]]);
  expect(table("Shop 05.03.2026")).toStrictEqual([["partly", ...days]]);
  expect(table("Shop 05.03.2026 14:05")).toStrictEqual([["proved", ...days]]);
  expect(table("Shop 05.01.2026")).toStrictEqual([["proved", ...days]]);
});
