import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (...pages: (readonly PlacedLine[])[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const savings = (tier: string): PlacedLine[] => [
  [20, [40, "Relevé de compte 01.10.2025 - 31.12.2025"], [400, "EUR"]],
  [40, [40, "Date"], [95, "Nature"], [330, ">Retraits"], [420, ">Versements"], [520, ">Avoir"]],
  [52, [40, "01.10.2025"], [95, "Ancien solde"], [520, ">533,75"]],
  [64, [40, "04.10.2025"], [95, "Virement reçu"], [420, ">285,00"], [520, ">818,75"]],
  [76, [40, "23.10.2025"], [95, "Virement émis"], [330, ">143,00"], [520, ">675,75"]],
  [88, [40, "27.12.2025"], [95, "Intérêts"], [420, ">75,13"], [520, ">750,88"]],
  [100, [40, "31.12.2025"], [95, "Nouveau solde"], [520, ">750,88"]],
  [112, [40, "Intérêts"], [520, ">%"]],
  [124, [40, tier], [520, ">1,51"]],
  [136, [40, "> 50 000,00"], [520, ">2,05"]],
];

const counted = (count: string): PlacedLine[] => [
  [20, [40, "거래내역"], [200, "2025.02.01 - 2025.02.28"], [400, "KRW"]],
  [40, [300, "출금합계"], [500, ">106,830"]],
  [52, [300, "입금합계"], [500, ">3,561,500"]],
  [64, [300, "거래건수"], [500, `>${count}`]],
  [76, [300, "최종잔액"], [500, ">3,875,942"]],
  [100, [40, "일자"], [120, "적요"], [330, ">찾으신금액"], [420, ">맡기신금액"], [520, ">남은금액"]],
  [112, [40, "2025.02.28"], [120, "수수료"], [330, ">10,250"], [520, ">3,875,942"]],
  [124, [40, "2025.02.27"], [120, "급여"], [420, ">3,561,500"], [520, ">3,886,192"]],
  [136, [40, "2025.02.26"], [120, "체크카드"], [330, ">32,410"], [520, ">324,692"]],
  [148, [40, "2025.02.25"], [120, "체크카드"], [330, ">64,170"], [520, ">357,102"]],
];

const ROWS: PlacedLine[] = [
  [100, [40, "Date"], [120, "Details"], [420, ">Amount"], [520, ">Balance"]],
  [112, [40, "02/09/2026"], [120, "SHOP"], [420, ">-20.00"], [520, ">80.00"]],
  [124, [40, "05/09/2026"], [120, "SALARY"], [420, ">400.00"], [520, ">480.00"]],
  [136, [40, "09/09/2026"], [120, "RENT"], [420, ">-230.00"], [520, ">250.00"]],
];
const HEAD: PlacedLine = [20, [40, "Statement of account"], [200, "01/09/2026 - 30/09/2026"], [420, "EUR"]];

/** Ways in which the number of rows stands in a box. */
const COUNTED: Readonly<Record<string, (count: string) => PlacedLine[]>> = {
  "under its name": (count) => [
    [50, [60, "Opening balance"], [220, "Closing balance"], [400, "Number of transactions"]],
    [62, [60, "100.00"], [220, "250.00"], [450, count]],
  ],
  "behind its name": (count) => [
    [50, [300, "Opening balance"], [500, ">100.00"]],
    [62, [300, "Closing balance"], [500, ">250.00"]],
    [74, [300, "No. of entries"], [500, `>${count}`]],
  ],
};

describe("figures around the rows", () => {
  it.each(["0 - 50 000,00", "0,00 - 50 000,00"])("are no balances in a table of rates: %s", (tier) => {
    const statement = read(savings(tier));
    expect(statement?.closing_balance).toBe(75_088);
    expect(statement?.proof).toMatchObject({ verdict: "proved", doubts: [] });
  });

  it("are the number of rows, in money without decimals, and none of a balance", () => {
    expect(read(counted("4"))?.proof).toMatchObject({ verdict: "proved", doubts: [] });
    expect(read(counted("4,312"))?.proof.verdict).toBe("partly");
  });

  it.each(Object.entries(COUNTED))("are the number of rows, %s", (_, box) => {
    expect(read([HEAD, ...box("3"), ...ROWS])?.proof.checks).toContainEqual(
      expect.objectContaining({ name: "count", holds: true }),
    );
    expect(read([HEAD, ...box("4"), ...ROWS])?.proof.verdict).toBe("contradicted");
  });

  it.each([
    ["250.00", "proved"],
    ["275.00", "partly"],
  ])("are a balance that is carried over to another page, whatever it is called: %s", (carried, verdict) => {
    const second: PlacedLine[] = [
      [20, [40, "Date"], [120, "Details"], [420, ">Amount"], [520, ">Balance"]],
      [36, [120, "Gbq zirran"], [520, `>${carried}`]],
      [48, [40, "12/09/2026"], [120, "BUS"], [420, ">-10.00"], [520, ">240.00"]],
    ];
    expect(read([HEAD, ...ROWS], second)?.proof.verdict).toBe(verdict);
  });

  it("are the number of a page at the edge of balances without decimals", () => {
    const first: PlacedLine[] = [
      [20, [40, "Statement"], [200, "2026/09/01 - 2026/09/30"], [420, "JPY"]],
      [40, [40, "Date"], [120, "Details"], [420, ">Amount"], [520, ">Balance"]],
      [52, [40, "2026/09/02"], [120, "SHOP"], [420, ">-2,000"], [520, ">8,000"]],
      [64, [40, "2026/09/05"], [120, "SALARY"], [420, ">40,000"], [520, ">48,000"]],
    ];
    const second: PlacedLine[] = [
      [20, [440, "Page of the statement"], [520, ">62"]],
      [40, [40, "Date"], [120, "Details"], [420, ">Amount"], [520, ">Balance"]],
      [52, [40, "2026/09/09"], [120, "RENT"], [420, ">-23,000"], [520, ">25,000"]],
    ];
    expect(read(first, second)?.proof.verdict).toBe("proved");
  });
});
