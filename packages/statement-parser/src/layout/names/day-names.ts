import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";

/**
 * What a column of days says that its rows are of: the booking, the value, a purchase, an operation (which may be either day),
 * or a day without further words.
 */
export type DayRole = "booking_date" | "value_date" | "purchase_date" | "transaction_date" | "date";

/** Words for a day, in plain form; those that end other words too: `Bokföringsdag`. */
const DAYS =
  "date|dates|dat|tag|dt|datum|dato|data|datu|fecha|day|dag|time|dia|nap|napja|datuma|paiva|pvm|pv|tarih|tarihi|tarikh|kuupaev|datums|dagsetning|dagur|ngay|tanggal|tgl|ημερομηνια|ημ|дата|датум|תאריך|יום|تاريخ|تأريخ|التاريخ|तिथि|दिनांक|तारीख|tarix|tarixi|sana|sanasi|dita|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|দিন|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|өдөр|தேதி|நாள்|తేదీ|датасы|сана|санаи|санаси|datumi|dates|datas|fechas|fec|datak|sene|senesi|күнү|күн|ημερ|ամս|օր|kp|kpv|kuup|ת|روز|دن|بەروار|بەرواری|मिती|તારીખ|દિનાંક|ਮਿਤੀ|ਤਾਰੀਖ|తేది|ದಿನಾಂಕ|തീയതി|തിയ്യതി|ዕለት|taariikh|taariikhda|guyyaa|itariki|daty|kwanan wata";
const DAY_ENDS =
  "datum|datums|dato|dag|tag|paiva|paivamaara|pvm|pv|paev|kuupaev|dagur|dagsetning|dagfesting|nap|日|日期|时间|日時|일|일자|일시";
const DAY_STARTS = "วันที่|วันเดือนปี|วดป|日期|日付|날짜|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ|နေ့ရက်|ថ្ងៃ";

/** Beginnings of the words that stand beside a day, by language: `Date posted`, `Data księgowania`. Data, not logic. */
type Stems = Readonly<Record<string, string>>;

const VALUE: Stems = {
  en: "value val effective eff\\b",
  de: "wert",
  romance: "valeur effet valor valut valuta liq\\b efectiv efetiv balio",
  celtic: "luacha gwerth effeithiol",
  nl: "rente valuta waarde effektiewe",
  nordic: "rente rante rentu valuta valor verdi arvo vaxta gildis",
  slavic: "walut wal\\b waloryz efektywn valut вальор валут",
  cyrillic: "валют вал\\b асъор утгын үнийн хүү\\b",
  baltic: "valiut vert valut vaartus",
  hu: "ertek",
  tr: "valor",
  el: "αξιας βαλερ valeur τοκοφορ τοκισμ",
  sq: "vleres",
  caucasus: "արժեք վալյուտաց ვალუტირ",
  fa: "موثر مؤثر ارزش",
  ur: "قدر ویلیو موثر مؤثر مالیت",
  ms: "kuat_kuasa berkuatkuasa",
  tl: "bisa pagkabisa",
  africa: "thamani የዋጋ ዋጋ የሚጸናበት ተፈጻሚ qiimaha qiimeyn manan mihatra agaciro",
  id: "valuta efektif nilai",
  vi: "gia_tri hieu_luc hl\\b",
  he: "ערך הערך",
};
const VALUE_PARTS =
  "(?<!入[账帳賬])起息|起算|기산|มีผล|มูลค่า|मूल्य|वैल्यू|प्रभावी|भ्यालु|मान्य|الحق|القيمة|الاستحقاق|السريان|মূল্য|ভ্যালু|কার্যকর|મૂલ્ય|ਮੁੱਲ|மதிப்பு|பயனுறு|విలువ|ಮೌಲ್ಯ|മൂല്യ|වටිනාකම්|අගය|බලපැවැත්වෙන|คิดดอกเบี้ย|ມີຜົນ|ມູນຄ່າ|តម្លៃ|ប្រសិទ្ធភាព|တန်ဖိုး|အကျိုးသက်ရောက်|生效|[计計]息";

