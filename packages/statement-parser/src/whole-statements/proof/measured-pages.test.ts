import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const write = (title: string, [one, two]: readonly [string, string]): string => `
${title}

Date          Note                     ${one.padStart(10)}   ${two.padStart(12)}
2026-09-01    North gauge                    5.00          105.00
2026-09-02    Mill pond                     12.50          117.50
2026-09-03    East field                    -7.50          110.00
2026-09-04    Ridge path                     4.25          114.25
2026-09-05    South gate                     9.75          124.00
`;

const read = (text: string): ParsedStatement[] => {
  const outcome = parseBytes(new TextEncoder().encode(text), { today: "2026-11-22" });
  return outcome.ok ? outcome.value.statements : [];
};

describe("a printed table with a running balance", () => {
  it.each([
    ["Weather diary, station 4", ["Rain mm", "Season total"]],
    ["Stock card: Bolt M8", ["In/Out", "On hand"]],
    ["Leave account of J. Moss", ["Hours", "Balance"]],
    ["Hiking diary 2026", ["km", "Total km"]],
  ] as const)("is not proved where its figures are no money: %s", (title, names) => {
    const verdicts = read(write(title, names)).map(({ proof }) => proof.verdict);
    expect(verdicts).not.toContain("proved");
  });

  it("is proved where they are", () => {
    const [statement] = read(write("Current account statement of J. Moss", ["Amount", "Balance"]));
    expect(statement?.proof.verdict).toBe("proved");
  });
});
