import type { Words } from "./concept.ts";

/** Romanian. */
export const ro: Words = {
  payment: "plati, rambursari, plata",
  purchase: "cumparaturi",
  cost: "dobanzi, comisioane",
  thanks: "multumim",
  owed: "sold datorat, sold credit",
};
