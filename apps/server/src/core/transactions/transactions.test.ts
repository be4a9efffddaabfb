import { createTag } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { createMerchant } from "@passbook/contract/merchants";
import * as contract from "@passbook/contract/transactions";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { settle } from "../../../testing/settle.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

type Query = Record<string, string | number>;
const list = async (query: Query, person = asha): Promise<contract.Transaction[]> =>
  (await person.call(contract.listTransactions, { query })).answer.data;
const texts = async (query: Query): Promise<string[]> =>
  (await list(query)).map((row) => row.description).toSorted();
const get = async (id: string): Promise<contract.Transaction> =>
  (await asha.call(contract.getTransaction, { params: { id } })).answer.data;
const totals = async (query: Query) => (await asha.call(contract.totalTransactions, { query })).answer.data;
const sumsAreRight = async () => await expectSumsToHold(server.services.db, asha.user_id);
const answersFor = (transaction_ids: readonly string[]) =>
  server.services.db
    .selectFrom("answers")
    .select(["transaction_id", "sub_category_id"])
    .where("user_id", "=", asha.user_id)
    .where("transaction_id", "in", transaction_ids)
    .execute();
const settledState = async () => {
  await settle(server);
  return readState(server.services.db, asha.user_id);
};

describe("the list", () => {
  let account_id: string;
  let cafe: string;
  let merchant_id: string;
  let tag_id: string;
  beforeAll(async () => {
    account_id = await ledger.addAccount({ label: "Holiday", currency: "EUR" });
    cafe = await ledger.addVendor("Cafe Roma");
    merchant_id = (await asha.call(createMerchant, { body: { name: "Blue Bottle" } })).answer.data.id;
    const coffee = ledger.sub("eating_out.coffee");
    tag_id = (await asha.call(createTag, { params: { id: coffee }, body: { name: "work" } })).answer.data.id;
    const own = { bank_account_id: account_id };
    const ids = await ledger.addMany([
      {
        ...own,
        description: "espresso",
        amount: -300,
        booked_on: "2026-03-05",
        sub_category_id: coffee,
        vendor_id: cafe,
      },
      {
        ...own,
        description: "CAFÉ LATTE",
        amount: -60_000,
        booked_on: "2026-03-06",
        sub_category_id: coffee,
        merchant_id,
      },
      {
        ...own,
        description: "pay",
        amount: 300_000,
        booked_on: "2026-03-31",
        sub_category_id: ledger.sub("income.salary"),
      },
      {
        ...own,
        description: "fund",
        amount: -50_000,
        booked_on: "2026-04-01",
        sub_category_id: ledger.sub("investments.funds"),
      },
      {
        ...own,
        description: "to savings",
        amount: -10_000,
        booked_on: "2026-04-02",
        sub_category_id: ledger.sub("transfers.transfers"),
      },
      {
        ...own,
        description: "beans back",
        amount: 700,
        booked_on: "2026-04-03",
        sub_category_id: ledger.sub("groceries.supermarket"),
      },
      { ...own, description: "what is this", amount: -999, booked_on: "2026-04-04", note: "ask Bob 100%" },
      {
        ...own,
        description: "yen",
        amount: -600,
        currency: "JPY",
        booked_on: "2026-04-05",
        sub_category_id: coffee,
      },
    ]);
    await asha.call(contract.changeTransaction, { params: { id: ids[0] ?? "" }, body: { tags: [tag_id] } });
  });

  test("is newest first, in pages that miss and double nothing", async () => {
    const whole = await list({ bank_account_id: account_id });
    expect(whole.map((row) => row.booked_on)).toEqual(
      whole
        .map((row) => row.booked_on)
        .toSorted()
        .toReversed(),
    );
    const paged: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const query: Query = { bank_account_id: account_id, limit: 3, ...(after === "" ? {} : { after }) };
      const { answer }: { answer: { data: contract.Transaction[]; next: string | null } } = await asha.call(
        contract.listTransactions,
        { query },
      );
      paged.push(...answer.data.map((row) => row.id));
      after = answer.next;
    }
    expect(paged).toEqual(whole.map((row) => row.id));
    expect(await refusalOf(asha.call(contract.listTransactions, { query: { after: "x" } }))).toMatchObject({
      status: 422,
      fields: { after: expect.any(String) as string },
    });
  });

  test("names vendor and merchant and says where each came from", async () => {
    const [espresso] = await list({ vendor_id: cafe });
    expect(espresso).toMatchObject({
      vendor_name: "Cafe Roma",
      merchant_id: null,
      tags: [tag_id],
      splits: [],
    });
    const [latte] = await list({ merchant_id });
    expect(latte).toMatchObject({ merchant_name: "Blue Bottle", vendor_name: null });
  });

  test.each([
    [{ q: "cafe latte" }, ["CAFÉ LATTE"]],
    [{ q: "roma" }, ["espresso"]],
    [{ q: '"blue bottle"' }, ["CAFÉ LATTE"]],
    [{ q: "bob" }, ["what is this"]],
    [{ q: "100%" }, ["what is this"]],
    [{ q: "1_0" }, []],
    [{ q: "supermarket" }, ["beans back"]],
    [{ q: "amount>500" }, ["CAFÉ LATTE", "pay", "yen"]],
    [{ q: "amount<-500" }, ["CAFÉ LATTE", "yen"]],
    [{ q: "amount:9.99" }, ["what is this"]],
    [{ q: "category:coffee -tag:work" }, ["CAFÉ LATTE", "yen"]],
    [{ q: "category:eating in:2026-03" }, ["CAFÉ LATTE", "espresso"]],
    [{ q: "-category:eating in:2026-03" }, ["pay"]],
    [{ q: "vendor:roma" }, ["espresso"]],
    [{ q: "merchant:bottle" }, ["CAFÉ LATTE"]],
    [{ q: "note:ask" }, ["what is this"]],
    [{ q: "currency:jpy" }, ["yen"]],
    [{ q: "tag:work" }, ["espresso"]],
    [{ q: "in:2026-04-05" }, ["yen"]],
    [{ q: "account:holiday in:2026-04-01" }, ["fund"]],
    [{ q: "nothing:like this" }, []],
    [{ q: "-espresso -latte in:2026-03" }, ["pay"]],
    [{ flow: "income" }, ["pay"]],
    [{ flow: "invested" }, ["fund"]],
    [{ flow: "transfer" }, ["to savings"]],
    [{ flow: "spent", currency: "EUR" }, ["CAFÉ LATTE", "beans back", "espresso", "what is this"]],
    [{ flow: "saved", from: "2026-04-01", currency: "EUR" }, ["beans back", "fund", "what is this"]],
    [{ from: "2026-03-06", to: "2026-03-31" }, ["CAFÉ LATTE", "pay"]],
    [{ uncategorised: "true" }, ["what is this"]],
    [{ uncategorised: "false", from: "2026-04-03" }, ["beans back", "yen"]],
    [{ amount_from: 50_000, amount_to: 60_000 }, ["CAFÉ LATTE", "fund"]],
    [{ merchant_id: "none", to: "2026-03-06" }, ["espresso"]],
  ])("narrowed by %j shows %j", async (query, expected) => {
    const narrowed = { ...query, bank_account_id: account_id };
    expect(await texts(narrowed)).toEqual(expected.toSorted());
    expect((await totals(narrowed)).count).toBe(expected.length);
    const { data: days, summed } = (await asha.call(contract.listTransactionDays, { query: narrowed }))
      .answer;
    expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(expected.length);
    expect(summed).toEqual(await totals(narrowed));
  });

  test("the newest rows are told with the days: those of the list, as many as are asked for", async () => {
    const days = async (query: Record<string, string | number>) =>
      (await asha.call(contract.listTransactionDays, { query })).answer.first;
    expect(await days({})).toEqual([]);
    for (const q of ["", "o", "roma", "-roma", "nowhere", "category:coffee"])
      for (const first of [1, 3, 200]) {
        const query = q === "" ? {} : { q };
        const { answer } = await asha.call(contract.listTransactions, { query: { ...query, limit: first } });
        expect(await days({ ...query, first })).toEqual(answer.data);
      }
  });

  test("whatever is typed into the search is answered", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc.string({ maxLength: 9 }),
        async (q, end) => {
          const url = `/api/transactions?q=${encodeURIComponent(`${q} note:${end}`.slice(0, 500))}`;
          expect((await asha.send({ method: "GET", url })).statusCode).toBe(200);
        },
      ),
      { numRuns: 60 },
    );
    const search = (q: string) =>
      asha.send({ method: "GET", url: `/api/transactions?q=${encodeURIComponent(q)}` });
    expect((await search('\u0001 "% _ \\ amount>1e9 in:2026-13')).statusCode).toBe(200);
    expect((await search("a\u0000b")).json()).toMatchObject({
      code: "invalid_input",
      fields: { q: "Use letters, digits and signs only." },
    });
  });

  test("is narrowed by category, sub-category and tag", async () => {
    const coffee = ledger.sub("eating_out.coffee");
    const category_id = ledger.sub("eating_out");
    expect(await texts({ sub_category_id: coffee })).toEqual(["CAFÉ LATTE", "espresso", "yen"]);
    expect(await texts({ category_id })).toEqual(["CAFÉ LATTE", "espresso", "yen"]);
    expect(await texts({ tag_id })).toEqual(["espresso"]);
  });

  test("has totals and days per currency", async () => {
    expect(await totals({ bank_account_id: account_id, from: "2026-04-03" })).toEqual({
      count: 3,
      transfers: 0,
      likely: 0,
      totals: [
        { currency: "EUR", out: 999, in: 700, net: -299 },
        { currency: "JPY", out: 600, in: 0, net: -600 },
      ],
    });
    const query = { bank_account_id: account_id, from: "2026-04-04" };
    expect((await asha.call(contract.listTransactionDays, { query })).answer.data).toEqual([
      { booked_on: "2026-04-05", count: 1, nets: [{ currency: "JPY", amount: -600 }] },
      { booked_on: "2026-04-04", count: 1, nets: [{ currency: "EUR", amount: -999 }] },
    ]);
  });

  test("leaves transfers out of what it comes to whatever narrows it, and says how many, unless they are asked for", async () => {
    const of = (query: Query) => totals({ bank_account_id: account_id, ...query });
    const all = await of({ from: "2026-04-01", currency: "EUR" });
    expect(all.transfers).toBe(1);
    expect(all.totals).toEqual((await of({ from: "2026-04-01", currency: "EUR", flow: "saved" })).totals);
    const transfer = (await of({ flow: "transfer" })).totals[0];
    expect(transfer?.net).not.toBe(0);
    for (const query of [
      { q: "-nothinglikeit" },
      { q: "in:2026 -nothinglikeit" },
      { amount_from: 1 },
    ] as const)
      expect(await of({ from: "2026-04-01", currency: "EUR", ...query })).toEqual(all);
    expect(await of({ q: "savings" })).toMatchObject({ count: 1, transfers: 1, totals: [] });
    for (const query of [{ flow: "transfer" }, { q: "is:transfer" }, { q: "category:transfers" }] as const)
      expect(await of(query)).toMatchObject({ count: 1, transfers: 0, totals: [transfer] });
    const query = { bank_account_id: account_id, q: "savings" };
    const [day] = (await asha.call(contract.listTransactionDays, { query })).answer.data;
    expect(day).toMatchObject({ count: 1, nets: [] });
  });

  test("shows nothing of another person, whatever ids are named", async () => {
    expect(await list({}, ben)).toEqual([]);
    expect(await list({ bank_account_id: account_id }, ben)).toEqual([]);
    expect(await list({ category_id: ledger.sub("eating_out") }, ben)).toEqual([]);
    expect(await list({ tag_id }, ben)).toEqual([]);
    expect(await list({ q: "roma" }, ben)).toEqual([]);
  });

  test("a wrong filter is refused and named", async () => {
    expect(
      await refusalOf(asha.call(contract.listTransactions, { query: { from: "2026-02-30", flow: "x" } })),
    ).toMatchObject({
      status: 422,
      fields: { from: expect.any(String) as string, flow: expect.any(String) as string },
    });
  });
});

