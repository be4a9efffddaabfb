import { listAccountEvents } from "@passbook/contract/account-events";
import { createBudget } from "@passbook/contract/budgets";
import { confirmSession } from "@passbook/contract/sessions";
import { changeUser } from "@passbook/contract/users";
import * as contract from "@passbook/contract/webhooks";
import { afterEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signersOf, startWebhookReceiver } from "../../../testing/outside/webhook-receiver.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { openMail } from "../../common/index.ts";
import type { Names } from "../../platform/names.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { WEBHOOK_DELIVERY_WORK, WEBHOOK_WORK } from "./index.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOOKS = "https://hooks.example.test/passbook";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const startServer = async (env: Record<string, string> = {}, dns?: Names): Promise<TestServer> => {
  const server = await startTestServer(
    { SESSION_DAYS: "365", ...env },
    undefined,
    dns === undefined ? {} : { dns },
  );
  closing.push(() => server.close());
  return server;
};

/** A server that may tell addresses of its own machine, a receiver there, and a person. */
const start = async () => {
  const receiver = await startWebhookReceiver();
  closing.push(receiver.close);
  const server = await startServer({ LOCAL_WEBHOOKS: "true" });
  const asha = await signUp(server, "Asha", { time_zone: "UTC", home_currency: "EUR" });
  return { server, receiver, asha };
};

const make = async (
  person: TestPerson,
  url: string,
  events: readonly contract.WebhookEvent[] = contract.WEBHOOK_EVENTS,
) => {
  await person.call(confirmSession, { body: { password: PASSWORD } });
  return (await person.call(contract.createWebhook, { body: { url, events: [...events] } })).answer.data;
};
const list = async (person: TestPerson) => (await person.call(contract.listWebhooks)).answer.data;
const listDeliveries = async (person: TestPerson, id: string) =>
  (await person.call(contract.listWebhookDeliveries, { params: { id } })).answer.data;
const change = async (person: TestPerson, id: string, body: object) =>
  (await person.call(contract.changeWebhook, { params: { id }, body })).answer.data;
const tryOut = async (person: TestPerson, id: string) =>
  (await person.call(contract.tryWebhook, { params: { id } })).answer.data;

/** Looks what happened and sends what is due, so much later. */
const work = async (server: TestServer, later_ms = MINUTE_MS): Promise<void> => {
  server.clock.advanceMs(later_ms);
  await workUntilIdle(server.services, [WEBHOOK_WORK, WEBHOOK_DELIVERY_WORK]);
};

let files = 0;
/** One row a day apart from those before; without a closing balance nothing proves it. */
const importStatement = (server: TestServer, person: TestPerson, closing_cents?: number) => {
  files += 1;
  const day = `2026-10-${String(files).padStart(2, "0")}`;
  const row = { day, cents: -320, name: "CORNER CAFE", id: day };
  const file = { account: "5407324931", rows: [row] };
  return importFile(server, person, {
    name: `${day}.ofx`,
    bytes: makeOfx(closing_cents === undefined ? file : { ...file, closing: closing_cents }),
  });
};

