import { createTag } from "@passbook/contract/categories";
import { createMerchant } from "@passbook/contract/merchants";
import * as contract from "@passbook/contract/transactions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
let merchant_id: string;
let tag_id: string;
let other_account: string;

const find = async (query: Record<string, string>, person = asha): Promise<string[]> =>
  (await person.call(contract.listTransactions, { query })).answer.data
    .map(({ description }) => description)
    .toSorted();

beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR", locale: "de-DE", language: "en" });
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
  const today = server.services.clock.now().slice(0, 10);
  const last_month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 15));
  const coffee = ledger.sub("eating_out.coffee");
  other_account = await ledger.addAccount({ label: "Holiday" });
  merchant_id = (await asha.call(createMerchant, { body: { name: "Starbucks" } })).answer.data.id;
  tag_id = (await asha.call(createTag, { params: { id: coffee }, body: { name: "work" } })).answer.data.id;
  const grocer = await ledger.addVendor("Green Grocer");
  const phone = await ledger.addVendor("AT&T");
  const store = await ledger.addVendor("Wal-Mart");
  const clothes = await ledger.addVendor("H & M");
  const ids = await ledger.addMany([
    {
      description: "POS 4471 SBX LINDENHOF",
      amount: -1724,
      booked_on: "2025-03-05",
      sub_category_id: coffee,
      merchant_id,
    },
    { description: "back", amount: 1724, booked_on: "2025-03-07", note: "for the mug" },
    { description: "greens", amount: -5893, booked_on: "2025-03-09", vendor_id: grocer },
    {
      description: "hotel",
      amount: -9100,
      original_amount: -10_000,
      original_currency: "USD",
      booked_on: "2025-04-01",
      bank_account_id: other_account,
    },
    { description: "ferry", amount: -1724, currency: "JPY", booked_on: "2025-04-02", status: "pending" },
    { description: "recent", amount: -100, booked_on: last_month.toISOString().slice(0, 10) },
    { description: "phone", amount: -4400, booked_on: "2024-06-01", vendor_id: phone },
    { description: "weekly", amount: -4500, booked_on: "2024-06-02", vendor_id: store },
    { description: "jeans", amount: -4600, booked_on: "2024-06-03", vendor_id: clothes },
    { description: "unseen", amount: -500, booked_on: "2025-05-01", hidden: 1 },
  ]);
  await asha.call(contract.changeTransaction, { params: { id: ids[0] ?? "" }, body: { tags: [tag_id] } });
});
afterAll(() => server.close());

