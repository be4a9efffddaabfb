import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import type { ParsedStatement } from "../../index.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

const rowsOf = ({ transactions }: ParsedStatement): unknown[] =>
  transactions.map(({ booked_on, amount }) => [booked_on, amount]);

const AMOUNT = 480;
const BALANCE = 560;

describe("marks of both sides", () => {
  const turkish = (first: string): PlacedLine[] => [
    [20, [40, "Hesap özeti 01.03.2026 - 31.03.2026"], [300, "TRY"]],
    [60, [40, "Tarih"], [120, "Açıklama"], [AMOUNT, ">Tutar"], [BALANCE, ">Bakiye"]],
    [75, [120, "Açılış bakiyesi"], [BALANCE, ">100,00 A"]],
    [90, [40, "02.03.2026"], [120, "Market"], [AMOUNT, `>30,00 ${first}`], [BALANCE, ">70,00 A"]],
    [105, [40, "05.03.2026"], [120, "Maaş"], [AMOUNT, ">400,00 A"], [BALANCE, ">470,00 A"]],
    [120, [40, "09.03.2026"], [120, "Kira"], [AMOUNT, ">500,00 B"], [BALANCE, ">30,00 B"]],
    [135, [120, "Kapanış bakiyesi"], [BALANCE, ">30,00 B"]],
  ];

  it("are known in pairs, by where banks print them", () => {
    const statement = read(turkish("B"));
    expect(rowsOf(statement)).toEqual([
      ["2026-03-02", -3000],
      ["2026-03-05", 40_000],
      ["2026-03-09", -50_000],
    ]);
    expect([statement.closing_balance, statement.proof.verdict]).toEqual([-3000, "proved"]);
  });

  it("prove nothing where a balance says otherwise", () => {
    expect(read(turkish("A")).proof.verdict).not.toBe("proved");
  });
});

describe("days that narrow columns break", () => {
  const page = (month: string): PlacedLine[] => [
    [20, [40, "Statement 1 February 2026 - 28 February 2026"], [400, "GBP"]],
    [60, [40, "Day"], [120, "Details"], [AMOUNT, ">Sum"], [BALANCE, ">Balance"]],
    [75, [120, "Opening balance"], [BALANCE, ">100.00"]],
    [90, [40, "3"], [120, "Rent"], [AMOUNT, ">-20.00"], [BALANCE, ">80.00"]],
    [99, [40, month]],
    [108, [40, "2026"]],
    [123, [40, "10"], [120, "Market"], [AMOUNT, ">-30.00"], [BALANCE, ">50.00"]],
    [132, [40, month]],
    [141, [40, "2026"]],
    [156, [120, "Closing balance"], [BALANCE, ">50.00"]],
  ];

  it("are whole over three lines", () => {
    const statement = read(page("February"));
    expect(rowsOf(statement)).toEqual([
      ["2026-02-03", -2000],
      ["2026-02-10", -3000],
    ]);
    expect(statement.proof.verdict).toBe("proved");
  });

  it("are none of the row before where the month is not known", () => {
    const lines: PlacedLine[] = [
      ...page("Fbrry").slice(0, 3),
      [90, [40, "3 February 2026"], [120, "Rent"], [AMOUNT, ">-20.00"], [BALANCE, ">80.00"]],
      [105, [40, "10 Fbrry 2026"], [120, "Market"], [AMOUNT, ">-30.00"], [BALANCE, ">50.00"]],
      [156, [120, "Closing balance"], [BALANCE, ">50.00"]],
    ];
    expect(read(lines).proof.verdict).not.toBe("proved");
  });
});

it("a day of which one name is not known is asked beside one of an operation", () => {
  const lines = (first: string): PlacedLine[] => [
    [20, [40, "Extracto 01/08/2026 - 31/08/2026"], [400, "EUR"]],
    [60, [40, first], [120, "Fecha operación"], [220, "Detalle"], [AMOUNT, ">Importe"], [BALANCE, ">Saldo"]],
    [75, [220, "Saldo inicial"], [BALANCE, ">100,00"]],
    [90, [40, "04/08/2026"], [120, "03/08/2026"], [220, "Tienda"], [AMOUNT, ">-20,00"], [BALANCE, ">80,00"]],
    [105, [40, "11/08/2026"], [120, "10/08/2026"], [220, "Nómina"], [AMOUNT, ">50,00"], [BALANCE, ">130,00"]],
    [120, [220, "Saldo final"], [BALANCE, ">130,00"]],
  ];
  expect(rowsOf(read(lines("F. asiento"))).map((row) => (row as string[])[0])).toEqual([
    "2026-08-04",
    "2026-08-11",
  ]);
  expect(read(lines("Qwerty")).proof.doubts.map(({ code }) => code)).toContain("days_open");
});

it("totals under both sides are no row", () => {
  const statement = read([
    [20, [40, "Statement 1 Mar 2026 - 31 Mar 2026"], [300, "IDR"]],
    [60, [40, "Date"], [120, "Details"], [400, ">Debit"], [AMOUNT, ">Credit"], [BALANCE, ">Balance"]],
    [75, [120, "Opening balance"], [BALANCE, ">100.00"]],
    [90, [40, "02 Mar"], [120, "Rent"], [400, ">30.00"], [BALANCE, ">70.00"]],
    [105, [40, "03 Mar"], [120, "Pay"], [AMOUNT, ">50.00"], [BALANCE, ">120.00"]],
    [120, [120, "So far of each"], [400, ">30.00"], [AMOUNT, ">50.00"]],
    [135, [40, "09 Mar"], [120, "Market"], [400, ">20.00"], [BALANCE, ">100.00"]],
    [150, [120, "Closing balance"], [BALANCE, ">100.00"]],
  ]);
  expect(rowsOf(statement)).toHaveLength(3);
  expect(statement.proof.verdict).toBe("proved");
});
