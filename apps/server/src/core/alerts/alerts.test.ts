import * as contract from "@passbook/contract/alerts";
import { deleteBankAccount } from "@passbook/contract/bank-accounts";
import { createBudget, deleteBudget } from "@passbook/contract/budgets";
import { undoChange } from "@passbook/contract/changes";
import { addDays } from "@passbook/contract/values";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settleFindings } from "../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { addStatement } from "../../../testing/rows.ts";
import { changeData, deleteFrom } from "../changes/index.ts";

/** Tests live on the 20th of November 2026, nine o'clock in the morning of UTC. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const start = async (time_zone = "Europe/Berlin"): Promise<{ person: TestPerson; ledger: Ledger }> => {
  people += 1;
  const person = await signUp(server, `Person ${String(people)}`, { home_currency: "EUR", time_zone });
  return { person, ledger: await makeLedger(server, person) };
};
const list = async (person: TestPerson, dismissed = false): Promise<contract.Alert[]> =>
  (await person.call(contract.listAlerts, { query: dismissed ? { dismissed: "true" } : {} })).answer.data;
const told = async (person: TestPerson): Promise<string[]> =>
  (await list(person)).map(({ about, name }) => `${about} ${name}`);
const dismiss = (person: TestPerson, alert_ids: readonly string[]) =>
  person.call(contract.dismissAlerts, { body: { alert_ids: [...alert_ids] } });
const set = async (person: TestPerson, body: object) =>
  (await person.call(contract.changeAlertSettings, { body })).answer.data;
const undo = (person: TestPerson, id: string | null) => person.call(undoChange, { params: { id: id ?? "" } });

/** A statement of an account over a year, which closed with a balance. */
const close = (person: TestPerson, bank_account_id: string, own: object = {}) =>
  addStatement(server.services.db, server.services.clock, {
    user_id: person.user_id,
    bank_account_id,
    period_from: "2025-11-01",
    period_to: "2026-11-19",
    closing_balance: 9_000_00,
    verdict: "proved",
    ...own,
  });

/** The same on a day of each of some months, the newest of which is so many ago. */
const monthly = (description: string, day: string, { amount = -300_00, newest = 0 } = {}) =>
  Array.from({ length: 12 }, (_, back) => ({
    description,
    counterparty: description,
    amount,
    booked_on: `${new Date(Date.UTC(2026, 10 - newest - back, 1)).toISOString().slice(0, 7)}-${day}`,
    fingerprint: `${description} ${String(back)}`,
  }));

const addMonthly = async (ledger: Ledger, name: string, rows: ReturnType<typeof monthly>) => {
  const vendor_id = await ledger.addVendor(name);
  await ledger.addMany(rows.map((row) => ({ ...row, vendor_id })));
};

const overspend = async (person: TestPerson, ledger: Ledger, amount = -90_00) => {
  const food = ledger.sub("groceries.supermarket");
  await ledger.add({ sub_category_id: food, amount, booked_on: "2026-11-05" });
  const body = { category_ids: [food], period: "month", currency: "EUR", amount: 100_00 } as const;
  return (await person.call(createBudget, { body })).answer.data.id;
};

