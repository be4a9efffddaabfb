import { createCategory, deleteCategory, getCategory, listCategories } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { listMerchants, mergeMerchant } from "@passbook/contract/merchants";
import * as transactions from "@passbook/contract/transactions";
import { addDays } from "@passbook/contract/values";
import { seedNumbers } from "@passbook/enrichment";
import { startTestServer } from "../../apps/server/testing/harness.ts";
import { settleFindings } from "../../apps/server/testing/findings.ts";
import { signUp } from "../../apps/server/testing/people.ts";
import { countWrongSums } from "../../apps/server/src/core/sums/index.ts";
import { describeMachine } from "../lib/measure.ts";

/**
 * Random operations of one person over HTTP: rows written by hand, filed, divided, joined, hidden, counted elsewhere, changed many at once, deleted; categories
 * made and deleted, merchants merged, changes undone. After each thousand the kept sums are compared with sums from scratch.
 * Run: node bench/insights/random-operations.ts [operations] [seed]
 */
const OPERATIONS = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 1);
const ROWS = 400;
const CHECKED_EVERY = 1000;

const random = seedNumbers(SEED);
const below = (count: number): number => Math.floor(random() * count);
const pick = <T>(items: readonly T[]): T => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error("Nothing to choose from.");
  return item;
};

const server = await startTestServer({ LOG_LEVEL: "silent" });
const person = await signUp(server, "Asha Rao", { home_currency: "EUR" });
const { db } = server.services;

const listIds = async (): Promise<string[]> =>
  (await db.selectFrom("transactions").select("id").where("user_id", "=", person.user_id).execute()).map(
    ({ id }) => id,
  );
const listSubs = async (): Promise<string[]> =>
  (await person.call(listCategories)).answer.data.flatMap(({ sub_categories }) =>
    sub_categories.map(({ id }) => id),
  );
const randomDay = (): string => addDays("2026-11-15", -below(700));
const write = () =>
  person.call(transactions.createTransaction, {
    body: {
      booked_on: randomDay(),
      amount: (below(2) === 0 ? -1 : 1) * (1 + below(50_000)),
      currency: pick(["EUR", "EUR", "EUR", "USD", "JPY"]),
      description: pick(["Northgate Water", "Corner Cafe", "Hafen Markt", "Oster Lettings", "Isar Books"]),
    },
  });

let ids: string[] = [];
let subs = await listSubs();
const oneOf = async (): Promise<transactions.Transaction> =>
  (await person.call(transactions.getTransaction, { params: { id: pick(ids) } })).answer.data;
const change = async (body: transactions.TransactionChange): Promise<void> => {
  const { id, version } = await oneOf();
  await person.call(transactions.changeTransaction, { params: { id }, body, version });
};

const OPERATION: Readonly<Record<string, () => Promise<unknown>>> = {
  write,
  file: () => change({ sub_category_id: pick(subs) }),
  hide: () => change({ hidden: below(2) === 0 }),
  count_elsewhere: () => change({ counts_on: below(2) === 0 ? null : randomDay() }),
  divide: async () => {
    const { id, version } = await oneOf();
    const splits = [40, 60].map((share) => ({ sub_category_id: pick(subs), percent: share * 100 }));
    await person.call(transactions.splitTransaction, { params: { id }, body: { splits }, version });
  },
  join: async () => {
    const { id, version } = await oneOf();
    await person.call(transactions.splitTransaction, { params: { id }, body: { splits: [] }, version });
  },
  rewrite: async () => {
    const { id, version } = await oneOf();
    const body = { amount: -(1 + below(50_000)), booked_on: randomDay() };
    await person.call(transactions.rewriteTransaction, { params: { id }, body, version });
  },
  change_many: () =>
    person.call(transactions.changeTransactions, {
      body: {
        ids: Array.from({ length: 20 }, () => pick(ids)),
        change: { sub_category_id: pick(subs) },
        divided: pick(["keep", "replace"] as const),
      },
    }),
  delete: () => person.call(transactions.deleteTransactions, { body: { ids: [pick(ids)] } }),
  make_category: () =>
    person.call(createCategory, {
      body: { name: `Kind ${String(below(1_000_000))}`, icon: "star", parent_id: pick(parents) },
    }),
  delete_category: async () => {
    const id = pick(subs);
    const { version } = (await person.call(getCategory, { params: { id } })).answer.data;
    await person.call(deleteCategory, { params: { id }, query: { move_to: pick(subs) }, version });
  },
  merge: async () => {
    const merchants = (await person.call(listMerchants)).answer.data;
    const [one, other] = [pick(merchants), pick(merchants)];
    await person.call(mergeMerchant, { params: { id: one.id }, body: { into: other.id } });
  },
  undo: async () => {
    const { data } = (await person.call(listChanges, { query: {} })).answer;
    await person.call(undoChange, { params: { id: pick(data.slice(0, 10)).id } });
  },
};

const parents = (await person.call(listCategories)).answer.data
  .filter(({ reserved }) => !reserved)
  .map(({ id }) => id);
for (let row = 0; row < ROWS; row += 1) await write();
ids = await listIds();
console.log(`${describeMachine()}; ${String(OPERATIONS)} operations, seed ${String(SEED)}`);
const done = new Map<string, { ok: number; refused: number }>();
let wrong = 0;
for (let at = 1; at <= OPERATIONS; at += 1) {
  const name = pick(Object.keys(OPERATION));
  const count = done.get(name) ?? { ok: 0, refused: 0 };
  done.set(name, count);
  try {
    await OPERATION[name]?.();
    count.ok += 1;
  } catch {
    // what does not fit the moment is refused, and changes nothing
    count.refused += 1;
  }
  if (at % 50 === 0) [ids, subs] = [await listIds(), await listSubs()];
  if (at % 250 === 0) await settleFindings(server);
  if (at % CHECKED_EVERY !== 0) continue;
  const found = await countWrongSums(db);
  wrong += found;
  console.log(`${String(at)} operations, ${String(ids.length)} rows: ${String(found)} sums differ`);
}
for (const [name, { ok, refused }] of [...done].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  console.log(`${name}: ${String(ok)} done, ${String(refused)} refused`);
await server.close();
if (wrong > 0) process.exitCode = 1;
