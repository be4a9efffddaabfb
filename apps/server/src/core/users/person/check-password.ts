import { findPasswordFault, type PasswordFault, type PasswordOwner } from "@passbook/contract/check-password";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { invalidInput } from "../../../platform/problem.ts";

const REASONS: Readonly<Record<PasswordFault, Said>> = {
  address: say("password_has_address"),
  common: say("password_common"),
  keys: say("password_of_keys"),
  own_words: say("password_of_own_words"),
};

/** Refuses a new password that is easily guessed. */
export const refuseWeakPassword = (password: string, own: PasswordOwner): void => {
  const fault = findPasswordFault(password, own);
  if (fault !== null) throw invalidInput({ password: REASONS[fault] });
};
