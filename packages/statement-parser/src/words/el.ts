import type { Words } from "./concept.ts";

/** Greek. */
export const el: Words = {
  payment: "πληρωμες, πληρωμη",
  purchase: "αγορες, χρεωσεις",
  cost: "τοκοι, εξοδα",
  thanks: "ευχαριστουμε",
  owed: "υπολοιπο οφειλης, ανεξοφλητο υπολοιπο",
  credit: "πιστωση, πιστωσεις, καταθεση, καταθεσεις",
  credit_mark: "πιστωση, πιστ, π",
  debit: "χρεωση, χρεωσεις, αναληψη, αναληψεις",
  debit_mark: "χρεωση, χρεω, χ",
};
