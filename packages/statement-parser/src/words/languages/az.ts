import type { Words } from "../concept.ts";

/** Azerbaijani. */
export const az: Words = {
  payment: "odenisler, odenis",
  purchase: "alislar, xercler",
  cost: "faizler, rusumlar",
  thanks: "tesekkur*",
  owed: "qaliq borc, esas borc qaligi",
  credits: "medaxil, daxilolmalar, ümumi gəlir",
  credit: "medaxil, =kredit, daxil olan, =daxilolma, =daxilolmalar, =artırılma, =daxil olub",
  debits: "mexaric, mexaricler, cəmi məxaricat, ümumi xərc",
  debit:
    "mexaric, =debet, cixan, =silinib, =cixis, =xərc, =silinən, =məxaricat, =xərclər, =silinmə, =çıxarılıb",
  first: "evveline, evvelki, ilkin",
  last: "sonuna, son",
  card_account: "kredit kartı, kredit kart",
  credit_limit: "kredit limiti",
  least_due: "minimum ödəniş, minimal ödəniş",
  due_day: "son ödəniş tarixi, ödəniş tarixi",
  loan_account: "kredit müqaviləsi, kredit hesabı",
  balance: "qaliq, qaligi",
  opening:
    "dovrun evveline qaliq, ilkin qaliq, evvelki qaliq, açılış balansı, daxil olan qalıq, əvvələ qalıq, giriş qalığı, ilk qalıq, dövrün əvvəlində qalıq",
  closing:
    "dovrun sonuna qaliq, son qaliq, yekun qaliq, bağlanış balansı, yekun balans, çıxan qalıq, sona qalıq, çıxış qalığı, dövrün sonunda qalıq, bağlanış qalığı",
  aside:
    "istifade oluna bilen, limiti, minimum odenis, orta qalıq, kredit xətti, əlçatan balans, əlçatan qalıq",
  total: "cemi, yekun, dovriyye, dovriyyesi",
  pending:
    "gozlemede, gozleyen, bloklanmış məbləğlər, blok edilmiş məbləğ, icrada olan əməliyyatlar, təsdiqlənməmiş əməliyyatlar, bloklanmış əməliyyatlar",
  failed: "legv edildi, redd edildi",
  coming: "son odenis",
  account_word: "hesab*",
  account_label: "hesab nömrəsi",
  statement: "cixaris*, hesabdan cixaris",
  amount: "mebleg, =emeliyyat meblegi, əməliyyatın məbləği, =məbləği",
  fee: "komissiya, =xidmət haqqı",
  time: "=saat",
  status: "=status",
  description:
    "*teyinat*, *tesvir*, emeliyyat, =açıqlama, =təfərrüatlar, =məzmun, =qeyd, =əməliyyatın məzmunu, =izah, =əməliyyatın adı",
  type: "emeliyyatin novu",
  reference: "istinad nomresi, =sənəd №, =istinad, =sənədin nömrəsi, =sənəd nömrəsi",
  balance_name: "*qaliq*, =balans, hesab qalığı, hesabın qalığı",
  party: "alan, gonderen",
  row_in: "maaş, əmək haqqı, geri qaytarma, mədaxil",
  row_out: "nağdlaşdırma, alış veriş, komissiya, icarə haqqı",
  no_rows: "qarşıdan gələn ödənişlər, planlaşdırılmış ödənişlər, ödəniş cədvəli",
  year_before: "keçən il, oten il, əvvəlki il",
  interest: "=faizlər",
  principal: "əsas borc, əsas məbləğ, əsas borcun ödənilməsi",
  booked:
    "əməliyyatlar, hərəkətlər, əməliyyatların siyahısı, əməliyyat tarixçəsi, əməliyyatlar tarixçəsi, hesab hərəkətləri, kart əməliyyatları",
  credit_mark: "mədaxil",
  debit_mark: "məxaric, xərc",
  paid_column: "ödənilib, ödənişlər",
  owed_column: "faiz, faizlər",
  idle: "əməliyyat yoxdur, əməliyyatlar yoxdur, hərəkət yoxdur, əməliyyat aparılmayıb, dövriyyə yoxdur",
};
