import { isOwedName, readOwedBalance } from "./bill-words.ts";
import { findInformative } from "../meaning-words.ts";
import { says } from "../../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";

/** What the words beside or above an amount say that it is. */
export type FactKind = "opening" | "closing" | "carried" | "balance" | "credits" | "debits" | "other";

/** Figures that are printed near balances and are none of the account's movements. */
const OTHER = overPlainWords(
  /\b(limit|limite|limiet|lagsta|minimaal|kreditgrans|kredittgrense|bestedingslimiet|available|availability|disponible|disponibile|disponivel|verfugbar\w*|verfugungsrahmen|beschikbaar|minimum|minimo|minima|mindest\w*|overdue|past due|due date|average|durchschnitt\w*|moyen|promedio|media|medio|interest rate|rate|apr|points?|punti|puntos|pontos|cashback|reward\w*|miles|year to date|ytd|this year|tax year|annual|annee|overdraft|dispo\w*|dispokredit|arranged|authori[sz]ed|decouvert autorise|fido|kreditlinie|kreditrahmen|unbilled|instal?ment|uncleared|hold|lien|ledger fee|shareplan|pledged|tier|quota|iva|vat|gst|mwst|exchange rate|wechselkurs|tasso|tasa|taux|taxa|guarantee|garantie|einlagensicherung|insured|coverage|eligible|limite de credito|credito disponible|page total|subtotal|sub total|pago minimo|pagamento minimo|minimum payment|(?<!total )payment due)\b|可用|额度|最低|利用可能|限度額/,
);
const CARRIED = overPlainWords(
  /\b((carried|brought|carry|bring|c|b) (over|forward|fwd|f|d)|(balance|bal) (forward|fwd|b f|c f|bf|cf|b fwd|c fwd|c d|b d)|bf|cf|b f|c f|ubertrag\w*|uebertrag\w*|vortrag|a reporter|report|reporte|suma anterior|suma y sigue|saldo anterior pagina|riporto|da riportare|transport\w*|przeniesienie|do przeniesienia|z przeniesienia|atvitel|devreden|nakli yekun|prevod|over te brengen|transporteren|overfort fra (tidligere|forrige)|overgebracht|transporterat|siirto)\b|次頁繰越|前頁繰越|承前|过次页|承上页/,
);
const OPENING = overPlainWords(
  /\b(opening|open|starting|start|beginning|previous|initial|old|last|prior|anterior|inicial|iniziale|precedente|precedent\w*|ancien|alter|altes?|letzter|vorheriger|anfang\w*|eroffnung\w*|begin|beginsaldo|startsaldo|vorig|poczatkow\w*|poprzedni\w*|pocatecni|pociatocny|predchozi|nyito|elozo|ingaende|inngaende|indgaende|primo|alku\w*|acilis|donem basi|onceki|devreden|awal|kapitaal begin|входящий|начало|начальный)\b.*\b(balance|bal|saldo|salden|kontostand|stand|guthaben|solde|sold|zustatek|zostatok|stav|egyenleg|bakiye|rechnungsbetrag|rechnung|остаток|amount owed|owed)\b|\b(balance|saldo|kontostand|solde|stand|stav|adeudo|zustatek|egyenleg|bakiye|value|valor\w*)\b.*\b(brought forward|at start|as at start|beginning|anterior|inicial|iniziale|precedente|precedent|poczatkow\w*|poprzedni\w*|predchozi|alt|vorher|initial|awal|last statement|letzte (rechnung|abrechnung)|letzter auszug|vorige (rechnung|abrechnung)|derniere? (facture|releve)|ultim[ao] (factura|fatura|extracto|estratto)|on opening|na zacatku|na zaciatku|debut|inicio)\b|\b(beginning|opening|starting) (cash|amount|funds)\b|\bsold(ul)? (anterior|initial|precedent|de deschidere|la inceput)\b|alkusaldo|anfangssaldo|anfangsbestand|anfangskontostand|beginsaldo|startsaldo|saldovortrag|alter saldo|alter kontostand|previous statement|last statement balance|fatura anterior|facture precedente|extracto anterior|saldo mes anterior|saldo inicial|saldo anterior|saldo precedente|solde precedent|ancien solde|onceki donem borcu|onceki ekstre borcu|devreden borc|\b(skuld|gjeld|gaeld|saldo) (fran|fra) (foregaende|forrige|sidste|tidligere)\b|\b(foregaende|forrige) (faktura|skuld|saldo)\b|входящий остаток|(остаток|баланс|сальдо|залишок) на (начало|початок)|προηγουμενο υπολοιπο|αρχικο υπολοιπο|υπολοιπο εκ μεταφορας|יתרת פתיחה|الرصيد الافتتاحي|رصيد سابق|ยอดยกมา|so du dau ky|期初|上期|前期|前回|繰越残高|上月结余|承前結餘|承上結餘|上期結餘|이월/,
);
const CLOSING = overPlainWords(
  /\b(closing|close|ending|end|final|new|current|present|neuer|neues?|aktueller|schluss|schlusssaldo|abschluss|nieuw|nieuwe|huidig|eind|eindsaldo|slutsaldo|nouveau|actuel|nuevo|actual|attuale|finale|atual|novo|koncow\w*|biezac\w*|konecny|konecna|zaro|utgaende|utgaaende|ultimo|loppu\w*|kapanis|donem sonu|son|guncel|akhir|исходящий|конец|конечный|statement|total outstanding|outstanding|owed|endsaldo|rechnungs\w*)\b.*\b(balance|bal|saldo|salden|kontostand|stand|guthaben|solde|sold|zustatek|zostatok|stav|egyenleg|bakiye|rechnungsbetrag|остаток|owed|owing)\b|\b(balance|saldo|kontostand|solde|stand|stav|zustatek|egyenleg|bakiye|value|valor\w*)\b.*\b(carried forward|at end|final|finale|actual|atual|koncow\w*|neu|akhir|close|on close|konec\w*|na konci|this statement|fin|periodo|al cierre)\b|\b(ending|closing) (cash|amount|funds)\b|\bsold(ul)? (final|nou|de inchidere|la sfarsit)\b(?! zi)|loppusaldo|endsaldo|endbestand|schlusssaldo|neuer saldo|neuer kontostand|eindsaldo|slutsaldo|statement balance|rechnungsbetrag|rechnungssaldo|gesamtsaldo|saldo zu ihren (gunsten|lasten)|ihr saldo|nouveau solde|solde final|total ((amount|payment) )?due|amount due|total dues|new balance|you owe|saldo final|saldo finale|saldo actual|\bny (skuld|gjeld|gaeld)\b|\b(totalt )?att betala\b|\bnytt saldo\b|total a pagar|total da fatura|total desta fatura|valor da fatura|pago para no generar intereses|исходящий остаток|(остаток|баланс|сальдо|залишок) на (конец|кінець)|νεο υπολοιπο|τελικο υπολοιπο|יתרת סגירה|الرصيد الختامي|ยอดยกไป|so du cuoi ky|(?<!onceki )donem borcu|ekstre borcu|本期[應应][繳还還付]|[應应][繳还還]總?额?[總总額额]|期末|本期结余|本期結餘|結餘|今回|請求金額|ご請求額|결제금액|잔액/,
);
const TOTALLED = overPlainWords(
  /\b(total|totals|totall?ing|totall?ed|sum|summe|summen|gesamt\w*|totale|totali|totaal|totaux|suma|sumas|somma|summa|razem|lacznie|celkem|ukupno|osszesen|toplam|your|all|other|amount of|value of|summary|items|turnover|umsatze|umsatzsumme|obrat|obraty|yhteensa|itogo|итого|обороты|всего|jumlah)\b|合计|合計|总|總|計|합계|รวม/,
);
const BALANCE = overPlainWords(
  /\b(balance|bal|saldo|kontostand|guthaben|solde|sold|zustatek|zostatok|egyenleg|bakiye|saldot|baki|остаток|баланс|доступно на|υπολοιπο|valor cartera|portfolio value)\b|余额(?!宝)|餘額|残高|結餘|잔액|יתרה|الرصيد|ยอดคงเหลือ|so du/,
);

