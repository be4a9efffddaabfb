import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: readonly PlacedLine[][]): unknown[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, amount, pending }) =>
      [booked_on.slice(5), amount, pending].slice(0, pending ? 3 : 2),
    ),
    proof.verdict,
  ]);
};

const HEAD: PlacedLine[] = [
  [20, [40, "Statement of account"], [300, "01/03/2026 - 31/03/2026 GBP"]],
  [40, [40, "Date"], [100, "Details"], [400, ">Paid out"], [470, ">Paid in"], [550, ">Balance"]],
  [55, [40, "01/03/2026"], [100, "Opening balance"], [550, ">100.00"]],
];

describe("rows whose day and balance stand once a day", () => {
  it("begin with a direct debit as with anything else, and keep their sides whatever the next table has", () => {
    const rows: PlacedLine[] = [
      [70, [40, "02/03/2026"], [100, "DIRECT DEBIT WATER"], [400, ">10.00"]],
      [85, [100, "TRANSFER FROM A FRIEND"], [470, ">30.00"], [550, ">120.00"]],
      [100, [40, "05/03/2026"], [100, "ATM WITHDRAWAL LEEDS"], [400, ">20.00"]],
      [115, [100, "CARD PURCHASE BAKER"], [400, ">5.00"], [550, ">95.00"]],
      [130, [40, "31/03/2026"], [100, "Closing balance"], [550, ">95.00"]],
      [160, [40, "Pending transactions"]],
      [175, [40, "Date"], [100, "Details"], [480, ">Paid out"], [550, ">Paid in"]],
      [190, [40, "31/03/2026"], [100, "CARD PURCHASE GROCER"], [480, ">7.00"]],
    ];
    expect(read([...HEAD, ...rows])).toEqual([
      ["03-02", -1000],
      ["03-02", 3000],
      ["03-05", -2000],
      ["03-05", -500],
      ["03-31", expect.any(Number), true],
      "proved",
    ]);
  });

  it("have the day of booking that stands over them, and the one with which they begin is another", () => {
    const day = (
      y: number,
      [booked, own, words, amount]: readonly [string, string, string, string],
    ): PlacedLine[] => [
      [y, [40, `KIRJAUSPÄIVÄ ${booked}`]],
      [y + 15, [40, own], [120, words], [540, `>${amount}`]],
    ];
    const lines: PlacedLine[] = [
      [20, [40, "Tiliote"], [300, "Kausi: 01.04.2026 - 30.04.2026"], [500, "EUR"]],
      [40, [40, "Alkusaldo"], [200, ">100,00+"]],
      [55, [40, "Loppusaldo"], [200, ">75,00+"]],
      [75, [40, "Arvopäivä"], [120, "Saaja / Maksaja"], [540, ">Määrä"]],
      ...day(90, ["05.04.2026", "0304", "VISA Kyläkauppa", "45,00-"]),
      ...day(130, ["07.04.2026", "0704", "PALKKA Kirjapuoti", "30,00+"]),
      ...day(170, ["24.04.2026", "2304", "PALVELUMAKSU", "10,00-"]),
    ];
    expect(read(lines)).toEqual([["04-05", -4500], ["04-07", 3000], ["04-24", -1000], "proved"]);
  });
});

describe("figures in the words of rows", () => {
  it("keep no columns under exact names away, and names over the balances of days are none of rows", () => {
    const rows: PlacedLine[] = [
      [70, [40, "02/03/2026"], [100, "TRANSFER ORDER 2 X 14.80"], [470, ">30.00"], [550, ">130.00"]],
      [85, [40, "05/03/2026"], [100, "ATM LEEDS INV 5129.35"], [400, ">20.00"], [550, ">110.00"]],
      [100, [40, "31/03/2026"], [100, "Closing balance"], [550, ">110.00"]],
      [130, [40, "Daily balance"]],
      [145, [40, "Date"], [200, ">Balance"], [250, "Date"], [380, ">Balance"]],
      [160, [40, "02/03/2026"], [200, ">130.00"], [250, "05/03/2026"], [380, ">110.00"]],
      [175, [40, "31/03/2026"], [200, ">110.00"]],
    ];
    expect(read([...HEAD, ...rows])).toEqual([["03-02", 3000], ["03-05", -2000], "proved"]);
  });

  it("stand between columns that begin on the left and days on the right, where words run from there", () => {
    const row = (
      y: number,
      [balance, out, paid, words, day]: readonly [string, string, string, string, string],
    ): PlacedLine => [
      y,
      [40, balance],
      ...(out === "" ? [] : [[180, out] as const]),
      ...(paid === "" ? [] : [[110, paid] as const]),
      [300, words],
      [520, day],
    ];
    const lines: PlacedLine[] = [
      [20, [40, "Account statement"], [300, "01/03/2026 - 31/03/2026"], [500, "IRR"]],
      [40, [40, "Balance"], [110, "Credit"], [180, "Debit"], [300, "Details"], [520, "Date"]],
      row(55, ["1,600,000.00", "", "", "Opening balance", "01/03/2026"]),
      row(70, ["2,900,000.00", "", "1,300,000.00", "SALARY", "02/03/2026"]),
      row(85, ["2,890,000.00", "10,000.00", "", "CARD 42,100.00 20.06", "05/03/2026"]),
      row(100, ["2,880,500.00", "9,500.00", "", "CARD 3,241.00", "09/03/2026"]),
      row(115, ["2,980,500.00", "", "100,000.00", "TRANSFER", "11/03/2026"]),
      row(130, ["2,980,500.00", "", "", "Closing balance", "31/03/2026"]),
    ];
    expect(read(lines)).toEqual([
      ["03-02", 130_000_000],
      ["03-05", -1_000_000],
      ["03-09", -950_000],
      ["03-11", 10_000_000],
      "proved",
    ]);
  });
});

