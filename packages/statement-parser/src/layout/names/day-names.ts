import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";

/**
 * What a column of days says that its rows are of: the booking, the settlement (which may be that or a later day), the value, a
 * purchase, an operation (which may be any of them), or a day without further words.
 */
export type DayRole =
  | "booking_date"
  | "settlement_date"
  | "value_date"
  | "purchase_date"
  | "transaction_date"
  | "date";

/** Words for a day, in plain form; those that end other words too: `Bokföringsdag`. */
const DAYS =
  "gunu|ranar|ojo|ubochi|usuku|umhla|نېټه|ڕێکەوتی|kelte|diena|date|dates|dat|tag|dt|datum|dato|data|datu|fecha|day|dag|time|dia|nap|napja|datuma|paiva|pvm|pv|tarih|tarihi|tarikh|kuupaev|datums|dagsetning|dagur|ngay|tanggal|tgl|ημερομηνια|ημ|дата|датум|תאריך|יום|تاريخ|تأريخ|التاريخ|तिथि|दिनांक|तारीख|tarix|tarixi|sana|sanasi|dita|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|দিন|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|өдөр|தேதி|நாள்|తేదీ|датасы|сана|санаи|санаси|datumi|dates|datas|fechas|fec|datak|sene|senesi|күнү|күн|ημερ|ամս|օր|kp|kpv|kuup|ת|روز|دن|بەروار|بەرواری|मिती|તારીખ|દિનાંક|ਮਿਤੀ|ਤਾਰੀਖ|తేది|ದಿನಾಂಕ|തീയതി|തിയ്യതി|ዕለት|taariikh|taariikhda|guyyaa|itariki|daty|kwanan wata";
const DAY_ENDS =
  "datum|datums|dato|dag|tag|paiva|paivamaara|pvm|pv|paev|kuupaev|dagur|dagsetning|dagfesting|nap|日|日期|时间|日時|일|일자|일시";
const DAY_STARTS = "วันที่|วันเดือนปี|วดป|日期|日付|날짜|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ|နေ့ရက်|ថ្ងៃ";

/** Beginnings of the words that stand beside a day, by language: `Date posted`, `Data księgowania`. Data, not logic. */
type Stems = Readonly<Record<string, string>>;

const VALUE: Stems = {
  en: "value val effective eff\\b",
  de: "wert zinsdat waert",
  romance: "valeur effet valor valut valuta liq\\b efectiv efetiv balio decorrenza efeito",
  celtic: "luacha gwerth effeithiol",
  nl: "rente valuta waarde effektiewe interestdat waardedat",
  nordic: "rente rante rentu valuta valor verdi arvo vaxta gildis korko",
  slavic: "walut wal\\b waloryz efektywn valut вальор валут efekt wartosc hodnot",
  cyrillic: "валют вал\\b асъор утгын үнийн хүү\\b вступлен чинност құндылық күшіне үнэлгээ хүчинт",
  baltic: "valiut vert valut vaartus isigalioj speka",
  hu: "ertek",
  tr: "valor",
  el: "αξιας βαλερ valeur τοκοφορ τοκισμ ισχυος",
  sq: "vleres",
  caucasus: "արժեք վալյուտաց ვალუტირ արժեվոր վալյուտայ ღირებულ ვალუტის",
  fa: "موثر مؤثر ارزش اعمال اثر",
  ur: "قدر ویلیو موثر مؤثر مالیت",
  ms: "kuat_kuasa berkuatkuasa kuatkuasa",
  tl: "bisa pagkabisa",
  africa: "thamani የዋጋ ዋጋ የሚጸናበት ተፈጻሚ qiimaha qiimeyn manan mihatra agaciro kuanza halisi",
  id: "valuta efektif nilai berlaku",
  vi: "gia_tri hieu_luc hl\\b tinh_lai hluc",
  he: "ערך הערך תוקף",
  turkic: "deyer quvve qiymat kuchga",
  ckb: "بەها کاراییبوون",
  ht: "vale\\b",
};
const VALUE_PARTS =
  "(?<!入[账帳賬])起息|起算|기산|มีผล|มูลค่า|मूल्य|वैल्यू|प्रभावी|भ्यालु|मान्य|الحق|القيمة|الاستحقاق|السريان|মূল্য|ভ্যালু|কার্যকর|મૂલ્ય|ਮੁੱਲ|மதிப்பு|பயனுறு|విలువ|ಮೌಲ್ಯ|മൂല്യ|වටිනාකම්|අගය|බලපැවැත්වෙන|คิดดอกเบี้ย|ມີຜົນ|ມູນຄ່າ|តម្លៃ|ប្រសិទ្ធភាព|တန်ဖိုး|အကျိုးသက်ရောက်|生效|[计計]息|النفاذ|الفاعلية|القيمه|વેલ્યુ|અસરકારક|ਵੈਲਿਊ|ਪ੍ਰਭਾਵੀ|நடைமுறை|వాల్యూ|అమలు|ವ್ಯಾಲ್ಯೂ|ಜಾರಿ|വാല്യൂ|പ്രാബല്യ|മൂല്യത്ത|වලංගු|价值日|價值日|バリュー日|効力発生|효력";

