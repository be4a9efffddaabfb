import { ENDPOINTS } from "@passbook/contract/index";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { makeLedger } from "../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { SMALL_PNG } from "../../testing/files/pictures.ts";
import { toMultipart } from "../../testing/populate.ts";
import { startBridge, type TestBridge } from "../../testing/simplefin-bridge.ts";

let server: TestServer;
let asha: TestPerson;
let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
  server = await startTestServer({ LOG_LEVEL: "silent", LOCAL_BRIDGES: "true" });
  asha = await signUp(server, "Asha");
});
afterAll(async () => {
  await server.close();
  await bridge.close();
});

const make = async (url: string, payload: object): Promise<{ answered: unknown; address: string }> => {
  const made = await asha.send({ method: "POST", url, payload });
  expect(made.statusCode).toBe(201);
  return { answered: made.json(), address: String(made.headers.location) };
};
const read = async (url: string) => asha.send({ method: "GET", url });

const ENTITIES = [
  ["/api/merchants", { name: "Kaveri Fresh" }],
  ["/api/saved_searches", { name: "Coffee", search: "q=coffee" }],
  ["/api/explorations", { name: "Coffee", search: "measure=spent&rows=month" }],
  ["/api/categories", { name: "Allotment" }],
  ["/api/bank_accounts", { bank: { name: "Rhein Bank" }, account_type: "savings", currency: "EUR" }],
  [
    "/api/rules",
    {
      name: "Rent",
      conditions: [{ field: "description", op: "contains", value: "miete" }],
      actions: { note: "Rent" },
    },
  ],
] as const;
/** Made by what a bridge answers. */
const CONNECTIONS = "/api/statement_sources/bank_connections";
const TRANSACTIONS = "/api/transactions";
const REMEMBERED = "/api/rules/remember_split";
const BUDGETS = "/api/budgets";
const SUGGESTED = "/api/budgets/suggested";
const GOALS = "/api/goals";
const ASSETS = "/api/assets";
const RATES = "/api/exchange_rates";
const ATTACHMENTS = "/api/transactions/{id}/attachments";
const KEPT = [
  ["/api/statement_sources/senders", { pattern: "*@bank.example.test" }],
  [
    "/api/statement_sources/mailboxes",
    {
      host: "imap.example.com",
      port: 993,
      security: "tls",
      username: "asha",
      password: "a locked box",
      since: "2026-01-01",
    },
  ],
  ["/api/statement_sources/passwords", { label: "Rhein Bank", password: "a locked box" }],
  ["/api/keys", { name: "Scanner", scopes: ["upload"], lasts_days: 90 }],
  ["/api/webhooks", { url: "https://hooks.example.test/passbook", events: ["budget.passed"] }],
  ["/api/sample", {}],
  ["/api/admin/invitations", { email: "guest@example.test" }],
  ["/api/members/invitations", { role: "viewer", email: null }],
] as const;

test.each(ENTITIES)("what is made at %s is 201 and tells where it is read", async (url, payload) => {
  const { answered, address } = await make(url, payload);
  const { id } = (answered as { data: { id: string } }).data;
  expect(address).toBe(`${url}/${id}`);
  const { statusCode, headers, json } = await read(address);
  expect([statusCode, json(), headers.etag]).toEqual([200, answered, expect.stringMatching(/^"\d+"$/)]);
  expect((await asha.send({ method: "DELETE", url: address })).statusCode).toBe(204);
});

test.each(KEPT)("what is kept at %s tells where it is listed", async (url, payload) => {
  const { address } = await make(url, payload);
  expect(url.startsWith(address)).toBe(true);
  expect((await read(address)).statusCode).toBe(200);
});

test("a connection to a bridge tells where it is listed", async () => {
  const { address } = await make(CONNECTIONS, { token: bridge.makeToken() });
  expect((await read(address)).json()).toMatchObject({ data: { bank_connections: [{}] } });
});

