import { needsSession } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "../app.ts";
import { findSlots, makeSample, toRequest } from "../../testing/call-samples.ts";
import { makeClient, type TestServer } from "../../testing/harness.ts";
import { type TestPerson } from "../../testing/people.ts";
import { type Owned, startWithOwned } from "../../testing/populate.ts";
import { hashTables } from "../../testing/tables/hash-tables.ts";

/** Everything anyone may call without a session; a call not listed here must be guarded. */
const PUBLIC = [
  "GET /api/notices/unsubscribe/{token}",
  "GET /api/sessions/second_factor",
  "GET /common/application",
  "GET /common/banks",
  "GET /common/banks/{id}/logo",
  "GET /common/category_icons",
  "GET /common/currencies",
  "GET /common/currencies/rates",
  "PATCH /api/users/reset_password",
  "POST /api/notices/unsubscribe/{token}",
  "POST /api/sessions/login",
  "POST /api/sessions/passkey",
  "POST /api/sessions/passkey/begin",
  "POST /api/sessions/second_factor",
  "POST /api/sessions/second_factor/passkey",
  "POST /api/sign_on/begin",
  "POST /api/sign_on/confirm",
  "POST /api/sign_on/finish",
  "POST /api/users",
  "POST /api/users/forgot_password",
  "POST /api/users/reset_password/check",
  "POST /api/users/send_verification",
  "POST /api/users/take_back",
  "POST /api/users/verify_email",
  "POST /common/client_errors/api/{project}/envelope/",
  "POST /common/client_errors/policy",
];

const toName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const GUARDED = ENDPOINTS.filter(needsSession);

let server: TestServer;
let asha: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
}, 120_000);
afterAll(() => server.close());

test("every call of the contract has one route, and every route is a call of the contract", () => {
  const routes = [...ROUTES.core, ...ROUTES.common].map(({ endpoint }) => toName(endpoint));
  expect(routes.toSorted()).toEqual(ENDPOINTS.map(toName).toSorted());
  expect(new Set(routes).size).toBe(routes.length);
  for (const { endpoint } of ROUTES.core) expect(endpoint.path).toMatch(/^\/api\//);
  for (const { endpoint } of ROUTES.common) expect(endpoint.path).toMatch(/^\/common\//);
});

test("the public calls are exactly those listed", () => {
  expect(
    ENDPOINTS.filter(({ guard }) => guard === "public")
      .map(toName)
      .toSorted(),
  ).toEqual(PUBLIC);
});

describe("A2: without a living session", () => {
  test.each(GUARDED.map((endpoint) => [toName(endpoint), endpoint] as const))(
    "%s is 401",
    async (_, endpoint) => {
      const nobody = makeClient(server);
      const request = toRequest(endpoint, makeSample(endpoint, own));
      const before = await hashTables(server);
      for (const authorization of [null, "Bearer x", `Basic ${asha.token}`, `Bearer ${asha.token}x`]) {
        const answered = await nobody.send(request, { authorization });
        expect([authorization, answered.statusCode]).toEqual([authorization, 401]);
        expect(Object.keys(answered.json<object>()).toSorted()).toEqual(["code", "message", "sentence"]);
      }
      expect(await hashTables(server)).toEqual(before);
    },
  );
});

describe("A8: a write without its XSRF header", () => {
  const WRITES = GUARDED.filter(({ method }) => method !== "GET");
  test.each(WRITES.map((endpoint) => [toName(endpoint), endpoint] as const))(
    "%s is 419, and the session lives on",
    async (_, endpoint) => {
      const before = await hashTables(server);
      const request = toRequest(endpoint, makeSample(endpoint, own));
      for (const value of [null, "", "0".repeat(64)]) {
        const answered = await asha.send(request, { "x-xsrf-token": value });
        expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([419, "xsrf"]);
      }
      const foreign = await asha.send(request, { origin: "https://evil.example.test" });
      expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([419, "foreign_origin"]);
      const embedded = await asha.send(request, { "sec-fetch-site": "cross-site" });
      expect(embedded.statusCode).toBe(419);
      expect(await hashTables(server)).toEqual(before);
      expect((await asha.send({ method: "GET", url: "/api/sessions" })).statusCode).toBe(200);
    },
  );

  test.each(
    ENDPOINTS.filter(
      ({ guard, method, path }) => guard === "public" && method !== "GET" && path.startsWith("/api"),
    ).map((endpoint) => [toName(endpoint), endpoint] as const),
  )("%s from another site is 419", async (_, endpoint) => {
    const answered = await makeClient(server).send(toRequest(endpoint, makeSample(endpoint, own)), {
      origin: "https://evil.example.test",
    });
    expect(answered.statusCode).toBe(419);
  });
});

describe("A3: fields nobody may set", () => {
  const FORBIDDEN = {
    id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b",
    user_id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b",
    reserved: false,
    exp: 9_999_999_999,
    is_sample: 1,
    email_verified_at: "2026-01-01",
    role: "admin",
  };
  const WITH_BODY = ENDPOINTS.filter(({ method, body_kind }) => method !== "GET" && body_kind === "json");
  test.each(WITH_BODY.map((endpoint) => [toName(endpoint), endpoint] as const))(
    "%s refuses them by name",
    async (_, endpoint) => {
      const before = await hashTables(server);
      const sample = makeSample(endpoint, own);
      // A preview names the rule that it stands in for; that it must be one's own is tested with the other ids.
      const named = findSlots(endpoint).filter(({ place, path }) => place === "body" && path.length === 1);
      const asked = new Set(named.flatMap(({ path }) => path));
      for (const [name, value] of Object.entries(FORBIDDEN).filter(([each]) => !asked.has(each))) {
        const request = { ...toRequest(endpoint, sample), payload: { ...sample.body, [name]: value } };
        const answered = await asha.send(request);
        expect([name, answered.statusCode]).toEqual([name, 422]);
        expect(answered.json<{ fields: object }>().fields).toHaveProperty([name]);
      }
      const inQuery = toRequest(endpoint, sample);
      const answered = await asha.send({
        ...inQuery,
        url: `${inQuery.url}${inQuery.url.includes("?") ? "&" : "?"}user_id=1`,
      });
      expect(answered.statusCode).toBe(422);
      expect(await hashTables(server)).toEqual(before);
    },
  );

  test("reserved entries stay as they are whatever a body says", async () => {
    const [reserved] = await server.services.db
      .selectFrom("categories")
      .select("id")
      .where("user_id", "=", asha.user_id)
      .where("reserved", "=", 1)
      .execute();
    const url = `/api/categories/${reserved?.id ?? ""}`;
    const before = await hashTables(server);
    expect(
      (await asha.send({ method: "PATCH", url, payload: { category: { name: "Mine" } } })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    expect((await asha.send({ method: "DELETE", url })).statusCode).toBeGreaterThanOrEqual(400);
    expect(await hashTables(server)).toEqual(before);
  });
});

test("a slot that is no id at all is 404 in a path and 422 elsewhere", async () => {
  for (const endpoint of GUARDED)
    for (const slot of findSlots(endpoint)) {
      const bad = slot.place === "params" ? "..%2f..%2fetc" : "x' or 1=1 --";
      const answered = await asha.send(toRequest(endpoint, makeSample(endpoint, own, slot, bad)));
      expect([toName(endpoint), slot.path, answered.statusCode]).toEqual([
        toName(endpoint),
        slot.path,
        slot.place === "params" ? 404 : 422,
      ]);
    }
});