const BOOKED: Stems = {
  en: "post book entry entered registered ledger run pstd accounting journal record bkg bk\\b",
  de: "buch gebucht verbuch bchg eintragung",
  fr: "comptab compta\\b compt\\b inscription inscr\\b passage imputation enregistrement ecriture",
  es: "contab contable cont\\b carrec registre rexistro kontabilitate erregistro abono registro asiento mov apunt asento assentament",
  pt: "lanc movimento registo",
  it: "contab contabil registrazione reg\\b iscrizione",
  nl: "boek geboek plasing inskrywing posdat inboek geplaas plaasd",
  nordic:
    "bokfor bokf bogfor bogf bokud bokad boking postering posteret reskontra kirj bokunar regnskap rekisterointi skraning skrasett",
  pl: "ksieg ks\\b zaksieg ewidenc zapis dekret wpis",
  cs: "zauct zuct uctovan ucetn uctovn zaevid",
  hu: "konyv bejegyz rogzit",
  ro: "inregistr inreg contabil postar contare",
  tr: "muhasebe kayit hesaba_gecis",
  el: "καταχωρ λογιστικ εγγραφ",
  cyrillic:
    "проводк отражен пров\\b осч осчетовод счетовод књиж книж регистрац учет облік бухгалтер відображен адлюстраван есепке көрсет эсепке бүртг журналд записи запису записван постинг разноск реєстр евиденц евидентир прокњиж прокниж упис праводк запис\\b улік рэгістр тіркеу чагылдыр каттоо сабт каид қаид баҳисоб бичсэн бичилт",
  balkan:
    "knjiz knj\\b proknjiz regjistrim kontabiliz kontabel evidenc evidentir upis vknjiz kontabilit hyrjes",
  baltic:
    "iraso irasym uzskaitym itraukim apskait iskaitym uzregistr registrav registrac gramat gram\\b iegram ierakst irasyt kande kandmis arvestus konteer uzskait kirje\\b",
  he: "רישום הרישום הזנה קליטה",
  fa: "ثبت سند درج حسابدار",
  celtic: "postala iontrala postio cofnodi taifead claraith cofrestr cofnod",
  caucasus: "հաշվառ ձևակերպ գրանց გატარ ასახვ რეგისტრ գրառ հաշվապահ մուտքագր ჩაწერ აღრიცხ ბუღალტრ რეგისტ",
  turkic:
    "muhasib ucot qeydiyyat hisobga provodka gecirilen yazilma qeyde ro_yxat aks_et buxgalter qayd alnan yazylan bellenen",
  ur: "اندراج پوسٹنگ",
  tl: "pagtatala",
  africa:
    "kuingiz kuchapish kuandikw diiwaan anrejistre fanoratana uhasibu kurekod iliyorekod usajili kuposti galme galmaa gelint shigarwa rubutawa ikosile iforuko ndeko edeko lokufak lokubhal olufak wokufak wokubhal yanditswe iyandik nampidir nandrais fampidir kontab afichaj antre\\b",
  vi: "hach_toan ghi_so ghi_no ghi_co ghi_nhan but_toan vao_so ht\\b ke_toan",
  id: "pembukuan posting buku pencatatan catatan catat\\b diposkan pengeposan rekod pos\\b masuk kemasukan entri dibukukan jurnal dicatat poskan",
  eu: "idazpen kontularitz",
  mt: "registrazz dħul",
  ckb: "پۆست داخڵ",
  ps: "ثبت ننوتلو",
};
const BOOKED_PARTS =
  "记账|記[帳賬]|入[账帳賬]|计[账帳]|計上|기장|접수|บันทึก|ลงบัญชี|पोस्ट|प्रविष्टि|القيد|الترحيل|التسجيل|الإدخال|الإثبات|नोंद|दाखिला|পোস্টিং|এন্ট্রি|பதிவு|నమోదు|పోస్టింగ్|ඇතුළත්|සටහන්|ลงรายการ|ບັນທຶກ|ລົງບັນຊີ|កត់ត្រា|បញ្ចូល|စာရင်းသွင်း|မှတ်တမ်းတင်|勘定|記入|起票|기표|전기일|记[帐帳]|[过過][帳賬账]|過數|[账帳][务務]|会计|會計|የተመዘገበ|የምዝገባ|تۆمار|التقييد|الادخال|लेखा|दर्ज|পোস্টের|হিসাবভুক্ত|লিপিবদ্ধ|પોસ્ટિંગ|નોંધ|એન્ટ્રી|ਪੋਸਟਿੰਗ|ਐਂਟਰੀ|ਦਰਜ|பதிவேற்ற|పోస్ట్|ఎంట్రీ|ಪೋಸ್ಟಿಂಗ್|ನಮೂದು|ದಾಖಲ|പോസ്റ്റിംഗ്|രേഖപ്പെടുത്തി|എൻട്രി|ගිණුම්ගත|පෝස්ට්|โพสต์|ລົງລາຍການ|ចុះបញ្ជី|စာရင်းဝင်|မှတ်တမ်း|登[帐帳賬账记記錄录]|作[帐帳賬账]|起帳|계상|기재|회계|የተለጠፈ|የመዝገብ|የገባበት|የሂሳብ ቀን|ዝተመዝገበ|ምዝገባ";