describe("an alert tells", () => {
  test("a bill that is due within days, and only then", async () => {
    const { person, ledger } = await start();
    await close(person, ledger.account_id);
    await addMonthly(ledger, "Oster Lettings", monthly("OSTER LETTINGS RENT", "22", { newest: 1 }));
    await addMonthly(ledger, "Lumo", monthly("LUMO FLAT", "28", { newest: 1 }));
    await settleFindings(server);
    expect(await list(person)).toMatchObject([
      { kind: "bill_due", about: "bill_due", name: "Oster Lettings", amount: -300_00, currency: "EUR" },
    ]);
  });

  test("a bill and money that did not come, once their account is known past that day", async () => {
    const { person, ledger } = await start();
    await addMonthly(ledger, "Oster Lettings", monthly("OSTER LETTINGS RENT", "03", { newest: 1 }));
    await addMonthly(
      ledger,
      "Kiln Works",
      monthly("KILN WORKS SALARY", "05", { amount: 2_500_00, newest: 1 }),
    );
    await settleFindings(server);
    await close(person, ledger.account_id, { period_to: "2026-11-04" });
    expect(await told(person)).toEqual([]);
    await close(person, ledger.account_id, { period_from: "2026-11-01" });
    expect((await told(person)).toSorted()).toEqual([
      "bill_missing Oster Lettings",
      "money_missing Kiln Works",
    ]);
  });

  test("nothing of what ended long ago, nor of the past of a year that comes in late", async () => {
    const { person, ledger } = await start();
    await close(person, ledger.account_id);
    await addMonthly(ledger, "Oster Lettings", monthly("OSTER LETTINGS RENT", "03", { newest: 8 }));
    const price = monthly("LUMO STREAM", "10", { newest: 7 }).map((row, back) => ({
      ...row,
      amount: back === 0 ? -14_99 : -9_99,
    }));
    await addMonthly(ledger, "Lumo", price);
    await settleFindings(server);
    expect(await told(person)).toEqual([]);
  });

  test("a price that rose and a charge that came twice, of the last month alone", async () => {
    const { person, ledger } = await start();
    const price = monthly("LUMO STREAM", "10").map((row, back) => ({
      ...row,
      amount: back === 0 ? -14_99 : -9_99,
    }));
    await addMonthly(ledger, "Lumo", price);
    const vendor_id = await ledger.addVendor("Hardware Hall");
    const twice = { description: "HARDWARE HALL", counterparty: "HARDWARE HALL", vendor_id, amount: -123_45 };
    await ledger.addMany([
      ...["2026-03-04", "2026-05-11", "2026-06-19", "2026-08-02"].map((booked_on, index) => ({
        ...twice,
        amount: -60_00 - index * 7_11,
        booked_on,
      })),
      { ...twice, booked_on: "2026-11-12" },
      { ...twice, booked_on: "2026-11-12", nth: 1 },
    ]);
    await settleFindings(server);
    const alerts = await list(person);
    expect(alerts.map(({ kind, about }) => `${kind} ${about}`).toSorted()).toContain("price_rise price_rise");
    expect(alerts.find(({ about }) => about === "price_rise")).toMatchObject({
      name: "Lumo",
      amount: -14_99,
      beside: 9_99,
    });
    expect(alerts.filter(({ about }) => about === "double_charge")).toMatchObject([
      { kind: "charge", amount: -123_45, on: "2026-11-12" },
    ]);
  });

  test("a balance below its limit, or that is expected there, as the person says what is low", async () => {
    const { person, ledger } = await start();
    const card = await ledger.addAccount({ account_type: "credit_card", label: "Card" });
    await close(person, ledger.account_id, { closing_balance: 400_00 });
    await close(person, card, { closing_balance: -90_00 });
    expect(await told(person)).toEqual([]);
    const settings = await set(person, { limit: { bank_account_id: ledger.account_id, limit: 500_00 } });
    expect(settings.limits).toMatchObject([
      { bank_account_id: ledger.account_id, limit: 500_00, is_own: true },
      { bank_account_id: card, limit: null, is_own: false },
    ]);
    expect(await list(person)).toMatchObject([
      { about: "low_balance", amount: 400_00, beside: 500_00, bank_account_id: ledger.account_id },
    ]);
    await set(person, { limit: { bank_account_id: ledger.account_id, limit: null } });
    await addMonthly(
      ledger,
      "Oster Lettings",
      monthly("OSTER LETTINGS RENT", "22", { newest: 1, amount: -700_00 }),
    );
    await settleFindings(server);
    expect((await list(person)).filter(({ kind }) => kind === "low_balance")).toMatchObject([
      { about: "low_ahead", beside: 0, on: "2026-11-22" },
    ]);
  });

  test("a budget whose share is spent, and one that is passed", async () => {
    const { person, ledger } = await start();
    const id = await overspend(person, ledger);
    expect(await list(person)).toMatchObject([
      { about: "budget_near", amount: 90_00, beside: 100_00, budget_id: id, on: "2026-11-20" },
    ]);
    await ledger.add({
      sub_category_id: ledger.sub("groceries.supermarket"),
      amount: -20_00,
      booked_on: "2026-11-06",
    });
    expect(await told(person)).toEqual(["budget_over Supermarket"]);
    await person.call(deleteBudget, { params: { id } });
    expect(await told(person)).toEqual([]);
  });
});

