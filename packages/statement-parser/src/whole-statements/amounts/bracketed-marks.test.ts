import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("marks of sides say the same in brackets", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Hesap Özeti"], [300, "01.05.2026 - 31.05.2026 TRY"]],
    [50, [40, "İşlem Tarihi"], [120, "Açıklama"], [430, ">İşlem Tutarı"], [540, ">Bakiye"]],
    [65, [120, "Önceki Bakiye"], [540, ">1.000,00"]],
    [80, [40, "02.05.2026"], [120, "FIRIN"], [430, ">93,99 (B)"]],
    [95, [40, "03.05.2026"], [120, "MAAŞ"], [430, ">6.320,00 (A)"]],
    [110, [40, "07.05.2026"], [120, "KİRA"], [430, ">4.000,00 (B)"]],
    [125, [40, "09.05.2026"], [120, "MARKET"], [430, ">26,01 (B)"]],
    [140, [40, "12.05.2026"], [120, "ÖDEME"], [430, ">500,00 (A)"]],
    [155, [40, "15.05.2026"], [120, "TELEFON"], [430, ">200,00 (B)"]],
    [180, [120, "Son Bakiye"], [540, ">3.500,00"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.proof.verdict).toBe("proved");
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
    -9399, 632000, -400000, -2601, 50000, -20000,
  ]);
});
