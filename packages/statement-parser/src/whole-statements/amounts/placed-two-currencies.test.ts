import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(
    ({ currency, opening_balance, closing_balance, transactions, proof }) => [
      currency,
      opening_balance,
      closing_balance,
      transactions.map(({ booked_on, amount, description }) => [booked_on.slice(5), amount, description]),
      proof.verdict,
    ],
  );
};

const LEFT = 480;
const RIGHT = 560;

/** One table of two currencies: every row fills the column of one. */
const cardOf = ([one, other]: readonly [string, string]): PlacedLine[] => [
  [20, [40, "Tarjeta de crédito"], [300, "Periodo 01/08/2026 al 31/08/2026"]],
  [60, [40, "Fecha"], [120, "Descripción"], [LEFT, `>${one}`], [RIGHT, `>${other}`]],
  [75, [120, "Saldo anterior"], [LEFT, ">965.00"], [RIGHT, ">154.09"]],
  [90, [40, "01AGO"], [120, "BODEGA LIMA"], [RIGHT, ">217.12"]],
  [105, [40, "03AGO"], [120, "LIBRERIA CUSCO"], [LEFT, ">66.00"]],
  [120, [40, "07AGO"], [120, "PAGO GRACIAS"], [RIGHT, ">154.09-"]],
  [135, [40, "14AGO"], [120, "PAGO GRACIAS"], [LEFT, ">965.00-"]],
  [150, [40, "15AGO"], [120, "FARMACIA LIMA"], [RIGHT, ">13.99"]],
  [165, [40, "20AGO"], [120, "AGUA CUSCO"], [LEFT, ">1,070.40"]],
  [180, [120, "Deuda total"], [LEFT, ">1,136.40"], [RIGHT, ">231.11"]],
];

const FIRST = [
  -96_500,
  -113_640,
  [
    ["08-03", -6600, "LIBRERIA CUSCO"],
    ["08-14", 96_500, "PAGO GRACIAS"],
    ["08-20", -107_040, "AGUA CUSCO"],
  ],
  "proved",
];
const SECOND = [
  -15_409,
  -23_111,
  [
    ["08-01", -21_712, "BODEGA LIMA"],
    ["08-07", 15_409, "PAGO GRACIAS"],
    ["08-15", -1399, "FARMACIA LIMA"],
  ],
  "proved",
];

describe("a table with a column for each of two currencies", () => {
  it.each([
    [["S/", "US$"], "PEN"],
    [["Colones", "Dólares"], "CRC"],
    [["En pesos (UYU)", "Dólares (USD)"], "UYU"],
  ] as const)("holds two accounts, each of its rows and balances: %s", ([one, other], currency) => {
    expect(read(cardOf([one, other]))).toStrictEqual([
      [currency, ...FIRST],
      ["USD", ...SECOND],
    ]);
  });

  it("may stand under a box of both balances; a country's words tell whose pesos they are", () => {
    const [title, ...table] = cardOf(["PESOS", "DOLARES"]);
    const box: PlacedLine[] = [
      [30, [40, "DEUDA TOTAL $"], [160, "DEUDA TOTAL U$S"], [300, "LIMITE $"]],
      [42, [50, "1,136.40"], [170, "231.11"], [300, "500,000.00"]],
    ];
    const foot: PlacedLine = [200, [40, "TNA 98,50% CFTNA 145,2%"]];
    expect(read([...(title === undefined ? [] : [title]), ...box, ...table, foot])).toStrictEqual([
      ["ARS", ...FIRST],
      ["USD", ...SECOND],
    ]);
  });

  it("holds one where rows fill both columns, as what was paid abroad and what it cost", () => {
    const [statement, ...others] = read([
      [20, [40, "Account 4410207788 EUR"], [300, "01/08/2026 - 31/08/2026"]],
      [60, [40, "Date"], [120, "Details"], [LEFT, ">USD"], [RIGHT, ">Amount EUR"]],
      [75, [120, "Opening balance"], [RIGHT, ">500.00"]],
      [90, [40, "01/08/2026"], [120, "Bookshop"], [LEFT, ">11.00"], [RIGHT, ">-10.00"]],
      [105, [40, "03/08/2026"], [120, "Transfer"], [RIGHT, ">60.00"]],
      [120, [40, "07/08/2026"], [120, "Museum"], [LEFT, ">22.00"], [RIGHT, ">-20.00"]],
      [135, [120, "Closing balance"], [RIGHT, ">530.00"]],
    ]);
    expect(others).toStrictEqual([]);
    expect(statement).toStrictEqual([
      null,
      50_000,
      53_000,
      [
        ["08-01", -1000, "Bookshop"],
        ["08-03", 6000, "Transfer"],
        ["08-07", -2000, "Museum"],
      ],
      "proved",
    ]);
  });
});

