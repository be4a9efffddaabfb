import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: (readonly PlacedLine[])[]): unknown[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(
    ({ account, currency, closing_balance, transactions, proof }) => [
      account.last_4_digits,
      currency,
      closing_balance,
      transactions.map(({ booked_on, amount }) => [booked_on.slice(5), amount]),
      proof.verdict,
    ],
  );
};

const SUM = 480;
const BALANCE = 560;

/** An account without a first balance, its sums over the names of its columns. */
const account = (y: number, label: string, number: string, rows: readonly PlacedLine[]): PlacedLine[] => [
  [y, [40, label], [200, number]],
  [y + 12, [40, "Statement period"], [200, "01/03/2026 - 31/03/2026"]],
  ...rows,
];

const names = (y: number): PlacedLine => [
  y,
  [40, "Posting date"],
  [120, "Details"],
  [SUM, ">Amount"],
  [BALANCE, ">Balance"],
];

const two = (label: string): PlacedLine[] => [
  [20, [40, "Account statement"], [300, "CAD"]],
  ...account(40, label, "3751 260204", [
    [64, [40, "Total debits"], [200, "80.00"]],
    [76, [40, "Total credits"], [200, "500.00"]],
    names(95),
    [110, [40, "04/03/2026"], [120, "SALARY"], [SUM, ">500.00"], [BALANCE, ">700.00"]],
    [122, [40, "05/03/2026"], [120, "RENT"], [SUM, ">-80.00"], [BALANCE, ">620.00"]],
  ]),
  ...account(150, label, "3250 198807", [
    [174, [40, "Total debits"], [200, "15.00"]],
    [186, [40, "Total credits"], [200, "40.00"]],
    names(205),
    [220, [40, "02/03/2026"], [120, "REFUND"], [SUM, ">40.00"], [BALANCE, ">90.00"]],
    [232, [40, "09/03/2026"], [120, "COFFEE"], [SUM, ">-15.00"], [BALANCE, ">75.00"]],
  ]),
];

const BOTH = [
  [
    "0204",
    "CAD",
    62_000,
    [
      ["03-04", 50_000],
      ["03-05", -8000],
    ],
    "proved",
  ],
  [
    "8807",
    "CAD",
    7500,
    [
      ["03-02", 4000],
      ["03-09", -1500],
    ],
    "proved",
  ],
];

describe("accounts that name no first balance, each under its number, its period and its sums", () => {
  it("are read apart", () => {
    expect(read(two("Account number"))).toStrictEqual(BOTH);
  });

  it("are read apart whatever language the label of the number has", () => {
    expect(read(two("Tilinumero"))).toStrictEqual(BOTH);
  });

  it("are one where a page goes on under another way to write the number", () => {
    const pages: PlacedLine[][] = [
      [
        [20, [40, "Account statement"], [300, "EUR"]],
        [40, [40, "Account number DE41 7115 6477 5424 6754 92"]],
        names(60),
        [75, [120, "Opening balance"], [BALANCE, ">100.00"]],
        [90, [40, "04/03/2026"], [120, "RENT"], [SUM, ">-80.00"], [BALANCE, ">20.00"]],
        [105, [120, "Carried forward"], [BALANCE, ">20.00"]],
      ],
      [
        [20, [40, "Account number 76640325066"]],
        names(40),
        [55, [120, "Brought forward"], [BALANCE, ">20.00"]],
        [70, [40, "06/03/2026"], [120, "SALARY"], [SUM, ">500.00"], [BALANCE, ">520.00"]],
        [85, [120, "Closing balance"], [BALANCE, ">520.00"]],
      ],
    ];
    expect(read(...pages).map((one) => (one as unknown[]).slice(1, 4))).toStrictEqual([
      [
        "EUR",
        52_000,
        [
          ["03-04", -8000],
          ["03-06", 50_000],
        ],
      ],
    ]);
  });
});

describe("the day of the last row right under it, before the title of the next account", () => {
  it("is that of its row", () => {
    const rows = (y: number, amount: string, balance: string, day: string): PlacedLine[] => [
      [y, [40, "Card payment"], [SUM, `>${amount}`], [BALANCE, `>${balance}`]],
      [y + 10, [40, `${day} March 2026 Transaction: T-${y}`]],
    ];
    const part = (
      y: number,
      code: string,
      number: string,
      [opening, closing]: readonly [string, string],
    ): PlacedLine[] => [
      [y, [40, `${code} statement`]],
      [y + 14, [40, `Account number ${number}`], [300, "Period 1 March 2026 - 31 March 2026"]],
      [y + 28, [40, "Opening balance"], [200, `${opening} ${code}`]],
      [y + 40, [40, "Closing balance"], [200, `${closing} ${code}`]],
      [y + 58, [40, "Description"], [400, ">Outgoing"], [SUM, ">Incoming"], [BALANCE, ">Amount"]],
    ];
    const lines: PlacedLine[] = [
      [20, [40, "Statement of account"]],
      ...part(40, "EUR", "EE57 6817 3179 3799 8294", ["100.00", "55.00"]),
      ...rows(115, "-25.00", "55.00", "23"),
      ...rows(140, "-20.00", "80.00", "2"),
      ...part(190, "GBP", "EE91 7277 0304 7080 5369", ["40.00", "15.00"]),
      ...rows(265, "-15.00", "15.00", "30"),
      ...rows(290, "-10.00", "30.00", "7"),
    ];
    expect(read(lines).map((one) => (one as unknown[]).slice(1))).toStrictEqual([
      [
        "EUR",
        5500,
        [
          ["03-23", -2500],
          ["03-02", -2000],
        ],
        "proved",
      ],
      [
        "GBP",
        1500,
        [
          ["03-30", -1500],
          ["03-07", -1000],
        ],
        "proved",
      ],
    ]);
  });
});
