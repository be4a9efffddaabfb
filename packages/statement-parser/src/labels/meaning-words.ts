import type { Concept } from "../words/concept.ts";
import { isPhrase, listPlaces, says } from "../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

export type Direction = "credit" | "debit";

/** The words by which a column's name spells out both directions, such as those of `Cargo/Abono`. */
export type NamedDirections = readonly (readonly [word: string, direction: Direction])[];

const MARK_LETTERS = 2;
const isMark = (word: string): boolean => word.length <= MARK_LETTERS;

/** Two words with the mark that stands for each, before or behind it: `Debit (D) / Credit (C)`. */
const takeMarked = (
  words: readonly string[],
): { words: readonly [string, string]; marks: readonly [string, string] } | null => {
  const [a = "", b = "", c = "", d = "", ...others] = words;
  if (d === "" || others.length > 0) return null;
  const isBehind = isMark(b) && isMark(d);
  const [named, marks] = isBehind
    ? ([
        [a, c],
        [b, d],
      ] as const)
    : ([
        [b, d],
        [a, c],
      ] as const);
  const isWhole = marks.every(isMark) && !named.some(isMark) && marks[0] !== marks[1];
  return isWhole ? { words: named, marks } : null;
};

/** The words of a name of two words, one for each direction, and their marks; null for other names, and when they begin alike. */
export const findNamedDirections = (
  plain: string,
  nameDirection: (word: string) => Direction | null,
): NamedDirections | null => {
  const printed = plain.split(" ");
  const marked = takeMarked(printed);
  const words = marked?.words ?? printed;
  const [first, second] = words;
  if (first === undefined || second === undefined || words.length > 2) return null;
  const [one, other] = [nameDirection(first), nameDirection(second)];
  if (one === null || other === null || one === other) return null;
  if (marked !== null)
    return [
      [marked.marks[0], one],
      [marked.marks[1], other],
    ];
  if (first[0] === second[0]) return null;
  return [
    [first, one],
    [second, other],
  ];
};

/** A sign in brackets is that sign. */
const LONE_SIGN = /^[([]([-+\u2212])[)\]]$/;

/** The direction a whole cell names, or null; it may be the start of one of the words that its column's name spells out. */
export const findDirection = (cell: string, named: NamedDirections | null = null): Direction | null => {
  const bare = cell.trim().replace(LONE_SIGN, "$1");
  if (bare === "+") return "credit";
  if (bare === "-" || bare === "\u2212") return "debit";
  if (bare === "" || bare.length > 24) return null;
  const plain = toPlainWords(bare);
  const spelt = plain === "" ? undefined : named?.find(([word]) => word.startsWith(plain));
  if (spelt !== undefined) return spelt[1];
  if (isPhrase(plain, "credit_mark")) return "credit";
  return isPhrase(plain, "debit_mark") ? "debit" : null;
};

