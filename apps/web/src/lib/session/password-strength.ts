import { findPasswordFault, type PasswordOwner } from "@passbook/contract/check-password";

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/** The shortest password the server takes, in characters. */
export const LEAST_CHARACTERS = 10;
const FAIR_BITS = 50;
const STRONG_BITS = 70;

const KINDS: readonly { readonly has: RegExp; readonly size: number }[] = [
  { has: /[a-z]/, size: 26 },
  { has: /[A-Z]/, size: 26 },
  { has: /\d/, size: 10 },
  { has: /[^a-zA-Z\d]/, size: 33 },
];

/** Characters that say something new: neither a repeat of, nor the next after, the one before. */
const countFresh = (password: string): number => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  });
  return Math.min(fresh.length, new Set(codes).size * 2);
};

/** A rough guess, as fresh characters × log2 of the alphabet used; what the server refuses is weak whatever that says. */
export const measurePassword = (password: string, own: PasswordOwner): PasswordStrength => {
  if (password.length < LEAST_CHARACTERS) return "short";
  if (findPasswordFault(password, own) !== null) return "weak";
  const alphabet = KINDS.filter(({ has }) => has.test(password)).reduce((sum, { size }) => sum + size, 0);
  const bits = countFresh(password) * Math.log2(Math.max(alphabet, 2));
  if (bits >= STRONG_BITS) return "strong";
  return bits >= FAIR_BITS ? "fair" : "weak";
};
