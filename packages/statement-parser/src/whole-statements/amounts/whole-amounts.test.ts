import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (...lines: string[]) => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  return {
    verdict: statement?.proof.verdict,
    opening: statement?.opening_balance,
    asked: parsed.value.questions.map(({ code }) => code),
  };
};

test.each(["GBP", "USD", "INR"])(
  "round amounts of %s parted by commas are never proved as thousandths",
  (code) => {
    const rows = ['13/03/2024,Rent,"-1,250","98,750"', '14/03/2024,Deposit,"2,000","100,750"'];
    const more = ['20/03/2024,Tax,"-3,100","97,650"', '21/03/2024,Rent,"-1,250","96,400"'];
    const file = read(`Date,Description,Amount (${code}),Balance (${code})`, ...rows, ...more);
    expect(file).toEqual({ verdict: "unproved", opening: 10_000_000, asked: ["decimal_sign"] });
  },
);

test("with dots it is asked what they are, and nothing is proved before the answer", () => {
  const rows = [
    "01.03.2024;Miete;-1.000;9.000",
    "03.03.2024;Reise;-2.500;6.500",
    "04.03.2024;Lohn;9.000;15.500",
  ];
  const file = read("Datum;Text;Betrag EUR;Saldo EUR", ...rows);
  expect(file).toMatchObject({ verdict: "unproved", asked: ["decimal_sign"] });
});
