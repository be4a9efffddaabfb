import type { Words } from "./concept.ts";

/** Arabic. */
export const ar: Words = {
  payment: "*المدفوعات*",
  purchase: "*المشتريات*",
};
