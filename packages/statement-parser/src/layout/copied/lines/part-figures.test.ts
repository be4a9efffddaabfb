import { expect, test } from "vitest";
import { partFigures } from "./part-figures.ts";

const part = (...texts: string[]): string[] =>
  partFigures(texts.map((text, from) => ({ text, from }))).map(({ text }) => text);

test("an amount and a balance in groups are parted where balances lead from row to row", () => {
  expect(
    part(
      "Ancien solde 381 600",
      "01/02/2026 Loyer -107 100 274 500",
      "02/02/2026 Marché 900 -8 530 265 970",
      "04/02/2026 Virement reçu 51 270 317 240",
      "Nouveau solde 317 240",
      "28/02/2026 Librairie -7 280",
    ),
  ).toEqual([
    "Ancien solde 381 600",
    "01/02/2026 Loyer -107'100 274'500",
    "02/02/2026 Marché 900 -8'530 265'970",
    "04/02/2026 Virement reçu 51'270 317'240",
    "Nouveau solde 317 240",
    "28/02/2026 Librairie -7 280",
  ]);
});

test("they are left alone where nothing leads through them, or two ways do", () => {
  const rows = [
    "01/02/2026 Loyer 107 100 274 500",
    "02/02/2026 Marché 8 530 265 900",
    "03/02/2026 Eau 1 000 2 000",
  ];
  expect(part(...rows)).toEqual(rows);
});
