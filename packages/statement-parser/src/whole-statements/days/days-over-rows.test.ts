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
  statement?.transactions.map(
    ({ booked_on, amount, pending }) => `${booked_on} ${amount}${pending ? " ?" : ""}`,
  );

/** Newest first, under days that have their weekday; what is announced stands before them, without a day. */
const ANNOUNCED: PlacedLine[][] = [
  [
    [20, [40, "Umsatzübersicht Girokonto"]],
    [32, [40, "Kontoinhaberin"], [140, "Lena Beispiel"]],
    [44, [40, "Zeitraum"], [140, "01.03.2026 – 31.03.2026"]],
    [70, [40, "Vorgemerkte Umsätze"]],
    [84, [40, "Kartenzahlung Kiosk"], [540, ">-9,50 €"]],
    [98, [40, "Freitag, 27. März 2026"]],
    [112, [40, "Gutschrift"], [540, ">+182,44 €"]],
    [122, [40, "Ref. 09546 94555"]],
    [136, [40, "Lohn"], [540, ">+2.342,01 €"]],
    [150, [40, "Mittwoch, 18. März 2026"]],
  ],
  [
    [20, [40, "Überweisung"], [540, ">-78,31 €"]],
    [30, [40, "vom 17.03.2026 09:24"]],
    [44, [40, "Mittwoch, 4. März 2026"]],
    [58, [40, "Lastschrift"], [540, ">-69,59 €"]],
  ],
];

/** The balance of each day stands beside it, at the edge of the amounts; a pot has balances of its own. */
const BALANCES: PlacedLine[] = [
  [20, [40, "harbour"]],
  [32, [40, "Pots: Holiday £420.00 and Rainy day £50.00"]],
  [60, [40, "Friday 27 February 2026"], [540, ">£260.88"]],
  [76, [45, "Deli"], [540, ">£29.81"]],
  [92, [45, "Ledger fee"], [540, ">£4.44"]],
  [120, [40, "Tuesday 24 February 2026"], [540, ">£295.13"]],
  [136, [45, "Salary"], [540, ">+£85.34"]],
  [164, [40, "Monday 23 February 2026"], [540, ">£209.79"]],
  [180, [45, "Books"], [540, ">£9.26"]],
  [190, [45, "EUR 10.58 x 0.8752"]],
];

/** Each day has its sums beside it, and each row its time. */
const withSums = (sum: string): PlacedLine[] => [
  [20, [40, "Выписка по счёту BY20 OLMP 3012 826719765502 BYN"]],
  [32, [40, "Период: 01.05.2026 – 31.05.2026"]],
  [44, [40, "Входящий остаток: 769,30"]],
  [70, [40, "Дата / время"], [140, "Операция"], [440, ">Расход"], [540, ">Приход"]],
  [84, [40, "12.05.2026"], [140, "обороты за день"], [440, `>${sum}`], [540, ">0,00"]],
  [98, [40, "11:57"], [140, "Аренда"], [440, ">100,00"]],
  [112, [40, "16:41"], [140, "ЖКХ"], [440, ">56,09"]],
  [126, [40, "26.05.2026"], [140, "обороты за день"], [440, ">0,00"], [540, ">561,97"]],
  [140, [40, "11:14"], [140, "Зарплата"], [540, ">561,97"]],
  [168, [40, "Исходящий остаток: 1175,18"]],
];

