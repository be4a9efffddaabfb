import type { Db } from "@passbook/db/dialect";
import { insertRows } from "@passbook/db/dialect";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import {
  makeAccount,
  makeAnswer,
  makeCategory,
  makeMerchant,
  makeTransaction,
  makeVendor,
  readState,
  readSums,
  seedUser,
} from "../../../../testing/rows.ts";
import { listChanges, undoChange as undoEndpoint } from "@passbook/contract/changes";
import { signUp } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import type { Author } from "../told/author.ts";
import { changeData } from "./change-data.ts";
import { deleteFrom, deleteKeys, type Edit, insertInto, updateEach, updateIn } from "../told/edits.ts";
import { undoChange } from "../undo/undo-change.ts";
import { countWrongSums } from "../../sums/index.ts";

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer();
  db = server.services.db;
});
afterAll(() => server.close());

const small = process.env["TEST_ENGINE"] !== "sqlite";

let people = 0;
/** A person with two accounts, four sub-categories, a merchant with two vendors, and a tag. */
const start = async (): Promise<Author> => {
  people += 1;
  const user_id = server.clock.newId();
  await seedUser(db, user_id);
  const author = { user_id, session_id: null, clock: server.clock };
  const id = (name: string) => `${name}-${String(people)}`;
  await insertRows(db, "categories", [
    makeCategory(user_id, id("none"), { starter_id: "uncategorised" }),
    makeCategory(user_id, id("none-sub"), {
      parent_id: id("none"),
      starter_id: "uncategorised.uncategorised",
    }),
  ]);
  await change(author, [
    insertInto("bank_accounts", [makeAccount(user_id, id("giro")), makeAccount(user_id, id("card"))]),
    insertInto("categories", [
      makeCategory(user_id, id("food")),
      makeCategory(user_id, id("lunch"), { parent_id: id("food") }),
      makeCategory(user_id, id("dinner"), { parent_id: id("food") }),
    ]),
    insertInto("tags", [
      { user_id, id: id("work"), sub_category_id: id("lunch"), name: "work", name_key: "work" },
    ]),
    insertInto("merchants", [makeMerchant(user_id, id("cafe"))]),
    insertInto(
      "vendors",
      ["v1", "v2"].map((name) => makeVendor(user_id, id(name), { merchant_id: id("cafe"), is_assigned: 1 })),
    ),
  ]);
  return author;
};

const change = (author: Author, edits: readonly Edit[]) =>
  db.transaction().execute((trx) => changeData(trx, author, { kind: "test", summary: "test" }, edits));
const undo = (author: Author, id: string) => db.transaction().execute((trx) => undoChange(trx, author, id));

const expectSums = async (author: Author) => {
  await expectSumsToHold(db, author.user_id);
};

/** A number that chooses among what is there. */
type Dice = { op: number; a: number; b: number; c: number };
const dice = fc.record({
  op: fc.nat(11),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
});

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length];
const idsOf = async (
  table: "transactions" | "bank_accounts" | "merchants" | "vendors" | "categories" | "tags" | "splits",
  user_id: string,
): Promise<string[]> => {
  const rows = await db.selectFrom(table).select("id").where("user_id", "=", user_id).orderBy("id").execute();
  return rows.map((row) => row.id);
};
const subIds = async (user_id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
};