describe("a change", () => {
  test("of the category is noted as chosen, remembered for the vendor, and undone with it", async () => {
    const vendor_id = await ledger.addVendor("Kiosk am Ring");
    const id = await ledger.add({ vendor_id, why: '{"kind":"none"}' });
    const sub_category_id = ledger.sub("eating_out.coffee");
    const { answer, change_id } = await asha.call(contract.changeTransaction, {
      params: { id },
      body: { sub_category_id },
    });
    expect(answer.data).toMatchObject({
      sub_category_id,
      why: { kind: "chosen" },
      edited: ["sub_category_id"],
    });
    expect(await answersFor([id])).toEqual([{ transaction_id: id, sub_category_id }]);
    await asha.call(contract.changeTransaction, { params: { id }, body: { sub_category_id, note: "daily" } });
    expect(await answersFor([id])).toEqual([{ transaction_id: id, sub_category_id }]);
    await asha.call(contract.changeTransaction, { params: { id }, body: { note: "" } });
    expect((await get(id)).note).toBeNull();
    await sumsAreRight();
    const undone = await asha.call(undoChange, { params: { id: change_id ?? "" } });
    expect(undone.answer.data.kept).toBe(1);
    expect((await get(id)).edited).toEqual(["note", "sub_category_id"]);
  });

  test("of merchant, note and tags keeps what is not named", async () => {
    const id = await ledger.add({});
    const coffee = ledger.sub("eating_out.coffee");
    const made = await Promise.all(
      ["one", "two"].map((name) => asha.call(createTag, { params: { id: coffee }, body: { name } })),
    );
    const [one = "", two = ""] = made.map(({ answer }) => answer.data.id);
    const merchant = (await asha.call(createMerchant, { body: { name: "Corner" } })).answer.data;
    const change = async (body: object) =>
      (await asha.call(contract.changeTransaction, { params: { id }, body })).answer.data;
    await change({ merchant_id: merchant.id, tags: [one] });
    expect(await change({ add_tags: [two] })).toMatchObject({ merchant_name: "Corner" });
    expect((await get(id)).tags.toSorted()).toEqual([one, two].toSorted());
    expect(await change({ tags: [two], note: "seen" })).toMatchObject({ tags: [two], note: "seen" });
    expect(await change({ merchant_id: null })).toMatchObject({
      merchant_id: null,
      note: "seen",
      edited: ["merchant_id", "note", "tags"],
    });
  });

  test("of many goes by ids or by a filter, and is one change", async () => {
    const vendor_id = await ledger.addVendor("Bulk Shop");
    const ids = await ledger.addMany(Array.from({ length: 5 }, () => ({ vendor_id })));
    const before = await settledState();
    const sub_category_id = ledger.sub("groceries.supermarket");
    const some = await asha.call(contract.changeTransactions, {
      body: { ids: ids.slice(0, 2), change: { sub_category_id } },
    });
    expect(some.answer.data).toEqual({ changed: 2 });
    const all = await asha.call(contract.changeTransactions, {
      body: { filter: { vendor_id }, change: { sub_category_id } },
    });
    expect(all.answer.data).toEqual({ changed: 5 });
    expect((await list({ vendor_id, sub_category_id })).length).toBe(5);
    const filed = (await list({ vendor_id })).map((row) => row.id);
    expect((await answersFor(filed)).length).toBe(5);
    await sumsAreRight();
    await asha.call(undoChange, { params: { id: all.change_id ?? "" } });
    await asha.call(undoChange, { params: { id: some.change_id ?? "" } });
    expect(await settledState()).toEqual(before);
  });

  test("that names neither or both of ids and filter, or nothing to change, is refused", async () => {
    const id = await ledger.add({});
    const change = { note: "x" };
    const refused = await Promise.all(
      [{ change }, { ids: [id], filter: {}, change }, { ids: [id], change: {} }].map((body) =>
        refusalOf(asha.call(contract.changeTransactions, { body })),
      ),
    );
    expect(refused.map((one) => [one.status, ...Object.keys(one.fields)])).toEqual([
      [422, "ids"],
      [422, "ids"],
      [422, "change"],
    ]);
  });

  test("with an id that is not there is refused, and the field named", async () => {
    const id = await ledger.add({});
    const his = await makeLedger(server, ben);
    const foreign = his.sub("cash.cash");
    const bodies = [
      { sub_category_id: foreign },
      { sub_category_id: ledger.sub("eating_out") },
      { merchant_id: foreign },
      { tags: [foreign] },
      { add_tags: [foreign] },
    ];
    const refused = await Promise.all([
      ...bodies.map((body) => refusalOf(asha.call(contract.changeTransaction, { params: { id }, body }))),
      refusalOf(asha.call(contract.changeTransactions, { body: { ids: [foreign], change: { note: "x" } } })),
      refusalOf(asha.call(contract.deleteTransactions, { body: { ids: [id, foreign] } })),
      refusalOf(
        asha.call(contract.splitTransaction, {
          params: { id },
          body: {
            splits: [
              { sub_category_id: foreign, amount: -1000 },
              { sub_category_id: foreign, amount: -234 },
            ],
          },
        }),
      ),
    ]);
    expect(refused.map((one) => [one.status, ...Object.keys(one.fields)])).toEqual([
      [404, "sub_category_id"],
      [404, "sub_category_id"],
      [404, "merchant_id"],
      [404, "tags"],
      [404, "add_tags"],
      [404, "ids"],
      [404, "ids"],
      [404, "splits"],
    ]);
  });

  test("of another person's transaction is refused", async () => {
    const id = await ledger.add({});
    const refused = await Promise.all([
      refusalOf(ben.call(contract.getTransaction, { params: { id } })),
      refusalOf(ben.call(contract.changeTransaction, { params: { id }, body: { note: "x" } })),
      refusalOf(ben.call(contract.splitTransaction, { params: { id }, body: { splits: [] } })),
      refusalOf(ben.call(contract.deleteTransactions, { body: { ids: [id] } })),
      refusalOf(ben.call(contract.changeTransactions, { body: { ids: [id], change: { note: "x" } } })),
    ]);
    for (const one of refused) expect(one).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("a change of many", () => {
  const change = (body: object) => asha.call(contract.changeTransactions, { body });
  const halves = (percent = 5000) => [
    { sub_category_id: ledger.sub("groceries.supermarket"), percent },
    { sub_category_id: ledger.sub("housing.furnishing"), percent: 10_000 - percent },
  ];
  const divide = (id: string) =>
    asha.call(contract.splitTransaction, {
      params: { id },
      body: { splits: halves(3330) },
    });

  test("takes tags from those that have them, and undo gives them back", async () => {
    const account = await ledger.addAccount();
    const [one = "", two = ""] = await ledger.addMany([
      { bank_account_id: account },
      { bank_account_id: account },
    ]);
    const coffee = ledger.sub("eating_out.coffee");
    const make = async (name: string) =>
      (await asha.call(createTag, { params: { id: coffee }, body: { name } })).answer.data.id;
    const [gone, kept] = [await make("gone soon"), await make("kept")];
    await change({ ids: [one, two], change: { add_tags: [kept] } });
    await change({ ids: [one], change: { add_tags: [gone] } });
    const { change_id } = await change({
      filter: { bank_account_id: account },
      change: { remove_tags: [gone] },
    });
    expect([(await get(one)).tags, (await get(two)).tags]).toEqual([[kept], [kept]]);
    await asha.call(undoChange, { params: { id: change_id ?? "" } });
    expect((await get(one)).tags.toSorted()).toEqual([gone, kept].toSorted());
    const unknown = { ids: [one], change: { remove_tags: [server.clock.newId()] } };
    expect(await refusalOf(change(unknown))).toMatchObject({ status: 404 });
  });

  test("divides all that a filter finds by percent; one of a single cent stays whole", async () => {
    const account = await ledger.addAccount();
    await ledger.addMany([-1001, -200, -1].map((amount) => ({ bank_account_id: account, amount })));
    const before = await readState(server.services.db, asha.user_id);
    const filter = { bank_account_id: account };
    const { answer, change_id } = await change({ filter, change: { split: halves(3330) } });
    expect(answer.data).toEqual({ changed: 2 });
    const parts = (await list(filter)).map((row) => row.splits.map((part) => [part.amount, part.percent]));
    expect(parts.toSorted((a, b) => b.length - a.length)).toEqual(
      expect.arrayContaining([
        [
          [-333, 3330],
          [-668, 6670],
        ],
        [
          [-66, 3330],
          [-134, 6670],
        ],
        [],
      ]),
    );
    await sumsAreRight();
    await asha.call(undoChange, { params: { id: change_id ?? "" } });
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  });

  test("dissolves no parts in silence: it asks, and keeps or replaces them as it is told", async () => {
    const account = await ledger.addAccount();
    const [one = "", two = ""] = await ledger.addMany([
      { bank_account_id: account },
      { bank_account_id: account },
    ]);
    await divide(one);
    const cash = ledger.sub("cash.cash");
    const filed = { ids: [one, two], change: { sub_category_id: cash } };
    expect(await refusalOf(change(filed))).toMatchObject({
      status: 409,
      code: "divided",
      message: "1 of these is divided into parts. Say whether they keep them.",
    });
    expect((await change({ ...filed, divided: "keep" })).answer.data).toEqual({ changed: 1 });
    expect((await get(one)).splits).toHaveLength(2);
    expect((await get(two)).sub_category_id).toBe(cash);
    const split = { ids: [one, two], change: { split: halves(), note: "shared" } };
    expect(await refusalOf(change(split))).toMatchObject({ code: "divided" });
    expect((await change({ ...split, divided: "keep" })).answer.data).toEqual({ changed: 2 });
    expect(await get(one)).toMatchObject({ note: "shared", splits: [{ percent: 3330 }, { percent: 6670 }] });
    expect((await get(two)).splits).toMatchObject([{ percent: 5000 }, { percent: 5000 }]);
    await change({ ...split, divided: "replace" });
    expect((await get(one)).splits).toMatchObject([{ percent: 5000 }, { percent: 5000 }]);
    await change({ ...filed, divided: "replace" });
    expect((await get(one)).splits).toEqual([]);
    await sumsAreRight();
  });

  test("into parts that are not the whole, beside a category, or of nothing, is refused", async () => {
    const id = await ledger.add({ amount: -1 });
    const [one, two] = halves();
    for (const split of [
      { split: [one, { ...two, percent: 4000 }] },
      { split: [one, two], sub_category_id: ledger.sub("cash.cash") },
      { split: [one] },
      { split: [one, two] },
    ])
      expect(await refusalOf(change({ ids: [id], change: split }))).toMatchObject({ status: 422 });
    const foreign = { split: [{ ...one, sub_category_id: server.clock.newId() }, two] };
    expect(await refusalOf(change({ ids: [id], change: foreign }))).toMatchObject({ status: 404 });
  });
});

describe("a division", () => {
  const parts = () => [
    { sub_category_id: ledger.sub("groceries.supermarket"), amount: -1000, note: "food" },
    { sub_category_id: ledger.sub("housing.furnishing"), amount: -234 },
  ];
  const split = (id: string, splits: unknown) =>
    asha.call(contract.splitTransaction, { params: { id }, body: { splits } });

  test("counts each part under its own category, and joins again", async () => {
    const account_id = await ledger.addAccount();
    const id = await ledger.add({ bank_account_id: account_id });
    const before = await readState(server.services.db, asha.user_id);
    const { answer, change_id } = await split(id, parts());
    expect(answer.data.splits).toMatchObject([
      { amount: -1000, note: "food" },
      { amount: -234, note: null },
    ]);
    await sumsAreRight();
    const food = { bank_account_id: account_id, sub_category_id: ledger.sub("groceries.supermarket") };
    expect((await list(food)).map((row) => row.id)).toEqual([id]);
    expect(await totals(food)).toEqual({
      count: 1,
      transfers: 0,
      likely: 0,
      totals: [{ currency: "EUR", out: 1000, in: 0, net: -1000 }],
    });
    expect((await totals({ bank_account_id: account_id })).totals[0]?.net).toBe(-1234);
    await asha.call(undoChange, { params: { id: change_id ?? "" } });
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
    await split(id, parts());
    await split(id, parts().toReversed());
    expect((await get(id)).splits.map((part) => part.amount)).toEqual([-234, -1000]);
    expect((await split(id, [])).answer.data.splits).toEqual([]);
    await sumsAreRight();
  });

  test("by percent comes to the whole, the minor unit that is left going to the last part", async () => {
    const id = await ledger.add({ amount: -1001 });
    const thirds = [3330, 3330, 3340].map((percent) => ({
      sub_category_id: ledger.sub("groceries.supermarket"),
      percent,
    }));
    expect((await split(id, thirds)).answer.data.splits).toMatchObject([
      { amount: -333, percent: 3330 },
      { amount: -333, percent: 3330 },
      { amount: -335, percent: 3340 },
    ]);
    await sumsAreRight();
    const cent = await ledger.add({ amount: -1 });
    const [one, two] = parts();
    for (const [row, wrong, said] of [
      [id, thirds.slice(1), "100 %"],
      [id, [{ ...one, percent: 100 }, two], "of every part its percent"],
      [
        id,
        [
          { ...one, amount: undefined },
          { ...two, percent: 5000, amount: undefined },
        ],
        "100 %",
      ],
      [cent, thirds, "would be nothing"],
    ] as const)
      expect(await refusalOf(split(row, wrong))).toMatchObject({
        status: 422,
        fields: { splits: expect.stringContaining(said) as string },
      });
  });

  test("ends when a category is chosen for the whole", async () => {
    const id = await ledger.add({});
    await split(id, parts());
    await asha.call(contract.changeTransaction, {
      params: { id },
      body: { sub_category_id: ledger.sub("cash.cash") },
    });
    expect((await get(id)).splits).toEqual([]);
    await sumsAreRight();
  });

  test("whose parts do not add up, are one, or nothing, is refused", async () => {
    const id = await ledger.add({});
    const [food, home] = parts();
    const refused = await Promise.all(
      [
        [food, { ...home, amount: -233 }],
        [{ ...food, amount: -1234 }],
        [
          { ...food, amount: -1234 },
          { ...home, amount: 0 },
        ],
      ].map((splits) => refusalOf(split(id, splits))),
    );
    for (const one of refused)
      expect(one).toMatchObject({ status: 422, fields: { splits: expect.any(String) as string } });
  });

  test("goes with a deleted transaction and comes back with it", async () => {
    const id = await ledger.add({});
    await split(id, parts());
    const before = await readState(server.services.db, asha.user_id);
    const { answer, change_id } = await asha.call(contract.deleteTransactions, { body: { ids: [id] } });
    expect(answer.data).toEqual({ deleted: 1 });
    expect(await refusalOf(asha.call(contract.getTransaction, { params: { id } }))).toMatchObject({
      status: 404,
    });
    await sumsAreRight();
    await asha.call(undoChange, { params: { id: change_id ?? "" } });
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  });
});
