import type { Words } from "./concept.ts";

/** Thai. */
export const th: Words = {
  payment: "ชำระ",
  purchase: "ซื้อ",
};
