import { describe, expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string) => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", currency: "USD" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  return {
    verdict: statement?.proof.verdict,
    closing: statement?.closing_balance,
    texts: statement?.transactions.map(({ description }) => description) ?? [],
    codes: parsed.value.problems.map(({ code }) => code),
  };
};

const SHOPS = [
  "TOTAL WINE AND MORE 17900 RICHARDSON TX",
  "NEW BALANCE 0412 PLANO TX",
  "TOTAL BY VERIZON 800-555-0100",
  "BALANCE BIKES OF AUSTIN",
  "SUMMA HEALTH AKRON OH",
];

describe("merchants named like a total or a balance stay transactions", () => {
  test("in a table with a running balance, oldest or newest first", () => {
    const rows = SHOPS.map(
      (shop, at) => `06/${String(14 + at)}/2026,${shop},-10.00,${String(90 - 10 * at)}.00`,
    );
    const text = (lines: readonly string[]) => ["Date,Description,Amount,Balance", ...lines].join("\n");
    for (const lines of [rows, rows.toReversed()]) {
      const { verdict, texts, codes } = read(text(lines));
      expect([verdict, codes]).toEqual(["proved", []]);
      expect(texts.toSorted()).toEqual(SHOPS.toSorted());
    }
  });

  test("in a table without balances, beside a line of totals that is none", () => {
    const rows = SHOPS.map((shop, at) => `06/${String(14 + at)}/2026,${shop},-10.00`);
    const { texts } = read(["Date,Description,Amount", ...rows, "06/30/2026,Total,-50.00"].join("\n"));
    expect(texts).toEqual(SHOPS);
  });

  test("but not where the printed balance says that nothing moved", () => {
    const { verdict, texts, closing } = read(
      `Date,Description,Amount,Balance
06/14/2026,Opening balance,,100.00
06/15/2026,Grocer,-10.00,90.00
06/16/2026,Baker,-5.00,85.00
06/30/2026,Total of all cards of J Moreno,-15.00,85.00`,
    );
    expect([verdict, closing]).toEqual(["proved", 8500]);
    expect(texts).toEqual(["Grocer", "Baker"]);
  });

  test("on a page that prints balances of its own", () => {
    const rows = SHOPS.map((shop, at) => `06/${String(14 + at)}       ${shop.padEnd(46)} $10.00`);
    const { verdict, texts, closing } = read(
      `FIRST PRAIRIE CARD
Credit card statement      Account ending in 6789
Statement period 06/01/2026 - 06/30/2026

Previous balance                                    $500.00
Payments and credits                               -$500.00
Purchases                                            $50.00
New balance                                          $50.00

Trans date  Description                                     Amount
06/03       PAYMENT THANK YOU                             -$500.00
${rows.join("\n")}
`,
    );
    expect([verdict, closing]).toEqual(["proved", -5000]);
    expect(texts.slice(1)).toEqual(SHOPS);
  });
});