const BALANCE_WORD = /^(balance|bal|saldo|kontostand|solde|zustatek|egyenleg|bakiye|saldot|остаток)$/;

const isOfSeveral = (plain: string): boolean =>
  plain.split(" ").filter((word) => BALANCE_WORD.test(word)).length > 1;

const WORDS_LENGTH_MAX = 90;
const SPACED_OUT = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;

/** The first or the last balance may be called available; alone that word stands for what may still be spent. */
const AVAILABLE = /\b(opening|beginning|starting|ending|closing) available(?= (?:cash )?balance\b)/;

/** The side of which a text speaks; null where it speaks of both or of none. */
export const readSideWords = rememberTexts((text): 1 | -1 | null => {
  const plain = toPlainWords(text);
  const [credit, debit] = [says(plain, "credits"), says(plain, "debits")];
  return credit === debit ? null : credit ? 1 : -1;
});

/** Reads the words of a label; null when they say nothing about a balance or a total. */
export const readFactWords = rememberTexts((text): FactKind | null => {
  if (text.length > WORDS_LENGTH_MAX || text === "") return null;
  const plain = toPlainWords(text)
    .replaceAll(SPACED_OUT, (letters) => letters.replaceAll(" ", ""))
    .replace(AVAILABLE, "$1");
  if (plain === "" || OTHER.test(plain)) return OTHER.test(plain) ? "other" : null;
  const owed = readOwedBalance(text);
  if (owed !== null && owed !== "balance") return owed;
  // How the closing balance follows from the opening one labels neither.
  if (OPENING.test(plain) && CLOSING.test(plain) && isOfSeveral(plain)) return null;
  if (CARRIED.test(plain))
    return /\b(brought|opening|previous)\b/.test(plain) && /opening/.test(plain) ? "opening" : "carried";
  if (OPENING.test(plain)) return "opening";
  const [credit, debit] = [says(plain, "credits"), says(plain, "debits")];
  const totalled = TOTALLED.test(plain);
  if (totalled && credit !== debit) return credit ? "credits" : "debits";
  if (CLOSING.test(plain)) return "closing";
  if (BALANCE.test(plain)) return "balance";
  if (credit !== debit) return credit ? "credits" : "debits";
  return readTableWords(text);
});

