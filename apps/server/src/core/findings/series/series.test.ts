import { undoChange } from "@passbook/contract/changes";
import { getMonthInsights } from "@passbook/contract/insights";
import * as contract from "@passbook/contract/findings";
import { changeTransaction, getTransaction, listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { listSeries } from "./list-series.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Home = { person: TestPerson; ledger: Ledger };

const start = async (): Promise<Home> => {
  people += 1;
  const person = await signUp(server, `Ravi ${String(people)}`, { home_currency: "EUR" });
  return { person, ledger: await makeLedger(server, person) };
};

const pad = (month: number): string => String(month).padStart(2, "0");
/** A payment on the same day of each of some months of 2026. */
const addMonthly = async (
  { ledger }: Home,
  { name, cents, months, day = 25 }: { name: string; cents: number; months: readonly number[]; day?: number },
): Promise<string[]> => {
  const vendor_id = await ledger.addVendor(name);
  return ledger.addMany(
    months.map((month) => ({
      vendor_id,
      amount: -cents,
      description: name.toUpperCase(),
      booked_on: `2026-${pad(month)}-${pad(day)}`,
    })),
  );
};
const HALF_YEAR = [5, 6, 7, 8, 9, 10];

const list = async (person: TestPerson, query = {}) =>
  (await person.call(contract.listSeries, { query })).answer.data;

describe("a recurring payment", () => {
  test("is found with what comes next, and its transactions open", async () => {
    const home = await start();
    const ids = await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await settleFindings(server);
    const [series] = await list(home.person);
    expect(series).toMatchObject({
      name: "Lumo Stream",
      interval: "monthly",
      state: "active",
      decision: "found",
      member_count: 6,
      last_amount: -1299,
      yearly: -15_588,
      next: { on: "2026-11-25", amount: -1299, least: -1299, most: -1299 },
    });
    const id = series?.id ?? "";
    const { answer } = await home.person.call(contract.getSeries, { params: { id } });
    expect(answer.data.transactions.map((each) => each.id).toSorted()).toEqual(ids.toSorted());
    const listed = await home.person.call(listTransactions, { query: { series_id: id } });
    expect(listed.answer.data).toHaveLength(6);
  });

  test("of changing amounts costs in a year what is expected, not what came last", async () => {
    const home = await start();
    const vendor_id = await home.ledger.addVendor("Stonebridge Energy");
    await home.ledger.addMany(
      [5_000, 7_100, 6_000, 8_200, 6_600, 4_100].map((cents, at) => ({
        vendor_id,
        amount: -cents,
        description: "STONEBRIDGE ENERGY",
        booked_on: `2026-${pad(HALF_YEAR[at] ?? 1)}-25`,
      })),
    );
    await settleFindings(server);
    const [series] = await list(home.person);
    expect(series).toMatchObject({ last_amount: -4_100, next: { amount: -6_300 }, yearly: -75_600 });
  });

  test("is no subscription where cash is drawn or a bank charges for itself", async () => {
    const home = await start();
    const drawn = await addMonthly(home, { name: "ATM withdrawal", cents: 20_000, months: HALF_YEAR });
    await addMonthly(home, { name: "Monthly account fee", cents: 495, months: HALF_YEAR, day: 27 });
    await addMonthly(home, { name: "Purse", cents: 5_000, months: HALF_YEAR, day: 26 });
    await settleFindings(server);
    const purse = (await list(home.person)).find(({ name }) => name === "Purse");
    const { answer } = await home.person.call(contract.getSeries, { params: { id: purse?.id ?? "" } });
    for (const { id } of answer.data.transactions)
      await home.person.call(changeTransaction, {
        params: { id },
        body: { sub_category_id: home.ledger.sub("cash.cash") },
      });
    await settleFindings(server);
    expect((await list(home.person)).map(({ name, kind }) => [name, kind])).toEqual([
      ["Purse", "transfer"],
      ["Monthly account fee", "fee"],
    ]);
    const due = await list(home.person, { due_to: "2026-11-30" });
    expect(due.map(({ name }) => name)).toEqual(["Monthly account fee"]);
    const first = await home.person.call(getTransaction, { params: { id: drawn[0] ?? "" } });
    expect(first.answer.data.series_id).toBeNull();
  });

  test("is late and then ended as days pass, though nothing changed", async () => {
    const home = await start();
    await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await settleFindings(server);
    const on = (today: string) => listSeries(server.services.db, home.person.user_id, { today });
    expect((await on("2026-11-29"))[0]).toMatchObject({ state: "active", missed: [] });
    expect((await on("2026-12-05"))[0]).toMatchObject({ state: "late", missed: ["2026-11-25"] });
    expect((await on("2027-03-05"))[0]).toMatchObject({ state: "ended", next: null });
  });

  test("is due on the first screen, each currency apart, and the figure opens its list", async () => {
    const home = await start();
    await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await addMonthly(home, { name: "Fellside Fitness", cents: 3900, months: HALF_YEAR, day: 28 });
    await addMonthly(home, { name: "Old Mill Rent", cents: 90_000, months: HALF_YEAR, day: 3 });
    await settleFindings(server);
    const { answer } = await home.person.call(getMonthInsights, { query: {} });
    expect(answer.data.due).toEqual({ count: 2, totals: [{ currency: "EUR", out: 5199, in: 0 }] });
    const due = await list(home.person, { due_to: "2026-11-30" });
    expect(due.map(({ name }) => name)).toEqual(["Lumo Stream", "Fellside Fitness"]);
    const earlier = await home.person.call(getMonthInsights, { query: { month: "2026-10" } });
    expect(earlier.answer.data.due).toEqual({ count: 0, totals: [] });
  });

  test("keeps its name and what was confirmed when older payments come in", async () => {
    const home = await start();
    await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await settleFindings(server);
    const [found] = await list(home.person);
    const params = { id: found?.id ?? "" };
    const body = { name: "Films", decision: "confirmed" } as const;
    const { answer, change_id } = await home.person.call(contract.changeSeries, { params, body });
    expect(answer.data).toMatchObject({ name: "Films", decision: "confirmed" });
    const vendor_id = found?.vendor_id ?? null;
    await home.ledger.addMany(
      [3, 4].map((month) => ({
        vendor_id,
        amount: -1299,
        description: "LUMO STREAM",
        booked_on: `2026-${pad(month)}-25`,
      })),
    );
    await settleFindings(server);
    expect(await list(home.person)).toMatchObject([
      { name: "Films", decision: "confirmed", member_count: 8 },
    ]);
    await home.person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect(await list(home.person)).toMatchObject([{ name: "Lumo Stream", decision: "found" }]);
  });

  test("keeps its name when what was said beside it is undone, and the other way round", async () => {
    const home = await start();
    await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await settleFindings(server);
    const [found] = await list(home.person);
    const params = { id: found?.id ?? "" };
    const change = async (body: { name?: string; decision?: "confirmed" | "dismissed" }) =>
      (await home.person.call(contract.changeSeries, { params, body })).change_id ?? "";
    const undo = async (id: string) => {
      await home.person.call(undoChange, { params: { id } });
      await settleFindings(server);
      const shown = [...(await list(home.person)), ...(await list(home.person, { dismissed: "true" }))];
      return shown.map(({ name, decision }) => [name, decision]);
    };
    const confirmed = await change({ decision: "confirmed" });
    const renamed = await change({ name: "Films" });
    expect(await undo(confirmed)).toEqual([["Films", "found"]]);
    const again = await change({ decision: "confirmed" });
    expect(await undo(renamed)).toEqual([["Lumo Stream", "confirmed"]]);
    const second = await change({ name: "Evenings" });
    const third = await change({ name: "Films at home" });
    expect(await undo(second)).toEqual([["Films at home", "confirmed"]]);
    const dismissed = await change({ decision: "dismissed" });
    expect(await undo(again)).toEqual([["Films at home", "dismissed"]]);
    expect(await undo(dismissed)).toEqual([["Films at home", "confirmed"]]);
    expect(await undo(third)).toEqual([["Evenings", "confirmed"]]);
  });

  test("that is dismissed is listed apart, no longer due, and can be taken back", async () => {
    const home = await start();
    const [first = ""] = await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await settleFindings(server);
    const [found] = await list(home.person);
    const params = { id: found?.id ?? "" };
    const change = (decision: "found" | "dismissed") =>
      home.person.call(contract.changeSeries, { params, body: { decision } });
    expect((await change("dismissed")).answer.data?.decision).toBe("dismissed");
    expect(await list(home.person)).toEqual([]);
    expect(await list(home.person, { due_to: "2026-12-31" })).toEqual([]);
    expect(await list(home.person, { dismissed: "true" })).toHaveLength(1);
    const { answer } = await home.person.call(contract.getSeries, { params });
    expect(answer.data.transactions).toHaveLength(6);
    const shown = await home.person.call(getTransaction, { params: { id: first } });
    expect(shown.answer.data.series_id).toBeNull();
    expect((await change("found")).answer.data?.decision).toBe("found");
    expect(await list(home.person)).toHaveLength(1);
  });

  test.each([
    ["newer", 1],
    ["older", -1],
  ])("becomes one with a %s one under its name, and two again when that is taken back", async (_, way) => {
    const home = await start();
    await addMonthly(home, { name: "Bluekite Mobile", cents: 1499, months: HALF_YEAR, day: 3 });
    await addMonthly(home, { name: "Bluekite Telecom", cents: 1499, months: [2, 3, 4], day: 3 });
    await settleFindings(server);
    const all = await list(home.person);
    expect(all).toHaveLength(2);
    const [into, other] = all.toSorted((a, b) => (a.last_on < b.last_on ? way : -way));
    const { answer, change_id } = await home.person.call(contract.mergeSeries, {
      params: { id: other?.id ?? "" },
      body: { into: into?.id ?? "" },
    });
    expect(answer.data).toMatchObject({
      name: into?.name,
      member_count: 9,
      decision: "confirmed",
      first_on: "2026-02-03",
    });
    expect(await list(home.person)).toHaveLength(1);
    await home.person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    // They are what they were; their versions count on.
    const unversioned = (series: readonly contract.Series[]) =>
      series.map((each) => ({ ...each, version: 0 }));
    expect(unversioned(await list(home.person))).toEqual(unversioned(all));
  });

  test("is not merged with itself, nor across currencies or directions", async () => {
    const home = await start();
    const { ledger, person } = home;
    await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: HALF_YEAR });
    await addMonthly(home, { name: "Northgate Salary", cents: -200_000, months: HALF_YEAR });
    const vendor_id = await ledger.addVendor("Tala Music");
    await ledger.addMany(
      HALF_YEAR.map((month) => ({
        vendor_id,
        amount: -999,
        currency: "USD",
        description: "TALA MUSIC",
        booked_on: `2026-${pad(month)}-11`,
      })),
    );
    await settleFindings(server);
    const named = new Map((await list(person)).map(({ name, id }) => [name, id]));
    const merge = (one: string, other: string) =>
      refusalOf(
        person.call(contract.mergeSeries, {
          params: { id: named.get(one) ?? "" },
          body: { into: named.get(other) ?? "" },
        }),
      );
    expect(await merge("Lumo Stream", "Lumo Stream")).toMatchObject({
      status: 422,
      fields: { into: "Choose another series." },
    });
    expect(await merge("Lumo Stream", "Tala Music")).toMatchObject({
      fields: { into: "Choose a series in the same currency." },
    });
    expect(await merge("Lumo Stream", "Northgate Salary")).toMatchObject({
      fields: { into: "Money in and money out cannot be one series." },
    });
    const params = { id: named.get("Lumo Stream") ?? "" };
    expect(await refusalOf(person.call(contract.changeSeries, { params, body: {} }))).toMatchObject({
      status: 422,
      fields: { decision: "Say what to change." },
    });
  });
});