/** What is done with an operation behind it; banks print it as the day of booking, or beside that as another. */
const SETTLED: Stems = {
  en: "settle settlement process clear complet",
  de: "verarbeit verrechn abrechn abwickl bearbeit belastung",
  fr: "debit traitement reglement denouement compensation prelev",
  es: "cargo aplicacion liquidacion proc\\b proceso procesamiento cobro compensacion",
  pt: "processamento liquidacao compensacao liquidacio",
  it: "addebito elaborazione regolamento liquidazione compensazione regolam",
  nl: "verwerk verreken afwikkel afschrijf vereffen",
  nordic:
    "behandl oppgjor afregning avrakning kasittely selvitys likvid avregning belastning haevet veloitus uppgjor vinnslu",
  pl: "rozliczen rozrach przetworz rozlicz obciaz przetw",
  cs: "odepsan odpisan zpracov spracov vyporad oductov zprac inkas vysporiad vyrovn",
  hu: "elszamol teljesites feldolgoz terheles kiegyenlit",
  ro: "proces decont",
  el: "εκκαθαρισ επεξεργασ διακανονισ χρεωσ",
  cyrillic:
    "обработк списан зачислен платежа проведен обробк зарахуван обрад изврше изврш обработ поступлен расчет розрахунк апрацоўк спісанн өңде жүргіз өткіз есептен өткөр иштет гузар коркард боловсруул клиринг клірінг обраб заверш зарах обр\\b сетълмент кліринг задълж приключ обрачун задужењ поравн порамн задолж процесир аиырысу шығарыл аяқтал тооцоо",
  balkan:
    "obrad obdelav obracun izvrsen izvrsitv terecen zaduzen namir naplat poravn bremen shlyer perpunim debitim procesim ekzekut",
  baltic:
    "apstrad izpild ivykd nurasym arveldus tootlus apdoroj atsiskait norekin norakst ieskait tootlem debiteer",
  he: "חיוב החיוב סליקה עיבוד זיכוי",
  fa: "پردازش تسویه وصول",
  celtic: "proiseala prosesu",
  caucasus: "մշակ დამუშავ ჩამოჭრ հաշվարկ ანგარიშსწორ შესრულ",
  turkic:
    "icra silinm emal o_tkaz oʻtkaz ishlov amalga_oshir islenen hesablasma islenme hisob_kitob qayta_ishlash yechil yakunl",
  vi: "xu_ly he_thong quyet_toan bu_tru",
  id: "proses penyelesaian kliring pemroses pemproses diproses",
  tr: "takas mahsup provizyon gerceklesme",
  ur: "پراسیس تصفیہ کلیئر",
  eu: "likidaz prozesa kargu",
  mt: "ipprocess saldu",
  africa: "kuchakat kukamilik",
  ckb: "یەکلاکردنەوە پرۆسێس",
};
const SETTLED_PARTS =
  "処理|决済|決済|결제|처리|매입|清算|结算|結算|处理|處理|เรียกเก็บ|المعالجة|التسوية|المقاصة|الخصم|معالجة|الإضافة|निपटान|प्रसंस्करण|प्रोसेस|समाशोधन|নিষ্পত্তি|প্রক্রিয়াকরণ|ক্লিয়ারিং|தீர்வு|செயலாக்க|సెటిల్|ప్రాసెస|ชำระบัญชี|ประมวลผล|ตัดบัญชี|หักบัญชี|ตัดยอด|交割|扣款|完成时间|引落|引き落|受渡|確定日|정산|청구일|የማጠናቀቂያ";

