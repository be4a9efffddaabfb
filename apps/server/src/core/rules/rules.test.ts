import { createTag, deleteCategory, createCategory } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { createMerchant, deleteMerchant } from "@passbook/contract/merchants";
import * as contract from "@passbook/contract/rules";
import {
  changeTransaction,
  getTransaction,
  listTransactions,
  type Transaction,
} from "@passbook/contract/transactions";
import fc from "fast-check";
import { beforeAll, afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { settle } from "../../../testing/settle.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
});

const NOBODYS = "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b";
const says = (value: string): contract.RuleCondition => ({ field: "description", op: "contains", value });
const create = async (body: Parameters<typeof makeBody>[0], person = asha) =>
  person.call(contract.createRule, { body: makeBody(body) });
const makeBody = (own: Partial<contract.NewRule> & { apply?: boolean }) => ({
  name: "Coffee",
  conditions: [says("kiosk")],
  actions: { sub_category_id: ledger.sub("eating_out.coffee") },
  ...own,
});
const preview = async (body: Parameters<typeof makeBody>[0] & { id?: string }) =>
  (await asha.call(contract.previewRule, { body: makeBody(body) })).answer.data;
const list = async () => (await asha.call(contract.listRules)).answer.data;
const get = async (id: string): Promise<Transaction> =>
  (await asha.call(getTransaction, { params: { id } })).answer.data;
const undo = (id: string | null) => asha.call(undoChange, { params: { id: id ?? "" } });
const settled = async () => {
  await settle(server);
  return readState(server.services.db, asha.user_id);
};

