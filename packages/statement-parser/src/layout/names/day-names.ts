import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";

/**
 * What a column of days says that its rows are of: the booking, the value, a purchase, an operation (which may be either day),
 * or a day without further words.
 */
export type DayRole = "booking_date" | "value_date" | "purchase_date" | "transaction_date" | "date";

/** Words for a day, in plain form; those that end other words too: `Bokföringsdag`. */
const DAYS =
  "date|dates|dat|tag|dt|datum|dato|data|datu|fecha|day|dag|time|dia|nap|napja|datuma|paiva|pvm|pv|tarih|tarihi|tarikh|kuupaev|datums|dagsetning|dagur|ngay|tanggal|tgl|ημερομηνια|ημ|дата|датум|תאריך|יום|تاريخ|تأريخ|التاريخ|तिथि|दिनांक|तारीख|tarix|tarixi|sana|sanasi|dita|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|দিন|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|өдөр|தேதி|நாள்|తేదీ|датасы|сана|санаси|datumi";
const DAY_ENDS =
  "datum|datums|dato|dag|tag|paiva|pvm|pv|paev|kuupaev|dagur|dagsetning|nap|日|日期|时间|日時|일|일자|일시";
const DAY_STARTS = "วันที่|วันเดือนปี|วดป|日期|日付|날짜|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ";

/** Beginnings of the words that stand beside a day, by language: `Date posted`, `Data księgowania`. Data, not logic. */
type Stems = Readonly<Record<string, string>>;

const VALUE: Stems = {
  en: "value val effective",
  de: "wert",
  romance: "valeur effet valor valut valuta liq\\b",
  nl: "rente valuta",
  nordic: "rente rante valuta valor verdi arvo vaxta gildis",
  slavic: "walut valut вальор валут",
  cyrillic: "валютир валютув",
  baltic: "valiut vert valut vaartus",
  hu: "ertek",
  tr: "valor",
  el: "αξιας βαλερ",
  id: "valuta efektif nilai",
  vi: "gia_tri hieu_luc",
  he: "ערך",
};
const VALUE_PARTS = "(?<!入[账帳賬])起息|起算|기산|มีผล|มูลค่า|मूल्य|वैल्यू|الحق|القيمة|الاستحقاق";

const BOOKED: Stems = {
  en: "post book settle settlement process clear entry entered complet registered ledger run",
  de: "buch gebucht verbucht",
  fr: "comptab inscription debit imputation traitement enregistrement ecriture",
  es: "contab contable cargo abono registro aplicacion asiento liquidacion proc\\b proceso mov",
  pt: "lanc processamento movimento",
  it: "contab contabil registrazione addebito",
  nl: "boek verwerk verreken",
  nordic: "bokfor bokf bogfor postering posteret reskontra kirj bokunar",
  pl: "ksiegowan zaksiegowan rozliczen",
  cs: "zauctovan zuctovan uctovan odepsan",
  hu: "konyvel elszamol",
  ro: "inregistr proces contabil decont postar",
  tr: "muhasebe kayit hesaba_gecis",
  el: "καταχωρ λογιστικ εκκαθαρισ εγγραφ",
  cyrillic:
    "проводк обработк списан зачислен отражен платежа проведен обробк зарахуван осчетовод счетовод књиж",
  balkan: "knjiz proknjiz obrad obdelav obracun izvrsen terecen",
  baltic:
    "iraso irasym uzskaitym itraukim apskait iskaitym uzregistr registrav gramato iegramato apstrad kande arveldus",
  he: "חיוב רישום",
  vi: "hach_toan ghi_so ghi_no",
  id: "pembukuan posting buku catatan pos\\b masuk kemasukan",
};
const BOOKED_PARTS =
  "记账|記[帳賬]|入[账帳賬]|计[账帳]|計上|処理|기장|매입|처리|접수|บันทึก|ลงบัญชี|पोस्ट|प्रविष्टि|القيد|الترحيل|التسجيل";

const BOUGHT: Stems = {
  en: "purchase sale started initiated auth",
  de: "beleg kauf einkauf",
  romance: "achat compra consumo acquisto cumpar",
  nl: "aankoop",
  nordic: "kop inkop kob kjop osto kaup",
  slavic: "zakup nakup kupovin kupnj trosk покупк",
  baltic: "pirkim pirkum ostu",
  hu: "vasarl",
  tr: "alisveris harcama satin",
  el: "αγορας",
  he: "רכישה",
  vi: "mua\\b",
  id: "pembelian belian",
};
const BOUGHT_PARTS = "利用|이용|消[费費]|刷卡|ใช้บัตร|ซื้อ|खरीद|الشراء";

