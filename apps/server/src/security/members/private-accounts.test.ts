import { changeBankAccount, createBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { WITHOUT_ACCOUNTS_HEADER } from "@passbook/contract/client";
import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { changeSeries, listSeries } from "@passbook/contract/findings";
import { listBooks } from "@passbook/contract/members";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";
import { changeTransactions, listTransactions, totalTransactions } from "@passbook/contract/transactions";
import { listLeftOut } from "@passbook/db/private/leave-out";
import { parseStatement, readPieces } from "@passbook/statement-parser";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSlots, makeSample, toRequest } from "../../../testing/call-samples.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { settleFindings } from "../../../testing/findings.ts";
import type { TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { readZip } from "../../../testing/files/read-zip.ts";
import { shareWith } from "../../../testing/members/share-with.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { type Kind, type Owned, startWithOwned, uploadStatement } from "../../../testing/populate.ts";
import { hashTables } from "../../../testing/tables/hash-tables.ts";
import { watchEvents } from "../../../testing/watch-events.ts";

const NOBODYS = "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b";
const OF_THE_BOOK = ENDPOINTS.filter(
  (endpoint) =>
    endpoint.guard === "session" && whoseOf(endpoint) === "book" && endpoint.answer_kind !== "events",
);
const READS = OF_THE_BOOK.filter(readsOnly).map((endpoint) => [endpoint.path, endpoint] as const);
const CALLS = OF_THE_BOOK.flatMap((endpoint) =>
  findSlots(endpoint).map(
    (slot) =>
      [
        `${endpoint.method} ${endpoint.path}`,
        `${slot.place}.${slot.path.join(".")}`,
        { endpoint, slot },
      ] as const,
  ),
);
/** What nothing but the private account tells of; what the owner calls things stands in everybody's book. */
const TOLD =
  /Everyday 1|BLUE BOTTLE|CITY POWER|KIOSK NORTH|LUMO STREAM|october\.ofx|summer\.ofx|september\.csv|Old(er)? shop|mine alone|receipt\.png|"name":"Bicycle"|says so in an e-mail/i;

let server: TestServer;
let asha: TestPerson;
let own: Owned;
/** The same with what members see in the place of what they do not. */
let shown: Owned;
let viewer: TestPerson;
let editor: TestPerson;
let private_ids: ReadonlySet<string>;

const setPrivate = (id: string, is_private: boolean) =>
  asha.call(changeBankAccount, { params: { id }, body: { is_private } });

beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
  const { answer } = await asha.call(createBankAccount, {
    body: { label: "Household", account_type: "current", currency: "EUR", bank: { name: "Bank of Test" } },
  });
  const bank_account = answer.data.id;
  const statement = await uploadStatement(server, asha, {
    bank_account_id: bank_account,
    file_name: "household.ofx",
    text: makeOfx({
      account: "999988887777",
      rows: [
        { day: "2026-11-03", cents: -5000, name: "GREENGROCER", id: "2026110301" },
        { day: "2026-11-04", cents: -700, name: "BAKERY", id: "2026110401" },
      ],
    }),
  });
  viewer = await signUp(server, "Vera");
  editor = await signUp(server, "Edgar");
  await shareWith(asha, viewer, "viewer");
  await shareWith(asha, editor, "editor");
  const [row] = (await editor.call(listTransactions, { query: { bank_account_id: bank_account } })).answer
    .data;
  shown = { ...own, bank_account, statement, transaction: row!.id, vendor: row!.vendor_id! };
  for (const { id } of (await asha.call(listBankAccounts)).answer.data)
    if (id !== bank_account) await setPrivate(id, true);
  private_ids = await listLeftOut(server.services.db, asha.user_id, Object.values(own));
});
afterAll(() => server.close());

const kindsLeftOut = (): Kind[] =>
  (Object.keys(own) as Kind[]).filter((kind) => private_ids.has(own[kind])).toSorted();

test("what hangs on a private account is left out with it", () => {
  expect(kindsLeftOut()).toEqual(
    [
      "asking_statement",
      "attachment",
      "bank_account",
      "brought_name",
      "change",
      "finding",
      "goal",
      "merchant",
      "proposal",
      "series",
      "statement",
      "transaction",
      "vendor",
    ].toSorted(),
  );
});

/** What an answer tells of it; a rule of the book may be about it, by an id that says nothing. */
const listTold = ({ path }: Endpoint, { body, statusCode }: LightMyRequestResponse): string[] => [
  ...(statusCode === 500 ? ["a fault"] : []),
  ...(TOLD.exec(body) ?? []),
  ...(path.startsWith("/api/rules") ? [] : [...private_ids].filter((id) => body.includes(id))),
];

