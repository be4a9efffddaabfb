import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENDPOINTS } from "@passbook/contract/index";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { type Owned, populate } from "../../testing/populate.ts";

let server: TestServer;
let web: FastifyInstance;
let asha: TestPerson;
let own: Owned;
const folder = mkdtempSync(path.join(tmpdir(), "passbook-web-"));

beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>Passbook</title>");
  writeFileSync(path.join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(path.join(folder, ".passbook-built"), "stamp");
  writeFileSync(path.join(folder, "assets", "main-1a2b3c.js"), "export {};");
  writeFileSync(path.join(folder, "assets", "main-1a2b3c.js.br"), "compressed");
  server = await startTestServer({ PUBLIC_URL: "https://passbook.example.test", LOG_LEVEL: "silent" });
  web = await buildApp(server.services, ["core", "common"], folder);
  asha = await signUp(server, "Asha");
  own = await populate(server, asha, "111122223333");
}, 120_000);
afterAll(async () => {
  await web.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const expectSafe = ({ headers, statusCode }: LightMyRequestResponse, where: string): void => {
  const policy = String(headers["content-security-policy"]);
  expect([where, policy]).toEqual([where, expect.not.stringMatching(/unsafe-|\*|https?:|data:(?! blob:)/)]);
  expect(policy, where).toMatch(/default-src '(self|none)'/);
  expect(policy.includes("frame-ancestors 'none'") || policy.includes("sandbox"), where).toBe(true);
  expect(headers, where).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringContaining("max-age=") as string,
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("server");
  if (/^\w* ?\/api\//.test(where)) expect([where, headers["cache-control"]]).toEqual([where, "no-store"]);
  if (statusCode >= 400) expect(headers["content-type"], where).toContain("application/json");
};

describe("A16: every answer carries the headers that protect it", () => {
  const CALLS = ENDPOINTS.filter(
    ({ answer_kind, id }) => answer_kind !== "events" && !id.startsWith("delete_user") && id !== "logout",
  );
  test.each(CALLS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s, answered and refused",
    async (name, endpoint) => {
      const request = toRequest(endpoint, makeSample(endpoint, own));
      expectSafe(
        await asha.send(request, endpoint.method === "GET" ? {} : { "x-xsrf-token": "wrong" }),
        name,
      );
      expectSafe(await server.app.inject(request), name);
    },
  );

  test.each<[string, InjectOptions]>([
    ["an unknown page", { url: "/api/nothing/here" }],
    ["an unknown method", { method: "PUT", url: "/api/users" }],
    [
      "JSON that is none",
      {
        method: "POST",
        url: "/api/sessions/login",
        payload: "{",
        headers: { "content-type": "application/json" },
      },
    ],
    ["a path that cannot be decoded", { url: "/api/users/%E0%A4%A" }],
    [
      "a body of a kind nobody takes",
      {
        method: "POST",
        url: "/api/statements",
        payload: "x",
        headers: { "content-type": "multipart/form-data" },
      },
    ],
    ["health", { url: "/health" }],
    ["a document", { url: "/api/openapi.json" }],
    ["the page of the document", { url: "/common/docs" }],
  ])("%s", async (name, request) => {
    expectSafe(await server.app.inject(request), name);
  });

  test.each<[string, number, InjectOptions]>([
    [
      "more than is taken",
      413,
      { method: "POST", url: "/api/merchants", payload: { name: "x".repeat(2 * 1024 * 1024) } },
    ],
    [
      "a body of an unknown kind",
      415,
      { method: "POST", url: "/api/merchants", payload: "x", headers: { "content-type": "text/x-none" } },
    ],
    ["what asks for a part that is not there", 416, { headers: { range: "bytes=99999999-" } }],
    ["a part of a file", 206, { headers: { range: "bytes=0-3" } }],
    ["what is not there", 404, { url: "/api/statements/00000000-0000-0000-0000-000000000000" }],
    ["a method that none takes", 405, { method: "PUT", url: "/api/merchants" }],
  ])("/api/ %s, signed in", async (name, status, request) => {
    const file = { method: "GET" as const, url: `/api/statements/${own.statement}/file` };
    const answered = await asha.send({ ...file, ...request });
    expect(answered.statusCode).toBe(status);
    expectSafe(answered, `/api/ ${name}`);
  });

  test("what has not changed since", async () => {
    const { headers } = await server.app.inject({ url: "/common/banks" });
    const again = { url: "/common/banks", headers: { "if-none-match": String(headers.etag) } };
    const answered = await server.app.inject(again);
    expect(answered.statusCode).toBe(304);
    expectSafe(answered, "not modified");
  });

  test("a fault of ours is one fixed text, and its reason only in the log", async () => {
    const broken = await startTestServer({ PUBLIC_URL: "https://passbook.example.test" });
    broken.app.get("/api/broken", async () => {
      throw new Error("canary-of-a-fault in /srv/secret/place.ts");
    });
    const answered = await broken.app.inject({ url: "/api/broken" });
    expect(answered.json()).toEqual({
      code: "unexpected",
      message: "Something went wrong on our side. Nothing was changed; try again.",
      sentence: "unexpected_nothing_changed",
    });
    expect(answered.statusCode).toBe(500);
    expectSafe(answered, "/api/broken");
    expect(broken.logged.join("")).toContain("canary-of-a-fault");
    await broken.close();
  });
});

describe("the web app", () => {
  const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });

  test.each(["/", "/transactions", "/statements/01a1f8c4", "/reset-password?token=abc"])(
    "%s is the page, never from a cache",
    async (url) => {
      const answered = await get(url);
      expect(answered.statusCode).toBe(200);
      expect(answered.body).toContain("<title>Passbook");
      expect(answered.headers["cache-control"]).toBe("no-store");
      expectSafe(answered, url);
    },
  );

  test("hashed assets are kept for ever, compressed where the browser can read it", async () => {
    const plain = await get("/assets/main-1a2b3c.js");
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const packed = await get("/assets/main-1a2b3c.js", { "accept-encoding": "gzip, br" });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript") as string,
    });
    expectSafe(packed, "asset");
  });

  test.each([
    "/assets/main-gone.js",
    "/api/nothing",
    "/common/nothing",
    "/.passbook-built",
    "/..%2f..%2fpackage.json",
    "/assets/../../package.json",
  ])("%s is 404, not the page", async (url) => {
    const answered = await get(url);
    expect([url, answered.statusCode, answered.body.includes("<title>")]).toEqual([url, 404, false]);
    expectSafe(answered, url);
  });

  test("a write to a page is 405, with what it takes", async () => {
    const answered = await web.inject({ method: "POST", url: "/transactions", payload: {} });
    expect([answered.statusCode, answered.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expectSafe(answered, "a write to a page");
  });

  test.each<[number, string, InjectOptions]>([
    [200, "/favicon.svg", {}],
    [200, "/", { method: "HEAD" }],
    [206, "/assets/main-1a2b3c.js", { headers: { range: "bytes=0-3" } }],
    [416, "/assets/main-1a2b3c.js", { headers: { range: "bytes=9999-" } }],
  ])("A16: %i of the file %s", async (status, url, request) => {
    const answered = await web.inject({ url, ...request });
    expect(answered.statusCode).toBe(status);
    expectSafe(answered, url);
  });

  test("A16: a file that has not changed since", async () => {
    const { headers } = await get("/favicon.svg");
    const answered = await get("/favicon.svg", { "if-none-match": String(headers.etag) });
    expect(answered.statusCode).toBe(304);
    expectSafe(answered, "not modified");
  });
});
