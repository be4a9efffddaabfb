import type { FindingAnswers } from "@passbook/enrichment";
import type { Services } from "../../../platform/services.ts";
import { listUsedCurrencies } from "../../bank-accounts/index.ts";
import { findToday } from "../../users/index.ts";
import type { Decision } from "./decisions.ts";
import type { FinderInput } from "./finder-state.ts";
import type { Surroundings } from "./load-rows.ts";
import { loadRates } from "./rates.ts";

/** All that finding takes of a person beside their rows. */
export const loadInput = async (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  { vendor_keys, decisions }: Surroundings & { readonly decisions: readonly Decision[] },
): Promise<FinderInput> => {
  const { db } = services;
  const [accounts, user, currencies, today] = await Promise.all([
    db
      .selectFrom("bank_accounts")
      .select(["id", "account_type", "last_4_digits", "bank_name", "label"])
      .where("user_id", "=", user_id)
      .orderBy("id")
      .execute(),
    db.selectFrom("users").select("name").where("id", "=", user_id).executeTakeFirstOrThrow(),
    listUsedCurrencies(db, user_id),
    findToday(services, user_id),
  ]);
  return {
    user_id,
    context: { accounts, answers: toAnswers(decisions), own_names: [user.name], today },
    rates: await loadRates(db, currencies),
    decisions,
    vendors: new Map([...vendor_keys].map(([id, key]) => [key, id])),
  };
};

/** Dismissed series stay found, so that dismissing can be taken back; they are marked when they are written. */
const toAnswers = (decisions: readonly Decision[]): FindingAnswers => {
  const pairs = (about: Decision["kind"], verdict: string): (readonly [string, string])[] =>
    decisions
      .filter((decision) => decision.kind === about && decision.verdict === verdict)
      .flatMap(({ transaction_ids: [one, other] }) =>
        one === undefined || other === undefined ? [] : [[one, other] as const],
      );
  return {
    transfers: { confirmed: pairs("transfer", "confirmed"), rejected: pairs("transfer", "rejected") },
    refunds: {
      confirmed: pairs("refund", "confirmed").map(([refund_id, purchase_id]) => ({ refund_id, purchase_id })),
      // What pays back nothing at all is kept out of looking (decisions.ts).
      rejected: [],
    },
    series: decisions.flatMap(({ kind, verdict, transaction_ids }) =>
      kind === "series" && (verdict === "confirmed" || verdict === "merged")
        ? [{ kind: verdict, member_ids: transaction_ids }]
        : [],
    ),
  };
};