const BOUGHT: Stems = {
  en: "purchase sale started initiated auth",
  de: "beleg kauf einkauf",
  romance: "achat compra consumo acquisto spesa cumpar achizi",
  nl: "aankoop",
  nordic: "kop inkop kob kjop osto kaup keyps",
  slavic: "zakup nakup kupovin kupnj trosk покупк купівл купува blerjes купов",
  baltic: "pirkim pirkum ostu",
  hu: "vasarl",
  tr: "alisveris harcama satin alis\\b сатып худалдан",
  el: "αγορας",
  he: "רכישה קנייה קניה הקנייה",
  vi: "mua\\b",
  id: "pembelian belian pagbili",
  africa: "manunuzi ununuzi lokuthenga wokuthenga acha\\b",
  celtic: "ceann prynu",
  eu: "erosket",
  fa: "خرید",
  ckb: "کڕین پېرود",
};
const BOUGHT_PARTS =
  "क्रय|खरेदी|खरिद|কেনার|ખરીદી|ਖਰੀਦ|கொள்முதல்|కొనుగోలు|ಖರೀದಿ|വാങ്ങിയ|මිලදී|ຊື້|ទិញ|ဝယ်ယူ|購買|购买|購入日|사용일|구매일|매출일|የግዢ|利用|이용|消[费費]|刷卡|ใช้บัตร|ใช้จ่าย|ซื้อ|खरीद|الشراء|ক্রয়|簽[帳賬]";