/** Rows begin with a day and a short name, and end with their amount a line below. */
const GOES_ON: PlacedLine[] = [
  [20, [40, "Statement 1 December 2025 to 31 December 2025"]],
  [40, [40, "Date"], [100, "Details"], [390, ">Paid out"], [465, ">Paid in"], [540, ">Balance"]],
  [55, [40, "01 Dec 25"], [100, "BALANCE BROUGHT FORWARD"], [540, ">1,610.83"]],
  [66, [40, "01 Dec 25"], [100, "SO"], [130, "Margaret Ainsley"]],
  [77, [130, "RENT 12/2025"], [390, ">856.91"], [540, ">753.92"]],
  [88, [40, "03 Dec 25"], [100, "CR"], [130, "PELHAM & SONS LTD"]],
  [99, [130, "382846"], [465, ">1,929.00"], [540, ">2,682.92"]],
  [110, [40, "13 Dec 25"], [100, ")))"], [130, "ALDI 54 774"]],
  [121, [130, "CARDIFF"], [390, ">9.75"], [540, ">2,673.17"]],
  [132, [40, "14 Dec 25"], [100, ")))"], [130, "DELIVEROO"]],
  [143, [130, "NORWICH"], [390, ">77.74"], [540, ">2,595.43"]],
  [154, [40, "17 Dec 25"], [100, "CR"], [130, "DELIVEROO"], [465, ">77.74"], [540, ">2,673.17"]],
  [165, [40, "18 Dec 25"], [100, "VIS"], [130, "GREGGS PLC"]],
  [176, [130, "NORWICH"], [390, ">72.96"], [540, ">2,600.21"]],
  [187, [40, "31 Dec 25"], [100, "BALANCE CARRIED FORWARD"], [540, ">2,600.21"]],
];

/** The words of a row run on to a line with a day and an amount of their own. */
const TOLD_IN_WORDS: PlacedLine[] = [
  [20, [40, "Extrato de 01/04/2026 a 30/04/2026"]],
  [32, [40, "Saldo inicial"], [540, ">1.000,00"]],
  [60, [40, "26 ABR 2026"], [140, "Total de entradas"], [540, ">+ 351,80"]],
  [74, [140, "Transferência recebida"], [540, ">351,80"]],
  [84, [140, "JUREMA - BANCO NF 118 de 12/02/2025 R$ 45,00 Agência 4471"]],
  [102, [140, "Total de saídas"], [540, ">- 799,00"]],
  [116, [140, "Transferência enviada"], [540, ">447,00"]],
  [130, [140, "Compra no débito"], [540, ">352,00"]],
  [158, [40, "28 ABR 2026"], [140, "Total de saídas"], [540, ">- 30,30"]],
  [172, [140, "Compra no débito"], [540, ">30,30"]],
  [200, [40, "Saldo final"], [540, ">522,50"]],
];

/** Words of a fee look like the end of a period that begins with the day of the row. */
const LIKE_A_PERIOD: PlacedLine[] = [
  [20, [40, "Statement of September 2026"]],
  [40, [40, "Date"], [140, "Details"], [390, ">Debit"], [465, ">Credit"], [540, ">Balance"]],
  [55, [40, "1 Sep 2026"], [140, "BALANCE FORWARD"], [540, ">510.00"]],
  [70, [40, "26 Sep 2026"], [140, "INET SAVER"], [390, ">10.00"]],
  [85, [140, "RUTA K"], [465, ">200.00"], [540, ">700.00"]],
  [100, [40, "29 Sep 2026"], [140, "FEE-QTR TO 15FEB"], [390, ">4.00"]],
  [115, [140, "VDC-APPLEGREEN"], [390, ">46.00"], [540, ">650.00"]],
  [130, [40, "30 Sep 2026"], [140, "DUNNES"], [390, ">50.00"], [540, ">600.00"]],
  [160, [140, "Closing balance"], [540, ">600.00"]],
];

