import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("two names with little between them are those of two columns, however few rows have a figure in one", () => {
  const outs = Array.from({ length: 13 }, (_, at) => at + 2);
  const lines: PlacedLine[] = [
    [20, [40, "Extracto de cuenta 01/03/2025 - 31/03/2025 MXN"]],
    [32, [40, "Saldo Inicial"], [540, ">1,000.00"]],
    [44, [40, "Saldo Final"], [540, ">1,170.00"]],
    [
      60,
      [40, "OPER"],
      [90, "LIQ"],
      [130, "DESCRIPCIÓN"],
      [400, ">CARGOS"],
      [450, ">ABONOS"],
      [500, ">OPERACIÓN"],
    ],
    ...outs.map((day, at): PlacedLine => {
      const written = `${String(day).padStart(2, "0")}MAR`;
      const balance = [500, `>${String(990 - 10 * at)}.00`] as const;
      return [75 + 12 * at, [40, written], [90, written], [130, "POS TIENDA"], [400, ">10.00"], balance];
    }),
    [240, [40, "20MAR"], [90, "20MAR"], [130, "SPEI RODRIGO"], [450, ">100.00"], [500, ">970.00"]],
    [252, [40, "22MAR"], [90, "22MAR"], [130, "SPEI XIMENA"], [450, ">200.00"], [500, ">1,170.00"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.length).toBe(15);
  expect(statement?.proof.verdict).toBe("proved");
});
