import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const endsOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.opening_balance,
  statement?.closing_balance,
  statement?.transactions.map(({ amount }) => amount),
  statement?.proof.verdict,
];

const TITLE: PlacedLine = [20, [40, "Account statement"], [300, "01/03/2026 - 31/03/2026"], [500, "EUR"]];
const SIDES: PlacedLine = [56, [40, "Date"], [120, "Description"], [440, ">Debit"], [540, ">Credit"]];

describe("balances", () => {
  it("overdrawn stand among the debits", () => {
    const lines: PlacedLine[] = [
      TITLE,
      SIDES,
      [68, [40, "01/03/2026"], [120, "Opening balance"], [540, ">100.00"]],
      [80, [40, "13/03/2026"], [120, "Corner Shop"], [440, ">150.00"]],
      [92, [40, "21/03/2026"], [120, "Ada Lind"], [540, ">20.00"]],
      [104, [40, "31/03/2026"], [120, "Closing balance"], [440, ">30.00"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, -3000, [-15000, 2000], "proved"]);
  });

  it("overdrawn have a mark that stands right behind them", () => {
    const lines: PlacedLine[] = [
      TITLE,
      [56, [40, "Date"], [120, "Description"], [340, ">Debit"], [440, ">Credit"], [540, ">Balance"]],
      [68, [40, "01/03/2026"], [120, "Opening balance"], [540, ">100.00"]],
      [80, [40, "13/03/2026"], [120, "Corner Shop"], [340, ">150.00"], [540, ">50.00OD"]],
      [92, [40, "21/03/2026"], [120, "Ada Lind"], [440, ">20.00"], [540, ">30.00OD"]],
      [104, [40, "31/03/2026"], [120, "Closing balance"], [540, ">30.00OD"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, -3000, [-15000, 2000], "proved"]);
  });

  it("are named by words that stand half beside them", () => {
    const lines: PlacedLine[] = [
      TITLE,
      SIDES,
      [68, [540, ">100.00"]],
      [73, [40, "Opening balance"]],
      [90, [40, "13/03/2026"], [120, "Corner Shop"], [440, ">60.00"]],
      [102, [40, "21/03/2026"], [120, "Ada Lind"], [540, ">20.00"]],
      [114, [540, ">60.00"]],
      [119, [40, "Closing balance"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, 6000, [-6000, 2000], "proved"]);
  });

  it("on one line are read from the right where the words are", () => {
    const lines: PlacedLine[] = [
      [20, [300, "31/08/2026 - 01/08/2026 :תקופה"]],
      [32, [200, "80.00 :סגירה יתרת 100.00 :פתיחה יתרת"]],
      [56, [40, "היתרה"], [140, "בזכות"], [240, "בחובה"], [400, "תיאור"], [520, "תאריך"]],
      [68, [40, "70.00"], [240, "30.00"], [400, "ארומה"], [520, "03/08/26"]],
      [80, [40, "80.00"], [140, "10.00"], [400, "משכורת"], [520, "10/08/26"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, 8000, [-3000, 1000], "proved"]);
  });

  it("are carried in two languages at once", () => {
    expect(readFactWords("B/F BALANCE 承前結餘")).toBe("carried");
    const lines: PlacedLine[] = [
      [20, [40, "Statement 20 December 2025"], [500, "HKD"]],
      [
        56,
        [40, "Date 日期"],
        [120, "Details 詳情"],
        [340, ">Deposit 存入"],
        [440, ">Withdrawal 提取"],
        [540, ">Balance 結餘"],
      ],
      [68, [40, "21 Nov"], [120, "B/F BALANCE 承前結餘"], [540, ">100.00"]],
      [80, [40, "25 Nov"], [120, "CORNER SHOP"], [440, ">60.00"], [540, ">40.00"]],
      [92, [40, "2 Dec"], [120, "ADA LIND"], [340, ">20.00"], [540, ">60.00"]],
      [104, [40, "20 Dec"], [120, "C/F BALANCE 轉下結餘"], [540, ">60.00"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, 6000, [-6000, 2000], "proved"]);
  });

  it("may be carried on in a box over the rows", () => {
    const lines: PlacedLine[] = [
      [20, [40, "CARD STATEMENT 5399XXXXXXXX7281"], [300, "08-Aug-2025 TO 07-Sep-2025 NGN"]],
      [32, [40, "OUTSTANDING B/F"], [200, ">100.00"]],
      [44, [40, "OUTSTANDING C/F"], [200, ">145.00"]],
      [68, [40, "DATE"], [120, "NARRATION"], [340, ">DEBIT"], [440, ">CREDIT"]],
      [80, [40, "09-AUG-25"], [120, "ROAD FUEL"], [340, ">85.00"]],
      [92, [40, "15-AUG-25"], [120, "PAYMENT RECEIVED"], [440, ">40.00"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([-10000, -14500, [-8500, 4000], "proved"]);
  });

  it("may be printed twice in a row, by day of value", () => {
    const lines: PlacedLine[] = [
      TITLE,
      [44, [470, ">BALANCE"]],
      [
        53,
        [40, "Date"],
        [120, "Description"],
        [300, ">Debit"],
        [380, ">Credit"],
        [470, ">Operation"],
        [560, ">Settled"],
      ],
      [68, [40, "01/03/2026"], [120, "Opening balance"], [470, ">100.00"]],
      [80, [40, "13/03/2026"], [120, "Corner Shop"], [300, ">60.00"]],
      [92, [40, "21/03/2026"], [120, "Ada Lind"], [380, ">20.00"], [470, ">60.00"], [560, ">60.00"]],
      [104, [40, "22/03/2026"], [120, "Baker"], [300, ">5.00"]],
      [116, [40, "23/03/2026"], [120, "Market"], [300, ">10.00"]],
      [128, [40, "24/03/2026"], [120, "Books"], [300, ">5.00"], [470, ">40.00"], [560, ">40.00"]],
      [140, [40, "Closing balance"], [470, ">40.00"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, 4000, [-6000, 2000, -500, -1000, -500], "proved"]);
  });

  it("are no rows that are only called so", () => {
    const lines: PlacedLine[] = [
      TITLE,
      [56, [40, "Date"], [120, "Description"], [340, ">Debit"], [440, ">Credit"], [540, ">Balance"]],
      [68, [40, "01/03/2026"], [120, "Opening balance"], [540, ">100.00"]],
      [80, [40, "13/03/2026"], [120, "Balance transfer"], [340, ">60.00"], [540, ">40.00"]],
      [92, [40, "14/03/2026"], [120, "Carried forward"], [340, ">5.00"]],
      [104, [40, "21/03/2026"], [120, "Ada Lind"], [440, ">20.00"], [540, ">55.00"]],
      [116, [40, "31/03/2026"], [120, "Closing balance"], [540, ">55.00"]],
    ];
    expect(endsOf(read(lines))).toStrictEqual([10000, 5500, [-6000, -500, 2000], "proved"]);
  });

  it("of a loan are not what is due next", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Mortgage statement"], [300, "Loan Number 1090371"], [500, "USD"]],
      [32, [40, "Unpaid Principal Balance as of 11/01/2025"], [440, ">$1,000.00"]],
      [44, [40, "Unpaid Principal Balance as of 02/28/2026"], [440, ">$700.00"]],
      [
        68,
        [40, "Date"],
        [120, "Description"],
        [340, ">Principal"],
        [440, ">Interest"],
        [540, ">Total Received"],
      ],
      [80, [40, "11/13/2025"], [120, "Payment"], [340, ">100.00"], [440, ">40.00"], [540, ">140.00"]],
      [92, [40, "12/13/2025"], [120, "Payment"], [340, ">120.00"], [440, ">20.00"], [540, ">140.00"]],
      [104, [40, "01/13/2026"], [120, "Payment"], [340, ">80.00"], [440, ">60.00"], [540, ">140.00"]],
      [128, [40, "Amount due next month"], [300, ">$140.00"]],
    ];
    expect(endsOf(read(lines)).slice(0, 3)).toStrictEqual([-100000, -70000, [10000, 12000, 8000]]);
  });
});