const typesOf = (received: readonly { readonly body: string }[]): string[] =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe("an address that is told what happens", () => {
  test("A21: has a secret that is told once; it and the address are sealed", async () => {
    const { server, asha, receiver } = await start();
    const made = await make(asha, receiver.url, ["unusual.found", "statement.imported"]);
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toMatchObject({ state: "on", events: ["statement.imported", "unusual.found"] });
    const [shown] = await list(asha);
    expect(shown).not.toHaveProperty("secret");
    expect(shown?.url).toBe(receiver.url);
    const stored = JSON.stringify(await server.services.db.selectFrom("webhooks").selectAll().execute());
    for (const secret of [made.secret.slice(6), "127.0.0.1", "/passbook"])
      expect(stored).not.toContain(secret);
  });

  test("A26: is told of statements once, signed as Standard Webhooks has it, and of none from before", async () => {
    const { server, asha, receiver } = await start();
    await importStatement(server, asha);
    server.clock.advanceMs(MINUTE_MS);
    const { id, secret } = await make(asha, receiver.url, ["statement.imported"]);
    const statement = await importStatement(server, asha);
    await work(server);
    await work(server);
    expect(receiver.received).toHaveLength(1);
    const [sent] = receiver.received;
    if (sent === undefined) throw new Error("Nothing was sent.");
    expect(signersOf(sent, [secret, `whsec_${"A".repeat(43)}=`])).toEqual([secret]);
    expect(sent.headers["webhook-timestamp"]).toBe(
      String(Math.floor(Date.parse(server.clock.now()) / 1000) - 60),
    );
    const [delivery] = await listDeliveries(asha, id);
    expect(delivery).toMatchObject({
      id: sent.headers["webhook-id"],
      event: "statement.imported",
      state: "delivered",
      tries: 1,
      answer_status: 204,
      fault: null,
      next_at: null,
    });
    expect(JSON.parse(sent.body)).toMatchObject({
      type: "statement.imported",
      timestamp: delivery?.created_at,
      data: {
        statement_id: statement.id,
        bank_account_id: statement.bank_account_id,
        status: "imported",
        verdict: statement.proof?.verdict,
        counts: { new: 1, duplicate: 0 },
      },
    });
  });

  test("is told where a statement is not proved", async () => {
    const { server, asha, receiver } = await start();
    await make(asha, receiver.url, ["statement.doubtful"]);
    const { proof } = await importStatement(server, asha);
    expect(proof?.verdict).not.toBe("proved");
    await work(server);
    expect(typesOf(receiver.received)).toEqual(["statement.doubtful"]);
  });

  test("is told that a budget is passed, but not of what was there before", async () => {
    const { server, asha, receiver } = await start();
    const ledger = await makeLedger(server, asha);
    const spend = (starter: string, amount: number) =>
      ledger.add({ sub_category_id: ledger.sub(starter), amount, booked_on: "2026-11-05" });
    const budget = (starter: string) =>
      asha.call(createBudget, {
        body: { category_ids: [ledger.sub(starter)], period: "month", currency: "EUR", amount: 100_00 },
      });
    await budget("groceries.supermarket");
    await budget("eating_out.restaurants");
    await spend("groceries.supermarket", -120_00);
    await make(asha, receiver.url);
    await work(server);
    expect(receiver.received).toEqual([]);
    await spend("eating_out.restaurants", -99_00);
    await work(server, 20 * MINUTE_MS);
    expect(receiver.received).toEqual([]);
    await spend("eating_out.restaurants", -2_00);
    await work(server, 20 * MINUTE_MS);
    await work(server, 20 * MINUTE_MS);
    expect(receiver.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      {
        type: "budget.passed",
        data: { about: "budget_over", amount: 101_00, beside: 100_00, currency: "EUR" },
      },
    ]);
  });

  test("is told once of what is out of the ordinary, but not of what was there before", async () => {
    const { server, asha, receiver } = await start();
    const close = (account: string, closing: number, days: readonly string[]) => {
      const rows = days.map((day) => ({ day, cents: -320, name: "CORNER CAFE", id: day }));
      const name = `${account} ${days.at(-1) ?? ""}.ofx`;
      return importFile(server, asha, { name, bytes: makeOfx({ account, rows, closing }) });
    };
    const WEEKS = ["2026-09-20", "2026-11-10"];
    await close("5407320002", -10_00, WEEKS);
    await close("5407324931", 20_00, WEEKS);
    await make(asha, receiver.url, ["unusual.found"]);
    await work(server);
    expect(receiver.received).toEqual([]);
    const { bank_account_id } = await close("5407324931", -50_00, ["2026-11-12"]);
    await work(server, 20 * MINUTE_MS);
    await work(server, 20 * MINUTE_MS);
    expect(receiver.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      {
        type: "unusual.found",
        data: { about: "low_balance", amount: -50_00, beside: 0, currency: "EUR", bank_account_id },
      },
    ]);
  });

  test("is told nothing while it is paused, nor of that time later", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url, ["statement.imported"]);
    expect((await change(asha, id, { is_paused: true })).state).toBe("paused");
    await importStatement(server, asha);
    await work(server);
    expect((await change(asha, id, { is_paused: false })).state).toBe("on");
    server.clock.advanceMs(1);
    await importStatement(server, asha);
    await work(server);
    expect(receiver.received).toHaveLength(1);
    expect((await change(asha, id, { events: ["budget.passed"] })).events).toEqual(["budget.passed"]);
    await importStatement(server, asha);
    await work(server);
    expect(receiver.received).toHaveLength(1);
  });

  test("A26: is paused by another password, since whoever knew the old one could have named it", async () => {
    const { asha, receiver } = await start();
    await make(asha, receiver.url);
    const body = { password: "seven lanterns on a wall", current_password: asha.password };
    await asha.call(changeUser, { params: { id: asha.user_id }, body });
    expect((await list(asha))[0]?.state).toBe("paused");
  });
});