describe("P7: nothing that a member asks for tells of it", () => {
  test.each(READS)("%s", async (_, endpoint) => {
    for (const sample of [shown, own])
      for (const person of [viewer, editor]) {
        const answered = await person.send(toRequest(endpoint, makeSample(endpoint, sample)));
        expect(listTold(endpoint, answered)).toEqual([]);
        const said = answered.headers[WITHOUT_ACCOUNTS_HEADER] ?? "";
        expect([answered.statusCode === 200, said]).not.toEqual([true, ""]);
      }
  });
});

const shape = (body: string): string => body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");

describe("P7: an id of it is to a member one that nobody has", () => {
  test.each(CALLS)("%s in %s", async (_call, _slot, { endpoint, slot }) => {
    if (!private_ids.has(own[slot.kind])) return;
    for (const person of readsOnly(endpoint) ? [viewer, editor] : [editor]) {
      const before = await hashTables(server);
      const ask = (id: string) => person.send(toRequest(endpoint, makeSample(endpoint, shown, slot, id)));
      const [theirs, nobodys] = [await ask(own[slot.kind]), await ask(NOBODYS)];
      expect([theirs.statusCode, shape(theirs.body)]).toEqual([nobodys.statusCode, shape(nobodys.body)]);
      expect(await hashTables(server)).toEqual(before);
    }
  });
});

test("sums of a member are those of the other accounts, and the owner's are of all", async () => {
  const of = async (person: TestPerson, query = {}) =>
    (await person.call(totalTransactions, { query })).answer.data;
  const others = await of(asha, { bank_account_id: shown.bank_account });
  expect(others.count).toBe(2);
  for (const person of [viewer, editor]) expect(await of(person)).toEqual(others);
  expect((await of(asha)).count).toBeGreaterThan(others.count);
});

test("P7: a series that was paid from a private account once is left out, dismissed too", async () => {
  const cleo = await signUp(server, "Cleo");
  const vito = await signUp(server, "Vito");
  await shareWith(cleo, vito, "viewer");
  const ledger = await makeLedger(server, cleo);
  const [mine, ours] = [
    await ledger.addAccount({ label: "Mine" }),
    await ledger.addAccount({ label: "Ours" }),
  ];
  const vendor_id = await ledger.addVendor("Lumo Stream");
  await ledger.addMany(
    [4, 5, 6, 7, 8, 9, 10].map((month) => ({
      bank_account_id: month < 8 ? mine : ours,
      vendor_id,
      amount: -1299,
      description: "LUMO STREAM",
      booked_on: `2026-${String(month).padStart(2, "0")}-25`,
    })),
  );
  await settleFindings(server);
  const list = async (person: TestPerson, dismissed: "true" | "false") =>
    (await person.call(listSeries, { query: { dismissed } })).answer.data;
  const [series] = await list(cleo, "false");
  const params = { id: series?.id ?? "" };
  expect(await list(vito, "false")).toHaveLength(1);
  await cleo.call(changeBankAccount, { params: { id: mine }, body: { is_private: true } });
  expect(await list(vito, "false")).toEqual([]);
  await cleo.call(changeSeries, { params, body: { decision: "dismissed" } });
  await settleFindings(server);
  expect(await list(cleo, "true")).toHaveLength(1);
  expect(await list(vito, "true")).toEqual([]);
});

test("how many accounts are private is told with the book, and nothing else of them", async () => {
  const [, book] = (await editor.call(listBooks)).answer.data;
  expect(book?.private_accounts).toBe(1);
  const told = async (person: TestPerson) =>
    (await person.send({ method: "GET", url: listBankAccounts.path })).headers[WITHOUT_ACCOUNTS_HEADER];
  expect([await told(editor), await told(asha)]).toEqual(["1", undefined]);
  expect((await editor.call(listBankAccounts)).answer.data.map(({ label }) => label)).toEqual(["Household"]);
});