test("what belongs together tells where that is read", async () => {
  const ledger = await makeLedger(server, asha);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const from = await ledger.add({ amount: -50_000, description: "To savings" });
  const to = await ledger.add({ amount: 50_000, description: "From current", bank_account_id: savings });
  const transfer = await make("/api/transfers", { from_transaction_id: from, to_transaction_id: to });
  const pair = (await read(transfer.address)).json<{
    data: { transfer: { from_transaction: { id: string } } };
  }>();
  expect(pair.data.transfer.from_transaction.id).toBe(from);

  const bought = await ledger.add({ amount: -4990, description: "LOOM AND LINEN" });
  const back = await ledger.add({ amount: 4990, description: "LOOM AND LINEN" });
  const refund = await make("/api/refunds", { transaction_id: back, purchase_id: bought });
  expect((await read(refund.address)).json()).toEqual(refund.answered);
});

test("what a file is attached to tells where that is read", async () => {
  const ledger = await makeLedger(server, asha);
  const id = await ledger.add({});
  const made = await asha.send({
    method: "POST",
    url: ATTACHMENTS.replace("{id}", id),
    ...toMultipart("receipt.png", SMALL_PNG),
  });
  expect([made.statusCode, made.headers.location]).toEqual([201, `/api/transactions/${id}`]);
  expect((await read(String(made.headers.location))).json()).toEqual(made.json());
});

test("budgets tell where they are read, one by one and all together", async () => {
  const { sub } = await makeLedger(server, asha);
  const places = { category_ids: [sub("groceries.supermarket")] };
  const { answered, address } = await make(BUDGETS, { ...places, period: "month", amount: 400_00 });
  expect((await read(address)).json()).toEqual(answered);
  const suggested = [{ category_id: sub("eating_out.restaurants"), currency: "EUR", amount: 90_00 }];
  const taken = await make(SUGGESTED, { budgets: suggested });
  expect((await read(taken.address)).json()).toMatchObject({ data: { budgets: [{}, {}] } });
});

test("a goal tells where it is read", async () => {
  const { account_id } = await makeLedger(server, asha);
  const made = await make(GOALS, { name: "Bicycle", amount: 900_00, account_ids: [account_id] });
  expect((await read(made.address)).json()).toEqual(made.answered);
});

test("assets and exchange rates tell where they are read", async () => {
  const values = [{ on: "2026-01-01", amount: 9_000_00 }];
  const car = await make(ASSETS, { name: "Car", kind: "vehicle", currency: "EUR", values });
  expect((await read(car.address)).json()).toEqual(car.answered);
  const rate = await make(RATES, { base: "EUR", currency: "USD", rate: "1.08", from: "2026-01-01" });
  expect((await read(rate.address)).json()).toEqual(rate.answered);
});

test("what is written down by hand tells where it is read", async () => {
  const payload = { booked_on: "2026-11-03", amount: -1250, currency: "EUR", description: "Coffee" };
  const { answered, address } = await make(TRANSACTIONS, payload);
  expect((await read(address)).json()).toEqual(answered);
});

test("a split that is remembered tells where its rule is read", async () => {
  const ledger = await makeLedger(server, asha);
  const vendor_id = await ledger.addVendor("Lantern Books");
  const id = await ledger.add({ amount: -1000, vendor_id });
  const sub_category_id = ledger.sub("groceries.supermarket");
  const splits = [5000, 5000].map((percent) => ({ sub_category_id, percent }));
  await asha.send({ method: "PUT", url: `/api/transactions/${id}/splits`, payload: { splits } });
  const { answered, address } = await make(REMEMBERED, { transaction_id: id });
  expect((await read(address)).json()).toEqual(answered);
});

test("these are all that make something", () => {
  const tried = [...ENTITIES, ...KEPT].map(([url]) => url as string);
  const making = ENDPOINTS.filter(({ status }) => status === 201).map(({ path }) => path);
  expect(making.toSorted()).toEqual(
    [
      ...tried,
      CONNECTIONS,
      TRANSACTIONS,
      ATTACHMENTS,
      REMEMBERED,
      BUDGETS,
      SUGGESTED,
      GOALS,
      ASSETS,
      RATES,
      "/api/transfers",
      "/api/refunds",
    ].toSorted(),
  );
});
