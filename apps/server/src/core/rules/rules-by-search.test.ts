import { changeCategory, createTag, deleteCategory } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { changeMerchant, createMerchant } from "@passbook/contract/merchants";
import * as contract from "@passbook/contract/rules";
import * as transactions from "@passbook/contract/transactions";
import { afterAll, beforeEach, beforeAll, describe, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { readState } from "../../../testing/rows.ts";
import { settle } from "../../../testing/settle.ts";

let server: TestServer;
let asha: TestPerson;
let ledger: Ledger;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const begin = async (): Promise<void> => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
};

const search = (value: string): contract.RuleCondition => ({ field: "search", op: "matches", value });
type Own = Partial<contract.NewRule> & { apply?: boolean };
const toBody = (value: string, own: Own = {}) => ({
  name: "By search",
  conditions: [search(value)],
  actions: { note: "found" },
  ...own,
});
const create = (value: string, own?: Own) => asha.call(contract.createRule, { body: toBody(value, own) });
const countRuled = async (value: string): Promise<number> =>
  (await asha.call(contract.previewRule, { body: toBody(value) })).answer.data.matches;
const countListed = async (q: string): Promise<number> => {
  const count = async (hidden?: "true") =>
    (await asha.call(transactions.totalTransactions, { query: { q, ...(hidden && { hidden }) } })).answer.data
      .count;
  return /is:hidden/.test(q) ? count() : (await count()) + (await count("true"));
};
const list = async (): Promise<transactions.Transaction[]> =>
  (await asha.call(transactions.listTransactions, { query: {} })).answer.data;
const undo = (id: string | null) => asha.call(undoChange, { params: { id: id ?? "" } });

describe("a rule that asks by a search", () => {
  beforeAll(async () => {
    await begin();
    const coffee = ledger.sub("eating_out.coffee");
    const account = await ledger.addAccount({ label: "Háushalt", currency: "EUR" });
    const yen = await ledger.addAccount({ label: "Tokyo", currency: "JPY" });
    const lidl = await ledger.addVendor("Lidl");
    const cafe = await ledger.addVendor("Café Roma");
    const phone = await ledger.addVendor("AT&T");
    const merchant = (await asha.call(createMerchant, { body: { name: "Discounter" } })).answer.data.id;
    const tag = await asha.call(createTag, { params: { id: coffee }, body: { name: "work trip" } });
    const own = { bank_account_id: account };
    const [first = "", , third = "", fourth = ""] = await ledger.addMany([
      { ...own, description: "LIDL 4471", amount: -5724, booked_on: "2026-03-05", vendor_id: lidl },
      {
        ...own,
        description: "CAFÉ ROMA",
        amount: -300,
        booked_on: "2026-03-09",
        vendor_id: cafe,
        sub_category_id: coffee,
      },
      { ...own, description: "ALDI 17.24", amount: -8900, booked_on: "2026-04-01" },
      { ...own, description: "Salary", amount: 250_000, booked_on: "2026-04-02" },
      { ...own, description: "Phone", amount: -4400, booked_on: "2026-04-02", vendor_id: phone },
      { bank_account_id: yen, description: "SUSHI", amount: -300, currency: "JPY", booked_on: "2026-04-03" },
      {
        ...own,
        description: "HOTEL",
        amount: -1724,
        original_amount: -2000,
        original_currency: "USD",
        status: "pending",
        booked_on: "2026-05-03",
      },
    ]);
    const change = (id: string, body: transactions.TransactionChange) =>
      asha.call(transactions.changeTransaction, { params: { id }, body });
    await change(first, { merchant_id: merchant, note: "für die Küche" });
    await change(third, { add_tags: [tag.answer.data.id] });
    await change(fourth, { hidden: true });
    const parts = [
      { sub_category_id: coffee, amount: -4000 },
      { sub_category_id: ledger.sub("groceries.supermarket"), amount: -4900 },
    ];
    await asha.call(transactions.splitTransaction, { params: { id: third }, body: { splits: parts } });
    await settle(server);
  });

  test.each([
    "lidl OR aldi",
    "(lidl OR aldi) >60",
    "cafe",
    "category:coffee",
    "-category:coffee",
    "merchant:discounter",
    "merchant:roma",
    "vendor:lidl -merchant:discounter",
    "att",
    '"att"',
    "merchant:att",
    "tag:work",
    "note:kuche",
    "account:haushalt amount:3..90",
    "currency:jpy",
    "17.24",
    ">3",
    "=-3",
    "$20",
    "in:2026-03",
    "from:2026-04-01 to:2026-04-30",
    "is:out -is:split",
    "is:in is:hidden",
    "is:pending",
    "is:uncategorised",
    "has:tag OR has:note",
    "has:foreign",
    "has:merchant -has:category",
    "has:statement OR has:attachment",
    "-(lidl OR is:pending) -17.24",
  ])("finds what the list finds: %s", async (text) => {
    expect(await countRuled(text)).toBe(await countListed(text));
  });

  test("is refused with a mistake, with days that move, and where it says nothing", async () => {
    for (const [value, fields] of [
      ["is:nothing", { conditions: expect.stringContaining("Mend the search first") as string }],
      ["in:last-month lidl", { conditions: expect.stringContaining("stay the same") as string }],
      ["5 march", { conditions: expect.stringContaining("stay the same") as string }],
      ["", {}],
    ] as const)
      expect(await refusalOf(create(value))).toMatchObject({ status: 422, fields });
  });
});

