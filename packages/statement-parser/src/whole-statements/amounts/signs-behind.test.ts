import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("a minus a blank behind its figure ends where figures without one do, and under their name", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Kontoauszug 01.05.2024 - 31.05.2024"]],
    [32, [40, "Währung: EUR"]],
    [50, [40, "Datum"], [110, "Erläuterung"], [450, ">Betrag EUR"]],
    [65, [40, "01.05.2024"], [110, "Kontostand am Monatsanfang"], [450, ">1.848,03"]],
    [80, [40, "01.05.2024"], [110, "Miete Jannis Breckwoldt"], [450, ">921,00 -"]],
    [95, [40, "05.05.2024"], [110, "Strom Stadtwerke Lindental"], [450, ">309,72 -"]],
    [110, [40, "06.05.2024"], [110, "Von Jannis Breckwoldt"], [450, ">52,50"]],
    [125, [40, "10.05.2024"], [110, "Tankhof Nord"], [450, ">49,00 -"]],
    [140, [40, "25.05.2024"], [110, "Klinikum Lindental"], [450, ">3.049,44"]],
    [155, [40, "31.05.2024"], [110, "Kontostand am Monatsende"], [450, ">3.670,25"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
    -92_100, -30_972, 5250, -4900, 304_944,
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});
