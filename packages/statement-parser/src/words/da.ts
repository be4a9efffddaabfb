import type { Words } from "./concept.ts";

/** Danish. */
export const da: Words = {
  payment: "indbetaling(er), betaling(er)",
  purchase: "kob, varekjop",
  cost: "renter, gebyrer",
  thanks: "tak",
  owed: "restgaeld",
};