const ACTED: Stems = {
  en: "created trade\\b trans trn\\b trx\\b txn\\b tran\\b operation operacion execution",
  de: "umsatz ausfuhrung auftrag leistung koopdat kafdat",
  romance:
    "transa operac operaz operati tranzac oper\\b ope\\b op\\b operatiun efectuar tranzazzjoni eragiketa tranzaksyon operasyon ordre paiement pago ejecu execu esecu pagament ordin autoriz operari plati\\b platii",
  celtic: "idirbhirt trafod iocaioch hidirbh talu",
  nl: "verrichting transact uitvoer betaal opdracht",
  nordic:
    "handel handle utfort tapahtuma tap\\b maksu faerslu betaln betaling utforel udforel suorit viðskipt greiðslu uttekt flutning gjalds",
  slavic:
    "operac transak proveden nastank promet uskutecn realizac wykonan vykonan zleceni nalog platb placanj placil pohyb promen storitv опер\\b операц операці апер плащан плаћањ плака платеж налог извършван превод промене транзакц трансакц dokument promjen dogod posla операци транз\\b оп\\b соверш документ авториз исполн перевод здіисн виконан переказ промет zadan obchod porizen prikaz uhrad uskutocn preveden platnosc zlec wyk\\b нареждан изпълн движен",
  baltic: "operacij sandori darijum tehing mokejim atlikim maksajum makse ivyki darij maksas dokumend",
  hu: "tranzakci muvelet megbiz fizetes tranz",
  tr: "islem odeme emir",
  turkic:
    "tranzaksiya odenis to_lov amaliyot hujjat төлем төлөм транзакция амалиет пардохт amalyn gelesigin tolegin гүйлгээ мәміле төлбөр тулов",
  sq: "veprim kryerjes pages",
  el: "συναλ κινησ πραξ πληρωμ εκτελεσ",
  he: "עסקה העסקה פעולה הפעולה תנועה התנועה ביצוע תשלום",
  az: "emeliyyat sened",
  uz: "operatsiya xarid",
  ka: "ოპერ ტრანზაქცი გადახდ შეძენ ყიდვ ტრანზ",
  hy: "գործարք գործառն վճար գնման գործողութ",
  ur: "لین_دین ٹرانزیکشن خریداری ادائیگی معاملے",
  africa:
    "muamala miamala shughuli macaamil xawaalad dhaqdhaqaaq daddarbii sochii igikorwa nanaovana fifanakalozana fandraharahana malipo ciniki mu_amala idunaadura isowo azumahia izu_ahia lomsebenzi lokwenziwa wentengisel peman",
  fa: "تراکنش عملیات معامله گردش انجام پرداخت",
  vi: "giao_dich gd\\b phat_sinh thuc_hien g_d thanh_toan chi_tieu",
  id: "transaksi trans\\b urus_niaga urusniaga pembayaran belanja bayaran urusan bayad",
  eu: "ordainket",
  ckb: "مامەڵە پارەدان معاملې",
};
const ACTED_PARTS =
  "交易|取引|거래|승인|ทำรายการ|लेनदेन|लेन देन|العملية|العمليه|المعاملة|الحركة|التنفيذ|التعامل|संव्यवहार|व्यवहार|कारोबार|লেনদেন|ট্রানজেকশন|વ્યવહાર|ਲੈਣ ਦੇਣ|பரிவர்த்தனை|లావాదేవీ|ವಹಿವಾಟು|ವ್ಯವಹಾರ|ഇടപാട|ගනුදෙනු|ທຸລະກຳ|ເຮັດລາຍການ|ប្រតិបត្តិការ|လုပ်ဆောင်|ငွေလွှဲ|የግብይት|የዝውውር|مامەڵە|الصفقة|الدفع|التحويل|المعامله|ट्रांज|भुगतान|सौदे|भुक्तानी|পেমেন্ট|ট্রানজ|ટ્રાન્ઝ|લેવડ|ਟ੍ਰਾਂਜ|ਭੁਗਤਾਨ|பரிமாற்ற|செலுத்திய|చెల్లింపు|ಪಾವತಿ|ವಹಿವಾಟಿನ|പേയ്മെ|ගෙවීම්|ดำเนินการ|เกิดรายการ|วันที่รายการ|วันที่ชำระ|ຈ່າຍ|ທຸລະກໍາ|ទូទាត់|လုပ်ငန်း|[发發]生日|付款日|签帐|約定日|የክፍያ|ግብይት|ንግዲ|ክፍሊት";

