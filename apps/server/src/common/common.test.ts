import * as common from "@passbook/contract/common";
import { ENDPOINTS } from "@passbook/contract/index";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestClient, type TestServer } from "../../testing/harness.ts";

let server: TestServer;
let anyone: TestClient;
beforeAll(async () => {
  server = await startTestServer({}, ["common"]);
  anyone = makeClient(server);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(120_000));

test("the bank directory is searched by name and country, and each bank has a drawn logo", async () => {
  const { answer } = await anyone.call(common.listBanks, { query: { q: "hdfc", country: "IN" } });
  const [bank] = answer.data;
  expect(bank).toMatchObject({ name: "HDFC Bank", country: "IN", logo: "/common/banks/in-hdfc-bank/logo" });
  const logo = await anyone.send({ method: "GET", url: bank?.logo ?? "" });
  expect(logo.headers["content-type"]).toBe("image/svg+xml");
  expect(logo.headers["content-security-policy"]).toContain("sandbox");
  expect(logo.body).toMatch(/^<svg /);
  expect((await anyone.call(common.listBanks)).answer.data.length).toBeGreaterThan(300);
  expect((await anyone.call(common.listBanks, { query: { limit: 5 } })).answer.data).toHaveLength(5);
});

test("the logo of a bank nobody knows is 404, and a bad country 422", async () => {
  expect((await anyone.send({ method: "GET", url: "/common/banks/zz-nobody/logo" })).statusCode).toBe(404);
  await expect(anyone.call(common.listBanks, { query: { country: "India" } })).rejects.toMatchObject({
    status: 422,
    fields: { country: expect.any(String) as string },
  });
});

test("currencies come with digits and symbol, rates only where known", async () => {
  const { answer } = await anyone.call(common.listCurrencies);
  expect(answer.data.find(({ code }) => code === "JPY")).toMatchObject({ digits: 0, symbol: "¥" });
  expect((await anyone.call(common.listRates, { query: { base: "EUR" } })).answer.data).toEqual([]);
  await server.services.db
    .insertInto("rates")
    .values({ base: "EUR", currency: "USD", day: "2026-11-19", rate: "0.8612" })
    .execute();
  const { answer: rates } = await anyone.call(common.listRates, { query: { base: "EUR" } });
  expect(rates.data).toEqual([{ currency: "USD", day: "2026-11-19", rate: "0.8612" }]);
  await expect(anyone.call(common.listRates, { query: { base: "euro" } })).rejects.toMatchObject({
    status: 422,
  });
});

test("the application says its version, limits and how mail goes; icons are listed", async () => {
  const { answer } = await anyone.call(common.getApplication);
  expect(answer.data).toMatchObject({
    name: "Passbook",
    mail: "outbox",
    upload_limit_bytes: 50 * 1024 * 1024,
  });
  expect(answer.data.error_report_key).toMatch(/^[0-9a-f]{32}$/);
  expect((await anyone.call(common.listCategoryIcons)).answer.data).toContain("shopping-basket");
});

describe("client errors", () => {
  const url = "/common/client_errors/api/1/envelope/";
  const findKey = async () => (await anyone.call(common.getApplication)).answer.data.error_report_key ?? "";
  const toEnvelope = (event: object, length?: number): string => {
    const payload = JSON.stringify(event);
    return [
      JSON.stringify({ event_id: "0123456789abcdef", sent_at: "2026-11-20T09:00:00Z" }),
      JSON.stringify({ type: "event", length: length ?? Buffer.byteLength(payload) }),
      payload,
      JSON.stringify({ type: "client_report" }),
      "{}",
      "",
    ].join("\n");
  };
  const event = {
    level: "error",
    release: "passbook@0.1.0",
    user: { email: "asha@example.test" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "é is not a function for asha@example.test, DE89370400440532013000, password=hunter2!",
          stacktrace: {
            frames: [
              { filename: "http://127.0.0.1:4000/assets/main-abc.js?token=secret", lineno: 1, colno: 2 },
            ],
          },
        },
      ],
    },
    request: { url: "http://127.0.0.1:4000/reset-password?token=secret" },
    breadcrumbs: [{ message: "typed 4111111111111111" }],
  };
  const send = async (payload: string, key?: string, type = "text/plain;charset=UTF-8") =>
    anyone.send({
      method: "POST",
      url: `${url}?sentry_key=${key ?? (await findKey())}&sentry_version=7`,
      payload,
      headers: { "content-type": type },
    });

  test("are kept without what identifies or opens anything", async () => {
    const answered = await send(toEnvelope(event));
    expect(answered.statusCode).toBe(200);
    const row = await server.services.db
      .selectFrom("client_errors")
      .selectAll()
      .where("id", "=", answered.json<{ id: string }>().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: "error", release_name: "passbook@0.1.0" });
    expect(row.message).toBe("TypeError: é is not a function for [e-mail], [account], password=[kept out]");
    expect(JSON.stringify(row)).not.toMatch(/asha|DE89|hunter2|secret|4111/);
    expect(row.body).toContain("/assets/main-abc.js");
  });

  test("are kept with NUL and half signs in them, which no database takes as they are", async () => {
    const odd = { level: "error", release: "a\0b", message: "cut \0 off \ud83c" };
    expect((await send(toEnvelope(odd))).statusCode).toBe(200);
  });

  test("are taken as Sentry's own media type too", async () => {
    expect((await send(toEnvelope(event), undefined, "application/x-sentry-envelope")).statusCode).toBe(200);
  });

  test.each([
    ["a wrong key", toEnvelope(event), "0123456789abcdef", 404],
    ["no envelope", "hello", undefined, 422],
    ["an envelope cut short", `${JSON.stringify({})}\nnot json\n`, undefined, 422],
    ["too much", "x".repeat(300_000), undefined, 413],
  ])("refuse %s", async (_, payload, key, status) => {
    expect((await send(payload, key)).statusCode).toBe(status);
  });

  test("are kept to the newest five hundred, and one address may send sixty a minute", async () => {
    const rows = Array.from({ length: 600 }, () => ({
      id: server.clock.newId(),
      received_at: server.clock.now(),
      kind: "error",
      message: "m",
      release_name: "",
      body: "{}",
    }));
    await server.services.db.insertInto("client_errors").values(rows).execute();
    const statuses = [];
    const key = await findKey();
    for (let index = 0; index < 61; index += 1)
      statuses.push((await send(toEnvelope(event), key)).statusCode);
    expect(statuses[59]).toBe(200);
    expect(statuses[60]).toBe(429);
    const kept = await server.services.db.selectFrom("client_errors").select("id").execute();
    expect(kept).toHaveLength(500);
  });

  test("are counted by event, kept twenty of an envelope at most, and free of signs that steer", async () => {
    server.clock.advanceMs(3_600_000);
    await server.services.db.deleteFrom("client_errors").execute();
    const key = await findKey();
    const steering = { level: "err\u001b[2J", message: "a\u001b]0;x\u0007b\u202ec\u009b31m" };
    const payload = JSON.stringify(steering);
    const items = Array.from({ length: 30 }, () => `${JSON.stringify({ type: "event" })}\n${payload}`);
    const envelope = [JSON.stringify({}), ...items].join("\n");
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send(envelope, key)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const kept = await server.services.db
      .selectFrom("client_errors")
      .select(["kind", "message", "body"])
      .execute();
    expect(kept).toHaveLength(60);
    expect(JSON.stringify(kept)).not.toMatch(/\\u001b|\\u0007|[\u0080-\u009f\u202e]/);
  });

  test("policy reports are kept without queries", async () => {
    const payload = JSON.stringify({
      "csp-report": {
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example.test/x.js?token=1",
        "document-uri": "http://127.0.0.1:4000/?q=1",
      },
    });
    const headers = { "content-type": "application/csp-report" };
    const answered = await anyone.send({
      method: "POST",
      url: "/common/client_errors/policy",
      payload,
      headers,
    });
    expect(answered.statusCode).toBe(204);
    const row = await server.services.db
      .selectFrom("client_errors")
      .selectAll()
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: "policy",
      message: "script-src-elem blocked https://evil.example.test/x.js",
    });
    const broken = await anyone.send({
      method: "POST",
      url: "/common/client_errors/policy",
      payload: "{}",
      headers,
    });
    expect(broken.statusCode).toBe(422);
  });
});