describe("one box", () => {
  test.each([
    ["17.24", ["POS 4471 SBX LINDENHOF", "back"]],
    ["17,24 €", ["POS 4471 SBX LINDENHOF", "back"]],
    ["-17.24", ["POS 4471 SBX LINDENHOF"]],
    ["+17.24", ["back"]],
    ["1724", ["ferry"]],
    ["4471", ["POS 4471 SBX LINDENHOF"]],
    ["$100", ["hotel"]],
    ["58,93", ["greens"]],
    [">58 <60", ["greens"]],
    ["17..60 in:2025-03", ["POS 4471 SBX LINDENHOF", "back", "greens"]],
    ["2025-03-05", ["POS 4471 SBX LINDENHOF"]],
    ["5. märz 2025", ["POS 4471 SBX LINDENHOF"]],
    ["letzten monat", ["recent"]],
    ["last month", ["recent"]],
    ["from:2025-03-06 to:2025-04-01", ["back", "greens", "hotel"]],
    ["grocer green", ["greens"]],
    ["grocre", ["greens"]],
    ["gren groc", ["greens"]],
    ["starbuks", ["POS 4471 SBX LINDENHOF"]],
    ["att", ["phone"]],
    ["AT&T", ["phone"]],
    ["hm", ["jeans"]],
    ["h&m", ["jeans"]],
    ["H & M", ["jeans"]],
    ["merchant:hm", ["jeans"]],
    ['"hm"', []],
    ["merchant:att", ["phone"]],
    ["walmart", ["weekly"]],
    ['"att"', []],
    ["merchant:starbcuks", ["POS 4471 SBX LINDENHOF"]],
    ['"starbuks"', []],
    ["merchant:grocer", ["greens"]],
    ["note:mug", ["back"]],
    ["account:holiday", ["hotel"]],
    ["(ferry OR hotel) -$100", ["hotel"]],
    ["(ferry OR hotel) -amount:$100", ["ferry"]],
    ["note:mug OR tag:work", ["POS 4471 SBX LINDENHOF", "back"]],
    ["category:coffee", ["POS 4471 SBX LINDENHOF"]],
    ["category:coffee,nothing in:2025-03", ["POS 4471 SBX LINDENHOF"]],
    ["-category:coffee in:2025-03", ["back", "greens"]],
    ["is:pending", ["ferry"]],
    ["is:in", ["back"]],
    ["is:out is:uncategorised has:foreign", ["hotel"]],
    ["is:hidden", ["unseen"]],
    ["has:note", ["back"]],
    ["has:tag", ["POS 4471 SBX LINDENHOF"]],
    ["has:merchant", ["POS 4471 SBX LINDENHOF"]],
    ["has:category", ["POS 4471 SBX LINDENHOF"]],
    ["is:refund OR is:recurring OR is:split OR is:likely OR is:transfer OR has:statement", []],
    ["categry:coffee", []],
    ["categ in:2025-03", []],
    ["uncategorised in:2025-03", []],
    ["category:uncategorised in:2025-03", ["back", "greens"]],
  ])("%s finds %j", async (q, expected) => {
    expect(await find({ q })).toEqual(expected.toSorted());
    const { answer } = await asha.call(contract.totalTransactions, { query: { q } });
    expect(answer.data.count).toBe(expected.length);
  });

  test("finds nothing of another person", async () => {
    for (const q of ["17.24", "starbuks", "has:note"]) expect(await find({ q }, ben)).toEqual([]);
  });

  test("what is changed must be found without a mistake, which is named", async () => {
    const body = { filter: { q: "categry:coffee" }, change: { note: "x" } };
    expect(await refusalOf(asha.call(contract.changeTransactions, { body }))).toMatchObject({
      status: 422,
      fields: { q: "Mend the search first: There is no “categry:”. “category:” is likely meant." },
    });
    const found = { filter: { q: "letzten monat" }, change: { note: "seen" } };
    expect((await asha.call(contract.changeTransactions, { body: found })).answer.data).toEqual({
      changed: 1,
    });
    expect(await find({ q: "note:seen" })).toEqual(["recent"]);
  });
});

describe("filters take several values, and some that are left out", () => {
  const month = { from: "2025-03-01", to: "2025-04-30" };
  test("of accounts, tags, merchants and categories", async () => {
    const first = ledger.account_id;
    expect(await find({ ...month, bank_account_id: `${first},${other_account}` })).toHaveLength(5);
    expect(await find({ ...month, bank_account_id: `-${first}` })).toEqual(["hotel"]);
    expect(await find({ ...month, tag_id: `-${tag_id}` })).toHaveLength(4);
    expect(await find({ ...month, merchant_id: `none,${merchant_id}` })).toHaveLength(5);
    expect(await find({ ...month, merchant_id: `-none` })).toHaveLength(1);
    expect(await find({ ...month, merchant_id: `-${merchant_id}` })).toHaveLength(4);
    const coffee = ledger.sub("eating_out.coffee");
    const open = ledger.sub("uncategorised.uncategorised");
    expect(await find({ ...month, sub_category_id: `${coffee},${open}` })).toHaveLength(5);
    expect(
      await find({ ...month, category_id: ledger.sub("eating_out"), sub_category_id: open }),
    ).toHaveLength(5);
    expect(await find({ ...month, category_id: `-${ledger.sub("eating_out")}` })).toHaveLength(4);
  });
  test("what is no list of ids is refused by name", async () => {
    for (const tag of ["x", `${tag_id},`, `${tag_id} ${tag_id}`, Array(51).fill(tag_id).join(",")])
      expect(await refusalOf(asha.call(contract.listTransactions, { query: { tag_id: tag } }))).toMatchObject(
        {
          status: 422,
          fields: { tag_id: expect.any(String) as string },
        },
      );
  });
});
