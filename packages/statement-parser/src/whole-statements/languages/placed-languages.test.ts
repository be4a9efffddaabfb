import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`) ?? [];

const endsOf = (statement: ParsedStatement | undefined): (number | null | undefined)[] => [
  statement?.opening_balance,
  statement?.closing_balance,
];

const LITHUANIAN: PlacedLine[] = [
  [20, [40, "Sąskaitos išrašas"]],
  [32, [40, "Valiuta EUR Laikotarpis 2026-02-01 - 2026-02-28"]],
  [60, [40, "Data"], [120, "Paaiškinimai"], [440, ">Debetas"], [540, ">Kreditas"]],
  [75, [40, "2026-02-01"], [120, "Likutis pradžiai"], [540, ">100,00"]],
  [90, [40, "2026-02-05"], [120, "Kepykla"], [440, ">4,47"]],
  [105, [40, "2026-02-10"], [120, "Ona"], [540, ">79,14"]],
  [120, [40, "2026-02-17"], [120, "Vaistinė"], [440, ">71,51"]],
  [135, [120, "Apyvarta"], [440, ">75,98"], [540, ">79,14"]],
  [150, [40, "2026-02-28"], [120, "Likutis pabaigai"], [540, ">103,16"]],
];

const SWEDISH_CARD: PlacedLine[] = [
  [20, [40, "NORRKORT"], [300, "Faktura 2026-02-20"]],
  [40, [40, "Skuld från föregående faktura"], [400, ">3 100,00"]],
  [52, [40, "Ny skuld (SEK)"], [400, ">2 634,00"]],
  [64, [40, "Lägsta belopp att betala"], [400, ">90,00"]],
  [
    90,
    [40, "Datum"],
    [100, "Bokfört"],
    [160, "Specifikation"],
    [300, "Valuta"],
    [430, ">Utl. belopp"],
    [540, ">Belopp"],
  ],
  [105, [40, "260121"], [100, "260122"], [160, "Bensin"], [300, "EUR"], [430, ">5,00"], [540, ">56,00"]],
  [120, [40, "260127"], [100, "260127"], [160, "Apotek"], [540, ">78,00"]],
  [135, [40, "260130"], [100, "260130"], [160, "INBETALNING"], [540, ">-600,00"]],
  [150, [160, "Summa transaktioner"], [540, ">-466,00"]],
];

const DUTCH_CARD: PlacedLine[] = [
  [20, [40, "Rekeningoverzicht"], [300, "17 januari 2026"]],
  [60, [40, "Vorig openstaand saldo"], [300, "Nieuw openstaand saldo"]],
  [72, [40, "€ 1.200,00 Af"], [300, "€ 542,00 Af"]],
  [90, [40, "Datum"], [100, "Datum"], [160, "Omschrijving"], [500, ">Bedrag"]],
  [99, [40, "transactie"], [100, "boeking"], [500, ">in euro's"]],
  [115, [40, "03 jan"], [100, "05 jan"], [160, "Kiosk"], [500, ">12,00"], [520, "Af"]],
  [130, [40, "07 jan"], [100, "07 jan"], [160, "Geincasseerd"], [500, ">700,00"], [520, "Bij"]],
  [145, [40, "10 jan"], [100, "12 jan"], [160, "Trein"], [500, ">30,00"], [520, "Af"]],
];

const ONLY_OUT: PlacedLine[] = [
  [20, [40, "Rekeningoverzicht"], [300, "31 januari 2026"]],
  [60, [40, "Vorig openstaand saldo"], [300, "Nieuw openstaand saldo"]],
  [72, [40, "€ 1.200,00"], [300, "€ 1.242,00"]],
  [100, [40, "Datum"], [120, "Omschrijving"], [500, ">Bedrag"]],
  [115, [40, "03-01-2026"], [120, "Kiosk"], [500, ">12,00"], [520, "Af"]],
  [130, [40, "07-01-2026"], [120, "Markt"], [500, ">20,00"], [520, "Af"]],
  [145, [40, "12-01-2026"], [120, "Trein"], [500, ">10,00"], [520, "Af"]],
];

const ALBANIAN: PlacedLine[] = [
  [20, [40, "Nxjerrje llogarie"], [300, "ALL"]],
  [32, [40, "Gjendja fillestare 934.70"], [300, "Gjendja përfundimtare 1,645.00"]],
  [60, [40, "30 qershor 2026"], [140, "Transfertë"], [540, ">-290.00"]],
  [71, [480, "Gjendja"], [540, ">1,645.00"]],
  [90, [40, "2 qershor 2026"], [140, "Paga"], [540, ">1,000.30"]],
  [101, [480, "Gjendja"], [540, ">1,935.00"]],
];

const AZERBAIJANI: PlacedLine[] = [
  [20, [40, "HESABDAN ÇIXARIŞ"], [300, "AZN"]],
  [32, [40, "Dövr: 01-07-2025 - 31-07-2025"]],
  [60, [40, "Tarix"], [160, "Əməliyyat"], [440, ">Məxaric"], [540, ">Mədaxil"]],
  [75, [40, "02-07-2025 19:32:38"], [160, "İcarə"], [440, ">130.00"], [540, ">0.00"]],
  [90, [40, "06-07-2025 20:23:39"], [160, "Mədaxil"], [440, ">0.00"], [540, ">206.42"]],
  [105, [160, "Cəmi dövriyyə"], [440, ">130.00"], [540, ">206.42"]],
  [125, [40, "Dövrün əvvəlinə qalıq: 584.64 AZN. Dövrün sonuna qalıq: 661.06 AZN."]],
];

const GEORGIAN: PlacedLine[] = [
  [20, [40, "ამონაწერი ანგარიშიდან"], [300, "01/10/2025 – 31/10/2025"]],
  [32, [40, "საწყისი ნაშთი: 9 863.62 GEL"], [300, "საბოლოო ნაშთი: 7 900.35 GEL"]],
  [60, [40, "თარიღი"], [160, "დანიშნულება"], [340, ">გასავალი"], [440, ">შემოსავალი"], [540, ">ნაშთი"]],
  [75, [40, "01/10/2025"], [160, "ქირა"], [340, ">2 100.00"], [540, ">7 763.62"]],
  [90, [40, "12/10/2025"], [160, "ხელფასი"], [440, ">136.73"], [540, ">7 900.35"]],
];

const UZBEK: PlacedLine[] = [
  [20, [40, "Hisob ko‘chirmasi"], [300, "01.07.2025 – 31.07.2025"]],
  [32, [40, "Kirim"], [140, "+635,00"]],
  [44, [40, "Chiqim"], [140, "-693,40"]],
  [60, [40, "24 iyul, payshanba"]],
  [75, [40, "Xarid MAKRO"], [540, ">-307,00"]],
  [90, [40, "19 iyul, shanba"]],
  [105, [40, "Jasur"], [540, ">+635,00"]],
  [120, [40, "Xarid"], [540, ">-386,40"]],
];

const GREEK: PlacedLine[] = [
  [20, [40, "Αντίγραφο λογαριασμού"], [300, "EUR"]],
  [32, [40, "Προηγούμενο υπόλοιπο 100,00"], [300, "Νέο υπόλοιπο 70,50"]],
  [60, [40, "Ημερομηνία"], [160, "Περιγραφή"], [540, ">Ποσό"]],
  [75, [40, "3 Φεβρουαρίου 2026"], [160, "Φούρνος"], [540, ">-9,50"]],
  [90, [40, "14 Μαρτίου 2026"], [160, "Αγορά"], [540, ">-20,00"]],
];

describe("statements in the words of a country", () => {
  it.each([
    ["Albanian", ALBANIAN, ["2026-06-30 -29000", "2026-06-02 100030"], [93_470, 164_500]],
    ["Azerbaijani", AZERBAIJANI, ["2025-07-02 -13000", "2025-07-06 20642"], [58_464, 66_106]],
    ["Georgian", GEORGIAN, ["2025-10-01 -210000", "2025-10-12 13673"], [986_362, 790_035]],
    ["Uzbek", UZBEK, ["2025-07-24 -30700", "2025-07-19 63500", "2025-07-19 -38640"], [null, null]],
    ["Greek, its months by name", GREEK, ["2026-02-03 -950", "2026-03-14 -2000"], [10_000, 7050]],
  ])("are read in %s", (_, lines, rows, ends) => {
    const statement = read(lines);
    expect(rowsOf(statement)).toEqual(rows);
    expect(endsOf(statement)).toEqual(ends);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("names the balances of pages as those of tables are named", () => {
    const statement = read(LITHUANIAN);
    expect(rowsOf(statement)).toEqual(["2026-02-05 -447", "2026-02-10 7914", "2026-02-17 -7151"]);
    expect(endsOf(statement)).toEqual([10_000, 10_316]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("takes the bill of a card for its statement, and what was paid abroad for no balance", () => {
    const statement = read(SWEDISH_CARD);
    expect(rowsOf(statement)).toEqual(["2026-01-22 -5600", "2026-01-27 -7800", "2026-01-30 60000"]);
    expect(endsOf(statement)).toEqual([-310_000, -263_400]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("reads the side of balances from the word behind them, and the day of booking from the name below", () => {
    const statement = read(DUTCH_CARD);
    expect(rowsOf(statement)).toEqual(["2026-01-05 -1200", "2026-01-07 70000", "2026-01-12 -3000"]);
    expect(endsOf(statement)).toEqual([-120_000, -54_200]);
  });
  it("does not turn all rows against the words beside them", () => {
    const statement = read(ONLY_OUT);
    expect(rowsOf(statement)).toEqual(["2026-01-03 -1200", "2026-01-07 -2000", "2026-01-12 -1000"]);
    expect(endsOf(statement)).toEqual([-120_000, -124_200]);
  });
});

type Labels = { title: string; names: [day: string, words: string, amount: string]; ends: [string, string] };

/** Three rows with nothing that binds them but two labelled sums: the balances of the period, or both sides. */
const drawRows = ({ title, names, ends }: Labels, sums: [string, string]): PlacedLine[] => [
  [20, [40, title]],
  [32, [40, "EUR 01.02.2026 - 28.02.2026"]],
  [60, [40, names[0]], [120, names[1]], [540, `>${names[2]}`]],
  [75, [40, "03.02.2026"], [120, "AAA"], [540, ">-4,47"]],
  [90, [40, "10.02.2026"], [120, "BBB"], [540, ">79,14"]],
  [105, [40, "17.02.2026"], [120, "CCC"], [540, ">-71,51"]],
  [135, [40, ends[0]], [300, `>${sums[0]}`]],
  [147, [40, ends[1]], [300, `>${sums[1]}`]],
];

describe("labels of one language alone", () => {
  it.each<Labels>([
    {
      title: "Konta izraksts",
      names: ["Datums", "Apraksts", "Summa"],
      ends: ["Atlikums perioda sākumā", "Atlikums perioda beigās"],
    },
    { title: "የሂሳብ መግለጫ", names: ["ቀን", "ዝርዝር", "መጠን"], ends: ["የዞረ ሂሳብ", "መዝጊያ ሂሳብ"] },
    {
      title: "Resumen de cuenta",
      names: ["Fecha", "Concepto", "Importe"],
      ends: ["Saldo último resumen", "Saldo al 28.02.2026"],
    },
    { title: "खाता विवरण", names: ["दिनांक", "विवरण", "राशि"], ends: ["प्रारंभिक शेष", "अंतिम शेष"] },
  ])("name both balances: $title", (labels) => {
    const statement = read(drawRows(labels, ["100,00", "103,16"]));
    expect(endsOf(statement)).toEqual([10000, 10316]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it.each<Labels>([
    { title: "Výpis z účtu", names: ["Dátum", "Popis", "Suma"], ends: ["Príjmy spolu", "Výdavky spolu"] },
    {
      title: "Izvadak po računu",
      names: ["Datum", "Opis", "Iznos"],
      ends: ["Ukupno uplate", "Ukupno isplate"],
    },
    {
      title: "Izpisek prometa",
      names: ["Datum", "Opis", "Znesek"],
      ends: ["Skupaj prilivi", "Skupaj odlivi"],
    },
    {
      title: "Αντίγραφο λογαριασμού",
      names: ["Ημερομηνία", "Περιγραφή", "Ποσό"],
      ends: ["Σύνολο πιστώσεων", "Σύνολο χρεώσεων"],
    },
  ])("name the sums of both sides: $title", (labels) => {
    const statement = read(drawRows(labels, ["79,14", "75,98"]));
    expect(rowsOf(statement)).toEqual(["2026-02-03 -447", "2026-02-10 7914", "2026-02-17 -7151"]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

describe("what is owed on two days", () => {
  it("is the first and the last balance, whatever stands between them", () => {
    const statement = read([
      [20, [40, "Выписка по кредитной карте за период с 01.01.26 по 31.01.26"]],
      [40, [40, "Задолженность на 01.01.26"], [300, ">100,00 ₸"]],
      [55, [40, "Задолженность на 31.01.26"], [300, ">70,00 ₸"]],
      [70, [40, "Кредитный лимит"], [300, ">900,00 ₸"]],
      [90, [40, "Дата"], [200, ">Сумма"], [240, "Детали"]],
      [105, [40, "25.01.26"], [200, ">- 20,00 ₸"], [240, "Кофейня"]],
      [120, [40, "15.01.26"], [200, ">+ 100,00 ₸"], [240, "Пополнение"]],
      [135, [40, "03.01.26"], [200, ">- 50,00 ₸"], [240, "Книги"]],
    ]);
    expect(rowsOf(statement)).toEqual(["2026-01-25 -2000", "2026-01-15 10000", "2026-01-03 -5000"]);
    expect(endsOf(statement)).toEqual([-10000, -7000]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

describe("days of a language that sets the month first", () => {
  it("are read in Basque", () => {
    const statement = read([
      [20, [40, "Kontuaren laburpena"], [300, "Banku Asmatua"], [440, "EUR"]],
      [32, [40, "Titularra: Ane Etxeberria"], [300, "ane@example.test"]],
      [44, [40, "Hasierako saldoa 100,00"], [300, "Amaierako saldoa 70,50"]],
      [60, [40, "Eguna"], [160, "Kontzeptua"], [540, ">Zenbatekoa"]],
      [75, [40, "otsailak 3 2026"], [160, "Okindegia"], [540, ">-9,50"]],
      [90, [40, "martxoak 14 2026"], [160, "Alokairua"], [540, ">-20,00"]],
    ]);
    expect(rowsOf(statement)).toEqual(["2026-02-03 -950", "2026-03-14 -2000"]);
    expect(endsOf(statement)).toEqual([10_000, 7050]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
