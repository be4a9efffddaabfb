import type { Words } from "./concept.ts";

/** Hebrew. */
export const he: Words = {
  payment: "תשלומים, תשלום",
  purchase: "רכישות, חיובים, עסקאות",
  credits: "*מכות זכות*, *זכות*",
  credit: "*זכות*",
  debits: "*חובה*",
  debit: "*חובה*",
  balance: "*יתרה*",
  opening: "*יתרת פתיחה*, יתרה קודמת",
  closing: "*יתרת סגירה*, יתרה סופית",
  amount: "*סכום*",
  date: "תאריך",
  description: "*תיאור*, *תאור*, *פרטים*, *הפעולה*",
  balance_name: "*יתרה*",
};