const PLAIN =
  "tarihi|datuma|napja|ranar|umhla|نېټه|بەرواری|ڕێکەوتی|date|datetime|timestamp|datum|dato|data|fecha|tarih|tarikh|datums|kuupaev|paivamaara|paiva|pvm|dat|dt|tag|when|day|ημερομηνια|ημ νια|ημ|дата|датум|תאריך|التاريخ|tanggal|tgl|ngay|dags|dagsetning|vuosi|tarix|sana|თარიღი|تاریخ|күні|ամսաթիվ|ቀን|তারিখ|मिति|දිනය|tarehe|petsa|eguna|dyddiad|огноо|தேதி|తేదీ|датасы|сана|санаи|таърих|ថ្ងៃខែ|ថ្ងៃទី|dates|datas|fechas|fec|datak|paivays|tarixi|sanasi|sene|senesi|күнү|ημερ|ημερ νια|kpv|kuup|بەروار|मिती|તારીખ|દિનાંક|ਮਿਤੀ|ਤਾਰੀਖ|తేది|ದಿನಾಂಕ|തീയതി|തിയ്യതി|ዕለት|taariikh|taariikhda|guyyaa|itariki|daty|dagfesting|kwanan wata";

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
      "valuta|valute|valutering|valutierung|valutesana|валютирование|валютування|ვალუტირება|wert|wertst|.*wertstellung.*|waertstellung|valeurs|[dv] (valeur|valor|waluty|valuty|date)|den valuty|valuta dne|valor (tar|t)|erteknap.*|vaxtad.*|val dato|تاريخ (حق|قيمة)|ت الحق|ویلیو ڈیٹ|वैल्यू डेट|ভ্যালু ডেট|val(or|eur)?|f valor|interest date|αξια|βαλερ|вальор|rta|arvo|(dan|den|dzien|день|jour|giorno|diena) (de )?(valut.*|валют.*|valeur|valor|waluty)|(den splatnosti|decorrenza) valut.|vertes diena|valutad|valoru|valor gunu|arvop|ert(ekn| nap)|valeur au|ت القيمة|วันมีผล|f val|vaxtad|gildisdags|valiutavimas|valuteerimine|भ्यालु डेट",
    ),
  ],
  [
    "booking_date",
    named(
      BOOKED,
      BOOKED_PARTS,
      "(posted|booked|entered) (on|at)|f (contable|registro|mov|movimiento)|comptabilisee? le|contabile|buch(ung)?|kirj(aus|attu)?|buchg|bu ?tag|contab|post(ed|ing)?|booked|(ge|ver)bucht( am)?|verbuchung|bogfort( den)?|bokfort|bokford|bokf|geboekt( op)?|posteret|bokad|boking|knjizen[oe]|ksiegowanie|zauctovan[oe] (dne|dna)|den zauct.*|zuctovano|zauctovanie|konyvelve|konyv ?nap|konyveles ideje|iegramatots|осчетоводен[оа]( на)?|kanne tehtud|comptabilisee?|contabilizado|kirjattu|kirjaus|konyveles|zauctovani|zaksiegowano|zauctovan[oe]|recorded on|buchungs(dat|zeitpunkt)|lancado em|(contabilizzato|registrato) il|bokford den|bokfort den|bogfort d|kirjausaika|zaksiegowano dnia|zauctovano na|d zauct|zuctovane|konyveles kelte|(kayit|muhasebe) tar|осчетоводяване|proknjizeno|vknjizeno|apskaitoje|ieraksts|kande aeg|bokað|bokunard(ags)?|skrasettur|bokaður|ת קליטה|ت القيد|تاريخ قيد|วันบันทึกบัญชี|f apunte",
    ),
  ],
  [
    "settlement_date",
    named(
      SETTLED,
      SETTLED_PARTS,
      "(processed|settled|cleared|completed) (on|at)|settlement|f cargo|verwerkt( op)?|交易成功时间|(nurasymo|ivykdymo) d|מועד החיוב",
    ),
  ],
  [
    "purchase_date",
    named(
      BOUGHT,
      BOUGHT_PARTS,
      "(started|initiated|authori[sz]ed)( on| at)?|f compra|beleg|(ein)?kauf|purchased",
    ),
  ],
  [
    "transaction_date",
    named(
      ACTED,
      ACTED_PARTS,
      "created( utc| on| at)?|f oper(acion)?|tranzakcio (ideje|idopontja)|darijuma laiks|islem (tar|zamani)|waktu transaksi|تاريخ (عملية|معاملة|حركة)|거래 일시|thoi gian giao dich|(activity|action|order|payment|document) date|date of (activity|payment)|karteneinsatz am|tapahtuma aika|islem gunu|(alisveris|harcama) tar|(operacijos|sandorio|pirkimo) d|mokejimo diena|tehingu aeg|faersludags|מועד העסקה|ת עסקה|ت (العملية|الحركة)|วันทำรายการ|交易時間|thoi diem giao dich|tranzaksiya vaqti|emeliyyat vaxti|muda wa muamala|লেনদেন তাং",
    ),
  ],
];

