import type { Words } from "../concept.ts";

/** Uzbek, in Latin letters. */
export const uz: Words = {
  payment: "tolovlar, tolov, to lov, to lovlar",
  purchase: "xaridlar",
  cost: "foizlar, vositachilik haqi",
  thanks: "rahmat",
  owed: "qarz qoldigi, qarz qoldig i, kredit qoldig'i",
  credits: "kirim, жами кредит, жами кирим, jami kirimlar, jami tushumlar",
  credit: "=kirim, =kredit, =tushum, =kirimlar, =кирим, =tushumlar, =to'ldirish, =kirim summasi, =daromad",
  debits: "chiqim, жами дебет, жами чиқим, jami chiqimlar, jami xarajatlar",
  debit:
    "=chiqim, =debet, =xarajat, =chiqimlar, =чиқим, =xarajatlar, =yechib olindi, =chiqim summasi, =yechilgan",
  first: "boshlangich, boshlang ich, boshiga, avvalgi, oldingi",
  last: "oxirgi, oxiriga, yakuniy",
  card_account: "kredit karta, kredit kartasi",
  loan_account: "kredit shartnomasi, kredit hisobi",
  balance: "qoldiq",
  opening:
    "boshlangich qoldiq, boshlang ich qoldiq, davr boshiga qoldiq, davr boshidagi qoldiq, kirish qoldig i, бошланғич қолдиқ, kirim qoldig'i, kiruvchi qoldiq, boshidagi qoldiq, кириш қолдиғи, boshlangʻich qoldiq, boshlanishdagi qoldiq",
  closing:
    "yakuniy qoldiq, oxirgi qoldiq, davr oxiriga qoldiq, davr oxiridagi qoldiq, chiqish qoldig i, yangi qoldiq, якуний қолдиқ, chiquvchi qoldiq, чиқиш қолдиғи, oxiridagi qoldiq, jami qarz, umumiy qarz",
  aside:
    "mavjud qoldiq, limit summasi, eng kam tolov, eng kam to lov, mavjud mablag, o rtacha qoldiq, eng kam qoldiq, mavjud summa, mavjud balans",
  total: "jami",
  pending: "kutilmoqda, kutilayotgan, bloklangan summalar, jarayondagi operatsiyalar, bloklangan mablag'lar",
  failed: "bekor qilin*, rad etil*, muvaffaqiyatsiz",
  coming: "tolov muddati, to lov muddati",
  account_word: "hisob*",
  account_label: "hisob raqami, ҳисоб рақами",
  statement: "kochirma, ko chirma, hisob kochirmasi, hisob ko chirmasi",
  amount: "=summa, =miqdor, operatsiya summasi, =miqdori, =summasi, to'lov summasi",
  fee: "=komissiya, =xizmat haqi, =vositachilik haqi",
  time: "=vaqt, =vaqti",
  status: "=holat, =holati",
  description:
    "*tavsif*, *maqsadi*, =izoh, =tafsilotlar, =to'lov tafsilotlari, =тўлов мақсади, =mazmuni, =batafsil, =operatsiya mazmuni",
  type: "=operatsiya turi, =turi",
  reference: "=hujjat raqami, =operatsiya raqami, =хужжат рақами, =tranzaksiya raqami",
  balance_name: "*qoldiq*, =қолдиқ, hisob qoldig'i, =qoldig'i",
  party: "=qabul qiluvchi, =yuboruvchi",
  row_in: "ish haqi, oylik maosh, qaytarish",
  row_out: "naqd pul yechish, xarid, komissiya, ijara",
  no_rows: "kelgusi to lovlar, rejalashtirilgan to lovlar, yaqinlashayotgan to lovlar, to'lov jadvali",
  year_before: "o tgan yil, otgan yil, o tgan yili",
  interest: "=foizlar, foiz summasi",
  principal: "asosiy qarz",
  booked: "operatsiyalar, amaliyotlar, tranzaksiyalar, operatsiyalar tarixi, hisobraqam harakati",
  credit_mark: "kirim, кирим, tushum",
  debit_mark: "chiqim, чиқим, xarajat",
};
