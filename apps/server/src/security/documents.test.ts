import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ENDPOINTS } from "@passbook/contract/index";
import { listRefusals } from "@passbook/contract/refusals";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { startTestServer, type TestServer } from "../../testing/harness.ts";

type Call = {
  description: string;
  tags: string[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { headers?: object }>;
};
type Document = {
  info: { license?: object; contact?: object };
  tags: { name: string }[];
  components: { schemas: Record<string, unknown>; securitySchemes?: object };
  paths: Record<string, Record<string, Call>>;
};

let server: TestServer;
const texts: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent" });
  for (const base of ["/api", "/common"]) texts.push((await server.app.inject(`${base}/openapi.json`)).body);
});
afterAll(() => server.close());

test("the documents name what calls exchange, and every name stands for something", () => {
  for (const text of texts) {
    const { components } = JSON.parse(text) as Document;
    const used = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(text).not.toContain("$defs");
  }
  const [core = "", common = ""] = texts;
  for (const name of ["Transaction", "Statement", "Category", "BankAccount", "Merchant", "Rule", "Refusal"])
    expect(Object.keys((JSON.parse(core) as Document).components.schemas)).toContain(name);
  expect((JSON.parse(common) as Document).components).not.toHaveProperty("securitySchemes");
});

test("each call says who may make it, belongs to a group and tells its refusals by code", () => {
  for (const text of texts) {
    const { paths, tags } = JSON.parse(text) as Document;
    const groups = tags.map(({ name }) => name);
    for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(call.description).toMatch(/\.$/);
      expect(groups).toEqual(expect.arrayContaining(call.tags));
      expect(JSON.stringify(call.responses)).toContain('"enum":["unexpected"]');
    }
  }
});

const SOURCES = path.resolve(import.meta.dirname, "..");
const listSources = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(core|common)\/.*(?<!\.test)\.ts$/.test(name),
  );

test("no conflict is refused with a code that no document tells", () => {
  const told = new Set(ENDPOINTS.flatMap((endpoint) => [...listRefusals(endpoint).values()].flat()));
  const given = listSources().flatMap((name) =>
    [...readFileSync(path.join(SOURCES, name), "utf8").matchAll(/\bconflict\(\s*"([a-z_]+)"/g)].map(
      ([, code]) => code,
    ),
  );
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((code) => code === undefined || !told.has(code))).toEqual([]);
});

test("where a new thing is read, and that a file comes in parts, is told", () => {
  const { paths } = JSON.parse(texts[0] ?? "") as Document;
  const responsesOf = (path: string, method: string) => paths[path]?.[method]?.responses ?? {};
  const made = Object.values(paths).flatMap((methods) => methods["post"]?.responses["201"] ?? []);
  expect(made).toHaveLength(25);
  expect(made.map(({ headers }) => Object.keys(headers ?? {}))).toEqual(
    made.map(() => expect.arrayContaining(["Location", "passbook-change"])),
  );
  expect(Object.keys(responsesOf("/api/statements/{id}/file", "get"))).toEqual(
    expect.arrayContaining(["200", "206", "416"]),
  );
});

test("what is odd about a request itself is told of every call", () => {
  const { paths } = JSON.parse(texts[0] ?? "") as Document;
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "408", "415", "417", "431"]));
});

type Guarded = { security: Record<string, string[]>[] };

test("calls say which cookies, headers and keys open them, and what is told beside their answers", () => {
  const { paths, components } = JSON.parse(texts[0] ?? "") as Document;
  expect(Object.keys(components.securitySchemes ?? {})).toEqual(["session", "session_cookie", "xsrf", "key"]);
  const securityOf = (path: string, method: string) =>
    (paths[path]?.[method] as unknown as Guarded | undefined)?.security;
  expect(securityOf("/api/transactions", "get")).toEqual([
    { session: [], session_cookie: [] },
    { key: ["read"] },
  ]);
  expect(securityOf("/api/statements", "post")).toEqual([
    { session: [], session_cookie: [], xsrf: [] },
    { key: ["upload"] },
  ]);
  expect(securityOf("/api/keys", "post")).toEqual([{ session: [], session_cookie: [], xsrf: [] }]);
  const responses = paths["/api/categories"]?.["post"]?.responses ?? {};
  expect(Object.keys(responses["201"]?.headers ?? {})).toEqual([
    "Location",
    "passbook-change",
    "passbook-without-accounts",
  ]);
  expect(Object.keys(responses["429"]?.headers ?? {})).toEqual(["Retry-After"]);
});

test("the example of each body is one that its call takes", () => {
  const { paths } = JSON.parse(texts[0] ?? "") as Document;
  const refused = ENDPOINTS.filter(({ path }) => path.startsWith("/api/")).flatMap((endpoint) => {
    const call = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const example = call?.requestBody?.content["application/json"]?.example;
    if (example === undefined || z.safeParse(endpoint.body, example).success) return [];
    return [`${endpoint.id} ${JSON.stringify(example)}`];
  });
  expect(refused).toEqual([]);
});
