import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.map(({ proof, transactions }) => [
    proof.verdict,
    ...transactions.map(({ booked_on, value_on, description }) => [booked_on, value_on, description]),
  ]);
};

describe("days whose columns are narrow", () => {
  it("joins a day that its cell broke amid the year", () => {
    const rows: PlacedLine[] = [
      [120, [40, "31/03/202"], [180, "Saldo anterior"], [560, ">19,249.32"]],
      [131, [40, "5"]],
      [
        144,
        [40, "01/04/202"],
        [110, "7597322"],
        [180, "COMPRA POS YPFBO"],
        [400, ">325.72"],
        [560, ">18,923.60"],
      ],
      [155, [40, "5"]],
      [168, [40, "05/04/202"], [110, "3984048"], [180, "PAGO ENTELO"], [400, ">525.75"], [560, ">18,397.85"]],
      [179, [40, "5"]],
      [192, [40, "07/04/202"], [110, "1676088"], [180, "ABONO ACH"], [480, ">3,572.00"], [560, ">21,969.85"]],
      [203, [40, "5"]],
      [216, [40, "10/04/202"], [110, "0225521"], [180, "RETIRO ATM"], [400, ">600.00"], [560, ">21,369.85"]],
      [227, [40, "5"]],
    ];
    expect(
      read([
        [20, [40, "Estado de cuenta"]],
        [40, [40, "Período"], [180, "01/04/2025 - 30/04/2025"]],
        [54, [40, "Moneda"], [180, "Bolivianos"]],
        [
          100,
          [40, "Fecha"],
          [110, "Referencia"],
          [180, "Concepto"],
          [400, ">Cargos"],
          [480, ">Abonos"],
          [560, ">Saldo"],
        ],
        ...rows,
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2025-04-01", null, "COMPRA POS YPFBO"],
        ["2025-04-05", null, "PAGO ENTELO"],
        ["2025-04-07", null, "ABONO ACH"],
        ["2025-04-10", null, "RETIRO ATM"],
      ],
    ]);
  });

  it("joins the name of a day that a hyphen parts over two lines", () => {
    const row = (
      y: number,
      text: string,
      [value = "", out = "", booked = ""]: readonly string[],
    ): PlacedLine => [y, [40, text], [250, value], [360, `>${out}`], [440, booked], [480, "588267541"]];
    expect(
      read([
        [20, [40, "Kontoutskrift"]],
        [34, [40, "Periode"], [180, "01.08.2026 - 31.08.2026"]],
        [48, [40, "Valuta"], [180, "NOK"]],
        [
          80,
          [40, "Forklaring"],
          [250, "Rente-"],
          [360, ">Ut av"],
          [430, ">Inn på"],
          [440, "Bok-"],
          [480, "Referanse"],
        ],
        [91, [250, "dato"], [360, ">konto"], [430, ">konto"], [440, "ført"]],
        [110, [40, "Saldo fra kontoutskrift forrige periode"], [430, ">35 158,75"]],
        row(124, "Varekjøp VINMONO", ["3107", "1 284,58", "0108"]),
        row(138, "Avtalegiro Husleie", ["0408", "5 876,20", "0308"]),
        row(152, "Gebyr Omkostninger", ["1208", "51,70", "1008"]),
        row(166, "Avtalegiro Strømkraft", ["1508", "283,91", "1608"]),
        [190, [40, "Saldo i Deres favør"], [430, ">27 662,36"]],
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2026-08-01", "2026-07-31", "Varekjøp VINMONO"],
        ["2026-08-03", "2026-08-04", "Avtalegiro Husleie"],
        ["2026-08-10", "2026-08-12", "Gebyr Omkostninger"],
        ["2026-08-16", "2026-08-15", "Avtalegiro Strømkraft"],
      ],
    ]);
  });

  it("keeps the names of two narrow columns apart under a rule of dashes", () => {
    const row = (
      y: number,
      [booked = "", value = "", text = "", amount = ""]: readonly string[],
    ): PlacedLine => [y, [40, booked], [94, value], [136, text], [560, `>${amount}`]];
    expect(
      read([
        [20, [40, "Kontoauszug"]],
        [34, [40, "Zeitraum"], [120, "01.01.2026 - 31.01.2026"]],
        [48, [40, "Währung"], [120, "EUR"]],
        [70, [40, "-".repeat(104)]],
        [80, [40, "Buchung"], [94, "Wert"], [136, "Buchungstext"], [560, ">Betrag"]],
        [90, [40, "-".repeat(104)]],
        [101, [40, "31.12"], [136, "ALTER KONTOSTAND"], [560, ">2.512,06"]],
        row(112, ["01.01", "01.01", "Kartenzahlung", "15,35-"]),
        row(123, ["03.01", "04.01", "Dauerauftrag", "880,27-"]),
        row(134, ["05.01", "06.01", "Basislastschrift", "62,09-"]),
        row(145, ["13.01", "12.01", "Gutschrift", "61,62"]),
        row(156, ["31.01", "01.02", "Überweisung", "269,96-"]),
        [167, [40, "31.01"], [136, "NEUER KONTOSTAND"], [560, ">1.346,01"]],
      ]),
    ).toStrictEqual([
      [
        "proved",
        ["2026-01-01", "2026-01-01", "Kartenzahlung"],
        ["2026-01-03", "2026-01-04", "Dauerauftrag"],
        ["2026-01-05", "2026-01-06", "Basislastschrift"],
        ["2026-01-13", "2026-01-12", "Gutschrift"],
        ["2026-01-31", "2026-02-01", "Überweisung"],
      ],
    ]);
  });
});
