import type { Words } from "./concept.ts";

/** Serbian. */
export const sr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga",
};
