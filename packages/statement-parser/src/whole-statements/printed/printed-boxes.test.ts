import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-12-01" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const INTEREST = `Kontoauszug Nr. 4/2026
01.04.2026 bis 30.04.2026
Beschreibung Verbuchungsdatum Betrag
Zinsertrag 01.04.2026 +15,01€
Wertstellung 01.04.2026
Abgeltungssteuer 01.04.2026 -3,75€
Wertstellung 01.04.2026
Solidaritätszuschlag 01.04.2026 -0,20€
Wertstellung 01.04.2026
An Hauptkonto 13.04.2026 -2.000,00€
Wertstellung 13.04.2026
Max Muster Kontotyp: Sparkonto Erstellt am
Musterweg 123, 01234 Musterstadt IBAN: DE99100110010123456789 06.05.2026
BIC: NTSBDEB1XXX 4/2026
Neubank SE | Ringstraße 8, 10179 Berlin, Deutschland | Eingetragen im Handelsregister des Amtsgerichts Charlottenburg –
HRB 247469 B | Vorstand: Max Talheim, Carina Kozol, Arno Schwieler | Vorsitzender des Aufsichtsrates: Marcus W.
Mosen | USt-ID: DE305957096 | Steueridentifikationsnummer: 27/002/37616 | Zuständige Aufsichtsbehörde: Bundesanstalt für
Finanzdienstleistungsaufsicht (BaFin), eingetragen in der Unternehmensdatenbank der BaFin unter der Nr.: 145827 | imprint@example.test 1/4
Übersicht Nr. 4/2026
01.04.2026 bis 30.04.2026
Beschreibung Betrag
Dein alter Kontostand +4.309,84€
Ausgehende Transaktionen -2.003,95€
Steuern -3,95€
Gebühren 0,00€
Einkommende Transaktionen +15,01€
Zinsertrag +15,01€
Dein neuer Kontostand +2.320,90€
`;

const SAVINGS = `Vorläufiger Kontoauszug
01.07.2026 bis 02.07.2026
Beschreibung Verbuchungsdatum Betrag
Zinsertrag 01.07.2026 +267,12€
Wertstellung 01.07.2026
Abgeltungssteuer 01.07.2026 -66,78€
Wertstellung 01.07.2026
Solidaritätszuschlag 01.07.2026 -3,67€
Wertstellung 01.07.2026
Von Hauptkonto 02.07.2026 +100,00€
Wertstellung 02.07.2026
An Hauptkonto 02.07.2026 -100,00€
Wertstellung 02.07.2026
Max Muster Kontotyp: Sparkonto Erstellt am
Musterweg 123, 01234 Musterstadt IBAN: DE99100110010123456789 02.07.2026
BIC: NTSBDEB1XXX
Neubank SE | Ringstraße 8, 10179 Berlin, Deutschland | Eingetragen im Handelsregister des Amtsgerichts Charlottenburg –
HRB 247469 B | Vorstand: Max Talheim, Carina Kozol, Arno Schwieler | Vorsitzender des Aufsichtsrates: Marcus W.
Mosen | USt-ID: DE305957096 | Steueridentifikationsnummer: 27/002/37616 | Zuständige Aufsichtsbehörde: Bundesanstalt für
Finanzdienstleistungsaufsicht (BaFin), eingetragen in der Unternehmensdatenbank der BaFin unter der Nr.: 145827 | imprint@example.test
Zusammenfassung
01.07.2026 bis 02.07.2026
Beschreibung Betrag
Dein alter Kontostand +84.248,02€
Ausgehende Transaktionen -170,45€
Einkommende Transaktionen +367,12€
Gebühren 0,00€
Steuern -70,45€
Zinsen +267,12€
Dein neuer Kontostand +84.444,69€
`;

describe("a box of sums behind the rows", () => {
  it.each([
    [INTEREST, ["2026-04-01 1501", "2026-04-01 -375", "2026-04-01 -20", "2026-04-13 -200000"]],
    [
      SAVINGS,
      ["2026-07-01 26712", "2026-07-01 -6678", "2026-07-01 -367", "2026-07-02 10000", "2026-07-02 -10000"],
    ],
  ])("has no row, whatever its sums come to", (text, rows) => {
    const statement = read(text);
    expect(statement?.transactions.map((row) => `${row.booked_on} ${row.amount}`)).toEqual(rows);
  });
});

const TURNED = `Stadtbank   Kontoauszug 01.08.2026 - 31.08.2026   EUR
Datum       Text                                 Soll        Haben        Saldo
            Alter Saldo                                                 1000,00
01.08.2026  Strom                               10,00                    990,00
02.08.2026  Wasser                              20,00                    970,00
03.08.2026  Bioladen                            30,00                    940,00
04.08.2026  Drogerie                            40,00                    900,00
05.08.2026  Lohn                                           500,00       1400,00
06.08.2026  Miete                              700,00                    700,00
07.08.2026  Apotheke                             9,60                    690,40
08.08.2026  Apotheke                                         9,60        680,80
09.08.2026  Gasthaus                            50,80                    630,00
10.08.2026  Kino                                30,00                    600,00
11.08.2026  Bahn                               100,00                    500,00
12.08.2026  Markt                               50,00                    450,00
            Neuer Saldo                                                  450,00
`;

it("an amount on the other side than its balance says contradicts in printed columns too", () => {
  expect(read(TURNED)?.proof.verdict).not.toBe("proved");
});

const HEAD: PlacedLine = [20, [40, "Preferred Rewards Gold Prepared for SUNITA PATEL"]];
const NAMES: PlacedLine = [80, [40, "Process Date"], [160, "Transaction Details"], [540, ">Amount"]];

const CARD: PlacedLine[][] = [
  [
    HEAD,
    [40, [40, "Statement"], [200, "5 May 2026 to 4 June 2026"], [400, "Credit card GBP"]],
    [52, [40, "Previous Balance"], [540, ">844.45"]],
    [64, [40, "Closing Balance"], [540, ">886.22"]],
    NAMES,
    [92, [40, "7 May 2026"], [160, "ARGOS MANCHESTER"], [540, ">40.00"]],
    [104, [40, "13 May 2026"], [160, "GREGGS LEEDS"], [540, ">33.07"]],
    [116, [40, "22 May 2026"], [160, "PAYMENT RECEIVED THANK YOU"], [540, ">41.30 CR"]],
  ],
  [HEAD, NAMES, [92, [40, "4 June 2026"], [160, "COSTA COFFEE"], [540, ">10.00"]]],
];

it("the name of a card on top of each page is no heading of what is no row", () => {
  const parsed = readDocument({ pages: placePages(CARD), fixedPitch: false }, { today: "2026-12-01" });
  const statement = parsed.ok ? parsed.value.statements[0] : undefined;
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-4000, -3307, 4130, -1000]);
  expect(statement?.proof.verdict).toBe("proved");
});
