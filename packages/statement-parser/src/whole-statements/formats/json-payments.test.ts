import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (value: unknown): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(JSON.stringify(value)), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const rowsOf = ({ transactions }: ParsedStatement): (string | number | boolean | null)[][] =>
  transactions.map(({ booked_on, amount, description, pending }) => [
    booked_on,
    amount,
    description,
    pending,
  ]);

const movement = (net: number, created: number, currency: string): unknown => ({
  id: `txn_${created}`,
  object: "balance_transaction",
  amount: net + 30,
  fee: 30,
  net,
  currency,
  created,
  description: "Kim INV 1",
  status: "available",
});

test("movements of a balance are what each left after its fee, in smallest units, on the day of its second", () => {
  const statements = read({
    object: "list",
    data: [
      movement(1970, 1_758_884_800, "usd"),
      movement(-5000, 1_758_280_000, "usd"),
      movement(970, 1_758_280_001, "jpy"),
      movement(97_000, 1_758_280_002, "isk"),
    ],
    has_more: false,
  });
  expect(statements.map(({ currency }) => currency)).toEqual(["USD", "JPY", "ISK"]);
  expect(statements.map(rowsOf)).toEqual([
    [
      ["2025-09-26", 1970, "Kim INV 1", false],
      ["2025-09-19", -5000, "Kim INV 1", false],
    ],
    [["2025-09-19", 970, "Kim INV 1", false]],
    [["2025-09-19", 970, "Kim INV 1", false]],
  ]);
});

const leg = (account_id: string, amount: number, balance?: number): Record<string, unknown> => ({
  leg_id: `${account_id}${amount}`,
  account_id,
  amount,
  currency: account_id === "a" ? "EUR" : "GBP",
  description: "Move",
  ...(balance === undefined ? {} : { balance }),
});

const moved = (state: string, day: string, ...legs: unknown[]): unknown => ({
  id: day,
  state,
  created_at: `${day}T22:10:42.000000Z`,
  ...(state === "completed" ? { completed_at: `${day}T22:10:42.000000Z` } : {}),
  reference: "R1",
  legs,
});

test("each leg of a movement is a row of the account that it moves", () => {
  const statements = read([
    moved("pending", "2026-05-29", leg("a", -8.5)),
    moved("completed", "2026-05-28", leg("a", -100, 120.5), leg("b", 80, 95)),
    moved("declined", "2026-05-27", leg("a", -999)),
    moved("completed", "2026-05-26", leg("a", 200.5, 220.5), leg("b", 5, 15)),
    moved("completed", "2026-05-25", leg("a", 10, 20), leg("b", 5, 10)),
  ]);
  expect(statements.map(rowsOf)).toEqual([
    [
      ["2026-05-29", -850, "Move R1", true],
      ["2026-05-28", -10_000, "Move R1", false],
      ["2026-05-26", 20_050, "Move R1", false],
      ["2026-05-25", 1000, "Move R1", false],
    ],
    [
      ["2026-05-28", 8000, "Move R1", false],
      ["2026-05-26", 500, "Move R1", false],
      ["2026-05-25", 500, "Move R1", false],
    ],
  ]);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
});