/** Turns dice into edits that the data as it is now allows. */
const toEdits = async (author: Author, { op, a, b, c }: Dice): Promise<Edit[]> => {
  const { user_id, clock } = author;
  const transactions = await idsOf("transactions", user_id);
  const accounts = await idsOf("bank_accounts", user_id);
  const merchants = await idsOf("merchants", user_id);
  const vendors = await idsOf("vendors", user_id);
  const subs = await subIds(user_id);
  const tags = await idsOf("tags", user_id);
  const some = transactions.filter((_, index) => (index + a) % 3 === 0);
  const account = pick(accounts, a) ?? "";
  const sub = pick(subs, b) ?? "";
  const one = pick(transactions, a);
  if (op <= 2 || one === undefined) {
    const made = c % 4 === 0 ? [makeVendor(user_id, clock.newId())] : [];
    const vendor = made[0]?.id ?? pick(vendors, b) ?? null;
    return [
      insertInto("vendors", made),
      insertInto(
        "transactions",
        Array.from({ length: 1 + (a % 4) }, (_, index) =>
          makeTransaction(user_id, clock.newId(), {
            bank_account_id: account,
            sub_category_id: sub,
            merchant_id: c % 2 === 0 ? (pick(merchants, c) ?? null) : null,
            vendor_id: c % 3 === 0 && made.length === 0 ? null : vendor,
            amount: (b % 2 === 0 ? -1 : 1) * (c + index),
            ...(c % 5 === 0 ? { suggested_id: pick(subs, c + index) ?? null, confidence: c } : {}),
            booked_on: `2026-${c % 2 === 0 ? "10" : "11"}-${String(1 + (a % 28)).padStart(2, "0")}`,
          }),
        ),
      ),
    ];
  }
  if (op === 3)
    return [
      updateIn("transactions", some, {
        sub_category_id: sub,
        suggested_id: null,
        confidence: null,
        note: String(c),
      }),
    ];
  if (op === 4)
    return [
      updateIn("transactions", some, { merchant_id: null, amount: c }),
      updateIn("transactions", [one], { merchant_id: pick(merchants, c) ?? null, amount: -b }),
    ];
  if (op === 5) return [deleteFrom("transactions", some)];
  if (op === 6) {
    const id = clock.newId();
    return [
      insertInto("merchants", [makeMerchant(user_id, id)]),
      updateIn("vendors", vendors, { merchant_id: id }),
      updateIn("transactions", some, { merchant_id: id }),
    ];
  }
  if (op === 7) {
    const gone = pick(merchants, a);
    const into = pick(merchants, a + 1) ?? null;
    if (gone === undefined || gone === into) return [];
    const move = async (table: "transactions" | "vendors") => {
      const rows = await db
        .selectFrom(table)
        .select("id")
        .where("user_id", "=", user_id)
        .where("merchant_id", "=", gone)
        .execute();
      return updateIn(
        table,
        rows.map((row) => row.id),
        { merchant_id: into },
      );
    };
    return [await move("transactions"), await move("vendors"), deleteFrom("merchants", [gone])];
  }
  if (op === 8) {
    const parts = [c, 1 + b].map((amount, position) => ({
      user_id,
      id: clock.newId(),
      transaction_id: one,
      position,
      sub_category_id: pick(subs, c + position) ?? "",
      amount: -amount,
      note: null,
      percent: null,
    }));
    return [insertInto("splits", parts), updateIn("transactions", [one], { has_splits: 1 })];
  }
  if (op === 9) {
    const tag = pick(tags, b);
    const known = await db
      .selectFrom("transaction_tags")
      .selectAll()
      .where("user_id", "=", user_id)
      .execute();
    const free = some.filter((id) => !known.some((row) => row.transaction_id === id && row.tag_id === tag));
    if (tag === undefined || c % 3 === 0)
      return [deleteKeys("transaction_tags", known), deleteFrom("tags", tag === undefined ? [] : [tag])];
    return [
      insertInto(
        "transaction_tags",
        free.map((id) => ({ user_id, transaction_id: id, tag_id: tag })),
      ),
    ];
  }
  if (op === 10) {
    const transaction_id = `answered-${String(c % 5)}`;
    const known = await db
      .selectFrom("answers")
      .select("id")
      .where("user_id", "=", user_id)
      .where("transaction_id", "=", transaction_id)
      .execute();
    const id = known[0]?.id;
    return id === undefined
      ? [
          insertInto("answers", [
            makeAnswer(user_id, clock.newId(), { transaction_id, sub_category_id: sub }),
          ]),
        ]
      : [updateEach("answers", [{ key: { id }, values: { sub_category_id: sub, answered_at: String(c) } }])];
  }
  const parent = clock.newId();
  const child = clock.newId();
  return [
    insertInto("categories", [
      makeCategory(user_id, parent),
      makeCategory(user_id, child, { parent_id: parent }),
    ]),
    insertInto("tags", [{ user_id, id: clock.newId(), sub_category_id: child, name: "t", name_key: "t" }]),
    updateEach(
      "transactions",
      some.map((id, index) => ({ key: { id }, values: { sub_category_id: child, note: String(index) } })),
    ),
  ];
};

