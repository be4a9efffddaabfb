import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: (readonly PlacedLine[])[]): unknown[] => {
  const document = { pages: placePages(pages), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(
    ({ account, currency, opening_balance, closing_balance, transactions, proof }) => [
      account.last_4_digits,
      currency,
      opening_balance,
      closing_balance,
      transactions.map(({ booked_on, amount }) => [booked_on.slice(5), amount]),
      proof.verdict,
    ],
  );
};

const SUM = 480;
const BALANCE = 560;

describe("accounts under numbers of their own and the names of columns over the first alone", () => {
  const head: PlacedLine[] = [
    [20, [40, "Consolidated statement"], [300, "01 Apr 2026 to 30 Apr 2026"]],
    [60, [40, "Date"], [120, "Details"], [400, ">Withdrawal"], [SUM, ">Deposit"], [BALANCE, ">Balance"]],
  ];
  const account = (y: number, name: string, number: string, rows: readonly PlacedLine[]): PlacedLine[] => [
    [y, [120, name]],
    [y + 15, [120, `Account ${number}`]],
    ...rows,
  ];

  it("are read each with its number, currency and balances", () => {
    expect(
      read([
        ...head,
        ...account(75, "EVERYDAY ACCOUNT SGD", "525-966635-196", [
          [105, [40, "01 Apr"], [120, "BALANCE B/F"], [BALANCE, ">1,316.28"]],
          [120, [40, "02 Apr"], [120, "RENT"], [400, ">850.00"], [BALANCE, ">466.28"]],
          [135, [40, "30 Apr"], [120, "BALANCE C/F"], [BALANCE, ">466.28"]],
        ]),
        ...account(165, "FOREIGN CURRENCY ACCOUNT USD", "513-662086-905", [
          [195, [40, "01 Apr"], [120, "BALANCE B/F"], [BALANCE, ">1,085.62"]],
          [210, [40, "15 Apr"], [120, "SALARY"], [SUM, ">3,386.50"], [BALANCE, ">4,472.12"]],
          [225, [40, "30 Apr"], [120, "BALANCE C/F"], [BALANCE, ">4,472.12"]],
        ]),
      ]),
    ).toStrictEqual([
      ["5196", "SGD", 131_628, 46_628, [["04-02", -85_000]], "proved"],
      ["6905", "USD", 108_562, 447_212, [["04-15", 338_650]], "proved"],
    ]);
  });

  it("are one where the number is that of whom was paid, and a page ends under it", () => {
    expect(
      read(
        [
          ...head,
          [75, [120, "Account 525-966635-196"]],
          [90, [40, "01 Apr"], [120, "BALANCE B/F"], [BALANCE, ">1,316.28"]],
          [105, [40, "02 Apr"], [120, "RENT"], [400, ">850.00"], [BALANCE, ">466.28"]],
          [120, [120, "Account 340-652665-757"]],
          [135, [40, "02 Apr"], [120, "BALANCE C/F"], [BALANCE, ">466.28"]],
        ],
        [
          ...head,
          [90, [40, "02 Apr"], [120, "BALANCE B/F"], [BALANCE, ">466.28"]],
          [105, [40, "03 Apr"], [120, "COFFEE"], [400, ">6.28"], [BALANCE, ">460.00"]],
          [120, [40, "30 Apr"], [120, "BALANCE C/F"], [BALANCE, ">460.00"]],
        ],
      ),
    ).toMatchObject([
      [
        "5196",
        null,
        131_628,
        46_000,
        [
          ["04-02", -85_000],
          ["04-03", -628],
        ],
        "proved",
      ],
    ]);
  });
});

describe("accounts under titles with their currency and balance", () => {
  const rows = (y: number, sum: string, balance: string, below: string): PlacedLine[] => [
    [y, [40, "Scheduled transfer to Home Ltd"]],
    [y + 8, [SUM, `>${sum}`], [BALANCE, `>${balance}`]],
    [y + 16, [40, below]],
  ];

  it("are read each in its currency, a row that begins with a word for headings among the others", () => {
    expect(
      read([
        [10, [40, "Statement 1 June 2026 - 30 June 2026"]],
        [40, [40, "EUR on 30 June 2026"], [BALANCE, ">150.00 EUR"]],
        [55, [40, "Description"], [400, ">Incoming"], [SUM, ">Outgoing"], [BALANCE, ">Amount"]],
        [70, [40, "Card transaction issued by Bookshop"]],
        [78, [SUM, ">-50.00"], [BALANCE, ">150.00"]],
        [86, [40, "12 June 2026 Card ending in 5481"]],
        ...rows(100, "-100.00", "200.00", "2 June 2026 Transaction: T-1"),
        [130, [40, "Opening balance on 1 June 2026: 300.00 EUR"]],
        [170, [40, "USD on 30 June 2026"], [BALANCE, ">70.00 USD"]],
        [185, [40, "Description"], [400, ">Incoming"], [SUM, ">Outgoing"], [BALANCE, ">Amount"]],
        [200, [40, "Card transaction issued by Museum"]],
        [208, [SUM, ">-10.00"], [BALANCE, ">70.00"]],
        [216, [40, "9 June 2026 Card ending in 5481"]],
        ...rows(230, "-20.00", "80.00", "3 June 2026 Transaction: T-2"),
        [260, [40, "Opening balance on 1 June 2026: 100.00 USD"]],
      ]).map((statement) => (statement as unknown[]).slice(1)),
    ).toStrictEqual([
      [
        "EUR",
        30_000,
        15_000,
        [
          ["06-12", -5000],
          ["06-02", -10_000],
        ],
        "proved",
      ],
      [
        "USD",
        10_000,
        7000,
        [
          ["06-09", -1000],
          ["06-03", -2000],
        ],
        "proved",
      ],
    ]);
  });
});

describe("a page that begins with the balance which the page before it carried on", () => {
  const names: PlacedLine = [60, [40, "Fecha"], [120, "Concepto"], [SUM, ">Importe"], [BALANCE, ">Saldo"]];
  const listPages = (carried: string): PlacedLine[][] => [
    [
      [20, [40, "Extracto de cuenta"], [300, "Período: 01/12/2025 - 31/12/2025"]],
      [32, [40, "Número de cuenta: ES21 9993 3275 1548 5703 71"], [300, "Moneda: EUR"]],
      names,
      [75, [40, "01/12/25"], [120, "Saldo anterior"], [BALANCE, ">300,00"]],
      [90, [40, "01/12/25"], [120, "Panadería"], [SUM, ">31,00-"], [BALANCE, ">269,00"]],
      [105, [40, "03/12/25"], [120, "Quiosco"], [SUM, ">9,00-"], [BALANCE, ">260,00"]],
      [120, [120, carried], [BALANCE, ">260,00"]],
    ],
    [
      names,
      [75, [120, "Saldo anterior"], [BALANCE, ">260,00"]],
      [90, [40, "19/12/25"], [120, "Café"], [SUM, ">8,00-"], [BALANCE, ">252,00"]],
      [105, [40, "21/12/25"], [120, "Nómina"], [SUM, ">100,00"], [BALANCE, ">352,00"]],
    ],
  ];

  it.each(["Suma y sigue", "Va a la hoja próxima"])("goes on with the same account, called %s", (carried) => {
    const rows = [
      ["12-01", -3100],
      ["12-03", -900],
      ["12-19", -800],
      ["12-21", 10_000],
    ];
    expect(read(...listPages(carried))).toStrictEqual([["0371", "EUR", 30_000, 35_200, rows, "proved"]]);
  });
});

it("parts accounts in different currencies under IBANs in groups, whose balance has no name", () => {
  const account = (y: number, title: string, last: string, rows: readonly PlacedLine[]): PlacedLine[] => [
    [y, [40, title]],
    [y + 10, [40, `on 30-06-2024: ${last}`]],
    [y + 20, [40, "Description"], [400, ">Incoming"], [SUM, ">Outgoing"], [BALANCE, ">Amount"]],
    ...rows,
  ];
  expect(
    read([
      [20, [40, "Account statement 01-06-2024 - 30-06-2024"]],
      ...account(60, "Account number BE75 2689 8664 4288 (EUR)", "1.684,03", [
        [95, [40, "30 June 2024"]],
        [105, [40, "Monthly fee"], [SUM, ">5,31"], [BALANCE, ">1.684,03"]],
        [125, [40, "26 June 2024"]],
        [135, [40, "To Ada"], [SUM, ">252,49"], [BALANCE, ">1.689,34"]],
      ]),
      ...account(200, "Account number BE66 4973 8115 0554 (GBP)", "118,01", [
        [235, [40, "14 June 2024"]],
        [245, [40, "Interest"], [400, ">2,44"], [BALANCE, ">118,01"]],
        [255, [40, "Fee"], [SUM, ">7,58"], [BALANCE, ">115,57"]],
      ]),
    ]).map((one) => (one as unknown[]).slice(0, 2)),
  ).toStrictEqual([
    ["4288", "EUR"],
    ["0554", "GBP"],
  ]);
});

it("parts accounts of which the first has its balances over its rows and the others under theirs", () => {
  const under = (y: number): PlacedLine => [
    y,
    [40, "Date"],
    [120, "Details"],
    [SUM, ">Amount"],
    [BALANCE, ">Balance"],
  ];
  expect(
    read([
      [20, [40, "Account activity 01 Apr 2026 to 30 Apr 2026"]],
      [40, [40, "Account no. 720240975 (EUR)"]],
      [55, [40, "Opening balance: 1,316.28"]],
      [70, [40, "Closing balance: 1,466.28"]],
      under(90),
      [105, [40, "02 Apr 2026"], [120, "RENT"], [SUM, ">-850.00"], [BALANCE, ">466.28"]],
      [120, [40, "30 Apr 2026"], [120, "SALARY"], [SUM, ">1,000.00"], [BALANCE, ">1,466.28"]],
      [150, [40, "Account no. ****1215"]],
      under(165),
      [180, [40, "11 Apr 2026"], [120, "COFFEE"], [SUM, ">-2.56"], [BALANCE, ">264.18"]],
      [195, [40, "12 Apr 2026"], [120, "BOOKS"], [SUM, ">-62.08"], [BALANCE, ">202.10"]],
      [225, [40, "Opening balance: 266.74"]],
      [240, [40, "Closing balance: 202.10"]],
    ]),
  ).toStrictEqual([
    [
      "0975",
      "EUR",
      131_628,
      146_628,
      [
        ["04-02", -85_000],
        ["04-30", 100_000],
      ],
      "proved",
    ],
    [
      "1215",
      "EUR",
      26_674,
      20_210,
      [
        ["04-11", -256],
        ["04-12", -6208],
      ],
      "proved",
    ],
  ]);
});
