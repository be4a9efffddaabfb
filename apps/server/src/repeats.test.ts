import { honoursKey } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { createMerchant } from "@passbook/contract/merchants";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeSample, toRequest } from "../testing/call-samples.ts";
import type { TestServer } from "../testing/harness.ts";
import { signIn } from "../testing/people.ts";
import type { TestPerson } from "../testing/people.ts";
import { dropPasskeys, type Owned, startWithOwned } from "../testing/populate.ts";
import { hashTables } from "../testing/tables/hash-tables.ts";
import { refusalOf } from "../testing/refused.ts";

/** Of a session that was ended nobody is left to ask again. */
const POSTS = ENDPOINTS.filter((endpoint) => honoursKey(endpoint) && endpoint.id !== "logout");

let server: TestServer;
let asha: TestPerson;
let own: Owned;
let number = 0;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  server.clock.advanceMs(3_600_000);
  number += 1;
});

const keyOf = (): string => `wish-number-${String(number)}`;
const send = (request: InjectOptions, key: string) =>
  asha.send({ ...request, headers: { ...request.headers, "idempotency-key": key } });

test("every POST of a person honours a key", () => {
  const others = ENDPOINTS.filter((endpoint) => endpoint.method === "POST" && !honoursKey(endpoint));
  expect(others.every(({ guard }) => guard === "public")).toBe(true);
  expect(POSTS.length).toBeGreaterThan(50);
});

/** Mailboxes are looked into once more by whoever wishes for it twice. */
const hashOthers = async () => ({ ...(await hashTables(server)), mailboxes: "" });

const done = new Set<string>();

describe("F8: three at once under one key", () => {
  test.each(POSTS.map((endpoint) => [endpoint.path, endpoint] as const))(
    "POST %s is done once and answered alike, and the key stands for nothing else",
    async (_path, endpoint) => {
      const request = toRequest(endpoint, makeSample(endpoint, own));
      const all = await Promise.all([1, 2, 3].map(() => send(request, keyOf())));
      const [first] = all;
      const statuses = all.map(({ statusCode }) => statusCode);
      expect(new Set(statuses).size).toBe(1);
      if ((first?.statusCode ?? 500) >= 300) return undefined;
      done.add(endpoint.id);
      expect(all.map(({ body, headers }) => [body, headers["passbook-change"]])).toEqual(
        all.map(() => [first?.body, first?.headers["passbook-change"]]),
      );
      const before = await hashOthers();
      expect((await send(request, keyOf())).body).toBe(first?.body);
      expect(await hashOthers()).toEqual(before);
      // A form of files has a key for each of them.
      if (endpoint.id === "create_merchant" || endpoint.body_kind === "multipart") return undefined;
      const other = asha.call(createMerchant, { body: { name: "Else" }, idempotency_key: keyOf() });
      expect(await refusalOf(other)).toMatchObject({ status: 422, code: "key_reused" });
      return undefined;
    },
  );

  test("most of the samples were done", () => {
    expect(done.size).toBeGreaterThan(25);
  });
});

test("a call that its process left behind is carried out by the next that asks for it", async () => {
  await dropPasskeys(server, asha.user_id);
  const client = await signIn(server, asha.email);
  const { db, clock } = server.services;
  const url = "/api/alerts/see";
  const payload = { alert_ids: [own.alert] };
  const ask = () =>
    client.send({ method: "POST", url, payload, headers: { "idempotency-key": "left-behind-1" } });
  expect((await ask()).statusCode).toBeLessThan(300);
  await db
    .updateTable("kept_answers")
    .set({ answer: "", created_at: clock.now() })
    .where("key", "=", "left-behind-1")
    .execute();
  server.clock.advanceMs(181_000);
  expect((await ask()).statusCode).toBeLessThan(300);
});
