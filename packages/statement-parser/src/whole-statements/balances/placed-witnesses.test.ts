import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { Proof } from "../../parsed-file.ts";

const proofOf = (lines: readonly PlacedLine[]): Proof | undefined => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0]?.proof : undefined;
};

const verdictOf = (lines: readonly PlacedLine[]): string | undefined => proofOf(lines)?.verdict;

const rowOf = (y: number, day: string, text: string, amount: string): PlacedLine => [
  y,
  [40, day],
  [160, text],
  [540, `>${amount}`],
];
const HEAD: PlacedLine[] = [
  [20, [40, "Rekening 4161698279"], [300, "01-02-2026 - 28-02-2026"], [500, "EUR"]],
  [50, [40, "Boekdatum"], [160, "Omschrijving"], [540, ">Bedrag"]],
  [64, [160, "Vorig saldo"], [540, ">100,00"]],
];
const balanceOf = (y: number, day: string, amount: string): PlacedLine => [
  y,
  [160, `Saldo ${day}`],
  [540, `>${amount}`],
];

/** Balances of each day between the rows, and two rows that may be altered so that they cancel. */
const withDays = (first: string, last: string): PlacedLine[] => [
  ...HEAD,
  rowOf(78, "13-02-2026", "Kiosk", first),
  balanceOf(90, "13-02-2026", "80,00"),
  rowOf(104, "16-02-2026", "Salaris", "50,00+"),
  balanceOf(116, "16-02-2026", "130,00"),
  rowOf(130, "18-02-2026", "Kiosk", "10,00-"),
  balanceOf(142, "18-02-2026", "120,00"),
  rowOf(156, "20-02-2026", "Kiosk", "10,00-"),
  balanceOf(168, "20-02-2026", "110,00"),
  rowOf(182, "23-02-2026", "Kiosk", "15,00-"),
  balanceOf(194, "23-02-2026", "95,00"),
  rowOf(208, "25-02-2026", "Winkel", last),
  balanceOf(220, "25-02-2026", "90,00"),
  [240, [160, "Nieuw saldo"], [540, ">90,00"]],
];

/** A box under the rows that says how many there are. */
const withCount = (count: string): PlacedLine[] => [
  ...HEAD,
  rowOf(78, "13-02-2026", "Kiosk", "20,00-"),
  rowOf(92, "16-02-2026", "Salaris", "50,00+"),
  [120, [160, "Aantal:"], [540, `>${count}`]],
  [132, [160, "Nieuw saldo"], [540, ">130,00"]],
];

/** What went out, with the number of its rows before the sum, and no balance. */
const withNumberedSum = (sum: string): PlacedLine[] => [
  ...HEAD,
  rowOf(78, "13-02-2026", "Kiosk", "20,00-"),
  rowOf(92, "16-02-2026", "Salary", "50,00+"),
  rowOf(106, "18-02-2026", "Kiosk", "10,00-"),
  [130, [160, "No. Debit Transactions 2"], [400, `>${sum}`]],
  [142, [160, "No. Credit Transactions 1"], [400, ">50,00"]],
  [154, [160, "Closing balance"], [400, ">120,00"]],
];

/** The sums of both columns under a name that says nothing. */
const withSums = (out: string, inside: string): PlacedLine[] => [
  [20, [40, "Izpisek"], [300, "01.02.2026 - 28.02.2026"], [500, "EUR"]],
  [32, [40, "Začetno stanje"], [300, ">100,00"]],
  [44, [40, "Končno stanje"], [300, ">130,00"]],
  [60, [40, "Datum"], [160, "Opis"], [440, ">Breme"], [540, ">Dobro"]],
  [74, [40, "13.02.2026"], [160, "Kiosk"], [440, ">20,00"]],
  [88, [40, "16.02.2026"], [160, "Plača"], [540, ">50,00"]],
  [102, [160, "Ves tok"], [440, `>${out}`], [540, `>${inside}`]],
];

