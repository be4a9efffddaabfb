import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const BILLS: readonly (readonly [string, string, string, string, string])[] = [
  ["上期結欠", "本期結欠", "過賬日期", "交易日期", "詳情"],
  ["Encours précédent dû", "Nouvel encours dû", "Date débit", "Date achat", "Commerçant"],
  ["Föregående skuld", "Skuld att betala", "Bokfört", "Köpdatum", "Specifikation"],
  ["前回ご請求残高", "今回ご請求残高", "売上処理日", "ご利用日", "ご利用店名"],
  ["전월 미결제 금액", "당월 미결제 금액", "매입일", "이용일", "이용가맹점"],
];

describe("a bill that says nowhere that it is one of a card", () => {
  it.each(BILLS)(
    "is told by what was owed (%s), and by the days of purchases",
    (...[first, last, booked, made, words]) => {
      const lines: PlacedLine[] = [
        [20, [40, "EUR"], [100, "2025/06/01 - 2025/06/30"]],
        [40, [40, first], [400, ">300.00"]],
        [60, [40, booked], [120, made], [210, words], [400, ">EUR"]],
        [75, [40, "2025/06/03"], [120, "2025/06/01"], [210, "KIOSK"], [400, ">20.00"]],
        [90, [40, "2025/06/13"], [120, "2025/06/11"], [210, "GARAGE"], [400, ">70.00"]],
        [105, [40, "2025/06/14"], [120, "2025/06/14"], [210, "A. OLSSON"], [400, ">-300.00"]],
        [120, [40, "2025/06/29"], [120, "2025/06/28"], [210, "BAKER"], [400, ">15.00"]],
        [140, [40, last], [400, ">105.00"]],
      ];
      const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
      const [statement] = parsed.ok ? parsed.value.statements : [];
      expect(statement?.account.account_type).toBe("credit_card");
      expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-2000, -7000, 30_000, -1500]);
      expect(statement?.proof.verdict).toBe("proved");
    },
  );
});

describe("names of two columns that stand a blank apart", () => {
  it("are those of a loan's repayments and of what is left of it", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Statement of loan"], [200, "GHS"], [300, "01-Feb-2025 - 30-Apr-2025"]],
      [40, [40, "Date"], [120, "Particulars"], [345, ">Charged"], [430, ">Repaid"], [495, ">Loan balance"]],
      [55, [40, "01-Feb-2025"], [120, "Opening balance"], [495, ">8,000.00 DR"]],
      [70, [40, "05-Feb-2025"], [120, "Transfer from"], [430, ">500.00"], [495, ">7,500.00 DR"]],
      [85, [40, "27-Feb-2025"], [120, "Interest"], [345, ">37.86"], [495, ">7,537.86 DR"]],
      [100, [40, "05-Mar-2025"], [120, "Transfer from"], [430, ">500.00"], [495, ">7,037.86 DR"]],
      [115, [40, "05-Apr-2025"], [120, "Transfer from"], [430, ">500.50"], [495, ">6,537.36 DR"]],
      [130, [40, "27-Apr-2025"], [120, "Interest"], [345, ">30.00"], [495, ">6,567.36 DR"]],
      [145, [40, "30-Apr-2025"], [120, "Closing balance"], [495, ">6,567.36 DR"]],
    ];
    const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
      50_000, -3786, 50_000, 50_050, -3000,
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