describe("undo", () => {
  test("an undo after any edit gives the state before, its undo the state after, and the sums are always right", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(dice, { minLength: 1, maxLength: 12 }), async (throws) => {
        const author = await start();
        for (const thrown of throws) {
          const before = await readState(db, author.user_id);
          const id = await change(author, await toEdits(author, thrown));
          const after = await readState(db, author.user_id);
          await expectSums(author);
          const undone = await undo(author, id);
          expect(undone.kept).toBe(0);
          expect(await readState(db, author.user_id)).toEqual(before);
          const redone = await undo(author, undone.change_id);
          expect(redone.kept).toBe(0);
          expect(await readState(db, author.user_id)).toEqual(after);
          await expectSums(author);
        }
      }),
      { numRuns: small ? 4 : 40 },
    );
  });

  test("undoing every change in reverse order leads back to the beginning", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(dice, { minLength: 2, maxLength: 15 }), async (throws) => {
        const author = await start();
        const before = await readState(db, author.user_id);
        const ids: string[] = [];
        for (const thrown of throws) ids.push(await change(author, await toEdits(author, thrown)));
        for (const id of ids.toReversed()) expect((await undo(author, id)).kept).toBe(0);
        expect(await readState(db, author.user_id)).toEqual(before);
      }),
      { numRuns: small ? 3 : 25 },
    );
  });

  test("undoing changes in any order never breaks and keeps the sums right", async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.array(dice, { minLength: 2, maxLength: 12 }),
        fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
        async (throws, order) => {
          const author = await start();
          const ids: string[] = [];
          for (const thrown of throws) ids.push(await change(author, await toEdits(author, thrown)));
          const shuffled = ids
            .map((id, index) => ({ id, at: order[index] ?? 0 }))
            .toSorted((one, other) => one.at - other.at);
          for (const { id } of shuffled) {
            const undone = await undo(author, id);
            if (undone.kept % 2 === 1) await undo(author, undone.change_id);
            await expectSums(author);
          }
        },
      ),
      { numRuns: small ? 3 : 40 },
    );
  });

  test("fields edited again later survive and are counted in kept", async () => {
    const author = await start();
    const id = `t-${author.user_id}`;
    const { giro, lunch, dinner } = names();
    await change(author, [
      insertInto("transactions", [
        makeTransaction(author.user_id, id, { bank_account_id: giro, sub_category_id: lunch }),
      ]),
    ]);
    const first = await change(author, [
      updateIn("transactions", [id], { sub_category_id: dinner, note: "first" }),
    ]);
    await change(author, [updateIn("transactions", [id], { note: "second" })]);
    expect((await undo(author, first)).kept).toBe(1);
    const row = await db
      .selectFrom("transactions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sub_category_id: lunch, note: "second" });
    await expectSums(author);
  });

  test("a name taken meanwhile is numbered, a category gone meanwhile becomes Uncategorised", async () => {
    const author = await start();
    const { user_id } = author;
    const { giro, food, lunch, dinner, none } = names();
    const id = `t-${user_id}`;
    await change(author, [
      insertInto("transactions", [
        makeTransaction(user_id, id, { bank_account_id: giro, sub_category_id: lunch }),
      ]),
    ]);
    const renamed = await change(author, [
      updateIn("categories", [lunch], { name: "Midday", name_key: "midday" }),
    ]);
    await change(author, [
      insertInto("categories", [
        makeCategory(user_id, `new-${user_id}`, { parent_id: food, name: "Other", name_key: lunch }),
      ]),
    ]);
    await undo(author, renamed);
    const again = await db
      .selectFrom("categories")
      .selectAll()
      .where("id", "=", lunch)
      .executeTakeFirstOrThrow();
    expect(again).toMatchObject({ name: `${lunch} (2)`, name_key: `${lunch} (2)` });

    const moved = await change(author, [updateIn("transactions", [id], { sub_category_id: dinner })]);
    await change(author, [deleteFrom("categories", [lunch])]);
    await undo(author, moved);
    const row = await db
      .selectFrom("transactions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.sub_category_id).toBe(none);
    await expectSums(author);
  });

  test("a row that others came to depend on stays and is counted in kept", async () => {
    const author = await start();
    const { giro, food } = names();
    const { user_id } = author;
    const sub = `late-${user_id}`;
    const made = await change(author, [
      insertInto("categories", [makeCategory(user_id, sub, { parent_id: food })]),
    ]);
    await change(author, [
      insertInto("transactions", [
        makeTransaction(user_id, `t-${user_id}`, { bank_account_id: giro, sub_category_id: sub }),
      ]),
    ]);
    expect((await undo(author, made)).kept).toBe(1);
    expect(await idsOf("categories", user_id)).toContain(sub);
  });

  test("a deleted transaction that a statement brought again is not doubled", async () => {
    const author = await start();
    const { giro, lunch } = names();
    const { user_id } = author;
    const row = makeTransaction(user_id, `t-${user_id}`, {
      bank_account_id: giro,
      sub_category_id: lunch,
      fingerprint: "same",
    });
    await change(author, [insertInto("transactions", [row])]);
    const deleted = await change(author, [deleteFrom("transactions", [row.id])]);
    await change(author, [insertInto("transactions", [{ ...row, id: `again-${user_id}` }])]);
    expect((await undo(author, deleted)).kept).toBe(1);
    expect(await idsOf("transactions", user_id)).toEqual([`again-${user_id}`]);
    await expectSums(author);
  });

  test("of two undos of one change at once, one wins and the other is refused", async () => {
    const author = await start();
    const { lunch } = names();
    const id = await change(author, [updateIn("categories", [lunch], { icon: "star" })]);
    const both = await Promise.allSettled([undo(author, id), undo(author, id)]);
    expect(both.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ status: 409, code: "already_undone" });
  });

  test("edits of one row at the same time follow one another, and the sums stay right", async () => {
    expect.hasAssertions();
    const author = await start();
    const { giro, lunch, dinner } = names();
    const id = `t-${author.user_id}`;
    await change(author, [
      insertInto("transactions", [
        makeTransaction(author.user_id, id, { bank_account_id: giro, sub_category_id: lunch }),
      ]),
    ]);
    await Promise.all(
      [dinner, lunch, dinner, lunch, dinner].map((sub_category_id, index) =>
        change(author, [updateIn("transactions", [id], { sub_category_id, amount: -index })]),
      ),
    );
    await expectSums(author);
  });

  test("an undone undo makes the change undoable again, and its undo undone", async () => {
    const author = await start();
    const { lunch } = names();
    const id = await change(author, [updateIn("categories", [lunch], { icon: "star" })]);
    const first = await undo(author, id);
    const second = await undo(author, first.change_id);
    await undo(author, second.change_id);
    const rows = await db.selectFrom("changes").selectAll().where("user_id", "=", author.user_id).execute();
    const undone = new Map(rows.map((row) => [row.id, row.undone_at !== null]));
    expect([id, first.change_id, second.change_id].map((one) => undone.get(one))).toEqual([
      true,
      false,
      true,
    ]);
    await expect(undo(author, id)).rejects.toMatchObject({ code: "already_undone" });
  });

  test("of a time when vendors were remembered takes the answer that came of it back", async () => {
    const author = await start();
    const { user_id } = author;
    const account = await db
      .selectFrom("bank_accounts")
      .select("id")
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
    const { sub_category_id } = await db
      .selectFrom("tags")
      .select("sub_category_id")
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
    const bank_account_id = account.id;
    const transaction_id = author.clock.newId();
    await change(author, [
      insertInto("transactions", [
        makeTransaction(user_id, transaction_id, { bank_account_id, sub_category_id }),
      ]),
    ]);
    const filed = { note: "filed", edited: '["sub_category_id"]' };
    const id = await change(author, [updateIn("transactions", [transaction_id], filed)]);
    const edits = await db
      .selectFrom("changes")
      .select("edits")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const memory = {
      op: "insert",
      table: "vendor_memories",
      keys: [{ vendor_key: "x", sub_category_id: "y" }],
    };
    await db
      .updateTable("changes")
      .set({
        kind: "change_transactions",
        edits: JSON.stringify([...(JSON.parse(edits.edits) as object[]), memory]),
      })
      .where("id", "=", id)
      .execute();
    await insertRows(db, "answers", [
      makeAnswer(user_id, transaction_id, { transaction_id, sub_category_id }),
    ]);
    expect((await undo(author, id)).kept).toBe(0);
    expect(await db.selectFrom("answers").select("id").where("user_id", "=", user_id).execute()).toEqual([]);
  });

  test("another person's change cannot be undone", async () => {
    const author = await start();
    const { lunch } = names();
    const id = await change(author, [updateIn("categories", [lunch], { icon: "star" })]);
    const other = await start();
    await expect(undo(other, id)).rejects.toMatchObject({ status: 404, code: "not_found" });
  });

  test("an edit of another person's rows changes nothing", async () => {
    const author = await start();
    const { lunch } = names();
    const before = await readState(db, author.user_id);
    const other = await start();
    await change(other, [
      updateIn("categories", [lunch], { icon: "star" }),
      deleteFrom("categories", [lunch]),
    ]);
    expect(await readState(db, author.user_id)).toEqual(before);
  });

  test("ten thousand rows are inserted, edited, deleted and brought back whole", async () => {
    const author = await start();
    const { giro, lunch, dinner } = names();
    const { user_id } = author;
    const count = small ? 500 : 10_000;
    const rows = Array.from({ length: count }, (_, index) =>
      makeTransaction(user_id, server.clock.newId(), {
        bank_account_id: giro,
        sub_category_id: index % 2 === 0 ? lunch : dinner,
        note: String(index),
        booked_on: `20${String(10 + (index % 15))}-0${String(1 + (index % 9))}-1${String(index % 10)}`,
      }),
    );
    const took = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
      const from = performance.now();
      const answer = await run();
      if (process.env["MEASURE"] !== undefined)
        console.log(what, String(count), `${String(Math.round(performance.now() - from))} ms`);
      return answer;
    };
    const ids = rows.map((row) => row.id);
    const inserted = await took("insert", () => change(author, [insertInto("transactions", rows)]));
    const full = await readState(db, user_id);
    const edited = await took("update", () =>
      change(author, [updateIn("transactions", ids, { sub_category_id: dinner, note: "same" })]),
    );
    await took("undo of update", () => undo(author, edited));
    expect(await readState(db, user_id)).toEqual(full);
    const deleted = await took("delete", () => change(author, [deleteFrom("transactions", ids)]));
    await took("undo of delete", () => undo(author, deleted));
    expect(await readState(db, user_id)).toEqual(full);
    await took("undo of insert", () => undo(author, inserted));
    expect(await idsOf("transactions", user_id)).toEqual([]);
    expect((await readSums(db, user_id)).months.size).toBe(0);
  });
});

