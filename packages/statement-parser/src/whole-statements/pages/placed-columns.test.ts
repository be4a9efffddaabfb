import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

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

/** The same under a box whose names stand left and whose figures right. */
const BOXED: PlacedLine[] = [
  [20, [20, "Relevé de carte de crédit 4410207788 EUR"], [300, "01/07/2025 - 31/08/2025"]],
  [40, [20, "Solde précédent"], [560, ">50,00"]],
  [52, [20, "Nouveau solde"], [560, ">140,00"]],
  [70, [20, "Achat"], [75, "Compta"], [130, "Libellé"], [280, ">Montant"]],
  [71, [320, "Achat"], [375, "Compta"], [430, "Libellé"], [560, ">Montant"]],
  [85, [20, "30/06/25"], [75, "01/07/25"], [130, "Librairie"], [280, ">20,00"]],
  [86, [320, "02/08/25"], [375, "03/08/25"], [430, "Café"], [560, ">30,00"]],
  [97, [20, "03/07/25"], [75, "05/07/25"], [130, "Règlement"], [280, ">-50,00"]],
  [103, [320, "04/08/25"], [375, "06/08/25"], [430, "Café"], [560, ">12,00"]],
  [109, [20, "08/07/25"], [75, "09/07/25"], [130, "Librairie"], [280, ">48,00"]],
  [116, [320, "07/08/25"], [375, "08/08/25"], [430, "Musée"], [560, ">30,00"]],
];

