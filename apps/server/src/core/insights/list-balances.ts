import type { AnswerOf } from "@passbook/contract/endpoint";
import type { listBalances as endpoint } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows } from "../bank-accounts/index.ts";
import { listStatementFacts, type StatementFact } from "./repo.ts";

const MOST_POINTS = 24;

type Closing = StatementFact & { closing_balance: number };
const hasClosing = (fact: StatementFact): fact is Closing => fact.closing_balance !== null;

/** The last printed balance of every open account, and those before it. */
export const listBalances = async (db: Db, user_id: string): Promise<AnswerOf<typeof endpoint>["data"]> => {
  const [accounts, facts] = await Promise.all([
    listBankAccountRows(db, user_id),
    listStatementFacts(db, user_id),
  ]);
  const byAccount = Map.groupBy(facts.filter(hasClosing), (fact) => fact.bank_account_id);
  return accounts
    .filter((account) => account.closed_at === null)
    .flatMap(({ id, currency }) => {
      const closings = byAccount.get(id) ?? [];
      const last = closings.at(-1);
      if (last === undefined) return [];
      // Of two statements that end on one day the later import is the one that stands.
      const byDay = new Map(closings.map((fact) => [fact.period_to, fact.closing_balance]));
      return [
        {
          bank_account_id: id,
          currency: last.currency ?? currency,
          amount: last.closing_balance,
          as_of: last.period_to,
          proved: last.verdict === "proved",
          history: [...byDay].slice(-MOST_POINTS).map(([as_of, amount]) => ({ as_of, amount })),
        },
      ];
    });
};
