import { changeBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { listCategories } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { deleteStatement } from "@passbook/contract/statements";
import {
  changeTransaction,
  createTransaction,
  deleteTransactions,
  getTransaction,
  rewriteTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import { addDays } from "@passbook/contract/values";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile, readLedger } from "../../../testing/imports.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { makeOfx, type OfxRow } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { printFile, readPrinted } from "../../../testing/printed-files.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
});
afterAll(() => server.close());

const COFFEE = { booked_on: "2026-09-10", amount: -1250, currency: "EUR", description: "coffee" };
const write = (person: TestPerson, own: object = {}) =>
  person.call(createTransaction, { body: { ...COFFEE, ...own } });
const accountsOf = async (person: TestPerson) => (await person.call(listBankAccounts)).answer.data;

test("what is written down is of the cash in its currency, made once, filed as a printed row, and undone", async () => {
  const { answer, change_id } = await write(asha, { note: "with Anna" });
  const [cash] = await accountsOf(asha);
  expect(cash).toMatchObject({ account_type: "cash", currency: "EUR", display_label: "Cash" });
  const { answer: listed } = await asha.call(listCategories);
  const subs = listed.data.flatMap(({ sub_categories }) => sub_categories);
  const { sub_category_id, suggestion } = answer.data;
  const filed = subs.find(({ id }) => id === (suggestion?.sub_category_id ?? sub_category_id));
  expect(filed?.name).toMatch(/Coffee/);
  expect(answer.data).toMatchObject({
    bank_account_id: cash?.id,
    statement_id: null,
    source: null,
    note: "with Anna",
    vendor_name: "Coffee",
    status: "posted",
  });
  await write(asha, { amount: 2000, description: "from Anna" });
  await write(asha, { currency: "USD" });
  expect((await accountsOf(asha)).map(({ currency }) => currency).toSorted()).toEqual(["EUR", "USD"]);
  await expectSumsToHold(server.services.db, asha.user_id);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  const refused = await refusalOf(asha.call(getTransaction, { params: { id: answer.data.id } }));
  expect(refused.status).toBe(404);
});

test("a first one is taken back with the account that was made for it", async () => {
  const dora = await signUp(server, "Dora");
  const before = await readState(server.services.db, dora.user_id);
  const { change_id } = await write(dora);
  await dora.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, dora.user_id)).toEqual(before);
});

test("two alike are two, two at once make one account, and a closed one is left alone", async () => {
  const emil = await signUp(server, "Emil");
  await Promise.all([write(emil), write(emil)]);
  const [cash, ...others] = await accountsOf(emil);
  expect([cash?.transaction_count, others]).toEqual([2, []]);
  await emil.call(changeBankAccount, { params: { id: cash?.id ?? "" }, body: { closed: true } });
  await write(emil);
  expect(await accountsOf(emil)).toHaveLength(2);
});

test("the account is called as the person calls cash", async () => {
  const greta = await signUp(server, "Greta");
  await greta.call(changeUser, { params: { id: greta.user_id }, body: { language: "de" } });
  await write(greta);
  expect((await accountsOf(greta))[0]?.display_label).toBe("Bargeld");
});

test("what is no amount, no day, no text, or not of its account is refused and named", async () => {
  const ledger = await makeLedger(server, asha);
  const own = { bank_account_id: ledger.account_id };
  const bodies = [
    { amount: 0 },
    { booked_on: "2026-02-30" },
    { description: "  " },
    { currency: "QQQ" },
    { ...own, currency: "USD" },
    { bank_account_id: server.clock.newId() },
  ];
  const refused = await Promise.all(bodies.map((body) => refusalOf(write(asha, body))));
  expect(refused.map(({ status, fields }) => [status, ...Object.keys(fields)])).toEqual([
    [422, "amount"],
    [422, "booked_on"],
    [422, "description"],
    [422, "currency"],
    [422, "currency"],
    [404, "bank_account_id"],
  ]);
});

