import type { Words } from "./concept.ts";

/** Thai. */
export const th: Words = {
  payment: "ชำระ",
  purchase: "ซื้อ",
  cost: "ดอกเบี้ย, ค่าธรรมเนียม",
  credits: "ฝาก",
  credit: "=รับ, รายรับ, เงินเข้า, ฝาก",
  debits: "ถอน",
  debit: "=จ่าย, รายจ่าย, เงินออก, ถอน",
  first: "ยกมา",
  last: "ยกไป",
  balance: "ยอดคงเหลือ",
  opening: "ยอดยกมา",
  closing: "ยอดยกไป, ยอดคงเหลือยกไป",
  aside: "วงเงิน, ใช้ได้, ขั้นต่ำ",
  total: "รวม",
  pending: "รอดำเนินการ",
  coming: "กำหนดชำระ",
  statement: "รายการเดินบัญชี, ใบแจ้งยอด",
  amount: "จำนวน",
  fee: "ค่าธรรมเนียม",
  status: "สถานะ",
  description: "คำอธิบาย, รายการ, รายละเอียด",
  type: "ประเภท",
  reference: "เลขที่อ้างอิง",
  balance_name: "คงเหลือ, ยอดคงเหลือ",
};
