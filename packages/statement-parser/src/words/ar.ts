import type { Words } from "./concept.ts";

/** Arabic. */
export const ar: Words = {
  payment: "*المدفوعات*",
  purchase: "*المشتريات*",
  credits: "*دائن*",
  credit: "*دائن*, *إيداع*, *ايداع*",
  debits: "*مدين*",
  debit: "*مدين*, *سحب*",
  balance: "*الرصيد*",
  opening: "*الرصيد الافتتاحي*, *رصيد سابق*, الرصيد السابق",
  closing: "*الرصيد الختامي*, الرصيد النهائي",
  amount: "*المبلغ*",
  date: "التاريخ, *تاريخ*",
  description: "*الوصف*, *التفاصيل*, *البيان*",
  balance_name: "*الرصيد*",
};
