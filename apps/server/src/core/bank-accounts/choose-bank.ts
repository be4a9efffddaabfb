import type { BodyOf } from "@passbook/contract/endpoint";
import type { createBankAccount } from "@passbook/contract/bank-accounts";
import type { BankAccountRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { findBank } from "../../common/index.ts";
import { invalidInput } from "../../platform/problem.ts";

type Wanted = BodyOf<typeof createBankAccount>["bank"];

/** The bank a form names: one of the directory, or any by its name. */
export const chooseBank = ({
  id,
  name,
}: Wanted): Pick<BankAccountRow, "bank_id" | "bank_name" | "bank_country"> => {
  if (id != null) {
    const bank = findBank(id);
    if (bank === null) throw invalidInput({ "bank.id": say("bank_not_in_list") });
    return { bank_id: bank.id, bank_name: bank.name, bank_country: bank.country };
  }
  if (name === undefined || name === "") throw invalidInput({ "bank.name": say("name_the_bank") });
  return { bank_id: null, bank_name: name, bank_country: null };
};
