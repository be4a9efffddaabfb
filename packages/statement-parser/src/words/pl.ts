import type { Words } from "./concept.ts";

/** Polish. */
export const pl: Words = {
  payment: "wplata, wplaty, splata, splaty, wplate, splate",
  purchase: "zakupy, transakcje, obciazenia",
  cost: "odsetki, oplaty",
  thanks: "dziekujemy",
  owed: "zadluzenie, kapital do splaty",
};
