import { type Db, toNumber } from "@passbook/db/dialect";
import { listStatementFacts } from "./repo.ts";

/** What an account holds as far as is known: its last printed balance, and the rows since. */
export type KnownBalance = {
  readonly balance: number;
  readonly currency: string;
  /** The day of the last row or statement. */
  readonly known_through: string;
  /** The first day that its statements tell of. */
  readonly known_from: string;
  /** Whether the statement that printed the balance is proved. */
  readonly proved: boolean;
};

type Closing = {
  readonly amount: number;
  readonly as_of: string;
  readonly since: string;
  readonly currency: string;
  readonly proved: boolean;
};

/** What was booked on an account after its last printed balance, and when it was booked last. */
const sumSince = async (
  db: Db,
  user_id: string,
  { id, closing, today }: { id: string; closing: Closing; today: string },
) => {
  const row = await db
    .selectFrom("transactions")
    .select((of) => [of.fn.sum<number>("amount").as("amount"), of.fn.max("booked_on").as("last_on")])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("currency", "=", closing.currency)
    .where("booked_on", ">", closing.as_of)
    .where("booked_on", "<=", today)
    .executeTakeFirst();
  return { amount: toNumber(row?.amount ?? 0), last_on: row?.last_on ?? null };
};

/** The last printed balance of each account, with the first day that its statements tell of. */
const listClosings = async (db: Db, user_id: string, today: string): Promise<Map<string, Closing>> => {
  const facts = (await listStatementFacts(db, user_id)).filter(({ period_to }) => period_to <= today);
  const closings = new Map<string, Closing>();
  for (const [id, own] of Map.groupBy(facts, ({ bank_account_id }) => bank_account_id)) {
    const last = own.findLast(
      ({ closing_balance, currency }) => closing_balance !== null && currency !== null,
    );
    if (last?.closing_balance == null || last.currency === null) continue;
    const since = own.reduce((first, each) => (each.period_from < first ? each.period_from : first), today);
    closings.set(id, {
      amount: last.closing_balance,
      as_of: last.period_to,
      since,
      currency: last.currency,
      proved: last.verdict === "proved",
    });
  }
  return closings;
};

/** What accounts hold at the end of a day, by their ids; those of which no statement printed a balance are left out. */
export const loadKnownBalances = async (
  db: Db,
  user_id: string,
  { account_ids, today }: { readonly account_ids: readonly string[]; readonly today: string },
): Promise<Map<string, KnownBalance>> => {
  const closings = await listClosings(db, user_id, today);
  const known = await Promise.all(
    account_ids.map(async (id): Promise<[string, KnownBalance][]> => {
      const closing = closings.get(id);
      if (closing === undefined) return [];
      const since = await sumSince(db, user_id, { id, closing, today });
      const { amount, as_of, currency, proved } = closing;
      const known_through = since.last_on ?? as_of;
      return [
        [id, { balance: amount + since.amount, currency, known_through, known_from: closing.since, proved }],
      ];
    }),
  );
  return new Map(known.flat());
};
