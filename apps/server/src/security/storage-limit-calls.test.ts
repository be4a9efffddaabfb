import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { getSubscription } from "@passbook/contract/subscription";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import type { TestServer } from "../../testing/harness.ts";
import type { JsonSchema } from "../../testing/json-schema.ts";
import type { TestPerson } from "../../testing/people.ts";
import { type Owned, startWithOwned } from "../../testing/populate.ts";

const LIMIT_MB = 1;
let server: TestServer;
let asha: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned({
    STORAGE_LIMIT_MB: String(LIMIT_MB),
    LOG_LEVEL: "error",
  }));
  await server.services.db
    .updateTable("received_mails")
    .set({ message: "x".repeat(2 * LIMIT_MB * 1024 * 1024) })
    .execute();
});
afterAll(() => server.close());

const WRITES = ENDPOINTS.filter(({ method, guard }) => method !== "GET" && guard === "session");
/** Texts that take the place of others, and have an end. */
const REPLACES: ReadonlySet<string> = new Set([
  "change_asset",
  "change_bank_account",
  "change_bank_connection",
  "change_budget",
  "change_category",
  "change_goal",
  "change_mailbox",
  "change_merchant",
  "change_saved_search",
  "change_exploration",
  "order_home_cards",
  "change_user",
  "set_password_details",
]);
/** What keeps nothing of what it is told. */
const KEEPS_NOTHING: ReadonlySet<string> = new Set([
  "accept_suggestions",
  "decide_transfers",
  "decide_refunds",
  "accept_proposals",
  "decline_proposals",
  // A token is looked up, and goes.
  "check_member_invitation",
  "accept_member_invitation",
  "confirm_session",
  "confirm_totp",
  "find_purchases_of_receipt",
  "preview_rule",
  "delete_user",
  "test_mailbox",
  "begin_sign_on_link",
  "finish_sign_on_link",
  "unlink_sign_on",
  "try_mail",
]);

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const usedByAsha = async (): Promise<number> =>
  (await asha.call(getSubscription)).answer.data.storage.used_bytes;

const STORAGE_LIMIT = [507, { code: "storage_limit", message: expect.stringMatching(/ Delete /) as string }];

/** Whether anything in it is a text that a person writes. */
const hasText = (schema: JsonSchema): boolean => {
  const { anyOf = [], oneOf = [], items, properties = {} } = schema;
  const inner = [...anyOf, ...oneOf, ...(items === undefined ? [] : [items]), ...Object.values(properties)];
  const is_own = schema.type === "string" && [schema.pattern, schema.enum, schema.const].every(isMissing);
  return is_own || inner.some(hasText);
};
const isMissing = (value: unknown): boolean => value === undefined;

const bodyOf = ({ body }: Endpoint): JsonSchema =>
  z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema;

describe("who keeps all they may", () => {
  const texts = WRITES.filter((endpoint) => endpoint.body_kind !== "json" || hasText(bodyOf(endpoint)));
  test.each(named(texts))("%s takes a text, and says whether that takes room", (_name, { id, room }) => {
    expect(room === "takes" || REPLACES.has(id) || KEEPS_NOTHING.has(id)).toBe(true);
  });

  const NEW_ROW = {
    op: "insert",
    after: 0,
    booked_on: "2026-10-06",
    amount: -1,
    description: "Added by hand",
  };
  const ACCOUNT = { label: "Further", account_type: "current", currency: "EUR", bank: { name: "Bank" } };
  const BODIES = {
    correct_statement: { changes: [NEW_ROW] },
    assign_vendors: { merchant_name: "A new one" },
    accept_statement: { new_bank_account: ACCOUNT },
    unlock_statement: { password: "secret", remember: true },
    change_series: { name: "My own name" },
    change_transaction: { note: "a note" },
    change_transactions: { filter: {}, change: { note: "a note" } },
    map_connected_account: { new_bank_account: ACCOUNT },
    change_rule: { name: "Another name" },
  } as const satisfies Readonly<Record<string, object>>;
  const ofBody = (id: string): object => Object.entries(BODIES).find(([name]) => name === id)?.[1] ?? {};
  const takes = WRITES.filter(({ room }) => room === "takes");

  test.each(named(takes))(
    "%s is refused with 507 and what to do, and keeps nothing",
    async (_name, endpoint) => {
      const before = await usedByAsha();
      const sample = makeSample(endpoint, own);
      const body = { ...sample.body, ...ofBody(endpoint.id) };
      if (endpoint.id === "split_transaction")
        Object.assign(body, { splits: [{ sub_category_id: own.sub_category, amount: -1 }] });
      const answered = await asha.send(toRequest(endpoint, { ...sample, body }));
      expect([answered.statusCode, answered.json()]).toMatchObject(STORAGE_LIMIT);
      expect(await usedByAsha()).toBe(before);
    },
  );

  const LONG = "x".repeat(20);
  const RENAMED = {
    change_bank_account: { label: LONG },
    change_category: { category: { name: LONG } },
    change_merchant: { name: LONG },
    change_user: { name: LONG },
  };
  test.each(Object.entries(RENAMED))("%s goes on and adds nothing", async (id, body) => {
    const endpoint = ENDPOINTS.find((each) => each.id === id);
    if (endpoint === undefined) throw new Error(`There is no ${id}.`);
    const before = await usedByAsha();
    const sample = makeSample(endpoint, own);
    const answered = await asha.send(toRequest(endpoint, { ...sample, body }));
    expect([answered.statusCode, answered.body]).toMatchObject([200, expect.any(String)]);
    expect(await usedByAsha()).toBe(before);
  });

  /** A decision or an answer at most. */
  const MOST_DECIDED = 1500;
  const others = WRITES.filter(({ id, room }) => room === null && id !== "logout");
  test.each(named(others))("%s goes on and adds no more than a decision", async (_name, endpoint) => {
    const before = await usedByAsha();
    const answered = await asha.send(toRequest(endpoint, makeSample(endpoint, own)));
    expect(answered.statusCode).not.toBe(507);
    expect(await usedByAsha()).toBeLessThan(before + MOST_DECIDED);
  });
});

test("what takes something away from a statement goes on", async () => {
  const correct = ENDPOINTS.find(({ id }) => id === "correct_statement");
  if (correct === undefined) throw new Error("There is no such call.");
  const sample = makeSample(correct, own);
  const body = { changes: [{ op: "remove", row: 2 }] };
  const answered = await asha.send(toRequest(correct, { ...sample, body }));
  expect(answered.statusCode).not.toBe(507);
});