const ACTED: Stems = {
  en: "created trade\\b trans trx\\b txn\\b tran\\b operation operacion execution",
  de: "umsatz ausfuhrung",
  romance: "transa operac operaz operati tranzac oper\\b ope\\b operatiun",
  nl: "verrichting transact",
  nordic: "handel handle tapahtuma maksu faerslu",
  slavic: "operac transak proveden nastank promet операц транзакц трансакц",
  baltic: "operacij sandori darijum tehing",
  hu: "tranzakci muvelet",
  tr: "islem",
  el: "συναλλαγ κινησ",
  he: "עסקה פעולה תנועה",
  az: "emeliyyat",
  uz: "operatsiya",
  ka: "ოპერაცი ტრანზაქცი",
  fa: "تراکنش عملیات",
  vi: "giao_dich gd\\b",
  id: "transaksi urus_niaga",
};
const ACTED_PARTS = "交易|取引|거래|승인|ทำรายการ|लेनदेन|लेन देन|العملية|المعاملة|الحركة";

const PLAIN =
  "date|datetime|timestamp|datum|dato|data|fecha|tarih|tarikh|datums|kuupaev|paivamaara|paiva|pvm|dat|dt|tag|when|day|ημερομηνια|ημ νια|ημ|дата|датум|תאריך|التاريخ|tanggal|tgl|ngay|dags|dagsetning|vuosi|tarix|sana|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|தேதி|తేదీ|датасы|сана";

const joinStems = (stems: Stems): string =>
  Object.values(stems).join(" ").replaceAll(/ +/g, "|").replaceAll("_", " ");

/** A sum of the year `to date` is no day. */
const HAS_DAY = `(?!.*\\bto date\\b)(?=.*(?:\\b(?:${DAYS})\\b|\\p{L}(?:${DAY_ENDS})\\b|(?:${DAY_STARTS})|^f (?!e\\b)\\p{L}{3}))`;

/** Names that hold a word for a day and one that says which, and those that say it alone. */
const named = (stems: Stems, parts: string, alone: string): RegExp =>
  new RegExp(`^${HAS_DAY}.*(?:\\b(?:${joinStems(stems)})|(?:${parts}))|^(?:${alone})$`);

/** The names of columns of days, in the order in which they are tried. */
export const DAY_NAMES: readonly (readonly [DayRole, RegExp])[] = [
  [
    "value_date",
    named(
      VALUE,
      VALUE_PARTS,
      "valuta|wert|.*wertstellung.*|val(or|eur)?|f valor|interest date|αξια|βαλερ|вальор|rta|arvo",
    ),
  ],
  [
    "booking_date",
    named(
      BOOKED,
      BOOKED_PARTS,
      "(posted|booked|entered|processed|settled|cleared|completed) (on|at)|settlement|f (cargo|contable|registro|mov|movimiento)|buch(ung)?|buchg|bu ?tag|contab|post(ed|ing)?|booked|(ge|ver)bucht( am)?|verbuchung|bogfort( den)?|bokfort|bokford|bokf|geboekt|comptabilisee?|contabilizado|kirjattu|kirjaus|konyveles|zauctovani|zaksiegowano|zauctovan[oe]|交易成功时间",
    ),
  ],
  ["purchase_date", named(BOUGHT, BOUGHT_PARTS, "(started|initiated|authori[sz]ed)( on| at)?|f compra")],
  ["transaction_date", named(ACTED, ACTED_PARTS, "created( utc| on| at)?|f oper(acion)?")],
];

/** A day without a word that says which. */
export const PLAIN_DAY = new RegExp(
  `^(?:dia|dag|giorno|jour|dzien|den|dan|nap|ziua|gun|hari|день|ден|дан|ημερα|diena)$|\\b(?:${PLAIN})\\b|日期|日付|年月日|日時|날짜|วันที่|วันเดือนปี|วดป|取扱日|تاريخ|दिनांक|तारीख|तिथि|일자|交易时间|时间$|datum$|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ`,
);

const STRENGTH: readonly DayRole[] = [
  "purchase_date",
  "value_date",
  "transaction_date",
  "date",
  "booking_date",
];

/** How much a name speaks for the day of booking. */
export const strengthOf = (role: DayRole): number => STRENGTH.indexOf(role);

export const isDayRole = (role: string | null): role is DayRole => STRENGTH.some((one) => one === role);

const HOLDS_DAY = overPlainWords(new RegExp(`^${HAS_DAY}`));

/** Whether a word is one for a day, or ends with one: `Datum`, `Buchungsdatum`. */
export const holdsDay = (word: string): boolean => HOLDS_DAY.test(toPlainWords(word));
