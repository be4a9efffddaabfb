import type { Words } from "./concept.ts";

/** Norwegian. */
export const no: Words = {
  payment: "innbetaling(er), betaling(er)",
  purchase: "kjop, varekjop",
  cost: "renter, gebyrer",
  thanks: "takk",
  owed: "restgjeld",
};
