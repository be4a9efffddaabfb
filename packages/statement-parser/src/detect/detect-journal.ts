/** The dialects of plain-text journals. */
export type JournalKind = "ledger" | "beancount";

const BEANCOUNT =
  /^\d{4}[-/]\d\d[-/]\d\d\s+(?:(?:open|close|balance|pad)\s+\p{Lu}[^\s:]*:|(?:commodity|price)\s+[A-Z][A-Z\d'._-]*(?:\s|$)|(?:txn|[*!])\s+")|^option\s+"/mu;
const DATED = /^(?:\d{4}[-/.])?\d{1,2}[-/.]\d{1,2}(?:=\S+)?(?:\s|$)/;
/** What is set in below a day: an account in parts, alone or with an amount behind two spaces. */
const POSTING =
  /^\s+(?:[*!]\s+)?[([<]?[\p{L}\p{N}][^\t;:"|]*:[^\s"|](?:(?!\s{2}|\t).)*(?:\s{2,}\S.*|\t.*|\s*)$/u;
/** Accounts without parts, each alone or with an amount behind two spaces, of which a transaction has at least two. */
const BARE_POSTING = /^\s+(?:[*!]\s+)?[\p{L}][^\t;:"|\d]*?(?:(?:\s{2,}|\t)(?=\S*\d|\S+\s+\d|=)\S.*|\s*)$/u;
const COMMENT = /^(?:[;#%|*]|\s+[;#%|])/;
const FEW = 0.8;

/** Postings of a transaction are few; what has more is of some other kind. */
const MOST_BELOW = 20;

/** The lines that are set in below one. */
const listSetIn = (lines: readonly string[], from: number): string[] => {
  const below = lines.slice(from, from + MOST_BELOW);
  const end = below.findIndex((line) => !/^\s+\S/.test(line));
  return end < 0 ? below : below.slice(0, end);
};

/** Tells journals of double entry from other texts: days at the margin, accounts in parts set in below each. */
export const detectJournal = (text: string): JournalKind | null => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => !COMMENT.test(line));
  let [days, entries, bare] = [0, 0, 0];
  for (const [index, line] of lines.entries()) {
    if (!DATED.test(line)) continue;
    if (lines[index + 1] === undefined) continue;
    days += 1;
    const below = listSetIn(lines, index + 1);
    if (below.some((line) => POSTING.test(line))) entries += 1;
    else if (below.length > 1 && below.every((line) => BARE_POSTING.test(line))) bare += 1;
  }
  if (BEANCOUNT.test(text) && entries > 0) return "beancount";
  return entries > 0 && entries + bare >= days * FEW ? "ledger" : null;
};

const LEDGER_XML = /^\s*(?:<\?xml[^>]*>\s*)?<ledger\s+version="/;
/** Day, code, payee, account, commodity, amount, mark and note, without names above them. */
const LEDGER_CSV =
  /^(?:"\d{4}[-/]\d\d[-/]\d\d","[^"\n]*","[^\n]*","[^"\n]+","(?:[^"\n]|\\")*","-?[\d.,]+","[*!]?","[^\n]*"\r?\n){2}/;
const HLEDGER_CSV = /^\uFEFF?"?txnidx"?,"?date"?,/;

/** Which program made a list of its journal that this is: as XML, or as a table of postings. */
export const detectListing = (text: string): "Ledger" | "hledger" | null => {
  if (HLEDGER_CSV.test(text)) return "hledger";
  return LEDGER_XML.test(text) || LEDGER_CSV.test(text) ? "Ledger" : null;
};
