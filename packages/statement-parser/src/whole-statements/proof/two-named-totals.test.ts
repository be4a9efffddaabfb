import { describe, expect, it, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

test("the sums of both columns on one line that names each are no row", () => {
  const pages = placePages([
    [
      [20, [50, "Pahayag ng Account"], [300, "PHP"]],
      [50, [50, "Detalye"], [380, ">Labas"], [460, ">Pasok"], [550, ">Balanse"]],
      [65, [50, "Panimulang Balanse"], [550, ">1,000.00"]],
      [80, [50, "02/01/2025"]],
      [95, [50, "Kuryente"], [380, ">30.00"], [550, ">970.00"]],
      [110, [50, "02/04/2025"]],
      [125, [50, "Sahod"], [460, ">510.00"], [550, ">1,480.00"]],
      [140, [50, "02/13/2025"]],
      [155, [50, "Upa"], [380, ">80.00"], [550, ">1,400.00"]],
      [170, [50, "Kabuuang Labas / Kabuuang Pasok"], [380, ">110.00"], [460, ">510.00"]],
      [185, [50, "Huling Balanse"], [550, ">1,400.00"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  expect(parsed.ok && parsed.value.statements[0]?.transactions.map(({ amount }) => amount)).toEqual([
    -3000, 51_000, -8000,
  ]);
});

/** Sums of both sides over the rows; beside each the number of its rows, where it is printed. */
const boxed = (sums: readonly PlacedLine[]) => {
  const pages = placePages([
    [
      [20, [40, "Account statement"], [300, "GBP"]],
      [32, [40, "Period 01/08/2026 - 31/08/2026"]],
      ...sums,
      [90, [40, "Date"], [120, "Details"], [400, ">Paid out"], [480, ">Paid in"], [560, ">Balance"]],
      [105, [120, "Opening balance"], [560, ">100.00"]],
      [120, [40, "02/08/2026"], [120, "Water"], [400, ">30.00"], [560, ">70.00"]],
      [135, [40, "03/08/2026"], [120, "Salary"], [480, ">50.00"], [560, ">120.00"]],
      [150, [40, "09/08/2026"], [120, "Rent"], [400, ">80.00"], [560, ">40.00"]],
      [165, [120, "Closing balance"], [560, ">40.00"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  const proof = parsed.ok ? parsed.value.statements[0]?.proof : undefined;
  return [proof?.verdict, proof?.doubts.map(({ code }) => code)];
};

describe("figures named after both sides, of which one is the sum of its rows", () => {
  const over = (out: string): PlacedLine[] => [
    [50, [40, "Payments out"], [200, "Payments in"]],
    [62, [40, out], [200, "50.00"]],
  ];
  const under = (out: string): PlacedLine[] => [
    [50, [40, "Mutasi debet (2)"], [200, out]],
    [62, [40, "Mutasi kredit (1)"], [200, "50.00"]],
  ];

  it("hold where the other is so too", () => {
    expect(boxed(over("110.00"))).toEqual(["proved", []]);
    expect(boxed(under("110.00"))).toEqual(["proved", []]);
  });

  it("are a doubt where the other is not", () => {
    expect(boxed(over("111.00"))).toEqual(["partly", ["total_disagrees"]]);
    expect(boxed(under("111.00"))).toEqual(["partly", ["total_disagrees"]]);
  });

  it("are a doubt where the number beside one is not that of its rows, be another figure before it on its line", () => {
    const counted = (count: string): PlacedLine[] => [
      [50, [40, "Opening balance"], [140, "100.00"], [300, `Retiros / Cargos (${count})`], [460, "110.00"]],
      [62, [40, "Depósitos / Abonos (1)"], [180, "50.00"], [300, "Closing balance"], [460, "40.00"]],
    ];
    expect(boxed(counted("2"))).toEqual(["proved", []]);
    expect(boxed(counted("3"))).toEqual(["partly", ["count_disagrees"]]);
  });
});
