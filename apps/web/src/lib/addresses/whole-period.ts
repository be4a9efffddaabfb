import { parseSearch, type SearchTree } from "@passbook/contract/search";
import { isWholePeriod, type TransactionFilter } from "./transaction-filter.ts";

const isOfDays = (tree: SearchTree | null): boolean =>
  tree !== null &&
  (tree.kind === "period" || ((tree.kind === "and" || tree.kind === "or") && tree.parts.every(isOfDays)));

/** {@link isWholePeriod}, also where the period is what is searched for ("last month", "in:march"). */
export const showsWholePeriod = ({ q = "", ...filter }: TransactionFilter, locale: string): boolean =>
  isWholePeriod(filter) && (q === "" || isOfDays(parseSearch(q, locale).tree));
