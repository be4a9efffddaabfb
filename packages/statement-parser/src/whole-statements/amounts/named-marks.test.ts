import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("a mark right behind its figure is known where the name of its column tells both", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Hesap özeti 01/07/2024 - 31/07/2024"]],
    [32, [40, "Döviz"], [120, "TRY"]],
    [50, [40, "Tarih"], [120, "Açıklama"], [360, ">Borç"], [440, ">Alacak"], [540, ">Bakiye (B/A)"]],
    [65, [40, "01/07/2024"], [120, "Devreden bakiye"], [540, ">12.156,98A"]],
    [80, [40, "01/07/2024"], [120, "Maaş"], [440, ">50.740,00"], [540, ">62.896,98A"]],
    [95, [40, "03/07/2024"], [120, "Fırın"], [360, ">568,00"], [540, ">62.328,98A"]],
    [110, [40, "25/07/2024"], [120, "Kira"], [360, ">2.328,98"], [540, ">60.000,00A"]],
    [125, [40, "31/07/2024"], [120, "Kapanış bakiyesi"], [540, ">60.000,00A"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([5_074_000, -56_800, -232_898]);
  expect(statement?.proof.verdict).toBe("proved");
});
