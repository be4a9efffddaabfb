import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const readVerdicts = (lines: readonly PlacedLine[]): string[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : [];
};

type Printed = { savings: string; checking: string; limit?: string };

const drawAccounts = ({ savings, checking, limit }: Printed): PlacedLine[] => [
  [20, [50, "Trailhead Credit Union"], [300, "Statement period 02/01/2026 - 02/28/2026 USD"]],
  [50, [50, "Account summary"], [520, ">Ending balance"]],
  [65, [50, "Regular Savings S 01"], [520, `>${savings}`]],
  [80, [50, "Share Checking S 08"], [520, `>${checking}`]],
  ...(limit === undefined ? [] : [[95, [50, "Card Platinum"], [520, `>${limit}`]] as PlacedLine]),
  [120, [50, "Regular Savings - S 01"]],
  [135, [50, "Date"], [130, "Description"], [420, ">Amount"], [520, ">Balance"]],
  [150, [50, "02/01/2026"], [130, "Previous balance"], [520, ">2,500.00"]],
  [165, [50, "02/03/2026"], [130, "Withdrawal ACH Northside"], [420, ">-777.11"], [520, ">1,722.89"]],
  [180, [50, "02/09/2026"], [130, "Deposit ACH Finch Mill"], [420, ">15.51"], [520, ">1,738.40"]],
  [195, [50, "02/28/2026"], [130, "Ending balance"], [520, ">1,738.40"]],
  [225, [50, "Share Checking - S 08"]],
  [240, [50, "Date"], [130, "Description"], [420, ">Amount"], [520, ">Balance"]],
  [255, [50, "02/01/2026"], [130, "Previous balance"], [520, ">2,897.19"]],
  [270, [50, "02/05/2026"], [130, "Deposit ACH Riverside"], [420, ">36.05"], [520, ">2,933.24"]],
  [285, [50, "02/22/2026"], [130, "Withdrawal Pine St Gas"], [420, ">-30.88"], [520, ">2,902.36"]],
  [300, [50, "02/28/2026"], [130, "Ending balance"], [520, ">2,902.36"]],
];

describe("an overview of several accounts", () => {
  it("agrees with each of them", () => {
    expect(readVerdicts(drawAccounts({ savings: "1,738.40", checking: "2,902.36" }))).toEqual([
      "proved",
      "proved",
    ]);
  });

  it("may print others too", () => {
    const printed = { savings: "1,738.40", checking: "2,902.36", limit: "5,000.00" };
    expect(readVerdicts(drawAccounts(printed))).toEqual(["proved", "proved"]);
  });

  it("speaks against the account whose balance it prints otherwise", () => {
    expect(readVerdicts(drawAccounts({ savings: "1,738.40", checking: "2,902.63" }))).toEqual([
      "proved",
      "partly",
    ]);
  });
});

type Row = readonly [day: string, text: string, amount: string, original: string, balance: string];

const CARD: readonly Row[] = [
  ["02.03.2026", "BAKERY LIND", "-10.00", "-10.00 UAH", "990.00"],
  ["03.03.2026", "KIOSK NORD", "-20.00", "-20.00 UAH", "970.00"],
  ["04.03.2026", "NORTH SHOP", "-45.10", "-11.00 SEK", "924.90"],
  ["05.03.2026", "PETROL OST", "-30.00", "-30.00 UAH", "894.90"],
  ["06.03.2026", "BOOKS", "-15.00", "-15.00 UAH", "879.90"],
];

const drawCard = (rows: readonly Row[]): PlacedLine[] => [
  [20, [50, "Account statement"], [300, "01.03.2026 - 31.03.2026 UAH"]],
  [35, [50, "Opening balance"], [560, ">1,000.00"]],
  [50, [50, "Date"], [120, "Details"], [350, ">Amount"], [460, ">Original amount"], [560, ">Balance"]],
  ...rows.map(([day, text, amount, original, balance], at): PlacedLine => [
    65 + at * 15,
    [50, day],
    [120, text],
    [350, `>${amount}`],
    [460, `>${original}`],
    [560, `>${balance}`],
  ]),
  [160, [50, "Closing balance"], [560, ">879.90"]],
];

describe("an amount printed a second time in its own currency", () => {
  it("is what it is the first time, and in another currency anything", () => {
    expect(readVerdicts(drawCard(CARD))).toEqual(["proved"]);
  });

  it.each(["-30.80 UAH", "30.00 UAH"])("is doubted where it is another one: %s", (original) => {
    const other = CARD.map((row, at): Row => (at === 3 ? [row[0], row[1], row[2], original, row[4]] : row));
    expect(readVerdicts(drawCard(other))).toEqual(["partly"]);
  });
});

it("a total whose unit no list knows is a witness too", () => {
  const draw = (debits: string): PlacedLine[] => [
    ...drawCard(CARD).slice(0, -1),
    [160, [120, "Total debits (5) KM"], [350, `>${debits}`]],
    [175, [50, "Closing balance"], [560, ">879.90"]],
  ];
  expect(readVerdicts(draw("120.10"))).toEqual(["proved"]);
  expect(readVerdicts(draw("120.60"))).toEqual(["contradicted"]);
});

const WALLET = [
  ["02.03.2026", "CIDER MILL", "100.00", "-3.00", "97.00"],
  ["03.03.2026", "RENT OAK", "-50.00", "0.00", "-50.00"],
  ["04.03.2026", "FINCH SHOP", "200.00", "-6.00", "194.00"],
  ["05.03.2026", "PETROL", "-30.00", "0.00", "-30.00"],
  ["06.03.2026", "BOOKS", "-15.00", "0.00", "-15.00"],
] as const;

const drawWallet = (gross: string): PlacedLine[] => [
  [20, [50, "Account statement"], [300, "01.03.2026 - 31.03.2026 USD"]],
  [35, [50, "Opening balance"], [560, ">1,000.00"]],
  [50, [50, "Date"], [120, "Details"], [350, ">Gross"], [460, ">Fee"], [560, ">Net"]],
  ...WALLET.map(([day, text, amount, fee, net], at): PlacedLine => [
    65 + at * 15,
    [50, day],
    [120, text],
    [350, `>${at === 3 ? gross : amount}`],
    [460, `>${fee}`],
    [560, `>${net}`],
  ]),
  [160, [50, "Closing balance"], [560, ">1,196.00"]],
];

it("an amount with what it cost must come to what is left", () => {
  expect(readVerdicts(drawWallet("-30.00"))).toEqual(["proved"]);
  expect(readVerdicts(drawWallet("-38.00"))).toEqual(["partly"]);
  expect(readVerdicts(drawWallet("30.00"))).toEqual(["partly"]);
});
