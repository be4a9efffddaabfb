import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (...pages: (readonly PlacedLine[])[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const listDays = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on }) => booked_on) ?? [];

const HEAD: readonly PlacedLine[] = [
  [20, [40, "Credit Card Statement"], [300, "Currency SGD"]],
  [32, [40, "Statement Period 01/12/2025 - 31/12/2025"]],
  [50, [40, "Posting Date"]],
  [61, [40, "Transaction Date"], [160, "Description"], [440, ">Amount"], [540, ">Balance"]],
  [78, [40, "Previous balance"], [540, ">100.00"]],
];

const ROWS: readonly PlacedLine[] = [
  [95, [40, "03/12/25"]],
  [106, [40, "30/11/25"], [160, "Water"], [440, ">20.00"], [540, ">120.00"]],
  [123, [40, "04/12/25"], [160, "Card purchase"]],
  [134, [40, "02/12/25"], [160, "Garden"], [440, ">5.00"], [540, ">125.00"]],
  [151, [40, "04/12/25"]],
  [162, [40, "03/12/25"], [160, "Café"], [440, ">7.00"], [540, ">132.00"]],
  [179, [40, "05/12/25"], [160, "Bakery"], [440, ">8.00"], [540, ">140.00"]],
  [190, [40, "03/12/25"]],
];

test("two days of a row that stand under two such names are both of that row, wherever its amount stands", () => {
  const statement = read([...HEAD, ...ROWS, [210, [40, "New balance"], [540, ">140.00"]]]);
  expect(listDays(statement)).toEqual(["2025-12-03", "2025-12-04", "2025-12-04", "2025-12-05"]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("two days of a row go on over the end of a page, under the names again", () => {
  const statement = read(
    [...HEAD, ...ROWS, [207, [40, "09/12/25"], [160, "Books"], [440, ">10.00"], [540, ">150.00"]]],
    [
      [50, [40, "Posting Date"]],
      [61, [40, "Transaction Date"], [160, "Description"], [440, ">Amount"], [540, ">Balance"]],
      [78, [40, "06/12/25"], [160, "REF 7B43"]],
      [95, [40, "10/12/25"], [160, "Tea"], [440, ">1.00"], [540, ">151.00"]],
      [106, [40, "10/12/25"]],
      [130, [40, "New balance"], [540, ">151.00"]],
    ],
  );
  expect(listDays(statement).slice(4)).toEqual(["2025-12-09", "2025-12-10"]);
});

const SPANISH: readonly PlacedLine[] = [
  [20, [40, "Extracto de cuenta"], [300, "CLP"]],
  [32, [40, "Período 21/03/2026 - 20/04/2026"]],
  [50, [60, "Fecha"]],
  [61, [60, "contable"]],
  [72, [60, "Fecha valor"], [160, "Concepto"], [440, ">Abonos"], [540, ">Cargos"]],
  [89, [60, "23/03/2026"], [160, "Nómina"]],
  [100, [60, "23/03/2026"], [440, ">786.890"]],
  [117, [60, "25/03/2026"], [160, "Intereses"], [440, ">91.302"]],
  [128, [60, "26/03/2026"]],
  [145, [60, "29/03/2026"], [160, "Comisión"], [540, ">99.112"]],
  [156, [60, "23/03/2026"]],
  [173, [60, "31/03/2026"], [160, "Luz"]],
  [184, [60, "30/03/2026"], [540, ">92.319"]],
  [210, [40, "Saldo final 1.686.761"]],
  [222, [40, "Saldo inicial 1.000.000"]],
];

test("the first of two such names may go on over a second line", () => {
  const statement = read(SPANISH);
  expect(listDays(statement)).toEqual(["2026-03-23", "2026-03-25", "2026-03-29", "2026-03-31"]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("under two such names rows of one day stay rows of their own", () => {
  const statement = read([
    ...HEAD,
    [95, [40, "03/12/25"], [160, "Water"], [440, ">20.00"], [540, ">120.00"]],
    [106, [40, "04/12/25"], [160, "Garden"], [440, ">5.00"], [540, ">125.00"]],
    [117, [40, "05/12/25"], [160, "Café"], [440, ">7.00"], [540, ">132.00"]],
    [128, [40, "06/12/25"], [160, "Bakery"], [440, ">8.00"], [540, ">140.00"]],
    [150, [40, "New balance"], [540, ">140.00"]],
  ]);
  expect(listDays(statement)).toEqual(["2025-12-03", "2025-12-04", "2025-12-05", "2025-12-06"]);
});

test("a day in the column of days that no row took leaves the days open", () => {
  const statement = read([
    ...HEAD,
    [95, [40, "03/12/25"], [160, "Water"], [440, ">20.00"], [540, ">120.00"]],
    [112, [40, "04/12/25"], [160, "Garden"], [440, ">5.00"], [540, ">125.00"]],
    [123, [40, "02/12/25"]],
    [140, [40, "05/12/25"], [160, "Café"], [440, ">7.00"], [540, ">132.00"]],
    [157, [40, "06/12/25"], [160, "Bakery"], [440, ">8.00"], [540, ">140.00"]],
    [179, [40, "New balance"], [540, ">140.00"]],
  ]);
  expect(statement?.proof).toMatchObject({ verdict: "partly", doubts: [{ code: "days_open" }] });
});
