import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ LOG_LEVEL: "silent" }));
});
afterAll(() => server.close());

const logIn = (payload: string | Buffer, type: string | null): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: "POST",
    url: "/api/sessions/login",
    payload,
    headers: type === null ? {} : { "content-type": type },
  });
const create = (payload: string): Promise<LightMyRequestResponse> =>
  asha.send({
    method: "POST",
    url: "/api/merchants",
    payload,
    headers: { "content-type": "application/json" },
  });
const codeOf = (answered: LightMyRequestResponse): [number, string] => [
  answered.statusCode,
  answered.json<{ code: string }>().code,
];

describe("a body of a kind the call does not take is 415, however long it is", () => {
  test.each([
    null,
    "application/octet-stream",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "image/png",
    "nonsense",
    "application/json, text/plain",
  ])("%s", async (type) => {
    const answered = await logIn(Buffer.alloc(60_000, "{"), type);
    expect(codeOf(answered)).toEqual([415, "wrong_media_type"]);
    expect(answered.body.length).toBeLessThan(200);
  });
  test("a form is not read as JSON, nor JSON as a form", async () => {
    const headers = { "content-type": "application/json" };
    const answered = await asha.send({ method: "POST", url: "/api/statements", payload: "{}", headers });
    expect(codeOf(answered)).toEqual([415, "wrong_media_type"]);
  });
});

describe("what nobody needs is refused before it is parsed, in few words", () => {
  test("more than 64 kB of somebody who has not logged in", async () => {
    const answered = await logIn(`{"email":"${"x".repeat(250_000)}"}`, "application/json");
    expect(codeOf(answered)).toEqual([413, "too_large"]);
  });
  test.each([
    ["70,000 unknown fields", Array.from({ length: 70_000 }, (_, at) => `"k${String(at)}":1`)],
    ["9,000 unknown fields", Array.from({ length: 9000 }, (_, at) => `"${"k".repeat(90)}${String(at)}":1`)],
  ])("%s", async (_, pairs) => {
    const answered = await create(`{${pairs.join(",")}}`);
    expect([413, 422]).toContain(answered.statusCode);
    expect(answered.body.length).toBeLessThan(4096);
  });
  test("ten thousand wrong entries of a list", async () => {
    const answered = await asha.send({
      method: "PATCH",
      url: "/api/transactions",
      payload: { ids: Array.from({ length: 10_000 }, () => "x".repeat(40)), change: { note: "n" } },
    });
    expect(codeOf(answered)).toEqual([422, "invalid_input"]);
    expect(answered.body.length).toBeLessThan(4096);
  });
  test.each(["[", '{"a":'])("%s a hundred thousand times", async (open) => {
    expect(codeOf(await create(open.repeat(100_000)))).toEqual([413, "too_complex"]);
  });
  test("twenty thousand values", async () => {
    expect(codeOf(await create(`{"name":[${"1,".repeat(20_001)}1]}`))).toEqual([413, "too_complex"]);
  });
});

describe("names that mean something to the language mean nothing here", () => {
  test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"])("%s", async (name) => {
    const inBody = await create(`{"name":"Kiosk","${name}":{"prototype":{"reserved":true}}}`);
    expect(inBody.statusCode).toBe(422);
    const inQuery = await asha.send({ method: "GET", url: `/api/transactions?${name}=1` });
    expect(inQuery.statusCode).toBe(422);
    expect(Object.keys(inQuery.json<{ fields: object }>().fields)).toEqual([name]);
    expect(({} as Record<string, unknown>)["reserved"]).toBeUndefined();
  });
});
