import { ENDPOINTS } from "@passbook/contract/index";
import type { Endpoint } from "@passbook/contract/endpoint";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSlots, makeSample, type Slot, toRequest } from "../../testing/call-samples.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { hashTables, type Owned, populate } from "../../testing/populate.ts";

const NOBODYS = "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b";
const CALLS = ENDPOINTS.filter(({ guard }) => guard === "session").flatMap((endpoint) =>
  findSlots(endpoint).map((slot) => ({ endpoint, slot })),
);

let server: TestServer;
let mallory: TestPerson;
let theirs: Owned;
let own: Owned;

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "error" });
  const asha = await signUp(server, "Asha");
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

test.each(
  CALLS.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, name(call.slot), call] as const),
)(
  "A1: %s refuses another person's id in %s, as if it did not exist",
  async (_call, _slot, { endpoint, slot }) => {
    const before = await hashTables(server);
    const ask = (id: string) => mallory.send(toRequest(endpoint, makeSample(endpoint, own, slot, id)));
    const foreign = await ask(theirs[slot.kind]);
    const unknown = await ask(NOBODYS);
    expect(await hashTables(server)).toEqual(before);
    expect([foreign.statusCode, shape(foreign.body)]).toEqual([unknown.statusCode, shape(unknown.body)]);
    expect(judge(endpoint, slot, foreign)).toBe("refused");
  },
);

/** Refused is 404, or 422 that names the field; a filter of a list may find nothing instead, and then tells nothing of the other person. */
const judge = (endpoint: Endpoint, slot: Slot, { statusCode, body }: LightMyRequestResponse): string => {
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
  const told = Object.entries(theirs).filter(([kind, id]) => kind !== slot.kind && body.includes(id));
  return told.length === 0 ? "refused" : `told ${told.join()}`;
};

const shape = (body: string): string => body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
