import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (names: string, shift: number) => {
  const pages = placePages([
    [
      [20, [40, "Kreditkartenabrechnung"], [300, "01.09.2026 - 30.09.2026"]],
      [40, [40, "Saldo der letzten Abrechnung"], [400, ">226.39 EUR"]],
      [55, [40, names]],
      [
        80,
        [40, "12.09.2026"],
        [100 + shift, "14.09.2026"],
        [180, "Zahlungseingang - Danke"],
        [480, ">-226.39"],
      ],
      [95, [40, "13.09.2026"], [100 + shift, "15.09.2026"], [180, "Bäckerei"], [480, ">6.79"]],
      [110, [40, "16.09.2026"], [100 + shift, "18.09.2026"], [180, "Tankstelle"], [480, ">57.96"]],
      [130, [40, "Neuer Saldo zu Ihren Lasten"], [400, ">64.75 EUR"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0]?.transactions.map(({ booked_on }) => booked_on.slice(8)) : [];
};

test("names of two days that are written on as words, and not over their columns, are those of the days in their order", () => {
  expect(read("Beleg Buchung Text Betrag EUR (Gutschriften mit -)", 0)).toEqual(["14", "15", "18"]);
  expect(read("Beleg Buchung Text Betrag EUR (Gutschriften mit -)", 20)).toEqual(["14", "15", "18"]);
  expect(read("Buchung Beleg Text Betrag EUR (Gutschriften mit -)", 20)).toEqual(["12", "13", "16"]);
});
