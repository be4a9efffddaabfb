import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const row = (y: number, day: string, amount: string, balance: string): PlacedLine => [
  y,
  [60, "6"],
  [85, "8"],
  [110, day],
  [160, "ヤオヤ"],
  [400, `>${amount}`],
  [560, `>${balance}`],
];

const read = (names: string) => {
  const pages = placePages([
    [
      [20, [40, "普通預金通帳"], [200, "口座番号 9433135535"], [380, "期間 2024年8月1日～2024年8月31日"]],
      [40, [60, names], [160, "摘要"], [400, ">お支払金額"], [480, ">お預り金額"], [560, ">差引残高"]],
      [55, [160, "繰越"], [560, ">436,912"]],
      row(70, "1", "1,912", "435,000"),
      row(85, "13", "5,000", "430,000"),
      row(100, "30", "30,000", "400,000"),
      [115, [160, "次回繰越"], [560, ">400,000"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  return [statement?.proof.verdict, statement?.transactions.map(({ booked_on }) => booked_on)] as const;
};

test("year, month and day may stand in columns of their own, under the name of an era", () => {
  const days = ["2024-08-01", "2024-08-13", "2024-08-30"];
  expect(read("令和 年-月-日")).toEqual(["proved", days]);
  expect(read("年 月 日")).toEqual(["proved", days]);
});

test("the first of three numbers is no day, whatever stands over them", () => {
  expect(read("年月分")[1]).not.toContain("2024-08-06");
});
