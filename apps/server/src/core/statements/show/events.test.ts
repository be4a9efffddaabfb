import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { leaveBook } from "@passbook/contract/members";
import { logout } from "@passbook/contract/sessions";
import { deleteStatement, listStatements } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { shareWith } from "../../../../testing/members/share-with.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { watchEvents } from "../../../../testing/watch-events.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { holdPerson, releasePerson } from "../../changes/acts/hold-person.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const watch = (person: TestPerson) => watchEvents(server, person);

const makeFile = (id: string) =>
  makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: `COFFEE ${id}`, id: `20260903${id}` }],
  });

test("a person who watches is told of each change of their statements, and of nobody else's", async () => {
  const asha = await signUp(server, "Asha");
  const ravi = await signUp(server, "Ravi");
  const watching = watch(asha);
  const other = watch(ravi);
  await Promise.all([watching.opened, other.opened]);
  const [received] = await uploadFiles(asha, [{ name: "a.ofx", bytes: makeFile("01") }]);
  const id = received!.statement.id;
  await watching.hear(`event: statement\ndata: {"id":"${id}","status":"received"}\n\n`);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  await watching.hear(`event: statement\ndata: {"id":"${id}","status":"imported"}\n\n`);
  server.clock.advanceMs(1);
  await settleFindings(server);
  await watching.hear(`event: movements\ndata: {"found_at":"${server.clock.now()}"}\n\n`);
  await asha.call(deleteStatement, { params: { id } });
  await watching.hear(`event: statement\ndata: {"id":"${id}","status":"deleted"}\n\n`);
  expect(other.read().text).not.toContain("event:");
  watching.leave();
  other.leave();
});

test("a large change that is under way is told, also to who comes while it is, and when it is whole", async () => {
  const nora = await signUp(server, "Nora");
  const { db, clock } = server.services;
  const early = watch(nora);
  await early.opened;
  const author = { user_id: nora.user_id, session_id: null, clock };
  const note = { kind: "change_transactions", summary: "9000" };
  const act = await db.transaction().execute((trx) => holdPerson(trx, server.services, { author, note }));
  await early.hear('event: act\ndata: {"under_way":true}\n\n');
  const late = watch(nora);
  await late.hear('event: act\ndata: {"under_way":true}\n\n');
  await db.transaction().execute((trx) => releasePerson(trx, act));
  await early.hear('event: act\ndata: {"under_way":false}\n\n');
  await late.hear('event: act\ndata: {"under_way":false}\n\n');
  expect(early.read().text.match(/event:/g)).toHaveLength(2);
  early.leave();
  late.leave();
});

test("what another process changed is told within two seconds", async () => {
  const asha = await signUp(server, "Mina");
  const [received] = await uploadFiles(asha, [{ name: "a.txt", bytes: "nothing" }]);
  const watching = watch(asha);
  await watching.opened;
  const id = received!.statement.id;
  await server.services.db.updateTable("statements").set({ status: "failed" }).where("id", "=", id).execute();
  await watching.hear(`"id":"${id}","status":"failed"`);
  expect(watching.read().text.match(/event:/g)).toHaveLength(1);
  watching.leave();
});

test("the stream ends soon after its session", async () => {
  const lena = await signUp(server, "Lena");
  const watching = watch(lena);
  await watching.opened;
  const token = lena.token;
  await lena.call(logout);
  await watching.closed;
  expect(watching.read()).toMatchObject({ ended: true, status: 200 });
  lena.token = token;
  const again = watch(lena);
  await again.opened;
  expect(again.read().status).toBe(401);
  again.leave();
});

test("a member is told of the book that they have chosen, until they are a member no more", async () => {
  const asha = await signUp(server, "Asha of the book");
  const ben = await signUp(server, "Ben of the book");
  await shareWith(asha, ben, "viewer");
  const watching = watch(ben);
  await watching.opened;
  const [received] = await uploadFiles(asha, [{ name: "b.ofx", bytes: makeFile("07") }]);
  await watching.hear(`event: statement\ndata: {"id":"${received!.statement.id}","status":"received"}\n\n`);
  await ben.call(leaveBook, { params: { id: asha.user_id } });
  await watching.closed;
  const again = watch(ben);
  await again.opened;
  expect(again.read().status).toBe(404);
  again.leave();
});

/** A busy machine takes longer than the second that is waited otherwise. */
const SOON = { timeout: 60_000 };

test("one person holds twenty streams at most, and those that were left are counted out", async () => {
  const tara = await signUp(server, "Tara");
  const watching = Array.from({ length: 20 }, () => watch(tara));
  await Promise.all(watching.map(({ opened }) => opened));
  const more = watch(tara);
  await more.opened;
  expect(more.read().status).toBe(429);
  const ravi = await signUp(server, "Ravi who watches");
  const other = watch(ravi);
  await other.opened;
  expect(other.read().status).toBe(200);
  for (const each of [...watching, more, other]) each.leave();
  await expect.poll(() => server.services.watching.size, SOON).toBe(0);
});

test("a stream that is left before it began does not go on being looked after", async () => {
  const nils = await signUp(server, "Nils");
  const answers: ServerResponse[] = [];
  server.app.server.on("request", (_, answer: ServerResponse) => answers.push(answer));
  const watching = Array.from({ length: 10 }, () => watch(nils));
  await once(server.app.server, "request");
  for (const each of watching) each.leave();
  await expect.poll(() => answers.every(({ closed }) => closed), SOON).toBe(true);
  // Asked after them, answered after what they had begun.
  await nils.call(listStatements, { query: {} });
  await expect.poll(() => server.services.watching.size, SOON).toBe(0);
});
