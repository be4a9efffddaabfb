import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { printFile, readPrinted } from "../../../testing/printed-files.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { STATEMENT_WORK } from "./index.ts";

const PASSWORD = "canary open sesame";
/** Files that open with the password alone. */
const lock = (services: Services): Services => {
  const opened = readPrinted(services);
  const { parse } = opened.reader;
  return {
    ...opened,
    reader: {
      ...opened.reader,
      parse: (bytes, hints) => {
        if (hints.password === PASSWORD) return parse(bytes, hints);
        const code = hints.password === undefined ? "needs_password" : "wrong_password";
        return Promise.resolve({ ok: false, error: { code, message: "This file is locked." } });
      },
    },
  };
};

let server: TestServer;
let locked: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  locked = { ...server, services: lock(server.services) };
});
afterAll(() => server.close());

const work = () => workUntilIdle(locked.services, [STATEMENT_WORK]);
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
const makeFile = (month: string) => ({
  name: `${month}.pdf`,
  bytes: printFile({
    format: "pdf",
    account: {
      bank_name: "Rhein Bank",
      number: "5407324931",
      last_4_digits: "4931",
      iban_masked: null,
      account_type: "current",
      bank_code: null,
    },
    proof: { verdict: "proved", checks: [], culprit: null },
    rows: [{ booked_on: `2026-${month}-05`, amount: -100, description: "Kiosk" }],
  }),
});

test("files of one upload wait for a password, which is asked once and remembered for later ones", async () => {
  const asha = await signUp(server, "Asha");
  const received = await uploadFiles(asha, [makeFile("01"), makeFile("02"), makeFile("03")]);
  await work();
  const ids = received.map(({ statement }) => statement.id);
  const list = () => Promise.all(ids.map((id) => get(asha, id)));
  expect((await list()).map(({ status }) => status)).toEqual(Array(3).fill("needs_password"));
  const params = { id: ids[0]! };
  await asha.call(contract.unlockStatement, { params, body: { password: "wrong" } });
  await work();
  expect(await get(asha, ids[0]!)).toMatchObject({
    status: "needs_password",
    problems: [{ code: "wrong_password" }],
  });
  await asha.call(contract.unlockStatement, { params, body: { password: PASSWORD, remember: true } });
  await work();
  expect((await list()).map(({ status }) => status)).toEqual(Array(3).fill("imported"));
  expect(await importFile(locked, asha, makeFile("04"))).toMatchObject({ status: "imported" });
  const { answer } = await asha.call(contract.getStatementSources);
  expect(answer.data.passwords).toMatchObject([{ label: "01.pdf", opened_count: 3 }]);
  expect(JSON.stringify(answer)).not.toContain(PASSWORD);
});

test("a password given for one file alone opens that one, now and when it is read again, and no other", async () => {
  const ravi = await signUp(server, "Ravi");
  const first = await importFile(locked, ravi, makeFile("01"));
  await ravi.call(contract.unlockStatement, { params: { id: first.id }, body: { password: PASSWORD } });
  await work();
  expect((await get(ravi, first.id)).status).toBe("imported");
  expect((await importFile(locked, ravi, makeFile("02"))).status).toBe("needs_password");
  const { rereadStatement } = await import("./correct-statement.ts");
  const author = { user_id: ravi.user_id, session_id: null, clock: server.clock };
  await rereadStatement(locked.services, author, first.id);
  expect((await get(ravi, first.id)).status).toBe("imported");
  expect(server.logged.join("\n")).not.toContain(PASSWORD);
});
