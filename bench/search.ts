import { insertRows } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { startTestServer, type TestServer } from "../apps/server/testing/harness.ts";
import { signUp } from "../apps/server/testing/people.ts";
import { makeAccount, makeTransaction, makeVendor } from "../apps/server/testing/rows.ts";
import { describeMachine, median, ms, percentile, printTable, timeRuns } from "./lib/measure.ts";

/**
 * From a keystroke to the answers that a list is drawn from (its days, its totals and its first rows, asked at once), for one
 * person with so many transactions. Run: node bench/search.ts [transactions…]
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [20_000, 100_000];
const RUNS = 20;
const DAYS = 3650;
const VENDORS = 800;
const CHUNK = 20_000;
const DAY_MS = 86_400_000;
const LAST_DAY = Date.parse("2026-11-20");
const NAMES = [
  "STARBUCKS",
  "LINDENHOF",
  "GREEN GROCER",
  "REWE MARKT",
  "DB VERTRIEB",
  "BLUE BOTTLE",
  "AMZN MKTP",
];

const nameOf = (vendor: number): string => `${NAMES[vendor % NAMES.length] ?? ""} ${String(vendor)}`;

const fill = async (server: TestServer, user_id: string, rows: number): Promise<void> => {
  const { db, clock } = server.services;
  const subs = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .execute();
  const account = clock.newId();
  const vendors = Array.from({ length: VENDORS }, () => clock.newId());
  await insertRows(db, "bank_accounts", [makeAccount(user_id, account)]);
  await insertRows(
    db,
    "vendors",
    vendors.map((id, index) => makeVendor(user_id, id, { name: nameOf(index), name_key: nameOf(index) })),
  );
  const toRow = (index: number): TransactionRow =>
    makeTransaction(user_id, clock.newId(), {
      bank_account_id: account,
      booked_on: new Date(LAST_DAY - (index % DAYS) * DAY_MS).toISOString().slice(0, 10),
      amount: index % 17 === 0 ? 250_000 : -((index * 7919) % 20_000) - 1,
      description: `KARTE 4471 ${nameOf(index % VENDORS)} KOELN ${String(index)}`,
      vendor_id: vendors[index % VENDORS] ?? null,
      sub_category_id: subs[(index * 13) % subs.length]?.id ?? "",
      fingerprint: `f${String(index)}`,
      why: '{"kind":"vendor","count":12}',
      source: '{"page":3,"box":[40.5,120.25,540.5,132.75]}',
    });
  for (let start = 0; start < rows; start += CHUNK) {
    const some = Array.from({ length: Math.min(CHUNK, rows - start) }, (_, at) => toRow(start + at));
    await db.transaction().execute((trx) => insertRows(trx, "transactions", some));
  }
};

const SEARCHES: readonly [string, string][] = [
  ["a word that many rows have", "grocer"],
  ["two words, in any order", "grocer green"],
  ["a word that is nowhere", "zzzzzz"],
  ["a word with a slip", "starbuks"],
  ["an amount", "17.24"],
  ["a comparison", ">500"],
  ["last month", "last month"],
  ["a day", "5 march"],
  ["a merchant", "merchant:lindenhof"],
  ["a category that is left out", "-category:food in:2025"],
  ["twenty words", "a b c d e f g h i j k l m n o p q r s t"],
  ["twenty words that are nowhere", Array.from({ length: 20 }, (_, at) => `zzzzz${String(at)}`).join(" OR ")],
];

console.log(describeMachine());
for (const size of SIZES) {
  const server = await startTestServer({ LOG_LEVEL: "silent" });
  const client = await signUp(server, "searcher");
  await fill(server, client.user_id, size);
  const get = async (url: string): Promise<void> => {
    const { statusCode, body } = await client.send({ method: "GET", url });
    if (statusCode !== 200) throw new Error(`${url}: ${String(statusCode)} ${body}`);
  };
  const rows: string[][] = [];
  for (const [name, search] of SEARCHES) {
    const q = encodeURIComponent(search);
    const paths = [`/days?q=${q}`, `/totals?q=${q}`, `?limit=100&q=${q}`];
    const ask = () => Promise.all(paths.map((path) => get(`/api/transactions${path}`)));
    await ask();
    const took = await timeRuns(RUNS, async () => void (await ask()));
    rows.push([name, ms(median(took)), ms(percentile(took, 95)), ms(Math.max(...took))]);
  }
  console.log(`\n${String(size)} transactions`);
  printTable(["search", "median", "p95", "worst"], rows);
  await server.close();
}
