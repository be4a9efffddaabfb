import type { TransactionRow } from "@passbook/db/schema";
import { changeData, insertInto } from "../src/core/changes/index.ts";
import type { TestServer } from "./harness.ts";
import type { TestPerson } from "./people.ts";
import { makeAccount, makeTransaction, makeVendor } from "./rows.ts";

/** A person's data as an import would leave it, put in through the door for changes. */
export type Ledger = {
  account_id: string;
  /** Id of a sub-category by its starter id. */
  sub: (starter_id: string) => string;
  addAccount: (own?: Parameters<typeof makeAccount>[2]) => Promise<string>;
  addVendor: (name: string) => Promise<string>;
  add: (own: Partial<TransactionRow>) => Promise<string>;
  addMany: (rows: readonly Partial<TransactionRow>[]) => Promise<string[]>;
};

/** One account in euros, and ways to add to it. */
export const makeLedger = async (server: TestServer, person: TestPerson): Promise<Ledger> => {
  const { db, clock } = server.services;
  const { user_id } = person;
  const author = { user_id, session_id: null, clock };
  const categories = await db
    .selectFrom("categories")
    .select(["id", "starter_id"])
    .where("user_id", "=", user_id)
    .execute();
  const byStarter = new Map(categories.map((row) => [row.starter_id, row.id]));
  const sub = (starter_id: string): string => {
    const id = byStarter.get(starter_id);
    if (id === undefined) throw new Error(`There is no starter category ${starter_id}.`);
    return id;
  };
  const insert = (edit: Parameters<typeof changeData>[3][number]) =>
    db
      .transaction()
      .execute((trx) =>
        changeData(trx, author, { kind: "import_statement", summary: "statement.ofx" }, [edit]),
      );
  const addAccount: Ledger["addAccount"] = async (own = {}) => {
    const id = clock.newId();
    await insert(insertInto("bank_accounts", [makeAccount(user_id, id, own)]));
    return id;
  };
  const account_id = await addAccount();
  const addMany: Ledger["addMany"] = async (rows) => {
    const made = rows.map((own) =>
      makeTransaction(user_id, clock.newId(), {
        bank_account_id: account_id,
        sub_category_id: sub("uncategorised.uncategorised"),
        why: JSON.stringify({ kind: "none" }),
        ...own,
      }),
    );
    await insert(insertInto("transactions", made));
    return made.map((row) => row.id);
  };
  return {
    account_id,
    sub,
    addAccount,
    addVendor: async (name) => {
      const id = clock.newId();
      await insert(insertInto("vendors", [makeVendor(user_id, id, { name, name_key: name.toLowerCase() })]));
      return id;
    },
    add: async (own) => (await addMany([own]))[0] ?? "",
    addMany,
  };
};
