import { readChosen } from "@passbook/contract/chosen";
import type { Reference } from "../reference-data/use-reference.ts";
import type { ExploreAddress } from "./address.ts";

/** How many of the accounts that an exploration asks for are not shown to who looks at it, since they were removed or are kept private. */
export const findUnseen = (
  { bank_account_id = "" }: Pick<ExploreAddress, "bank_account_id">,
  { ready, findAccount }: Pick<Reference, "ready" | "findAccount">,
): "none" | "some" | "all" => {
  const asked = readChosen(bank_account_id).any;
  const unseen = ready ? asked.filter((id) => findAccount(id) === undefined) : [];
  if (unseen.length === 0) return "none";
  return unseen.length === asked.length ? "all" : "some";
};
