/**
 * How currencies are printed, one a line: its code; signs and short forms beside figures; its names, in plain words; and what
 * only banks of its country print. A sign or a name of several lines does not name a currency by itself.
 */
export const CURRENCY_TABLE = `
EUR|€|euro, euros, eur, eiro, eurot, euroa, eurai, евро, євро, ευρω, 欧元, 歐元, ユーロ
USD|$ US$ U$S USD$ B/. $US|us dollar, us dollars, dolares, dolar, dolares americanos, dolares estadounidenses, usa dollar, amerikan dolari, доллар, доллары, 美元, 米ドル|fdic, ncua, zelle, routing, united states, usa
GBP|£|pound sterling, pounds sterling, sterling|
CHF|Fr. SFr. sFr.|schweizer franken, franken, francs suisses, franchi svizzeri, swiss francs|
JPY|¥ 円|yen, 日元, 日圓, 日円|japan, tokyo
CNY|¥ ￥ 元 RMB 人民币 人民币元 人民幣|yuan, renminbi, 人民币, 人民幣|
HKD|HK$ 港币 港幣 元 $ $HK|hong kong dollar, hong kong dollars, 港元, 港币, 港幣|hong kong
TWD|NT$ 新台幣 新臺幣 台幣 元 $|新台幣, 新臺幣, 台幣, 臺幣|
KRW|₩ 원|대한민국 원|korea, seoul
SGD|S$ $ $SG|singapore dollar, singapore dollars|singapore, paynow
AUD|A$ AU$ $ $AU AUD$|australian dollar, australian dollars|australia, australian, bsb, afsl
NZD|NZ$ $ $NZ NZD$|new zealand dollar, new zealand dollars|new zealand, aotearoa
CAD|CA$ C$ CAD$ $ $CA|canadian dollar, canadian dollars, dollars canadiens|canada, canadian, canadien, canadienne, cdic, interac
MXN|MX$ MXN$ $ $MX|pesos mexicanos, pesos|clabe, mexico, rfc, condusef, spei
ARS|$ AR$ $AR|pesos argentinos, pesos|cuit, cuil, cbu, cvu, argentina, buenos aires, tna, cftna, iibb
CLP|$ CLP$ CL$|pesos chilenos, pesos|rut, chile, cartola, redbanc, transbank, cmf, estado de cuenta nacional, cae, comuna
COP|$ COL$ CO$ $CO|pesos colombianos, pesos|colombia, nit, bogota, medellin, gmf, cuota de manejo
DOP|RD$ $ DO$|pesos dominicanos, pesos|republica dominicana, rnc, santo domingo
UYU|$U $ UY$|pesos uruguayos, pesos|uruguay, montevideo
PHP|₱ P|philippine peso, philippine pesos|philippines, pdic, bsp
BRL|R$|reais|
PEN|S/ S/.|soles, nuevos soles|
BOB|Bs|bolivianos, boliviano|
PYG|₲ Gs Gs.|guaranies, guarani|paraguay, asuncion
CRC|₡|colones, colon|
GTQ|Q Q.|quetzales, quetzal|
HNL|L L.|lempiras, lempira|
NIO|C$|cordobas, cordoba|nicaragua
PAB|B/.|balboas, balboa|
SEK|kr kr.|svenska kronor, kronor|sverige, bankgiro, plusgiro, swish, clearingnummer
NOK|kr kr.|norske kroner, kroner|norge, avtalegiro, vipps, efaktura
DKK|kr kr.|danske kroner, kroner|danmark, betalingsservice, nemkonto
ISK|kr kr.|islenskar kronur, kronur|island, kennitala
PLN|zł zl złoty|zlotych, zloty, zlote, polski zloty|
CZK|Kč|korun ceskych, ceska koruna|
HUF|Ft Ft. forint|forint, magyar forint|
RON|lei|lei romanesti, leu romanesc|romania
MDL|lei|lei moldovenesti, leu moldovenesc|moldova
BGN|лв лв.|лева, лев|
RSD|дин дин. din.|динара, рсд, srpski dinar, српски динар|
MKD|ден ден.|денари, денар|
BAM|KM|konvertibilnih maraka, konvertibilna marka, конвертибилних марака|
ALL||leke, lek|
TRY|₺ TL|turk lirasi, lira|
RUB|₽ руб руб. р.|рубль, рубли, рублей, рублях, российский рубль, российские рубли|
UAH|₴ грн грн.|гривня, гривні, гривень, гривнях|
BYN||белорусский рубль, белорусские рубли, белорусских рублях|
KZT|₸ тг тг.|тенге, теңге|
UZS|сум so'm so’m|so m, сум, сўм|
KGS|сом ⃀|сом, сомах|
GEL|₾ ლ|ლარი, lari|
AMD|֏ դր դր.|դրամ, dram|
AZN|₼ ман ман.|manat, azerbaycan manati|
MNT|₮ төг төг.|төгрөг|
ILS|₪ ש"ח ש״ח NIS|ש ח, שקל, שקלים, שקל חדש, shekel, shekels, new israeli shekel|
AED|د.إ Dhs Dhs. د.إ.|uae dirham, uae dirhams, درهم إماراتي, درهم اماراتي|united arab emirates, dubai, abu dhabi
SAR|ر.س ر.س. SR|saudi riyal, saudi riyals, ريال سعودي|saudi
QAR|ر.ق ر.ق.|qatari riyal, qatari riyals, ريال قطري|qatar
OMR|ر.ع.|omani rial, omani rials, ريال عماني|oman
KWD|د.ك KD K.D. د.ك.|kuwaiti dinar, kuwaiti dinars, دينار كويتي, dinars|kuwait
BHD|د.ب د.ب.|bahraini dinar, bahraini dinars, دينار بحريني, dinars|bahrain
JOD|د.أ د.أ.|jordanian dinar, jordanian dinars, دينار أردني, دينار اردني, dinars|jordan
IQD|د.ع د.ع.|iraqi dinar, iraqi dinars, دينار عراقي, dinars|iraq
TND|د.ت د.ت.|dinar tunisien, dinars tunisiens, دينار تونسي, dinars, en dinars|tunisie, tunis
DZD|د.ج د.ج.|dinar algerien, dinars algeriens, دينار جزائري, dinars, en dinars|algerie, alger
LYD|د.ل د.ل.|libyan dinar, libyan dinars, دينار ليبي, dinars|libya
MAD|د.م.|dirham marocain, dirhams marocains, dirhams, درهم مغربي|maroc, casablanca
EGP|ج.م E£ ج.م. EG£|egyptian pound, egyptian pounds, جنيه مصري, الجنيه المصري|egypt, cairo
LBP|ل.ل L£ £L|lebanese pound, lebanese pounds, livre libanaise, ليرة لبنانية|
IRR|﷼ ریال|ریال|
INR|₹ Rs Rs. रु रु. ₨|indian rupee, indian rupees, rupees|ifsc, ifs code, neft, upi, gstin, india, in rs
PKR|Rs Rs. ₨|pakistani rupee, pakistan rupees, pak rupee, pak rupees, pakistani rupees, rupees|pakistan
LKR|Rs Rs. රු රු. ₨|sri lankan rupee, sri lankan rupees, sri lanka rupees, rupees|sri lanka
NPR|Rs Rs. नेरू रू रू. रु रु. ₨|nepalese rupee, nepalese rupees, rupees|nepal
MUR|Rs Rs. ₨|mauritian rupee, mauritian rupees, mauritius rupees, rupees|mauritius
BDT|৳ Tk Tk.|taka|
THB|฿|baht, บาท|
VND|₫ đ VNĐ|dong, dong viet nam, viet nam dong|viet nam, vietnam
IDR|Rp Rp.|rupiah|
MYR|RM|ringgit|
MMK|Ks|kyat, kyats|
KHR|៛|riel, riels|
LAK|₭|kip|
NGN|₦|naira|nibss, nip transfer, nigeria
GHS|₵ GH₵ GH¢ GHC|cedi, cedis|
KES|KSh Ksh KSh. Ksh.|kenya shilling, kenyan shilling, kenya shillings, kenyan shillings|
TZS|TSh Tsh TSh. Tsh.|tanzania shilling, tanzanian shilling, tanzania shillings, tanzanian shillings|
UGX|USh Ush USh. Ush.|uganda shilling, ugandan shilling, uganda shillings, ugandan shillings|uganda, kampala
RWF|FRw Frw F.Rw|rwandan franc, rwandan francs, francs rwandais|rwanda, kigali
ZAR|R|rand|south africa
BWP|P|pula|botswana
XOF|F FCFA CFA F.CFA|franc cfa, francs cfa, west african cfa franc, franc cfa bceao, francs cfa bceao, franc cfa d afrique de l ouest, cfa franc bceao|senegal, dakar, cote d ivoire, abidjan, mali, bamako, benin, togo, burkina, bceao, uemoa, guinee bissau, guine bissau, ouagadougou, niamey, niger, lome, cotonou, thies
XAF|F FCFA CFA F.CFA|franc cfa, francs cfa, central african cfa franc, franc cfa beac, francs cfa beac, franc cfa d afrique centrale, cfa franc beac|cameroun, gabon, tchad, congo brazzaville, republique du congo, douala, libreville, beac, cemac, cameroon, garoua, yaounde, ndjamena, bangui
XPF|F FCFP CFP CFPF|franc pacifique, francs pacifique, franc cfp, franc pacifique, francs pacifique, cfp franc, franc cfp|nouvelle caledonie, noumea, polynesie francaise, papeete, tahiti, wallis
AFN|؋ Afs|afghani, afghanis, افغانی|afghanistan, kabul, افغانستان
AOA|Kz|kwanza, kwanzas|angola, luanda
AWG|Afl Afl. ƒ|aruban florin, aruban florins, arubaanse florin, florin|aruba, oranjestad
BBD|BBD$ Bds$ BB$|barbados dollar, barbados dollars, barbadian dollar|barbados, bridgetown
BIF|FBu|burundi franc, franc burundais, francs burundais, franc du burundi|burundi, bujumbura
BMD|BD$ BM$|bermuda dollar, bermudian dollar|bermuda, hamilton bermuda
BND|B$|brunei dollar, ringgit brunei, dolar brunei|brunei, bandar seri begawan
BSD|B$ BS$|bahamian dollar, bahamian dollars|bahamas, nassau
BTN|Nu.|ngultrum|bhutan, thimphu
BZD|BZ$|belize dollar, belize dollars|belize, belmopan
CDF|FC|franc congolais, francs congolais, congolese franc|rd congo, rdc, republique democratique du congo, lubumbashi, kinshasa, goma
CUP|CUP$|peso cubano, pesos cubanos, cuban peso|cuba, la habana
CVE|Esc|escudo cabo verdiano, escudos cabo verdianos, escudo de cabo verde|cabo verde, cape verde, praia, mindelo
DJF|Fdj|djibouti franc, franc de djibouti, francs djibouti|djibouti
ERN|Nfk|nakfa|eritrea, asmara
ETB|Br ብር|birr, ethiopian birr, ብር|ethiopia, addis ababa, ኢትዮጵያ
FJD|FJ$ F$|fiji dollar, fijian dollar|fiji, suva, nadi
FKP|FK£|falkland islands pound|falkland islands, stanley
GIP||gibraltar pound, gibraltar pounds|gibraltar
GMD||dalasi, dalasis|gambia, banjul
GNF|GF FG|franc guineen, francs guineens, guinean franc, guinea franc|guinee, conakry, kankan
GYD|G$ GY$|guyana dollar, guyanese dollar|guyana, georgetown
HTG|Gde Gdes|gourde, gourdes|haiti, port au prince
JMD|J$ JA$ JM$|jamaican dollar, jamaica dollar, jamaican dollars|jamaica, kingston, montego bay
KMF||franc comorien, francs comoriens, comorian franc|comores, comoros, moroni
KYD|CI$ KY$|cayman islands dollar, cayman dollar|cayman islands, grand cayman
LRD|L$|liberian dollar, liberian dollars|liberia, monrovia
LSL||loti, maloti|lesotho, maseru
MGA|Ar|ariary|madagascar, antananarivo
MOP|MOP$ 澳门元 澳門元|pataca, patacas, 澳門元, 澳门元, 澳門幣|macau, macao, 澳門, 澳门
MRU||ouguiya, أوقية|mauritanie, nouakchott, موريتانيا
MVR|Rf|rufiyaa|maldives, male maldives
MWK|MK|malawi kwacha|malawi, lilongwe, blantyre
MZN|MT MTn|metical, meticais|mocambique, mozambique, maputo, beira
NAD|N$|namibian dollar, namibia dollar|namibia, windhoek, swakopmund
PGK|K|kina|papua new guinea, port moresby
SBD|SI$|solomon islands dollar|solomon islands, honiara
SCR|SR SCR.|seychelles rupee, seychellois rupee|seychelles, victoria mahe
SDG|ج.س ج.س.|sudanese pound, جنيه سوداني|sudan, khartoum, السودان
SLE||leone, leones, new leone|sierra leone, freetown
SOS|Sh.So.|somali shilling, shilin|somalia, mogadishu
SRD|SRD$ SR$|surinaamse dollar, surinamese dollar, surinam dollar|suriname, paramaribo
SSP|SSP£|south sudanese pound|south sudan, juba
STN||dobra, dobras|sao tome
SVC|₡|colon salvadoreno|
SYP|ل.س|syrian pound, ليرة سورية|syria, damascus, سوريا
SZL||lilangeni, emalangeni|eswatini, swaziland, mbabane
TJS|с.|somoni, сомони, сомонӣ|tajikistan, таджикистан, тоҷикистон, душанбе
TMT||turkmen manat, manat, манат|turkmenistan, ashgabat, туркменистан
TOP|T$|paanga, pa anga|tonga, nuku alofa
TTD|TT$|trinidad and tobago dollar, tt dollar|trinidad, tobago, port of spain
VES|Bs. Bs.S Bs.D Bs|bolivar, bolivares, bolivares digitales|venezuela, caracas, maracaibo
VUV|VT|vatu|vanuatu, port vila
WST|WS$|tala, samoan tala|samoa, apia
XCD|EC$ $EC|east caribbean dollar, ec dollar, eastern caribbean dollar|antigua, st lucia, saint lucia, grenada, dominica, st kitts, saint kitts, anguilla, montserrat, st vincent
XCG|Cg|caribbean guilder, caribische gulden|curacao, sint maarten, willemstad
YER|﷼ ر.ي.|yemeni rial, ريال يمني|yemen, sanaa, اليمن
ZMW|ZK K|zambian kwacha, kwacha|zambia, lusaka, ndola, kitwe
ZWG|ZiG|zimbabwe gold, zig|zimbabwe, harare
`;