const BOOKED: Stems = {
  en: "post book settle settlement process clear entry entered complet registered ledger run pstd",
  de: "buch gebucht verbuch bchg",
  fr: "comptab compta\\b compt\\b inscription passage debit imputation traitement enregistrement ecriture",
  es: "contab contable cont\\b cargo carrec registre rexistro kontabilitate erregistro abono registro aplicacion asiento liquidacion proc\\b proceso mov",
  pt: "lanc processamento movimento",
  it: "contab contabil registrazione reg\\b addebito",
  nl: "boek geboek verwerk verreken plasing inskrywing posdat",
  nordic: "bokfor bokf bogfor bogf bokud bokad boking postering posteret reskontra kirj bokunar regnskap",
  pl: "ksieg ks\\b zaksieg rozliczen rozrach ewidenc",
  cs: "zauct zuct uctovan odepsan odpisan zpracov spracov",
  hu: "konyv elszamol teljesites feldolgoz terheles",
  ro: "inregistr inreg proces contabil decont postar",
  tr: "muhasebe kayit hesaba_gecis",
  el: "καταχωρ λογιστικ εκκαθαρισ εγγραφ",
  cyrillic:
    "проводк обработк списан зачислен отражен платежа проведен обробк зарахуван пров\\b осч осчетовод счетовод књиж книж обрад изврше изврш обработ регистрац поступлен учет облік бухгалтер відображен апрацоўк спісанн адлюстраван өңде есепке жүргіз көрсет өткіз есептен өткөр эсепке иштет гузар коркард бүртг журналд боловсруул",
  balkan:
    "knjiz knj\\b proknjiz obrad obdelav obracun izvrsen izvrsitv terecen regjistrim kontabiliz kontabel",
  baltic:
    "iraso irasym uzskaitym itraukim apskait iskaitym uzregistr registrav registrac gramat gram\\b iegram apstrad izpild ierakst irasyt ivykd nurasym kande kandmis arveldus arvestus konteer",
  he: "חיוב רישום הרישום",
  fa: "ثبت سند پردازش",
  celtic: "postala iontrala proiseala postio cofnodi prosesu",
  caucasus: "հաշվառ ձևակերպ գրանց մշակ გატარ დამუშავ ასახვ ჩამოჭრ რეგისტრ",
  turkic:
    "muhasib icra silinm ucot qeydiyyat emal hisobga provodka o_tkaz oʻtkaz ishlov amalga_oshir gecirilen islenen",
  ur: "اندراج پوسٹنگ",
  tl: "pagtatala",
  africa: "kuingiz kuchapish kuandikw diiwaan anrejistre fanoratana",
  vi: "hach_toan ghi_so ghi_no ghi_co ghi_nhan xu_ly but_toan vao_so he_thong ht\\b",
  id: "pembukuan posting buku pencatatan catatan catat\\b proses diposkan pengeposan rekod pos\\b masuk kemasukan",
};
const BOOKED_PARTS =
  "记账|記[帳賬]|入[账帳賬]|计[账帳]|計上|処理|기장|매입|처리|접수|บันทึก|ลงบัญชี|पोस्ट|प्रविष्टि|القيد|الترحيل|التسجيل|الإدخال|الإثبات|المعالجة|التسوية|नोंद|दाखिला|পোস্টিং|এন্ট্রি|பதிவு|నమోదు|పోస్టింగ్|ඇතුළත්|සටහන්|เรียกเก็บ|ลงรายการ|ບັນທຶກ|ລົງບັນຊີ|កត់ត្រា|បញ្ចូល|စာရင်းသွင်း|မှတ်တမ်းတင်|勘定|記入|起票|기표|전기일|记[帐帳]|[过過][帳賬账]|過數|[账帳][务務]|会计|會計|የተመዘገበ|የምዝገባ|تۆمار";

const BOUGHT: Stems = {
  en: "purchase sale started initiated auth",
  de: "beleg kauf einkauf",
  romance: "achat compra consumo acquisto spesa cumpar achizi",
  nl: "aankoop",
  nordic: "kop inkop kob kjop osto kaup",
  slavic: "zakup nakup kupovin kupnj trosk покупк купівл купува blerjes",
  baltic: "pirkim pirkum ostu",
  hu: "vasarl",
  tr: "alisveris harcama satin alis\\b сатып худалдан",
  el: "αγορας",
  he: "רכישה קנייה קניה",
  vi: "mua\\b",
  id: "pembelian belian pagbili",
};
const BOUGHT_PARTS = "利用|이용|消[费費]|刷卡|ใช้บัตร|ใช้จ่าย|ซื้อ|खरीद|الشراء|ক্রয়|簽[帳賬]";