describe("a rule", () => {
  test("is created, listed in its order, changed, moved and deleted, and each of it can be undone", async () => {
    const states = [await settled()];
    const changes: (string | null)[] = [];
    const step = async (change_id: string | null) => {
      changes.push(change_id);
      states.push(await settled());
    };
    const one = await create({});
    await step(one.change_id);
    const two = await create({ name: "Rent", conditions: [says("rent")], enabled: false });
    await step(two.change_id);
    expect(
      (await list()).map(({ name, enabled, position, used }) => [name, enabled, position, used]),
    ).toEqual([
      ["Coffee", true, 0, 0],
      ["Rent", false, 1, 0],
    ]);
    const ids = [two.answer.data.id, one.answer.data.id];
    const ordered = await asha.call(contract.orderRules, { body: { ids } });
    expect(ordered.answer.data.map(({ id }) => id)).toEqual(ids);
    await step(ordered.change_id);
    const changed = await asha.call(contract.changeRule, {
      params: { id: one.answer.data.id },
      body: { name: "Espresso", enabled: false },
    });
    expect(changed.answer.data).toMatchObject({ name: "Espresso", enabled: false });
    await step(changed.change_id);
    const { change_id } = await asha.call(contract.deleteRule, { params: { id: one.answer.data.id } });
    expect((await list()).map(({ name }) => name)).toEqual(["Rent"]);
    await step(change_id);
    for (const [index, change] of [...changes.entries()].toReversed()) {
      expect((await undo(change)).answer.data.kept).toBe(0);
      expect(await settled()).toEqual(states[index]);
    }
  });

  test("of another person does not exist", async () => {
    const { answer } = await create({});
    const { id } = answer.data;
    const calls = [
      () => ben.call(contract.changeRule, { params: { id }, body: { name: "Mine" } }),
      () => ben.call(contract.deleteRule, { params: { id } }),
      () => ben.call(contract.orderRules, { body: { ids: [id] } }),
    ];
    for (const call of calls) expect((await refusalOf(call())).status).toBe(404);
    expect((await ben.call(contract.listRules)).answer.data).toEqual([]);
  });

  test.each([
    ["sets nothing", { actions: {} }, "actions", "Choose at least one thing that the rule sets."],
    [
      "adds no tags",
      { actions: { add_tags: [] } },
      "actions",
      "Choose at least one thing that the rule sets.",
    ],
    [
      "is for two currencies",
      {
        conditions: [
          { field: "currency", op: "is", value: "EUR" },
          { field: "currency", op: "is", value: "USD" },
        ],
      },
      "conditions",
      "The currency cannot be two things at once.",
    ],
    [
      "is for two descriptions",
      {
        conditions: [
          { field: "description", op: "is", value: "Kiosk" },
          { field: "description", op: "is", value: "Bakery" },
        ],
      },
      "conditions",
      "The description cannot be two things at once.",
    ],
    [
      "looks for signs alone",
      { conditions: [{ field: "description", op: "contains", value: "%_*" }] },
      "conditions",
      "Write a text with a letter or a digit; signs alone are not looked at.",
    ],
    [
      "has bounds the wrong way round",
      { conditions: [{ field: "amount", op: "between", from: 500, to: 100 }] },
      "conditions",
      "No amount lies within these bounds. Check which is the smaller one.",
    ],
    [
      "has days that do not meet",
      {
        conditions: [
          { field: "booked_on", op: "between", from: "2026-05-01", to: null },
          { field: "booked_on", op: "between", from: null, to: "2026-04-30" },
        ],
      },
      "conditions",
      "No date lies within these bounds. Check which is the smaller one.",
    ],
    [
      "has no bounds",
      { conditions: [{ field: "amount", op: "between", from: null, to: null }] },
      "conditions",
      "Write from where or up to where the amount may be.",
    ],
    ["has no conditions", { conditions: [] }, "conditions", "Add at least one condition."],
  ])("that %s is refused, by name of the field", async (_what, own, field, message) => {
    const body = makeBody(own as Partial<contract.NewRule>);
    for (const endpoint of [contract.createRule, contract.previewRule]) {
      const refusal = await refusalOf(asha.call(endpoint, { body }));
      expect([refusal.status, refusal.code]).toEqual([422, "invalid_input"]);
      expect(refusal.fields?.[field]).toBe(message);
    }
    expect(await list()).toEqual([]);
  });

  test("that files both as a transfer and under a category is refused", async () => {
    const actions = { transfer: true as const, sub_category_id: ledger.sub("eating_out.coffee") };
    const refusal = await refusalOf(create({ actions }));
    expect(refusal.fields).toEqual({ actions: "Choose either a category or “transfer”, not both." });
  });

  test("that names what is not there is refused as not found", async () => {
    const wrong: Partial<contract.NewRule>[] = [
      { actions: { sub_category_id: NOBODYS } },
      { actions: { merchant_id: NOBODYS } },
      { actions: { add_tags: [NOBODYS] } },
      ...(["bank_account", "merchant", "category", "sub_category", "tag"] as const).map((field) => ({
        conditions: [{ field, op: "is" as const, value: NOBODYS }],
      })),
    ];
    for (const own of wrong) expect((await refusalOf(create(own))).status).toBe(404);
    const params = { id: NOBODYS };
    expect((await refusalOf(asha.call(contract.changeRule, { params, body: { name: "x" } }))).status).toBe(
      404,
    );
    expect((await refusalOf(preview({ id: NOBODYS }) as Promise<unknown>)).status).toBe(404);
  });

  test("more than five hundred are refused", async () => {
    await create({});
    const [row] = await server.services.db
      .selectFrom("rules")
      .selectAll()
      .where("user_id", "=", asha.user_id)
      .execute();
    const rows = Array.from({ length: 499 }, (_, index) => ({
      ...row!,
      id: server.clock.newId(),
      position: index + 1,
    }));
    for (const more of rows) await server.services.db.insertInto("rules").values(more).execute();
    const refusal = await refusalOf(create({}));
    expect([refusal.status, refusal.code]).toEqual([409, "too_many_rules"]);
  });

  test("an order that leaves out or repeats a rule is refused", async () => {
    const one = (await create({})).answer.data.id;
    await create({ name: "Other" });
    for (const ids of [[one], [one, one]]) {
      const refusal = await refusalOf(asha.call(contract.orderRules, { body: { ids } }));
      expect(refusal.fields).toEqual({
        ids: "Name each of your rules once. Reload the list and try again.",
      });
    }
  });
});

