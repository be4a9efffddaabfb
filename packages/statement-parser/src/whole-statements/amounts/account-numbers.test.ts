import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const LINES: PlacedLine[] = [
  [20, [40, "Extrait de compte"], [200, "01/01/2026 - 31/01/2026"], [420, "XOF"]],
  [40, [40, "Ancien solde"], [200, ">100 000"]],
  [52, [40, "Solde final"], [200, ">414 520"]],
  [80, [40, "Date"], [110, "Nature de l'opération"], [460, ">Débit"], [540, ">Dépôts"]],
  [92, [40, "05/01/2026"], [110, "LOYER CI91 8242 1589 7804 3548"], [460, ">143 060"]],
  [104, [40, "08/01/2026"], [110, "PAIEMENT CARTE"], [460, ">8 820"]],
  [116, [40, "14/01/2026"], [110, "VIREMENT CI90 3657 2294 8453 8260"], [460, ">4500"]],
  [128, [40, "18/01/2026"], [110, "SALAIRE CI29 8249 1589 7804 3548"], [540, ">470 900"]],
];

describe("groups of an account's number", () => {
  it("are no amounts where amounts have no decimals", () => {
    const parsed = readDocument({ pages: placePages([LINES]), fixedPitch: false }, { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-143_060, -8820, -4500, 470_900]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