/** Balances whose column stands left of its name, for a sign behind them that is none of a known currency. */
const withBalances = (first: string, last: string): PlacedLine[] => {
  const row = (
    y: number,
    day: string,
    text: string,
    [amount, balance]: readonly [string, string],
  ): PlacedLine => [y, [40, day], [160, text], [440, `>${amount} QX`], [540, `>${balance} QX`]];
  return [
    [20, [40, "Extracto 4161698279"], [300, "2026-02-01 - 2026-02-28"]],
    [50, [40, "Data"], [160, "Descrição"], [440, ">Valor"], [540, ">Saldo"]],
    row(65, "2026-02-03", "Quiosque", [first, "80,00"]),
    row(79, "2026-02-10", "Salário", ["50,00", "130,00"]),
    row(93, "2026-02-13", "Quiosque", ["-10,00", "120,00"]),
    row(107, "2026-02-20", "Loja", [last, "115,00"]),
    [130, [160, "Saldo inicial"], [300, ">100,00 QX"]],
    [142, [160, "Saldo final"], [300, ">115,00 QX"]],
  ];
};

const DAYS = ["2026-02-03", "2026-02-10", "2026-02-13", "2026-02-20", "2026-02-24"] as const;
const AMOUNTS = ["-20,00", "50,00", "-10,00", "-5,00", "-2,00"] as const;
const BALANCES = ["80,00", "130,00", "120,00", "115,00", "113,00"] as const;

/** Rows with two columns of balances: the one after the row, and the one that is available. */
const withTwins = (available: readonly string[]): PlacedLine[] => [
  [20, [40, "Account statement 4161698279"], [300, "2026-02-01 - 2026-02-28"], [500, "EUR"]],
  [50, [40, "Date"], [160, "Description"], [340, ">Amount"], [440, ">Balance"], [540, ">Settled"]],
  [64, [160, "Opening balance"], [440, ">100,00"]],
  ...DAYS.map((day, at): PlacedLine => [
    78 + 14 * at,
    [40, day],
    [160, "Kiosk"],
    [340, `>${AMOUNTS[at] ?? ""}`],
    [440, `>${BALANCES[at] ?? ""}`],
    [540, `>${available[at] ?? ""}`],
  ]),
  [160, [160, "Closing balance"], [440, ">113,00"]],
];

/** A table of the balances of days under rows that have none beside them. */
const withDayTable = (last: string): PlacedLine[] => [
  [20, [40, "Account statement 4161698279"], [300, "2026-02-01 - 2026-02-28"], [500, "EUR"]],
  [36, [40, "Opening balance"], [300, ">100,00"]],
  [48, [40, "Closing balance"], [300, ">113,00"]],
  [64, [40, "Date"], [160, "Description"], [540, ">Amount"]],
  ...DAYS.map((day, at): PlacedLine => rowOf(78 + 14 * at, day, "Kiosk", AMOUNTS[at] ?? "")),
  [160, [40, "Daily balances"]],
  [
    174,
    [40, "2026-02-03"],
    [160, ">80,00"],
    [240, "2026-02-10"],
    [360, ">130,00"],
    [440, "2026-02-13"],
    [540, ">120,00"],
  ],
  [188, [40, "2026-02-20"], [160, ">115,00"], [240, "2026-02-24"], [360, `>${last}`]],
];

/** The balance before the first row stands in a row of its day. */
const withFirstBalance = (opening: string): PlacedLine[] => [
  [20, [40, "Account statement 4161698279"], [300, "2026-02-01 - 2026-02-28"], [500, "EUR"]],
  [50, [40, "Date"], [160, "Description"], [440, ">Amount"], [540, ">Balance"]],
  [64, [40, "2026-02-01"], [160, "Opening balance today"], [540, `>${opening}`]],
  ...DAYS.map((day, at): PlacedLine => [
    78 + 14 * at,
    [40, day],
    [160, "Kiosk"],
    [440, `>${AMOUNTS[at] ?? ""}`],
    [540, `>${BALANCES[at] ?? ""}`],
  ]),
];

/** Newest first, with balances shifted by as many rows; nothing names their column exactly. */
const withShifted = (by: number): PlacedLine[] => [
  [20, [40, "Account statement 4161698279"], [300, "2026-02-01 - 2026-02-28"], [500, "EUR"]],
  [36, [40, "Opening balance"], [300, ">100,00"]],
  [48, [40, "Closing balance"], [300, ">113,00"]],
  [64, [40, "Day"], [160, "Text"]],
  ...DAYS.toReversed().map((day, at): PlacedLine => [
    78 + 14 * at,
    [40, day],
    [160, "Kiosk"],
    [440, `>${AMOUNTS.toReversed()[at] ?? ""}`],
    [540, `>${BALANCES.toReversed()[Math.max(0, at - by)] ?? ""}`],
  ]),
];

