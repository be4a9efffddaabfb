import { type CurrencyCode, minorDigits } from "@passbook/contract/values";

/** An active currency of ISO 4217; `digits` after the decimal sign, `symbol` as it is written at home. */
export type Currency = {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly digits: number;
  readonly symbol: string;
};

/** Code, symbol where it differs from the code, and name. */
const LINES = `
AED|د.إ|UAE dirham
AFN|؋|Afghan afghani
ALL|L|Albanian lek
AMD|֏|Armenian dram
AOA|Kz|Angolan kwanza
ARS|$|Argentine peso
AUD|$|Australian dollar
AWG|ƒ|Aruban florin
AZN|₼|Azerbaijani manat
BAM|KM|Bosnia and Herzegovina convertible mark
BBD|$|Barbados dollar
BDT|৳|Bangladeshi taka
BHD|.د.ب|Bahraini dinar
BIF|FBu|Burundian franc
BMD|$|Bermudian dollar
BND|$|Brunei dollar
BOB|Bs|Bolivian boliviano
BRL|R$|Brazilian real
BSD|$|Bahamian dollar
BTN|Nu.|Bhutanese ngultrum
BWP|P|Botswana pula
BYN|Br|Belarusian rouble
BZD|$|Belize dollar
CAD|$|Canadian dollar
CDF|FC|Congolese franc
CHF||Swiss franc
CLF|UF|Chilean unit of account
CLP|$|Chilean peso
CNY|¥|Chinese yuan
COP|$|Colombian peso
CRC|₡|Costa Rican colón
CUP|$|Cuban peso
CVE|$|Cape Verdean escudo
CZK|Kč|Czech koruna
DJF|Fdj|Djiboutian franc
DKK|kr|Danish krone
DOP|RD$|Dominican peso
DZD|د.ج|Algerian dinar
EGP|£|Egyptian pound
ERN|Nfk|Eritrean nakfa
ETB|Br|Ethiopian birr
EUR|€|Euro
FJD|$|Fijian dollar
FKP|£|Falkland Islands pound
GBP|£|Pound sterling
GEL|₾|Georgian lari
GHS|₵|Ghanaian cedi
GIP|£|Gibraltar pound
GMD|D|Gambian dalasi
GNF|FG|Guinean franc
GTQ|Q|Guatemalan quetzal
GYD|$|Guyanese dollar
HKD|$|Hong Kong dollar
HNL|L|Honduran lempira
HTG|G|Haitian gourde
HUF|Ft|Hungarian forint
IDR|Rp|Indonesian rupiah
ILS|₪|Israeli new shekel
INR|₹|Indian rupee
IQD|ع.د|Iraqi dinar
IRR|﷼|Iranian rial
ISK|kr|Icelandic króna
JMD|$|Jamaican dollar
JOD|د.ا|Jordanian dinar
JPY|¥|Japanese yen
KES|KSh|Kenyan shilling
KGS|с|Kyrgyzstani som
KHR|៛|Cambodian riel
KMF|CF|Comorian franc
KPW|₩|North Korean won
KRW|₩|South Korean won
KWD|د.ك|Kuwaiti dinar
KYD|$|Cayman Islands dollar
KZT|₸|Kazakhstani tenge
LAK|₭|Lao kip
LBP|ل.ل|Lebanese pound
LKR|Rs|Sri Lankan rupee
LRD|$|Liberian dollar
LSL|L|Lesotho loti
LYD|ل.د|Libyan dinar
MAD|د.م.|Moroccan dirham
MDL|L|Moldovan leu
MGA|Ar|Malagasy ariary
MKD|ден|Macedonian denar
MMK|K|Myanmar kyat
MNT|₮|Mongolian tögrög
MOP|P|Macanese pataca
MRU|UM|Mauritanian ouguiya
MUR|Rs|Mauritian rupee
MVR|Rf|Maldivian rufiyaa
MWK|K|Malawian kwacha
MXN|$|Mexican peso
MYR|RM|Malaysian ringgit
MZN|MT|Mozambican metical
NAD|$|Namibian dollar
NGN|₦|Nigerian naira
NIO|C$|Nicaraguan córdoba
NOK|kr|Norwegian krone
NPR|Rs|Nepalese rupee
NZD|$|New Zealand dollar
OMR|ر.ع.|Omani rial
PAB|B/.|Panamanian balboa
PEN|S/|Peruvian sol
PGK|K|Papua New Guinean kina
PHP|₱|Philippine peso
PKR|Rs|Pakistani rupee
PLN|zł|Polish złoty
PYG|₲|Paraguayan guaraní
QAR|ر.ق|Qatari riyal
RON|lei|Romanian leu
RSD|дин|Serbian dinar
RUB|₽|Russian rouble
RWF|FRw|Rwandan franc
SAR|ر.س|Saudi riyal
SBD|$|Solomon Islands dollar
SCR|Rs|Seychellois rupee
SDG|ج.س.|Sudanese pound
SEK|kr|Swedish krona
SGD|$|Singapore dollar
SHP|£|Saint Helena pound
SLE|Le|Sierra Leonean leone
SOS|Sh|Somali shilling
SRD|$|Surinamese dollar
SSP|£|South Sudanese pound
STN|Db|São Tomé and Príncipe dobra
SVC|₡|Salvadoran colón
SYP|£|Syrian pound
SZL|E|Swazi lilangeni
THB|฿|Thai baht
TJS|SM|Tajikistani somoni
TMT|m|Turkmenistani manat
TND|د.ت|Tunisian dinar
TOP|T$|Tongan paʻanga
TRY|₺|Turkish lira
TTD|$|Trinidad and Tobago dollar
TWD|NT$|New Taiwan dollar
TZS|TSh|Tanzanian shilling
UAH|₴|Ukrainian hryvnia
UGX|USh|Ugandan shilling
USD|$|US dollar
UYI|UI|Uruguayan peso in indexed units
UYU|$U|Uruguayan peso
UYW|UW|Uruguayan nominal wage index unit
UZS|soʻm|Uzbekistani soʻm
VED|Bs.D|Venezuelan digital bolívar
VES|Bs.|Venezuelan sovereign bolívar
VND|₫|Vietnamese đồng
VUV|VT|Vanuatu vatu
WST|T|Samoan tālā
XAF|FCFA|Central African CFA franc
XCD|$|East Caribbean dollar
XCG|Cg|Caribbean guilder
XOF|CFA|West African CFA franc
XPF|₣|CFP franc
YER|﷼|Yemeni rial
ZAR|R|South African rand
ZMW|ZK|Zambian kwacha
ZWG|ZiG|Zimbabwe gold
`;

/** The active currencies of ISO 4217 that accounts are kept in, by code; bullion, testing and fund codes left out. */
export const CURRENCIES: readonly Currency[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [code = "", symbol = "", name = ""] = line.split("|");
    return { code, name, digits: minorDigits(code), symbol: symbol || code };
  });

const BY_CODE = new Map(CURRENCIES.map((currency) => [currency.code, currency]));

/** The currency of a code in capitals, or null. */
export const findCurrency = (code: string): Currency | null => BY_CODE.get(code) ?? null;