describe("names of columns with little room between them", () => {
  it("are parted where each stands at the edge of its own", () => {
    const row = (
      y: number,
      [proc, value, out, paid, balance]: readonly [string, string, string, string, string],
    ): PlacedLine => [
      y,
      [40, proc],
      [70, value],
      [130, "COMPRA TAMBO"],
      ...(out === "" ? [] : [[400, `>${out}`] as const]),
      ...(paid === "" ? [] : [[446, `>${paid}`] as const]),
      [540, `>${balance}`],
    ];
    const lines: PlacedLine[] = [
      [20, [40, "Estado de cuenta"], [300, "01/12/2025 - 31/12/2025"], [500, "PEN"]],
      [40, [40, "FECHA FECHA"], [130, "DESCRIPCION"], [400, ">CARGOS"], [446, ">ABONOS"], [540, ">SALDO"]],
      [50, [40, "PROC."], [70, "VALOR"]],
      [62, [130, "SALDO ANTERIOR"], [540, ">100.00"]],
      row(75, ["2DIC", "30NOV", "10.00", "", "90.00"]),
      row(90, ["3DIC", "5DIC", "", "30.00", "120.00"]),
      row(105, ["9DIC", "9DIC", "20.00", "", "100.00"]),
      row(120, ["9DIC", "8DIC", "", "5.00", "105.00"]),
      [135, [130, "SALDO FINAL"], [540, ">105.00"]],
    ];
    expect(read(lines)).toEqual([
      ["12-02", -1000],
      ["12-03", 3000],
      ["12-09", -2000],
      ["12-09", 500],
      "proved",
    ]);
  });
});

it("rows of whole amounts at the top and foot of pages are no heads of theirs", () => {
  const page = (day: string, rows: readonly (readonly [string, string])[]): PlacedLine[] => [
    [40, [60, "Libelle"], [400, ">Debit"], [540, ">Solde"]],
    [55, [60, day]],
    ...rows.map(([amount, balance], at): PlacedLine => [
      70 + 15 * at,
      [60, "PRELEVEMENT ENERGIE"],
      [400, `>${amount}`],
      [540, `>${balance}`],
    ]),
  ];
  const head: PlacedLine[] = [
    [10, [60, "Releve de compte"], [300, "du 01/04/2026 au 30/04/2026"], [480, "XAF"]],
    [25, [60, "Ancien solde"], [540, ">2 100 000"]],
  ];
  const foot: PlacedLine[] = [[200, [60, "Nouveau solde"], [540, ">1 937 000"]]];
  const first = page("mercredi 1 avril 2026", [
    ["11 000", "2 089 000"],
    ["12 000", "2 077 000"],
  ]);
  const second = page("samedi 18 avril 2026", [
    ["40 000", "2 037 000"],
    ["50 000", "1 987 000"],
    ["50 000", "1 937 000"],
  ]);
  expect(read([...head, ...first], [...second, ...foot])).toEqual([
    ["04-01", -11_000],
    ["04-01", -12_000],
    ["04-18", -40_000],
    ["04-18", -50_000],
    ["04-18", -50_000],
    "proved",
  ]);
});

it("a dash between the names of totals and their figures is no sign", () => {
  const lines = (closing: string): PlacedLine[] => [
    ...HEAD,
    [70, [40, "02/03/2026"], [100, "SALARY"], [470, ">30.00"], [550, ">130.00"]],
    [85, [40, "05/03/2026"], [100, "GROCER"], [400, ">20.00"], [550, ">110.00"]],
    [110, [40, "Total debits - 20.00"], [250, "Total credits - 30.00"]],
    [125, [40, `Closing balance - ${closing}`]],
  ];
  expect(read(lines("110.00"))).toEqual([["03-02", 3000], ["03-05", -2000], "proved"]);
  expect(read(lines("111.00")).at(-1)).toBe("contradicted");
});

it("bars between names and figures part columns, whatever stands over what", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Bank statement"]],
    [32, [40, "Currency: USD"], [200, "Statement Period: 01/01/2026 THROUGH 01/31/2026"]],
    [50, [40, "Posting Date | Description | Amount | Balance"]],
    [65, [40, "01/05/2026 | PAYROLL DIRECT DEPOSIT | 2500.00 | 2500.00"]],
    [80, [40, "01/12/2026 | GROCERY MARKET PURCHASE | -120.50 | 2379.50"]],
    [95, [40, "01/20/2026 | ELECTRIC UTILITY BILL | -85.00 | 2294.50"]],
  ];
  expect(read(lines)).toEqual([["01-05", 250_000], ["01-12", -12_050], ["01-20", -8500], "proved"]);
});
