import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.map(({ proof, transactions }) => [
    proof.verdict,
    ...transactions.map(({ booked_on, amount }) => [booked_on, amount]),
  ]);
};

describe("days of rows, and others in their texts", () => {
  it("takes the day that stands in every row over those in the texts of some", () => {
    const row = (
      y: number,
      [day = "", text = "", amount = "", balance = ""]: readonly string[],
    ): PlacedLine => [y, [40, day], [88, text], [460, `>${amount}`], [560, `>${balance}`]];
    expect(
      read([
        [20, [40, "Kontoutskrift"]],
        [34, [40, "Periode"], [120, "01.06.2026 - 30.06.2026"]],
        [48, [40, "Valuta"], [120, "NOK"]],
        [80, [40, "Bokført Forklaring"], [460, ">Beløp"], [560, ">Saldo"]],
        [101, [40, "310526"], [88, "Saldo fra forrige utskrift"], [560, ">23 834,69"]],
        row(112, ["020626", "Avtalegiro Strømkraft AS", "182,82-", "23 651,87"]),
        row(123, ["030626", "Avtalegiro Husleie", "5 435,10-", "18 216,77"]),
        row(134, ["060626", "Visa 222027 04.06 NOK VY TOG", "322,08-", "17 894,69"]),
        row(145, ["070626", "Vipps Fra Ola Brekke", "889,46", "18 784,15"]),
        row(156, ["080626", "Visa 945916 05.06 KIWA Bergen", "168,85-", "18 615,30"]),
        row(167, ["100626", "Visa 178291 09.06 NOK VY TOG", "57,97-", "18 557,33"]),
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2026-06-02", -18282],
        ["2026-06-03", -543510],
        ["2026-06-06", -32208],
        ["2026-06-07", 88946],
        ["2026-06-08", -16885],
        ["2026-06-10", -5797],
      ],
    ]);
  });

  it("takes the days over rows, though some rows show one behind their first word", () => {
    const row = (y: number, text: string, amount: string): PlacedLine => [y, [40, text], [560, `>${amount}`]];
    expect(
      read([
        [20, [40, "Kontoutdrag"]],
        [34, [40, "Period"], [120, "2026-06-01 - 2026-06-30"]],
        [60, [40, "Ingående saldo"], [300, "Utgående saldo"]],
        [74, [40, "24 339,70 kr"], [300, "13 347,05 kr"]],
        [100, [40, "01 jun 2026"]],
        row(112, "Kortköp COOPA NÄRA", "- 997,15 kr"),
        [124, [40, "02 jun 2026"]],
        row(136, "Kortköp 2026-06-02 MATBOA Luleå", "- 608,52 kr"),
        row(148, "Kortköp 2026-05-30 BIO REX", "- 1 231,01 kr"),
        [160, [40, "03 jun 2026"]],
        row(172, "Autogiro Eken", "- 7 520,81 kr"),
        row(184, "Kortköp 2026-05-31 MATBOA Västerås", "- 409,64 kr"),
        [196, [40, "05 jun 2026"]],
        row(208, "Kortköp 2026-06-04 HEMKÖPET Luleå", "- 101,97 kr"),
        row(220, "Swish ELIN NYSTRÖM", "- 123,55 kr"),
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2026-06-01", -99715],
        ["2026-06-02", -60852],
        ["2026-06-02", -123101],
        ["2026-06-03", -752081],
        ["2026-06-03", -40964],
        ["2026-06-05", -10197],
        ["2026-06-05", -12355],
      ],
    ]);
  });

  it("takes no line of a row's text for a day over rows, where those stand alone", () => {
    const row = (y: number, text: string, amount: string): PlacedLine => [y, [40, text], [560, `>${amount}`]];
    expect(
      read([
        [20, [40, "Kontoauszug"]],
        [34, [40, "Zeitraum"], [120, "01.06.2026 - 30.06.2026"]],
        [48, [40, "Anfangssaldo"], [560, ">4.050,76 €"]],
        [60, [40, "Endsaldo"], [560, ">3.697,38 €"]],
        [80, [40, "Buchungstext"], [560, ">Betrag"]],
        [100, [40, "26.06.2026"]],
        row(112, "Lastschrift", "-32,96 €"),
        [122, [40, "PAYPALO EUROPE"]],
        [136, [40, "23.06.2026"]],
        row(148, "Überweisung", "-145,00 €"),
        [158, [40, "Sabine Kröger"]],
        [172, [40, "21.06.2026"]],
        row(184, "Kartenzahlung", "-21,70 €"),
        [194, [40, "EDEGA Göttingen"]],
        [204, [40, "18.06.2026 KFN 1"]],
        row(216, "Lastschrift", "-64,71 €"),
        [226, [40, "STADTWERKE Göttingen"]],
        [240, [40, "20.06.2026"]],
        row(252, "Lastschrift", "-89,01 €"),
        [262, [40, "STADTWERKE Kassel"]],
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2026-06-26", -3296],
        ["2026-06-23", -14500],
        ["2026-06-21", -2170],
        ["2026-06-21", -6471],
        ["2026-06-20", -8901],
      ],
    ]);
  });
});