describe("what is written down", () => {
  const rewrite = (person: TestPerson, id: string, body: object) =>
    person.call(rewriteTransaction, { params: { id }, body });
  const readBack = async (person: TestPerson, id: string) =>
    (await person.call(getTransaction, { params: { id } })).answer.data;

  test("is written anew: its day, amount and text, filed by the new text, and undone", async () => {
    const frida = await signUp(server, "Frida");
    const { id } = (await write(frida, { note: "with Anna" })).answer.data;
    const before = await readState(server.services.db, frida.user_id);
    const body = { booked_on: "2026-09-12", amount: -4300, description: "restaurant" };
    const { answer, change_id } = await rewrite(frida, id, body);
    expect(answer.data).toMatchObject({ ...body, note: "with Anna", vendor_name: "Restaurant" });
    const { data } = (await frida.call(listCategories)).answer;
    const shown = answer.data.suggestion?.sub_category_id ?? answer.data.sub_category_id;
    const filed = data.flatMap(({ sub_categories }) => sub_categories).find((sub) => sub.id === shown);
    expect(filed?.name).toMatch(/Restaurant/);
    await expectSumsToHold(server.services.db, frida.user_id);
    await frida.call(undoChange, { params: { id: change_id ?? "" } });
    expect(await readState(server.services.db, frida.user_id)).toEqual(before);
  });

  test("keeps its category and its parts, which come to the new amount", async () => {
    const gita = await signUp(server, "Gita");
    const { id } = (await write(gita)).answer.data;
    const { data } = (await gita.call(listCategories)).answer;
    const [one = "", two = ""] = data.flatMap(({ sub_categories }) => sub_categories.map((sub) => sub.id));
    const divide = (splits: object[]) => gita.call(splitTransaction, { params: { id }, body: { splits } });
    await divide([
      { sub_category_id: one, percent: 3330 },
      { sub_category_id: two, percent: 6670 },
    ]);
    const parts = async (amount: number) =>
      (await rewrite(gita, id, { amount })).answer.data.splits.map((part) => [part.amount, part.percent]);
    expect(await parts(-1001)).toEqual([
      [-333, 3330],
      [-668, 6670],
    ]);
    await divide([
      { sub_category_id: one, amount: -1 },
      { sub_category_id: two, amount: -1000 },
    ]);
    expect(await parts(-900)).toEqual([
      [-1, null],
      [-899, null],
    ]);
    await gita.call(changeTransaction, { params: { id }, body: { sub_category_id: one } });
    expect((await rewrite(gita, id, { description: "restaurant" })).answer.data.sub_category_id).toBe(one);
    await expectSumsToHold(server.services.db, gita.user_id);
  });

  test("is refused what is no amount, no day, nothing at all, and what a statement prints", async () => {
    const ledger = await makeLedger(server, asha);
    const printed = await ledger.add({});
    const { id } = (await write(asha)).answer.data;
    for (const [of, body, status, code] of [
      [id, { amount: 0 }, 422, "invalid_input"],
      [id, { booked_on: "2026-02-30" }, 422, "invalid_input"],
      [id, {}, 422, "invalid_input"],
      [printed, { amount: -1 }, 409, "not_by_hand"],
      [server.clock.newId(), { amount: -1 }, 404, "not_found"],
    ] as const)
      expect(await refusalOf(rewrite(asha, of, body))).toMatchObject({ status, code });
    expect((await readBack(asha, id)).amount).toBe(COFFEE.amount);
  });
});

