import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const TODAY = { today: "2026-11-20" } as const;

const readPages = (pages: readonly (readonly PlacedLine[])[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, TODAY);
  return parsed.ok ? parsed.value.statements[0] : undefined;
};
const readPage = (lines: readonly PlacedLine[]): ParsedStatement | undefined => readPages([lines]);
const readText = async (text: string): Promise<ParsedStatement | undefined> => {
  const parsed = await parseStatement(new TextEncoder().encode(text), TODAY);
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const daysOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${String(amount)}`) ?? [];

const under = (y: number, day: string): PlacedLine => [y, [50, day]];

/** The day of a purchase among the words of its row. */
const AMONG_WORDS: PlacedLine[] = [
  [20, [50, "Account statement March 2026 EUR"]],
  [35, [50, "Opening balance"], [500, ">1,000.00"]],
  under(60, "Monday 9 March 2026"),
  [75, [50, "Card purchase 07 Mar Bakery Lind"], [500, ">-10.00"]],
  [90, [50, "Card purchase 08 Mar Kiosk"], [500, ">-20.00"]],
  under(110, "Tuesday 10 March 2026"),
  [125, [50, "Card purchase 09 Mar Shop"], [500, ">-5.00"]],
  [140, [50, "Salary Lind AG"], [500, ">100.00"]],
  under(160, "Thursday 12 March 2026"),
  [175, [50, "Card payment 11 Mar Petrol"], [500, ">-30.00"]],
  [200, [50, "Closing balance"], [500, ">1,035.00"]],
];
/** A line under a row names another day. */
const NAMED_BELOW: PlacedLine[] = [
  [20, [50, "Rekeninguittreksel nr 3"], [300, "IBAN BE68 5390 0754 7034"]],
  [35, [50, "Vorig saldo op 01/03/2026"], [500, ">1.000,00 EUR"]],
  under(60, "09/03/2026"),
  [75, [50, "0031 Betaling met kaart Bakker Lind"], [500, ">-10,00"]],
  [85, [70, "Datum 07/03/2026 om 12:10"]],
  [100, [50, "0032 Betaling met kaart Kiosk"], [500, ">-20,00"]],
  [110, [70, "Datum 08/03/2026 om 11:10"]],
  under(130, "10/03/2026"),
  [145, [50, "0033 Betaling met kaart Winkel"], [500, ">-5,00"]],
  [155, [70, "Datum 09/03/2026 om 12:10"]],
  [170, [50, "0034 Overschrijving van Lind NV"], [500, ">100,00"]],
  under(190, "12/03/2026"),
  [205, [50, "0035 Betaling met kaart Benzine"], [500, ">-30,00"]],
  [215, [70, "Datum 11/03/2026 om 12:10"]],
  [240, [50, "Nieuw saldo op 31/03/2026"], [500, ">1.035,00 EUR"]],
];
/** A line under a row begins with another day, where the days over rows begin. */
const BEGUN_BELOW: PlacedLine[] = [
  [20, [50, "Lumo business"], [300, "EUR statement 1 March 2026 - 31 March 2026"]],
  [35, [50, "Opening balance"], [500, ">1,000.00"]],
  under(60, "9 March 2026"),
  [75, [50, "Bakery Lind"], [400, ">-10.00"], [500, ">990.00"]],
  [85, [50, "07 Mar 2026 card 1234"]],
  [100, [50, "Kiosk"], [400, ">-20.00"], [500, ">970.00"]],
  [110, [50, "08 Mar 2026 card 1234"]],
  under(130, "10 March 2026"),
  [145, [50, "Shop"], [400, ">-5.00"], [500, ">965.00"]],
  [155, [50, "09 Mar 2026 card 1234"]],
  [170, [50, "Lind Salary"], [400, ">100.00"], [500, ">1,065.00"]],
  [180, [50, "Salary of February"]],
  under(195, "12 March 2026"),
  [205, [50, "Petrol"], [400, ">-30.00"], [500, ">1,035.00"]],
  [215, [50, "11 Mar 2026 card 1234"]],
  [240, [50, "Closing balance"], [500, ">1,035.00"]],
];
const TOLD_BELOW: PlacedLine[] = [
  [20, [50, "Kontoauszug Konto 1234567"], [300, "01.03.2026 - 31.03.2026 EUR"]],
  [35, [50, "Alter Saldo"], [500, ">1.000,00"]],
  under(60, "09.03.2026"),
  [75, [50, "Kartenzahlung Bäckerei Lind"], [500, ">-10,00"]],
  [85, [50, "vom 07.03.2026 Karte 12"]],
  [100, [50, "Kartenzahlung Kiosk"], [500, ">-20,00"]],
  [110, [50, "vom 08.03.2026 Karte 12"]],
  under(130, "10.03.2026"),
  [145, [50, "Kartenzahlung Shop"], [500, ">-5,00"]],
  [155, [50, "vom 09.03.2026 Karte 12"]],
  [170, [50, "Gehalt Lind AG"], [500, ">100,00"]],
  under(195, "12.03.2026"),
  [205, [50, "Kartenzahlung Tankstelle"], [500, ">-30,00"]],
  [215, [50, "vom 11.03.2026 Karte 12"]],
  [240, [50, "Neuer Saldo"], [500, ">1.035,00"]],
];

/** Each row ends with the day of its value, alone but for a word. */
const VALUE_BELOW: PlacedLine[] = [
  [20, [50, "Kontoauszug Nr. 03/2026"]],
  [32, [50, "01.03.2026 bis 31.03.2026"]],
  [50, [50, "Beschreibung"], [300, "Verbuchungsdatum"], [520, ">Betrag"]],
  [70, [50, "Klinikum Werratal"], [300, "02.03.2026"], [520, ">+3.172,99€"]],
  [82, [50, "Gehalt"]],
  [94, [50, "Wertstellung 03.03.2026"]],
  [120, [50, "Lars Böttcher"], [300, "04.03.2026"], [520, ">-110,00€"]],
  [132, [50, "Danke"]],
  [144, [50, "Wertstellung 04.03.2026"]],
  [170, [50, "Hausverwaltung Lindner"], [300, "05.03.2026"], [520, ">-650,00€"]],
  [182, [50, "Miete"]],
  [194, [50, "Wertstellung 02.03.2026"]],
  [220, [50, "Annika Rühl"], [300, "09.03.2026"], [520, ">-30,00€"]],
  [232, [50, "Wertstellung 09.03.2026"]],
  [260, [50, "Alter Kontostand"], [520, ">+1.000,00€"]],
  [272, [50, "Neuer Kontostand"], [520, ">+3.382,99€"]],
];

/** Days stand nearer to the row above, and the words of rows end with another day; a page begins in the rows of one. */
const NEAR_ABOVE: readonly PlacedLine[][] = [
  [
    [20, [50, "TILIOTE NRO 3"], [300, "KAUSI 01.03.2026 - 31.03.2026 EUR"]],
    [40, [50, "TUNNUS"], [200, "SELITYS"], [400, ">MÄÄRÄ"], [500, ">SALDO"]],
    [50.5, [50, "ALKUSALDO 28.02.2026"], [500, ">1000,00+"]],
    [61, [50, "KIRJAUSPÄIVÄ 09.03."]],
    [73, [50, "0912962997"], [200, "KORTTIOSTO"], [400, ">10,00-"]],
    [83.5, [200, "LEIPURI LIND"]],
    [94, [200, "OSTOPVM 070326"]],
    [104.5, [50, "0912962998"], [200, "KORTTIOSTO"], [400, ">20,00-"], [500, ">970,00+"]],
    [115, [200, "KIOSKI"]],
    [125.5, [50, "KIRJAUSPÄIVÄ 10.03."]],
    [137.5, [50, "1012962999"], [200, "KORTTIOSTO"], [400, ">5,00-"]],
    [148, [200, "OSTOPVM 080326"]],
  ],
  [
    [40, [50, "TUNNUS"], [200, "SELITYS"], [400, ">MÄÄRÄ"], [500, ">SALDO"]],
    [50.5, [50, "1012963000"], [200, "PALKKA"], [400, ">100,00+"], [500, ">1065,00+"]],
    [61, [200, "LIND OY"]],
    [71.5, [50, "KIRJAUSPÄIVÄ 12.03."]],
    [83.5, [50, "1212963001"], [200, "KORTTIOSTO"], [400, ">30,00-"], [500, ">1035,00+"]],
    [94, [200, "OSTOPVM 110326"]],
    [110, [50, "LOPPUSALDO 31.03.2026"], [500, ">1035,00+"]],
  ],
];

const COPIED_BELOW = `Lumo Bank statement EUR 01.03.2026 - 31.03.2026
Opening balance 1,000.00
Mon 9 March 2026
Bakery Lind -10.00
07.03.2026 card 1234
Kiosk Nord -20.00
08.03.2026 card 1234
Tue 10 March 2026
Shop West -5.00
09.03.2026 card 1234
Lind AG Salary 100.00
Thu 12 March 2026
Petrol Ost -30.00
11.03.2026 card 1234
Closing balance 1,035.00
`;
const COPIED_NEWEST_FIRST = `Lumo Bank statement EUR 01.03.2026 - 31.03.2026
Opening balance 1,000.00
12 March 2026
Petrol Ost -30.00 1,035.00
11 Mar 2026, 12:10 card 1234
10 March 2026
Lind AG Salary 100.00 1,065.00
Shop West -5.00 965.00
09 Mar 2026, 18:12 card 1234
9 March 2026
Kiosk Nord -20.00 970.00
08 Mar 2026, 09:10 card 1234
Bakery Lind -10.00 990.00
07 Mar 2026, 10:00 card 1234
Closing balance 1,035.00
`;

const DAYS = [
  "2026-03-09 -1000",
  "2026-03-09 -2000",
  "2026-03-10 -500",
  "2026-03-10 10000",
  "2026-03-12 -3000",
];

describe("rows under days keep these, whatever other days their words tell", () => {
  it.each([
    ["beside the amount", AMONG_WORDS],
    ["under a label below", NAMED_BELOW],
    ["at the head of the line below", BEGUN_BELOW],
    ["behind a word of the line below", TOLD_BELOW],
  ])("%s", (_, page) => {
    const read = readPage(page);
    expect(daysOf(read)).toEqual(DAYS);
    expect(read?.proof.verdict).not.toBe("contradicted");
  });

  it("and the words with such a day are theirs, the day over them is not", () => {
    expect(readPage(BEGUN_BELOW)?.transactions[1]?.description).toBe("Kiosk 08 Mar 2026 card 1234");
    expect(readPage(NAMED_BELOW)?.transactions[0]?.description).toBe(
      "0031 Betaling met kaart Bakker Lind Datum 07/03/2026 om 12:10",
    );
    expect(readPage(AMONG_WORDS)?.transactions[1]?.description).toMatch(/Kiosk$/);
  });

  it("and rows with a column of days keep those, whatever day stands over them", () => {
    expect(daysOf(readPage(VALUE_BELOW))).toEqual([
      "2026-03-02 317299",
      "2026-03-04 -11000",
      "2026-03-05 -65000",
      "2026-03-09 -3000",
    ]);
  });

  it("though the days stand near the rows above, and the rows of one go on on another page", () => {
    const read = readPages(NEAR_ABOVE);
    expect(daysOf(read)).toEqual(DAYS);
    expect(read?.proof.verdict).toBe("proved");
  });

  it("in copied text", async () => {
    expect(daysOf(await readText(COPIED_BELOW))).toEqual(DAYS);
    expect(daysOf(await readText(COPIED_NEWEST_FIRST)).toReversed()).toEqual(DAYS);
  });
});
