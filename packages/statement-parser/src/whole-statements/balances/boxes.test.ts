import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const readVerdicts = (lines: readonly PlacedLine[]): string[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : [];
};

const TITLE: PlacedLine = [20, [50, "Wold Bank"], [300, "Statement 01/02/2026 - 28/02/2026 GBP"]];

/** Rows that lead from 1,055.36 to 915.36, with their running balances. */
const ROWS: readonly PlacedLine[] = [
  [200, [50, "Date"], [130, "Description"], [330, ">Paid out"], [420, ">Paid in"], [520, ">Balance"]],
  [215, [50, "03/02/2026"], [130, "KESTREL LETTINGS"], [330, ">120.00"], [520, ">935.36"]],
  [230, [50, "05/02/2026"], [130, "NORTH BAKERY"], [330, ">10.00"], [520, ">925.36"]],
  [245, [50, "17/02/2026"], [130, "FINCH PHARMACY"], [330, ">10.00"], [520, ">915.36"]],
];

const box = (figures: readonly (readonly [name: string, figure: string])[]): PlacedLine[] =>
  figures.map(([name, figure], at) => [50 + 15 * at, [50, name], [330, `>${figure}`]]);

describe("a box of figures that names both sides", () => {
  const draw = (out: string): PlacedLine[] => [
    TITLE,
    ...box([
      ["Opening Balance", "1,055.36"],
      ["Payments In", "0.00"],
      ["Payments Out", out],
      ["Closing Balance", "915.36"],
    ]),
    ...ROWS,
  ];

  it("leads from the first balance to the last", () => {
    expect(readVerdicts(draw("140.00"))).toEqual(["proved"]);
  });

  it("speaks against one that does not", () => {
    expect(readVerdicts(draw("139.00"))).not.toContain("proved");
  });

  it("may name them before the balances", () => {
    const drawAbove = (out: string): PlacedLine[] => [
      TITLE,
      ...box([
        ["Money In", "0.00"],
        ["Money Out", out],
        ["Opening Balance", "1,055.36"],
        ["Closing Balance", "915.36"],
      ]),
      ...ROWS,
    ];
    expect(readVerdicts(drawAbove("140.00"))).toEqual(["proved"]);
    expect(readVerdicts(drawAbove("139.00"))).not.toContain("proved");
  });
});

describe("balances of days", () => {
  const draw = (last: string): PlacedLine[] => [
    TITLE,
    ...box([
      ["Balance on 01 February 2026", "1,055.36"],
      ["Balance on 28 February 2026", last],
    ]),
    ...ROWS,
  ];

  it("are those of the rows", () => {
    expect(readVerdicts(draw("915.36"))).toEqual(["proved"]);
    expect(readVerdicts(draw("916.36"))).not.toContain("proved");
  });
});

describe("a figure right under the rows, in the column of the balances", () => {
  const draw = (last: string): PlacedLine[] => [
    TITLE,
    ...box([["Opening Balance", "1,055.36"]]),
    ...ROWS,
    [260, [130, "Schlussz"], [520, `>${last}`]],
  ];

  it("is the last balance, whatever it is called", () => {
    expect(readVerdicts(draw("915.36"))).toEqual(["proved"]);
    expect(readVerdicts(draw("951.36"))).not.toContain("proved");
  });
});

describe("a formula over figures", () => {
  const draw = (first: string): PlacedLine[] => [
    TITLE,
    ...box([["Opening Balance", "1,055.36"]]),
    ...ROWS,
    [275, [50, "Opening balance - Total debits + Total credits = Closing balance"]],
    [290, [50, first], [130, "140.00"], [200, "0.00"], [260, "915.36"]],
  ];

  it("comes out", () => {
    expect(readVerdicts(draw("1,055.36"))).toEqual(["proved"]);
    expect(readVerdicts(draw("1,055.63"))).not.toContain("proved");
  });
});

describe("balances at the end of days", () => {
  const draw = (second: string): PlacedLine[] => [
    TITLE,
    ...box([
      ["Opening Balance", "1,055.36"],
      ["Closing Balance", "915.36"],
    ]),
    ...ROWS.slice(0, 2),
    [220, [50, "03/02/2026"], [130, "END OF DAY BALANCE"], [520, ">935.36"]],
    ...ROWS.slice(2, 3),
    [236, [50, "05/02/2026"], [130, "END OF DAY BALANCE"], [520, `>${second}`]],
    ...ROWS.slice(3),
    [252, [50, "17/02/2026"], [130, "END OF DAY BALANCE"], [520, ">915.36"]],
  ];

  it("are each those of the rows", () => {
    expect(readVerdicts(draw("925.36"))).toEqual(["proved"]);
    expect(readVerdicts(draw("952.36"))).not.toContain("proved");
  });
});

describe("a box of figures under names of several lines", () => {
  const ROWS_ALONE = ROWS.map(([y, ...texts]): PlacedLine => [y, ...texts.slice(0, 3)]);
  const names: readonly PlacedLine[] = [
    [60, [50, "Previous"], [150, "Total"], [250, "Total"], [350, "Balance at"]],
    [70, [50, "balance"], [150, "paid in"], [250, "paid out"], [350, "the end of"]],
    [80, [50, "01/02/2026"], [350, "the period"]],
    [90, [350, "28/02/2026"]],
  ];
  const draw = (figures: PlacedLine): PlacedLine[] => [TITLE, ...names, figures, ...ROWS_ALONE];

  it("leads from the first balance to the last, and holds no row", () => {
    const whole = draw([100, [50, "1,055.36"], [150, "0.00"], [250, "140.00"], [350, "915.36"]]);
    expect(readVerdicts(whole)).toEqual(["proved"]);
  });

  it("has its figures in the order of the names where they stand apart from these", () => {
    const apart = draw([100, [105, ">1,055.36"], [205, ">0.00"], [320, ">140.00"], [420, ">915.36"]]);
    expect(readVerdicts(apart)).toEqual(["proved"]);
  });

  it("speaks against rows that it does not lead over", () => {
    const altered = draw([100, [50, "1,055.36"], [150, "0.00"], [250, "140.00"], [350, "916.36"]]);
    expect(readVerdicts(altered)).not.toContain("proved");
  });
});
