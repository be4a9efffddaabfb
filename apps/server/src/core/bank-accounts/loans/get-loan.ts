import type { Loan } from "@passbook/contract/loans";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { saysInterest } from "@passbook/enrichment";
import { conflict } from "../../../platform/problem.ts";
import { balanceAccount } from "../balance-account.ts";
import { measureLoan } from "./measure-loan.ts";
import { getBankAccountRow } from "../repo.ts";
import { readRateChanges } from "../loan-rates.ts";

/** The account at the other end of each movement into this one. */
const listPaidFrom = async (db: Db, user_id: string, id: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("transfers")
    .innerJoin("transactions as to", (join) =>
      join.on("to.user_id", "=", user_id).onRef("to.id", "=", "transfers.to_transaction_id"),
    )
    .innerJoin("transactions as from", (join) =>
      join.on("from.user_id", "=", user_id).onRef("from.id", "=", "transfers.from_transaction_id"),
    )
    .select(["to.id", "from.bank_account_id"])
    .where("transfers.user_id", "=", user_id)
    .where("to.bank_account_id", "=", id)
    .execute();
  return new Map(rows.map((row) => [row.id, row.bank_account_id]));
};

/** What of a loan is paid and owed; another kind of account is refused. */
export const getLoan = async (
  db: Db,
  user_id: string,
  { id, today }: { readonly id: string; readonly today: string },
): Promise<Loan> => {
  const row = await getBankAccountRow(db, user_id, id);
  const { currency, account_type, interest_rate } = row;
  if (account_type !== "loan") throw conflict("no_loan", say("no_loan"));
  const [{ rows }, paid_from] = await Promise.all([
    balanceAccount(db, user_id, { id, currency }),
    listPaidFrom(db, user_id, id),
  ]);
  const loan_rows = rows.map((each) => ({
    ...each,
    is_proved: each.state === "proved",
    is_interest: each.amount < 0 && saysInterest(each.description),
    paid_from: paid_from.get(each.id) ?? null,
  }));
  return measureLoan(loan_rows, {
    currency,
    entered: interest_rate,
    changes: readRateChanges(row),
    today,
  });
};
