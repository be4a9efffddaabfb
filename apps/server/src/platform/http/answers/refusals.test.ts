import { login } from "@passbook/contract/sessions";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { type FileToUpload, toForm } from "../../../../testing/uploads.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ UPLOAD_LIMIT_MB: "1", SESSION_DAYS: "1" }));
});
afterAll(() => server.close());

const post = (payload: string, type = "application/json"): Promise<LightMyRequestResponse> =>
  asha.send({ method: "POST", url: "/api/merchants", payload, headers: { "content-type": type } });
const upload = (files: readonly FileToUpload[]): Promise<LightMyRequestResponse> => {
  const { body, content_type } = toForm(files);
  const headers = { "content-type": content_type };
  return asha.send({ method: "POST", url: "/api/statements", payload: body, headers });
};

describe("a body that cannot be taken", () => {
  test("is unreadable when it is no JSON", async () => {
    const { statusCode, body } = await post("{bad");
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      {
        code: "unreadable_body",
        message: "The body cannot be read. Send valid JSON, or a complete form.",
        sentence: "unreadable_body",
      },
    ]);
  });
  test("is of the wrong kind where a form is asked for", async () => {
    const { statusCode, body } = await asha.send({ method: "POST", url: "/api/statements", payload: {} });
    expect([statusCode, JSON.parse(body)]).toMatchObject([415, { code: "wrong_media_type" }]);
  });
  test("is too large by its own limit, a file by the configured one", async () => {
    const long = await post(JSON.stringify({ name: "x".repeat(1024 * 1024) }));
    expect([long.statusCode, JSON.parse(long.body)]).toEqual([
      413,
      {
        code: "too_large",
        message: "This is larger than 1 MB. Send less at once.",
        sentence: "body_too_large",
        data: { limit: { bytes: 1024 * 1024 } },
      },
    ]);
    const file = await upload([{ name: "a.csv", bytes: Buffer.alloc(1024 * 1024 + 1) }]);
    expect([file.statusCode, JSON.parse(file.body)]).toEqual([
      413,
      {
        code: "too_large",
        message: "This is larger than 1 MB. Split it, or raise UPLOAD_LIMIT_MB.",
        sentence: "file_too_large",
        data: { limit: { bytes: 1024 * 1024 } },
      },
    ]);
  });
  test("is too many files", async () => {
    const files = Array.from({ length: 51 }, (_, number) => ({
      name: `${String(number)}.txt`,
      bytes: Buffer.from(`letter ${String(number)}`),
    }));
    const { statusCode, body } = await upload(files);
    expect([statusCode, JSON.parse(body)]).toMatchObject([413, { code: "too_many_files" }]);
  });
});

test.each([
  ["{}", "name", "This field is needed.", "field_needed"],
  ["[]", "body", "This value is not of the kind this field takes.", "field_of_other_kind"],
  ['{"name":7}', "name", "This value is not of the kind this field takes.", "field_of_other_kind"],
  ['{"name":""}', "name", "Enter a name.", "enter_name"],
  ['{"name":"half \\ud83c"}', "name", "Use letters, digits and signs only.", "letters_only"],
  ['{"name":"A","frob":1}', "frob", "This field is not known here; leave it out.", "field_unknown"],
])("%s names what is wrong in words for people", async (payload, field, message, sentence) => {
  const { statusCode, body } = await post(payload);
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    {
      code: "invalid_input",
      message,
      sentence,
      fields: { [field]: message },
      field_sentences: { [field]: { sentence } },
    },
  ]);
});

test.each([
  ["limit=0", { limit: "Use at least 1." }],
  ["limit=201", { limit: "Use at most 200." }],
  ["limit=many", { limit: "This value is not of the kind this field takes." }],
  ["flow=out", { flow: "Choose one of: spent, income, invested, transfer, saved." }],
  ["q=a%00b", { q: "Use letters, digits and signs only." }],
  [`q=${"x".repeat(501)}`, { q: "Use at most 500 characters." }],
])("?%s likewise", async (query, fields) => {
  const { statusCode, body } = await asha.send({ method: "GET", url: `/api/transactions?${query}` });
  expect([statusCode, JSON.parse(body)]).toMatchObject([422, { code: "invalid_input", fields }]);
});

describe("a session that is none", () => {
  const refusalTo = async (headers: Record<string, string | null>): Promise<unknown> => {
    const { statusCode, body } = await asha.send({ method: "GET", url: "/api/merchants" }, headers);
    const { code } = JSON.parse(body) as { code: string };
    return [statusCode, code];
  };
  test("says in its code what is missing", async () => {
    expect(await refusalTo({ authorization: null })).toEqual([401, "session_missing"]);
    expect(await refusalTo({ authorization: "Bearer a.b.c" })).toEqual([401, "session_invalid"]);
    expect(await refusalTo({ cookie: null })).toEqual([401, "session_cookie_missing"]);
  });
  test("is over when its time is", async () => {
    const other = makeClient(server);
    const { answer } = await other.call(login, { body: { email: asha.email, password: asha.password } });
    other.token = answer.data.auth_token ?? "";
    server.clock.advanceMs(2 * 86_400_000);
    const { statusCode, body } = await other.send({ method: "GET", url: "/api/merchants" });
    expect([statusCode, JSON.parse(body)]).toEqual([
      401,
      {
        code: "session_expired",
        message: "Session expired, please login again!",
        sentence: "session_expired",
      },
    ]);
  });
});

test("a server whose database is gone is alive but not ready", async () => {
  const broken = await startTestServer({ LOG_LEVEL: "silent" });
  await broken.services.db.destroy();
  expect((await broken.app.inject("/health")).statusCode).toBe(200);
  const { statusCode, body } = await broken.app.inject("/ready");
  expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: "not_ready" }]);
  await broken.app.close();
});
