import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

/** Signs over the letters of Indic scripts part them, and programs that draw them may lose one. */
const lineOf = ([day, text, out, into, balance]: readonly [string, string, string, string, string]): string =>
  [day.padEnd(14), text.padEnd(20), out.padStart(10), into.padStart(12), balance.padStart(14)].join("");

const passbookOf = (closing: string): string => {
  const lines = [
    ["दिनांक", "विवरण", "नामे", "जमा", "शेष"],
    ["", "प्रारं\uFFFDभक शेष", "", "", "1,000.00"],
    ["09-11-2025", "मीनल", "", "200.00", "1,200.00"],
    ["19-11-2025", "एटीएम 6889", "300.50", "", "899.50"],
    ["26-11-2025", "मीनल", "", "100.00", "999.50"],
    ["04-12-2025", "राघव", "", "50.00", "1,049.50"],
    ["", "अं\uFFFDतम शेष", "", "", closing],
  ] as const;
  const head = "समुद्र सहकारी बैंक        खाता विवरण        अवधि 05-11-2025 - 04-12-2025      INR";
  return [head, ...lines.map(lineOf)].join("\n");
};

test("a balance beneath the rows counts in any script, however few of its letters stand together", () => {
  expect(read(passbookOf("1,049.50"))?.proof.verdict).toBe("proved");
  expect(read(passbookOf("1,049.60"))?.proof.verdict).not.toBe("proved");
});

/** Labels in no language that is known here, but for the places of their figures. */
const boxOf = (into: string, closing: string): string => `
Havsbanken        Zq uvwx        2025-11-05 - 2025-12-04      EUR
Wq rtz                  1,000.00
Wq plk                    ${into}
Wq mnb                    300.50
Wq ghj                  ${closing}
2025-11-09    Mina                      200.00      1,200.00
2025-11-19    Konto 6889               -300.50        899.50
2025-11-26    Mina                      100.00        999.50
2025-12-04    Rolf                       50.00      1,049.50
`;

test("of four figures in a box the one that the other three do not lead to is missed, be it a balance or a sum", () => {
  const broken = [boxOf("350.00", "1,049.60"), boxOf("350.10", "1,049.50")];
  for (const text of broken)
    expect(read(text)?.proof.doubts.map(({ code }) => code)).toContain("balance_disagrees");
  expect(read(boxOf("350.00", "1,049.50"))?.proof.doubts.map(({ code }) => code)).not.toContain(
    "balance_disagrees",
  );
});
