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

describe("totals in a table of their own over the rows, which names both sides", () => {
  const readTable = (paidIn: string): string | undefined => {
    const pages = placePages([
      [
        [20, [50, "Full statement"], [300, "1 Mar 2025 - 31 Mar 2025"]],
        [30, [50, "Currency: KES"]],
        [40, [50, "TRANSACTION TYPE"], [380, ">PAID IN"], [460, ">PAID OUT"]],
        [50, [50, "Cash and transfers in"], [380, `>${paidIn}`], [460, ">0.00"]],
        [60, [50, "Payments and cash out"], [380, ">0.00"], [460, ">110.00"]],
        [70, [50, "TOTAL:"], [380, `>${paidIn}`], [460, ">110.00"]],
        [90, [50, "Opening balance 1,000.00"], [300, "Closing balance 1,400.00"]],
        [120, [50, "Date"], [110, "Details"], [380, ">Paid In"], [460, ">Withdrawn"], [550, ">Balance"]],
        [135, [50, "2025-03-01"], [110, "Kiosk"], [460, ">-30.00"], [550, ">970.00"]],
        [150, [50, "2025-03-04"], [110, "Salary Lantern"], [380, ">510.00"], [550, ">1,480.00"]],
        [165, [50, "2025-03-09"], [110, "Transfer"], [460, ">-80.00"], [550, ">1,400.00"]],
      ],
    ]);
    const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
    return parsed.ok ? parsed.value.statements[0]?.proof.verdict : undefined;
  };

  it("are those of the rows", () => {
    expect(readTable("510.00")).toBe("proved");
  });

  it("leave a doubt where that of one side alone holds", () => {
    expect(readTable("410.00")).toBe("partly");
  });
});