const ACTED: Stems = {
  en: "created trade\\b trans trn\\b trx\\b txn\\b tran\\b operation operacion execution",
  de: "umsatz ausfuhrung",
  romance:
    "transa operac operaz operati tranzac oper\\b ope\\b op\\b operatiun efectuar tranzazzjoni eragiketa tranzaksyon operasyon",
  celtic: "idirbhirt trafod",
  nl: "verrichting transact uitvoer",
  nordic: "handel handle utfort tapahtuma tap\\b maksu faerslu",
  slavic:
    "operac transak proveden nastank promet uskutecn realizac wykonan vykonan zleceni nalog platb placanj placil pohyb promen storitv опер\\b операц операці апер плащан плаћањ плака платеж налог извършван превод промене транзакц трансакц",
  baltic: "operacij sandori darijum tehing mokejim atlikim maksajum makse",
  hu: "tranzakci muvelet",
  tr: "islem",
  turkic:
    "tranzaksiya odenis to_lov amaliyot hujjat төлем төлөм транзакция амалиет пардохт amalyn gelesigin tolegin гүйлгээ",
  sq: "veprim kryerjes",
  el: "συναλ κινησ",
  he: "עסקה העסקה פעולה הפעולה תנועה התנועה ביצוע",
  az: "emeliyyat",
  uz: "operatsiya",
  ka: "ოპერ ტრანზაქცი გადახდ",
  hy: "գործարք գործառն",
  ur: "لین_دین ٹرانزیکشن",
  africa:
    "muamala miamala shughuli macaamil xawaalad dhaqdhaqaaq daddarbii sochii igikorwa nanaovana fifanakalozana fandraharahana",
  fa: "تراکنش عملیات معامله گردش",
  vi: "giao_dich gd\\b phat_sinh",
  id: "transaksi trans\\b urus_niaga urusniaga",
};
const ACTED_PARTS =
  "交易|取引|거래|승인|ทำรายการ|लेनदेन|लेन देन|العملية|العمليه|المعاملة|الحركة|التنفيذ|التعامل|संव्यवहार|व्यवहार|कारोबार|লেনদেন|ট্রানজেকশন|વ્યવહાર|ਲੈਣ ਦੇਣ|பரிவர்த்தனை|లావాదేవీ|ವಹಿವಾಟು|ವ್ಯವಹಾರ|ഇടപാട|ගනුදෙනු|ທຸລະກຳ|ເຮັດລາຍການ|ប្រតិបត្តិការ|လုပ်ဆောင်|ငွေလွှဲ|የግብይት|የዝውውር|مامەڵە";

const PLAIN =
  "date|datetime|timestamp|datum|dato|data|fecha|tarih|tarikh|datums|kuupaev|paivamaara|paiva|pvm|dat|dt|tag|when|day|ημερομηνια|ημ νια|ημ|дата|датум|תאריך|التاريخ|tanggal|tgl|ngay|dags|dagsetning|vuosi|tarix|sana|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|தேதி|తేదీ|датасы|сана|санаи|таърих|ថ្ងៃខែ|ថ្ងៃទី|dates|datas|fechas|fec|datak|paivays|tarixi|sanasi|sene|senesi|күнү|ημερ|ημερ νια|kpv|kuup|بەروار|मिती|તારીખ|દિનાંક|ਮਿਤੀ|ਤਾਰੀਖ|తేది|ದಿನಾಂಕ|തീയതി|തിയ്യതി|ዕለት|taariikh|taariikhda|guyyaa|itariki|daty|dagfesting|kwanan wata";

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
      "valuta|valute|valutering|valutierung|valutesana|валютирование|валютування|ვალუტირება|wert|wertst|.*wertstellung.*|waertstellung|valeurs|[dv] (valeur|valor|waluty|valuty|date)|den valuty|valuta dne|valor (tar|t)|erteknap.*|vaxtad.*|val dato|تاريخ (حق|قيمة)|ت الحق|ویلیو ڈیٹ|वैल्यू डेट|ভ্যালু ডেট|val(or|eur)?|f valor|interest date|αξια|βαλερ|вальор|rta|arvo",
    ),
  ],
  [
    "booking_date",
    named(
      BOOKED,
      BOOKED_PARTS,
      "(posted|booked|entered|processed|settled|cleared|completed) (on|at)|settlement|f (cargo|contable|registro|mov|movimiento)|comptabilisee? le|contabile|buch(ung)?|buchg|bu ?tag|contab|post(ed|ing)?|booked|(ge|ver)bucht( am)?|verbuchung|bogfort( den)?|bokfort|bokford|bokf|geboekt( op)?|verwerkt op|posteret|bokad|boking|knjizen[oe]|ksiegowanie|zauctovan[oe] (dne|dna)|den zauct.*|zuctovano|zauctovanie|konyvelve|konyv ?nap|konyveles ideje|iegramatots|осчетоводен[оа]( на)?|kanne tehtud|comptabilisee?|contabilizado|kirjattu|kirjaus|konyveles|zauctovani|zaksiegowano|zauctovan[oe]|交易成功时间",
    ),
  ],
  ["purchase_date", named(BOUGHT, BOUGHT_PARTS, "(started|initiated|authori[sz]ed)( on| at)?|f compra")],
  [
    "transaction_date",
    named(
      ACTED,
      ACTED_PARTS,
      "created( utc| on| at)?|f oper(acion)?|tranzakcio (ideje|idopontja)|darijuma laiks|islem (tar|zamani)|waktu transaksi|تاريخ (عملية|معاملة|حركة)|거래 일시|thoi gian giao dich",
    ),
  ],
];

/** A day without a word that says which. */
export const PLAIN_DAY = new RegExp(
  `^(?:dia|dag|giorno|jour|dzien|den|dan|nap|ziua|gun|hari|день|ден|дан|ημερα|diena|күн|kun|өдөр|օր|დღე|روز|יום|நாள்|siku)$|\\b(?:${PLAIN})\\b|日期|日付|年月日|日時|날짜|วันที่|วันเดือนปี|วดป|取扱日|تاريخ|दिनांक|तारीख|तिथि|일자|交易时间|时间$|datum$|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ|နေ့ရက်|년월일|년 월 일|ວັນ ເດືອນ ປີ`,
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