describe("days that stand over their rows", () => {
  it("are handed on by a row that begins with one, whatever follows in its words", () => {
    expect(rowsOf(read(LIKE_A_PERIOD))).toStrictEqual([
      "2026-09-26 -1000",
      "2026-09-26 20000",
      "2026-09-29 -400",
      "2026-09-29 -4600",
      "2026-09-30 -5000",
    ]);
  });

  it("are none where a row begins with its day and goes on below", () => {
    expect(rowsOf(read(GOES_ON))).toStrictEqual([
      "2025-12-01 -85691",
      "2025-12-03 192900",
      "2025-12-13 -975",
      "2025-12-14 -7774",
      "2025-12-17 7774",
      "2025-12-18 -7296",
    ]);
  });

  it("hold for all their rows, whatever day the words of one tell", () => {
    expect(rowsOf(read(TOLD_IN_WORDS))).toStrictEqual([
      "2026-04-26 35180",
      "2026-04-26 -44700",
      "2026-04-26 -35200",
      "2026-04-28 -3030",
    ]);
  });

  it("are those of rows over a page break, and end what is announced before them", () => {
    expect(rowsOf(read(...ANNOUNCED))).toStrictEqual([
      "2026-03-27 18244",
      "2026-03-27 234201",
      "2026-03-18 -7831",
      "2026-03-04 -6959",
    ]);
  });

  it("have the balance of the day beside them", () => {
    const statement = read(BALANCES);
    expect(rowsOf(statement)).toStrictEqual([
      "2026-02-27 -2981",
      "2026-02-27 -444",
      "2026-02-24 8534",
      "2026-02-23 -926",
    ]);
    expect(statement?.proof.checks.map(({ name, holds }) => [name, holds])).toContainEqual([
      "running_balance",
      true,
    ]);
  });

  it("have the sums of their rows beside them, which are no rows", () => {
    const statement = read(withSums("156,09"));
    expect(rowsOf(statement)).toStrictEqual(["2026-05-12 -10000", "2026-05-12 -5609", "2026-05-26 56197"]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("have sums beside them that speak against the rows where they differ", () => {
    expect(read(withSums("157,09"))?.proof.verdict).not.toBe("proved");
  });
});

/** A page ends with a day whose rows stand on the next, and with its own number; the word beside it is that of its language. */
const turned = (foot: string): PlacedLine[][] => [
  [
    [20, [40, "Extrato de conta"]],
    [32, [40, "Período: 01/07/2025 - 31/07/2025"]],
    [44, [40, "Saldo inicial"], [540, ">R$ 500,00"]],
    [54, [40, "Saldo final"], [540, ">R$ 435,00"]],
    [84, [40, "03 JUL 2025"]],
    [98, [40, "Feira da praça"], [540, ">-20,00"]],
    [112, [40, "08 JUL 2025"]],
    [126, [40, "Padaria"], [540, ">-10,00"]],
    [140, [40, "23 JUL 2025"]],
    [800, [280, foot]],
  ],
  [
    [20, [40, "Livraria"], [540, ">-25,00"]],
    [34, [40, "25 JUL 2025"]],
    [48, [40, "Ônibus"], [540, ">-10,00"]],
    [800, [280, foot.replace("1", "2")]],
  ],
];

describe("the number of a page under the last day of it", () => {
  it.each(["Página 1/2", "Seite 1/2", "1/2", "Fls. nr 1/2"])("is no day of the rows: %s", (foot) => {
    expect(rowsOf(read(...turned(foot)))).toEqual([
      "2025-07-03 -2000",
      "2025-07-08 -1000",
      "2025-07-23 -2500",
      "2025-07-25 -1000",
    ]);
  });
});

it("days over rows that stand near what is above them, as the words of a row about its amount, are no days of the row above", () => {
  const statement = read([
    [20, [52, "Credit Card Statement"], [300, "SAR"]],
    [32, [52, "Statement Period 01/04/2025 - 30/04/2025"]],
    [50, [88, "Description"], [270, ">Amount (SAR)"]],
    [62, [52, "Previous balance"], [270, ">100.00"]],
    [75, [52, "Thursday, 03/04/2025"]],
    [88, [52, "Bakery"], [240, ">9.00"]],
    [100, [52, "Wednesday, 09/04/2025"]],
    [112, [52, "Monthly service fee"]],
    [117, [240, ">96.00"]],
    [122, [52, "REF NTR7EEAC8G"]],
    [135, [52, "Thursday, 10/04/2025"]],
    [148, [52, "Shoes"], [240, ">49.00"]],
    [161, [52, "Monday, 14/04/2025"]],
    [173, [52, "Monthly service fee"]],
    [178, [240, ">6.00"]],
    [183, [52, "Ivy Tranter"]],
    [196, [52, "Saturday, 19/04/2025"]],
    [209, [52, "Books"], [240, ">10.00"]],
    [230, [52, "New balance owed"], [270, ">270.00"]],
  ]);
  expect(rowsOf(statement)).toEqual([
    "2025-04-03 -900",
    "2025-04-09 -9600",
    "2025-04-10 -4900",
    "2025-04-14 -600",
    "2025-04-19 -1000",
  ]);
});