describe("something out of the ordinary", () => {
  test("is told with its figures, counted on the first screen, and gone once it is all right", async () => {
    const home = await start();
    const { person } = home;
    const ids = await addMonthly(home, { name: "Lumo Stream", cents: 1299, months: [5, 6, 7, 8, 9] });
    const first = await person.call(getTransaction, { params: { id: ids[0] ?? "" } });
    const raised = await home.ledger.add({
      vendor_id: first.answer.data.vendor_id,
      amount: -1599,
      description: "LUMO STREAM",
      booked_on: "2026-10-25",
    });
    await settleFindings(server);
    const unusual = async (query = {}) => (await person.call(contract.listUnusual, { query })).answer.data;
    expect(await unusual()).toMatchObject([
      {
        transaction: { id: raised },
        beside: [ids[4]],
        finding: { kind: "price_rise", from: 1299, to: 1599 },
      },
    ]);
    expect(await unusual({ from: "2026-11-01" })).toEqual([]);
    const count = async () =>
      (await person.call(getMonthInsights, { query: { month: "2026-10" } })).answer.data.unusual_count;
    expect(await count()).toBe(1);
    const [found] = await unusual();
    const params = { id: found?.id ?? "" };
    const { change_id } = await person.call(contract.dismissUnusual, { params });
    expect([await unusual(), await count()]).toEqual([[], 0]);
    await person.call(changeTransaction, { params: { id: raised }, body: { hidden: false } });
    await settleFindings(server);
    expect(await unusual()).toEqual([]);
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect(await count()).toBe(1);
    expect(await refusalOf(person.call(contract.dismissUnusual, { params: { id: raised } }))).toMatchObject({
      status: 404,
    });
  });
});

