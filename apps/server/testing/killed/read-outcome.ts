import { isDeepStrictEqual } from "node:util";
import type { TestServer } from "../harness.ts";
import type { TestPerson } from "../people.ts";
import { readSums, recomputeSums } from "../rows.ts";

/** What is in the database of a person, counted. */
export const readOutcome = async (server: TestServer, person: TestPerson) => {
  const { db } = server.services;
  const mine = (table: "statements" | "transactions" | "files" | "bank_accounts") =>
    db
      .selectFrom(table as "statements")
      .selectAll()
      .where("user_id", "=", person.user_id)
      .execute();
  const statements = await mine("statements");
  const imports = await db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", person.user_id)
    .where("kind", "=", "import_statement")
    .execute();
  const { months } = await readSums(db, person.user_id);
  return {
    imported: statements.filter(({ status }) => status === "imported").length,
    not_imported: statements.filter(({ status }) => status !== "imported").length,
    new_rows: statements.reduce((sum, row) => sum + row.count_new, 0),
    files: (await mine("files")).length,
    accounts: (await mine("bank_accounts")).length,
    transactions: (await mine("transactions")).length,
    imports: imports.length,
    sums_hold: isDeepStrictEqual(months, (await recomputeSums(db, person.user_id)).months),
  };
};
