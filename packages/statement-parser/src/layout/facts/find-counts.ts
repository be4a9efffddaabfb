import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** How many rows are printed, of one side or of both (null); `said` where the words leave no doubt that it is a number. */
export type PrintedCount = { side: 1 | -1 | null; count: number; line: number; said: boolean };

/** Words for a number of things. */
const NUMBER =
  "number|no|nr|num|numero|nombre|nb|nbre|anzahl|aantal|liczba|ilosc|pocet|antal|antall|count|quantity|quantidade|qtde|cantidad|jumlah|darabszam|szama|numar|numarul|numri|adedi|adet|sayisi|broj|stevilo|skaicius|kiekis|skaits|arv|lukumaara|kpl|fjoldi|idadi|soni|sayi|banyaknya|αριθμος|πληθος|количество|кол во|число|кількість|к сть|брой|број|саны|тоо|քանակ|რაოდენობა|מספר|מס|כמות|عدد|تعداد|so luong|संख्या|సంఖ్య";
const NUMBER_OF = `total|of|the|der|de|di|del|des|d|i|e|te|na|на|по|за|ya|की|items|entries|totala|totalt|kokku|tong so|toplam|celkem|ukupan|всего|общ|${NUMBER}`;
const BOTH =
  "transactions?|movements?|movimientos|movimenti|mouvements|movimentos|operations?|operazioni|operaciones|operacji|lancamentos|transacties|buchungen|buchungsposten|umsatze|bookings|transaksi|transaktionen|posten|ecritures|transacciones|transacoes|transazioni|mutaties|boekingen|verrichtingen|transaktioner|transaksjoner|poster|posteringer|bevegelser|bevaegelser|handelser|tapahtumien|tapahtumia|faerslna|hreyfinga|transakcji|pozycji|transakci|polozek|pohybu|operaci|transakcii|poloziek|pohybov|operacii|tetelek|tranzakciok|tranzactii|tranzactiilor|operatiuni|transaksioneve|veprimeve|islem|hareket|συναλλαγων|κινησεων|операции|операций|транзакции|транзакций|документов|операціи|транзакціи|документів|движения|документи|transakcija|naloga|stavki|promena|knjizenja|transakcij|prometov|nalogov|postavk|трансакција|трансакции|налози|промени|ставки|operaciju|irasu|mokejimu|darijumu|maksajumu|transakciju|tehingute|kannete|maksete|moviments|operacions|операциялар|транзакциялар|operatsiyalar|tranzaksiyalar|emeliyyatlarin|emeliyyat|գործարքների|ტრანზაქციების|ოპერაციების|гүилгээнии|תנועות|פעולות|עסקאות|العمليات|الحركات|المعاملات|تراکنش|تراکنش ها|عملیات|लेनदेन|giao dich|urus niaga|transaksies|miamala";
const ONE =
  "debits?|credits?|withdrawals?|deposits?|lastschriften|gutschriften|belastungen|cargos|abonos|retiros|depositos|debitos|creditos|addebiti|accrediti|uznan|obciazen|afschrijvingen|bijschrijvingen|uttag|insattningar|uttak|innskudd|haevninger|indsaetninger|ottojen|panojen|ottoja|panoja|terhelesek|jovairasok|debitari|creditari|χρεωσεων|πιστωσεων|isplata|uplata|bremenitev|odobritev|السحوبات|الإيداعات";
const NUMBERED = overPlainWords(
  new RegExp(
    `^(?:(\\d{1,5}) (?:(?:total|items?) )?((?:${BOTH}|${ONE}))|((?:(?:${NUMBER_OF}) )*(?:${BOTH}|${ONE})(?: (?:${NUMBER_OF}))*) (\\d{1,5}))$`,
  ),
);
const SAYS_NUMBER = overPlainWords(new RegExp(`\\b(${NUMBER})\\b`));
/** A number with the word that counts things behind it, and perhaps what they are: `共15笔记录`, `총 15건`. */
const COUNTED = /^(?:共计?|总计?|總計?|合[计計]|全|총|합계)\s?(\d{1,5})\s?[件笔筆건][\p{L}\s]{0,6}$/u;
/** The name of a number of rows of both sides: `交易笔数 15`, `거래건수 15`. */
const COUNT_NAME =
  /^(?:お?取引|明細|合計|合计|交易总?|交易總?|[总總]|거래|총|총\s?거래)\s?(?:件[数數]|[笔筆][数數]|건수)[:：]?\s?(\d{1,5})$/u;
