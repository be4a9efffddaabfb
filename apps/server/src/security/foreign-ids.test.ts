import { ENDPOINTS } from "@passbook/contract/index";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSlots, makeSample, type Slot, toRequest } from "../../testing/call-samples.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { type Owned, populate } from "../../testing/populate.ts";
import { hashTables } from "../../testing/tables/hash-tables.ts";

const NOBODYS = "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b";
const CALLS = ENDPOINTS.filter(({ guard }) => guard === "session").flatMap((endpoint) =>
  findSlots(endpoint).map((slot) => ({ endpoint, slot })),
);

let server: TestServer;
let asha: TestPerson;
let mallory: TestPerson;
let theirs: Owned;
let own: Owned;

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "error" });
  asha = await signUp(server, "Asha");
  mallory = await signUp(server, "Mallory");
  theirs = await populate(server, asha, "111122223333");
  own = await populate(server, mallory, "444455556666");
}, 120_000);
afterAll(() => server.close());

const name = ({ place, path }: Slot): string => `${place}.${path.join(".")}`;

test("both persons have one of everything", () => {
  for (const [kind, id] of Object.entries({ ...theirs, ...own })) expect(id, kind).toMatch(/^[0-9a-f-]{36}$/);
});

test("every call that names things has slots to try", () => {
  expect(CALLS.length).toBeGreaterThan(50);
});

const NAMED = CALLS.map(
  (call) => [`${call.endpoint.method} ${call.endpoint.path}`, name(call.slot), call] as const,
);
type Called = (typeof CALLS)[number];

/** What Mallory is in Asha's book. */
const STANDINGS = ["a stranger", "a viewer", "an editor", "a former member"] as const;

const stand = async (standing: (typeof STANDINGS)[number]): Promise<void> => {
  const { db, clock } = server.services;
  const place = { user_id: asha.user_id, member_id: mallory.user_id };
  await db
    .deleteFrom("members")
    .where("user_id", "=", place.user_id)
    .where("member_id", "=", place.member_id)
    .execute();
  if (standing === "a stranger") return;
  const [id, now] = [clock.newId(), clock.now()];
  const role = standing === "a viewer" ? "viewer" : "editor";
  const ended_at = standing === "a former member" ? now : null;
  await db
    .insertInto("members")
    .values({ ...place, id, role, manages: 0, created_at: now, ended_at })
    .execute();
};

/** Asks with an id of somebody else, and with one that nobody has, in a call that is right but for that; answers what became of it. */
const tryForeign = async ({ endpoint, slot }: Called, right: Owned, foreigns: Owned): Promise<string> => {
  const before = await hashTables(server);
  const ask = (id: string) => mallory.send(toRequest(endpoint, makeSample(endpoint, right, slot, id)));
  const foreign = await ask(foreigns[slot.kind]);
  const unknown = await ask(NOBODYS);
  expect(await hashTables(server)).toEqual(before);
  expect([foreign.statusCode, shape(foreign.body)]).toEqual([unknown.statusCode, shape(unknown.body)]);
  return judge({ endpoint, slot }, foreign, foreigns);
};

describe.each(STANDINGS)("A1: in the own book of %s", (standing) => {
  beforeAll(async () => {
    mallory.book = null;
    await stand(standing);
  });
  test.each(NAMED)(
    "%s refuses another person's id in %s, as if it did not exist",
    async (_call, _slot, called) => {
      expect(await tryForeign(called, own, theirs)).toBe("refused");
    },
  );
});

describe.each(["a viewer", "an editor"] as const)("P6: %s in the book of another", (standing) => {
  beforeAll(async () => {
    mallory.book = asha.user_id;
    await stand(standing);
  });
  const may = ({ endpoint }: Called): boolean =>
    whoseOf(endpoint) === "book" && (standing === "an editor" || readsOnly(endpoint));
  test.each(NAMED.filter(([, , called]) => may(called)))(
    "%s refuses an id of their own in %s, as if it did not exist",
    async (_call, _slot, called) => {
      expect(await tryForeign(called, theirs, own)).toBe("refused");
    },
  );
});

/** Refused is 404, or 422 that names the field; a filter of a list may find nothing instead, and then tells nothing of the other person. */
const judge = (
  { endpoint, slot }: Called,
  { statusCode, body }: LightMyRequestResponse,
  foreigns: Owned,
): string => {
  if (statusCode === 404) return "refused";
  const field = slot.path.find((part) => part !== "0") ?? "";
  if (statusCode === 422) {
    const { fields } = JSON.parse(body) as { fields: object };
    return Object.keys(fields).some((named) => named.includes(field))
      ? "refused"
      : `refused for another reason: ${body}`;
  }
  if (statusCode !== 200 || endpoint.method !== "GET" || slot.place !== "query")
    return `${String(statusCode)}: ${body}`;
  const told = Object.entries(foreigns).filter(([kind, id]) => kind !== slot.kind && body.includes(id));
  return told.length === 0 ? "refused" : `told ${told.join()}`;
};

const shape = (body: string): string => body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
