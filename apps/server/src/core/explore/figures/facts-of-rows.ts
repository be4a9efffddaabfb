import type { Measure } from "@passbook/contract/explore";
import type { FLOWS } from "@passbook/contract/transactions";
import { type RawBuilder, sql } from "kysely";
import { IS_LIKELY } from "../../sums/index.ts";
import {
  keepsPart,
  keepsUndivided,
  matchesFlow,
  type Narrowed,
  PART,
  wholeOf,
} from "../../transactions/index.ts";
import type { Asking, Facts } from "./facts.ts";

/** The flow of the list that a figure opens. */
export const FLOW_OF: Readonly<Record<Measure, (typeof FLOWS)[number]>> = {
  spent: "spent",
  income: "income",
  invested: "invested",
  saved: "saved",
  saved_rate: "saved",
  count: "spent",
  average: "spent",
};

const DAY = sql<string>`coalesce(transactions.counts_on, transactions.booked_on)`;
const SHARED = {
  whoever: null,
  order: [],
  halves: [],
  day: DAY,
  month: sql<string>`substr(${DAY}, 1, 7)`,
  account: sql<string>`transactions.bank_account_id`,
  currency: sql<string>`transactions.currency`,
  payee: sql<string>`coalesce(transactions.merchant_id, transactions.vendor_id, '')`,
};

/** Positive when money went the way of the flow. */
const signed = (measure: Measure, amount: RawBuilder<unknown>): RawBuilder<number> =>
  ["income", "saved", "saved_rate"].includes(measure) ? sql<number>`${amount}` : sql<number>`-${amount}`;

type Part = Parameters<typeof matchesFlow>[2];

/** Money back lowers what was spent and is no purchase. */
const countPurchase = ({ amount }: Pick<Part, "amount">): RawBuilder<number> =>
  sql<number>`case when ${amount} < 0 then 1 else 0 end`;

const secondOf = ({ measure, kinds }: Asking, part: Part): RawBuilder<number> =>
  measure === "saved_rate"
    ? sql<number>`case when ${matchesFlow("income", kinds, part)} then ${part.amount} else 0 end`
    : countPurchase(part);

/** Rows that a filter with its flow keeps, as facts: undivided ones, and the parts of divided ones; `tagged` tells them apart by tags. */
export const factsOfRows = (asking: Asking, narrowed: Narrowed, tagged: boolean): [Facts, Facts] => {
  const { user_id, measure, count_likely } = asking;
  const tags = tagged
    ? sql` join transaction_tags on transaction_tags.user_id = transactions.user_id and transaction_tags.transaction_id = transactions.id`
    : sql``;
  const whole = wholeOf({ count_likely });
  const is_likely = count_likely ? IS_LIKELY : sql<boolean>`1 = 0`;
  const amount = signed(measure, whole.amount);
  const counted = measure === "count" ? countPurchase(whole) : amount;
  const undivided: Facts = {
    ...SHARED,
    from: sql`transactions${tags}`,
    where: [keepsUndivided(user_id, narrowed)],
    sub: sql<string>`case when ${is_likely} then transactions.suggested_id else transactions.sub_category_id end`,
    amount,
    second: secondOf(asking, whole),
    likely: sql<number>`case when ${is_likely} then ${counted} else 0 end`,
    transaction: null,
  };
  const divided: Facts = {
    ...SHARED,
    from: sql`splits join transactions on transactions.user_id = splits.user_id and transactions.id = splits.transaction_id${tags}`,
    where: [keepsPart(user_id, narrowed)],
    sub: sql<string>`splits.sub_category_id`,
    amount: signed(measure, PART.amount),
    second: secondOf(asking, PART),
    likely: sql<number>`0`,
    transaction: sql<string>`splits.transaction_id`,
  };
  return [undivided, divided];
};
