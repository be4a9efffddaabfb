import { describe, expect, it } from "vitest";
import { placePages } from "../testing/place-words.ts";
import type { PlacedLine } from "../testing/place-words.ts";
import { readDocument } from "./layout/pages/read-document.ts";
import type { ParsedStatement } from "./parsed-file.ts";

const read = (...pages: PlacedLine[][]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] | undefined =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`);

const NAMES = (x: number): [number, string][] => [
  [x, "DATE"],
  [x + 45, "PARTICULARS"],
  [x + 190, ">AMOUNT"],
  [x + 250, ">BALANCE"],
];

/** Two pages of a book on one sheet: rows of two lines, so that those of the right stand beside the second lines of the left. */
const BOOK: PlacedLine[] = [
  [20, [20, "THRIFT BANK PASSBOOK"], [200, "GBP"]],
  [40, ...NAMES(20), ...NAMES(320)],
  [
    55,
    [65, "BALANCE B/F"],
    [270, ">100.00"],
    [320, "23JUL25"],
    [365, "TRF 4"],
    [510, ">30.00CR"],
    [570, ">145.00"],
  ],
  [66, [20, "01JUL25"], [65, "TRF 1"], [210, ">40.00CR"], [270, ">140.00"], [365, "From Bea"]],
  [77, [65, "From Ada"], [320, "25JUL25"], [365, "TRF 5"], [510, ">15.00DR"], [570, ">130.00"]],
  [88, [20, "03JUL25"], [65, "TRF 2"], [210, ">10.00DR"], [270, ">130.00"], [365, "To Cleo"]],
  [99, [65, "To Cleo"], [320, "31JUL25"], [365, "INT 6"], [510, ">2.50CR"], [570, ">132.50"]],
  [110, [20, "14JUL25"], [65, "TRF 3"], [210, ">15.00DR"], [270, ">115.00"], [365, "Interest"]],
  [121, [65, "To Dora"], [365, "BALANCE C/F"], [570, ">132.50"]],
];

/** A card bill in two columns whose lines stand at heights of their own. */
const BILL: PlacedLine[] = [
  [20, [20, "Fatura de agosto 2025"], [300, "cartão de crédito"]],
  [34, [20, "Fatura anterior R$ 50,00"], [300, "Total desta fatura R$ 140,00"]],
  [60, [20, "24 JUN"], [60, "Pagamento em 24 JUN"], [260, ">-50,00"]],
  [67, [320, "08 JUL"], [360, "Drogaria"], [560, ">12,00"]],
  [74, [20, "27 JUN"], [60, "Padaria"], [260, ">20,00"]],
  [81, [320, "09 JUL"], [360, "Cinema"], [560, ">30,00"]],
  [88, [20, "30 JUN"], [60, "Mercado"], [260, ">48,00"]],
  [95, [320, "10 JUL"], [360, "Livraria"], [560, ">30,00"]],
];

describe("rows that stand in columns side by side", () => {
  it("are read down the first and then the next, whatever stands beside their further lines", () => {
    const statement = read(BOOK);
    expect(rowsOf(statement)).toStrictEqual([
      "2025-07-01 4000",
      "2025-07-03 -1000",
      "2025-07-14 -1500",
      "2025-07-23 3000",
      "2025-07-25 -1500",
      "2025-07-31 250",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("are no box of notes beside the rows", () => {
    const statement = read(BILL);
    expect(rowsOf(statement)).toStrictEqual([
      "2025-06-24 5000",
      "2025-06-27 -2000",
      "2025-06-30 -4800",
      "2025-07-08 -1200",
      "2025-07-09 -3000",
      "2025-07-10 -3000",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
