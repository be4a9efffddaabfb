import { describe, expect, it } from "vitest";
import { placePages } from "../testing/place-words.ts";
import type { PlacedLine } from "../testing/place-words.ts";
import { readDocument } from "./layout/pages/read-document.ts";
import type { ParsedStatement } from "./parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const DAYS_BELOW: PlacedLine[] = [
  [20, [40, "EUR statement"]],
  [32, [40, "1 February 2026 - 28 February 2026"]],
  [60, [40, "EUR on 28 February 2026"], [560, ">915.00 EUR"]],
  [90, [40, "Description"], [440, ">Outgoing"], [360, ">Incoming"], [560, ">Amount"]],
  [110, [40, "Card transaction of 21.80 USD issued by Mill"], [440, ">-20.00"], [560, ">915.00"]],
  [121, [40, "27 February 2026 Card ending in 1234"]],
  [140, [40, "Card transaction of 32.70 USD issued by Kiosk"], [440, ">-30.00"], [560, ">935.00"]],
  [151, [40, "21 February 2026 Card ending in 1234"]],
  [170, [40, "Card transaction of 38.15 USD issued by Hotel"], [440, ">-35.00"], [560, ">965.00"]],
  [181, [40, "12 February 2026 Card ending in 1234"]],
];

const ABROAD: PlacedLine[] = [
  [20, [40, "Account No. 512-400100-001"], [400, "1 FEB 2026 TO 28 FEB 2026"]],
  [60, [40, "Date"], [120, "Description"], [360, ">Withdrawal"], [440, ">Deposit"], [540, ">Balance"]],
  [75, [120, "BALANCE B/F"], [540, ">100.00"]],
  [90, [40, "02 FEB"], [120, "DEBIT PURCHASE"], [360, ">20.00"], [540, ">80.00"]],
  [101, [120, "HONG KONG"]],
  [116, [40, "04 FEB"], [120, "DEBIT PURCHASE"], [360, ">30.00"], [540, ">50.00"]],
  [127, [120, "HONG KONG"]],
  [142, [40, "09 FEB"], [120, "FAST PAYMENT"], [440, ">70.00"], [540, ">120.00"]],
  [157, [120, "BALANCE C/F"], [540, ">120.00"]],
];

describe("the currency of a page", () => {
  it("is not that of which the texts of its rows speak", () => {
    const statement = read(DAYS_BELOW);
    expect(statement?.currency).toBe("EUR");
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-2000, -3000, -3500]);
  });
  it("is not that of the towns in which was paid", () => {
    const statement = read(ABROAD);
    expect(statement?.currency).toBeNull();
    expect(statement?.proof.verdict).toBe("proved");
  });
});
