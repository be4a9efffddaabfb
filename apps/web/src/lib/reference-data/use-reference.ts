import { useMemo } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Category, SubCategory } from "@passbook/contract/categories";
import type { Merchant } from "@passbook/contract/merchants";
import { useBankAccountList } from "./use-bank-accounts.ts";
import { useCategoryList } from "./use-categories.ts";
import { type FoundTag, tellTags } from "./tell-tags.ts";
import { useMerchantList } from "./use-merchants.ts";

export type FoundSubCategory = { readonly sub: SubCategory; readonly parent: Category };

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

/** The person's categories, merchants and accounts, found by id. */
export type Reference = {
  readonly categories: readonly Category[];
  readonly merchants: readonly Merchant[];
  readonly accounts: readonly BankAccount[];
  readonly findCategory: (id: string | null | undefined) => Category | undefined;
  readonly findSubCategory: (id: string | null | undefined) => FoundSubCategory | undefined;
  readonly findTag: (id: string | null | undefined) => FoundTag | undefined;
  readonly findMerchant: (id: string | null | undefined) => Merchant | undefined;
  readonly findAccount: (id: string | null | undefined) => BankAccount | undefined;
  /** False until all three lists were fetched. */
  readonly ready: boolean;
};

const lookIn =
  <T>(map: ReadonlyMap<string, T>) =>
  (id: string | null | undefined): T | undefined =>
    id === null || id === undefined ? undefined : map.get(id);

export const useReference = (): Reference => {
  const { categories, fetched: hasCategories } = useCategoryList();
  const { merchants, fetched: hasMerchants } = useMerchantList();
  const { bank_accounts: accounts, fetched: hasAccounts } = useBankAccountList();
  const ready = hasCategories && hasMerchants && hasAccounts;
  return useMemo(() => {
    const subs = categories.flatMap((parent) =>
      parent.sub_categories.map((sub) => ({ id: sub.id, sub, parent })),
    );
    return {
      categories,
      merchants,
      accounts,
      findCategory: lookIn(byId(categories)),
      findSubCategory: lookIn(byId(subs)),
      findTag: lookIn(tellTags(subs.map(({ sub }) => sub))),
      findMerchant: lookIn(byId(merchants)),
      findAccount: lookIn(byId(accounts)),
      ready,
    };
  }, [categories, merchants, accounts, ready]);
};
