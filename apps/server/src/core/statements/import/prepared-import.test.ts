import * as accounts from "@passbook/contract/bank-accounts";
import * as categories from "@passbook/contract/categories";
import type { StatementRow } from "@passbook/db/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import type { TestServer } from "../../../../testing/harness.ts";
import { importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { claimRow } from "../../../platform/leases/leases.ts";
import { hasMoved } from "../ledger/import-basis.ts";
import { importStatement } from "./import-statement.ts";
import { openFile } from "../receive/open-file.ts";
import { type PreparedImport, prepareImport } from "./prepare-import.ts";
import { STATEMENT_WORK } from "./read-statement.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const makeFile = (month: string) => ({
  name: `${month}.ofx`,
  bytes: makeOfx({
    account: "5407324931",
    rows: Array.from({ length: 5 }, (_, index) => ({
      day: `2026-${month}-0${String(index + 1)}`,
      cents: -100 - index,
      name: "BAKERY",
      id: `2026${month}00${String(index)}`,
    })),
  }),
});

type Ready = { readonly row: StatementRow; readonly prepared: PreparedImport };

/** A file that was uploaded, and all that its import is about to write. */
const prepare = async (month: string): Promise<Ready> => {
  await uploadFiles(asha, [makeFile(month)]);
  const row = await claimRow(server.services, STATEMENT_WORK);
  if (row === null) throw new Error("The file that was uploaded waits.");
  const file = await openFile(server.services, row);
  if (!file.ok) throw new Error(file.error.message);
  const prepared = await prepareImport(server.services.db, server.services, row, file.value);
  if (prepared.kind !== "prepared") throw new Error("Nothing asks for another reading.");
  return { row, prepared };
};

const write = ({ row, prepared }: Ready) =>
  server.services.db
    .transaction()
    .execute((trx) => importStatement(trx, server.services, row, { prepared, is_ahead: false }));

const isStale = ({ prepared }: Ready) => hasMoved(server.services.db, asha.user_id, prepared.basis);

test("an import that was prepared writes nothing before its transaction, and holds while other things change", async () => {
  await importFile(server, asha, makeFile("03"));
  const before = await readLedger(server, asha);
  const ready = await prepare("04");
  expect(await readLedger(server, asha)).toEqual(before);
  await asha.call(categories.createCategory, { body: { name: "Allotment" } });
  expect(await isStale(ready)).toBe(false);
  await write(ready);
  expect(await readLedger(server, asha)).toHaveLength(before.length + 5);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("one whose account goes meanwhile is prepared again, and makes its account anew", async () => {
  const ready = await prepare("05");
  const { data } = (await asha.call(accounts.listBankAccounts, {})).answer;
  const params = { id: data[0]!.id };
  await asha.call(accounts.deleteBankAccount, { params, query: { with_transactions: "true" } });
  expect(await isStale(ready)).toBe(true);
  await write(ready);
  const ledger = await readLedger(server, asha);
  expect(ledger).toHaveLength(5);
  expect(ledger[0]!.bank_account_id).not.toBe(data[0]!.id);
  await expectSumsToHold(server.services.db, asha.user_id);
});
