import { undoChange } from "@passbook/contract/changes";
import { decideRefunds } from "@passbook/contract/findings";
import { getTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";

let server: TestServer;
let person: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server, "Noor Haddad", { home_currency: "EUR" });
  ledger = await makeLedger(server, person);
});
afterAll(() => server.close());

const refundOf = async (id: string) =>
  (await person.call(getTransaction, { params: { id } })).answer.data.refund_of;

test("many are linked at once with what they pay back, parted at once, and each is taken back by one undo", async () => {
  const vendor_id = await ledger.addVendor("Loom and Linen");
  const shop = { vendor_id, description: "LOOM AND LINEN" };
  const [large, small] = await ledger.addMany([
    { ...shop, amount: -9000, booked_on: "2026-01-02" },
    { ...shop, amount: -1250, booked_on: "2026-09-02" },
  ]);
  const backs = await ledger.addMany([
    { ...shop, amount: 8000, booked_on: "2026-10-02" },
    { ...shop, amount: 1250, booked_on: "2026-10-03" },
    { description: "NOBODY KNOWS", amount: 777, booked_on: "2026-10-03" },
  ]);
  await settleFindings(server);
  // what Passbook finds by itself is parted first
  await person.call(decideRefunds, { body: { ids: backs, is_refund: false } });
  const linked = await person.call(decideRefunds, { body: { filter: { q: "is:in" }, is_refund: true } });
  expect(linked.answer.data).toEqual({ changed: 2, left: 1 });
  expect(await Promise.all(backs.map(refundOf))).toEqual([large, small, null]);
  await expectSumsToHold(server.services.db, person.user_id);
  const parted = await person.call(decideRefunds, { body: { ids: backs, is_refund: false } });
  expect(parted.answer.data).toEqual({ changed: 2, left: 1 });
  expect(await Promise.all(backs.map(refundOf))).toEqual([null, null, null]);
  await person.call(undoChange, { params: { id: parted.change_id ?? "" } });
  await settleFindings(server);
  expect(await Promise.all(backs.map(refundOf))).toEqual([large, small, null]);
});

test("what pays back nothing that is here is refused in a sentence", async () => {
  const id = await ledger.add({ description: "NOTHING LIKE IT", amount: 4321, booked_on: "2026-10-03" });
  for (const [is_refund, code] of [
    [true, "nothing_to_pair"],
    [false, "nothing_to_part"],
  ] as const)
    expect(await refusalOf(person.call(decideRefunds, { body: { ids: [id], is_refund } }))).toMatchObject({
      status: 409,
      code,
    });
});