/** A day without a word that says which. */
export const PLAIN_DAY = new RegExp(
  `^(?:dia|dag|giorno|jour|dzien|den|dan|nap|ziua|gun|hari|день|ден|дан|ημερα|diena|күн|kun|өдөр|օր|დღე|روز|יום|நாள்|siku)$|\\b(?:${PLAIN})\\b|日期|日付|年月日|日時|날짜|วันที่|วันเดือนปี|วดป|取扱日|تاريخ|दिनांक|तारीख|तिथि|일자|交易时间|时间$|datum$|ວັນທີ|កាលបរិច្ឆេទ|ရက်စွဲ|နေ့စွဲ|နေ့ရက်|년월일|년 월 일|(?:(?:ings|elses)dato|dagur|paiva|kuupaev)$|ວັນ ເດືອນ ປີ`,
);

const STRENGTH: readonly DayRole[] = [
  "purchase_date",
  "value_date",
  "transaction_date",
  "date",
  "settlement_date",
  "booking_date",
];

/** How much a name speaks for the day of booking. */
export const strengthOf = (role: DayRole): number => STRENGTH.indexOf(role);

export const isDayRole = (role: string | null): role is DayRole => STRENGTH.some((one) => one === role);

/** A kind of day, told by more than the word for a day. */
export const isSpecific = (role: string | null): role is DayRole => isDayRole(role) && role !== "date";

const HOLDS_DAY = overPlainWords(new RegExp(`^${HAS_DAY}`));

/** Whether a word is one for a day, or ends with one: `Datum`, `Buchungsdatum`. */
export const holdsDay = (word: string): boolean => HOLDS_DAY.test(toPlainWords(word));

const BARE = overPlainWords(new RegExp(`^(?:${DAYS}|${DAY_ENDS}|${DAY_STARTS}|${PLAIN})$`));
const WORD_LENGTH = 4;

/** Whether the name of a day without further words has one that is not known: `Data lumirii`, `Lumidatum`. */
export const isVagueDay = (plain: string): boolean =>
  plain.split(" ").some((word) => word.length >= WORD_LENGTH && !BARE.test(word));
