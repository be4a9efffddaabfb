import type { Words } from "./concept.ts";

/** Thai. */
export const th: Words = {
  payment: "ชำระ",
  purchase: "ซื้อ",
  credits: "ฝาก",
  credit: "=รับ, รายรับ, เงินเข้า, ฝาก",
  debits: "ถอน",
  debit: "=จ่าย, รายจ่าย, เงินออก, ถอน",
  balance: "ยอดคงเหลือ",
  opening: "ยอดยกมา",
  closing: "ยอดยกไป",
  total: "รวม",
  amount: "จำนวน",
  date: "วันที่",
  description: "คำอธิบาย, รายการ, รายละเอียด",
  balance_name: "คงเหลือ, ยอดคงเหลือ",
};
