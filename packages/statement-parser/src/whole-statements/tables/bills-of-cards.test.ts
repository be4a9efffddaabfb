import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const amountsOf = (...lines: string[]): number[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
};

const SPENT = [
  "date,title,amount",
  "2026-07-01,PADARIA,86.50",
  "2026-07-03,POSTO,85.62",
  "2026-07-10,LIVRARIA,48.72",
  "2026-07-12,FARMACIA,31.00",
  "2026-07-14,POSTO,-26.65",
  "2026-07-28,Rendimentos,28.49",
];

test("payments that were received with a minus are those of a bill: what carries none was spent", () => {
  const paid = ["2026-07-15,Pagamento recebido,-80.00", "2026-08-11,Pagamento recebido,-70.00"];
  expect(amountsOf(...SPENT, ...paid)).toEqual([-8650, -8562, -4872, -3100, 2665, -2849, 8000, 7000]);
});

test("a single payment received with a minus is that of a bill where no amount is greater", () => {
  expect(amountsOf(...SPENT, "2026-07-15,Pagamento recebido,-130.00").at(-1)).toBe(13_000);
  expect(amountsOf(...SPENT, "2026-07-15,Pagamento recebido,-13.00").at(-1)).toBe(-1300);
});

test("the shop of a use is that of a card, whose uses are spent without a sign", () => {
  expect(
    amountsOf(
      '"利用日","利用店名・商品名","利用者","支払方法","利用金額","支払手数料","支払総額"',
      '"2024/12/01","マツモト薬局","本人","1回払い",10392,0,10392',
      '"2024/12/04","ユニシロ","本人","1回払い",8709,0,8709',
      '"2024/12/04","ユニシロ","本人","1回払い",-900,0,-900',
      '"2024/12/05","セブンマート","本人","1回払い",1519,0,1519',
      '"2024/12/18","ご入金","本人","1回払い",-64000,0,-64000',
    ),
  ).toEqual([-10_392, -8709, 900, -1519, 64_000]);
});
