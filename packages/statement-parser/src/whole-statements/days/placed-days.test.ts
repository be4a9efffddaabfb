import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { turnBack } from "../../layout/facts/turned-days.ts";
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

/** Days of value without a mark of dates, under a name of their own, beside days of booking. */
const BARE_VALUES: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "01.12.2025 bis 31.12.2025"]],
  [70, [40, "Buchung"], [110, "Buchungstext"], [330, "Wert"], [540, ">Betrag EUR"]],
  [84, [110, "Alter Kontostand"], [540, ">1.000,00"]],
  [98, [40, "01.12."], [110, "Dauerauftrag Muster"], [330, "3011"], [540, ">89,68-"]],
  [112, [40, "02.12."], [110, "Miete"], [330, "0312"], [540, ">450,00-"]],
  [126, [40, "03.12."], [110, "Gutschrift"], [330, "0312"], [540, ">18,70"]],
  [140, [110, "Neuer Kontostand"], [540, ">479,02"]],
];

/** Numbers of rows that could be days stand near the name of the day. */
const ROW_NUMBERS: PlacedLine[] = [
  [20, [40, "Rekeninguittreksel"], [300, "Uittreksel nr. 8 van 09-08-2025"]],
  [70, [50, "Nr."], [80, "Datum"], [120, "Omschrijving"], [428, "Valuta"], [545, ">Bedrag EUR"]],
  [84, [120, "Vorig saldo"], [545, ">100,00+"]],
  [98, [50, "0101"], [80, "31-07"], [120, "Overschrijving"], [428, "01-08"], [545, ">50,00-"]],
  [112, [50, "0102"], [80, "03-08"], [120, "Huur"], [428, "02-08"], [545, ">7,00-"]],
  [126, [50, "0103"], [80, "04-08"], [120, "Storting"], [428, "04-08"], [545, ">60,00+"]],
  [140, [120, "Nieuw saldo"], [545, ">103,00+"]],
];

/** One name for both days, which stand one under the other. */
const JOINED_NAME: PlacedLine[] = [
  [20, [40, "Výpis z účtu"], [300, "01.10.2025 - 31.10.2025"], [500, "CZK"]],
  [44, [40, "Počáteční zůstatek"], [540, ">1 000,00"]],
  [56, [40, "Konečný zůstatek"], [540, ">2 270,00"]],
  [70, [40, "Datum / Valuta"], [140, "Popis transakce"], [540, ">Částka"]],
  [84, [40, "01.10.2025"], [140, "Příchozí úhrada"], [540, ">2 613,00"]],
  [95, [40, "02.10.2025"], [140, "Jan Novotný"]],
  [112, [40, "06.10.2025"], [140, "Inkaso"], [540, ">-1 206,00"]],
  [123, [40, "06.10.2025"], [140, "Vodárna"]],
  [140, [40, "09.10.2025"], [140, "Platba kartou"], [540, ">-137,00"]],
  [151, [40, "08.10.2025"], [140, "Kavárna"]],
];

/** A year of a loan, printed on a day of the next one. */
const LOAN_YEAR: PlacedLine[] = [
  [20, [40, "Jahreskontoauszug Darlehen"], [300, "erstellt am 02.01.2026"]],
  [70, [40, "Buchung"], [110, "Vorgang"], [430, ">Betrag EUR"], [540, ">Saldo EUR"]],
  [84, [110, "Saldovortrag"], [540, ">4.000,00 S"]],
  [98, [40, "28.01."], [110, "Leistungsrate"], [430, ">900,00 H"], [540, ">3.100,00 S"]],
  [112, [40, "31.01."], [110, "Sollzinsen"], [430, ">100,00 S"], [540, ">3.200,00 S"]],
  [126, [40, "28.02."], [110, "Leistungsrate"], [430, ">900,00 H"], [540, ">2.300,00 S"]],
  [140, [40, "31.12."], [110, "Sollzinsen"], [430, ">90,00 S"], [540, ">2.390,00 S"]],
];

describe("the day of booking", () => {
  const bookedOf = (lines: readonly PlacedLine[]): unknown[] | undefined =>
    read(lines)?.transactions.map((row) => row.booked_on);

  it("keeps its place beside days of value that are mere numbers", () => {
    expect(bookedOf(BARE_VALUES)).toStrictEqual(["2025-12-01", "2025-12-02", "2025-12-03"]);
  });

  it("is no number of the row, though that could be a day", () => {
    expect(bookedOf(ROW_NUMBERS)).toStrictEqual(["2025-07-31", "2025-08-03", "2025-08-04"]);
  });

  it("is the upper one of two that one cell names", () => {
    expect(bookedOf(JOINED_NAME)).toStrictEqual(["2025-10-01", "2025-10-06", "2025-10-09"]);
  });

  it("lies in the year in which rows run on", () => {
    expect(bookedOf(LOAN_YEAR)).toStrictEqual(["2025-01-28", "2025-01-31", "2025-02-28", "2025-12-31"]);
  });

  it("is told by the names over its table, not by a sentence at the foot of a page", () => {
    const card = PURCHASES.map((line): PlacedLine =>
      line[0] === 90
        ? [90, [40, "Trans. date"], [100, "Post date"], [160, "Description"], [540, ">Amount"]]
        : line,
    );
    const foot: PlacedLine = [
      800,
      [40, "Harbour Bank plc. Authorised by the Regulation Authority. Registered in England 0114."],
      [519, "Page 1 of 2"],
    ];
    const further: PlacedLine[] = [
      [40, [40, "03 Dec"], [100, "04 Dec"], [160, "Corner Shop"], [540, ">17.50"]],
      [54, [40, "04 Dec"], [100, "05 Dec"], [160, "Returned by corner shop"], [540, ">17.50 CR"]],
    ];
    const pages = placePages([[...card, foot], further]);
    const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
    const rows = parsed.ok ? parsed.value.statements[0]?.transactions : undefined;
    expect(rows?.slice(-2).map((row) => row.booked_on)).toStrictEqual(["2025-12-04", "2025-12-05"]);
  });

  it("leaves a doubt where the days taken turn back and others do not", () => {
    const turned = ["2026-03-04", "2026-03-03", "2026-03-06"].map((booked_on, at) => ({
      booked_on,
      value_on: `2026-03-0${String(at + 1)}`,
      pending: false,
      description: "",
    }));
    expect(turnBack(turned)).toBe(true);
    expect(turnBack(turned.toReversed().map((row) => ({ ...row, booked_on: row.value_on })))).toBe(false);
  });
});
