import { ENDPOINTS } from "@passbook/contract/index";
import { leaveBook } from "@passbook/contract/members";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareWith } from "../../../testing/members/share-with.ts";
import { makeSample, toRequest } from "../../../testing/call-samples.ts";
import type { TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { type Owned, startWithOwned } from "../../../testing/populate.ts";
import { hashTables } from "../../../testing/tables/hash-tables.ts";
import { NOT_OF_THE_BOOK } from "../../../testing/members/whose-calls.ts";

const GUARDED = ENDPOINTS.filter(({ guard }) => guard === "session");
const toName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const named = (which: (endpoint: (typeof GUARDED)[number]) => boolean) =>
  GUARDED.filter(which).map((endpoint) => [toName(endpoint), endpoint] as const);

const OF_THE_BOOK = named((endpoint) => whoseOf(endpoint) === "book");
const READS = OF_THE_BOOK.filter(([, endpoint]) => readsOnly(endpoint));
const CHANGES = OF_THE_BOOK.filter(([, endpoint]) => !readsOnly(endpoint));
const OF_THE_OWNER = named((endpoint) => ["owner", "manager"].includes(whoseOf(endpoint)));

let server: TestServer;
let asha: TestPerson;
let own: Owned;
let viewer: TestPerson;
let editor: TestPerson;
let former: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned());
  viewer = await signUp(server, "Vera");
  editor = await signUp(server, "Edgar");
  former = await signUp(server, "Fred");
  stranger = await signUp(server, "Mallory");
  await shareWith(asha, viewer, "viewer");
  await shareWith(asha, editor, "editor");
  await shareWith(asha, former, "editor");
  await former.call(leaveBook, { params: { id: asha.user_id } });
  stranger.book = asha.user_id;
}, 120_000);
afterAll(() => server.close());

test("every call says whose matter it is", () => {
  for (const whose of ["person", "owner", "manager"] as const)
    expect(
      named((endpoint) => whoseOf(endpoint) === whose)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(NOT_OF_THE_BOOK[whose]);
  expect(OF_THE_BOOK.length).toBeGreaterThan(100);
});

test("every call of administrators, and every one that anybody may make, is about a person", () => {
  for (const endpoint of ENDPOINTS.filter(({ guard }) => guard !== "session"))
    expect([endpoint.path, whoseOf(endpoint)]).toEqual([endpoint.path, "person"]);
});

const ask = (person: TestPerson, endpoint: (typeof GUARDED)[number]) =>
  person.send(toRequest(endpoint, makeSample(endpoint, own)));

describe("P6: who is no member, or none any more, finds no book", () => {
  test.each([...OF_THE_BOOK, ...OF_THE_OWNER])("at %s", async (_, endpoint) => {
    const before = await hashTables(server);
    for (const person of [stranger, former]) {
      const answered = await ask(person, endpoint);
      expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([404, "book_unknown"]);
    }
    expect(await hashTables(server)).toEqual(before);
  });
});

describe("P6: what is the owner's is refused to members", () => {
  test.each(OF_THE_OWNER)("%s", async (_, endpoint) => {
    const before = await hashTables(server);
    const code = whoseOf(endpoint) === "owner" ? "owner_needed" : "manager_needed";
    for (const person of [viewer, editor]) {
      const answered = await ask(person, endpoint);
      expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([409, code]);
    }
    expect(await hashTables(server)).toEqual(before);
  });
});

describe("P6: a viewer changes nothing", () => {
  test.each(CHANGES)("%s is refused", async (_, endpoint) => {
    const before = await hashTables(server);
    const answered = await ask(viewer, endpoint);
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([409, "viewer_only_looks"]);
    expect(await hashTables(server)).toEqual(before);
  });
});

/** Streams do not end; who shares a book is told to each as who they are. */
const ALIKE = READS.filter(([, { id, answer_kind }]) => answer_kind !== "events" && id !== "list_members");

describe("members see what the owner sees", () => {
  test.each(ALIKE)("%s", async (_, endpoint) => {
    const seen = await ask(asha, endpoint);
    const before = await hashTables(server);
    for (const person of [viewer, editor]) {
      const answered = await ask(person, endpoint);
      expect([answered.statusCode, answered.body]).toEqual([seen.statusCode, seen.body]);
    }
    expect(await hashTables(server)).toEqual(before);
  });
});

describe("what is a person's own acts on them, whatever book they have chosen", () => {
  const LOOKED = named(
    (endpoint) => endpoint.method === "GET" && whoseOf(endpoint) === "person" && !endpoint.path.includes("{"),
  );
  test.each(LOOKED)("%s", async (_, endpoint) => {
    const chosen = await ask(editor, endpoint);
    const { book } = editor;
    editor.book = null;
    const unchosen = await ask(editor, endpoint);
    editor.book = book;
    expect([chosen.statusCode, chosen.body]).toEqual([unchosen.statusCode, unchosen.body]);
    expect(chosen.body).not.toContain(asha.email);
  });
});

// What deletes comes last.
const DONE = CHANGES.toSorted(
  ([, one], [, other]) => Number(one.method === "DELETE") - Number(other.method === "DELETE"),
);
describe("an editor may do what changes the book", () => {
  test.each(DONE)("%s", async (_, endpoint) => {
    const answered = await ask(editor, endpoint);
    expect([401, 403, 419, 500]).not.toContain(answered.statusCode);
    const { code = "" } = answered.body === "" ? {} : answered.json<{ code?: string }>();
    expect(["owner_needed", "manager_needed", "viewer_only_looks", "book_unknown"]).not.toContain(code);
  });

  test("and writes only into the book that was chosen", async () => {
    const { db } = server.services;
    const rows = await db
      .selectFrom("changes")
      .select(["user_id", "actor_id"])
      .where((is) => is.or([is("user_id", "=", editor.user_id), is("actor_id", "=", editor.user_id)]))
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ actor_id }) => actor_id === editor.user_id)).toEqual(
      rows.filter(({ user_id }) => user_id === asha.user_id),
    );
  });
});
