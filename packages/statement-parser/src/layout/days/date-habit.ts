import type { DateOrder } from "../../parsed-file.ts";
import { overPlainWords } from "../../words/plain-words.ts";

/** Words of languages in which nobody writes the month first. */
const DAY_FIRST_WORDS = overPlainWords(
  /\b(saldo|kontostand|kontoauszug|auszug|buchung\w*|betrag|umsatz\w*|datum|wertstellung|lastschrift|gutschrift|ueberweisung|solde|releve|libelle|montant|operation|operations|valeur|virement|compte|du|au|fecha|cuenta|importe|concepto|movimientos|pago|extracto|cargo|abono|periodo|conta|lancamento\w*|valor|historico|extrato|movimenti|conto|importo|descrizione|bedrag|rekening|omschrijving|afschrift|rachunek|kwota|saldo|wyciag|tarih|tutar|aciklama|bakiye|hesap|castka|zustatek|ucet|beloep|belop|bokfort|tanggal|keterangan|mutasi|so du|ngay|osszeg|egyenleg)\b/g,
);
const ENGLISH_WORDS = overPlainWords(
  /\b(date|amount|balance|account|statement|description|details|payment|opening|closing|withdrawals?|deposits?|the|your|from|of|and)\b/g,
);
/** Institutions and identifiers of English-speaking countries, each with one way to write a date. */
const MONTH_FIRST = overPlainWords(
  /\b(fdic|ncua|zelle|routing number|aba number|united states|philippines|bdic|pdic|(a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]) \d{5})\b/,
);
const DAY_FIRST = overPlainWords(
  /\b(sort code|bsb|ifsc|micr|gstin|iban|united kingdom|england|scotland|ireland|australia|new zealand|india|singapore|hong kong|nigeria|pakistan|bangladesh|sri lanka|fscs|afsl|naira|rupees?)\b/,
);
const DAY_FIRST_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Thai}]/gu;
const YEAR_FIRST_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const HEAD_LENGTH = 6000;
const FOREIGN_MIN = 3;
const SCRIPT_SHARE = 0.15;

const countDistinct = (plain: string, pattern: RegExp): number =>
  new Set((plain.match(new RegExp(pattern.source, "gu")) ?? []).map((word) => word.trim())).size;

/** The order in which the writers of a document's words write their dates; null where the words do not tell. */
export const findDateHabit = (text: string, plain: string, currency: string | null): DateOrder | null => {
  const head = plain.slice(0, HEAD_LENGTH);
  const written = text.slice(0, HEAD_LENGTH);
  const letters = written.match(/\p{L}/gu)?.length ?? 0;
  if ((written.match(YEAR_FIRST_SCRIPT)?.length ?? 0) > letters * SCRIPT_SHARE) return "ymd";
  if ((written.match(DAY_FIRST_SCRIPT)?.length ?? 0) > letters * SCRIPT_SHARE) return "dmy";
  const [monthFirst, dayFirst] = [MONTH_FIRST.test(head), DAY_FIRST.test(head)];
  if (monthFirst !== dayFirst) {
    if (dayFirst && currency !== "USD") return "dmy";
    if (monthFirst && (currency === "USD" || currency === "PHP")) return "mdy";
    return null;
  }
  const foreign = countDistinct(head, DAY_FIRST_WORDS);
  const isForeign = foreign >= FOREIGN_MIN && foreign > countDistinct(head, ENGLISH_WORDS);
  return isForeign && !["USD", "CAD", "PHP"].includes(currency ?? "") ? "dmy" : null;
};
