import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: PlacedLine[][]) => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

it("the day at the end of the second line of a row is its own, wherever that line ends", () => {
  const row = (
    y: number,
    [name, amount, kind, day]: readonly [string, string, string, string],
  ): PlacedLine[] => [
    [y, [20, name], [300, `>${amount}`]],
    [y + 12, [20, `${kind} · ${day}`]],
  ];
  const page: PlacedLine[] = [
    [20, [20, "Account statement EUR"]],
    [40, [20, "Opening balance"], [300, ">100.00"]],
    [52, [20, "Closing balance"], [300, ">165.00"]],
    ...row(80, ["Bakery", "-5.00", "Card payment", "31.10.2025"]),
    ...row(110, ["Ada Poe", "-10.00", "Transfer", "29.10.2025"]),
    ...row(140, ["Chemist", "-20.00", "Card payment", "26.10.2025"]),
    ...row(170, ["Employer", "+100.00", "Salary", "24.10.2025"]),
  ];
  expect(read(page)).toMatchObject({
    proof: { verdict: "proved" },
    transactions: [
      { booked_on: "2025-10-31", amount: -500 },
      { booked_on: "2025-10-29", amount: -1000 },
      { booked_on: "2025-10-26", amount: -2000 },
      { booked_on: "2025-10-24", amount: 10000 },
    ],
  });
});

it("what was available on two days are the balances, where nothing else is called one", () => {
  const page: PlacedLine[] = [
    [20, [20, "Statement of account GBP 01/12/2024 - 31/12/2024"]],
    [40, [20, "Available 30/11/24"], [300, ">100.00"]],
    [52, [20, "Available 31/12/24"], [300, ">165.00"]],
    [80, [20, "Date"], [100, "Details"], [300, ">Amount"]],
    [92, [20, "24/12/24"], [100, "Employer"], [300, ">+100.00"]],
    [104, [20, "10/12/24"], [100, "Bakery"], [300, ">-15.00"]],
    [116, [20, "02/12/24"], [100, "Chemist"], [300, ">-20.00"]],
  ];
  expect(read(page)).toMatchObject({
    opening_balance: 10000,
    closing_balance: 16500,
    proof: { verdict: "proved" },
  });
});

it("days of rows that are announced end no section where a heading of booked rows follows", () => {
  const page: PlacedLine[] = [
    [20, [20, "Transaction history"], [200, "Account statement EUR"]],
    [40, [20, "Pending"]],
    [52, [20, "28 February 2026"]],
    [64, [20, "Market"], [300, ">-42.44"]],
    [80, [20, "27 February 2026"]],
    [92, [20, "Chemist"], [300, ">-14.57"]],
    [120, [20, "Transactions"]],
    [132, [20, "28 February 2026"]],
    [144, [20, "Ada Poe"], [300, ">+20.55"]],
    [160, [20, "26 February 2026"]],
    [172, [20, "Market"], [300, ">-35.39"]],
  ];
  const transactions = read(page)?.transactions ?? [];
  const amountsOf = (own: boolean) =>
    transactions.filter(({ pending }) => pending === own).map(({ amount }) => amount);
  expect([amountsOf(true), amountsOf(false)]).toEqual([
    [-4244, -1457],
    [2055, -3539],
  ]);
});

it("a code that is the only Latin word of an Arabic head names the currency and its three decimals", () => {
  const page: PlacedLine[] = [
    [
      20,
      [
        20,
        "نرفق لكم كشف حسابكم رقم 2030536550 بالدينار البحريني BHD للفترة من 01 / 07 / 2025 إلى 31 / 07 / 2025",
      ],
    ],
    [40, [60, ">الرصيد"], [170, ">المبلغ"], [250, "التفاصيل"], [470, "التاريخ"]],
    [52, [60, ">1,218.413"], [250, "الرصيد السابق"]],
    [64, [60, ">1,175.274"], [170, ">-43.139"], [250, "أمر مستديم"], [470, "01/07/2025"]],
    [76, [60, ">1,070.010"], [170, ">-105.264"], [250, "حوالة صادرة"], [470, "02/07/2025"]],
    [88, [60, ">756.830"], [170, ">-313.180"], [250, "إيجار"], [470, "03/07/2025"]],
  ];
  expect(read(page)).toMatchObject({
    currency: "BHD",
    transactions: [{ amount: -43139 }, { amount: -105264 }, { amount: -313180 }],
  });
});
