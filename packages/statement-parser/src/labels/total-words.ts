import { findMonth } from "../values/month-names.ts";
import { findCurrency } from "../values/currency.ts";
import { says, withoutPhrases } from "../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { readFactWords } from "./fact-words.ts";

const FILLING =
  "and|und|et|y|e|en|of|the|for|this|these|on|to|from|de|des|du|del|della|di|do|da|dos|das|der|die|den|van|le|la|les|el|los|il|in|im|i|per|por|pour|fur|auf|a|closing|ending|final|page|pages|seite|pagina|paginas|halaman|strona|strony|sayfa|grand|general|generale|overall|all|your|period|periode|periodo|v|obdobju|statement|month|monat|mes|mois|mese|year|day|tag|dia|zi|cont|jour|giorno|transactions?|movements?|movimientos|movimenti|mouvements|movimentos|operations|operazioni|operaciones|lancamentos|transacties|transacciones|transazioni|transacoes|transaktioner|transaksjoner|transakcje|transakcji|buchungen|umsatze|bookings|entries|items?|rows|本期|本月|本頁|本页|当期|當期|合計|合计|amounts?|betrag|montant|importe|importo|valor|value|sum|no|nr|num|numbers?|count|anzahl|nombres?|numeros?|cantidad|quantidade|aantal|antal|antall|liczba|ilosc|pocet|broj|stevilo|adet|kpl|stk|st|szt|ks|stuck|pcs|pz|uds?|tk|vnt|gab|число|кількість|брой|件|笔|筆|건|รายการ";
const FILLER = overPlainWords(new RegExp(`^(${FILLING}|money|paid|outs|ins)$`));
const NUMBER = /^\d+[件笔筆건]?$/;

/** Whether a word beside that for a sum, or for what is announced, only says of what: rows, a side, a period, a number. */
export const isFiller = (word: string): boolean =>
  FILLER.test(word) ||
  says(word, "credits", "debits", "credit", "debit", "payment", "purchase") ||
  NUMBER.test(word) ||
  findMonth(word) !== null ||
  findCurrency(word.toUpperCase()) !== null;

/** A unit of money that no list knows, between a label and its figure: `Total debits KM`. */
const UNIT = /\s\p{Lu}\p{L}?\.?\s*$/u;

const toLabelWords = (label: string): string => toPlainWords(label.replace(UNIT, ""));

/** What a label says beside the words for a sum; null where it names none. */
const restOfSum = (label: string): string[] | null => {
  const plain = toLabelWords(label);
  return says(plain, "total") ? withoutPhrases(plain, "total").split(" ").filter(Boolean) : null;
};

/** Whether a label is that of the sums of both sides: `Total Debits / Total Credits`. */
export const namesBothTotals = rememberTexts((label): boolean => {
  const plain = toLabelWords(label);
  return says(plain, "total") && says(plain, "credits") && says(plain, "debits");
});

/** Whether a label says nothing but that its amount is a sum of rows: not of fees, of interest, of a year or of a person. */
export const isPlainTotal = rememberTexts((label): boolean => restOfSum(label)?.every(isFiller) ?? false);

/** Whether a label names a sum and something that no sum is named after. */
export const hasNameBesideSum = rememberTexts(
  (label): boolean => restOfSum(label)?.every(isFiller) === false,
);

/** The side that a label names, and that it names nothing else; null where it may be the sum of something special. */
export const readTotalSide = rememberTexts((label): 1 | -1 | null => {
  const plain = toLabelWords(label);
  if (!isPlainTotal(label) && !plain.split(" ").every(isFiller)) return null;
  const kind = readFactWords(label);
  if (kind === "credits") return 1;
  return kind === "debits" ? -1 : null;
});

const JOINING = overPlainWords(
  /^(total|totals|sub|subtotal|sum|summe|suma|soma|somma|totale|totaal|razem|celkem|of|the|for|your|all|and|or|other|und|et|y|e|de|des|du|del|di|da|do|das|der|die|den|van|le|la|les|el|los|continued|cont|details|activity|transactions?|amount|this|period|month|cycle|statement|periodo|periode|zeitraum|monat|mes|mois)$/,
);

const wordsOf = (text: string): string =>
  toPlainWords(text.replaceAll("&", " and "))
    .split(" ")
    .filter((word) => word !== "" && !NUMBER.test(word) && !JOINING.test(word))
    .toSorted()
    .join(" ");

/** Whether a label calls its amount the sum of what stands under a heading. */
export const namesHeading = (label: string, heading: string): boolean =>
  says(toPlainWords(label), "total") && wordsOf(label) !== "" && wordsOf(label) === wordsOf(heading);
