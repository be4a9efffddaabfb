import { describe, expect, it } from "vitest";
import type { KnownLayout, ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string, layouts: KnownLayout[] = []): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", layouts });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

const ACCOUNT = `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                           1,200.00
Date          Description                 Amount          Balance
02 Mar 2026   CARD CORNER SHOP            -20.50          1,179.50
05 Mar 2026   SALARY ACME                 900.00          2,079.50
11 Mar 2026   RENT                       -700.00          1,379.50
Closing balance                                           1,379.50
`;

const CARD = ACCOUNT.replace("Account statement", "Credit card statement");

describe("layouts of pages", () => {
  it("are remembered by the names over their columns and read the next statement", () => {
    const { layout } = read(ACCOUNT);
    expect(layout?.fingerprint).toBe("page1 text date description amount balance");
    const next = read(
      ACCOUNT.replaceAll("20.50", "30.50")
        .replace("1,179.50", "1,169.50")
        .replace("2,079.50", "2,069.50")
        .replaceAll("1,379.50", "1,369.50"),
      [layout as KnownLayout],
    );
    expect(next.transactions.map((row) => row.amount)).toEqual([-3050, 90000, -70000]);
    expect(next.proof.verdict).toBe("proved");
    expect(next.layout).toEqual(layout);
  });

  it("never turn round what the words of a document say", () => {
    const { fingerprint, reading } = read(ACCOUNT).layout as KnownLayout;
    const turned = { ...(JSON.parse(reading) as object), mode: "card", owed: true };
    const known = { fingerprint, reading: JSON.stringify(turned) };
    expect(read(ACCOUNT, [known])).toEqual(read(ACCOUNT));
    expect(read(CARD, [read(ACCOUNT).layout as KnownLayout])).toEqual(read(CARD));
  });

  it("are inferred anew where they do not prove, or cannot be read", () => {
    const { fingerprint, reading } = read(ACCOUNT).layout as KnownLayout;
    const swapped = reading.replace('"amount"', '"other"').replace('"balance"', '"amount"');
    for (const wrong of [swapped, "{", "{}", "null"])
      expect(read(ACCOUNT, [{ fingerprint, reading: wrong }]).proof.verdict).toBe("proved");
  });

  it("are not remembered of what is not proved", () => {
    expect(read(ACCOUNT.replace("20.50", "21.50")).layout).toBeUndefined();
  });
});
