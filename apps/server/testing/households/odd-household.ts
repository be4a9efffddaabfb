import { createCategory, createTag } from "@passbook/contract/categories";
import { attachFile, changeTransaction, splitTransaction } from "@passbook/contract/transactions";
import { listCategories } from "@passbook/contract/categories";
import { SMALL_PNG } from "../files/pictures.ts";
import type { TestServer } from "../harness.ts";
import { type Ledger, makeLedger } from "../ledger.ts";
import type { TestPerson } from "../people.ts";
import { addStatement } from "../rows.ts";
import { sendFiles } from "../uploads.ts";

/** With two, none and three digits behind the point. */
export const TEN_CURRENCIES = "EUR USD GBP JPY KWD INR CHF BRL TND KRW".split(" ");
/** Names that marks of formats stand in, of other scripts, of two lines, and two that are alike but for what formats leave out. */
export const ODD_NAMES = [
  'Quotes "and" \\ more',
  "Two\nlines",
  "खरीदारी और किराना",
  "日本の店",
  "متجر البقالة",
  "(In brackets) [too]",
  "Semi; colon: bar | tab\tend",
  "a/b",
  "a-b",
  "=1+1",
  "^",
  "!Type:Bank",
  "date:tomorrow",
  "Ünïcödé & <tags>",
  "* star",
  "  two  blanks  ",
];

export type OddHousehold = { readonly ledger: Ledger; readonly accounts: ReadonlyMap<string, string> };
export type OddRow = {
  readonly day: number;
  readonly amount: number;
  readonly name: number;
  readonly currency: number;
};

const OPENING = 12_345;

/** Ten accounts of ten currencies with statements that print balances, odd names everywhere, tags, notes, parts and an attachment. */
export const makeOddHousehold = async (
  server: TestServer,
  person: TestPerson,
  rows: readonly OddRow[],
): Promise<OddHousehold> => {
  const ledger = await makeLedger(server, person);
  const { db, clock } = server.services;
  const accounts = new Map<string, string>();
  const nameOf = (at: number): string => ODD_NAMES[at % ODD_NAMES.length] ?? "";
  for (const [at, currency] of TEN_CURRENCIES.entries())
    accounts.set(
      currency,
      await ledger.addAccount({
        currency,
        label: nameOf(at),
        account_type: at % 4 === 3 ? "credit_card" : "current",
        last_4_digits: String(1000 + at),
      }),
    );
  const parent = await person.call(createCategory, { body: { name: 'Odd "things": all' } });
  const subs: string[] = [];
  for (const name of ["a/b", "a-b", "किराना", "[x]; y"])
    subs.push(
      (await person.call(createCategory, { body: { name, parent_id: parent.answer.data.id } })).answer.data
        .id,
    );
  for (const name of ["plain", "zwei Wörter", "टैग"])
    await person.call(createTag, { params: { id: subs[0] ?? "" }, body: { name } });
  const { data } = (await person.call(listCategories)).answer;
  const tags = data.flatMap((each) => each.sub_categories).find(({ id }) => id === subs[0])?.tags ?? [];
  const pick = [...subs, ledger.sub("transfers.transfers"), ledger.sub("uncategorised.uncategorised")];
  const placed = rows.map(({ day, amount, name, currency }) => {
    const code = TEN_CURRENCIES[currency % TEN_CURRENCIES.length] ?? "";
    return { day: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10), amount, name, code };
  });
  const statements = new Map<string, string>();
  for (const [code, own] of Map.groupBy(placed, ({ code: of }) => of))
    statements.set(
      code,
      await addStatement(db, clock, {
        user_id: person.user_id,
        bank_account_id: accounts.get(code) ?? "",
        currency: code,
        period_from: own.map(({ day }) => day).toSorted()[0] ?? "",
        period_to:
          own
            .map(({ day }) => day)
            .toSorted()
            .at(-1) ?? "",
        opening_balance: OPENING,
        closing_balance: own.reduce((sum, { amount }) => sum + amount, OPENING),
        verdict: "proved",
        status: "imported",
      }),
    );
  const ids = await ledger.addMany(
    placed.map(({ day, amount, name, code }, at) => ({
      bank_account_id: accounts.get(code) ?? "",
      statement_id: statements.get(code) ?? null,
      booked_on: day,
      amount,
      currency: code,
      description: nameOf(name).trim(),
      sub_category_id: pick[at % pick.length] ?? "",
      note: at % 3 === 0 ? nameOf(name + 1) : null,
      reference: at % 5 === 0 ? `R;${String(at)}` : null,
    })),
  );
  for (const [at, id] of ids.entries()) {
    const { amount = 0 } = placed[at] ?? {};
    if (at === 0) {
      await person.call(changeTransaction, {
        params: { id },
        body: { sub_category_id: subs[0] ?? "", tags: tags.map((tag) => tag.id) },
      });
      await sendFiles(person, { ...attachFile, path: attachFile.path.replace("{id}", id) }, [
        { name: 'receipt "1".png', bytes: SMALL_PNG },
      ]);
    } else if (at < 4 && Math.abs(amount) > 1)
      await person.call(splitTransaction, {
        params: { id },
        body: {
          splits: [
            { sub_category_id: subs[1] ?? "", amount: Math.sign(amount), note: nameOf(at) },
            { sub_category_id: subs[2] ?? "", amount: amount - Math.sign(amount) },
          ],
        },
      });
  }
  return { ledger, accounts };
};
