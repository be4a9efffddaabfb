import type { Words } from "./concept.ts";

/** Hindi. */
export const hi: Words = {
  credit: "*जमा*",
  debit: "*नामे*, *निकासी*, *आहरण*",
  amount: "राशि",
  date: "*दिनांक*, *तारीख*",
  description: "*विवरण*",
  balance_name: "*शेष*",
};