describe("an alert is told once", () => {
  test("dismissed it stays so when its row comes again under another id, until that is undone", async () => {
    const { person, ledger } = await start();
    await addMonthly(
      ledger,
      "Lumo",
      monthly("LUMO STREAM", "10").map((row, back) => ({
        ...row,
        amount: back === 0 ? -14_99 : -9_99,
      })),
    );
    await settleFindings(server);
    const [alert] = await list(person);
    expect(alert).toMatchObject({ about: "price_rise", is_new: true, is_dismissed: false });
    const { change_id } = await dismiss(person, [alert?.id ?? ""]);
    expect(await list(person)).toEqual([]);
    expect(await list(person, true)).toMatchObject([{ id: alert?.id, is_dismissed: true }]);

    const { db } = server.services;
    const rows = await db
      .selectFrom("transactions")
      .selectAll()
      .where("user_id", "=", person.user_id)
      .orderBy("booked_on")
      .execute();
    const author = { user_id: person.user_id, session_id: null, clock: server.clock };
    const gone = deleteFrom(
      "transactions",
      rows.map(({ id }) => id),
    );
    await db
      .transaction()
      .execute((trx) => changeData(trx, author, { kind: "delete_statement", summary: "" }, [gone]));
    // A vendor goes with its last row.
    const vendor_id = await ledger.addVendor("Lumo");
    await ledger.addMany(
      rows.map(({ booked_on, amount, description, counterparty, fingerprint, nth }) => ({
        booked_on,
        amount,
        description,
        counterparty,
        fingerprint,
        nth,
        vendor_id,
      })),
    );
    await settleFindings(server);
    expect(await list(person)).toEqual([]);
    expect(await list(person, true)).toHaveLength(1);
    await undo(person, change_id);
    expect(await list(person)).toMatchObject([{ id: alert?.id, is_dismissed: false }]);
  });

  test("what was shown is not new any more", async () => {
    const { person, ledger } = await start();
    await overspend(person, ledger);
    const [alert] = await list(person);
    expect(alert?.is_new).toBe(true);
    await person.call(contract.seeAlerts, { body: { alert_ids: [alert?.id ?? ""] } });
    await person.call(contract.seeAlerts, { body: { alert_ids: [alert?.id ?? ""] } });
    expect(await list(person)).toMatchObject([{ id: alert?.id, is_new: false }]);
  });

  test("another person's, or one that is no more, is not dismissed", async () => {
    const [one, other] = [await start(), await start()];
    await overspend(one.person, one.ledger);
    const [alert] = await list(one.person);
    const refused = await refusalOf(dismiss(other.person, [alert?.id ?? ""]));
    expect([refused.status, refused.code]).toEqual([404, "not_found"]);
    expect(await list(one.person)).toHaveLength(1);
  });
});

describe("alerts are settings of a person", () => {
  test("a kind is turned off with one call, which can be undone", async () => {
    const { person, ledger } = await start();
    await overspend(person, ledger);
    const { answer, change_id } = await person.call(contract.changeAlertSettings, {
      body: { kind: { kind: "budget", is_on: false } },
    });
    expect(answer.data.kinds.filter(({ is_on }) => !is_on)).toEqual([{ kind: "budget", is_on: false }]);
    expect(await list(person)).toEqual([]);
    await set(person, { kind: { kind: "budget", is_on: false } });
    await undo(person, change_id);
    expect(await list(person)).toHaveLength(1);
  });

  test("a limit goes with its account, and is no one else's to say", async () => {
    const { person, ledger } = await start();
    const account = await ledger.addAccount({ label: "Other" });
    await set(person, { limit: { bank_account_id: account, limit: 100_00 } });
    const other = await start();
    const refused = await refusalOf(set(other.person, { limit: { bank_account_id: account, limit: 1 } }));
    expect([refused.status, refused.code]).toEqual([404, "not_found"]);
    const { change_id } = await person.call(deleteBankAccount, { params: { id: account } });
    await undo(person, change_id);
    const { limits } = (await person.call(contract.getAlertSettings)).answer.data;
    expect(limits.find(({ bank_account_id }) => bank_account_id === account)).toMatchObject({
      limit: 100_00,
    });
  });

  test("today is the day where the person lives", async () => {
    const { person, ledger } = await start("Pacific/Kiritimati");
    await close(person, ledger.account_id);
    await addMonthly(ledger, "Oster Lettings", monthly("OSTER LETTINGS RENT", "24", { newest: 1 }));
    await settleFindings(server);
    const east = (await told(person)).filter((line) => line.startsWith("bill_due"));
    const { person: western, ledger: books } = await start("America/Los_Angeles");
    await close(western, books.account_id);
    await addMonthly(books, "Oster Lettings", monthly("OSTER LETTINGS RENT", "24", { newest: 1 }));
    await settleFindings(server);
    const west = (await told(western)).filter((line) => line.startsWith("bill_due"));
    // In the far east it is the 20th from eleven o'clock in the evening of the 19th on.
    expect(addDays("2026-11-20", 3)).toBe("2026-11-23");
    expect([east, west]).toEqual([[], []]);
    server.clock.set("2026-11-20T12:00:00.000Z");
    expect((await told(person)).filter((line) => line.startsWith("bill_due"))).toEqual([
      "bill_due Oster Lettings",
    ]);
    expect((await told(western)).filter((line) => line.startsWith("bill_due"))).toEqual([]);
    server.clock.set("2026-11-20T09:00:00.000Z");
  });
});
