import { changeCategory, createTag, deleteTag, listCategories } from "@passbook/contract/categories";
import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { changeMerchant, deleteMerchant, listMerchants } from "@passbook/contract/merchants";
import { changeSeries, getSeries } from "@passbook/contract/findings";
import { correctStatement, getStatement } from "@passbook/contract/statements";
import {
  changeTransaction,
  changeTransactions,
  getTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { changeWebhook, deleteWebhook, listWebhooks } from "@passbook/contract/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSample, toRequest } from "../../../../testing/call-samples.ts";
import { type TestServer } from "../../../../testing/harness.ts";
import { type TestPerson } from "../../../../testing/people.ts";
import { type Owned, startWithOwned } from "../../../../testing/populate.ts";
import { hashTables } from "../../../../testing/tables/hash-tables.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { undoLast } from "../../../../testing/undo-last.ts";

let server: TestServer;
let asha: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
}, 120_000);
afterAll(() => server.close());

const VERSIONED = ENDPOINTS.filter(({ versioned }) => versioned);
const send = (endpoint: Endpoint, if_match: string) =>
  asha.send(toRequest(endpoint, makeSample(endpoint, own)), { "if-match": if_match });
const readTransaction = async () =>
  (await asha.call(getTransaction, { params: { id: own.transaction } })).answer.data;
const readMerchant = async () =>
  (await asha.call(listMerchants)).answer.data.find(({ id }) => id === own.merchant)!;
const readSub = async () =>
  (await asha.call(listCategories)).answer.data
    .flatMap(({ sub_categories }) => sub_categories)
    .find(({ id }) => id === own.sub_category)!;

test("every call that changes or deletes one thing by its id in the path can be made from one version alone", () => {
  const changing = ENDPOINTS.filter(
    ({ method, path, guard }) =>
      guard === "session" && ["PATCH", "PUT", "DELETE"].includes(method) && path.includes("{id}"),
  );
  // Sessions, keys, senders, passwords, tags and attachments are made and deleted, never edited; of a passkey nothing is but its name, said anew,
  // of a member what they may do;
  // a deleted account takes everything with it.
  const never_edited =
    /sessions|\/keys\/|passkeys|statement_sources|\{(?:tag|attachment)_id\}|\/members\/|leave_book|delete_user/;
  const left_out = changing.filter(
    ({ versioned, id, path }) => !versioned && !never_edited.test(`${id} ${path}`),
  );
  expect(left_out.map(({ id }) => id)).toEqual([]);
});

test.each(VERSIONED.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s made from a version that is gone is refused with what there is now, and changes nothing",
  async (_id, endpoint) => {
    const before = await hashTables(server);
    const refused = await send(endpoint, '"999999"');
    expect(refused.statusCode).toBe(412);
    const { code, message, current } = refused.json<{
      code: string;
      message: string;
      current: { version: number };
    }>();
    expect([code, current.version > 0]).toEqual(["changed_meanwhile", true]);
    expect(message).toContain("try again");
    expect(await hashTables(server)).toEqual(before);
  },
);

test("what is changed answers its new version, as a field and as an entity tag", async () => {
  const { version } = await readMerchant();
  const url = `/api/merchants/${own.merchant}`;
  const patch = (name: string, if_match: string | null) =>
    asha.send({ method: "PATCH", url, payload: { name } }, { "if-match": if_match });
  const first = await patch("Kanne", `"${String(version)}"`);
  expect(first.headers["etag"]).toBe(`"${String(version + 1)}"`);
  expect(first.json<{ data: { version: number } }>().data.version).toBe(version + 1);
  expect((await patch("Krug", `"${String(version)}"`)).statusCode).toBe(412);
  expect((await patch("Krug", `W/"${String(version + 1)}"`)).statusCode).toBe(200);
  expect((await patch("Becher", `"77", "${String(version + 2)}"`)).statusCode).toBe(200);
  expect((await patch("Glas", "*")).statusCode).toBe(200);
  expect((await patch("Tasse", "no tag at all")).statusCode).toBe(412);
  expect((await patch("Tasse", null)).statusCode).toBe(200);
  const one = await asha.send({ method: "GET", url: `/api/transactions/${own.transaction}` });
  expect(one.headers["etag"]).toBe(`"${String((await readTransaction()).version)}"`);
});

test("a transaction's version grows with its own edits, those of many at once, its tags, its parts, and with each undo", async () => {
  const versions = [(await readTransaction()).version];
  const note = async () => versions.push((await readTransaction()).version);
  const params = { id: own.transaction };
  await asha.call(changeTransaction, { params, body: { note: "one" } });
  await note();
  await asha.call(changeTransactions, { body: { ids: [own.transaction], change: { hidden: false } } });
  await note();
  await asha.call(changeTransaction, { params, body: { tags: [] } });
  await note();
  await undoLast(asha);
  await note();
  const { amount } = await readTransaction();
  const part = { sub_category_id: own.sub_category };
  const splits = [
    { ...part, amount: -1 },
    { ...part, amount: amount + 1 },
  ];
  await asha.call(splitTransaction, { params, body: { splits } });
  await note();
  await undoLast(asha);
  await note();
  const grown = versions.every((version, index) => index === 0 || version > (versions[index - 1] ?? 0));
  expect([grown, versions.length]).toEqual([true, 7]);
});

