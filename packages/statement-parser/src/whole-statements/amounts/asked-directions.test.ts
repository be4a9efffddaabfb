import { expect, test } from "vitest";
import type { ParseHints, ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (text: string, hints: Partial<ParseHints> = {}): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", ...hints });
  return parsed.ok ? parsed.value.statements : [];
};

const summaryOf = ({ proof, transactions, questions = [] }: ParsedStatement): unknown => [
  proof.verdict,
  transactions.map(({ amount }) => amount),
  questions.map(({ choices }) => choices.map(({ value, example }) => `${value} ${example}`)),
];

const CHOICES = ["credit_card spent", "current received"];

test("a table whose amounts mostly go in asks what they are, and is read as the person says", () => {
  const table = `Opening balance,50.00\nClosing balance,80.00\nDate,Description,Amount
2026-02-13,Alba,25.00\n2026-02-20,Berta,-10.00\n2026-02-21,Cesare,15.00\n`;
  const [asked] = readAll(table);
  expect(asked && summaryOf(asked)).toEqual(["partly", [2500, -1000, 1500], [CHOICES]]);
  const [own] = readAll(table, { account_type: "current" });
  expect(own && summaryOf(own)).toEqual(["proved", [2500, -1000, 1500], []]);
  const [card] = readAll(table.replace(/^.*balance.*\n/gm, ""), { account_type: "credit_card" });
  expect(card && summaryOf(card)).toEqual(["unproved", [-2500, 1000, -1500], []]);
});

test.each([
  ["a plus", "2026-02-13,Alba,+25.00\n2026-02-20,Berta,-10.00\n2026-02-21,Cesare,+15.00\n"],
  ["mostly money out", "2026-02-13,Alba,25.00\n2026-02-20,Berta,-10.00\n2026-02-21,Cesare,-15.00\n"],
  ["words", "2026-02-13,Salary,25.00\n2026-02-20,Berta,-10.00\n2026-02-21,Salary,15.00\n"],
])("a table is not asked about where %s tells its direction", (_, rows) => {
  const [told] = readAll(`Date,Description,Amount\n${rows}`, { account_type: "credit_card" });
  expect(told?.questions).toBeUndefined();
  expect(told?.transactions[0]?.amount).toBe(2500);
});

const accountOf = (number: string, rows: string, [opening, closing]: [string, string]): string => `
Account ${number}                                      EUR
Period 01/02/2026 - 28/02/2026
Opening balance                                           ${opening}
Closing balance                                           ${closing}

Date          Description                                 Amount
${rows}`;

const OPEN = accountOf(
  "4410207788",
  "13/02/2026    Alba                                         25.00\n20/02/2026    Berta                                       -10.00\n21/02/2026    Cesare                                       15.00\n",
  ["50.00", "80.00"],
);
const TOLD = accountOf(
  "5520318899",
  "14/02/2026    Dora                                        -12.00\n22/02/2026    Emil                                        -18.00\n",
  ["90.00", "60.00"],
);

test("what the person says holds for the account that leaves it open, not for one that is told", () => {
  const both = `${OPEN}\n${TOLD}`;
  expect(readAll(both).map(summaryOf)).toEqual([
    ["partly", [2500, -1000, 1500], [CHOICES]],
    ["proved", [-1200, -1800], []],
  ]);
  expect(readAll(both, { account_type: "credit_card" }).map(summaryOf)).toEqual([
    ["proved", [-2500, 1000, -1500], []],
    ["proved", [-1200, -1800], []],
  ]);
});

test("text copied without columns asks too", () => {
  const copied = OPEN.replaceAll(/ {2,}/g, " ");
  const [asked] = readAll(copied);
  expect(asked && summaryOf(asked)).toEqual(["partly", [2500, -1000, 1500], [CHOICES]]);
  const [card] = readAll(copied, { account_type: "credit_card" });
  expect(card && summaryOf(card)).toEqual(["proved", [-2500, 1000, -1500], []]);
});

const billOf = (rows: string, closing: string): string => `Kart No:;4824 **** **** 0104
Önceki Dönem Borcu:;100,00 TL

İşlem Tarihi;Açıklama;Tutar(TL)
${rows}

Dönem Borcu:;${closing} TL
`;

test("a table over which a card is named is read as what is owed, or asked about", () => {
  const mostly =
    "01.09.2026;KIYI KIRTASİYE;40,06\n08.09.2026;KÖPRÜ;-100,00\n09.09.2026;ALBA;30,00\n12.09.2026;BERTA;20,00";
  const [owed] = readAll(billOf(mostly, "90,06"));
  expect(owed && summaryOf(owed)).toEqual(["proved", [-4006, 10_000, -3000, -2000], []]);
  const [open] = readAll(billOf(`${mostly}\n13.09.2026;CESARE;-50,00`, "40,06"));
  expect(open && summaryOf(open)).toEqual(["partly", [4006, -10_000, 3000, 2000, -5000], [CHOICES]]);
});
