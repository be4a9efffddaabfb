import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (...lines: string[]) => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements.map(({ currency, transactions }) => ({
    currency,
    rows: transactions.map(({ booked_on, amount, counterparty }) => [booked_on, amount, counterparty]),
  }));
};

const HEAD =
  "ID,Status,Direction,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference";

test("transfers with both ends move what is the person's own: what goes out with its fee, what comes in, both of an exchange", () => {
  expect(
    read(
      HEAD,
      "T6,COMPLETED,OUT,2026-09-20 10:00:05,0.45,EUR,Ana Example,100.00,EUR,Corner Shop,108.00,USD,1.08,R6",
      "T5,COMPLETED,IN,2026-09-18 10:00:05,0.00,EUR,Employer,1500.00,EUR,Ana Example,1500.00,EUR,1,R5",
      "T4,COMPLETED,NEUTRAL,2026-09-15 10:00:05,1.10,EUR,Ana Example,248.90,EUR,Ana Example,213.50,GBP,0.85,",
      "T3,CANCELLED,OUT,2026-09-11 10:00:05,0.00,EUR,Ana Example,20.00,EUR,Nobody,20.00,EUR,1,",
    ),
  ).toEqual([
    {
      currency: "EUR",
      rows: [
        ["2026-09-20", -10_045, "Corner Shop"],
        ["2026-09-18", 150_000, "Employer"],
        ["2026-09-15", -25_000, "Ana Example"],
      ],
    },
    { currency: "GBP", rows: [["2026-09-15", 21_350, "Ana Example"]] },
  ]);
});

test("what was sent and what was received need no word for the direction", () => {
  expect(
    read(
      "Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Label",
      "2026-09-02,,,500.00,EUR,deposit",
      "2026-09-05,100.00,EUR,108.00,USD,exchange",
    ).map(({ currency, rows }) => [currency, rows.map(([, amount]) => amount)]),
  ).toEqual([
    ["EUR", [50_000, -10_000]],
    ["USD", [10_800]],
  ]);
});
