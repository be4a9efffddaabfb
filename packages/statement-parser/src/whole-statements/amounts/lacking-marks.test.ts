import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

type Row = readonly [day: string, text: string, amount: string, balance: string];

const readVerdict = (rows: readonly Row[]): string | undefined => {
  const lines: PlacedLine[] = [
    [20, [50, "Cheque account statement"], [300, "1 March 2026 to 31 March 2026 ZAR"]],
    [40, [50, "Date"], [110, "Description"], [420, ">Amount"], [520, ">Balance"]],
    [55, [110, "Opening balance"], [520, ">1,000.00Cr"]],
    ...rows.map(([day, text, amount, balance], at): PlacedLine => [
      70 + at * 15,
      [50, day],
      [110, text],
      [420, `>${amount}`],
      [520, `>${balance}`],
    ]),
    [90 + rows.length * 15, [110, "Closing balance"], [520, `>${rows.at(-1)?.[3] ?? ""}`]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0]?.proof.verdict : undefined;
};

const MARKED_IN: readonly Row[] = [
  ["02 Mar", "Woolmarket", "100.00", "900.00Cr"],
  ["03 Mar", "Salary Lind", "500.00Cr", "1,400.00Cr"],
  ["05 Mar", "Petrol", "50.00", "1,350.00Cr"],
  ["09 Mar", "Refund Kiosk", "20.00Cr", "1,370.00Cr"],
  ["12 Mar", "Rent", "700.00", "670.00Cr"],
  ["15 Mar", "Interest", "5.00Cr", "675.00Cr"],
];
const MARKED_BOTH = MARKED_IN.map(([day, text, amount, balance]): Row => [
  day,
  text,
  amount.endsWith("Cr") ? amount : `${amount}Dr`,
  balance,
]);
const SIGNED = MARKED_IN.map(([day, text, amount, balance]): Row => [
  day,
  text,
  amount.endsWith("Cr") ? `+${amount.slice(0, -2)}` : `-${amount}`,
  balance,
]);

const withAmount = (rows: readonly Row[], at: number, amount: string): Row[] =>
  rows.map((row, index) => (index === at ? [row[0], row[1], amount, row[3]] : row));

it.each([
  ["money in has a mark", MARKED_IN],
  ["both ways have one", MARKED_BOTH],
  ["both ways have a sign", SIGNED],
])("an amount that lacks its mark is doubted, though its balance gives its way: %s", (_, rows) => {
  expect(readVerdict(rows)).toBe("proved");
  expect(readVerdict(withAmount(rows, 3, "20.00"))).toBe("partly");
});

it("so is one with the mark of the other way", () => {
  expect(readVerdict(withAmount(MARKED_IN, 2, "50.00Cr"))).toBe("partly");
});