it("sections in two currencies have their balances in a box with a line for each", () => {
  const found = read([
    [20, [40, "Tarjeta de crédito"], [300, "Fecha de corte 17/08/2026"]],
    [40, [120, "Balance anterior"], [220, "Pagos"], [320, "Consumos"], [420, "Balance al corte"]],
    [52, [40, "RD$"], [120, "965.00"], [220, "965.00"], [320, "1,136.40"], [420, "1,136.40"]],
    [64, [40, "US$"], [120, "154.09"], [220, "154.09"], [320, "31.11"], [420, "31.11"]],
    [90, [40, "TRANSACCIONES EN RD$"]],
    [105, [40, "Fecha"], [120, "Concepto"], [RIGHT, ">Monto RD$"]],
    [120, [40, "22/07"], [120, "FERRETERIA"], [RIGHT, ">66.00"]],
    [135, [40, "03/08"], [120, "PAGO RECIBIDO"], [RIGHT, ">965.00-"]],
    [150, [40, "16/08"], [120, "COLMADO"], [RIGHT, ">1,070.40"]],
    [180, [40, "TRANSACCIONES EN US$"]],
    [195, [40, "Fecha"], [120, "Concepto"], [RIGHT, ">Monto US$"]],
    [210, [40, "27/07"], [120, "PAGO RECIBIDO"], [RIGHT, ">154.09-"]],
    [225, [40, "05/08"], [120, "UBRE TRIP"], [RIGHT, ">31.11"]],
  ]);
  expect(found.map((one) => JSON.stringify(one))).toStrictEqual([
    expect.stringMatching(/^\["DOP",-96500,-113640,.*"proved"\]$/),
    expect.stringMatching(/^\["USD",-15409,-3111,.*"proved"\]$/),
  ]);
});

const NAMES: PlacedLine[1][] = [
  [40, "Date"],
  [80, "CCY"],
  [110, "Transaction Details"],
  [320, ">Deposit"],
  [400, ">Withdrawal"],
  [520, ">Balance"],
];

