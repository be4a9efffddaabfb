import { ENDPOINTS } from "@passbook/contract/index";
import { createKey } from "@passbook/contract/keys";
import { BOOK_HEADER } from "@passbook/contract/client";
import { needOf, type Scope, SCOPES } from "@passbook/contract/scopes";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeSample, toRequest } from "../../../testing/call-samples.ts";
import type { TestServer } from "../../../testing/harness.ts";
import type { TestPerson } from "../../../testing/people.ts";
import { type Owned, startWithOwned } from "../../../testing/populate.ts";
import { hashTables } from "../../../testing/tables/hash-tables.ts";
import { NOT_OF_THE_BOOK } from "../../../testing/members/whose-calls.ts";

/** What no key may do, whatever its scopes: all that is not about the rows of a book, and of these what a person is to do themselves. */
const CLOSED_OF_THE_BOOK = [
  "GET /api/members",
  "POST /api/proposals/accept",
  "POST /api/proposals/decline",
  "POST /api/statements/{id}/unlock",
];
/** Of a key itself, and whose data it opens. */
const OPEN_OF_THE_PERSON = ["GET /api/keys/current", "GET /api/users/{id}"];
const PERSON_ONLY = [...Object.values(NOT_OF_THE_BOOK).flat(), ...CLOSED_OF_THE_BOOK]
  .filter((call) => !OPEN_OF_THE_PERSON.includes(call))
  .toSorted();

const GUARDED = ENDPOINTS.filter(({ guard }) => guard === "session");
const named = GUARDED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let server: TestServer;
let asha: TestPerson;
let own: Owned;
const keys = new Map<Scope, string>();
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
  for (const scope of SCOPES) {
    const { answer } = await asha.call(createKey, {
      body: { name: scope, scopes: [scope], lasts_days: null },
    });
    keys.set(scope, answer.data.key);
  }
}, 120_000);
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(61_000));

const sendWith = (key: string, request: InjectOptions & { url: string }) =>
  server.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${key}` } });

test("A25: what no key may do is exactly what is listed", () => {
  for (const endpoint of ENDPOINTS.filter(({ guard }) => guard === "admin"))
    expect(needOf(endpoint)).toBeNull();
  const closed = GUARDED.filter((endpoint) => needOf(endpoint) === null);
  expect(closed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(PERSON_ONLY);
});

/** The key itself notes that it was used. */
const hashOthers = async () => ({ ...(await hashTables(server)), program_keys: "" });

describe("A25: a key of one scope", () => {
  const refused = named.flatMap(([name, endpoint]) =>
    SCOPES.filter((scope) => needOf(endpoint) !== "any" && needOf(endpoint) !== scope).map(
      (scope) => [scope, name, endpoint] as const,
    ),
  );
  test.each(refused)("%s is refused %s", async (scope, _name, endpoint) => {
    const before = await hashOthers();
    const answered = await sendWith(keys.get(scope) ?? "", toRequest(endpoint, makeSample(endpoint, own)));
    const code = needOf(endpoint) === null ? "person_needed" : "scope_missing";
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([403, code]);
    expect(await hashOthers()).toEqual(before);
  });

  // Streams do not end; what deletes comes last.
  const let_in = named
    .filter(([, { answer_kind }]) => answer_kind !== "events")
    .flatMap(([name, endpoint]) => {
      const need = needOf(endpoint);
      const scopes = need === null ? [] : need === "any" ? SCOPES : [need];
      return scopes.map((scope) => [scope, name, endpoint] as const);
    })
    .toSorted(
      ([, , one], [, , other]) => Number(one.method === "DELETE") - Number(other.method === "DELETE"),
    );
  test.each(let_in)("%s is let into %s", async (scope, _name, endpoint) => {
    const answered = await sendWith(keys.get(scope) ?? "", toRequest(endpoint, makeSample(endpoint, own)));
    expect([401, 403, 419, 500]).not.toContain(answered.statusCode);
  });
});

test("a key opens the book of its person alone, whatever book is named", async () => {
  const headers = { [BOOK_HEADER]: own.book };
  for (const [scope, key] of keys) {
    const refused = await server.app.inject({
      url: "/api/transactions",
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    const code = scope === "read" ? "book_unknown" : "scope_missing";
    expect([scope, refused.json<{ code: string }>().code]).toEqual([scope, code]);
  }
});
