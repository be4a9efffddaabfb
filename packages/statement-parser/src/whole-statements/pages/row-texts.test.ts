import { describe, expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string) => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  return {
    verdict: statement?.proof.verdict,
    texts: statement?.transactions.map(({ description }) => description),
    codes: parsed.value.problems.map(({ code }) => code),
  };
};

const HEAD = `Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                             1,200.00
Closing balance                                             1,150.00

Date          Description                  Paid out          Balance
`;

describe("the words of a row", () => {
  test("may stand over and under its figures, parted from the next row by space", () => {
    const { verdict, texts } = read(`${HEAD}
              COFFEE HOUSE
02 Mar 2026                                   20.00         1,180.00
              CARD 4242

              GROCER
05 Mar 2026                                   10.00         1,170.00
              CARD 4242

              BUS COMPANY
09 Mar 2026                                   20.00         1,150.00
              CARD 4242
`);
    expect(verdict).toBe("proved");
    expect(texts).toEqual(["COFFEE HOUSE CARD 4242", "GROCER CARD 4242", "BUS COMPANY CARD 4242"]);
  });

  test("stay with the row above where its figures stand on its first line", () => {
    const { texts } = read(`${HEAD}
02 Mar 2026   COFFEE HOUSE                    20.00         1,180.00
              CARD 4242

05 Mar 2026   GROCER                          10.00         1,170.00
              CARD 4242

09 Mar 2026   BUS COMPANY                     20.00         1,150.00
              CARD 4242
`);
    expect(texts).toEqual(["COFFEE HOUSE CARD 4242", "GROCER CARD 4242", "BUS COMPANY CARD 4242"]);
  });

  test("keep the figures printed among them", () => {
    const { texts } = read(`${HEAD}
02 Mar 2026   ORDER 12.50 PIZZA               20.00         1,180.00
05 Mar 2026   HOTEL JPY 12,000 RATE 160.00    10.00         1,170.00
09 Mar 2026   BUS                             20.00         1,150.00
`);
    expect(texts).toEqual(["ORDER 12.50 PIZZA", "HOTEL JPY 12,000 RATE 160.00", "BUS"]);
  });
});

test("a code in the words of a row is not the currency of the statement", () => {
  const parsed = parseBytes(
    new TextEncoder().encode(`Harbourside Bank    Account statement    1 March 2026 to 31 March 2026
Opening balance                                             1,200.00
Closing balance                                             1,150.00

Date          Description                  Paid out          Balance
02 Mar 2026   WIRE FEE JPY                    20.25         1,179.75
05 Mar 2026   PETROL STN                      10.00         1,169.75
09 Mar 2026   BUS                             19.75         1,150.00
`),
    { today: "2026-11-20", currency: "GBP" },
  );
  expect(
    parsed.ok && parsed.value.statements.map(({ currency, proof }) => [currency, proof.verdict]),
  ).toEqual([["GBP", "proved"]]);
});

test("printed totals that no rows make are told", () => {
  const { verdict, codes } = read(`${HEAD}
02 Mar 2026   CORNER SHOP                     20.00         1,180.00
05 Mar 2026   GROCER                          10.00         1,170.00
09 Mar 2026   BUS                             20.00         1,150.00
Total withdrawals 726.93
Total deposits 676.93
`);
  expect([verdict, codes]).toEqual(["contradicted", ["totals_disagree"]]);
});

describe("what stands under the last row", () => {
  const foot = `
Please check the entries on this statement within 30 days.
Date          Interest %
31 Mar 2026   4.14 %
`;

  test("is none of its text where no other row goes on", () => {
    const { texts } = read(`${HEAD}
02 Mar 2026   CORNER SHOP                     20.00         1,180.00
05 Mar 2026   GROCER                           5.00         1,175.00
07 Mar 2026   BAKER                            5.00         1,170.00
09 Mar 2026   BUS                             20.00         1,150.00
${foot}`);
    expect(texts).toEqual(["CORNER SHOP", "GROCER", "BAKER", "BUS"]);
  });

  test("is none of its text where rows go on nearer, or farther to the right", () => {
    const { texts } = read(`${HEAD}
02 Mar 2026   CORNER SHOP                     20.00         1,180.00
              CARD 4242
05 Mar 2026   GROCER                           5.00         1,175.00
              CARD 4242
07 Mar 2026   BAKER                            5.00         1,170.00
              CARD 4242
09 Mar 2026   BUS                             20.00         1,150.00
              CARD 4242
              LINE 3
${foot}`);
    expect(texts).toEqual([
      "CORNER SHOP CARD 4242",
      "GROCER CARD 4242",
      "BAKER CARD 4242",
      "BUS CARD 4242 LINE 3",
    ]);
  });
});