it("an account is in the currency before what it is for, or before its first balance; a row of its day may be the one deposit", () => {
  const accounts = read([
    [20, [40, "Integrated Account Statement"], [300, "Statement Date 19 Aug 2026"]],
    [50, [40, "HKD Current"]],
    [62, ...NAMES],
    [74, [40, "19 Jul"], [110, "B/F BALANCE"], [520, ">100.00"]],
    [86, [40, "23 Jul"], [110, "EPS STORE"], [400, ">24.00"], [520, ">76.00"]],
    [98, [40, "25 Jul"], [110, "EPS MARKET"], [400, ">6.00"]],
    [110, [110, "CREDIT ADVICE SALARY"], [320, ">930.00"], [520, ">1,000.00"]],
    [122, [40, "16 Aug"], [110, "RENT"], [400, ">600.00"], [520, ">400.00"]],
    [134, [110, "C/F BALANCE"], [520, ">400.00"]],
    [164, [40, "Foreign Currency Savings"]],
    [176, ...NAMES],
    [188, [40, "19 Jul"], [80, "USD"], [110, "B/F BALANCE"], [520, ">50.00"]],
    [200, [40, "29 Jul"], [110, "FPS ANNA"], [320, ">8.00"], [520, ">58.00"]],
    [212, [40, "15 Aug"], [110, "FPS BEN"], [400, ">3.00"], [520, ">55.00"]],
    [224, [110, "C/F BALANCE"], [520, ">55.00"]],
  ]);
  expect(accounts.map((one) => JSON.stringify(one))).toStrictEqual([
    expect.stringMatching(/^\["HKD",10000,40000,.*\["07-25",93000,.*"proved"\]$/),
    expect.stringMatching(/^\["USD",5000,5500,.*"proved"\]$/),
  ]);
});

const account = (y: number, number: string, rows: readonly PlacedLine[]): PlacedLine[] => [
  [y, [40, `Compte n° ${number}`]],
  [y + 15, [40, "Date"], [120, "Opération"], [400, ">Retraits"], [LEFT, ">Crédit"], [RIGHT, ">Solde"]],
  ...rows,
];
const FRANCS: PlacedLine[] = [
  [75, [120, "Solde en début de période"], [RIGHT, ">40 180"]],
  [90, [40, "04/09/2024"], [120, "Virement reçu"], [LEFT, ">330 310"], [RIGHT, ">370 490"]],
  [105, [40, "08/09/2024"], [120, "Boulangerie"], [400, ">9 900"], [RIGHT, ">360 590"]],
  [120, [120, "Nouveau solde"], [RIGHT, ">360 590"]],
];
const POUNDS: PlacedLine[] = [
  [195, [120, "Solde en début de période"], [RIGHT, ">884,54"]],
  [210, [40, "16/09/2024"], [120, "Virement reçu"], [LEFT, ">1 253,51"], [RIGHT, ">2 138,05"]],
  [225, [40, "23/09/2024"], [120, "Virement reçu"], [LEFT, ">1 273,30"], [RIGHT, ">3 411,35"]],
  [240, [40, "24/09/2024"], [120, "Virement reçu"], [LEFT, ">1 247,03"], [RIGHT, ">4 658,38"]],
  [255, [120, "Nouveau solde"], [RIGHT, ">4 658,38"]],
];
const POUND_ROWS = [
  ["09-16", 125_351, "Virement reçu"],
  ["09-23", 127_330, "Virement reçu"],
  ["09-24", 124_703, "Virement reçu"],
];

it("reads an account without decimals beside one that has them, each as it is written", () => {
  const francs = account(45, "032200384613 XOF", FRANCS);
  const pounds = account(165, "052-0166561-3 GBP", POUNDS);
  expect(read([[20, [40, "Relevé de votre compte"]], ...francs, ...pounds])).toStrictEqual([
    [
      "XOF",
      40_180,
      360_590,
      [
        ["09-04", 330_310, "Virement reçu"],
        ["09-08", -9900, "Boulangerie"],
      ],
      "proved",
    ],
    ["GBP", 88_454, 465_838, POUND_ROWS, "proved"],
  ]);
});

it("never cuts a figure from its thousands: `1 253,51` is not 1 where all figures are whole", () => {
  const words = [20, [40, "Relevé de votre compte en francs XOF"]] as PlacedLine;
  const statements = read([words, ...account(165, "052-0166561-3", POUNDS)]) as unknown[][];
  expect(
    statements.map(([, , , rows]) => (rows as unknown[][]).map(([, amount]) => amount)),
  ).not.toContainEqual([1, 1, 1]);
});

describe("a table whose rows each name their currency, under a box with the balances of each", () => {
  const table = (box: readonly PlacedLine[]): PlacedLine[] => [
    [20, [40, "Wallet statement"], [300, "01/01/2026 - 31/01/2026"]],
    ...box,
    [90, [40, "Date"], [120, "Description"], [300, "Currency"], [LEFT, ">Amount"], [RIGHT, ">Balance"]],
    [105, [40, "02/01/2026"], [120, "Salary"], [300, "EUR"], [LEFT, ">50.00"], [RIGHT, ">150.00"]],
    [120, [40, "03/01/2026"], [120, "Museum"], [300, "USD"], [LEFT, ">-20.00"], [RIGHT, ">180.00"]],
    [135, [40, "05/01/2026"], [120, "Rent"], [300, "EUR"], [LEFT, ">-90.00"], [RIGHT, ">60.00"]],
    [150, [40, "09/01/2026"], [120, "Books"], [300, "USD"], [LEFT, ">-5.00"], [RIGHT, ">175.00"]],
  ];
  const BOX: readonly PlacedLine[] = [
    [45, [40, "Currency"], [200, "Opening balance"], [320, "Closing balance"]],
    [57, [40, "EUR"], [200, "100.00"], [320, "60.00"]],
    [69, [40, "USD"], [200, "200.00"], [320, "175.00"]],
  ];

  it("holds an account for each", () => {
    expect(read(table(BOX))).toStrictEqual([
      [
        "EUR",
        10_000,
        6000,
        [
          ["01-02", 5000, "Salary"],
          ["01-05", -9000, "Rent"],
        ],
        "proved",
      ],
      [
        "USD",
        20_000,
        17_500,
        [
          ["01-03", -2000, "Museum"],
          ["01-09", -500, "Books"],
        ],
        "proved",
      ],
    ]);
  });

  it("holds one where no balances are named for each", () => {
    expect(read(table([]))).toHaveLength(1);
  });
});
