import { describe, expect, it } from "vitest";
import { placePages } from "../testing/place-words.ts";
import type { PlacedLine } from "../testing/place-words.ts";
import { readDocument } from "./layout/pages/read-document.ts";
import type { ParsedStatement } from "./parsed-file.ts";

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

describe("statements in the words of a country", () => {
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
