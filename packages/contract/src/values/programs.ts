/** Programs in which people keep accounts, whose exports carry what their person wrote; they are called the same in every language. */
export const PROGRAM_NAMES = {
  actual: "Actual",
  beancount: "beancount",
  copilot: "Copilot",
  ezbookkeeping: "ezBookkeeping",
  firefly: "Firefly III",
  gnucash: "GnuCash",
  ledger: "hledger / Ledger",
  lunch_money: "Lunch Money",
  mint: "Mint",
  monarch: "Monarch",
  money_manager: "Money Manager",
  passbook: "Passbook",
  quicken: "Quicken",
  simplifi: "Simplifi",
  ynab: "YNAB",
} as const;
export type Program = keyof typeof PROGRAM_NAMES;

export const isProgram = (source: string): source is Program => Object.hasOwn(PROGRAM_NAMES, source);
