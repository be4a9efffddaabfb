import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  return [statement?.proof.verdict, statement?.proof.doubts.map(({ code }) => code)];
};

const boxOf = (income: string): PlacedLine[] => [
  [20, [40, "Cuenta Abeto"], [300, "ES42 0700 1188 3488 4223 6625"]],
  [44, [60, "Saldo contable"], [240, "Ingresos"], [420, "Gastos"]],
  [56, [60, "1.160,00 €"], [240, `${income} €`], [420, "540,00 €"]],
  [80, [40, "Fecha"], [140, "Concepto"], [400, ">Importe"], [540, ">Saldo"]],
  [92, [40, "28/11/2025"], [140, "Alquiler"], [400, ">-500,00 €"], [540, ">1.160,00 €"]],
  [104, [40, "27/11/2025"], [140, "Nómina"], [400, ">1.600,00 €"], [540, ">1.660,00 €"]],
  [116, [40, "26/11/2025"], [140, "Compra tarjeta"], [400, ">-40,00 €"], [540, ">60,00 €"]],
];

const turnoverOf = (credits: string): PlacedLine[] => [
  [20, [40, "KONTO VÄLJAVÕTE"], [300, "Periood 01.11.2025-30.11.2025"]],
  [44, [40, "Kuupäev"], [140, "Selgitus"], [400, ">Summa"], [440, "Valuuta"], [500, "D/K"]],
  [56, [40, "01.11.2025"], [140, "algsaldo"], [400, ">100.00"], [440, "EUR"]],
  [68, [40, "03.11.2025"], [140, "Kaardimakse"], [400, ">40.00"], [440, "EUR"], [500, "D"]],
  [80, [40, "10.11.2025"], [140, "Palk"], [400, ">1600.00"], [440, "EUR"], [500, "K"]],
  [92, [40, "12.11.2025"], [140, "Makse"], [400, ">500.00"], [440, "EUR"], [500, "D"]],
  [104, [140, "Käive"], [400, ">540.00"], [440, "EUR"], [500, "D"]],
  [116, [140, "Käive"], [400, `>${credits}`], [440, "EUR"], [500, "K"]],
  [128, [40, "30.11.2025"], [140, "lõppsaldo"], [400, ">1160.00"], [440, "EUR"]],
];

describe("a total that disagrees", () => {
  it("is doubted beside the sum of the other side, whatever that is called", () => {
    expect(read(boxOf("1.600,00"))).toStrictEqual(["proved", []]);
    expect(read(boxOf("1.602,00"))).toStrictEqual(["partly", ["total_disagrees"]]);
  });

  it("is doubted beside one of its name with the letter of the other side", () => {
    expect(read(turnoverOf("1600.00"))).toStrictEqual(["proved", []]);
    expect(read(turnoverOf("1600.02"))).toStrictEqual(["partly", ["total_disagrees"]]);
  });

  it("leaves a closing balance open that only sums stand beside", () => {
    const lines: PlacedLine[] = [
      [20, [40, "HITELKÁRTYA SZÁMLAKIVONAT"], [300, "Pénznem: HUF"]],
      [32, [40, "Időszak: 2025.09.10. – 2025.10.09."]],
      [44, [40, "Terhelések"], [300, ">-77 405"]],
      [56, [40, "Jóváírások"], [300, ">178 595"]],
      [68, [40, "Záró egyenleg"], [300, ">-485 408"]],
      [92, [40, "Könyvelés"], [140, "Megnevezés"], [400, ">Összeg (Ft)"]],
      [104, [40, "2025.09.12."], [140, "BENZINKÚT"], [400, ">-35 040"]],
      [116, [40, "2025.09.13."], [140, "MARKET"], [400, ">-42 365"]],
      [128, [40, "2025.09.17."], [140, "HITELKÁRTYA TÖRLESZTÉS"], [400, ">178 595"]],
    ];
    expect(read(lines)).toStrictEqual(["partly", ["figure_unexplained"]]);
  });
});