test("what an import brings is new: its version is 1, also where a rule tagged it", async () => {
  const { answer } = await asha.call(getTransaction, { params: { id: own.transaction } });
  const rows = await server.services.db
    .selectFrom("transactions")
    .select("version")
    .where("user_id", "=", asha.user_id)
    .where("statement_id", "is not", null)
    .where("edited", "is", null)
    .where("merchant_id", "is", null)
    .execute();
  expect(answer.data.statement_id).not.toBeNull();
  expect(rows.every(({ version }) => version === 1)).toBe(true);
});

test("a tag that comes or goes is seen at its sub-category", async () => {
  const { version } = await readSub();
  const { answer } = await asha.call(createTag, {
    params: { id: own.sub_category },
    body: { name: "late" },
  });
  const with_tag = await readSub();
  await asha.call(deleteTag, { params: { id: own.sub_category, tag_id: answer.data.id } });
  const without = await readSub();
  expect(with_tag.version).toBeGreaterThan(version);
  expect(without.version).toBeGreaterThan(with_tag.version);
});

test("flags that a sub-category takes from its parent are seen at the sub-category", async () => {
  const { version, parent_id } = await readSub();
  const body = { category: { is_income: true } };
  await asha.call(changeCategory, { params: { id: parent_id }, body });
  expect((await readSub()).version).toBeGreaterThan(version);
  await undoLast(asha);
});

test("what is deleted and brought back counts on", async () => {
  const { version } = await readMerchant();
  const params = { id: own.merchant };
  await asha.call(deleteMerchant, { params, query: { move_to: "none" } });
  await undoLast(asha);
  expect((await readMerchant()).version).toBeGreaterThan(version);
  const refused = await refusalOf(asha.call(changeMerchant, { params, body: { name: "Old" }, version }));
  expect(refused.current).toMatchObject({ id: own.merchant });
});

test("of two who set what an address is told, the second hears of the first", async () => {
  const params = { id: own.webhook };
  const read = async () => (await asha.call(listWebhooks)).answer.data.find(({ id }) => id === own.webhook)!;
  const { version } = await read();
  await asha.call(changeWebhook, { params, body: { events: ["budget.passed"] }, version });
  const refused = await refusalOf(
    asha.call(changeWebhook, { params, body: { events: ["unusual.found"] }, version }),
  );
  expect(refused).toMatchObject({
    status: 412,
    code: "changed_meanwhile",
    current: { id: own.webhook, events: ["budget.passed"], version: version + 1 },
  });
  const stays = await refusalOf(asha.call(deleteWebhook, { params, version }));
  expect(stays.status).toBe(412);
  expect(await read()).toMatchObject({ events: ["budget.passed"], version: version + 1 });
});

test("a decision about a series, and its undo, are seen at the series", async () => {
  const params = { id: own.series };
  const read = async () => (await asha.call(getSeries, { params })).answer.data.series;
  const before = await read();
  await asha.call(changeSeries, { params, body: { decision: "confirmed" }, version: before.version });
  const confirmed = await read();
  await asha.call(changeSeries, { params, body: { name: "Streams" }, version: confirmed.version });
  const named = await read();
  await undoLast(asha);
  const undone = await read();
  expect(confirmed.version).toBeGreaterThan(before.version);
  expect(named.version).toBeGreaterThan(confirmed.version);
  expect(undone.version).toBeGreaterThan(named.version);
});

test("corrections made from a list that grew meanwhile are refused; the list that there is stays", async () => {
  const params = { id: own.statement };
  const read = async () => (await asha.call(getStatement, { params })).answer.data;
  const { version } = await read();
  const insert = { op: "insert" as const, after: 1, booked_on: "2026-10-06", description: "Cash" };
  await asha.call(correctStatement, { params, body: { changes: [{ ...insert, amount: -100 }] }, version });
  const other = { op: "set" as const, row: 2, description: "City Power and Light" };
  const refused = await refusalOf(
    asha.call(correctStatement, { params, body: { changes: [other] }, version }),
  );
  expect(refused.status).toBe(412);
  const now = await read();
  expect(now.corrections).toHaveLength(1);
  await asha.call(correctStatement, {
    params,
    body: { changes: [...now.corrections, other] },
    version: now.version,
  });
  expect((await read()).corrections).toHaveLength(2);
});

test("a profile and a vendor are saved from one version; several vendors have none", async () => {
  const params = { id: asha.user_id };
  const { answer } = await asha.call(changeUser, { params, body: { name: "Asha Rao" } });
  const { version } = answer.data;
  await asha.call(changeUser, { params, body: { week_start: 0 }, version });
  const late = await refusalOf(asha.call(changeUser, { params, body: { name: "Asha R" }, version }));
  expect([late.status, late.current]).toEqual([412, expect.objectContaining({ week_start: 0 })]);
  const vendors = (await asha.call(listVendors)).answer.data;
  const many = { ids: vendors.map(({ id }) => id), merchant_id: null };
  const refused = await refusalOf(asha.call(assignVendors, { body: many, version: 1 }));
  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ["ids"]]);
});
