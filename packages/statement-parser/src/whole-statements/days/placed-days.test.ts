import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const daysOf = (statement: ParsedStatement | undefined): unknown[] | undefined =>
  statement?.transactions.map(({ booked_on, value_on, amount }) => [booked_on, value_on, amount]);

/** The day of booking begins a row; that of its value stands lines below, beside the amount. */
const VALUE_BELOW: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "Kontonummer 0506466238"]],
  [32, [40, "Zeitraum"], [300, "01.02.2026 - 28.02.2026"]],
  [44, [500, "EUR"]],
  [70, [40, "Buchung"], [110, "Verwendungszweck"], [330, "Wert"], [440, ">Soll"], [540, ">Haben"]],
  [84, [110, "Alter Kontostand 01.02.2026"], [540, ">1.774,18"]],
  [98, [40, "02.02."], [110, "Kartenzahlung"]],
  [109, [110, "Kiosk am Hafen"], [330, "31.01."], [440, ">22,50"]],
  [123, [40, "05.02."], [110, "Gutschrift"]],
  [134, [110, "ID 4408866972 03.02.2026"], [330, "06.02."], [540, ">46,00"]],
  [148, [40, "15.02."], [110, "Lastschrift"]],
  [159, [110, "Wasserwerk"]],
  [170, [110, "66,99 USD / 1 USD = 1,1496"], [330, "17.02."], [440, ">17,00"]],
  [184, [110, "Neuer Kontostand 28.02.2026"], [540, ">1.780,68"]],
];

/** Two days without names that say which is which. */
const PURCHASES: PlacedLine[] = [
  [20, [40, "Card statement"], [300, "Statement period 19 Nov 2025 - 18 Dec 2025"]],
  [44, [40, "Credit limit"], [300, ">5,000.00"], [400, "SGD"]],
  [56, [40, "Previous balance"], [300, ">100.00"]],
  [68, [40, "New balance"], [300, ">142.50"]],
  [90, [40, "Tran"], [100, "Post"], [160, "Description"], [540, ">Amount"]],
  [104, [40, "17 Nov"], [100, "19 Nov"], [160, "Harbour Books"], [540, ">20.00"]],
  [118, [40, "27 Nov"], [100, "28 Nov"], [160, "Corner Shop"], [540, ">15.00"]],
  [132, [40, "26 Nov"], [100, "30 Nov"], [160, "Corner Shop"], [540, ">17.50"]],
  [146, [40, "02 Dec"], [100, "02 Dec"], [160, "Payment received - thank you"], [540, ">10.00 CR"]],
];

describe("the days of a row", () => {
  it("are those of booking where the day of value stands beside the amount, lines below", () => {
    const statement = read(VALUE_BELOW);
    expect(statement?.proof.verdict).toBe("proved");
    expect(daysOf(statement)).toStrictEqual([
      ["2026-02-02", "2026-01-31", -2250],
      ["2026-02-05", "2026-02-06", 4600],
      ["2026-02-15", "2026-02-17", -1700],
    ]);
  });

  it("are told from purchases by order and period where no name tells", () => {
    expect(daysOf(read(PURCHASES))).toStrictEqual([
      ["2025-11-19", "2025-11-17", -2000],
      ["2025-11-28", "2025-11-27", -1500],
      ["2025-11-30", "2025-11-26", -1750],
      ["2025-12-02", "2025-12-02", 1000],
    ]);
  });
});

describe("the currency of an account", () => {
  it("is the one that its head names, not one of a rate under a row", () => {
    expect(read(VALUE_BELOW)?.currency).toBe("EUR");
  });

  it("may stand behind the number in a title, though it is a word of another language", () => {
    const titled = VALUE_BELOW.filter(([y]) => y !== 44).map((line): PlacedLine =>
      line[0] === 20 ? [20, [40, "Extras 87361954837 RON, 01.02.2026"]] : line,
    );
    expect(read(titled)?.currency).toBe("RON");
  });
});

