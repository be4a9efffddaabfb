import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const NAMES = [
  [40, "Date"],
  [110, "Value"],
  [180, "Details"],
  [360, ">Debit"],
  [440, ">Credit"],
  [540, ">Balance"],
] as const;

it("accounts in three currencies are three, under a code alone and under numbers with dashes", () => {
  const account = (y: number, decimals: string): PlacedLine[] => [
    [y, ...NAMES],
    [y + 12, [40, "01/08/2025"], [180, "Opening balance"], [540, `>100.${decimals} CR`]],
    [
      y + 24,
      [40, "02/08/2025"],
      [110, "04/08"],
      [180, "Service fee"],
      [360, `>20.${decimals}`],
      [540, `>80.000 CR`.replace("000", decimals)],
    ],
    [
      y + 36,
      [40, "14/08/2025"],
      [110, "14/08"],
      [180, "Transfer"],
      [440, `>50.${decimals}`],
      [540, `>130.${decimals} CR`],
    ],
    [y + 48, [40, "31/08/2025"], [180, "Closing balance"], [540, `>130.${decimals} CR`]],
  ];
  const lines: PlacedLine[] = [
    [20, [40, "Statement of account 01/08/2025 - 31/08/2025"]],
    [32, [40, "Account number 923-798896-47"]],
    [44, [40, "AED"]],
    ...account(60, "00"),
    [130, [40, "USD Call 813-317438-56 USD"]],
    ...account(142, "00"),
    [212, [40, "KWD Call 571-143470-67 KWD"]],
    ...account(224, "000"),
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const statements = parsed.ok ? parsed.value.statements : [];
  expect(
    statements.map(({ currency, closing_balance, proof }) => [currency, closing_balance, proof.verdict]),
  ).toEqual([
    ["AED", 13_000, "proved"],
    ["USD", 13_000, "proved"],
    ["KWD", 130_000, "proved"],
  ]);
  expect(statements[0]?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on])).toEqual([
    ["2025-08-02", "2025-08-04"],
    ["2025-08-14", "2025-08-14"],
  ]);
});
