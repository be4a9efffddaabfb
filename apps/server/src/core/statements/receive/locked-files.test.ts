import { readFileSync } from "node:fs";
import { createBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import * as sources from "@passbook/contract/statement-sources";

import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeZip } from "../../../../testing/make-zip.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import type { Services } from "../../../platform/services.ts";
import { STATEMENT_WORK } from "../index.ts";

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
        return Promise.resolve({
          ok: false,
          error: { code, message: "This file is locked.", sentence: "reading_failed" },
        });
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
    proof: { verdict: "proved", checks: [], doubts: [], culprit: null },
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
  const { answer } = await asha.call(sources.getStatementSources);
  expect(answer.data.passwords).toMatchObject([{ label: "01.pdf", opened_count: 4 }]);
  expect(JSON.stringify(answer)).not.toContain(PASSWORD);
});

test("a password given for one file alone opens that one, now and when it is read again, and no other", async () => {
  const ravi = await signUp(server, "Ravi");
  const first = await importFile(locked, ravi, makeFile("01"));
  await ravi.call(contract.unlockStatement, { params: { id: first.id }, body: { password: PASSWORD } });
  await work();
  expect((await get(ravi, first.id)).status).toBe("imported");
  expect((await importFile(locked, ravi, makeFile("02"))).status).toBe("needs_password");
  const { rereadStatement } = await import("../review/correct-statement.ts");
  const author = { user_id: ravi.user_id, session_id: null, clock: server.clock };
  await rereadStatement(locked.services, author, first.id);
  expect((await get(ravi, first.id)).status).toBe("imported");
  expect(server.logged.join("\n")).not.toContain(PASSWORD);
});

const passwordsOf = async (person: TestPerson) =>
  (await person.call(sources.getStatementSources)).answer.data.passwords;
const uploadLocked = async (person: TestPerson, ...months: readonly string[]) => {
  const received = await uploadFiles(person, months.map(makeFile));
  await work();
  return received.map(({ statement }) => statement.id);
};
const unlock = async (person: TestPerson, id: string, password: string, remember = false) => {
  await person.call(contract.unlockStatement, { params: { id }, body: { password, remember } });
  await work();
};

test("a password is kept once it opened the file, and one that is kept already is not kept twice", async () => {
  const emil = await signUp(server, "Emil");
  const [first, second] = await uploadLocked(emil, "01", "02");
  await unlock(emil, first!, "wrong", true);
  expect(await passwordsOf(emil)).toEqual([]);
  const { details } = await server.services.db
    .selectFrom("statements")
    .select("details")
    .where("id", "=", first!)
    .executeTakeFirstOrThrow();
  expect(details).not.toContain("sealed");
  await unlock(emil, first!, PASSWORD, true);
  expect((await get(emil, second!)).status).toBe("imported");
  const [kept] = await passwordsOf(emil);
  await emil.call(sources.deleteStatementPassword, { params: { id: kept!.id } });
  const locked_again = await uploadLocked(emil, "03", "04");
  for (const id of locked_again)
    await emil.call(contract.unlockStatement, {
      params: { id },
      body: { password: PASSWORD, remember: true },
    });
  await work();
  expect(await passwordsOf(emil)).toMatchObject([{ opened_count: 2 }]);
});

test("a password that opened one file is tried on all that wait, and those that it does not open say nothing of it", async () => {
  const ida = await signUp(server, "Ida");
  const [first, second] = await uploadLocked(ida, "01", "02");
  await unlock(ida, first!, PASSWORD);
  expect((await get(ida, second!)).status).toBe("imported");
  expect(await passwordsOf(ida)).toEqual([]);
  const [third] = await uploadLocked(ida, "03");
  const add = async (label: string, password: string) => {
    await ida.call(sources.createStatementPassword, { body: { label, password } });
    await work();
  };
  await add("Other Bank", "another");
  expect(await get(ida, third!)).toMatchObject({
    status: "needs_password",
    problems: [{ code: "needs_password" }],
  });
  await add("Rhein Bank", PASSWORD);
  expect((await get(ida, third!)).status).toBe("imported");
});

const readSample = (name: string): Uint8Array =>
  Uint8Array.from(
    readFileSync(new URL(`../../../../../../packages/statement-parser/samples/${name}`, import.meta.url)),
  );
const workForReal = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const listAll = async (person: TestPerson) => {
  const { data } = (await person.call(contract.listStatements)).answer;
  return data.map(({ file_name, status }) => `${file_name} ${status}`).toSorted();
};