const INFORMATIVE_HINT =
  /bal|sald|sold|stand|stanj|стањ|forward|fwd|tot|sum|likut|atlik|jaak|kaive|käive|apgroz|υπολ|συνολ|σύνολ|υπόλ|салдо|залишок|оборот|разом|יתרה|סה|الرصيد|المجموع|الإجمالي|ยอด|รวม|so du|số dư|tong|tổng|합계|총계|잔액|前日|残高|小計|總計|结余|上期|本期|jumlah|bakiye|toplam|devir|devreden|suma|zustat|zostat|stav|egyenleg|остаток|итого|всего|期|合|小计|繰越|turnover|apyv|oborot|обороты|celkem|razem|ukupno|gesamt|end of|ຍອດ|ລວມ|សមតុល្យ|សរុប|လက်ကျန်|စုစုပေါင်း|ශේෂ|එකතුව|ቀሪ|ሂሳብ|ጠቅላላ|স্থিতি|জের|ব্যালেন্স|মোট|मौज्दात|ब्यालेन्स|जम्मा|بیلنس|بقایا|میزان|salio|jumla|baki|қалдық|барлығы|жиыны|մնացորդ|ընդամենը|состојб|вкупно|kabuuan|staða|staða|qalıq|qoldiq|ნაშთ|ბალანს|مانده|баланс|сальд|бақия|үлдэгдэл|калдык|қалды|қолди|qoldig|qaliq|qalig|gjendj|teprica|bilan|शेष|शिल्लक|बकाया|மீதி|இருப்பு|మొత్త|నిల్వ|బ్యాలెన్స్|رصيد|موجودی|iarmh|gweddill|jääk|siirt|guthaben|restschuld|vortrag|ubertrag|übertrag|uebertrag|riport|riporto|arrastre|stan p|stan k|stan na|dluh|dlh|dług|dlug|skuld|gæld|gaeld|gjeld|velka|tartoz|datori|borc|borç|οφειλ|μεταφορ|задолж|долг|заборг|задълж|налично|preostal|prethodn|prejsn|skola|parād|võlg|volg|חוב|หนี้|dư nợ|tagihan|請求|お支払|청구|結餘|餘額|余额|hitimisho|общо|всичко|укупно|yhteens|i alt|samtals|összes|osszes|lacznie|łącznie|spolu|obrat|promet|kopa|kopā|gjithsej|cemi|jami|ჯამ|სულ|جمع|مجموع|මුළු|ድምር|कुल|एकूण|மொ|жалпы|бардыг|нийт|ҷамъ|ҳамаг|iomlán|cyfanswm|guztira|астат|рэшт|усяго|støða|tilsaman|galynd|haraag|hadhaag|baaqi|wadart|haftee|walitti|ተረፍ|ድምር|باڵانس|ڕەسید|સિલક|બાકી|બેલેન્સ|કુલ|ਬਕਾਇ|ਬਾਕੀ|ਬੈਲੇਂਸ|ਕੁੱਲ|ಶಿಲ್ಕ|ಬಾಕಿ|ಬ್ಯಾಲ|ಒಟ್ಟು|ബാക്കി|ബാലൻ|ആകെ|മൊത്തം|ragow|sauran|jiml|ambim|asigay|ayari|umubare|igiteranyo/i;
const WIDE = /[^\0-\x7F]/;
/** Its words of plain letters, enough for a text of such letters and tried sooner. */
const PLAIN_HINT = new RegExp(
  INFORMATIVE_HINT.source
    .split("|")
    .filter((word) => !WIDE.test(word))
    .join("|"),
  "i",
);
const hintsAtInformative = (text: string): boolean =>
  PLAIN_HINT.test(text) || (WIDE.test(text) && INFORMATIVE_HINT.test(text));

/** Whether a status cell says that the movement is not booked yet, or never happened. */
export const findStatus = (cell: string): "pending" | "failed" | null => {
  if (cell === "" || cell.length > 60) return null;
  const plain = toPlainWords(cell);
  if (says(plain, "failed")) return "failed";
  return says(plain, "pending", "held") ? "pending" : null;
};

/** Whether a status cell says that the movement was taken back. */
export const isReversedStatus = (cell: string): boolean =>
  cell !== "" && cell.length <= 60 && says(toPlainWords(cell), "reversed");

/** Whether a text says that a movement never happened, and nothing else. */
export const isFailedNote = (text: string): boolean => isPhrase(toPlainWords(text), "failed");

/** `balance` is a balance of some day, not said to be the first or the last. */
export type InformativeRow = "opening" | "closing" | "balance" | "total";

const TOTAL = overPlainWords(
  /^((grand |sub )?total|totals|turnover|summe|gesamt|umsatz ?summe|sum|suma|somma|totale|totaal|summa|celkem|razem|ukupno|итого|всего|合计|合計|小计|total (de |des )?(debits?|credits?|movimientos|withdrawals|deposits|purchases|payments)|apyvarta|kaive|apgrozijums|apyvarta|promet|ukupan promet|оборот|всичко|общо|разом|усього|συνολο|συνολα|tong( cong| so)?|toplam|genel toplam|סה כ|סך הכל|المجموع|الاجمالي|الإجمالي|รวม|ยอดรวม|합계|총계|小計|總計|総計|jumlah|total general|total geral|suma( obrotow)?|obroty|oborot|обороты|end of (file|statement|report))\b/,
);

const BALANCE_ONLY = overPlainWords(
  /^((account |available |daily |day )?balance|saldo( total)?( disponivel| disponible)?( (do|del|no|em|al) dia| dia| diario)?|solde( du jour)?|kontostand|tagessaldo|余额|残高)$/,
);

