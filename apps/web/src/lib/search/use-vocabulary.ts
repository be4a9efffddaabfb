import { useMemo } from "react";
import type { KnownNames } from "@passbook/contract/search";
import type { Reference } from "../reference-data/use-reference.ts";

/** The names that a search can be completed with, and is held against. */
export const useVocabulary = ({ categories, merchants, accounts }: Reference): KnownNames =>
  useMemo(
    () => ({
      merchant: merchants.map(({ name }) => name),
      category: categories.flatMap(({ name, sub_categories }) => [
        name,
        ...sub_categories.map((sub) => sub.name),
      ]),
      tag: [
        ...new Set(
          categories.flatMap((category) =>
            category.sub_categories.flatMap(({ tags }) => tags.map(({ name }) => name)),
          ),
        ),
      ],
      account: accounts.map(({ display_label }) => display_label),
      account_texts: accounts.map(({ label, bank, last_4_digits }) =>
        [label ?? "", bank.name, last_4_digits ?? ""].join(" "),
      ),
      currency: [...new Set(accounts.map(({ currency }) => currency))],
    }),
    [categories, merchants, accounts],
  );
