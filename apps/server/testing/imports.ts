import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { getStatement, type Statement } from "@passbook/contract/statements";
import { STATEMENT_WORK } from "../src/core/statements/index.ts";
import { workUntilIdle } from "../src/platform/leases/leases.ts";
import type { TestServer } from "./harness.ts";
import { makeOfx } from "./make-ofx.ts";
import type { TestPerson } from "./people.ts";
import { uploadFiles } from "./uploads.ts";

/** Uploads one file, waits until it is read, and answers its statement. */
export const importFile = async (
  server: TestServer,
  person: TestPerson,
  file: { readonly name: string; readonly bytes: string | Uint8Array; readonly account_id?: string | null },
): Promise<Statement> => {
  const { account_id = null } = file;
  const query = account_id === null ? "" : `?bank_account_id=${account_id}`;
  const [received] = await uploadFiles(person, [file], query);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const params = { id: received?.statement.id ?? "" };
  return (await person.call(getStatement, { params })).answer.data;
};

/** The id of a person's first account. */
export const firstAccount = async (person: TestPerson): Promise<string> =>
  (await person.call(listBankAccounts)).answer.data[0]?.id ?? "";

/** What the ledger of a person says, in order of day and text. */
export const readLedger = async (server: TestServer, person: TestPerson) => {
  const rows = await server.services.db
    .selectFrom("transactions")
    .selectAll()
    .where("user_id", "=", person.user_id)
    .execute();
  return rows.toSorted((a, b) =>
    `${a.booked_on} ${a.description} ${String(a.nth)}` < `${b.booked_on} ${b.description} ${String(b.nth)}`
      ? -1
      : 1,
  );
};

/** Imports a statement of each month, so many days after its end as are told; the clock of the server goes along. */
export const importMonths = async (
  server: TestServer,
  person: TestPerson,
  months: readonly string[],
  days_after: readonly number[],
): Promise<void> => {
  for (const [index, month] of months.entries()) {
    const end = new Date(`${month}-01T09:00:00.000Z`);
    end.setUTCMonth(end.getUTCMonth() + 1);
    end.setUTCDate(days_after[index] ?? 1);
    server.clock.set(end.toISOString());
    const rows = ["01", "28"].map((day) => ({
      day: `${month}-${day}`,
      cents: -320,
      name: "CORNER CAFE",
      id: `${month}${day}`,
    }));
    await importFile(server, person, {
      name: `${month}.ofx`,
      bytes: makeOfx({ account: "5407324931", rows }),
    });
  }
};