describe("the documents", () => {
  test("describe every call of both services as OpenAPI 3.1, with a page that needs no script", async () => {
    const both = await startTestServer();
    for (const base of ["/api", "/common"]) {
      const document = (await both.app.inject({ url: `${base}/openapi.json` })).json<{
        openapi: string;
        paths: Record<string, Record<string, unknown>>;
      }>();
      expect(document.openapi).toBe("3.1.0");
      const calls = ENDPOINTS.filter(({ path }) => path.startsWith(`${base}/`));
      for (const { path, method } of calls)
        expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
      for (const { path, method, body_kind } of calls.filter((call) => call.body_kind === "multipart"))
        expect(document.paths[path]?.[method.toLowerCase()], body_kind).toMatchObject({
          requestBody: { content: { "multipart/form-data": { schema: { required: ["file"] } } } },
        });
      const page = await both.app.inject({ url: `${base}/docs` });
      expect(page.headers["content-type"]).toContain("text/html");
      expect(page.body).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
      for (const { path } of calls) expect(page.body).toContain(`<code>${path}</code>`);
      expect((await both.app.inject({ url: `${base}/docs.css` })).headers["content-type"]).toContain(
        "text/css",
      );
    }
    await both.close();
  });
});

test("alone, the common service has none of the core's calls, but answers for its health", async () => {
  expect((await anyone.send({ method: "POST", url: "/api/sessions/login", payload: {} })).statusCode).toBe(
    404,
  );
  expect((await anyone.send({ method: "GET", url: "/health" })).json()).toEqual({ status: "ok" });
  expect((await anyone.send({ method: "GET", url: "/ready" })).json()).toEqual({
    status: "ready",
    backup_age_s: null,
  });
});
