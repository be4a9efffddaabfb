import { overPlainWords, toPlainWords } from "../plain-words.ts";
import { rememberTexts } from "../remember-texts.ts";

/** What pays a debt off, as the box of a bill names it. */
const PAID = overPlainWords(
  /\b(payments?|pagos?|abonos?|paiements?|reglements?|versements|zahlungen?|zahlungseingange?|einzahlungen?|indbetaling(er)?|innbetaling(er)?|inbetalning(ar)?|betalning(ar)?|betalinger|maksut|suoritukset|pagamenti|accrediti|versamenti|pagamentos?|betalingen|wplat[ay]|splat[ay]|platby|uhrady|befizetes(ek)?|torlesztes(ek)?|plati|rambursari|odemeler(iniz)?|uplate|placila|maksajumi|mokejimai|laekumised|maksed|pembayaran|thanh toan|repayments?|πληρωμες|платежи|пополнения|зачисления|погашения|погашение|оплаты|платежі|плащания|תשלומים|תשלום)\b|المدفوعات|ชำระ|お支払|ご入金|还款|還款|繳款|결제(금액)?|납부/,
);

/** What makes a debt greater. */
const BOUGHT = overPlainWords(
  /\b(purchases|(new|current|total) (charges|transactions|activity|debits)|charges|compras|consumos|gastos|achats|depenses|kaufe|einkaufe|umsatze|kob|kjop|varekjop|kop|inkop|ostot|veloitukset|spese|acquisti|lancamentos|despesas|aankopen|bestedingen|uitgaven|zakupy|transakcje|obciazenia|nakupy|vasarlas(ok)?|koltes(ek)?|cumparaturi|harcamalar|alisveris(ler)?|kupnje|kupovine|troskovi|nakupi|pirkumi|pirkiniai|ostud|pembelian|belanja|chi tieu|αγορες|χρεωσεις|покупки|расходы|операции|витрати|покупка|רכישות|חיובים|עסקאות)\b|المشتريات|ซื้อ|ご利用|消费|消費|新增|이용(금액)?/,
);

/** Further costs that a bill adds. */
const COSTS = overPlainWords(
  /\b(fees?|interest|cash advances?|balance transfers?|intereses|comisiones|cargos|interets|frais|zinsen|gebuhren|entgelte|interessi|commissioni|juros|encargos|tarifas|rente|kosten|renter|gebyrer|rantor|avgifter|korot|kulut|odsetki|oplaty|uroky|poplatky|kamat(ok)?|dijak|dobanzi|comisioane|faiz(ler)?|ucretler|kamate|naknade|обслуживание|проценты|комиссии|τοκοι|εξοδα)\b|手续费|利息|手數料|手数料|이자|수수료/,
);

/** What a label of a bill's box says: that its amount pays the debt off (−1) or makes it greater (1, or 2 for costs). */
export const readBillSide = rememberTexts((label): -1 | 1 | 2 | null => {
  const plain = toPlainWords(label);
  if (BOUGHT.test(plain)) return PAID.test(plain) ? null : 1;
  if (PAID.test(plain)) return -1;
  return COSTS.test(plain) ? 2 : null;
});

