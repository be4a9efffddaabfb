import { dismissAlerts, listAlerts } from "@passbook/contract/alerts";
import { createBudget } from "@passbook/contract/budgets";
import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/notices";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { changeUser } from "@passbook/contract/users";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { startTestSmtp, type TestSmtp } from "../../../testing/mail/smtp.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { NOTICE_MAIL_WORK, NOTICE_WORK } from "./index.ts";

const HOUR_MS = 3_600_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Started = { server: TestServer; smtp: TestSmtp };
type Kept = { person: TestPerson; ledger: Ledger };

const start = async (): Promise<Started> => {
  const smtp = await startTestSmtp({ times: 0 });
  closing.push(smtp.close);
  const server = await startTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: "Passbook <no-reply@example.test>",
    SESSION_DAYS: "365",
  });
  closing.push(() => server.close());
  return { server, smtp };
};
const join = async ({ server }: Started, name: string, own: object = {}): Promise<Kept> => {
  const person = await signUp(server, name, { time_zone: "UTC", home_currency: "EUR", ...own });
  return { person, ledger: await makeLedger(server, person) };
};
const turnOn = (person: TestPerson, body: object) => person.call(contract.changeNotices, { body });
const work = async ({ server }: Started, later_ms = HOUR_MS): Promise<void> => {
  server.clock.advanceMs(later_ms);
  await workUntilIdle(server.services, [NOTICE_WORK, NOTICE_MAIL_WORK]);
};
const spend = ({ ledger }: Kept, amount: number, booked_on = "2026-11-05") =>
  ledger.add({ sub_category_id: ledger.sub("groceries.supermarket"), amount, booked_on });
const budgetOf = ({ person, ledger }: Kept) =>
  person.call(createBudget, {
    body: {
      category_ids: [ledger.sub("groceries.supermarket")],
      period: "month",
      currency: "EUR",
      amount: 100_00,
    },
  });

test("a budget is told once when its share is spent and once when it is passed, without amounts", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  await budgetOf(asha);
  await turnOn(asha.person, { budget: true });
  await work(started);
  expect(started.smtp.received).toEqual([]);
  await spend(asha, -90_00);
  await work(started);
  await work(started);
  await spend(asha, -20_00);
  await work(started, 2 * HOUR_MS);
  await work(started, 2 * HOUR_MS);
  expect(started.smtp.received.map(({ subject }) => subject)).toEqual([
    "A budget is nearly spent, or passed",
    "A budget is nearly spent, or passed",
  ]);
  const [near, over] = started.smtp.received;
  expect(near?.text).toContain("- Supermarket: the budget is nearly spent");
  expect(over?.text).toContain("- Supermarket: more than the budget is spent");
  expect(over?.text).toContain("/alerts");
  expect(`${near?.text ?? ""}${over?.text ?? ""}`.replaceAll(/token=[\w.-]+/g, "")).not.toMatch(/90|110|100/);
  expect(over?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
});

test("what was known when it was turned on, and what the person is done with, is not mailed", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  const ravi = await join(started, "Ravi");
  for (const each of [asha, ravi]) await budgetOf(each);
  await spend(asha, -90_00);
  await turnOn(asha.person, { budget: true });
  await turnOn(ravi.person, { budget: true });
  await spend(ravi, -90_00);
  const [alert] = (await ravi.person.call(listAlerts)).answer.data;
  const { change_id } = await ravi.person.call(dismissAlerts, { body: { alert_ids: [alert?.id ?? ""] } });
  await work(started);
  expect(started.smtp.received).toEqual([]);
  await ravi.person.call(undoChange, { params: { id: change_id ?? "" } });
  await work(started);
  expect(started.smtp.received.map(({ to }) => to)).toEqual([["ravi@example.test"]]);
});

test("nobody is told of a budget in their night", async () => {
  const started = await start();
  // It is nine o'clock in the morning of UTC: four at night in Bogotá.
  const asha = await join(started, "Asha", { time_zone: "America/Bogota" });
  await budgetOf(asha);
  await turnOn(asha.person, { budget: true });
  await spend(asha, -90_00);
  await work(started);
  expect(started.smtp.received).toEqual([]);
  await work(started, 2 * HOUR_MS);
  expect(started.smtp.received).toHaveLength(1);
});

