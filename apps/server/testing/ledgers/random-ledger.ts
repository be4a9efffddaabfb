import { createTag } from "@passbook/contract/categories";
import { changeTransaction, splitTransaction } from "@passbook/contract/transactions";
import fc from "fast-check";
import type { TestServer } from "../harness.ts";
import { type Ledger, makeLedger } from "../ledger.ts";
import { signUp, type TestPerson } from "../people.ts";

const SUBS = [
  "groceries.supermarket",
  "groceries.bakery",
  "eating_out.coffee",
  "travel.hotels",
  "income.salary",
  "transfers.transfers",
  "uncategorised.uncategorised",
] as const;
/** Months in which random rows lie, the third being the running one. */
export const MONTHS = ["2026-09", "2026-10", "2026-11", "2026-12"];
const sub = fc.constantFrom(...SUBS);
const day = fc
  .tuple(fc.constantFrom(...MONTHS), fc.integer({ min: 1, max: 30 }))
  .map(([month, number]) => `${month}-${String(number).padStart(2, "0")}`);
/** A row as a person may have one: filed, likely, hidden, tagged, in two parts. */
export const ledgerRow = fc.record({
  sub,
  amount: fc.integer({ min: -500_00, max: 200_00 }).filter((amount) => Math.abs(amount) > 1),
  booked_on: day,
  counts_on: fc.option(day),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "USD"),
  likely: fc.option(fc.tuple(sub, fc.integer({ min: 400, max: 1000 }))),
  hidden: fc.constantFrom(0, 0, 0, 1),
  part: fc.option(sub),
  tagged: fc.boolean(),
});

type Row = typeof ledgerRow extends fc.Arbitrary<infer T> ? T : never;
type Filled = { readonly person: TestPerson; readonly ledger: Ledger; readonly tag_id: string };
let people = 0;

/** A person with these rows; answers a tag that some of them have. */
export const fillLedger = async (server: TestServer, rows: readonly Row[]): Promise<Filled> => {
  people += 1;
  const person = await signUp(server, `Person ${String(people)}`, { home_currency: "EUR", time_zone: "UTC" });
  const ledger = await makeLedger(server, person);
  const tagging = { params: { id: ledger.sub("travel.hotels") }, body: { name: "Rome" } };
  const tag_id = (await person.call(createTag, tagging)).answer.data.id;
  for (const { sub: filed, likely, part, tagged, ...own } of rows) {
    const suggestion = likely === null ? {} : { suggested_id: ledger.sub(likely[0]), confidence: likely[1] };
    const id = await ledger.add({ ...own, sub_category_id: ledger.sub(filed), ...suggestion });
    if (tagged) await person.call(changeTransaction, { params: { id }, body: { tags: [tag_id] } });
    if (part === null) continue;
    const half = Math.trunc(own.amount / 2);
    const splits = [
      { sub_category_id: ledger.sub(filed), amount: half },
      { sub_category_id: ledger.sub(part), amount: own.amount - half },
    ];
    await person.call(splitTransaction, { params: { id }, body: { splits } });
  }
  return { person, ledger, tag_id };
};