/** What is put in so that an account has a balance moves money, whatever the balance in its name. */
const MOVED = overPlainWords(
  /\b(balance|saldo|solde|kontostand)\b.* (deposit|transfer|payment|refund|adjustment|correction|einzahlung|uberweisung|versement|virement|deposito|transferencia|bonifico)( from .*)?$/,
);

const NEAR = 12;
/** Between the word for a balance and that for its end: `Saldo de apertura`, `Solde en début de période`. */
const LINKED =
  /^ (?:(?:d|de|del|della|di|da|do|of|der|des|du|en|au|a|al|am|zu|bei|van|per|na|w|za|od|ved|vid|til) )?$/;

/** Whether a row begins with the name of the balance before the first row, or of the one after the last. */
const beginsWithEnd = (plain: string, end: "opening" | "closing"): boolean => {
  const isFirst = (concept: Concept): boolean => listPlaces(plain, concept)[0]?.from === 0;
  if (isFirst(end) || isFirst(`${end}_row`)) return true;
  const said = listPlaces(plain, end === "opening" ? "first" : "last");
  const balances = [...listPlaces(plain, "balance"), ...listPlaces(plain, "stand")];
  return said.some(({ from, to }) =>
    balances.some((balance) =>
      from === 0
        ? balance.from >= to && balance.from - to <= NEAR
        : balance.from === 0 && LINKED.test(plain.slice(balance.to, from)),
    ),
  );
};

const CAPITAL_A = 65;
const SPACED_OUT = /^\p{L}(?: \p{L}){3,}$/u;

const TOTAL_LENGTH_MAX = 24;

/** Whether a text is the word for a total in one of the languages, and nothing else. */
const isTotalAlone = rememberTexts(
  (text): boolean => text.length <= TOTAL_LENGTH_MAX && isPhrase(toPlainWords(text), "total"),
);

/** Tells rows that state a balance or a total from rows that move money, by their text. */
export const findInformative = (text: string): InformativeRow | null => {
  // Labels begin with a letter.
  if (text.charCodeAt(0) < CAPITAL_A) return null;
  const closed = text.charAt(1) === " " && SPACED_OUT.test(text) ? text.replaceAll(" ", "") : text;
  if (isTotalAlone(closed)) return "total";
  if (closed.length > 60 || !hintsAtInformative(closed)) return null;
  const plain = toPlainWords(closed);
  if (MOVED.test(plain)) return null;
  if (beginsWithEnd(plain, "opening")) return "opening";
  if (beginsWithEnd(plain, "closing")) return "closing";
  if (BALANCE_ONLY.test(plain)) return "balance";
  return TOTAL.test(plain) ? "total" : null;
};

/** Whether a text is the name of a total and says no more, not even of what. */
export const isBareTotal = (text: string): boolean => {
  if (findInformative(text) !== "total") return false;
  if (isTotalAlone(text)) return true;
  const plain = toPlainWords(text);
  return TOTAL.exec(plain)?.[0] === plain;
};

/** What a text says about the direction of its row, whatever the account: +1 in, -1 out, 0 nothing. */
export const weighText = rememberTexts((text): -1 | 0 | 1 => {
  const plain = toPlainWords(text);
  if (says(plain, "row_in")) return 1;
  return says(plain, "row_out") ? -1 : 0;
});

/** Words in headers or preambles that speak for a card, and those of a merchant's own sales export. */
export const CARD_NAMES =
  /\b(card|credit card|kreditkarte|kreditkaart|kreditkort|kreditkarten\w*|carte de credit|tarjeta de credito|cartao de credito|(nome no|final do|numero do) cartao|(numero de|terminacion de) (la )?tarjeta|kredietkaart|mastercard|amex|american express|merchant|mcc|cardholder|card member|luottokortti|fatura|estabelecimento|portador|kortinnehavare|karteninhaber|kartennummer|kortnummer|kaartnummer|numer karty|cislo karty|tarjetahabiente|utilisateur carte)\b|クレジット|利用店名|カード|카드|信用卡|כרטיס אשראי/;
export const SELLER_NAMES =
  /\b(customer|seller|payout|captured|invoice id|chargeback|net sales|gross sales|tip)\b/;
