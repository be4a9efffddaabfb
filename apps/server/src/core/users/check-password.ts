import { findPasswordFault, type PasswordFault, type PasswordOwner } from "@passbook/contract/check-password";
import { invalidInput } from "../../platform/problem.ts";

const REASONS: Readonly<Record<PasswordFault, string>> = {
  address: "Choose a password that does not contain your e-mail address.",
  common: "This password is among the most common ones. Choose another.",
  keys: "Walks on the keyboard and repeats are guessed first. Choose another, such as a few words together.",
  own_words: "Choose a password that is more than your name or e-mail address.",
};

/** Refuses a new password that is easily guessed. */
export const refuseWeakPassword = (password: string, own: PasswordOwner): void => {
  const fault = findPasswordFault(password, own);
  if (fault !== null) throw invalidInput({ password: REASONS[fault] });
};
