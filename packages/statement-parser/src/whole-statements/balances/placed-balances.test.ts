import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readAll = (lines: readonly PlacedLine[]): ParsedStatement[] => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

const without = (lines: readonly PlacedLine[], text: string): PlacedLine[] =>
  lines.filter((line) => !JSON.stringify(line).includes(text));

const rowsOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`) ?? [];

const DAY_ENDS: PlacedLine[] = [
  [20, [40, "Statement: 01/02/2026 - 28/02/2026"]],
  [40, [40, "Opening balance"], [240, ">£100.00"]],
  [52, [40, "Closing balance"], [240, ">£128.00"]],
  [80, [40, "DATE"], [120, "TRANSACTION"], [380, ">IN"], [460, ">OUT"], [560, ">ACCOUNT BALANCE"]],
  [95, [40, "02/02/2026"], [120, "Mill"], [460, ">£10.00"], [560, ">£90.00"]],
  [110, [40, "02/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£90.00"]],
  [125, [40, "07/02/2026"], [120, "Rail"], [460, ">£5.00"], [560, ">£85.00"]],
  [140, [40, "07/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£85.00"]],
  [155, [40, "09/02/2026"], [120, "Larder"], [460, ">£7.00"], [560, ">£78.00"]],
  [170, [40, "09/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£78.00"]],
  [185, [40, "14/02/2026"], [120, "Pharmacy"], [460, ">£8.00"], [560, ">£70.00"]],
  [200, [40, "14/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£70.00"]],
  [215, [40, "24/02/2026"], [120, "Wages"], [380, ">£90.00"], [560, ">£160.00"]],
  [230, [40, "24/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£160.00"]],
  [245, [40, "28/02/2026"], [120, "Pepper"], [460, ">£32.00"], [560, ">£128.00"]],
  [260, [40, "28/02/2026"], [120, "END OF DAY BALANCE"], [560, ">£128.00"]],
];

const MONTH_END: PlacedLine[] = [
  [20, [40, "RELEVE DE COMPTE"], [300, "du 12.01.2026 au 11.02.2026"]],
  [60, [40, "DATE"], [100, "LIBELLE"], [460, ">DEBIT"], [560, ">CREDIT"]],
  [75, [100, "ANCIEN SOLDE"], [560, ">500,00"]],
  [90, [40, "14.01"], [100, "CB GARE"], [460, ">79,00"]],
  [105, [40, "20.01"], [100, "VIR ATELIER"], [560, ">90,00"]],
  [120, [40, "29.01"], [100, "CB MARCHE"], [460, ">11,00"]],
  [135, [100, "SOLDE INTERMEDIAIRE A FIN JANVIER"], [560, ">500,00"]],
  [150, [40, "08.02"], [100, "CB CAFE"], [460, ">16,00"]],
  [165, [100, "SOLDE EN EUROS"], [560, ">484,00"]],
];

const NAMED_DAYS: PlacedLine[] = [
  [20, [40, "ESTADO DE CUENTA"], [300, "DEL 01/02/26 AL 28/02/26"]],
  [50, [40, "SALDO CONTABLE AL 31/01/26"], [300, "CARGOS"], [400, "SALDO CONTABLE AL 28/02/26"]],
  [62, [40, "100.00"], [300, "35.00"], [400, "65.00"]],
  [90, [40, "FECHA"], [120, "DESCRIPCION"], [460, ">CARGO/ABONO"], [560, ">SALDO"]],
  [105, [40, "02/02/26"], [120, "TIENDA"], [460, ">10.00-"], [560, ">90.00"]],
  [120, [40, "09/02/26"], [120, "FARMACIA"], [460, ">20.00-"], [560, ">70.00"]],
  [135, [40, "17/02/26"], [120, "LIBRERIA"], [460, ">5.00-"], [560, ">65.00"]],
];

const DASHED_TEXTS: PlacedLine[] = [
  [20, [40, "Statement Period 01/15/26 - 02/14/26"]],
  [40, [40, "Date"], [90, "Transaction Detail"], [480, ">Amount($)"], [560, ">Balance($)"]],
  [52, [40, "01-15"], [90, "Beginning Balance"], [560, ">100.00"]],
  [64, [40, "01-19"], [90, "Deposit - ACH Example"], [480, ">20.00"], [560, ">120.00"]],
  [76, [40, "01-29"], [90, "Paid To - Ann Example"], [480, ">5.00-"], [560, ">115.00"]],
  [88, [40, "02-10"], [90, "Deposit - ACH Example"], [480, ">25.00"], [560, ">140.00"]],
  [100, [40, "02-14"], [90, "Ending Balance"], [560, ">140.00"]],
];

const verdictOf = (lines: readonly PlacedLine[]): string | undefined => readAll(lines)[0]?.proof.verdict;

describe("balances on pages", () => {
  it("of days in between prove nothing where the row before a later one is missing", () => {
    expect(verdictOf(DAY_ENDS)).toBe("proved");
    for (const name of ["Mill", "Rail", "Larder", "Pharmacy", "Wages", "Pepper"])
      expect(verdictOf(without(DAY_ENDS, name)), name).not.toBe("proved");
  });
  it("of a month's end within the rows is not the last", () => {
    expect(verdictOf(MONTH_END)).toBe("proved");
    for (const name of ["GARE", "ATELIER", "MARCHE", "CAFE"])
      expect(verdictOf(without(MONTH_END, name)), name).not.toBe("proved");
  });
  it("have the day that the name over them ends in", () => {
    const [statement] = readAll(NAMED_DAYS);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual([10_000, 6500]);
    expect(statement?.proof.verdict).toBe("proved");
    for (const name of ["TIENDA", "FARMACIA", "LIBRERIA"])
      expect(verdictOf(without(NAMED_DAYS, name)), name).not.toBe("proved");
  });
  it("keep their side whatever dashes and words the texts of rows hold", () => {
    const [statement] = readAll(DASHED_TEXTS);
    expect(rowsOf(statement)).toEqual(["2026-01-19 2000", "2026-01-29 -500", "2026-02-10 2500"]);
    expect(statement?.closing_balance).toBe(14_000);
  });
});