describe("what is not taken", () => {
  test("is tried again with the same id after 5 seconds, 5 minutes and so on, until it is taken", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url, ["statement.imported"]);
    receiver.answerWith((response) => response.writeHead(500).end("no"));
    await importStatement(server, asha);
    await work(server);
    const [waiting] = await listDeliveries(asha, id);
    expect(waiting).toMatchObject({ state: "waiting", tries: 1, answer_status: 500 });
    expect(Date.parse(waiting?.next_at ?? "") - Date.parse(server.clock.now())).toBe(5000);
    expect((await list(asha))[0]?.failing_since).toBe(server.clock.now());
    await work(server, 4000);
    expect(receiver.received).toHaveLength(1);
    await work(server, 1000);
    expect(receiver.received).toHaveLength(2);
    receiver.answerWith((response) => response.writeHead(200).end("{}"));
    await work(server, 5 * MINUTE_MS);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await listDeliveries(asha, id)).toMatchObject([
      { state: "delivered", tries: 3, answer_status: 200 },
    ]);
    expect((await list(asha))[0]?.failing_since).toBeNull();
  });

  test("is given up after three days, with the address, which its person is told by mail", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url, ["statement.imported"]);
    await receiver.close();
    await importStatement(server, asha);
    await work(server);
    await importStatement(server, asha);
    for (let tried = 1; tried < 10; tried += 1) await work(server, 24 * HOUR_MS);
    expect((await list(asha))[0]?.state).toBe("stopped");
    const deliveries = await listDeliveries(asha, id);
    expect(deliveries.map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(deliveries.at(-1)).toMatchObject({ tries: 10, answer_status: null, fault: "refused" });
    const mails = await server.services.db
      .selectFrom("outgoing_mails")
      .select(["id", "sealed"])
      .where("subject", "=", "An address is no longer told what happens")
      .execute();
    expect(mails).toHaveLength(1);
    const { paragraphs } = openMail(server.services, mails[0] ?? { id: "", sealed: "" });
    expect(paragraphs[0]).toContain("127.0.0.1");
    await importStatement(server, asha);
    await work(server);
    expect(await listDeliveries(asha, id)).toHaveLength(2);
    expect(await change(asha, id, { is_paused: false })).toMatchObject({ state: "on", failing_since: null });
  }, 30_000);

  test("ends an address that says it is gone, at once", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url, ["statement.imported"]);
    receiver.answerWith((response) => response.writeHead(410).end());
    await importStatement(server, asha);
    await work(server);
    expect((await list(asha))[0]?.state).toBe("stopped");
    expect(await listDeliveries(asha, id)).toMatchObject([{ state: "failed", answer_status: 410 }]);
  });

  test("goes nowhere else: an answer that leads away is not followed", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url);
    receiver.answerWith((response) => response.writeHead(307, { location: "/elsewhere" }).end());
    await tryOut(asha, id);
    await work(server);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/passbook"]);
    expect(await listDeliveries(asha, id)).toMatchObject([{ state: "failed", answer_status: 307 }]);
  });
});

