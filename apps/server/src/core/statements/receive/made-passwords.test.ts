import { getPasswordDetails, setPasswordDetails } from "@passbook/contract/statement-sources";
import { getStatement, tryMadePasswords } from "@passbook/contract/statements";
import { getStatementSources } from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { allowBank, letArrive } from "../../../../testing/mail/arrive.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import type { Services } from "../../../platform/services.ts";
import { STATEMENT_WORK } from "../index.ts";

const OPENS = "ASHA0703";
const DETAILS = { name: "Asha Raghavan", birth_date: "1988-03-07", last_4_digits: "" };

let server: TestServer;
let tried: string[] = [];
/** Files that open with one password alone, and what was tried on them. */
const lock = (services: Services): Services => ({
  ...services,
  reader: {
    ...services.reader,
    parse: (bytes, { password, ...hints }) => {
      if (password !== undefined) tried.push(password);
      if (password === OPENS) return services.reader.parse(bytes, hints);
      const code = password === undefined ? "needs_password" : "wrong_password";
      return Promise.resolve({
        ok: false,
        error: { code, message: "This file is locked.", sentence: "reading_failed" },
      });
    },
  },
});
beforeAll(async () => {
  const started = await startTestServer();
  server = { ...started, services: lock(started.services) };
});
afterAll(() => server.close());

const makeFile = (month: string) => ({
  name: `${month}.ofx`,
  bytes: makeOfx({
    account: "5407324931",
    rows: [{ day: `2026-${month}-03`, cents: -350, name: "COFFEE", id: month }],
  }),
});
const give = (person: TestPerson, own: Partial<typeof DETAILS> = {}) =>
  person.call(setPasswordDetails, { body: { ...DETAILS, ...own } });
const tryMade = async (person: TestPerson, id: string) => {
  await person.call(tryMadePasswords, { params: { id } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  return (await person.call(getStatement, { params: { id } })).answer.data;
};

test("A21: what a person gives for passwords is sealed, shown to them, and gone once it is left empty", async () => {
  const asha = await signUp(server, "Asha");
  const none = { name: null, birth_date: null, last_4_digits: null };
  expect((await asha.call(getPasswordDetails)).answer.data).toEqual(none);
  const { answer } = await give(asha, { last_4_digits: "4931" });
  expect(answer.data).toEqual({ ...DETAILS, last_4_digits: "4931" });
  expect((await asha.call(getPasswordDetails)).answer.data).toEqual(answer.data);
  const rows = await server.services.db.selectFrom("password_details").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]!.sealed, "base64").toString("latin1")).not.toMatch(/Asha|1988|4931/);
  expect(() => server.services.secrets.unseal(rows[0]!.sealed, "another/password_details")).toThrow(
    "unable to authenticate data",
  );
  await give(asha, { name: "", birth_date: "" });
  expect(await server.services.db.selectFrom("password_details").selectAll().execute()).toEqual([]);
  const refused = await refusalOf(give(asha, { birth_date: "7.3.1988", last_4_digits: "12" }));
  expect([refused.status, Object.keys(refused.fields).toSorted()]).toEqual([
    422,
    ["birth_date", "last_4_digits"],
  ]);
});

test("nothing made of the details is tried until the person says so; what opens is kept and opens the next file", async () => {
  const asha = await signUp(server, "Asha Two");
  const first = await importFile(server, asha, makeFile("01"));
  expect(first.status).toBe("needs_password");
  const nothing = await refusalOf(asha.call(tryMadePasswords, { params: { id: first.id } }));
  expect([nothing.status, nothing.code]).toEqual([409, "no_password_details"]);
  await give(asha);
  tried = [];
  const other = await importFile(server, asha, makeFile("02"));
  expect([other.status, tried]).toEqual(["needs_password", []]);
  expect((await tryMade(asha, first.id)).status).toBe("imported");
  expect(tried.at(-1)).toBe(OPENS);
  const { passwords } = (await asha.call(getStatementSources)).answer.data;
  // What waited is opened by it as well.
  expect((await asha.call(getStatement, { params: { id: other.id } })).answer.data.status).toBe("imported");
  expect(passwords).toMatchObject([{ opened_count: 2 }]);
  expect((await importFile(server, asha, makeFile("03"))).status).toBe("imported");
  const again = await refusalOf(asha.call(tryMadePasswords, { params: { id: first.id } }));
  expect([again.status, again.code]).toEqual([409, "not_locked"]);
});

test("where none of them opens the file that is said, nothing is kept, and another reading tries none again", async () => {
  const ravi = await signUp(server, "Ravi");
  await give(ravi, { name: "Ravi Menon" });
  const { id } = await importFile(server, ravi, makeFile("04"));
  const failed = await tryMade(ravi, id);
  expect(failed.status).toBe("needs_password");
  expect(failed.problems).toMatchObject([{ code: "wrong_password", sentence: "made_passwords_wrong" }]);
  expect((await ravi.call(getStatementSources)).answer.data.passwords).toEqual([]);
  tried = [];
  await server.services.db
    .updateTable("statements")
    .set({ status: "received" })
    .where("id", "=", id)
    .execute();
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(tried).toEqual([]);
});

test("what the mail of a locked file says of its password is shown with it, as text, until it is open", async () => {
  const asha = await signUp(server, "Asha Mail");
  await allowBank(asha);
  const { name, bytes } = makeFile("05");
  const text =
    "Your statement is attached. The file opens with the password <b>ABCD</b>: see https://evil.example/x. Regards";
  await letArrive(server, asha, { filename: name, content: bytes, text });
  const waiting = await server.services.db
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .executeTakeFirstOrThrow();
  const get = async () => (await asha.call(getStatement, { params: { id: waiting.id } })).answer.data;
  expect((await get()).password_hint).toBe("The file opens with the password <b>ABCD</b>: see ….");
  await give(asha);
  const opened = await tryMade(asha, waiting.id);
  expect([opened.status, opened.password_hint]).toEqual(["imported", null]);
});
