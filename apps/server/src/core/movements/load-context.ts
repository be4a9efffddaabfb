import type { Db } from "@passbook/db/dialect";
import type { MovementAnswers, MovementContext } from "@passbook/enrichment";
import { listUsedCurrencies } from "../bank-accounts/index.ts";
import type { Decision } from "./decisions.ts";
import { loadRates } from "./load-rates.ts";

/** What the finders know beside the rows. The day is far ahead: what depends on it is judged when it is shown. */
export const loadContext = async (
  db: Db,
  user_id: string,
  decisions: readonly Decision[],
): Promise<MovementContext> => {
  const [accounts, user, currencies] = await Promise.all([
    db
      .selectFrom("bank_accounts")
      .select(["id", "account_type", "last_4_digits", "bank_name", "label"])
      .where("user_id", "=", user_id)
      .orderBy("id")
      .execute(),
    db.selectFrom("users").select("name").where("id", "=", user_id).executeTakeFirstOrThrow(),
    listUsedCurrencies(db, user_id),
  ]);
  return {
    accounts,
    answers: toAnswers(decisions),
    rate: await loadRates(db, currencies),
    own_names: [user.name],
    today: LAST_DAY,
  };
};

const LAST_DAY = "9999-12-31";

/** Dismissed series stay found, so that dismissing can be taken back; they are marked when they are written. */
const toAnswers = (decisions: readonly Decision[]): MovementAnswers => {
  const pairs = (verdict: string): (readonly [string, string])[] =>
    decisions
      .filter((decision) => decision.kind === "transfer" && decision.verdict === verdict)
      .flatMap(({ transaction_ids: [one, other] }) =>
        one === undefined || other === undefined ? [] : [[one, other] as const],
      );
  return {
    transfers: { confirmed: pairs("confirmed"), rejected: pairs("rejected") },
    refunds: { confirmed: [], rejected: [] },
    series: decisions.flatMap(({ kind, verdict, transaction_ids }) =>
      kind === "series" && (verdict === "confirmed" || verdict === "merged")
        ? [{ kind: verdict, member_ids: transaction_ids }]
        : [],
    ),
  };
};