describe("a person", () => {
  test("tries an address out, paused or not, and sends again what was sent", async () => {
    const { server, asha, receiver } = await start();
    const { id } = await make(asha, receiver.url);
    await change(asha, id, { is_paused: true });
    const tried = await tryOut(asha, id);
    expect(tried).toMatchObject({ event: "webhook.tried", state: "waiting", tries: 0 });
    await work(server);
    const params = { id, delivery_id: tried.id };
    expect((await asha.call(contract.sendWebhookDelivery, { params })).answer.data.state).toBe("waiting");
    await work(server);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([tried.id, tried.id]);
    expect(typesOf(receiver.received)).toEqual(["webhook.tried", "webhook.tried"]);
    for (let more = 0; more < 28; more += 1) await tryOut(asha, id);
    expect(await refusalOf(tryOut(asha, id))).toMatchObject({ status: 429, code: "too_many_attempts" });
  });

  test("gets another secret, beside which the one before signs for a day", async () => {
    const { server, asha, receiver } = await start();
    const { id, secret: former } = await make(asha, receiver.url);
    const { answer } = await asha.call(contract.renewWebhookSecret, { params: { id } });
    const { secret } = answer.data;
    expect(answer.data.former_secret_until).not.toBeNull();
    const sentSigners = async () => {
      await tryOut(asha, id);
      await work(server);
      const sent = receiver.received.at(-1);
      return sent === undefined ? [] : signersOf(sent, [former, secret]);
    };
    expect(await sentSigners()).toEqual([former, secret]);
    server.clock.advanceMs(24 * HOUR_MS);
    expect(await sentSigners()).toEqual([secret]);
    expect((await list(asha))[0]?.former_secret_until).toBeNull();
  });

  test("finds in the log of the account that an address was added and deleted, but not which", async () => {
    const { asha, receiver } = await start();
    const { id } = await make(asha, receiver.url);
    await asha.call(contract.deleteWebhook, { params: { id } });
    const { answer } = await asha.call(listAccountEvents);
    expect(answer.data.slice(0, 2)).toMatchObject([
      { kind: "webhook_removed", what: null },
      { kind: "webhook_added", what: null },
    ]);
  });

  test("says who they are before an address or a secret is made, and has at most ten addresses", async () => {
    const { server, asha, receiver } = await start();
    for (let made = 0; made < 10; made += 1) await make(asha, receiver.url);
    expect(await refusalOf(make(asha, receiver.url))).toMatchObject({
      status: 409,
      code: "too_many_webhooks",
    });
    server.clock.advanceMs(20 * MINUTE_MS);
    const body = { url: receiver.url, events: ["budget.passed"] };
    expect(await refusalOf(asha.call(contract.createWebhook, { body }))).toMatchObject({ status: 428 });
    const [{ id } = { id: "" }] = await list(asha);
    const params = { id };
    expect(await refusalOf(asha.call(contract.renewWebhookSecret, { params }))).toMatchObject({
      status: 428,
    });
    await asha.call(contract.deleteWebhook, { params });
    expect(await refusalOf(listDeliveries(asha, id))).toMatchObject({ status: 404 });
    expect(await refusalOf(asha.call(contract.deleteWebhook, { params }))).toMatchObject({ status: 404 });
    const unknown = { id: (await list(asha))[0]?.id ?? "", delivery_id: id };
    expect(await refusalOf(asha.call(contract.sendWebhookDelivery, { params: unknown }))).toMatchObject({
      status: 404,
    });
  });

  test("names an address in https that is neither of this machine nor its network", async () => {
    const server = await startServer();
    const asha = await signUp(server, "Asha");
    const refused = async (url: string) => (await refusalOf(make(asha, url))).fields["url"] ?? "";
    for (const url of [
      "ftp://example.test/",
      "https://me:secret@example.test/",
      "https://example.test/#a",
      "x",
    ])
      expect(await refused(url)).toMatch(/^Write an address such as/);
    expect(await refused("http://hooks.example.test/")).toMatch(/encryption/);
    for (const host of [
      "127.0.0.1",
      "[::1]",
      "10.0.0.8",
      "169.254.169.254",
      "localhost",
      "a.localhost",
      "0x7f.1",
    ])
      expect(await refused(`https://${host}/`)).toMatch(/this machine or its network/);
    expect(await make(asha, HOOKS)).toMatchObject({ state: "on" });
  });
});

test("A19: a name that leads to this machine is not asked, whenever it began to", async () => {
  let address = "203.0.113.9";
  const names: Names = { addresses: async () => [address], records: async () => [] };
  const server = await startServer({}, names);
  const asha = await signUp(server, "Asha");
  const { id } = await make(asha, HOOKS);
  for (address of ["127.0.0.1", "10.1.2.3", "::ffff:192.168.0.1", "fd00::1"]) {
    await tryOut(asha, id);
    await work(server);
    expect((await listDeliveries(asha, id))[0]).toMatchObject({ state: "failed", fault: "host_not_allowed" });
  }
});