const THANKED = overPlainWords(
  /\b((payment|pmt|autopay)\b.*\bthank(s| ?you)|pagos?\b.*\bgracias|gracias por (su|tu) pago|paiement\b.*\bmerci|merci (de|pour) votre (paiement|reglement)|(zahlung|uberweisung)\b.*\b(danke|dank|dankend)|dank fur ihre (zahlung|uberweisung)|indbetaling\b.*\btak|innbetaling\b.*\btakk|(inbetalning|betalning)\b.*\btack|(maksu|suoritus)\b.*\bkiitos|pagamento\b.*\b(grazie|obrigad[oa])|grazie per il (suo |tuo )?pagamento|obrigad[oa] pelo (seu )?pagamento|betaling\b.*\b(dank|bedankt|tak|takk)|bedankt voor uw betaling|(wplat[ay]|splat[ay])\b.*\bdziekujemy|dziekujemy za (wplate|splate)|(platba|uhrada)\b.*\b(dekujeme|dakujeme)|dekujeme za (platbu|uhradu)|dakujeme za (platbu|uhradu)|(befizetes|fizetes)\w*\b.*\bkoszonjuk|koszonjuk a befizeteset|plat[ai]\b.*\bmultumim|multumim pentru plata|odeme\w*\b.*\btesekkur\w*|uplata\b.*\bhvala|hvala na uplati|placilo\b.*\bhvala|mokejim\w+\b.*\b(aciu|dekojame)|maksajum\w*\b.*\bpaldies|makse\b.*\b(tanan|aitah|taname)|(платеж|погашение)\b.*\b(спасибо|благодарим)|платіж\b.*\b(дякуємо|дякую)|плащане\b.*\bблагодарим|πληρωμη\b.*\bευχαριστουμε|pembayaran\b.*\bterima kasih|thanh toan\b.*\bcam on)\b|お支払.*ありがとう|(还款|還款|繳款).*(谢谢|感谢|謝謝|感謝)|결제.*감사/,
);

/** Whether a row is the payment of a bill, for which only the bank of a card thanks. */
export const isThanked = rememberTexts((text): boolean => THANKED.test(toPlainWords(text)));

const OWED = overPlainWords(
  /\b((amount|balance|total|principal) (owed|owing|outstanding)|owed (at|on) \w+|outstanding (principal|balance|loan)( balance)?|principal (balance|outstanding)|debito residuo|capitale residuo|capital restant (du)?|(deuda|capital) pendiente|saldo devedor|restschuld|restkapital|restskuld|restgjeld|restgaeld|jaljella oleva laina|lainan saldo|restant(e)? (schuld|hoofdsom)|openstaande schuld|zadluzenie|kapital do splaty|zustatek (uveru|jistiny)|dluzna castka|fennallo (tartozas|toke)|sold (datorat|credit)|kalan (borc|anapara)|preostali dug|preostala glavnica|stanje duga|остаток (долга|задолженности)|основной долг|залишок боргу|остатък по кредита|υπολοιπο οφειλης|ανεξοφλητο υπολοιπο)\b|贷款余额|貸款餘額|借入残高|대출잔액/,
);

/** Whether a name, of a column or beside a figure, calls a balance what is still owed. */
export const isOwedName = rememberTexts((text): boolean => OWED.test(toPlainWords(text)));

const BEFORE = overPlainWords(
  /\b(start|beginning|begin|opening|previous|last|iniziale|precedente|inicial|anterior|initial|precedent|debut|anfang|bisher\w*|vorher\w*|alte|vorige|forrige|fra forrige|foregaende|edellinen|alussa|poczatkow\w*|poprzedni\w*|pocatecni|predchozi|kezdo|elozo|la inceput|baslangic|onceki|prethodn\w*|pocetn\w*|zacetn\w*|prejsnj\w*|начал\w*|предыдущ\w*|попередн\w*|початк\w*|предишн\w*|αρχικ\w*|προηγουμεν\w*)\b|上期|前回|前期|전월/,
);
const AFTER = overPlainWords(
  /\b(end|ending|final|new|current|closing|neue?|nouve\w*|fin|nuev[ao]|nuov[ao]|nov[ao]|nieuwe?|eind|ny|uusi|lopussa|finale|attuale|atual|actual|koncow\w*|now[aey]|konecn\w*|zaro|uj|nou[a]?|la sfarsit|son|yeni|kalan|конец|кінець|край|нов\w*|текущ\w*|τελικ\w*|νε[αο])\b|本期|今回|期末|당월/,
);

/** Which balance a label of what is owed names: the first, the last, or one of some day; null where it names none. */
export const readOwedBalance = rememberTexts((label): "opening" | "closing" | "balance" | null => {
  if (!isOwedName(label)) return null;
  const plain = toPlainWords(label);
  if (BEFORE.test(plain)) return "opening";
  return AFTER.test(plain) ? "closing" : "balance";
});
