import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const dialect = (name: string): string =>
  readFileSync(new URL(`../../../samples/dialects/${name}`, import.meta.url), "utf8");

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

test("amounts of CFONB whose decimals are not said are no amounts", () => {
  const statement = read(dialect("cfonb-details.cfo").replaceAll("EUR2", "EUR "));
  expect(statement?.proof.verdict).not.toBe("proved");
  expect([statement?.opening_balance, statement?.transactions]).toEqual([null, []]);
});

test("amounts of GPC are hundredths in a currency without decimals, too", () => {
  // The number of the currency stands before the last day.
  const yen = dialect("gpc-reversal.gpc").replaceAll(/0203(?=\d{6}\r?$)/gm, "0392");
  const statement = read(yen.replaceAll("45050", "45000"));
  expect(statement?.currency).toBe("JPY");
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-450, 35_200, 200, -999]);
});