describe("the history", () => {
  test("lists what was done, newest first and in pages, and undoes one of it", async () => {
    const asha = await signUp(server, "Asha Rao");
    const author = { user_id: asha.user_id, session_id: null, clock: server.clock };
    const id = (number: number) => `m${String(number)}-${asha.user_id}`;
    for (const number of [1, 2, 3])
      await db
        .transaction()
        .execute((trx) =>
          changeData(trx, author, { kind: "create_merchant", summary: `M${String(number)}` }, [
            insertInto("merchants", [makeMerchant(asha.user_id, id(number))]),
          ]),
        );
    const first = (await asha.call(listChanges, { query: { limit: 2 } })).answer;
    expect(first.data.map((change) => change.summary)).toEqual(["M3", "M2"]);
    const { data } = (await asha.call(listChanges, { query: { after: first.next ?? "" } })).answer;
    expect(data.map((change) => [change.summary, change.row_count, change.undone_at])).toEqual([
      ["M1", 1, null],
    ]);

    const params = { id: data[0]?.id ?? "" };
    const undone = await asha.call(undoEndpoint, { params });
    expect(undone.answer.data).toMatchObject({
      kept: 0,
      undone: "create_merchant",
      change: { kind: "undo", undo_of: params.id },
    });
    expect(undone.change_id).toBe(undone.answer.data.change.id);
    expect(await idsOf("merchants", asha.user_id)).toEqual([id(2), id(3)]);
    expect(await refusalOf(asha.call(undoEndpoint, { params }))).toMatchObject({
      status: 409,
      code: "already_undone",
    });
    const redone = await asha.call(undoEndpoint, { params: { id: undone.change_id ?? "" } });
    expect(redone.answer.data.undone).toBe("create_merchant");
    expect(await idsOf("merchants", asha.user_id)).toHaveLength(3);

    const ben = await signUp(server, "Ben Cole");
    expect((await ben.call(listChanges)).answer.data).toEqual([]);
    const theirs = { id: first.data[0]?.id ?? "" };
    expect(await refusalOf(ben.call(undoEndpoint, { params: theirs }))).toMatchObject({ status: 404 });
    expect(await refusalOf(asha.call(listChanges, { query: { limit: 1000 } }))).toMatchObject({
      status: 422,
      fields: { limit: expect.any(String) as string },
    });
  });
});

test("a sum that is not what the rows add up to is found", async () => {
  const author = await start();
  const { giro, lunch } = names();
  const { user_id } = author;
  await change(author, [
    insertInto("transactions", [
      makeTransaction(user_id, `t-${user_id}`, { bank_account_id: giro, sub_category_id: lunch }),
    ]),
  ]);
  expect(await countWrongSums(db)).toBe(0);
  await db.updateTable("month_sums").set({ money_out: 1 }).where("user_id", "=", user_id).execute();
  expect(await countWrongSums(db)).toBe(2);
  await db.deleteFrom("month_sums").where("user_id", "=", user_id).execute();
  expect(await countWrongSums(db)).toBe(1);
});

const names = () => {
  const id = (name: string) => `${name}-${String(people)}`;
  return {
    giro: id("giro"),
    food: id("food"),
    lunch: id("lunch"),
    dinner: id("dinner"),
    none: id("none-sub"),
  };
};