/** A word says which way each row goes, and a minus behind what went out says it again. */
const withWords = (second: string): PlacedLine[] => [
  [20, [40, "Account statement 4161698279"], [300, "2026-02-01 - 2026-02-28"], [500, "EUR"]],
  [50, [40, "Date"], [160, "Description"], [440, ">Amount"], [540, ">Balance"]],
  [64, [160, "Opening balance"], [540, ">100,00"]],
  ...[`20,00-`, "50,00", second, "5,00-", "2,00-"].map((amount, at): PlacedLine => [
    78 + 14 * at,
    [40, DAYS[at] ?? ""],
    [160, at === 1 ? "Deposit salary" : "Withdrawal kiosk"],
    [440, `>${amount}`],
    [540, `>${BALANCES[at] ?? ""}`],
  ]),
];

describe("a figure that is printed between or under the rows", () => {
  it("is a witness: a second column of balances", () => {
    expect(verdictOf(withTwins(BALANCES))).toBe("proved");
    expect(verdictOf(withTwins(["80,00", "130,00", "120,00", "115,50", "113,00"]))).not.toBe("proved");
  });

  it("is a witness: a table of the balances of days", () => {
    expect(verdictOf(withDayTable("113,00"))).toBe("proved");
    expect(verdictOf(withDayTable("113,10"))).not.toBe("proved");
  });

  it("is a witness: the first balance, though its row could be one of a merchant of such a name", () => {
    expect(verdictOf(withFirstBalance("100,00"))).toBe("proved");
    expect(verdictOf(withFirstBalance("101,00"))).not.toBe("proved");
  });

  it("is a witness: balances, newest first and shifted by a row", () => {
    expect(verdictOf(withShifted(0))).toBe("proved");
    expect(verdictOf(withShifted(1))).not.toBe("proved");
  });

  it("is a witness: a mark beside an amount whose direction a word tells", () => {
    expect(verdictOf(withWords("10,00-"))).toBe("proved");
    expect(verdictOf(withWords("10,00"))).not.toBe("proved");
  });

  it("is a witness: balances of the days lead from one to the next", () => {
    expect(verdictOf(withDays("20,00-", "5,00-"))).toBe("proved");
    expect(verdictOf(withDays("21,00-", "4,00-"))).not.toBe("proved");
  });

  it("is a witness: a column of balances, which is none of money out", () => {
    expect(verdictOf(withBalances("-20,00", "-5,00"))).toBe("proved");
    expect(verdictOf(withBalances("-21,00", "-4,00"))).toBe("contradicted");
  });

  it("is a witness: a bare number of rows", () => {
    expect(verdictOf(withCount("2"))).toBe("proved");
    expect(verdictOf(withCount("3"))).not.toBe("proved");
  });

  it("is a witness: a sum with the number of its rows before it", () => {
    expect(verdictOf(withNumberedSum("30,00"))).toBe("proved");
    expect(verdictOf(withNumberedSum("31,00"))).not.toBe("proved");
  });

  it("is a witness: the sums of both columns, whatever they are called", () => {
    expect(verdictOf(withSums("20,00", "50,00"))).toBe("proved");
    expect(verdictOf(withSums("21,00", "51,00"))).not.toBe("proved");
  });
});

describe("the number of rows of one side on a page", () => {
  const withSide = (count: string): PlacedLine[] => [
    ...HEAD,
    rowOf(78, "13-02-2026", "Kiosk", "20,00-"),
    rowOf(92, "16-02-2026", "Salaris", "50,00+"),
    [120, [160, `Number of deposits: ${count}`]],
    [132, [160, "Nieuw saldo"], [540, ">130,00"]],
  ];

  it("is a check where it holds", () => {
    expect(proofOf(withSide("1"))).toMatchObject({
      verdict: "proved",
      checks: [{ name: "opening+sum=closing" }, { name: "count_of_credits", holds: true }],
    });
  });
});
