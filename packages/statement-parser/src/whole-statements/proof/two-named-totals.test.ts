import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

test("the sums of both columns on one line that names each are no row", () => {
  const pages = placePages([
    [
      [20, [50, "Pahayag ng Account"], [300, "PHP"]],
      [50, [50, "Detalye"], [380, ">Labas"], [460, ">Pasok"], [550, ">Balanse"]],
      [65, [50, "Panimulang Balanse"], [550, ">1,000.00"]],
      [80, [50, "02/01/2025"]],
      [95, [50, "Kuryente"], [380, ">30.00"], [550, ">970.00"]],
      [110, [50, "02/04/2025"]],
      [125, [50, "Sahod"], [460, ">510.00"], [550, ">1,480.00"]],
      [140, [50, "02/13/2025"]],
      [155, [50, "Upa"], [380, ">80.00"], [550, ">1,400.00"]],
      [170, [50, "Kabuuang Labas / Kabuuang Pasok"], [380, ">110.00"], [460, ">510.00"]],
      [185, [50, "Huling Balanse"], [550, ">1,400.00"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  expect(parsed.ok && parsed.value.statements[0]?.transactions.map(({ amount }) => amount)).toEqual([
    -3000, 51_000, -8000,
  ]);
});
