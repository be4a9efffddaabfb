import type { Words } from "./concept.ts";

/** Hindi. */
export const hi: Words = {
  credit: "*जमा*",
  debit: "*नामे*, *निकासी*, *आहरण*",
};
