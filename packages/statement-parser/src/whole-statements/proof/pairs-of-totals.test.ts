import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const listLines = (out: string): PlacedLine[] => [
  [20, [50, "Account statement"], [300, "February 1, 2026 - February 28, 2026"]],
  [30, [50, "Currency: CAD"]],
  [40, [50, "Total deposits into your account:"], [300, ">510.00"]],
  [50, [50, "Total withdrawals from your account:"], [300, `>${out}`]],
  [70, [50, "Date"], [110, "Description"], [380, ">Withdrawals"], [460, ">Deposits"], [550, ">Balance"]],
  [85, [110, "Opening Balance"], [550, ">1,000.00"]],
  [100, [50, "1 Feb"], [110, "Card purchase Kiosk"], [380, ">30.00"], [550, ">970.00"]],
  [115, [50, "4 Feb"], [110, "Salary Lantern"], [460, ">510.00"], [550, ">1,480.00"]],
  [130, [50, "9 Feb"], [110, "Transfer to J Okoro"], [380, ">80.00"], [550, ">1,400.00"]],
  [145, [110, "Closing Balance"], [550, ">1,400.00"]],
];

const readPage = (out: string): ParsedStatement | undefined => {
  const parsed = readDocument(
    { pages: placePages([listLines(out)]), fixedPitch: false },
    { today: "2026-11-20" },
  );
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

describe("totals of both sides that say more than their side", () => {
  it("prove the rows where both hold", () => {
    const proof = readPage("110.00")?.proof;
    expect(proof?.verdict).toBe("proved");
    expect(proof?.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["sum_of_credits", "sum_of_debits"]),
    );
  });

  it("leave a doubt where but one holds", () => {
    expect(readPage("114.90")?.proof.verdict).not.toBe("proved");
  });
});
