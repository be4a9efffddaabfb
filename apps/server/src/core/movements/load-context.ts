import type { MovementAnswers, MovementContext } from "@passbook/enrichment";
import type { Services } from "../../platform/services.ts";
import { listUsedCurrencies } from "../bank-accounts/index.ts";
import type { Decision } from "./decisions.ts";
import { loadRates } from "./load-rates.ts";
import { findToday } from "../users/index.ts";

/** What the finders know beside the rows. */
export const loadContext = async (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  decisions: readonly Decision[],
): Promise<MovementContext> => {
  const { db } = services;
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
    today: await findToday(services, user_id),
  };
};

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
