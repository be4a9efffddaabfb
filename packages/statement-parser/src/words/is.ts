import type { Words } from "./concept.ts";

/** Icelandic. */
export const is: Words = {
  credit: "innborgun",
  debit: "uttekt",
  amount: "upphaed, upphad",
  date: "dags, dagsetning, vuosi",
  description: "*skyring*",
};
