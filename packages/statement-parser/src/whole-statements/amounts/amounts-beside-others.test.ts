import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, amount, balance_after }) => [booked_on, amount, balance_after]),
    proof.verdict,
  ]);
};

it("takes an amount and the thousands of the balance beside it for no day of a year of Taiwan", () => {
  const page: PlacedLine[] = [
    [20, [20, "Account statement ZAR"]],
    [40, [20, "Date"], [90, "Description"], [360, ">Money In"], [420, ">Money Out"], [465, ">Balance"]],
    [50, [90, "Opening balance"], [465, ">12 400.76"]],
    [60, [20, "06/04/2024"], [90, "Books"], [420, ">109.99"], [465, ">12 290.77"]],
    [70, [20, "09/04/2024"], [90, "Fuel"], [420, ">453.10"], [465, ">11 837.67"]],
    [80, [20, "11/04/2024"], [90, "Refund"], [360, ">203.62"], [465, ">12 041.29"]],
    [90, [20, "13/04/2024"], [90, "Shoes"], [420, ">110.10"], [465, ">11 931.19"]],
    [100, [90, "Closing balance"], [465, ">11 931.19"]],
  ];
  expect(read(page)).toEqual([
    ["2024-04-06", -10999, 1229077],
    ["2024-04-09", -45310, 1183767],
    ["2024-04-11", 20362, 1204129],
    ["2024-04-13", -11010, 1193119],
    "proved",
  ]);
});

it("takes letters and digits in the name of a shop for no amount", () => {
  type Row = readonly [day: string, shop: string, paid: string, left: string];
  const row = (y: number, [day, shop, paid, left]: Row): PlacedLine => [
    y,
    [20, day],
    [100, `카드 ${shop}`],
    [300, `>${paid}`],
    [420, `>${left}`],
    [430, shop],
  ];
  const page: PlacedLine[] = [
    [20, [20, "거래내역조회 KRW"]],
    [
      40,
      [20, "거래일시"],
      [100, "적요"],
      [300, ">출금액"],
      [360, ">입금액"],
      [420, ">잔액"],
      [430, "거래점"],
    ],
    row(50, ["2026.07.15", "GS24 성수", "24,320", "1,933,680"]),
    row(60, ["2026.07.14", "GS24 성수", "40,480", "1,958,000"]),
    row(70, ["2026.07.13", "시장", "40,640", "1,998,480"]),
    row(80, ["2026.07.11", "GS24 성수", "66,220", "2,039,120"]),
    [90, [100, "합계"], [300, ">171,660"]],
  ];
  expect(read(page)).toEqual([
    ["2026-07-15", -24320, 1933680],
    ["2026-07-14", -40480, 1958000],
    ["2026-07-13", -40640, 1998480],
    ["2026-07-11", -66220, 2039120],
    "proved",
  ]);
});

it("reads whole amounts beside those with decimals by the mark between their thousands", () => {
  const row = (y: number, day: string, words: string, amount: string): PlacedLine => [
    y,
    [20, day],
    [100, words],
    [400, `>${amount}`],
  ];
  const page: PlacedLine[] = [
    [20, [20, "Hitelkártya számlakivonat HUF"]],
    [30, [20, "Nyitó egyenleg"], [400, ">20\u00a0288"]],
    [40, [20, "Záró egyenleg"], [400, ">24\u00a0031,87"]],
    [60, [20, "Könyvelés"], [100, "Leírás"], [400, ">Összeg HUF"]],
    row(70, "2024.06.17.", "VÁSÁRLÁS KÖNYVEK", "3\u00a0420,18"),
    row(80, "2024.06.19.", "VÁSÁRLÁS VIRÁG", "2\u00a0450"),
    row(90, "2024.06.20.", "VÁSÁRLÁS PIAC", "6\u00a0805"),
    row(100, "2024.06.25.", "JÓVÁÍRÁS ANNA", "-15\u00a0808"),
    row(110, "2024.07.01.", "VÁSÁRLÁS PIAC", "4\u00a0172"),
    row(120, "2024.07.14.", "VÁSÁRLÁS KÖNYVEK", "2\u00a0704,69"),
  ];
  expect(read(page)).toEqual([
    ["2024-06-17", -342018, null],
    ["2024-06-19", -245000, null],
    ["2024-06-20", -680500, null],
    ["2024-06-25", 1580800, null],
    ["2024-07-01", -417200, null],
    ["2024-07-14", -270469, null],
    "proved",
  ]);
});