describe("rows that stand in columns side by side", () => {
  it("have their own days under a box that is as wide as both", () => {
    const statement = read(BOXED);
    expect(statement?.proof.verdict).toBe("proved");
    expect(rowsOf(statement)).toStrictEqual([
      "2025-07-01 -2000",
      "2025-07-05 5000",
      "2025-07-09 -4800",
      "2025-08-03 -3000",
      "2025-08-06 -1200",
      "2025-08-08 -3000",
    ]);
  });

  it("may be numbers of cheques, and the balances of days beside each other are no rows", () => {
    const statement = read([
      [20, [20, "Estado de cuenta 4410207788 HNL"], [300, "01/05/2025 - 31/05/2025"]],
      [40, [20, "Saldo anterior"], [560, ">900.00"]],
      [52, [20, "Saldo actual"], [560, ">640.00"]],
      [70, [20, "Depósitos y créditos"]],
      [82, [20, "Fecha"], [90, "Descripción"], [560, ">Monto"]],
      [94, [20, "01/05"], [90, "Sueldo"], [560, ">100.00"]],
      [112, [20, "Cheques pagados"]],
      [
        124,
        ...[20, 220, 420].flatMap((x): [number, string][] => [
          [x, "Número"],
          [x + 60, "Fecha"],
          [x + 140, ">Monto"],
        ]),
      ],
      [
        136,
        [20, "43258"],
        [80, "05/05"],
        [160, ">270.00"],
        [220, "87398"],
        [280, "10/05"],
        [360, ">48.00"],
        [420, "32183"],
        [480, "10/05"],
        [560, ">30.00"],
      ],
      [154, [20, "Otros débitos"]],
      [166, [20, "Fecha"], [90, "Descripción"], [560, ">Monto"]],
      [178, [20, "07/05"], [90, "Librería"], [560, ">12.00"]],
      [196, [20, "Saldos diarios"]],
      [
        208,
        [20, "01/05"],
        [160, ">1,000.00"],
        [220, "05/05"],
        [360, ">730.00"],
        [420, "07/05"],
        [560, ">718.00"],
      ],
      [220, [20, "10/05"], [160, ">640.00"]],
    ]);
    expect(statement?.proof.verdict).toBe("proved");
    expect(rowsOf(statement)).toStrictEqual([
      "2025-05-01 10000",
      "2025-05-05 -27000",
      "2025-05-10 -4800",
      "2025-05-10 -3000",
      "2025-05-07 -1200",
    ]);
  });

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

const IN = 330;
const OUT = 400;
const sided = (sides: readonly number[]): PlacedLine[] => [
  [20, [20, "HARBOUR BANK"], [200, "Statement 01 Jul 2025 to 31 Jul 2025 GBP"]],
  [40, [20, "Date"], [90, "Particulars"], [IN - 60, "Credits"], [OUT - 60, "Debits"], [480, ">Balance"]],
  [55, [90, "Opening balance"], [480, ">100.00"]],
  ...[
    ["02 Jul 2025", "RENT", "40.00", "60.00"],
    ["03 Jul 2025", "FROM ADA", "15.00", "75.00"],
    ["05 Jul 2025", "GROCER", "10.00", "65.00"],
    ["08 Jul 2025", "FROM BEA", "25.00", "90.00"],
    ["09 Jul 2025", "BAKER", "5.00", "85.00"],
    ["11 Jul 2025", "FROM CLEO", "12.50", "97.50"],
  ].map(([day = "", text = "", amount = "", balance = ""], at): PlacedLine => [
    66 + at * 11,
    [20, day],
    [90, text],
    [sides[at] ?? 0, `>${amount}`],
    [480, `>${balance}`],
  ]),
  [140, [90, "Closing balance"], [480, ">97.50"]],
];

describe("an amount that stands among those of the other way", () => {
  it("is doubted where only its balance says that it goes this way", () => {
    const right = read(sided([OUT, IN, OUT, IN, OUT, IN]));
    expect(right?.proof).toMatchObject({ verdict: "proved", doubts: [] });
    const moved = read(sided([OUT, IN, OUT, OUT, OUT, IN]));
    expect(moved?.proof.verdict).not.toBe("proved");
  });
});

/** A page whose columns begin at a place of its own. */
const shifted = (
  x: number,
  end: readonly [y: number, text: string, balance: string],
  rows: readonly string[][],
): PlacedLine[] => [
  [20, [20, "HARBOUR BANK"], [200, "Statement 01 Jul 2025 to 31 Jul 2025 GBP"]],
  [40, [20, "Date"], [90, "Particulars"], [x, ">Debit"], [x + 70, ">Credit"], [x + 140, ">Balance"]],
  [end[0], [90, end[1]], [x + 140, `>${end[2]}`]],
  ...rows.map(([day = "", text = "", ...figures], at): PlacedLine => [
    66 + at * 11,
    [20, day],
    [90, text],
    ...figures.flatMap((figure, column) => (figure === "" ? [] : [[x + 70 * column, `>${figure}`] as const])),
  ]),
];

it("columns that stand elsewhere on another page are those of the same names", () => {
  const statement = read(
    shifted(
      300,
      [55, "Opening balance", "100.00"],
      [
        ["02 Jul 2025", "RENT", "40.00"],
        ["02 Jul 2025", "FROM ADA", "", "15.00", "75.00"],
      ],
    ),
    shifted(
      320,
      [140, "Closing balance", "85.00"],
      [
        ["05 Jul 2025", "GROCER", "10.00"],
        ["05 Jul 2025", "FROM BEA", "", "25.00", "90.00"],
        ["09 Jul 2025", "BAKER", "5.00", "", "85.00"],
      ],
    ),
  );
  expect(rowsOf(statement)).toStrictEqual([
    "2025-07-02 -4000",
    "2025-07-02 1500",
    "2025-07-05 -1000",
    "2025-07-05 2500",
    "2025-07-09 -500",
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

it("the name of a figure in a box names no column of the rows below", () => {
  const statement = read([
    [20, [20, "Rekeningafschrift 4410207788"], [300, "EUR 01-04-2026 t/m 30-04-2026"]],
    [40, [20, "Vorig saldo"], [120, "Totaal af"], [220, "Totaal bij"], [360, "Nieuw saldo"]],
    [52, [20, "100,00"], [120, "50,00"], [220, "25,00"], [360, "75,00"]],
    [76, [20, "Boekdag"], [90, "Omschrijving"], [415, ">Bedrag af"], [540, ">Bedrag bij"]],
    [88, [20, "02-04"], [90, "Huur"], [415, ">40,00"]],
    [100, [20, "03-04"], [90, "Terugbetaling"], [540, ">25,00"]],
    [112, [20, "09-04"], [90, "Bakker Lind"], [415, ">10,00"]],
  ]);
  expect(rowsOf(statement)).toStrictEqual(["2026-04-02 -4000", "2026-04-03 2500", "2026-04-09 -1000"]);
  expect(statement?.proof.verdict).toBe("proved");
});

it("tells two columns of one name apart by the words under it", () => {
  const page: PlacedLine[] = [
    [20, [20, "Account statement EUR"]],
    [40, [20, "Date"], [90, "Details"], [366, ">Payments"], [410, ">Payments"], [470, ">Balance"]],
    [49, [366, ">- out"], [410, ">- in"]],
    [60, [90, "BALANCE FORWARD"], [470, ">1,833.81"]],
    [72, [20, "08 Nov 2024"], [90, "Rent"], [366, ">811.51"], [470, ">1,022.30"]],
    [84, [90, "From Ada"], [410, ">111.77"], [470, ">1,134.07"]],
    [96, [90, "Cash"], [366, ">70.00"], [470, ">1,064.07"]],
    [108, [20, "15 Nov 2024"], [90, "Wages"], [410, ">2,657.55"], [470, ">3,721.62"]],
    [120, [20, "18 Nov 2024"], [90, "Books"], [366, ">168.70"], [470, ">3,552.92"]],
  ];
  const statement = read(page);
  expect(rowsOf(statement)).toEqual([
    "2024-11-08 -81151",
    "2024-11-08 11177",
    "2024-11-08 -7000",
    "2024-11-15 265755",
    "2024-11-18 -16870",
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});
