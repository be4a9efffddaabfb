import { deleteBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { createCategory, deleteCategory, listCategories } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { createMerchant, deleteMerchant, listMerchants, mergeMerchant } from "@passbook/contract/merchants";
import { changeRule, createRule } from "@passbook/contract/rules";
import {
  correctStatement,
  deleteStatement,
  listStatements,
  rereadStatement,
} from "@passbook/contract/statements";
import { changeTransactions, totalTransactions } from "@passbook/contract/transactions";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectSumsToHold } from "../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { importFile } from "../../testing/imports.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { refusalOf } from "../../testing/refused.ts";

/** Worth a process. */
const ROWS = 3200;
const is_shared = (process.env["TEST_ENGINE"] ?? "sqlite") !== "pglite";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { imports_here: false });
  asha = await signUp(server, "Asha");
});
afterAll(() => server.close());

const countShown = async (filter: { sub_category_id?: string } = {}): Promise<number> =>
  (await asha.call(totalTransactions, { query: filter })).answer.data.count;

const takeBackLast = async (key: string) => {
  const [last] = (await asha.call(listChanges, { query: { limit: 1 } })).answer.data;
  const undo = () =>
    asha.send({
      method: "POST",
      url: undoChange.path.replace(":id", last!.id).replace("{id}", last!.id),
      headers: { "idempotency-key": key },
    });
  const first = await undo();
  expect(first.statusCode).toBe(200);
  expect((await undo()).headers["passbook-change"]).toBe(first.headers["passbook-change"]);
};

test.runIf(is_shared)(
  "what a person does with many rows is done beside the requests, can be taken back, and is refused there in the same words",
  async () => {
    const run = vi.spyOn(server.services.acting!, "run");
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      day: `2026-03-${String((index % 28) + 1).padStart(2, "0")}`,
      cents: -100 - index,
      name: `BAKERY ${String(index % 7)}`,
      id: String(index).padStart(7, "0"),
    }));
    await importFile(server, asha, {
      name: "march.ofx",
      bytes: makeOfx({ account: "5407324931", rows }),
    });
    const [category] = (await asha.call(listCategories)).answer.data.flatMap((each) => each.sub_categories);
    const filed = { sub_category_id: category!.id };
    const before = await countShown(filed);

    await asha.call(changeTransactions, { body: { filter: {}, change: filed } });
    expect(await countShown(filed)).toBe(ROWS);
    await takeBackLast("filed-then-taken-back");
    expect(await countShown(filed)).toBe(before);

    const ids = (await asha.call(listVendors, { query: {} })).answer.data.map(({ id }) => id);
    await asha.call(assignVendors, { body: { ids, merchant_name: "Market" } });

    const merchants = (await asha.call(listMerchants)).answer.data;
    const market = merchants.find(({ name }) => name === "Market");
    const stall = (await asha.call(createMerchant, { body: { name: "Stall" } })).answer.data;
    await asha.call(mergeMerchant, { params: { id: market!.id }, body: { into: stall.id } });
    await asha.call(deleteMerchant, { params: { id: stall.id }, query: { move_to: "none" } });
    const parent = (await asha.call(createCategory, { body: { name: "Daily" } })).answer.data;
    const parent_id = parent.id;
    const fresh = (await asha.call(createCategory, { body: { name: "Bread", parent_id } })).answer.data;
    const conditions = [{ field: "description", op: "contains", value: "bakery" }];
    const actions = { sub_category_id: fresh.id };
    const rule = (
      await asha.call(createRule, { body: { name: "Bakeries", conditions, actions, apply: true } })
    ).answer.data;
    expect(await countShown({ sub_category_id: fresh.id })).toBe(ROWS);
    const noted = { actions: { ...actions, note: "Bread" }, apply: true };
    await asha.call(changeRule, { params: { id: rule.id }, body: noted });
    await asha.call(deleteCategory, { params: { id: fresh.id }, query: { move_to: category!.id } });
    expect(await countShown(filed)).toBe(ROWS);

    const [statement] = (await asha.call(listStatements, { query: {} })).answer.data;
    const params = { id: statement!.id };
    await asha.call(correctStatement, { params, body: { changes: [{ op: "set", row: 5, amount: -4321 }] } });
    await asha.call(rereadStatement, { params });
    const stale = asha.call(deleteStatement, { params, version: 1 });
    expect(await refusalOf(stale)).toMatchObject({ status: 412, code: "changed_meanwhile" });
    await asha.call(deleteStatement, { params });
    expect(await countShown()).toBe(0);
    await takeBackLast("deleted-then-taken-back");
    expect(await countShown()).toBe(ROWS);

    const [account] = (await asha.call(listBankAccounts)).answer.data;
    const query = { with_transactions: "true" };
    await asha.call(deleteBankAccount, { params: { id: account!.id }, query });
    expect(await countShown()).toBe(0);

    expect([...new Set(run.mock.calls.map(([{ name }]) => name))]).toEqual([
      "change_transactions",
      "undo",
      "assign_vendors",
      "merge_merchant",
      "delete_merchant",
      "create_rule",
      "change_rule",
      "delete_category",
      "correct_statement",
      "reread_statement",
      "delete_statement",
      "delete_bank_account",
    ]);
    await expectSumsToHold(server.services.db, asha.user_id);
  },
);