describe("what a rule sets", () => {
  test("goes onto rows that arrive: category with its reason, tags, note, merchant, and out of sight", async () => {
    const sub_category_id = ledger.sub("eating_out.coffee");
    const merchant_id = (await asha.call(createMerchant, { body: { name: "Corner" } })).answer.data.id;
    const tag = await asha.call(createTag, { params: { id: sub_category_id }, body: { name: "work" } });
    const add_tags = [tag.answer.data.id];
    const made = await create({ actions: { sub_category_id, merchant_id, add_tags, note: "with Ben" } });
    await create({ name: "Away", conditions: [says("round up")], actions: { hide: true } });
    await create({ name: "Move", conditions: [says("to pot")], actions: { transfer: true } });
    const bytes = makeOfx({
      account: "111122223333",
      rows: [
        { day: "2026-10-05", cents: -350, name: "KIOSK NORTH", id: "1" },
        { day: "2026-10-06", cents: -12, name: "ROUND UP", id: "2" },
        { day: "2026-10-07", cents: -5000, name: "TO POT", id: "3" },
      ],
    });
    const statement = await importFile(server, asha, { name: "october.ofx", bytes });
    expect(statement.status).toBe("imported");
    const rows = (await asha.call(listTransactions)).answer.data;
    expect(rows.map((row) => row.description)).toEqual(["TO POT", "KIOSK NORTH"]);
    expect(rows[1]).toMatchObject({
      sub_category_id,
      merchant_id,
      tags: add_tags,
      note: "with Ben",
      edited: [],
      suggestion: null,
      why: { kind: "rule", rule_id: made.answer.data.id, name: "Coffee" },
    });
    expect(rows[0]?.sub_category_id).toBe(ledger.sub("transfers.transfers"));
    const query = { hidden: "true" };
    const hidden = (await asha.call(listTransactions, { query })).answer.data;
    expect(hidden.map((row) => [row.description, row.hidden])).toEqual([["ROUND UP", true]]);
    expect((await list()).map(({ used }) => used)).toEqual([1, 1, 1]);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("is what the preview said, row by row, and what a person set stays", async () => {
    const coffee = ledger.sub("eating_out.coffee");
    const [first = "", second = "", third = ""] = await ledger.addMany([
      { description: "Kiosk North", booked_on: "2026-03-01" },
      { description: "KIOSK SOUTH", booked_on: "2026-03-02" },
      { description: "kiósk west", booked_on: "2026-03-03" },
      { description: "bakery", booked_on: "2026-03-04" },
    ]);
    const rent = ledger.sub("housing.rent");
    await asha.call(changeTransaction, { params: { id: second }, body: { sub_category_id: rent } });
    const before = await settled();
    const seen = await preview({});
    expect(seen).toMatchObject({ matches: 3, changes: 2, kept: 1 });
    expect(seen.examples.map(({ id }) => id)).toEqual([third, first]);
    const made = await create({ apply: true });
    expect((await get(first)).sub_category_id).toBe(coffee);
    expect((await get(third)).sub_category_id).toBe(coffee);
    expect((await get(second)).sub_category_id).toBe(rent);
    expect((await list())[0]?.used).toBe(2);
    expect((await undo(made.change_id)).answer.data.kept).toBe(0);
    expect(await settled()).toEqual(before);
  });

  test("is kept to by the first of two rules, also while one of them is edited", async () => {
    const id = await ledger.add({ description: "kiosk" });
    const first = (await create({ apply: true })).answer.data.id;
    const rent = { sub_category_id: ledger.sub("housing.rent") };
    expect(await preview({ name: "Later", actions: rent })).toMatchObject({
      matches: 1,
      changes: 0,
      kept: 1,
    });
    expect(await preview({ id: first, actions: rent })).toMatchObject({ matches: 1, changes: 1, kept: 0 });
    await asha.call(contract.changeRule, { params: { id: first }, body: { actions: rent, apply: true } });
    expect((await get(id)).sub_category_id).toBe(rent.sub_category_id);
  });

  test("always is exactly what the preview counted, whatever the rule", async () => {
    const subs = ["eating_out.coffee", "housing.rent", "groceries.supermarket"].map((id) => ledger.sub(id));
    const texts = ["kiosk north", "kiosk south", "bakery", "rent may"];
    await ledger.addMany(
      Array.from({ length: 24 }, (_, index) => ({
        description: texts[index % texts.length] ?? "",
        amount: index % 5 === 0 ? 900 : -100 * (index + 1),
        booked_on: `2026-0${String((index % 6) + 1)}-${String(index + 1).padStart(2, "0")}`,
        status: index % 7 === 0 ? ("pending" as const) : ("posted" as const),
      })),
    );
    const condition = fc.oneof(
      fc.constantFrom("kiosk", "south", "BAKERY", "x").map(says),
      fc.constantFrom("in" as const, "out" as const).map((value) => ({
        field: "direction" as const,
        op: "is" as const,
        value,
      })),
      fc.tuple(fc.nat(1000), fc.nat(2000)).map(([from, more]) => ({
        field: "amount" as const,
        op: "between" as const,
        from,
        to: from + more,
      })),
      fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 15, max: 31 })).map(([from, to]) => ({
        field: "day_of_month" as const,
        op: "between" as const,
        from,
        to,
      })),
    );
    const actions = fc.oneof(
      fc.constantFrom(...subs).map((sub_category_id) => ({ sub_category_id })),
      fc.constant({ note: "seen" }),
      fc.constant({ hide: true as const }),
    );
    await fc.assert(
      fc.asyncProperty(condition, actions, async (one, sets) => {
        const body = { name: "Any", conditions: [one], actions: sets };
        const before = await readRows();
        const seen = (await asha.call(contract.previewRule, { body })).answer.data;
        const made = await asha.call(contract.createRule, { body: { ...body, apply: true } });
        const after = await readRows();
        const changed = [...after].filter(([id, row]) => before.get(id) !== row).map(([id]) => id);
        expect(changed.length).toBe(seen.changes);
        expect(changed.toSorted()).toEqual(seen.examples.map(({ id }) => id).toSorted());
        expect(
          (await asha.call(contract.previewRule, { body: { ...body, id: made.answer.data.id } })).answer.data
            .changes,
        ).toBe(0);
      }),
      { numRuns: 12 },
    );
    await expectSumsToHold(server.services.db, asha.user_id);
  });
});