/** A greater total may be a sum of money without cents. */
const TOTAL_MAX = 999;
const OF_ALL = overPlainWords(new RegExp(`\\b(${BOTH})\\b`));

/** What a text that states a number of rows, and nothing else, says; null for other texts. */
export const readCount = rememberTexts((text): Omit<PrintedCount, "line"> | null => {
  const counted = COUNTED.exec(text)?.[1] ?? COUNT_NAME.exec(text)?.[1];
  if (counted !== undefined) return { side: null, count: Number(counted), said: true };
  const found = NUMBERED.exec(toPlainWords(text));
  if (found === null) return null;
  const words = found[2] ?? found[3] ?? "";
  const count = Number(found[1] ?? found[4]);
  const isCounted = /\btotal\b/.test(words) && count <= TOTAL_MAX;
  const said = found[1] !== undefined || isCounted || SAYS_NUMBER.test(words);
  if (OF_ALL.test(words)) return { side: null, count, said };
  const kind = readFactWords(words);
  if (kind !== "credits" && kind !== "debits") return null;
  return { side: kind === "credits" ? 1 : -1, count, said };
});

/** Names of a number of rows that do not say of what. */
const BARE = overPlainWords(
  /^(?:(?:number|no|nr) of (?:items|entries|lines|rows|postings)|items|entries|count|liczba|anzahl|antal|aantal|pocet|jumlah|nombre|quantidade|cantidad|darabszam|darab|broj|stevilo|numar|skaits|skaicius|arv|lukumaara|adet|so luong|количество|число|кількість|брой|πληθος|件数|笔数|筆數|건수) (\d{1,5})$/,
);
const BESIDE = 3;
const SUMMED = new Set<FactKind | null>(["opening", "closing", "credits", "debits"]);

const BARE_NUMBER = /^\d{1,5}$/;

/** Whether a figure is the number of rows that the words before it speak of, where amounts have no decimals either. */
export const isCountBehind = (label: string, figure: string): boolean =>
  BARE_NUMBER.test(figure) && SAYS_NUMBER.test(toPlainWords(label));

/** The cells of a line, and each with the number behind it. */
const listTexts = ({ line: { cells, backwards } }: ScannedLine): string[] =>
  cells.flatMap(({ text }, at) => {
    const behind = cells[backwards === true ? at - 1 : at + 1]?.text ?? "";
    return BARE_NUMBER.test(behind) ? [text, `${text} ${behind}`] : [text];
  });

/** The number beside such a name, where balances or totals stand near it. */
const readBare = (lines: readonly ScannedLine[], line: number): PrintedCount[] => {
  const scanned = lines[line];
  const texts = scanned === undefined ? [] : [scanned.line.text, ...listTexts(scanned)];
  const found = texts.flatMap((text) => BARE.exec(toPlainWords(text))?.[1] ?? []);
  const [count] = found;
  const near = lines.slice(Math.max(0, line - BESIDE), line + BESIDE + 1);
  const isBox = near.some(({ line: { cells } }) => cells.some(({ text }) => SUMMED.has(readFactWords(text))));
  return count === undefined || !isBox ? [] : [{ side: null, count: Number(count), line, said: true }];
};

/** Every number of rows that a line or a part of it states and says nothing else. */
export const listCounts = (lines: readonly ScannedLine[], taken: ReadonlySet<number>): PrintedCount[] =>
  lines.flatMap((scanned, line) => {
    if (taken.has(line)) return [];
    const bare = readBare(lines, line);
    if (bare.length > 0) return bare;
    const parts = [plainText(scanned), ...listTexts(scanned)].flatMap((text) => [
      text,
      // A comma in a number parts nothing: `Deposits $53,172.38` are not 53.
      ...text.split(/(?<!\d),|,(?!\d)|[;/|]| (?:and|und|et|y|e) /),
    ]);
    const found = parts.flatMap((part) => readCount(part.trim()) ?? []);
    const sides = new Set(found.map(({ side }) => side));
    return [...sides].flatMap((side) => {
      const own = found.filter((one) => one.side === side);
      const counts = new Set(own.map(({ count }) => count));
      const said = own.some((one) => one.said);
      return counts.size === 1 ? [...counts].map((count) => ({ side, count, line, said })) : [];
    });
  });
