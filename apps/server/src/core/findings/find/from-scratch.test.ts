import { deleteBankAccount } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import { Refusal } from "@passbook/contract/client";
import * as contract from "@passbook/contract/findings";
import { createRule } from "@passbook/contract/rules";
import {
  changeTransaction,
  deleteTransactions,
  getTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { assignVendors } from "@passbook/contract/vendors";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { settleFindings, readFound } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { changeData, noteEverything, updateIn } from "../../changes/index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A number that chooses among what is there. */
type Dice = { op: number; a: number; b: number };
const dice = fc.record({ op: fc.nat(18), a: fc.nat(1000), b: fc.nat(1000) });

type Home = {
  person: TestPerson;
  ledger: Ledger;
  /** Those there are now. */
  accounts: readonly string[];
  vendors: readonly string[];
  changes: string[];
};

/** Only so many may register in an hour. */
const BETWEEN_PEOPLE_MS = 130_000;

const start = async (): Promise<Home> => {
  people += 1;
  server.clock.advanceMs(BETWEEN_PEOPLE_MS);
  const person = await signUp(server, `Noor ${String(people)}`);
  const ledger = await makeLedger(server, person);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const card = await ledger.addAccount({ account_type: "credit_card", last_4_digits: "4471" });
  return { person, ledger, accounts: [ledger.account_id, savings, card], vendors: [], changes: [] };
};

const NAMES = ["Lumo Stream", "Loom and Linen", "Blue Kettle"];

/** The vendor of each name, made where there is none, as an import does: vendors go with the last row that names them. */
const listVendors = async ({ person, ledger }: Home): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom("vendors")
    .select(["id", "name"])
    .where("user_id", "=", person.user_id)
    .execute();
  const vendors: string[] = [];
  for (const name of NAMES)
    vendors.push(rows.find((row) => row.name === name)?.id ?? (await ledger.addVendor(name)));
  return vendors;
};

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length];
const toDay = (number: number): string =>
  `2026-${String((number % 10) + 1).padStart(2, "0")}-${String((number % 27) + 1).padStart(2, "0")}`;

type Table = "transactions" | "series" | "findings" | "bank_accounts";

const idsOf = async ({ person }: Home, table: Table): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom(table)
    .select("id")
    .where("user_id", "=", person.user_id)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

const addMonthly = ({ ledger, vendors, accounts }: Home, a: number, b: number) =>
  ledger.addMany(
    Array.from({ length: 3 + (a % 4) }, (_, index) => ({
      vendor_id: pick(vendors, a) ?? null,
      bank_account_id: pick(accounts, b) ?? "",
      amount: index > 3 ? -1599 : -1299,
      description: "LUMO STREAM",
      booked_on: `2026-${String(1 + ((a + index) % 10)).padStart(2, "0")}-${String(1 + (b % 27)).padStart(2, "0")}`,
    })),
  );

const addTransfer = ({ ledger, accounts }: Home, a: number, b: number) => {
  const amount = 1000 * (1 + (a % 3));
  const description = "Own account transfer";
  return ledger.addMany([
    { amount: -amount, description, bank_account_id: pick(accounts, a) ?? "", booked_on: toDay(b) },
    { amount, description, bank_account_id: pick(accounts, a + 1 + (b % 2)) ?? "", booked_on: toDay(b) },
  ]);
};

const addRefund = ({ ledger, vendors }: Home, a: number, b: number) => {
  const vendor_id = pick(vendors, a) ?? null;
  const amount = 500 + (a % 5) * 100;
  return ledger.addMany([
    { vendor_id, amount: -amount, description: "LOOM AND LINEN", booked_on: toDay(b) },
    { vendor_id, amount, description: "REFUND LOOM AND LINEN", booked_on: toDay(b + 3) },
  ]);
};

/** Edits a stored transaction as a correction of its statement would. */
const correct = async ({ person, vendors, accounts }: Home, id: string, { a, b }: Dice) => {
  const { db, clock } = server.services;
  const values = pick<object>(
    [
      { amount: -1000 * (1 + (b % 3)) },
      { booked_on: toDay(b) },
      { vendor_id: pick(vendors, b) },
      { bank_account_id: pick(accounts, b) },
      { description: "OWN ACCOUNT TRANSFER" },
      { status: b % 2 === 0 ? "pending" : "posted" },
    ],
    a,
  );
  const author = { user_id: person.user_id, session_id: null, clock };
  return db
    .transaction()
    .execute((trx) =>
      changeData(trx, author, { kind: "correct_statement", summary: "" }, [
        updateIn("transactions", [id], values ?? {}),
      ]),
    );
};

