import { useQuery } from "@tanstack/react-query";
import { listBroughtSources } from "@passbook/contract/brought-names";
import type { BroughtSource } from "@passbook/contract/brought-names";
import { PROGRAM_NAMES } from "@passbook/contract/programs";
import { broughtNameKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import type { Reference } from "./use-reference.ts";

/** What a source is called: its program, or the account whose bank writes the names. */
export const nameSource = (
  { program, bank_account_id }: Pick<BroughtSource, "program" | "bank_account_id">,
  { findAccount }: Reference,
): string =>
  program === null ? (findAccount(bank_account_id)?.display_label ?? "") : PROGRAM_NAMES[program];

export const toNamesPath = ({ source }: Pick<BroughtSource, "source">): string =>
  `/statements/names/${source}`;

/** Programs and banks whose categories the person's files carry. */
export const useBroughtSources = () =>
  useQuery({
    queryKey: broughtNameKeys.list,
    queryFn: async ({ signal }) => (await call(listBroughtSources, { signal })).answer.data,
  });
