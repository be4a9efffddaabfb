/** The dialects of plain-text journals. */
export type JournalKind = "ledger" | "beancount";

const BEANCOUNT =
  /^\d{4}[-/]\d\d[-/]\d\d\s+(?:(?:open|close|balance|pad)\s+\p{Lu}[^\s:]*:|(?:commodity|price)\s+[A-Z][A-Z\d'._-]*(?:\s|$)|(?:txn|[*!])\s+")|^option\s+"/mu;
const DATED = /^(?:\d{4}[-/.])?\d{1,2}[-/.]\d{1,2}(?:=\S+)?(?:\s|$)/;
/** What is set in below a day: an account in parts, alone or with an amount behind two spaces. */
const POSTING =
  /^\s+(?:[*!]\s+)?[([]?[\p{L}\p{N}][^\t;:"|]*:[^\s"|](?:(?!\s{2}|\t).)*(?:\s{2,}\S.*|\t.*|\s*)$/u;
const COMMENT = /^\s*[;#%|*]/;
const FEW = 0.8;

/** Tells journals of double entry from other texts: days at the margin, accounts in parts set in below each. */
export const detectJournal = (text: string): JournalKind | null => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => !COMMENT.test(line));
  let [days, entries] = [0, 0];
  for (const [index, line] of lines.entries()) {
    if (!DATED.test(line)) continue;
    const next = lines[index + 1];
    if (next === undefined) continue;
    days += 1;
    if (POSTING.test(next)) entries += 1;
  }
  if (BEANCOUNT.test(text) && entries > 0) return "beancount";
  return entries > 0 && entries >= days * FEW ? "ledger" : null;
};