const decide = async (home: Home, { op, a, b }: Dice): Promise<string | null> => {
  const { person } = home;
  if (op === 9) {
    const id = pick(await idsOf(home, "series"), a) ?? "";
    const decision = pick(["confirmed", "dismissed", "found"] as const, b) ?? "found";
    const body = b % 4 === 3 ? { name: `Films ${String(b)}` } : { decision };
    return (await person.call(contract.changeSeries, { params: { id }, body })).change_id;
  }
  if (op === 10) {
    const id = pick(await idsOf(home, "findings"), a) ?? "";
    return (await person.call(contract.dismissUnusual, { params: { id } })).change_id;
  }
  const all = await idsOf(home, "transactions");
  const [transaction_id, purchase_id] = [pick(all, a) ?? "", pick(all, b) ?? ""];
  if (op === 13)
    return (await person.call(contract.confirmRefund, { body: { transaction_id, purchase_id } })).change_id;
  if (op === 14) return (await person.call(contract.rejectRefund, { body: { transaction_id } })).change_id;
  const body = { from_transaction_id: transaction_id, to_transaction_id: purchase_id };
  return (await person.call(op === 11 ? contract.confirmTransfer : contract.rejectTransfer, { body }))
    .change_id;
};

/** Divides a transaction, or joins it again. */
const divide = async ({ person, ledger }: Home, id: string, b: number): Promise<string | null> => {
  const { amount } = (await person.call(getTransaction, { params: { id } })).answer.data;
  const half = Math.trunc(amount / 2);
  const splits = [
    { sub_category_id: ledger.sub("housing.rent"), amount: half },
    { sub_category_id: ledger.sub("shopping.clothing"), amount: amount - half },
  ];
  const body = { splits: b % 3 === 0 ? [] : splits };
  return (await person.call(splitTransaction, { params: { id }, body })).change_id;
};

/** Deletes an account with its transactions, or after they moved to another; the first one stays. */
const deleteAccount = async ({ person, ledger, accounts }: Home, a: number, b: number) => {
  const params = { id: pick(accounts.slice(1), a) ?? "" };
  const query = b % 2 === 0 ? { move_to: ledger.account_id } : { with_transactions: "true" as const };
  return (await person.call(deleteBankAccount, { params, query })).change_id;
};

/** Puts a vendor under a merchant, which other vendors may have too, or under none. */
const assign = async ({ person, vendors }: Home, a: number, b: number): Promise<string | null> => {
  const under = b % 3 === 0 ? { merchant_id: null } : { merchant_name: `Looms ${String(b % 2)}` };
  const body = { ids: [pick(vendors, a) ?? ""], ...under };
  return (await person.call(assignVendors, { body })).change_id;
};

/** Does one thing; answers the change that can be undone. */
const act = async (home: Home, roll: Dice): Promise<string | null> => {
  home.accounts = await idsOf(home, "bank_accounts");
  home.vendors = await listVendors(home);
  const { op, a, b } = roll;
  const { person, ledger, changes } = home;
  const id = pick(await idsOf(home, "transactions"), a);
  if (op <= 3 || id === undefined) {
    await (pick([addMonthly, addMonthly, addTransfer, addRefund], op) ?? addMonthly)(home, a, b);
    return newestChange(home);
  }
  if (op <= 5) return correct(home, id, roll);
  if (op === 6) {
    const sub = pick(["housing.rent", "shopping.clothing", "uncategorised.uncategorised"], b) ?? "";
    const body = { sub_category_id: ledger.sub(sub) };
    return (await person.call(changeTransaction, { params: { id }, body })).change_id;
  }
  if (op === 15) {
    const rule = {
      name: `Rule ${String(b)}`,
      conditions: [{ field: "description" as const, op: "contains" as const, value: "own account" }],
      actions: { sub_category_id: ledger.sub("housing.rent") },
      apply: b % 2 === 0,
    };
    return (await person.call(createRule, { body: rule })).change_id;
  }
  if (op === 16) return divide(home, id, b);
  if (op === 17) return deleteAccount(home, a, b);
  if (op === 18) return assign(home, a, b);
  if (op === 7) return (await person.call(deleteTransactions, { body: { ids: [id] } })).change_id;
  if (op > 8) return decide(home, roll);
  const change = pick(changes, a) ?? "";
  return (await person.call(undoChange, { params: { id: change } })).change_id;
};

const newestChange = async ({ person }: Home): Promise<string | null> => {
  const row = await server.services.db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", person.user_id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
};

/** What is refused changes nothing. */
const tryTo = async (home: Home, roll: Dice): Promise<void> => {
  try {
    const change_id = await act(home, roll);
    if (change_id !== null) home.changes.push(change_id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
  }
};

const small = process.env["TEST_ENGINE"] !== "sqlite";

test("what is found step by step is what is found from scratch", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dice, { minLength: 4, maxLength: 14 }), async (rolls) => {
      const home = await start();
      const { user_id } = home.person;
      for (const roll of rolls) {
        await tryTo(home, roll);
        if (roll.b % 3 > 0) await settleFindings(server);
      }
      await settleFindings(server);
      const found = await readFound(server, user_id);
      const author = { user_id, session_id: null, clock: server.clock };
      await server.services.db.transaction().execute((trx) => noteEverything(trx, author));
      await settleFindings(server);
      expect(found).toEqual(await readFound(server, user_id));
      await expectSumsToHold(server.services.db, user_id);
    }),
    { numRuns: small ? 3 : 20 },
  );
}, 180_000);
