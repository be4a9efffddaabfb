import type { Words } from "./concept.ts";

/** Greek. */
export const el: Words = {
  payment: "πληρωμες, πληρωμη",
  purchase: "αγορες, χρεωσεις",
  cost: "τοκοι, εξοδα",
  thanks: "ευχαριστουμε",
  owed: "υπολοιπο οφειλης, ανεξοφλητο υπολοιπο",
};
