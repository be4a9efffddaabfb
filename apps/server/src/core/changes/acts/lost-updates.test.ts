import { isDeepStrictEqual } from "node:util";
import { changeBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { changeCategory, listCategories } from "@passbook/contract/categories";
import { Refusal } from "@passbook/contract/client";
import { changeMerchant, listMerchants } from "@passbook/contract/merchants";
import { changeTransaction, changeTransactions, getTransaction } from "@passbook/contract/transactions";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { undoLast } from "../../../../testing/undo-last.ts";

/** What a form shows of an entity: its version and the values of its fields. */
type Shown = { readonly version: number; readonly fields: Readonly<Record<string, unknown>> };
type Form = {
  readonly read: () => Promise<Shown>;
  readonly save: (change: Readonly<Record<string, unknown>>, version: number) => Promise<unknown>;
  /** A change of a field from elsewhere: many at once, without a version. */
  readonly elsewhere: (value: string) => Promise<unknown>;
  /** Two fields with a value for each number. */
  readonly values: Readonly<Record<string, (number: number) => unknown>>;
};

let server: TestServer;
let asha: TestPerson;
let forms: Readonly<Record<string, Form>>;

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "error" });
  asha = await signUp(server, "Asha");
  const ledger = await makeLedger(server, asha);
  const id = await ledger.add({});
  const account = { id: ledger.account_id };
  const sub = { id: ledger.sub("eating_out.coffee") };
  const merchant = await asha.send({ method: "POST", url: "/api/merchants", payload: { name: "Kanne" } });
  const own = { id: merchant.json<{ data: { id: string } }>().data.id };
  const pick = (entity: object, names: readonly string[]) =>
    Object.fromEntries(Object.entries(entity).filter(([name]) => names.includes(name)));
  const findIn = <T extends { id: string; version: number }>(list: readonly T[], wanted: string) =>
    list.find((each) => each.id === wanted)!;
  const shown = (entity: { version: number }, names: readonly string[]): Shown => ({
    version: entity.version,
    fields: pick(entity, names),
  });
  forms = {
    transaction: {
      read: async () =>
        shown((await asha.call(getTransaction, { params: { id } })).answer.data, ["note", "hidden"]),
      save: (body, version) => asha.call(changeTransaction, { params: { id }, body, version }),
      elsewhere: (note) => asha.call(changeTransactions, { body: { ids: [id], change: { note } } }),
      values: { note: (number) => `note ${String(number)}`, hidden: (number) => number % 2 === 0 },
    },
    bank_account: {
      read: async () =>
        shown(findIn((await asha.call(listBankAccounts)).answer.data, account.id), ["label", "account_type"]),
      save: (body, version) => asha.call(changeBankAccount, { params: account, body, version }),
      elsewhere: (label) => asha.call(changeBankAccount, { params: account, body: { label } }),
      values: {
        label: (number) => `Account ${String(number)}`,
        account_type: (number) => (number % 2 === 0 ? "savings" : "current"),
      },
    },
    category: {
      read: async () => {
        const categories = (await asha.call(listCategories)).answer.data;
        const subs = categories.flatMap(({ sub_categories }) => sub_categories);
        return shown(findIn(subs, sub.id), ["name", "is_investment"]);
      },
      save: (category, version) => asha.call(changeCategory, { params: sub, body: { category }, version }),
      elsewhere: (name) => asha.call(changeCategory, { params: sub, body: { category: { name } } }),
      values: {
        name: (number) => `Food ${String(number)}`,
        is_investment: (number) => number % 2 === 0,
      },
    },
    merchant: {
      read: async () =>
        shown(findIn((await asha.call(listMerchants)).answer.data, own.id), ["name", "sub_category_id"]),
      save: (body, version) => asha.call(changeMerchant, { params: own, body, version }),
      elsewhere: (name) => asha.call(changeMerchant, { params: own, body: { name } }),
      values: {
        name: (number) => `Kanne ${String(number)}`,
        sub_category_id: (number) => (number % 2 === 0 ? sub.id : null),
      },
    },
  };
}, 120_000);
afterAll(() => server.close());

const TABS = [0, 1] as const;
const tab = fc.constantFrom(...TABS);
const value = fc.nat(5);
const step = fc.oneof(
  fc.record({ kind: fc.constant("read" as const), tab }),
  fc.record({ kind: fc.constant("save" as const), tab, field: fc.nat(1), value }),
  fc.record({ kind: fc.constant("undo" as const) }),
  fc.record({ kind: fc.constant("elsewhere" as const), value }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Whether a save was taken; refused ones are those of a version that is gone. */
const trySave = async (form: Form, change: Record<string, unknown>, version: number): Promise<boolean> => {
  try {
    await form.save(change, version);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 412) return false;
    throw error;
  }
};

/** What is wrong with what came of a step; null where all is well. */
const carryOut = async (form: Form, each: Step, seen: Map<number, Shown>): Promise<string | null> => {
  if (each.kind === "undo") await undoLast(asha);
  if (each.kind === "elsewhere") await form.elsewhere(`From elsewhere ${String(each.value)}`);
  if (each.kind === "read") seen.set(each.tab, await form.read());
  if (each.kind !== "save") return null;
  const [name, toValue] = Object.entries(form.values)[each.field]!;
  const known = seen.get(each.tab)!;
  const before = await form.read();
  const taken = await trySave(form, { [name]: toValue(each.value) }, known.version);
  const after = await form.read();
  const wanted = { ...known.fields, [name]: toValue(each.value) };
  if (taken) seen.set(each.tab, after);
  if (!taken && before.version === known.version) return "refused though nothing had changed";
  if (!taken) return isDeepStrictEqual(after, before) ? null : "a refused save changed something";
  if (!isDeepStrictEqual(before.fields, known.fields)) return "wrote over what this tab had not seen";
  return isDeepStrictEqual(after.fields, wanted) ? null : "did not write what was said";
};

test.each(["transaction", "bank_account", "category", "merchant"])(
  "in whatever order two tabs save fields of one %s, each save is made by who saw what it writes over",
  async (kind) => {
    const form = forms[kind]!;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        // Whatever is undone is a change of this field, never how the thing came to be.
        await form.elsewhere("At first");
        const seen = new Map<number, Shown>();
        for (const each of TABS) seen.set(each, await form.read());
        for (const each of steps) expect(await carryOut(form, each, seen)).toBeNull();
      }),
      { numRuns: 6 },
    );
  },
  60_000,
);
