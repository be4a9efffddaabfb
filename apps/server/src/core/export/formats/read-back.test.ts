import type { ExportFormat } from "@passbook/contract/export";
import type { ParsedStatement } from "@passbook/statement-parser";
import { parseStatement } from "@passbook/statement-parser";
import { listZip, locateData } from "@passbook/statement-parser/zip";
import fc from "fast-check";
import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import {
  makeOddHousehold,
  type OddHousehold,
  type OddRow,
  TEN_CURRENCIES,
} from "../../../../testing/households/odd-household.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";

let server: TestServer;
let vera: TestPerson;
let household: OddHousehold;
let rows: readonly OddRow[];

const drawRows = (): OddRow[] =>
  fc.sample(
    fc.record({
      day: fc.nat(400),
      amount: fc.integer({ min: -999_999_999, max: 999_999_999 }).filter((amount) => amount !== 0),
      name: fc.nat(15),
      currency: fc.nat(9),
    }),
    250,
  );

beforeAll(async () => {
  server = await startTestServer();
  vera = await signUp(server, "Vera", { home_currency: "EUR" });
  rows = drawRows();
  household = await makeOddHousehold(server, vera, rows);
});
afterAll(() => server.close());

const take = async (format: ExportFormat, filter = "") => {
  const response = await vera.send({
    method: "GET",
    url: `/api/export/transactions?format=${format}${filter}`,
  });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
};

const readAll = async (bytes: Buffer, hints: object = {}): Promise<ParsedStatement[]> => {
  const parsed = await parseStatement(bytes, { today: "2026-11-20", ...hints });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return [...parsed.value.statements];
};

const tellRow = (row: { booked_on: string; amount: number; description: string }): string =>
  `${row.booked_on} ${String(row.amount)} ${row.description}`;

const expected = async (currency: string): Promise<string[]> => {
  const stored = await server.services.db
    .selectFrom("transactions")
    .select(["booked_on", "amount", "description"])
    .where("user_id", "=", vera.user_id)
    .where("bank_account_id", "=", household.accounts.get(currency) ?? "")
    .execute();
  return stored
    .map((row) => tellRow({ ...row, description: row.description.replaceAll(/\s+/g, " ").trim() }))
    .toSorted();
};

const closingOf = (currency: string): number =>
  rows
    .filter((row) => TEN_CURRENCIES[row.currency] === currency)
    .reduce((sum, { amount }) => sum + amount, 12_345);

test.each(TEN_CURRENCIES)(
  "an account in %s comes back from OFX with its rows and balances",
  async (currency) => {
    const bytes = await take("ofx", `&bank_account_id=${household.accounts.get(currency) ?? ""}`);
    const [statement, ...more] = await readAll(bytes);
    expect(more).toEqual([]);
    expect(statement?.transactions.map(tellRow).toSorted()).toEqual(await expected(currency));
    expect(statement).toMatchObject({
      currency,
      opening_balance: 12_345,
      closing_balance: closingOf(currency),
      proof: { verdict: "proved" },
    });
  },
);

test.each(TEN_CURRENCIES)(
  "an account in %s comes back from QIF with its rows and balances",
  async (currency) => {
    const bytes = await take("qif", `&bank_account_id=${household.accounts.get(currency) ?? ""}`);
    const [statement, ...more] = await readAll(bytes, { currency });
    expect(more).toEqual([]);
    const told = statement?.transactions.map((row) =>
      tellRow({ ...row, description: row.counterparty ?? "" }),
    );
    expect(told?.toSorted()).toEqual(await expected(currency));
    expect(statement).toMatchObject({ opening_balance: 12_345, closing_balance: closingOf(currency) });
  },
);

test.each(["csv", "xlsx"] as const)("every account comes back from %s with its rows", async (format) => {
  for (const currency of TEN_CURRENCIES) {
    const bytes = await take(format, `&bank_account_id=${household.accounts.get(currency) ?? ""}`);
    const [statement] = await readAll(bytes);
    expect(statement?.transactions.map(tellRow).toSorted()).toEqual(await expected(currency));
  }
});

test("a household is one file of many accounts in OFX and QIF", async () => {
  const [ofx, qif] = [await readAll(await take("ofx")), await readAll(await take("qif"))];
  expect(ofx).toHaveLength(10);
  expect(qif).toHaveLength(10);
  expect(ofx.flatMap((each) => each.transactions)).toHaveLength(rows.length);
});

test("what is narrowed tells no balances", async () => {
  const text = (await take("ofx", "&from=2025-03-01")).toString();
  expect(text).toContain("<STMTTRN>");
  expect(text).not.toContain("BALAMT");
});

test("a format that nobody knows is refused by name", async () => {
  const response = await vera.send({ method: "GET", url: "/api/export/transactions?format=doc" });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('"format"');
});

test("a workbook names the style that its cells have, without which programs warn and put their own", async () => {
  const bytes = await take("xlsx");
  const entries = listZip(bytes);
  const entry = Array.isArray(entries) ? entries.find(({ name }) => name === "xl/styles.xml") : undefined;
  const place = entry === undefined ? null : locateData(bytes, entry);
  const packed = bytes.subarray(place?.start, place?.end);
  const styles = (entry?.method === 0 ? packed : inflateRawSync(packed)).toString("utf8");
  expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
});
