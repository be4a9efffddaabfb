import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

/** Blocks of an app: a name, a line with time, amount and balance, and what it was. */
const BLOCKS = [
  ["6月27日", "本屋", "7:29", "-600円", "43,400円", "支払い"],
  ["6月26日", "薬局", "11:15", "-4,600円", "44,000円", "支払い"],
  ["", "花屋", "16:33", "-5,700円", "48,600円", "支払い"],
  ["6月20日", "タナカ ハナコ", "12:35", "+9,000円", "54,300円", "受け取り"],
  ["6月18日", "茶屋", "21:42", "-6,000円", "45,300円", "支払い"],
  ["6月12日", "銀行口座へ出金", "19:32", "-12,000円", "51,300円", "出金"],
  ["6月10日", "米屋", "12:15", "-3,000円", "63,300円", "支払い"],
  ["6月5日", "魚屋", "8:10", "-1,000円", "66,300円", "支払い"],
] as const;

const readLines = (lines: readonly PlacedLine[]) => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  return {
    rows: statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount]),
    verdict: statement?.proof.verdict,
    doubts: statement?.proof.doubts.map(({ code }) => code),
  };
};

const BLOCK_LINES = BLOCKS.flatMap(([day, name, time, amount, balance, kind], at): PlacedLine[] => [
  ...(day === "" ? [] : [[50 + 60 * at, [40, `2025年${day}`]] as const]),
  [64 + 60 * at, [40, name]],
  [76 + 60 * at, [40, time], [300, `>${amount}`], [480, `>残高 ${balance}`]],
  [88 + 60 * at, [40, kind]],
]);

test("rows that call the balance behind their amount so are rows of both", () => {
  expect(
    readLines([
      [20, [40, "ミナトペイ 取引履歴"]],
      [34, [40, "スズキ アキ さん"], [300, "2025年6月1日〜2025年6月30日"]],
      ...BLOCK_LINES,
    ]),
  ).toStrictEqual({
    rows: [
      ["2025-06-27", -600],
      ["2025-06-26", -4600],
      ["2025-06-26", -5700],
      ["2025-06-20", 9000],
      ["2025-06-18", -6000],
      ["2025-06-12", -12_000],
      ["2025-06-10", -3000],
      ["2025-06-05", -1000],
    ],
    verdict: "proved",
    doubts: [],
  });
});

test("balances beside figures that no row comes to are of rows that were not read", () => {
  const others = [60, 71, 85, 93, 48].map((balance, at): PlacedLine => [
    160 + 12 * at,
    [140, "Kiosk"],
    [330, `>${at + 3}.00`],
    [380, `Balance ${balance}.00`],
    [480, "seen"],
  ]);
  const { rows, verdict, doubts } = readLines([
    [20, [40, "Oakline Bank"], [300, "Statement of account 4410207788 EUR"]],
    [44, [40, "Date"], [140, "Description"], [540, ">Amount"]],
    [56, [140, "Opening balance"], [540, ">500.00"]],
    [68, [40, "05.03.2026"], [140, "Water works"], [540, ">-40.00"]],
    [80, [40, "20.03.2026"], [140, "Salary"], [540, ">900.00"]],
    [92, [140, "Closing balance"], [540, ">1,360.00"]],
    ...others,
  ]);
  expect(rows).toHaveLength(2);
  expect([verdict, doubts]).toStrictEqual(["partly", ["row_left_over"]]);
});
