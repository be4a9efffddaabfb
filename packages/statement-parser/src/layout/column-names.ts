import { findCurrencyCode } from "../values/currency.ts";
import { says } from "../words/find-phrases.ts";
import { findNamedDirections } from "./meaning-words.ts";
import type { Direction, NamedDirections } from "./meaning-words.ts";
import { overPlainWords, toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** What a column holds, as its name says. */
export type ColumnRole =
  | "booking_date"
  | "transaction_date"
  | "value_date"
  | "date"
  | "time"
  | "amount"
  | "debit"
  | "credit"
  | "direction"
  | "balance"
  | "balance_before"
  | "currency"
  | "original_amount"
  | "original_currency"
  | "fee"
  | "rate"
  | "tax"
  | "account"
  | "account_name"
  | "card"
  | "counter_account"
  | "counterparty"
  | "description"
  | "reference"
  | "status"
  | "category"
  | "mcc"
  | "type";

export type ColumnName = {
  role: ColumnRole | null;
  currency: string | null;
  plain: string;
  /** Of a name that spells out both directions: its words for them. */
  named_directions: NamedDirections | null;
};

const MONEY =
  "amount|amt|betrag|montant|monto|nominal|importe|importo|bedrag|belopp|belob|belop|castka|kwota|osszeg|tutar|valor|value|umsatz|金额|金額";
const DAY =
  "date|dates|dat|tag|dt|datum|dato|data|fecha|day|dag|time|on|at|nap|datuma|paiva|tarihi|kuupaev|日期|时间";

/** Names in the order in which they are tried; the words are plain (see plain-words). Data, not logic. */
const NAMES: readonly (readonly [ColumnRole, RegExp] | Direction)[] = [
  ["mcc", /\bmcc\b|merchant category code/],
  ["category", /^(merchant )?categor(y|ie) (description|name)$/],
  [
    "direction",
    /balance impact|^(debit credit|credit debit|debet credit|d c|c d|dr cr|cr dr|db cr|d k|s h|soll haben|af bij|debito credito|debe haber|dare avere|borc alacak|in out|sens|sense|sentido|direction|richtung|credit or debit|debit or credit|bevetel kiadas|money in out|flow|cr dr ind\w*|dc|debit or credit)$|(debit|credit|dc|cdt dbt) (indicator|ind|flag|code|mark)|credit debit|debit credit|kennzeichen|收 ?支|借 ?贷|收支|입출금 ?구분|приход расход/,
  ],
  [
    "rate",
    /\b(rate|kurs|wechselkurs|umrechnungskurs|koers|wisselkoers|taux|cambio|kurz|arfolyam|vaxelkurs|курс)\b|汇率|為替|환율/,
  ],
  [
    "tax",
    /\b(tax|vat|gst|mwst|ust|tva|iva|btw|dph|moms|steuer|wht|withholding|withheld|tds|levy|duty|ritenuta|imposta|bollo|quellensteuer|retencion|impuesto|imposto|iof|itf|podatek)\b/,
  ],
  [
    "original_amount",
    new RegExp(
      `\\b(original\\w*|foreign|local|source|fremd\\w*|ursprung\\w*|utl|utland\\w*|utenl\\w*|udenl\\w*|instructed|puvodni|orig|origine|devises?|divisa|extranjera|vreemde|transfer|target|converted|order|loyalty|reward|refunded|savings?|limit)\\b.*(${MONEY})|(${MONEY}).*\\b(original\\w*|foreign|fremd\\w*|local|origine|puvodni|devises?|divisa|extranjera|vreemde|transaction currency|refunded|orig)\\b|originalbetrag|ursprungsbetrag|fremdbetrag|foreign spend\\w*|订单金额|外币`,
    ),
  ],
  [
    "original_currency",
    /\b(original\w*|foreign|local|source|fremd\w*|ursprung\w*|instructed|orig|origine|transfer|target|converted)\b.*(currency|wahrung|waehrung|devise|moneda|valuta|mena|ccy|curr)|fremdwahrung|originalwahrung/,
  ],
  [
    "fee",
    /\b(fee|fees|commission|surcharge|kosten|gebuhr|gebuhren|entgelt|frais|comision|comissao|commissione|poplatek|prowizja|jutalek|avgift)\b|conversion charge|手续费|手数料|수수료/,
  ],
  [
    "balance_before",
    /\b(opening|previous|start|starting|begin|beginning|initial|anterior|before|vorheriger|alter)\b.*(balance|saldo|kontostand|solde)|startsaldo|anfangssaldo|beginsaldo|balance before|期初/,
  ],
  [
    "currency",
    /^(.* )?(currency|ccy|curr|wahrung|waehrung|whrg|devise|moneda|divisa|munt|muntsoort|mena|waluta|devizaneme?|deviza|para birimi|moeda|valyuta|валюта|monn|muunt|commodity|valuutta|doviz|mata uang)( code)?$|^mena |^currency (of )?(the )?\w+( \w+)?$|币种|幣別|通貨|통화|^מטבע/,
  ],
  [
    "balance",
    /balance|\bbal\b|behallning|наличност|\bstanje\b|शेष|คงเหลือ|saldo|kontostand|\bsolde\b|zustatek|zostatok|egyenleg|bakiye|остаток|залишок|салдо|баланс|残高|現在.*高|余额|余額|餘額|結餘|结余|잔액|\bjaak\b|likutis|atlikums|so du|υπολοιπο|\bsold\b|stan konta|יתרה|الرصيد|ยอดคงเหลือ|υπολοιπο|staða/,
  ],
  [
    "counterparty",
    /^(nazev|jmeno|meno|nazwa|naziv|name|names|naam|namn|navn|nimi|nom|nombre|nome|nume|numele|neve|nev) .*(protiuct|protistran|counter|gegen|tegen|partner|kontrahent|odbiorc|nadawc|platc|prijemc|beneficiar|recipient|destinatar)|protistran|наименование (на )?контрагент|контрагент|对方(账户|帐户)?(名称|户名|姓名)|对手(方)?名称|対象者|의뢰인|수취인|보낸분|받는분|거래처|ονομα|שם/,
  ],
  [
    "counter_account",
    /\b(counter\w*|gegen\w*|tegen\w*|protiuct\w*|partner|payee\w*|beneficiary\w*|recipient\w*|empfanger\w*|other|op|remitter|contra|payer|sender|receiver|destin\w*|begunstigter|tp|zahlungspflichtiger|kontrahenta|vastaanottajan|mottagar\w*|saaja|maksja|saneme\w*|maksata\w*|gavej\w*|moketo\w*)\b.*\b(account\w*|acct|konto\w*|konts|saskait\w*|rekening\w*|iban|bban|ucet|uctu|szamla\w*|number|bic|blz|bank|tilinumero|rachun\w*|clearing)\b|\b(account|acct|iban|bban|bic|konto\w*|rekening\w*|rachun\w*|ucet|uctu|numero (de )?(compte|cuenta|conta|conto)) (du |de la |del |des |van |der |of |of the )?(tegen\w*|counter\w*|gegen\w*|partner\w*|begunst\w*|benefic\w*|payee|recipient|contrepartie|contrapart\w*|ordenante|destinat\w*|kontrahent\w*|protistran\w*)|gegenkonto|tegenrekening|counter ?account|protiucet|protiuctu|对方账号/,
  ],
  [
    "value_date",
    /wertstellung|^valuta$|valuta ?(datum|dat|tag|date|dag|dato)|value ?(date|dt|dat)|val date|valeur|fecha (de )?valor|data (de )?valor|^wert$|^f valor|data (de )?valuta|data valuta|rentedatum|rentedato|^ertek ?nap|datum valut[ye]|data waluty|valutadag|^valor$|^valutadato|(?<!入[帳账賬])起息日|interest date|arvopaiva|väärtuspäev|^rta$|^rantedag/,
  ],
  [
    "booking_date",
    new RegExp(
      `\\b(post|posted|posting|book|booked|booking|buchungs?|settle|settled|settlement|process|processed|processing|clear|cleared|clearing|entry|completed?|completion|effective|comptab\\w*|contab\\w*|boek\\w*|bokforings\\w*|bokford\\w*|bokford|zauctovan\\w*|ksiegowan\\w*|konyveles\\w*|verrekening|registered|entered|lanc|lancamento|mov|movimento|movimiento|kirjaus\\w*|bogfort|bogforings\\w*)\\b.*\\b(${DAY})\\b|\\b(${DAY})\\b.*\\b(posted|booked|entered|processed|settled|cleared|completed|zauctovani|comptable|comptabilisation|contable|contabile|ksiegowania|verrekening|operacion|cargo|registro|aplicacion|buchung|boeking|knjizenja|izvrsenja|lanc|lancamento|mov|movimento|movimiento|ope|oper)\\b|buchungstag|buchungsdatum|buchungs ?datum|^buchung$|boekdatum|boekingsdatum|bokforingsda\\w*|reskontradag|^(contab|posted|booked|gebucht|bogforingsdato|bokforingsdato|verbucht|verbucht am|bogfort|bokfort|bokford|bokf|bokf ?da[gt]|buchg?|bu ?tag|post dt|geboekt|comptabilisee?|contabilizado|kirjattu|zaksiegowano|zauctovano|f (cargo|operacion|oper|contable|registro|mov|movimiento))$|记账日|記帳日|入账日|入[帳賬]日|入[帳账賬]起息日|交易成功时间|дата (платежа|проводки|обработки|списания|зачисления)|kirjauspaiva|konyvelesi datum`,
    ),
  ],
  [
    "transaction_date",
    new RegExp(
      `\\b(transaction|trans|tran|trx|txn|purchase|sale|beleg|umsatz\\w*|(?:ein)?kauf\\w*|operation\\w*|operacion|operacao|operacji|started|initiated|created|auth\\w*|verrichting|transak\\w*|tranzakcio\\w*|provedeni|execution|ausfuhrung\\w*|maksu\\w*)\\b.*\\b(${DAY})\\b|\\b(${DAY})\\b.*\\b(transaction|trans|purchase|operation|operazione|operacji|transakcji|transaktion|transactie|transakcije|beleg|verrichting|provedeni|achat)\\b|belegdatum|kaufdatum|transaktionsdatum|transaktionsdag|transaktionsdato|transactiedatum|aankoopdatum|kopdatum|kobsdato|kjopsdato|ostopaiva|data zakupu|datum nakupu|vasarlas (datuma|napja)|data (da )?compra|fecha (de )?compra|^f compra|data (di |dell )?acquisto|satin alma tarihi|дата (покупки|операции)|ημερομηνια αγορας|交易(日期|时间|日|创建时间)|取引日|利用日|消[費费]日|刷卡日|거래 ?일|^created( utc)?$|islem tarihi`,
    ),
  ],
  [
    "time",
    /^(time|uhrzeit|heure|hora|ora|tijd|cas|klokkeslett|tid|saat|время|transaction time|trans time|time zone|timezone)$/,
  ],
  [
    "date",
    /\b(date|datetime|timestamp|datum|dato|data|fecha|tarih|datums|kuupaev|paivamaara|pvm|dat|dt|tag|when|day|ημερομηνια|ημ νια|ημ|дата|датум|תאריך|التاريخ|วันที่|tanggal|tgl|ngay|dags|dagsetning|vuosi)\b|日期|日付|年月日|日時|날짜|วันที่|تاريخ|दिनांक|तारीख|일자|交易时间|时间$|datum$/,
  ],
  [
    "account_name",
    /^(account (name|nickname|label|title)|name of account|kontoname|szamla neve|nazev uctu|nom du compte|rubrieknaam|kontobezeichnung|account|konto|compte|cuenta|conto|conta|rekening|аккаунт|счет|wallet|保有金融機関|金融機関|口座名?|账户|帐户|帳戶|계좌명?|tai khoan)$/,
  ],
  [
    "card",
    /^(card|card (no|number|id|used.*|ending|last.*|account.*)|cardholder.*|card member|kreditkarte|kreditkaart|kartennummer|karte|kartyaszam|tarjeta|numero de tarjeta|carte|cartao|kort|kortnummer|numer karty|cislo karty|last 4 digits|umsatz getatigt von|kaarthouder|card member.*|credit card.*|卡号)$/,
  ],
  [
    "account",
    /^(account (no|nr|num|number|id|iban|#)|(bank|posted) account( no| number)?|acct( no| number)?|norek|no rek(ening)?|rapporto|auftragskonto|kontonummer|kontonr|konto nr|konto nummer|rekeningnummer|rekeningnr|iban( bban| nummer)?|bban|account iban|own iban|iban rekening|iban auftraggeberkonto|auftraggeberkonto|cislo uctu|szamlaszam|numer rachunku|nr rachunku|rachunek|numero de cuenta|numero de compte|numero conto|n de cuenta|счет|номер счета|账号|帳號|口座番号|계좌번호|produit|rekening nr|eigen rekening|account number.*|nr konta|sasias nr|saskaitos nr|konto iban|kundenkonto|kliendi konto|klienta konts|numero compte)$/,
  ],
  [
    "status",
    /^(status|state|state type|info|stav|estado|statut|stato|tila|staat|статус|交易状态|状态|transaction status|current state|상태)$/,
  ],
  "debit",
  "credit",
  [
    "amount",
    new RegExp(
      `\\b(${MONEY}|suma|montante|importancia|objem|ciastka|valoare|tutari|стойност|износ|znesek|राशि|phat sinh|mutasi|upphaeð|panot ja otot|summa|сумма|сума|ammontare|quantia|sum|total|net|gross|brutto|netto|price|jumlah|ποσο|so tien|iznos|maara|summ|upphaed|upphad|zauctovana castka|кол во|eur|usd|gbp|cad|chf)\\b|金额|金額|금액|סכום|المبلغ|จำนวน|buchungsbetrag|betrag$|bedrag$|belopp$`,
    ),
  ],
  [
    "description",
    /description|\bvorgang\b|^nature( de l operation)?$|\bdesignation\b|\bdetalle\b|\bglosa\b|descritivo|\bucel( platby)?\b|selitys|megnevezes|leiras|пояснение|\bsvrha\b|^namen\b|apraksts|merkis|विवरण|คำอธิบาย|deskripsi|说明|備註|备注|說明|附言|skyring|\bdetails?\b|narrat|\bmemo\b|particulars|remarks?|\breason\b|purpose|\btext\b|verwendungszweck|vwz|buchungstext|libelle|intitule|concepto|descripcion|descricao|historico|lancamento|omschrijving|mededeling|descrizione|causale|beskrivning|beskrivelse|\btekst\b|rubrik|\bpopis\b|zprava|poznamka|tytul|\bopis\b|kozlemeny|megjegyzes|reszletek|aciklama|назначение|описание|деталі|опис|призначення|основание|摘要|商品说明|交易说明|订单标题|内容|取引内容|적요|내용|\bnotes?\b|\bmessage\b|keterangan|uraian|mo ta|noi dung|dien giai|detalii|explicatie|explicatii|descriere|περιγραφη|αιτιολογια|תי?אור|פרטים|הפעולה|الوصف|التفاصيل|البيان|รายการ|รายละเอียด|selgitus|pa+skirtis|\btitle\b|beskr|\bitems?\b|\bdesc\b|identificador|forklaring|viesti|selite|motivo|motif|szoveg|detalj|detalles/,
  ],
  [
    "counterparty",
    /payee|beneficiar|recipient|\bmerchant\b|counter ?party|partner|^name$|\bname\b|other party|vendor|empfanger|empfaenger|auftraggeber|beguenstigter|begunstigter|zahlungspflichtiger|\bnaam\b|tegenpartij|donneur|\btiers\b|ordenante|destinatario|odbiorca|nadawca|prijemce|kedvezmenyezett|mottagare|получатель|контрагент|交易对方|对方户名|商户名称|摘要|利用店名|ご利用(店|先)|利用先|加盟店|取引先|相手先|\bpayer\b|saaja|sanemejs|maksatajs|gavejas|moketojas|handelaar|kontrahent/,
  ],
  ["category", /categor|kategor|cathegor|交易分类|交易类型|rubrique|rubriek|subcategory|class$/],
  [
    "type",
    /\btype\b|\btyp\b|\bart\b|umsatzart|transaktionstyp|\bcode\b|tipo|mutatiesoort|transaction type|方式|支払(方法|区分)|soort|operacja|rodzaj|\b(betalings|transaksjons|transaktions|zahlungs|buchungs|umsatz|vorgangs)(type|typ|art)\b/,
  ],
  [
    "reference",
    /\breference\b|\bref\b|\bid\b|check|cheque|\bchq\b|\bnum\b|\bnumber\b|fitid|mandat|belegnummer|buchungsreferenz|referenz|referens|referentie|单号|订单号|番号|\bno\b|\bnr\b|reference no|kenmerk|referencia|referencyjn|cislo/,
  ],
];

type Named = readonly [role: ColumnRole, isNamed: (plain: string) => boolean];

const ROLES = NAMES.map((name): Named => {
  if (typeof name === "string") return [name, (plain) => says(plain, name)];
  const words = overPlainWords(name[1]);
  return [name[0], (plain) => words.test(plain)];
});

/** Signs of one currency only, as they stand in column names. */
const NAME_SIGNS: readonly (readonly [string, string])[] = [
  ["₹", "INR"],
  ["R$", "BRL"],
  ["₪", "ILS"],
  ["₺", "TRY"],
  ["₽", "RUB"],
  ["₴", "UAH"],
  ["₩", "KRW"],
  ["₫", "VND"],
  ["฿", "THB"],
  ["₱", "PHP"],
  ["₦", "NGN"],
  ["(RM)", "MYR"],
  ["(Rp)", "IDR"],
  ["(Rs", "INR"],
  ["(Ft)", "HUF"],
  ["zł", "PLN"],
  ["Kč", "CZK"],
];

/** Currencies that column names spell out. */
const NAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/рубл|руб\./i, "RUB"],
  [/гривн|\bгрн/i, "UAH"],
  [/тенге/i, "KZT"],
  [/\bin rs\b|rupees/i, "INR"],
  [/rupiah/i, "IDR"],
  [/\breais\b/i, "BRL"],
  [/złot/i, "PLN"],
  [/บาท/, "THB"],
  [/人民[币幣]/, "CNY"],
  [/[臺台][币幣]/, "TWD"],
  [/港[币幣]/, "HKD"],
  [/ש"ח|ש״ח/, "ILS"],
];

const findNamedCurrency = (name: string): string | null => {
  const code = /(?:^|[\s([_.,-])([A-Z]{3})\$?(?=$|[\s)\]_.,-])/.exec(name)?.[1];
  if (code !== undefined && findCurrencyCode(code) !== null) return code;
  if (/€|\beuro(?:s|a|ina)?\b/i.test(name)) return "EUR";
  if (name.includes("£")) return "GBP";
  if (name.includes("円")) return "JPY";
  if (name.includes("元")) return "CNY";
  if (/[(（]원[)）]/.test(name)) return "KRW";
  const worded = NAME_WORDS.find(([words]) => words.test(name));
  if (worded !== undefined) return worded[1];
  for (const [sign, currency] of NAME_SIGNS) if (name.includes(sign)) return currency;
  return null;
};

const NOT_MONEY =
  /\b(card|karte|kreditkarte|line|limit|debitor|creditor|kreditor|transfer type|account|identifier|id|name|iban|reference|mandate|score)\b/;

/** The direction that a word stands for in a column's name, or null. */
const findNamedDirection = rememberTexts((word): "debit" | "credit" | null => {
  const role = ROLES.find(([, isNamed]) => isNamed(word))?.[0];
  return role === "debit" || role === "credit" ? role : null;
});

const isSide = (role: ColumnRole | null): boolean => role === "debit" || role === "credit";

const findRole = (plain: string): ColumnRole | null =>
  plain === ""
    ? null
    : (ROLES.find(([role, isNamed]) => isNamed(plain) && !(isSide(role) && NOT_MONEY.test(plain)))?.[0] ??
      null);

/** A side keeps its name beside that of its currency: `Soll EUR`. */
const findSide = (plain: string, currency: string): ColumnRole | null => {
  const code = currency.toLowerCase();
  // `Betrag in EUR` names no side.
  const role = plain.endsWith(` in ${code}`) ? null : findRole(plain.replace(` ${code}`, ""));
  return isSide(role) ? role : null;
};

/** `Payments` is money out where nothing else is said; with another word it is that of one side. */
const ONE_SIDE = /^payments? (in|out|received|sent)$/;

/** The role that a column's name gives it, and the currency the name carries. */
export const readColumnName = rememberTexts((name): ColumnName => {
  const plain = toPlainWords(name);
  const named_directions = ONE_SIDE.test(plain) ? null : findNamedDirections(plain, findNamedDirection);
  const currency = findNamedCurrency(name);
  const side = currency === null ? null : findSide(plain, currency);
  const role = named_directions === null ? (side ?? findRole(plain)) : "direction";
  return { role, currency, plain, named_directions };
});
