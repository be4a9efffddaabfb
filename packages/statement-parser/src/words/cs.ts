import type { Words } from "./concept.ts";

/** Czech. */
export const cs: Words = {
  payment: "platby, uhrady, platba, platbu, uhrada, uhradu",
  purchase: "nakupy",
  cost: "uroky, poplatky",
  thanks: "dekujeme",
  owed: "zustatek uveru, zustatek jistiny, dluzna castka",
};