test("a locked file of an archive asks for its own password while the others come in, and is opened by a remembered one", async () => {
  const mira = await signUp(server, "Mira");
  const archive = (file: string, name: string) =>
    makeZip({ "ledger.cod": readSample("dialects/coda-kbc.cod"), [name]: readSample(file) });
  const first = archive("pdf/locked/aes-256.pdf", "2024/june.pdf");
  const { id } = await importFile(server, mira, { name: "bundle.zip", bytes: first });
  expect(await get(mira, id)).toMatchObject({ file_name: "bundle.zip", problems: [{ code: "file_locked" }] });
  expect((await listAll(mira)).filter((line) => line.includes("june"))).toEqual(["june.pdf needs_password"]);
  const { data } = (await mira.call(contract.listStatements, { query: { status: "needs_password" } })).answer;
  const openOnes = async (settled: "true" | "false") =>
    (await mira.call(contract.listStatements, { query: { settled } })).answer.data.map(
      ({ id: each }) => each,
    );
  expect(await openOnes("false")).toEqual(data.map(({ id: each }) => each));
  expect(await openOnes("true")).toEqual([id]);
  const params = { id: data[0]!.id };
  await mira.call(contract.unlockStatement, { params, body: { password: "Kornblume-1987", remember: true } });
  await workForReal();
  expect((await get(mira, params.id)).proof?.verdict).toBe("proved");
  const second = archive("pdf/locked/rc4-128.pdf", "july.pdf");
  await importFile(server, mira, { name: "bundle-2.zip", bytes: second });
  expect((await listAll(mira)).filter((line) => line.includes("needs_password"))).toEqual([]);
  expect((await listAll(mira)).join()).toContain("july.pdf");
  await mira.call(contract.deleteStatement, { params });
  expect(await importFile(server, mira, { name: "again.zip", bytes: first })).toMatchObject({ id });
  expect((await listAll(mira)).join()).not.toContain("june.pdf");
});

test("every statement of a locked archive shows its original with the password given for one", async () => {
  const lina = await signUp(server, "Lina");
  const bytes = makeZip({
    "a.pdf": readSample("pdf/locked/aes-128.pdf"),
    "b.pdf": readSample("pdf/locked/aes-256.pdf"),
  });
  const { id, status } = await importFile(server, lina, { name: "both.zip", bytes });
  expect(status).toBe("needs_password");
  await lina.call(contract.unlockStatement, { params: { id }, body: { password: "Kornblume-1987" } });
  await workForReal();
  const { data } = (await lina.call(contract.listStatements)).answer;
  expect(data).toHaveLength(2);
  for (const statement of data) {
    const { answer } = await lina.call(contract.getStatementPages, {
      params: { id: statement.id },
      query: {},
    });
    expect(answer).toMatchObject({ kind: "pages", locked: true });
    expect(answer.total).toBeGreaterThan(1);
  }
});

/** The workbooks print no currency; that of an account there already is taken for a new one without a question. */
const openEuroAccount = (person: TestPerson) =>
  person.call(createBankAccount, {
    body: {
      label: null,
      last_4_digits: null,
      account_type: "savings",
      currency: "EUR",
      bank: { id: null, name: "Elbe Bank" },
    },
  });

test("a locked workbook asks once, shows its original with the password, and the next of another kind opens by itself", async () => {
  const nora = await signUp(server, "Nora", { home_currency: "EUR" });
  await openEuroAccount(nora);
  const load = (name: string) => ({ name, bytes: readSample(`locked-workbooks/${name}`) });
  const { id, status } = await importFile(server, nora, load("standard-aes128.xlsx"));
  expect(status).toBe("needs_password");
  const params = { id };
  await nora.call(contract.unlockStatement, { params, body: { password: "cornflower" } });
  await workForReal();
  expect(await get(nora, id)).toMatchObject({
    status: "needs_password",
    problems: [{ code: "wrong_password" }],
  });
  await nora.call(contract.unlockStatement, { params, body: { password: "Kornblume-1987", remember: true } });
  await workForReal();
  expect(await get(nora, id)).toMatchObject({ status: "imported", proof: { verdict: "proved" } });
  const { answer } = await nora.call(contract.getStatementPages, { params, query: {} });
  expect(answer).toMatchObject({ kind: "sheets", locked: true });
  expect(JSON.stringify(answer.data)).toContain("Salary Lindenhof GmbH");
  expect((await importFile(server, nora, load("rc4-40.xls"))).status).toBe("imported");
  expect(server.logged.join("\n")).not.toContain("Kornblume");
});

test("a workbook that is only protected against changes opens without asking", async () => {
  const olga = await signUp(server, "Olga", { home_currency: "EUR" });
  await openEuroAccount(olga);
  const bytes = readSample("locked-workbooks/agile-everybody.xlsx");
  expect((await importFile(server, olga, { name: "May.xlsx", bytes })).status).toBe("imported");
});

test("an archive that is locked itself opens with a password that was remembered, and its lines are shown", async () => {
  const pia = await signUp(server, "Pia");
  const load = (name: string) => ({ name, bytes: readSample(`locked-archives/${name}`) });
  const { id, status } = await importFile(server, pia, load("cipher.zip"));
  expect(status).toBe("needs_password");
  const body = { password: "Kornblume-1987", remember: true };
  await pia.call(contract.unlockStatement, { params: { id }, body });
  await workForReal();
  expect(await get(pia, id)).toMatchObject({ proof: { verdict: "proved" } });
  const { answer } = await pia.call(contract.getStatementPages, { params: { id }, query: {} });
  expect(JSON.stringify(answer.data)).toContain("Baker");
  const next = await importFile(server, pia, load("aes-256.zip"));
  expect(next).toMatchObject({ proof: { verdict: "proved" } });
});