describe("what rules do to rows that arrive", () => {
  beforeEach(begin);
  const arrive = (shops: readonly (readonly [day: string, cents: number, name: string])[]) =>
    importFile(server, asha, {
      name: "june.ofx",
      bytes: makeOfx({
        account: "111122223333",
        rows: shops.map(([day, cents, name], at) => ({ day, cents, name, id: String(at) })),
      }),
    });
  const thirds = () => [
    { sub_category_id: ledger.sub("groceries.supermarket"), percent: 3333 },
    { sub_category_id: ledger.sub("eating_out.coffee"), percent: 6667 },
  ];

  test("a search files, divides to the cent, and stops the rules after it", async () => {
    await create("(lidl OR aldi) >5", { actions: { split: thirds(), stop: true } });
    await create("lidl OR aldi OR netto", { name: "Note", actions: { note: "a discounter" } });
    await arrive([
      ["2026-06-01", -1001, "LIDL MARKT"],
      ["2026-06-02", -400, "ALDI SUED"],
      ["2026-06-03", -900, "NETTO"],
    ]);
    const shown = (await list()).map(({ amount, note, splits }) => ({
      amount,
      note,
      parts: splits.map((part) => part.amount),
    }));
    expect(shown).toEqual([
      { amount: -900, note: "a discounter", parts: [] },
      { amount: -400, note: "a discounter", parts: [] },
      { amount: -1001, note: null, parts: [-333, -668] },
    ]);
    await settle(server);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("what is there is divided by one change, which undo takes back; what a person divided stays", async () => {
    await arrive([
      ["2026-06-01", -1001, "LIDL MARKT"],
      ["2026-06-02", -1000, "LIDL MARKT"],
      ["2026-06-03", -1, "LIDL PFAND"],
    ]);
    const own = (await list()).find(({ amount }) => amount === -1000);
    const splits = thirds().map(({ sub_category_id }) => ({ sub_category_id, amount: -500 }));
    await asha.call(transactions.splitTransaction, { params: { id: own?.id ?? "" }, body: { splits } });
    await settle(server);
    const before = await readState(server.services.db, asha.user_id);
    const { change_id } = await create("lidl", { actions: { split: thirds() }, apply: true });
    const parts = (await list()).map((row) => row.splits.map(({ amount }) => amount));
    expect(parts).toEqual([[], [-500, -500], [-333, -668]]);
    await settle(server);
    await expectSumsToHold(server.services.db, asha.user_id);
    await undo(change_id);
    await settle(server);
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  });

  test("parts that do not come to the whole, or stand beside a category, are refused", async () => {
    const [one, two] = thirds();
    if (one === undefined || two === undefined) throw new Error("There are two.");
    for (const actions of [
      { split: [one, { ...two, percent: 6666 }] },
      { split: [one, two], sub_category_id: one.sub_category_id },
      { split: [one, two], transfer: true as const },
      { split: [one] },
      { split: [{ ...one, amount: 300 }, { sub_category_id: two.sub_category_id }] },
      { split: [{ sub_category_id: one.sub_category_id, amount: 300 }, two] },
      {
        split: [
          { sub_category_id: one.sub_category_id },
          { sub_category_id: two.sub_category_id, amount: 3 },
        ],
      },
    ])
      expect(await refusalOf(create("lidl", { actions }))).toMatchObject({ status: 422 });
  });

  test("a search divides by amounts, what is left going to the last part; what is too small stays whole", async () => {
    const [one, two] = thirds().map(({ sub_category_id }) => ({ sub_category_id }));
    if (one === undefined || two === undefined) throw new Error("There are two.");
    await create("lidl", { actions: { split: [{ ...one, amount: 600 }, two] } });
    await arrive([
      ["2026-06-01", -1001, "LIDL MARKT"],
      ["2026-06-02", -600, "LIDL PFAND"],
    ]);
    expect(
      (await list()).map(({ splits }) => splits.map(({ amount, percent }) => [amount, percent])),
    ).toEqual([
      [],
      [
        [-600, null],
        [-401, null],
      ],
    ]);
    await settle(server);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("parts follow a category that moves", async () => {
    const { answer } = await create("lidl", { actions: { split: thirds(), note: "shared" } });
    const [from, to] = [ledger.sub("eating_out.coffee"), ledger.sub("eating_out.restaurants")];
    await asha.call(deleteCategory, { params: { id: from }, query: { move_to: to } });
    const rule = (await asha.call(contract.getRule, { params: { id: answer.data.id } })).answer.data;
    expect(rule.actions.split).toEqual([thirds()[0], { sub_category_id: to, percent: 6667 }]);
  });

  test("what it names by words is found by its new name, in the same change", async () => {
    const { answer } = await create("category:coffee >5 -merchant:lid");
    const read = async () =>
      (await asha.call(contract.getRule, { params: { id: answer.data.id } })).answer.data.conditions;
    const id = ledger.sub("eating_out.coffee");
    const renamed = await asha.call(changeCategory, {
      params: { id },
      body: { category: { name: "Cafés" } },
    });
    expect(await read()).toEqual([search('category:"Cafés" >5 -merchant:lid')]);
    await undo(renamed.change_id);
    expect(await read()).toEqual([search("category:coffee >5 -merchant:lid")]);
    const merchant = (await asha.call(createMerchant, { body: { name: "Lidl" } })).answer.data;
    await asha.call(changeMerchant, { params: { id: merchant.id }, body: { name: "Discounter" } });
    expect(await read()).toEqual([search('category:coffee >5 -merchant:"Discounter"')]);
  });
});

describe("a split that is remembered", () => {
  beforeEach(begin);
  const arrive = (name: string, rows: readonly (readonly [cents: number, name: string])[]) =>
    importFile(server, asha, {
      name,
      bytes: makeOfx({
        account: "111122223333",
        rows: rows.map(([cents, shop], at) => ({
          day: `2026-06-0${String(at + 1)}`,
          cents,
          name: shop,
          id: `${name}${String(at)}`,
        })),
      }),
    });
  const remember = (transaction_id: string) =>
    asha.call(contract.rememberSplit, { body: { transaction_id } });
  const divide = (id: string, splits: object[]) =>
    asha.call(transactions.splitTransaction, { params: { id }, body: { splits } });
  const subs = () => [ledger.sub("groceries.supermarket"), ledger.sub("eating_out.coffee")] as const;

  test("divides what is paid to the merchant later, before any other rule, until it is undone", async () => {
    await arrive("june.ofx", [[-1000, "LIDL MARKT"]]);
    await create("lidl", { name: "All of Lidl", actions: { sub_category_id: subs()[1] } });
    const [first] = await list();
    const [food, coffee] = subs();
    await divide(first?.id ?? "", [
      { sub_category_id: food, percent: 3330 },
      { sub_category_id: coffee, percent: 6670 },
    ]);
    const { answer, change_id } = await remember(first?.id ?? "");
    expect(answer.data).toMatchObject({
      name: expect.stringContaining("→") as string,
      conditions: [{ op: "is" }, { field: "direction", op: "is", value: "out" }],
      actions: {
        split: [
          { sub_category_id: food, percent: 3330 },
          { sub_category_id: coffee, percent: 6670 },
        ],
      },
    });
    const rules = (await asha.call(contract.listRules)).answer.data;
    expect(rules.map(({ id }) => id)[0]).toBe(answer.data.id);
    await arrive("july.ofx", [
      [-1001, "LIDL MARKT"],
      [1001, "LIDL MARKT"],
    ]);
    const later = (await list()).filter(({ id }) => id !== first?.id);
    expect(later.map(({ amount, splits }) => [amount, splits.map((part) => part.amount)])).toEqual(
      expect.arrayContaining([
        [-1001, [-333, -668]],
        [1001, []],
      ]),
    );
    await settle(server);
    await expectSumsToHold(server.services.db, asha.user_id);
    await undo(change_id);
    expect((await asha.call(contract.listRules)).answer.data.map(({ name }) => name)).toEqual([
      "All of Lidl",
    ]);
  });

  test("by amounts is one of its currency, and one that is remembered anew takes its place", async () => {
    await arrive("june.ofx", [[-1000, "LIDL MARKT"]]);
    const [first] = await list();
    const [food, coffee] = subs();
    await divide(first?.id ?? "", [
      { sub_category_id: food, amount: -700 },
      { sub_category_id: coffee, amount: -300 },
    ]);
    await remember(first?.id ?? "");
    const { answer } = await remember(first?.id ?? "");
    const rules = (await asha.call(contract.listRules)).answer.data;
    expect(rules).toMatchObject([
      {
        id: answer.data.id,
        actions: { split: [{ sub_category_id: food, amount: 700 }, { sub_category_id: coffee }] },
      },
    ]);
    expect(rules[0]?.conditions).toContainEqual({ field: "currency", op: "is", value: first?.currency });
  });

  test("is refused of one that is not divided, that is not there, or that was paid to nobody known", async () => {
    const [id = ""] = await ledger.addMany([{ vendor_id: null, amount: -1000 }]);
    expect(await refusalOf(remember(id))).toMatchObject({ status: 409, code: "not_divided" });
    const [food, coffee] = subs();
    await divide(id, [
      { sub_category_id: food, amount: -700 },
      { sub_category_id: coffee, amount: -300 },
    ]);
    expect(await refusalOf(remember(id))).toMatchObject({ status: 409, code: "nobody_paid" });
    expect(await refusalOf(remember(server.clock.newId()))).toMatchObject({ status: 404 });
  });
});