describe("dots that lead to a figure", () => {
  it("are no part of the label before it", () => {
    const statement = read([
      [20, [40, "Account statement 5567494421"], [400, "USD"]],
      [50, [40, "Beginning Balance 02-01-2026"], [200, ".".repeat(60)], [540, ">100.00"]],
      [62, [40, "Ending Balance 02-28-2026"], [200, ".".repeat(60)], [540, ">65.00"]],
      [90, [40, "Date"], [160, "Description"], [540, ">Amount"]],
      [104, [40, "02-13-2026"], [160, "Corner Shop"], [540, ">-25.00"]],
      [118, [40, "02-20-2026"], [160, "Kiosk"], [540, ">-10.00"]],
    ]);
    expect([statement?.opening_balance, statement?.closing_balance]).toStrictEqual([10_000, 6500]);
    expect(statement?.transactions.map(({ amount }) => amount)).toStrictEqual([-2500, -1000]);
  });

  it("are told by the names over them in a table whose columns stand elsewhere", () => {
    const head: PlacedLine[] = [
      [20, [40, "Credit card statement 4410207788 USD"], [300, "Feb 1, 2026 - Feb 28, 2026"]],
      [35, [40, "Previous Balance"], [300, ">$100.00"]],
      [47, [40, "New Balance"], [300, ">$85.00"]],
    ];
    const names = (y: number, post: number): PlacedLine => [
      y,
      [40, "Trans Date"],
      [post, "Post Date"],
      [220, "Description"],
      [540, ">Amount"],
    ];
    const rowOf = (y: number, post: number, days: readonly [string, string], amount: string): PlacedLine => [
      y,
      [40, days[0]],
      [post, days[1]],
      [220, "Bookshop"],
      [540, `>${amount}`],
    ];
    const shops = Array.from({ length: 7 }, (_, at) =>
      rowOf(170 + 12 * at, 140, [`Feb ${3 + at}`, `Feb ${4 + at}`], "$5.00"),
    );
    const statement = read([
      ...head,
      [70, [40, "Payments and Credits"]],
      names(85, 110),
      rowOf(100, 110, ["Feb 10", "Feb 11"], "- $50.00"),
      [140, [40, "Transactions"]],
      names(155, 140),
      ...shops,
    ]);
    expect(statement?.proof.verdict).toBe("proved");
    expect(daysOf(statement)?.[0]).toStrictEqual(["2026-02-11", "2026-02-10", 5000]);
  });

  it("are not those of the words under the same name", () => {
    const rows: [string, string, number][] = [
      ["08/03", "Payroll", 90_000],
      ["08/04", "Bookshop", -2500],
      ["08/06", "Bakery", -700],
      ["08/24", "08/22 Online Transfer To Sav", -17_000],
      ["08/26", "Grocer", -4693],
    ];
    let balance = 183_822;
    const toText = (cents: number): string => (cents / 100).toFixed(2);
    const statement = read([
      [
        20,
        [40, "Harbour Lane Bank checking 8558015973 USD"],
        [300, "August 01, 2026 through August 31, 2026"],
      ],
      [62, [40, "TRANSACTION DATE"], [150, "DESCRIPTION"], [420, ">AMOUNT"], [520, ">BALANCE"]],
      [74, [90, "Beginning Balance"], [520, ">1838.22"]],
      ...rows.map(([day, text, cents], at): PlacedLine => {
        balance += cents;
        return [
          86 + 12 * at,
          [40, day],
          [70, text],
          [420, `>${toText(cents)}`],
          [520, `>${toText(balance)}`],
        ];
      }),
      [160, [90, "Ending Balance"], [520, `>${toText(balance)}`]],
    ]);
    expect(statement?.transactions.map(({ booked_on }) => booked_on)).toStrictEqual(
      rows.map(([day]) => `2026-${day.replace("/", "-")}`),
    );
    expect(statement?.proof.verdict).toBe("proved");
  });
});

describe("days under no name beside those of the value", () => {
  it("begin the rows, not the days in the words under the name of what a row is", () => {
    const row = (y: number, day: string, text: string, [sum, balance]: [string, string]): PlacedLine[] => [
      [y, [40, day], [95, day], [140, text], [400, `>${sum}`], [540, `>${balance}`]],
      [y + 10, [140, "31/07/26 CARTE 1164"]],
    ];
    const statement = read([
      [20, [40, "EXTRAIT DE COMPTE EN EUR"], [300, "DU 01/08/2026 AU 31/08/2026"]],
      [60, [40, "OPERATION"], [95, "VALEUR"], [140, "LIBELLE"], [400, ">DEBIT"], [540, ">SOLDE"]],
      [75, [140, "SOLDE DE DEPART"], [540, ">500,00"]],
      ...row(90, "01/08/26", "VIREMENT", ["100,00", "400,00"]),
      ...row(115, "02/08/26", "PAIEMENT SPOTIFY", ["50,00", "350,00"]),
      ...row(140, "02/08/26", "PAIEMENT AGIL", ["30,00", "320,00"]),
      ...row(165, "04/08/26", "PAIEMENT MYTEK", ["20,00", "300,00"]),
      [195, [140, "SOLDE FINAL"], [540, ">300,00"]],
    ]);
    expect(daysOf(statement)?.map((days) => (days as unknown[])[0])).toStrictEqual([
      "2026-08-01",
      "2026-08-02",
      "2026-08-02",
      "2026-08-04",
    ]);
  });
});
