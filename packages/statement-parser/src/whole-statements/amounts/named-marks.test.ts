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

it.each([
  ["DB", "KR"],
  ["Db", "Kr"],
])("marks of a debit and a credit say which way amounts went: %s, %s", (debit, credit) => {
  const lines: PlacedLine[] = [
    [20, [40, "Konta pārskats"], [200, "01.02.2026 - 28.02.2026"], [400, "EUR"]],
    [40, [40, "Sākuma atlikums"], [200, `>2 445,64 ${credit}`]],
    [52, [40, "Beigu atlikums"], [200, `>3 417,11 ${credit}`]],
    [70, [40, "Datums"], [120, "Apraksts"], [540, ">Summa"]],
    [85, [40, "01.02.2026"], [120, "SIA NAMU SERVISS"], [540, `>1 524,35 ${credit}`]],
    [100, [40, "06.02.2026"], [120, "BIEDRĪBA OZOLS"], [540, `>542,17 ${debit}`]],
    [115, [40, "07.02.2026"], [120, "DEGVIELA A2"], [540, `>23,38 ${debit}`]],
    [130, [40, "20.02.2026"], [120, "BŪVMATERIĀLI"], [540, `>12,67 ${credit}`]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([152_435, -54_217, -2338, 1267]);
});
