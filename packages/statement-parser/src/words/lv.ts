import type { Words } from "./concept.ts";

/** Latvian. */
export const lv: Words = {
  payment: "maksajum*",
  purchase: "pirkumi",
  thanks: "paldies",
};
