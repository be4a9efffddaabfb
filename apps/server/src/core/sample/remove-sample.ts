import { type Db, idsIn, lockPerson } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import {
  type Author,
  changeData,
  deleteFrom,
  type Edit,
  replaceMentioned,
  updateIn,
} from "../changes/index.ts";
import { listSampleAccountIds } from "./repo.ts";

type Ids = { readonly user_id: string; readonly accounts: readonly string[] };

/** Removes the sample accounts with everything in them, and the vendors and merchants that nothing else uses, as one change. */
export const removeSample = async (trx: Db, author: Author): Promise<{ change_id: string }> => {
  await lockPerson(trx, author.user_id);
  const accounts = await listSampleAccountIds(trx, author.user_id);
  if (accounts.length === 0) throw notFound("sample_household");
  const ids = { user_id: author.user_id, accounts };
  const transactions = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", ids.user_id)
    .where("bank_account_id", "in", idsIn(trx, accounts))
    .execute();
  const unused = await findUnused(trx, ids);
  const answers = await trx
    .selectFrom("answers")
    .select("id")
    .where("user_id", "=", ids.user_id)
    .where(
      "transaction_id",
      "in",
      idsIn(
        trx,
        transactions.map(({ id }) => id),
      ),
    )
    .execute();
  await forgetPasswords(trx, ids);
  const change_id = await changeData(
    trx,
    author,
    { kind: "remove_sample", summary: String(transactions.length) },
    [
      deleteFrom(
        "answers",
        answers.map(({ id }) => id),
      ),
      deleteFrom(
        "transactions",
        transactions.map(({ id }) => id),
      ),
      ...(await dropStatements(trx, ids)),
      ...unused,
      deleteFrom("bank_accounts", accounts),
    ],
  );
  return { change_id };
};

/** Statements of the accounts, those of the household that still wait, and what elsewhere names those or the accounts. */
const dropStatements = async (trx: Db, { user_id, accounts }: Ids): Promise<Edit[]> => {
  const inAccounts = idsIn(trx, accounts);
  const of = (table: "statements" | "allowed_senders", column: "bank_account_id" | "wanted_account_id") =>
    trx
      // Both have the columns that are asked.
      .selectFrom(table as "statements")
      .select("id")
      .where("user_id", "=", user_id)
      .where(column, "in", inAccounts)
      .execute();
  const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const waiting = await trx
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", user_id)
    .where("source", "=", "sample")
    .where("bank_account_id", "is", null)
    .execute();
  const statements = toIds([...(await of("statements", "bank_account_id")), ...waiting]);
  const elsewhere = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("statement_id", "in", idsIn(trx, statements))
    .where("bank_account_id", "not in", inAccounts)
    .execute();
  return [
    updateIn("transactions", toIds(elsewhere), { statement_id: null }),
    deleteFrom("statements", statements),
    updateIn("statements", toIds(await of("statements", "wanted_account_id")), { wanted_account_id: null }),
    updateIn("allowed_senders", toIds(await of("allowed_senders", "bank_account_id")), {
      bank_account_id: null,
    }),
  ];
};

/** Secrets are kept out of the history, so they are set free beside it. */
const forgetPasswords = async (trx: Db, { user_id, accounts }: Ids): Promise<void> => {
  await trx
    .updateTable("statement_passwords")
    .set({ bank_account_id: null })
    .where("user_id", "=", user_id)
    .where("bank_account_id", "in", idsIn(trx, accounts))
    .execute();
};

/** Vendors and merchants that only rows of these accounts name, what was learned from these rows, and rules that speak of them. */
const findUnused = async (trx: Db, { user_id, accounts }: Ids): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("month_sums")
    .select(["vendor_id", "merchant_id", "bank_account_id"])
    .distinct()
    .where("user_id", "=", user_id)
    .execute();
  const here = rows.filter((row) => accounts.includes(row.bank_account_id));
  const elsewhere = rows.filter((row) => !accounts.includes(row.bank_account_id));
  const onlyHere = (column: "vendor_id" | "merchant_id"): Set<string> => {
    const others = new Set(elsewhere.map((row) => row[column]));
    return new Set(here.map((row) => row[column]).filter((id) => id !== "" && !others.has(id)));
  };
  const vendor_ids = onlyHere("vendor_id");
  const merchant_ids = onlyHere("merchant_id");
  const vendors = await trx
    .selectFrom("vendors")
    .select(["id", "merchant_id"])
    .where("user_id", "=", user_id)
    .execute();
  for (const { id, merchant_id } of vendors)
    if (!vendor_ids.has(id) && merchant_id !== null) merchant_ids.delete(merchant_id);
  const reserved = await trx
    .selectFrom("merchants")
    .select("id")
    .where("user_id", "=", user_id)
    .where("reserved", "=", 1)
    .execute();
  for (const { id } of reserved) merchant_ids.delete(id);
  return [
    ...(await replaceMentioned(
      trx,
      user_id,
      new Map([...merchant_ids, ...accounts].map((id) => [id, null])),
    )),
    deleteFrom("vendors", [...vendor_ids]),
    deleteFrom("merchants", [...merchant_ids]),
  ];
};
