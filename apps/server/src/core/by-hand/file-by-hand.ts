import type { TransactionRow } from "@passbook/db/schema";
import type { Db } from "@passbook/db/dialect";
import type { Author } from "../changes/index.ts";
import { fileTransactions } from "../statements/index.ts";

type Written = Pick<
  TransactionRow,
  "id" | "booked_on" | "amount" | "currency" | "description" | "fingerprint" | "nth"
> & { readonly account: Parameters<typeof fileTransactions>[2][number]["plan"]["chosen"]["account"] };

/** Files what a person wrote down as a printed row would be; it stands in no statement. */
export const fileByHand = async (trx: Db, author: Author, written: Written) => {
  const { id, account, currency, fingerprint, nth, booked_on, amount, description } = written;
  const filed = await fileTransactions(trx, author, [
    {
      id,
      plan: { statement_id: "", chosen: { account } },
      currency,
      row: {
        booked_on,
        value_on: null,
        amount,
        currency,
        description,
        counterparty: null,
        reference: null,
        balance_after: null,
        pending: false,
        source: { line: 0 },
      },
      fingerprint,
      nth,
    },
  ]);
  return {
    ...filed,
    transactions: filed.transactions.map((row) => ({ ...row, statement_id: null, source: null })),
  };
};