/** What tables call their balances, in more languages. */
const readTableWords = (text: string): FactKind | null => {
  const found = findInformative(text);
  return found === "total" ? null : found;
};

/** Whether a label says that its amount is a sum of others. */
export const isTotal = rememberTexts((label): boolean => TOTALLED.test(toPlainWords(label)));

/** Whether a text says how much came in or went out altogether. */
export const isSideTotal = rememberTexts((text): boolean =>
  text.split(/\d+/).some((part) => isTotal(part) && SIDES.has(readFactWords(part))),
);

const SIDES = new Set<FactKind | null>(["credits", "debits"]);

const SECTION_PAID = overPlainWords(
  /^(your |ihre |vos |sus |seus |uw )?(payments?|pagamentos?( recebidos)?|pagos?|paiements?( recus)?|zahlungen|zahlungseingange|betalingen|pagamenti( ricevuti)?|inbetalningar|wplaty)( (and|or|y|et|und|e|en|och|i|&) (other )?(credits?|creditos?|abonos?|gutschriften|crediteringen|accrediti|refunds?|returns?|adjustments?|ajustes|estornos|devoluciones|krediteringar|zwroty))+$/,
);
const SECTION_IN = overPlainWords(
  /^(electronic |other |direct |total |your |mobile |atm |all |daily |wire |online |miscellaneous |automatic )*(deposits?|credits?|additions|payments? (and|or) (other )?credits|payments received|payments|money in|paid in|incoming( payments| transfers)?|income|receipts|interest (paid|earned|credited)|lodgements?|gutschriften|eingange|zahlungseingange|abonos|depositos?|ingresos|entradas|creditos|pagos( recibidos)?|accrediti|entrate|bijschrijvingen|credits? (et|and) (versements|additions)|virements recus|versements|remises|wplywy|uznania|prijmy|jovairasok|gelen|insattningar|innbetalinger|indbetalinger|pemasukan|поступления|入金|存入)( (and|or|y|et|und|e|&) (other )?(credits?|additions|deposits|abonos|interest|refunds|returns|adjustments))*( (made|received|continued|cont|transactions|activity))?$/,
);
const SECTION_OUT = overPlainWords(
  /^(electronic |other |direct |total |your |mobile |atm |all |daily |miscellaneous |automatic |debit |card |credit |visa |wire |online |bank |service |interest |atm and |international |foreign |new |standard )*(withdrawals?|debits?|subtractions|checks?( paid| cleared| written)?( in (number|numerical|serial|check) order)?|cheques?( paid| cleared)?|purchases?|charges?|fees?|fees and interest|interest charged?|interest|cash advances?|balance transfers?|money out|paid out|outgoing( payments| transfers)?|payments out|transfers out|expenses|spending|lastschriften|belastungen|ausgange|zahlungsausgange|entgelte|gebuhren|kartenumsatze|cargos|retiros|salidas|egresos|comisiones|compras|consumos|debitos|saidas|pagamentos|tarifas|addebiti|uscite|spese|afschrijvingen|betalingen|prelevements|retraits|achats|cheques emis|frais|paiements( par carte)?|virements emis|wydatki|obciazenia|oplaty|vydaje|poplatky|terhelesek|giden|harcamalar|uttag|kop|utbetalinger|udbetalinger|pengeluaran|списания|покупки|出金|支出)( (and|or|y|et|und|e|&) (other )?(debits?|withdrawals|charges|service charges|adjustments|subtractions|fees|purchases|checks|cash advances|interest|payments|interest charged))*( (paid|charged|continued|cont|transactions|activity|withdrawals|purchases|made))?$/,
);
const SECTION_NONE = overPlainWords(
  /\b(daily (ending |ledger |account |closing )?balances?|balance (history|by date|information)|ending daily balance|end of day balance\w*|interest (summary|calculation|charge calculation)|rate (summary|information)|pending|upcoming|scheduled|geplante|terminuberweisung\w*|terminauftrage|authori[sz]ations?|en attente|a venir|pendientes?|movimientos pendientes|lancamentos futuros|proximas faturas|proximos lancamentos|compras parceladas|in attesa|w realizacji|bekleyen|gereserveerd|in behandeling|reward\w*|points?|fee summary|instal?lment (summary|plans?|details)|instal?lments? plans? summary|emi (summary|details|balances?)|overdraft and returned|tax summary|year to date|forthcoming|future|planovane|chystane|zaplanowane|nadchodzace|kommende|planerade|planlagte|tulevat|tervezett|esedekes|planlanan|gelecek|proxim[oa]s (cargos?|pagos?|pagamentos?|debitos?|adeudos)|previst[oi]s?|prochain(e?s|s)|prossim[ie]|komende|geplande|предстоящие|запланированные|заплановані|reverted|declined|cancell?ed|rejected|failed)\b|未記帳|待入账/,
);

