import { addDays } from "@passbook/contract/values";
import type { ParsedFile } from "@passbook/statement-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp } from "../../../../testing/people.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SMALL = 250;
const TIMES = 8;
/** Work in proportion gives 8, work that grows with the square 64. */
const MOST_GROWTH = 20;
const TRIES = 3;

const toDay = (index: number): PrintedTestFile => {
  const day = addDays("2000-01-01", index);
  const row = { booked_on: day, amount: 1, description: `Kiosk ${String(index % 50)}` };
  return {
    format: "camt",
    period: { from: day, to: day },
    opening_balance: index,
    closing_balance: index + 1,
    proof: { verdict: "proved", checks: [], doubts: [], culprit: null },
    rows: [row],
  };
};

/** One file of as many daily statements of one account. */
const printDays = (count: number): Buffer => {
  const files = Array.from(
    { length: count },
    // Printed by printFile, which prints this type.
    (_, index) => JSON.parse(printFile(toDay(index)).toString()) as ParsedFile,
  );
  return Buffer.from(
    JSON.stringify({ ...files[0], statements: files.flatMap(({ statements }) => statements) }),
  );
};

let people = 0;
/** Processor time of importing such a file into an account of its own. */
const measureMs = async (count: number): Promise<number> => {
  people += 1;
  const person = await signUp(server, `Asha ${String(people)}`);
  const rows = [{ day: "1999-01-03", cents: -100, name: "FIRST", id: "1999010301" }];
  await importFile(server, person, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  const printed = { ...server, services: readPrinted(server.services) };
  const file = { name: "days.xml", bytes: printDays(count), account_id: await firstAccount(person) };
  const before = process.cpuUsage();
  expect(await importFile(printed, person, file)).toMatchObject({ status: "imported", counts: { new: 1 } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test("statements of one account in one file take work in proportion to their number", async () => {
  await measureMs(SMALL);
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
    const small_ms = await measureMs(SMALL);
    least = Math.min(least, (await measureMs(SMALL * TIMES)) / small_ms);
  }
  expect(least).toBeLessThan(MOST_GROWTH);
}, 120_000);
