import { ENDPOINTS } from "@passbook/contract/index";
import { createKey } from "@passbook/contract/keys";
import { needOf, type Scope, SCOPES } from "@passbook/contract/scopes";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeSample, toRequest } from "../../../testing/call-samples.ts";
import type { TestServer } from "../../../testing/harness.ts";
import type { TestPerson } from "../../../testing/people.ts";
import { hashTables, type Owned, startWithOwned } from "../../../testing/populate.ts";

/** What no key may do, whatever its scopes: all that concerns the account, what is let in from where, and everything at once. */
const PERSON_ONLY = [
  "DELETE /api/factors/passkeys/{id}",
  "DELETE /api/factors/totp",
  "DELETE /api/keys/{id}",
  "DELETE /api/sessions",
  "DELETE /api/sessions/{id}",
  "DELETE /api/shared_files",
  "DELETE /api/sign_on/link",
  "DELETE /api/statement_sources/bank_connections/{id}",
  "DELETE /api/statement_sources/forwarding_address",
  "DELETE /api/statement_sources/inbox",
  "DELETE /api/statement_sources/mailboxes/{id}",
  "DELETE /api/statement_sources/mails/{id}",
  "DELETE /api/statement_sources/passwords/{id}",
  "DELETE /api/statement_sources/senders/{id}",
  "DELETE /api/users/{id}",
  "GET /api/account_events",
  "GET /api/export",
  "GET /api/export/archive",
  "GET /api/factors",
  "GET /api/keys",
  "GET /api/notices",
  "GET /api/password_details",
  "GET /api/sessions",
  "GET /api/shared_files",
  "GET /api/shared_files/file",
  "GET /api/sign_on/end",
  "GET /api/sign_on/link",
  "GET /api/statement_sources",
  "GET /api/statement_sources/mails",
  "PATCH /api/factors/passkeys/{id}",
  "PATCH /api/notices",
  "PATCH /api/statement_sources/bank_connections/{id}",
  "PATCH /api/statement_sources/connected_accounts/{id}",
  "PATCH /api/statement_sources/mailboxes/{id}",
  "PATCH /api/statement_sources/senders/{id}",
  "PATCH /api/users/{id}",
  "POST /api/export/archive",
  "POST /api/factors/passkeys",
  "POST /api/factors/passkeys/begin",
  "POST /api/factors/recovery_codes",
  "POST /api/factors/totp",
  "POST /api/factors/totp/confirm",
  "POST /api/keys",
  "POST /api/sessions/confirm",
  "POST /api/sessions/confirm/passkey",
  "POST /api/sessions/logout",
  "POST /api/sign_on/link",
  "POST /api/sign_on/link/finish",
  "POST /api/statement_sources/bank_connections",
  "POST /api/statement_sources/bank_connections/{id}/check",
  "POST /api/statement_sources/forwarding_address",
  "POST /api/statement_sources/mailboxes",
  "POST /api/statement_sources/mailboxes/sign_in",
  "POST /api/statement_sources/mailboxes/sign_in/finish",
  "POST /api/statement_sources/mailboxes/test",
  "POST /api/statement_sources/mailboxes/{id}/check",
  "POST /api/statement_sources/mailboxes/{id}/sign_in",
  "POST /api/statement_sources/mails/deletion",
  "POST /api/statement_sources/mails/trial",
  "POST /api/statement_sources/mails/{id}/let_in",
  "POST /api/statement_sources/passwords",
  "POST /api/statement_sources/senders",
  "POST /api/statements/{id}/try_made_passwords",
  "POST /api/statements/{id}/unlock",
  "PUT /api/password_details",
  "PUT /api/statement_sources/inbox",
];

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

test("what no key may do is exactly what is listed", () => {
  for (const endpoint of ENDPOINTS.filter(({ guard }) => guard === "admin"))
    expect(needOf(endpoint)).toBeNull();
  const closed = GUARDED.filter((endpoint) => needOf(endpoint) === null);
  expect(closed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(PERSON_ONLY);
});

/** The key itself notes that it was used. */
const hashOthers = async () => ({ ...(await hashTables(server)), program_keys: "" });

describe("a key of one scope", () => {
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