const SECTION_PENDING = overPlainWords(
  /\b(pending|vorgemerkt\w*|noch nicht gebucht\w*|authori[sz]ations?|not yet posted|unposted|en attente|en cours|pendientes?|a confirmar|in attesa|w realizacji|oczekujace|bekleyen|gereserveerd|in behandeling|reserverade?|reservationer|varaukset|cekajici|blokace|pendentes?)\b|未記帳|待入账|未入账/,
);
const SECTION_BOOKED = overPlainWords(
  /^((all |your |account |card )?(completed|posted|booked|settled)( transactions| payments| items| activity)?|gebuchte (umsatze|buchungen)|operations (comptabilisees|enregistrees)|movimientos (contabilizados|realizados)|movimenti contabilizzati|lancamentos efetivados|bokforda (transaktioner|poster)|geboekte transacties|(account |card |your )?transactions|transaction (history|details|activity)|umsatze|buchungen|kontobewegungen|movimientos|transacciones|operations|lancamentos|transacoes|movimentacoes|movimenti|transazioni|transacties|transaktioner|transakcje)$/,
);

/** Rows of one of several cards or holders. */
const OF_CARD = overPlainWords(
  /^(your |account |card )?transactions (for|on|by|made by|made with) (your )?(card|account|[a-z ]+ (card|account))\b/,
);

/** The name of a card or a bank over its statement may have such words too. */
const TITLE = /\b(credit card|account|card) statement\b/;

export type SectionWords = 1 | -1 | "none" | "pending" | "booked" | null;

/** What a heading over rows says: their direction, or that they are booked, announced or no movements; null for other text. */
export const readSectionWords = rememberTexts((text): SectionWords => {
  if (text.length > WORDS_LENGTH_MAX || text === "") return null;
  const plain = toPlainWords(text.replaceAll(/\([^)]*\)/g, " ").replaceAll(/[,&+/]/g, " and ")).replaceAll(
    /\band(?: and)+\b/g,
    "and",
  );
  if (OF_CARD.test(plain)) return "booked";
  if (plain === "" || /\d/.test(plain)) return null;
  if (SECTION_BOOKED.test(plain)) return "booked";
  if (SECTION_PENDING.test(plain)) return "pending";
  if (SECTION_NONE.test(plain) && !TITLE.test(plain)) return "none";
  if (SECTION_PAID.test(plain) || SECTION_IN.test(plain)) return 1;
  return SECTION_OUT.test(plain) ? -1 : null;
});

const SIDE_IN = overPlainWords(
  /\b(crediteur|credit balance|in credit|guthaben|zu ihren gunsten|haben|acreedor|creditore|a credito|credor|kredytowe|positive)\b/,
);
const SIDE_OUT = overPlainWords(
  /\b(debiteur|debit balance|in debit|overdrawn|zu ihren lasten|soll|deudor|debitore|a debito|devedor|debetowe|you owe|negative)\b/,
);

/** Whether a label says that the holder has or owes the balance; null where it says neither. */
export const readSide = rememberTexts((label): 1 | -1 | null => {
  if (isOwedName(label)) return -1;
  const plain = toPlainWords(label);
  const [inside, out] = [SIDE_IN.test(plain), SIDE_OUT.test(plain)];
  return inside === out ? null : inside ? 1 : -1;
});