test("the digest of a week comes once it is over, by the day with which weeks begin, with what was spent", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  await asha.person.call(changeUser, { params: { id: asha.person.user_id }, body: { week_start: 1 } });
  await turnOn(asha.person, { weekly: true });
  await spend(asha, -40_00, "2026-11-17");
  await spend(asha, -25_50, "2026-11-22");
  await spend(asha, -10_00, "2026-11-12");
  await spend(asha, -99_00, "2026-11-23");
  // Sunday evening, the week is not over.
  started.server.clock.set("2026-11-22T20:00:00.000Z");
  await work(started);
  expect(started.smtp.received).toEqual([]);
  started.server.clock.set("2026-11-23T07:00:00.000Z");
  await work(started);
  await work(started, 5 * HOUR_MS);
  expect(started.smtp.received.map(({ subject }) => subject)).toEqual([
    "Your week from 16 November 2026 to 22 November 2026",
  ]);
  const [mail] = started.smtp.received;
  expect(mail?.text).toContain("€65.50 spent, €0.00 came in. Before: €10.00 spent.");
  expect(mail?.text).toContain("- Groceries: €65.50");
  expect(mail?.header("List-Unsubscribe")).toContain("/api/notices/unsubscribe/weekly.");
  started.server.clock.set("2026-11-30T07:00:00.000Z");
  await work(started);
  expect(started.smtp.received).toHaveLength(2);
});

test("whoever has everything totalled in the home currency is told one sum, and by which rates it was made", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  await asha.person.call(changeUser, {
    params: { id: asha.person.user_id },
    body: { week_start: 1, total_in_home: true },
  });
  await asha.person.call(createExchangeRate, {
    body: { base: "USD", currency: "EUR", rate: "0.9", from: "2026-11-01" },
  });
  await turnOn(asha.person, { weekly: true });
  await spend(asha, -40_00, "2026-11-17");
  const groceries = asha.ledger.sub("groceries.supermarket");
  await asha.ledger.add({
    sub_category_id: groceries,
    amount: -20_00,
    booked_on: "2026-11-18",
    currency: "USD",
  });
  await asha.ledger.add({
    sub_category_id: groceries,
    amount: -7_00,
    booked_on: "2026-11-18",
    currency: "CHF",
  });
  started.server.clock.set("2026-11-23T07:00:00.000Z");
  await work(started);
  const text = (started.smtp.received[0]?.text ?? "").replaceAll(/\s+/g, " ");
  expect(text).toContain("€58.00 spent, €0.00 came in.");
  expect(text).toContain("- Groceries: €58.00");
  expect(text).toContain("$20.00 is counted as €18.00 by the rate of 1 November 2026: 1 USD = 0.9 EUR.");
  // what has no rate stands apart, never as one for one
  expect(text).toMatch(/CHF\s7\.00 spent/);
});

test("the digest of a week of which no statement came yet says that nothing is known of it", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  await asha.person.call(changeUser, { params: { id: asha.person.user_id }, body: { week_start: 1 } });
  await turnOn(asha.person, { weekly: true });
  await budgetOf(asha);
  await spend(asha, -120_00, "2026-11-12");
  started.server.clock.set("2026-11-23T07:00:00.000Z");
  await work(started);
  const text = started.smtp.received[0]?.text ?? "";
  expect(text).toMatch(
    /^Nothing is known of these days yet\.\s+- The budget for Supermarket is passed by €20\.00/,
  );
});

test("the digest of a month tells it and its budgets; where nothing was, none comes", async () => {
  const started = await start();
  const asha = await join(started, "Asha");
  const ravi = await join(started, "Ravi");
  for (const { person } of [asha, ravi]) await turnOn(person, { monthly: true });
  await budgetOf(asha);
  await spend(asha, -120_00);
  started.server.clock.set("2026-12-01T07:00:00.000Z");
  await work(started);
  expect(started.smtp.received.map(({ to, subject }) => [to, subject])).toEqual([
    [["asha@example.test"], "Your November 2026"],
  ]);
  expect(started.smtp.received[0]?.text).toContain("The budget for Supermarket is passed by €20.00");
});
