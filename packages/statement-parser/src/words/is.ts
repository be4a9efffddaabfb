import type { Words } from "./concept.ts";

/** Icelandic. */
export const is: Words = {
  credits: "innborganir",
  credit: "innborgun",
  debits: "úttektir",
  debit: "uttekt",
  first: "upphafs*",
  last: "loka*",
  balance: "staða, innstæða",
  total: "samtals",
  statement: "yfirlit, reikningsyfirlit",
  amount: "upphaed, upphad",
  description: "*skyring*",
  currency: "gjaldmiðill, mynt",
};