describe("days that may not be the right ones prove nothing", () => {
  const head: readonly PlacedLine[] = [
    [20, [40, "Account statement"]],
    [34, [40, "Period"], [120, "01.06.2026 - 30.06.2026"]],
    [48, [40, "Currency"], [120, "EUR"]],
    [101, [140, "Opening balance"], [560, ">1.000,00"]],
    [170, [140, "Closing balance"], [560, ">650,00"]],
  ];
  const texts = ["Rent", "Bakery", "Cinema", "Kiosk"];
  const draw = (names: PlacedLine, days: readonly (readonly [string, string])[]): readonly PlacedLine[] => [
    ...head,
    names,
    ...days.map(([first, second], at): PlacedLine => {
      const text = texts[at] ?? "";
      const amount = at === 0 ? ">-50,00" : ">-100,00";
      return [112 + at * 13, [40, first], [140, text], [300, second], [560, amount]];
    }),
  ];

  it("where the day of a row leaves the printed period, and another of it does not", () => {
    const names: PlacedLine = [80, [40, "Booked"], [140, "Text"], [300, "Value date"], [560, ">Amount"]];
    const others = [
      ["08.06.2026", "08.06.2026"],
      ["09.06.2026", "10.06.2026"],
      ["30.06.2026", "01.07.2026"],
    ] as const;
    expect(read(draw(names, [["02.06.2026", "01.06.2026"], ...others]))?.[0]).toHaveProperty("0", "proved");
    expect(read(draw(names, [["31.05.2026", "01.06.2026"], ...others]))?.[0]).toHaveProperty("0", "partly");
  });

  it("where all rows have a number that is a day of the period, under a name that does not say which", () => {
    const names = (name: string): PlacedLine => [
      80,
      [40, "Date"],
      [140, "Text"],
      [300, name],
      [560, ">Amount"],
    ];
    const days = [
      ["02.06.2026", "0106"],
      ["08.06.2026", "0706"],
      ["09.06.2026", "0906"],
      ["30.06.2026", "2906"],
    ] as const;
    expect(read(draw(names("Zzz"), days))?.[0]).toHaveProperty("0", "partly");
    expect(read(draw(names("Value date"), days))?.[0]).toHaveProperty("0", "proved");
  });

  it("where most rows begin with what is written as a day and is none", () => {
    const names: PlacedLine = [80, [40, "Date"], [140, "Text"], [300, "Value date"], [560, ">Amount"]];
    const days = [
      ["02/06/202", "02.06.2026"],
      ["08/06/202", "07.06.2026"],
      ["09/06/202", "09.06.2026"],
      ["30/06/202", "29.06.2026"],
    ] as const;
    expect(read(draw(names, days))?.[0]).toHaveProperty("0", "partly");
  });
});
