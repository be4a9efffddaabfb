import { readVendor, type FinderRow, type SeriesInterval } from "@passbook/enrichment";
import { generateHousehold } from "../../apps/server/src/core/sample/generate-household.ts";
import type { History, Label } from "./make-history.ts";

/** Labels given by reading the plan and the printed rows of the sample household; every other text there is no series. */
const BY_TEXT: readonly {
  readonly text: RegExp;
  readonly interval: SeriesInterval;
  readonly lanes?: number;
}[] = [
  { text: /halcyon systems|northgate surveys/i, interval: "monthly" },
  { text: /banyan design|bank giro credit fernhill design/i, interval: "monthly" },
  { text: /saffron press|quayside press/i, interval: "quarterly" },
  { text: /house rent|lettings rent/i, interval: "monthly" },
  { text: /aranya power|stonebridge energy/i, interval: "monthly" },
  { text: /water board|millbrook water/i, interval: "two_monthly" },
  { text: /broadband/i, interval: "monthly" },
  { text: /bluekite/i, interval: "monthly", lanes: 2 },
  { text: /fitness/i, interval: "monthly" },
  { text: /lumo/i, interval: "monthly" },
  { text: /tala music/i, interval: "monthly" },
  { text: /cloud storage/i, interval: "monthly" },
  { text: /daily news/i, interval: "monthly" },
  { text: /indravati|kestrel index/i, interval: "monthly" },
  { text: /kestrel mutual|fernhill pension/i, interval: "monthly" },
  { text: /health insurance/i, interval: "yearly" },
  { text: /motor insurance|car insurance/i, interval: "yearly" },
  { text: /school fees|college course/i, interval: "quarterly" },
  { text: /donation/i, interval: "quarterly" },
  { text: /own account transfer to savings/i, interval: "monthly" },
  { text: /^account fee/i, interval: "quarterly" },
  { text: /credit card payment/i, interval: "monthly" },
  { text: /interest/i, interval: "quarterly" },
];

/** Rows of one text in order of days, dealt out to as many lanes as run side by side. */
const dealOut = (rows: readonly FinderRow[], lanes: number): FinderRow[][] =>
  Array.from({ length: lanes }, (_, lane) => rows.filter((_row, at) => at % lanes === lane));

/** The sample household of the product with its labels. */
export const readSample = (
  currency: string,
  seed: number,
): History & {
  readonly accounts: readonly string[];
  readonly opening: Readonly<Record<string, number>>;
} => {
  const statements = generateHousehold({ seed, until: "2026-11-20", currency });
  const rows = statements.flatMap((statement, file) =>
    statement.transactions.map((row, at): FinderRow => ({
      id: `${String(file).padStart(3, "0")}-${String(at).padStart(4, "0")}`,
      bank_account_id: statement.account.account_type,
      account_type: statement.account.account_type,
      booked_on: row.booked_on,
      value_on: row.value_on,
      amount: row.amount,
      currency,
      original: null,
      description: row.description,
      counterparty: row.counterparty,
      reference: null,
      vendor_key: readVendor(row).key,
      merchant_id: null,
      sub_category: null,
      status: "posted",
      excluded: [],
    })),
  );
  const ordered = rows.toSorted((a, b) => (a.booked_on < b.booked_on ? -1 : 1));
  const labels = BY_TEXT.flatMap(({ text, interval, lanes }): Label[] => {
    const own = ordered.filter(({ description }) => text.test(description));
    const parts = dealOut(own, lanes ?? 1).filter((part) => part.length >= (interval === "yearly" ? 2 : 3));
    return parts.map((part) => ({ name: text.source, interval, ids: part.map(({ id }) => id) }));
  });
  const accounts = ["current", "savings", "credit_card"] as const;
  const opening = accounts.map((type) => {
    const [first] = statements
      .filter(({ account }) => account.account_type === type)
      .toSorted((one, two) => (one.period.from < two.period.from ? -1 : 1));
    return [type, first?.opening_balance ?? 0] as const;
  });
  return { rows, labels, accounts, opening: Object.fromEntries(opening) };
};