describe("P7: what a member takes out says itself what it is without", () => {
  const take = async (person: TestPerson, query: string) => {
    const answered = await person.send({ method: "GET", url: `/api/export/${query}` });
    expect(answered.statusCode).toBe(200);
    const [, name] = /filename="([^"]+)"/.exec(String(answered.headers["content-disposition"])) ?? [];
    return { name, body: answered.body };
  };
  const FILES = [
    ...["csv", "xlsx", "ofx", "qif", "hledger", "beancount"].map((format) => `transactions?format=${format}`),
    "holdings",
    "report?period=2026",
  ];
  test.each(FILES)("%s is named so, and the owner's is not", async (query) => {
    for (const person of [viewer, editor])
      expect((await take(person, query)).name).toMatch(/-without-1-private-account\.\w+$/);
    expect((await take(asha, query)).name).not.toContain("without");
  });

  test("a workbook has it on a second sheet and OFX in its status, and both are read as before", async () => {
    const read = async (person: TestPerson, format: string) => {
      const { rawPayload } = await person.send({
        method: "GET",
        url: `/api/export/transactions?format=${format}`,
      });
      const parsed = await parseStatement(rawPayload, { today: "2026-11-20" });
      if (!parsed.ok) throw new Error(parsed.error.message);
      return {
        text: format === "xlsx" ? [...readZip(rawPayload).values()].join("") : rawPayload.toString("utf8"),
        rows: parsed.value.statements.flatMap(({ transactions }) => transactions).length,
      };
    };
    for (const [format, said] of [
      ["xlsx", ">without 1 private account<"],
      ["ofx", "<MESSAGE>without 1 private account</MESSAGE>"],
    ] as const) {
      const [theirs, own] = [await read(viewer, format), await read(asha, format)];
      expect(theirs.text).toContain(said);
      expect(own.text).not.toContain("without");
      expect(own.rows).toBeGreaterThan(theirs.rows);
      expect(theirs.rows).toBeGreaterThan(0);
    }
  });

  test("journals begin with it, and a report has it under its title and at the foot of each page", async () => {
    for (const format of ["hledger", "beancount"]) {
      const query = `transactions?format=${format}`;
      expect((await take(viewer, query)).body).toMatch(/^; without 1 private account\n; Passbook/);
      expect((await take(asha, query)).body).toMatch(/^; Passbook/);
    }
    const wordsOf = async (person: TestPerson): Promise<string> => {
      const { rawPayload } = await person.send({ method: "GET", url: "/api/export/report?period=2026" });
      const read = await readPieces(rawPayload, { kind: "pages", after: 0, limit: 9 });
      if (!read.ok) throw new Error(read.error.message);
      return read.value.pieces
        .flatMap((piece) => ("words" in piece ? piece.words.map(({ text }) => text) : []))
        .join(" ");
    };
    const said = /All sums are without 1 account that is kept private\./g;
    expect((await wordsOf(viewer)).match(said)?.length).toBeGreaterThan(1);
    expect(await wordsOf(asha)).not.toMatch(said);
  });
});

test("what a member changes by a filter is what they see, and what follows from it is right for all", async () => {
  const note = "all that there is";
  const { answer } = await editor.call(changeTransactions, { body: { filter: {}, change: { note } } });
  expect(answer.data.changed).toBe(2);
  const { answer: all } = await asha.call(listTransactions);
  expect(new Set(all.data.filter((row) => row.note === note).map((row) => row.bank_account_id))).toEqual(
    new Set([shown.bank_account]),
  );
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("the owner alone keeps an account to themselves, and takes that back like any change", async () => {
  const refused = await editor.send({
    method: "PATCH",
    url: `/api/bank_accounts/${shown.bank_account}`,
    payload: { is_private: true },
  });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, "owner_needed"]);
  await server.app.listen({ port: 0 });
  const watching = watchEvents(server, viewer);
  await watching.opened;
  await setPrivate(shown.bank_account, true);
  await watching.hear(`event: statement\ndata: {"id":"${shown.statement}","status":"deleted"}\n\n`);
  watching.leave();
  expect((await viewer.call(listTransactions)).answer.data).toEqual([]);
  const [last] = (await asha.call(listChanges)).answer.data;
  expect(last?.kind).toBe("change_bank_account");
  await asha.call(undoChange, { params: { id: last!.id } });
  expect((await viewer.call(listTransactions)).answer.data).toHaveLength(2);
});

test("a member takes back what they did, but not to rows that became private since", async () => {
  const { answer: listed } = await editor.call(listChanges);
  expect(new Set(listed.data.map(({ by }) => by?.id))).toEqual(new Set([editor.user_id]));
  const [mine] = listed.data;
  await setPrivate(shown.bank_account, true);
  const url = undoChange.path.replace("{id}", mine!.id);
  const refused = await editor.send({ method: "POST", url });
  expect(refused.statusCode).toBe(404);
  await setPrivate(shown.bank_account, false);
  expect((await editor.send({ method: "POST", url })).statusCode).toBe(200);
});

const CHANGES = OF_THE_BOOK.filter((endpoint) => !readsOnly(endpoint))
  .toSorted((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe("P7: nothing that is answered to what a member changes tells of it, and none of it can be gone", () => {
  const countKept = async (): Promise<number> =>
    (await asha.call(totalTransactions, { query: { bank_account_id: own.bank_account } })).answer.data.count;
  test.each(CHANGES)("%s", async (_, endpoint) => {
    const before = await countKept();
    const answered = await editor.send(toRequest(endpoint, makeSample(endpoint, shown)));
    expect(listTold(endpoint, answered)).toEqual([]);
    expect(await countKept()).toBe(before);
  });
});
