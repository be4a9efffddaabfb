import { changeBankAccount } from "@passbook/contract/bank-accounts";
import { deleteCategory } from "@passbook/contract/categories";
import { listChangedRows, listChanges, undoChange } from "@passbook/contract/changes";
import { createMerchant, deleteMerchant, mergeMerchant } from "@passbook/contract/merchants";
import { listTransactions } from "@passbook/contract/transactions";
import { assignVendors } from "@passbook/contract/vendors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { shareWith } from "../../../testing/members/share-with.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";

/** Names that stand in a private account and in others: what a member does to them goes for all, and tells of the others alone. */

const [OURS, MINE] = [2, 5];

let server: TestServer;
let asha: TestPerson;
let editor: TestPerson;
let vendor: string;
let merchant: string;
let other: string;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha");
  editor = await signUp(server, "Edgar");
  await shareWith(asha, editor, "editor");
  const ledger = await makeLedger(server, asha);
  vendor = await ledger.addVendor("Lumo Stream");
  sub = ledger.sub("shopping.books");
  const mine = await ledger.addAccount({ label: "Mine" });
  const add = (count: number, bank_account_id: string) =>
    ledger.addMany(
      Array.from({ length: count }, (_, index) => ({
        bank_account_id,
        vendor_id: vendor,
        sub_category_id: sub,
        amount: -1299 - index,
        description: "LUMO STREAM",
        booked_on: `2026-11-0${String(index + 1)}`,
      })),
    );
  await add(OURS, ledger.account_id);
  await add(MINE, mine);
  await asha.call(changeBankAccount, { params: { id: mine }, body: { is_private: true } });
  const make = async (name: string) => (await editor.call(createMerchant, { body: { name } })).answer.data.id;
  [merchant, other] = [await make("Lumo"), await make("Lumo TV")];
}, 60_000);
afterAll(() => server.close());

const merchantsOf = async (person: TestPerson): Promise<(string | null)[]> =>
  (await person.call(listTransactions)).answer.data.map(({ merchant_id }) => merchant_id);

describe("P7: how many rows of a private account followed is not told", () => {
  test("where a vendor is given to a merchant", async () => {
    const body = { ids: [vendor], merchant_id: merchant };
    expect((await editor.call(assignVendors, { body })).answer.data.transactions).toBe(OURS);
    expect(new Set(await merchantsOf(asha))).toEqual(new Set([merchant]));
  });

  test("in the history, its steps and its rows", async () => {
    const [change] = (await editor.call(listChanges)).answer.data;
    expect(change).toMatchObject({ kind: "assign_vendors", row_count: OURS });
    // The vendor goes along.
    expect(change?.steps).toMatchObject([{ field: "merchant", rows: OURS + 1 }]);
    const params = { id: change?.id ?? "" };
    const { answer } = await editor.call(listChangedRows, { params });
    expect(answer.data.filter(({ thing }) => thing === "transaction")).toHaveLength(OURS);
    expect((await asha.call(listChangedRows, { params })).answer.data).toHaveLength(OURS + MINE + 1);
  });

  test("where a merchant or a category cannot go", async () => {
    expect(await refusalOf(editor.call(deleteMerchant, { params: { id: merchant } }))).toMatchObject({
      code: "in_use",
      message: expect.stringContaining(`${String(OURS)} transactions`) as string,
    });
    expect(await refusalOf(editor.call(deleteCategory, { params: { id: sub } }))).toMatchObject({
      code: "in_use",
      message: expect.stringContaining(`${String(OURS)} transactions`) as string,
    });
  });

  test("and a member takes it back with all that followed", async () => {
    await editor.call(mergeMerchant, { params: { id: merchant }, body: { into: other } });
    expect(new Set(await merchantsOf(asha))).toEqual(new Set([other]));
    const [merged] = (await editor.call(listChanges)).answer.data;
    const { answer } = await editor.call(undoChange, { params: { id: merged?.id ?? "" } });
    expect(answer.data.change.row_count).toBe(OURS);
    expect(new Set(await merchantsOf(asha))).toEqual(new Set([merchant]));
  });
});
