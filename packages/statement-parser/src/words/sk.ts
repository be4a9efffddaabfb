import type { Words } from "./concept.ts";

/** Slovak. */
export const sk: Words = {
  payment: "platby, uhrady, platba, platbu, uhrada, uhradu",
  cost: "uroky, poplatky",
  thanks: "dakujeme",
};
