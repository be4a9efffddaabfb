import { parseStatement } from "@passbook/statement-parser";
import fc from "fast-check";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { makeDepots } from "../../../../testing/households/depots.ts";
import { makeOddHousehold } from "../../../../testing/households/odd-household.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { addStatement } from "../../../../testing/rows.ts";

/** Debian's packages hledger and beancount; without them the tests that need them are skipped, and say so. */
const HLEDGER = "/usr/bin/hledger";
const BEAN_CHECK = "/usr/bin/bean-check";

let server: TestServer;
let vera: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  vera = await signUp(server, "Vera", { home_currency: "EUR" });
  const rows = fc.sample(
    fc.record({
      day: fc.nat(400),
      amount: fc.integer({ min: -999_999, max: 999_999 }),
      name: fc.nat(15),
      currency: fc.nat(9),
    }),
    300,
  );
  await makeOddHousehold(server, vera, rows);
});
afterAll(() => server.close());

const take = async (person: TestPerson, format: "hledger" | "beancount", filter = ""): Promise<string> => {
  const url = `/api/export/transactions?format=${format}${filter}`;
  const response = await person.send({ method: "GET", url });
  expect(response.statusCode).toBe(200);
  const file = path.join(server.folder, `exported.${format}`);
  writeFileSync(file, response.rawPayload);
  return file;
};

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: "utf8", env: { ...process.env, LANG: "C.UTF-8" } });

/** An account whose second statement does not begin where the first ended. */
const makeGap = async (name: string): Promise<TestPerson> => {
  const person = await signUp(server, name, { home_currency: "EUR" });
  const { db, clock } = server.services;
  const ledger = await makeLedger(server, person);
  for (const [month, opening] of [
    ["01", 1000],
    ["03", 9000],
  ] as const) {
    const statement_id = await addStatement(db, clock, {
      user_id: person.user_id,
      bank_account_id: ledger.account_id,
      currency: "EUR",
      period_from: `2026-${month}-01`,
      period_to: `2026-${month}-28`,
      opening_balance: opening,
      closing_balance: opening - 100,
      verdict: "proved",
      status: "imported",
    });
    await ledger.add({ statement_id, booked_on: `2026-${month}-10`, amount: -100 });
  }
  return person;
};

describe.skipIf(!existsSync(HLEDGER))("hledger", () => {
  test("checks the journal of an odd household, accounts and currencies declared and days in order", async () => {
    const file = await take(vera, "hledger");
    expect(run(HLEDGER, "check", "--strict", "ordereddates", "-f", file)).toBe("");
  });

  test("comes to what the register knows, through a gap and for what is narrowed", async () => {
    const person = await makeGap("Greta");
    const file = await take(person, "hledger");
    const told = run(HLEDGER, "balance", "-f", file, "--flat", "--no-total");
    expect(told).toContain("89.00 EUR  Assets:Example Bank");
    expect(told).toContain("-81.00 EUR  Equity:Missing statements");
    expect(run(HLEDGER, "check", "--strict", "-f", await take(person, "hledger", "&from=2026-02-01"))).toBe(
      "",
    );
  });

  test("knows what is held in securities, and what it is worth by the prices of its lists", async () => {
    const file = await take(await makeHolder("Hilda"), "hledger");
    expect(run(HLEDGER, "check", "--strict", "ordereddates", "-f", file)).toBe("");
    const held = run(HLEDGER, "balance", "-f", file, "--flat", "--no-total", "Assets");
    expect(held).toMatch(/90\.5 "?HFN"?/);
    expect(held).not.toContain("SUM");
    expect(run(HLEDGER, "balance", "-V", "-f", file, "--flat", "--no-total", "Assets")).toMatch(
      /99[56](?:\.\d+)? EUR {2}Assets:Isar Broker/,
    );
  });
});

/** Somebody who holds securities and has no row. */
const makeHolder = async (name: string): Promise<TestPerson> => {
  const person = await signUp(server, name, { home_currency: "EUR" });
  await makeDepots(server, person);
  return person;
};

describe.skipIf(!existsSync(BEAN_CHECK))("beancount", () => {
  test("checks the journal of an odd household", async () => {
    const file = await take(vera, "beancount");
    expect(run(BEAN_CHECK, file)).toBe("");
  });

  test("checks balances through a gap, what is narrowed, and a person without anything", async () => {
    const person = await makeGap("Hanna");
    for (const filter of ["", "&from=2026-02-01", "&q=nothing-like-it"])
      expect(run(BEAN_CHECK, await take(person, "beancount", filter))).toBe("");
  });

  test("checks what is held in securities", async () => {
    const file = await take(await makeHolder("Helga"), "beancount");
    expect(run(BEAN_CHECK, file)).toBe("");
    expect(readFileSync(file, "utf8")).toContain("-9.5 HFN @@ 104.50 EUR");
  });
});

test.each(["hledger", "beancount"] as const)(
  "a journal for %s is read back as a book of the same rows",
  async (format) => {
    const bytes = (await vera.send({ method: "GET", url: `/api/export/transactions?format=${format}` }))
      .rawPayload;
    const parsed = await parseStatement(bytes, { today: "2026-11-20" });
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.statements).toHaveLength(10);
  },
);