describe("a later statement", () => {
  let people = 0;
  /** A person with an account of a bank, and what they wrote down in it. */
  const start = async (...written: readonly object[]) => {
    people += 1;
    const person = await signUp(server, `Person ${String(people)}`);
    const ledger = await makeLedger(server, person);
    const ids: string[] = [];
    for (const own of written)
      ids.push((await write(person, { bank_account_id: ledger.account_id, ...own })).answer.data.id);
    const read = (rows: readonly OfxRow[], name = "a.ofx") =>
      importFile(server, person, {
        name,
        bytes: makeOfx({ account: "1234", rows }),
        account_id: ledger.account_id,
      });
    return { person, ids, read, account_id: ledger.account_id };
  };
  const row = (day: string, cents: number, name: string, id = "F0000001"): OfxRow => ({
    day,
    cents,
    name,
    id,
  });

  test.each([-3, 0, 7])(
    "that prints it %i days later takes it over with all that was set on it",
    async (days) => {
      const { person, ids, read } = await start({ note: "with Anna" });
      const [id = ""] = ids;
      const booked_on = addDays(COFFEE.booked_on, days);
      const { counts } = await read([row(booked_on, -1250, "BLUE BOTTLE 94107")]);
      expect(counts).toMatchObject({ new: 0 });
      const rows = await readLedger(server, person);
      expect(rows).toMatchObject([{ id, booked_on, description: "BLUE BOTTLE 94107", note: "with Anna" }]);
      expect(rows[0]?.statement_id).not.toBeNull();
      await expectSumsToHold(server.services.db, person.user_id);
      // Once it is printed it is a row as all others.
      await read([row(booked_on, -1250, "BLUE BOTTLE 94107")], "b.ofx");
      expect(await readLedger(server, person)).toHaveLength(1);
    },
  );

  test.each([
    ["another amount", COFFEE.booked_on, -1251],
    ["the other direction", COFFEE.booked_on, 1250],
    ["a day too early", addDays(COFFEE.booked_on, -4), -1250],
    ["a day too late", addDays(COFFEE.booked_on, 8), -1250],
  ])("that prints %s is about something else", async (_, day, cents) => {
    const { person, read } = await start({});
    await read([row(day, cents, "BLUE BOTTLE 94107")]);
    expect(await readLedger(server, person)).toHaveLength(2);
  });

  test("that prints two of three takes over those that are alike, each once", async () => {
    const { person, ids, read } = await start(
      { description: "Kiosk am Ring" },
      { description: "Blue Bottle" },
      { description: "Teehaus", booked_on: "2026-09-11" },
    );
    await read([
      row("2026-09-11", -1250, "TEEHAUS SEPT", "F1"),
      row("2026-09-11", -1250, "BLUE BOTTLE", "F2"),
    ]);
    const rows = await readLedger(server, person);
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ statement_id }) => statement_id === null).map(({ id }) => id)).toEqual([ids[0]]);
  });

  test("that announces it and one that books it are about the same", async () => {
    const { person, ids, account_id } = await start({});
    const print = (pending: boolean, description: string) =>
      importFile({ ...server, services: readPrinted(server.services) }, person, {
        name: `${description}.csv`,
        bytes: printFile({
          format: "csv",
          rows: [{ booked_on: "2026-09-11", amount: -1250, description, pending }],
        }),
        account_id,
      });
    await print(true, "BLUE BOTTLE");
    await print(false, "BLUE BOTTLE 94107");
    expect((await readLedger(server, person)).map(({ id, status }) => [id, status])).toEqual([
      [ids[0], "posted"],
    ]);
  });

  test("is deleted, and what was written down is there again, with all that was set on it since", async () => {
    const { person, ids, read } = await start({});
    const [id = ""] = ids;
    const [before] = await readLedger(server, person);
    const first = await read([row("2026-09-12", -1250, "BLUE BOTTLE 94107")]);
    await person.call(changeTransaction, { params: { id }, body: { note: "mine" } });
    const printed = await readLedger(server, person);
    const { change_id } = await person.call(deleteStatement, { params: { id: first.id } });
    expect(await readLedger(server, person)).toMatchObject([
      {
        id,
        booked_on: COFFEE.booked_on,
        description: "coffee",
        statement_id: null,
        source: null,
        note: "mine",
      },
    ]);
    await expectSumsToHold(server.services.db, person.user_id);
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    expect((await readLedger(server, person)).map((each) => ({ ...each, version: 0 }))).toEqual(
      printed.map((each) => ({ ...each, version: 0 })),
    );
    // Gone again, it is what the next statement prints.
    await person.call(deleteStatement, { params: { id: first.id } });
    await read([row("2026-09-13", -1250, "BLUE BOTTLE 94108", "F2")], "b.ofx");
    expect(await readLedger(server, person)).toMatchObject([{ id, booked_on: "2026-09-13" }]);
    expect(before?.id).toBe(id);
  });

  test("is deleted while another prints the same, which keeps it until that goes as well", async () => {
    const { person, ids, read } = await start({});
    const first = await read([row("2026-09-12", -1250, "BLUE BOTTLE 94107")]);
    const again = [row("2026-09-12", -1250, "BLUE BOTTLE 94107"), row("2026-09-13", -400, "KIOSK", "F2")];
    const second = await read(again, "b.ofx");
    await person.call(deleteStatement, { params: { id: first.id } });
    expect(await readLedger(server, person)).toContainEqual(
      expect.objectContaining({
        id: ids[0],
        description: "BLUE BOTTLE 94107",
        statement_id: second.id,
      }),
    );
    await person.call(deleteStatement, { params: { id: second.id } });
    expect(await readLedger(server, person)).toMatchObject([{ id: ids[0], description: "coffee" }]);
    await person.call(deleteTransactions, { body: { ids } });
    expect(await readLedger(server, person)).toEqual([]);
  });

  test("is taken back, and what was written down is as it was", async () => {
    const { person, ids, read } = await start({});
    await person.call(changeTransaction, { params: { id: ids[0] ?? "" }, body: { note: "mine" } });
    const [before] = await readLedger(server, person);
    await read([row("2026-09-12", -1250, "BLUE BOTTLE 94107")]);
    const { id } = await server.services.db
      .selectFrom("changes")
      .select("id")
      .where("user_id", "=", person.user_id)
      .where("kind", "=", "import_statement")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    await person.call(undoChange, { params: { id } });
    const [after] = await readLedger(server, person);
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  });
});
