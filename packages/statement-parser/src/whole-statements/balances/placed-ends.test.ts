import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(
    ({ opening_balance, closing_balance, transactions, proof }) => [
      opening_balance,
      closing_balance,
      transactions.map(({ amount }) => amount),
      proof.verdict,
    ],
  );
};

const rowOf = (y: number, day: string, text: string, amount: string): PlacedLine => [
  y,
  [40, day],
  [160, text],
  [540, `>${amount}`],
];

describe("the last balance of rows", () => {
  it.each([
    ["to which the rows lead from the first", "175.50", [-17_550, "proved"]],
    ["to which they do not lead", "185.50", [null, "unproved"]],
  ])("may be called by words that nobody knows: one %s", (_, figure, [closing, verdict]) => {
    const statements = read([
      [20, [40, "Credit card 4410207788 EUR"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "Previous balance"], [540, ">100.00"]],
      [60, [40, "Date"], [160, "Details"], [540, ">Amount"]],
      rowOf(75, "03/02/2026", "Bookshop", "110.50"),
      rowOf(87, "10/02/2026", "Payment received", "-40.00"),
      rowOf(99, "21/02/2026", "Café", "5.00"),
      [120, [160, "Ripe for the jar"], [440, `>${figure}`]],
    ]);
    expect(statements).toStrictEqual([[-10_000, closing, [-11_050, 4000, -500], verdict]]);
  });

  it("is owed where the word behind it says so", () => {
    const statements = read([
      [20, [40, "Overzicht 4410207788 EUR"], [300, "01-02-2026 - 28-02-2026"]],
      [40, [40, "Saldo vorig overzicht"], [300, "230,75 debet"]],
      [52, [40, "Saldo dit overzicht"], [300, "241,00 debet"]],
      [70, [40, "Datum"], [160, "Omschrijving"], [440, ">Opgenomen"], [540, ">Afgelost"]],
      [85, [40, "03-02-2026"], [160, "Opname"], [440, ">110,25"]],
      [97, [40, "10-02-2026"], [160, "Aflossing termijn"], [540, ">100,00"]],
    ]);
    expect(statements).toStrictEqual([[-23_075, -24_100, [-11_025, 10_000], "proved"]]);
  });

  it("is not the figure of another name under it", () => {
    const statements = read([
      [20, [40, "Loan statement 4410207788 EUR"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "Date"], [160, "Particulars"], [340, ">Debit"], [440, ">Credit"], [540, ">Outstanding"]],
      [55, [160, "Outstanding b/f"], [540, ">(120.00)"]],
      [70, [40, "03/02/2026"], [160, "Profit charged"], [340, ">1.60"], [540, ">(121.60)"]],
      [85, [40, "10/02/2026"], [160, "Recovery"], [440, ">20.00"], [540, ">(101.60)"]],
      [100, [160, "Outstanding c/f"], [540, ">(101.60)"]],
      [112, [40, "Original amount 240.00"], [200, "Installments remaining 38"]],
    ]);
    expect(statements).toStrictEqual([[-12_000, -10_160, [-160, 2000], "proved"]]);
  });
});

describe("names of columns that are printed once", () => {
  it("stand over the rows of all accounts under them", () => {
    const cardOf = (
      y: number,
      [title, opening, rows, closing]: readonly [string, string, PlacedLine[], string],
    ): PlacedLine[] => [
      [y, [160, title]],
      [y + 12, [160, "Previous balance"], [540, `>${opening}`]],
      ...rows,
      [y + 60, [160, "Current balance"], [540, `>${closing}`]],
    ];
    const rowAt = (
      y: number,
      [posted, bought]: readonly [string, string],
      text: string,
      amount: string,
    ): PlacedLine => [y, [40, posted], [100, bought], [160, text], [540, `>${amount}`]];
    const document = {
      pages: placePages([
        [
          [10, [40, "Credit card statement MYR"], [300, "Statement date 15 APR 2026"]],
          [30, [40, "Posting"], [100, "Transaction"], [160, "Description"], [540, ">Amount (RM)"]],
          ...cardOf(50, [
            "VISA 4156 9261 XXXX 2775",
            "100.00",
            [
              rowAt(74, ["30 MAR", "29 MAR"], "PAYMENT - THANK YOU", "60.00CR"),
              rowAt(86, ["03 APR", "31 MAR"], "BOOKSHOP", "20.00"),
              rowAt(98, ["05 APR", "03 APR"], "CAFE", "10.00"),
            ],
            "70.00",
          ]),
          ...cardOf(150, [
            "VISA 4638 1056 XXXX 4843",
            "300.00",
            [
              rowAt(174, ["23 MAR", "21 MAR"], "PAYMENT - THANK YOU", "150.00CR"),
              rowAt(186, ["06 APR", "02 APR"], "BOOKSHOP", "40.00"),
              rowAt(198, ["07 APR", "01 APR"], "CAFE", "15.00"),
            ],
            "205.00",
          ]),
        ],
      ]),
      fixedPitch: false,
    };
    const parsed = readDocument(document, { today: "2026-11-20" });
    const statements = parsed.ok ? parsed.value.statements : [];
    expect(
      statements.map(({ transactions, proof }) => [
        transactions.map(({ booked_on, value_on }) => [booked_on.slice(5), value_on?.slice(5)]),
        proof.verdict,
      ]),
    ).toStrictEqual([
      [
        [
          ["03-30", "03-29"],
          ["04-03", "03-31"],
          ["04-05", "04-03"],
        ],
        "proved",
      ],
      [
        [
          ["03-23", "03-21"],
          ["04-06", "04-02"],
          ["04-07", "04-01"],
        ],
        "proved",
      ],
    ]);
  });
});

const UNKNOWN_WORDS: PlacedLine[] = [
  [20, [40, "Credit card 4410207788 EUR"], [300, "01/02/2026 - 28/02/2026"]],
  [60, [40, "Date"], [160, "Details"], [540, ">Amount"]],
  [75, [160, "Ripe for the jar"], [540, ">100.00"]],
  rowOf(87, "03/02/2026", "Bookshop", "110.50"),
  rowOf(99, "10/02/2026", "Payment received", "-40.00"),
  rowOf(111, "21/02/2026", "Café", "5.00"),
];

describe("the figures right over and under the rows", () => {
  it("are the balances between which these lie, whatever they are called", () => {
    const statements = read([...UNKNOWN_WORDS, [123, [160, "Lid on"], [540, ">175.50"]]]);
    expect(statements).toStrictEqual([[-10_000, -17_550, [-11_050, 4000, -500], "proved"]]);
  });

  it("are none where the rows do not lie between them", () => {
    const statements = read([...UNKNOWN_WORDS, [123, [160, "Lid on"], [540, ">185.50"]]]);
    expect(statements).not.toContainEqual(expect.arrayContaining(["proved"]));
  });

  it("are none where another figure is called the last balance", () => {
    const statements = read([
      ...UNKNOWN_WORDS,
      [123, [160, "Lid on"], [540, ">175.50"]],
      [150, [40, "New balance 190.00"]],
    ]);
    expect(statements).not.toContainEqual(expect.arrayContaining(["proved"]));
  });
});