test.each([
  ["a few hundredths and less than a unit", 1299, 1329, []],
  ["less than a unit, but more than a few hundredths", 499, 549, ["price_rise"]],
  ["a few hundredths, but more than a unit", 89_900, 91_900, ["price_rise"]],
])("a price that rises by %s", async (_, cents, raised, kinds) => {
  const home = await start();
  const ids = await addMonthly(home, { name: "Lumo Stream", cents, months: [5, 6, 7, 8, 9] });
  const first = await home.person.call(getTransaction, { params: { id: ids[0] ?? "" } });
  const { vendor_id } = first.answer.data;
  await home.ledger.add({ vendor_id, amount: -raised, description: "LUMO STREAM", booked_on: "2026-10-25" });
  await settleFindings(server);
  const unusual = (await home.person.call(contract.listUnusual, { query: {} })).answer.data;
  expect(unusual.map(({ finding }) => finding.kind)).toEqual(kinds);
});

describe("money back", () => {
  test("follows its purchase's category, unless the person set its own", async () => {
    const { person, ledger } = await start();
    const vendor_id = await ledger.addVendor("Loom and Linen");
    const bought = await ledger.add({
      vendor_id,
      amount: -4990,
      description: "LOOM AND LINEN",
      booked_on: "2026-10-02",
    });
    const back = await ledger.add({
      vendor_id,
      amount: 4990,
      description: "REFUND LOOM AND LINEN",
      booked_on: "2026-10-09",
    });
    const clothing = ledger.sub("shopping.clothing");
    const gifts = ledger.sub("family.gifts");
    await person.call(changeTransaction, { params: { id: bought }, body: { sub_category_id: clothing } });
    await settleFindings(server);
    const shown = async (id: string) => (await person.call(getTransaction, { params: { id } })).answer.data;
    expect(await shown(back)).toMatchObject({
      refund_of: bought,
      sub_category_id: clothing,
      why: { kind: "refund_of", refund: "refund", other: bought },
    });
    const { answer } = await person.call(contract.getLinks, { params: { id: bought } });
    expect(answer.data.refunds).toMatchObject([{ transaction: { id: back }, kind: "refund" }]);
    await person.call(changeTransaction, { params: { id: bought }, body: { sub_category_id: gifts } });
    await settleFindings(server);
    expect((await shown(back)).sub_category_id).toBe(gifts);
    await person.call(changeTransaction, { params: { id: back }, body: { sub_category_id: clothing } });
    await settleFindings(server);
    expect(await shown(back)).toMatchObject({ refund_of: bought, sub_category_id: clothing });
  });
});
