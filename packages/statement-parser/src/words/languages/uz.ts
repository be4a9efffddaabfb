import type { Words } from "../concept.ts";

/** Uzbek, in Latin letters. */
export const uz: Words = {
  payment: "tolovlar, tolov, to lov, to lovlar",
  purchase: "xaridlar",
  cost: "foizlar, vositachilik haqi",
  thanks: "rahmat",
  owed: "qarz qoldigi, qarz qoldig i",
  credits: "kirim",
  credit: "=kirim, =kredit, =tushum",
  debits: "chiqim",
  debit: "=chiqim, =debet, =xarajat",
  first: "boshlangich, boshlang ich, boshiga, avvalgi, oldingi",
  last: "oxirgi, oxiriga, yakuniy",
  card_account: "kredit karta, kredit kartasi",
  loan_account: "kredit shartnomasi, kredit hisobi",
  balance: "qoldiq",
  opening:
    "boshlangich qoldiq, boshlang ich qoldiq, davr boshiga qoldiq, davr boshidagi qoldiq, kirish qoldig i, бошланғич қолдиқ",
  closing:
    "yakuniy qoldiq, oxirgi qoldiq, davr oxiriga qoldiq, davr oxiridagi qoldiq, chiqish qoldig i, yangi qoldiq, якуний қолдиқ",
  aside:
    "mavjud qoldiq, limit summasi, eng kam tolov, eng kam to lov, mavjud mablag, o rtacha qoldiq, eng kam qoldiq",
  total: "jami",
  pending: "kutilmoqda, kutilayotgan",
  failed: "bekor qilin*, rad etil*, muvaffaqiyatsiz",
  coming: "tolov muddati, to lov muddati",
  account_word: "hisob*",
  statement: "kochirma, ko chirma, hisob kochirmasi, hisob ko chirmasi",
  amount: "=summa, =miqdor",
  fee: "=komissiya",
  time: "=vaqt",
  status: "=holat, =holati",
  description: "*tavsif*, *maqsadi*",
  type: "=operatsiya turi, =turi",
  reference: "=hujjat raqami",
  balance_name: "*qoldiq*",
  party: "=qabul qiluvchi, =yuboruvchi",
  row_in: "ish haqi, oylik maosh, qaytarish",
  row_out: "naqd pul yechish, xarid, komissiya, ijara",
  no_rows: "kelgusi to lovlar, rejalashtirilgan to lovlar, yaqinlashayotgan to lovlar",
  year_before: "o tgan yil, otgan yil, o tgan yili",
};
