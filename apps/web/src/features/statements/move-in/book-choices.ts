import type { BodyInputOf } from "@passbook/contract/endpoint";
import type { Book, BookName, moveIn } from "@passbook/contract/move-in";
import { type NameChoice, type NameChoices, toGuessed } from "../names/name-choices.ts";

/** Into which account each of a book goes, by its place in the file; an empty id makes a new one. */
export type AccountChoices = ReadonlyMap<number, string>;
export const NEW_ACCOUNT = "";

/** By which a name is told from the others of its book. */
export const nameKey = ({ parent, name }: BookName): string => JSON.stringify([parent, name]);

export const choiceOf = (name: BookName, choices: NameChoices): NameChoice =>
  choices.get(nameKey(name)) ?? toGuessed(name);

export const accountOf = (
  { file_index, likely_account_id }: Book["accounts"][number],
  chosen: AccountChoices,
): string => chosen.get(file_index) ?? likely_account_id ?? NEW_ACCOUNT;

type Chosen = {
  readonly accounts: AccountChoices;
  readonly names: NameChoices;
  readonly currency: string;
  readonly extras: { readonly tags: boolean; readonly notes: boolean; readonly parts: boolean };
};

/** What is sent: what was chosen, and else what was guessed. */
export const toBody = (
  book: Book,
  { accounts, names, currency, extras }: Chosen,
): BodyInputOf<typeof moveIn> => ({
  accounts: book.accounts.map((account) => {
    const bank_account_id = accountOf(account, accounts);
    const { file_index } = account;
    return bank_account_id === NEW_ACCOUNT ? { file_index } : { file_index, bank_account_id };
  }),
  ...(book.accounts.some((account) => account.currency === null) ? { currency } : {}),
  names: book.names.map((one) => {
    const { parent, name } = one;
    const choice = choiceOf(one, names);
    if (choice.kind === "sub") return { parent, name, sub_category_id: choice.sub_category_id };
    if (choice.kind === "new")
      return { parent, name, create: { name: choice.name, parent_name: choice.parent_name } };
    return { parent, name };
  }),
  ...extras,
});