const readRows = async (): Promise<Map<string, string>> => {
  const rows = await server.services.db
    .selectFrom("transactions")
    .selectAll()
    .where("user_id", "=", asha.user_id)
    .execute();
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
};

describe("what a rule speaks of", () => {
  test("moves with its category, and its category does not go without a place for it", async () => {
    const made = (name: string, parent_id?: string) =>
      asha.call(createCategory, {
        body: { name, icon: "house", ...(parent_id === undefined ? {} : { parent_id }) },
      });
    const parent = (await made("Games")).answer.data.id;
    const chess = (await made("Chess", parent)).answer.data.id;
    const { answer } = await create({ actions: { sub_category_id: chess } });
    await create({ name: "Played", conditions: [{ field: "category", op: "is", value: parent }] });
    const coffee = ledger.sub("eating_out.coffee");
    const moved = await asha.call(deleteCategory, { params: { id: chess }, query: { move_to: coffee } });
    expect((await list())[0]?.actions).toEqual({ sub_category_id: coffee });
    await undo(moved.change_id);
    expect((await list())[0]?.actions).toEqual({ sub_category_id: chess });
    const refused = await refusalOf(asha.call(deleteCategory, { params: { id: parent } }));
    expect(refused).toMatchObject({ status: 409, code: "in_use" });
    expect(refused.message).toContain("Without it 2 rules would go too.");
    expect((await list())[0]?.id).toBe(answer.data.id);
  });

  test("falls only when its person says so, and undo brings it back", async () => {
    const merchant_id = (await asha.call(createMerchant, { body: { name: "Corner" } })).answer.data.id;
    const { answer } = await create({ actions: { merchant_id } });
    const before = await settled();
    const refused = await refusalOf(asha.call(deleteMerchant, { params: { id: merchant_id } }));
    expect(refused).toMatchObject({ status: 409, code: "in_use" });
    expect(refused.message).toContain("Without it 1 rule would go too.");
    const move_to = "none";
    const dropped = await asha.call(deleteMerchant, { params: { id: merchant_id }, query: { move_to } });
    expect(await list()).toEqual([]);
    await undo(dropped.change_id);
    expect(await settled()).toEqual(before);
    expect((await list())[0]?.id).toBe(answer.data.id);
  });

  test("loses the action whose merchant goes, and keeps the others", async () => {
    const merchant_id = (await asha.call(createMerchant, { body: { name: "Corner" } })).answer.data.id;
    await create({ actions: { merchant_id, note: "x" } });
    await asha.call(deleteMerchant, { params: { id: merchant_id } });
    expect((await list())[0]?.actions).toEqual({ note: "x" });
  });
});
