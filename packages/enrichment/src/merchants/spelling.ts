import { foldWords, readPhrases } from "../text/fold.ts";

/** Printed short forms and the name they stand for; compared with the whole name or, marked "…", with its start. */
const ALIASES: Readonly<Record<string, string>> = {
  "amzn mktp…": "Amazon",
  "amazon mktp…": "Amazon",
  "amazon mktplace…": "Amazon",
  "amazon mktpl…": "Amazon",
  "amazon marketplace…": "Amazon",
  "amazon retail…": "Amazon",
  "amazon eu…": "Amazon",
  "amazon payments…": "Amazon",
  "amz mktp…": "Amazon",
  amzn: "Amazon",
  "amzn com bill": "Amazon",
  amznprime: "Amazon Prime",
  "amzn prime": "Amazon Prime",
  "amazon prm": "Amazon Prime",
  "wal mart…": "Walmart",
  "wm supercenter…": "Walmart",
  wmt: "Walmart",
  "mc donalds…": "McDonald's",
  "mcdonalds…": "McDonald's",
  "mcdonald s…": "McDonald's",
  msft: "Microsoft",
  ubereats: "Uber Eats",
  "uber trip": "Uber",
  "uber bv": "Uber",
  "tfl travel…": "TfL",
  tfl: "TfL",
  "apple com": "Apple",
  "apple com bill": "Apple",
  "itunes com": "Apple",
  "h m…": "H&M",
  "seven eleven": "7-Eleven",
  "7 eleven…": "7-Eleven",
  "deutsche bahn…": "Deutsche Bahn",
  "db vertrieb…": "Deutsche Bahn",
  "rewe markt…": "Rewe",
  "lidl dienstleistung…": "Lidl",
  "netflix com": "Netflix",
  "paypal europe…": "PayPal",
  "paypal inst xfer": "PayPal",
  paypal: "PayPal",
  "albert heijn…": "Albert Heijn",
  "bipa dankt": "Bipa",
  zabka: "Żabka",
  "american air": "American Airlines",
  "american airlines…": "American Airlines",
  "aral…": "Aral",
  "lcbo rao": "LCBO",
  "w m morrison…": "Morrisons",
  "w m morrisons…": "Morrisons",
  virginmedia: "Virgin Media",
  britishgas: "British Gas",
};

const WHOLE = new Map<string, string>();
const STARTS: { readonly first: string; readonly start: string; readonly name: string }[] = [];
for (const [spelling, name] of Object.entries(ALIASES)) {
  const words = foldWords(spelling.replace("…", ""));
  WHOLE.set(words, name);
  if (spelling.endsWith("…")) STARTS.push({ first: words.split(" ")[0] ?? "", start: `${words} `, name });
}
const STARTS_BY_FIRST = Map.groupBy(STARTS, (entry) => entry.first);

/** The common name of a folded spelling that banks print short, or null. */
export const findAlias = (folded: string): string | null => {
  const whole = WHOLE.get(folded);
  if (whole !== undefined) return whole;
  const blank = folded.indexOf(" ");
  if (blank < 0) return null;
  const candidates = STARTS_BY_FIRST.get(folded.slice(0, blank));
  return candidates?.find((entry) => folded.startsWith(entry.start))?.name ?? null;
};

const ACRONYMS = new Set(
  readPhrases([
    "aok, axa, bp, edf, ee, eon, ups, usps, atm, emi, lic, sbi, icici, irctc, irs, hmrc, dvla, ratp, ing, ikea, ibm, aldi sud, hsbc, bbc, o2, mta, bart, aa, rac, aws, ea, uk, usa, lul, edp",
    "ii, iii, iv, öbb, čez, caf, ntuc, tngd, cfe, meo, ratp, vvs, ee, abn, amro, ubs, iga, ao, ica, jiofi, act, bsnl, uco, idfc, oyo, abc, aig, aetna, acko, tui, ua, aa, pia, kia, uae, dewa, sewa, omv, orf, oebb, aeg, iob, olx",
  ]),
);
const SMALL = new Set(
  "de la le les du des der die das den und and of the for do da dos das di del della van von y e et en el los las al".split(
    " ",
  ),
);
const TITLES = new Set("mr mrs ms dr st jr sr mme mlle sra".split(" "));
const ELISION = /^([dlo]|dell|all)'(\p{L})/u;
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûåøæœ]/i;

const styleWord = (word: string, first: boolean): string => {
  const lower = word.toLowerCase();
  if (!first && SMALL.has(lower)) return lower;
  if (ACRONYMS.has(lower)) return word.toUpperCase();
  if (word.length <= 3 && !TITLES.has(lower) && !VOWEL.test(word)) return word.toUpperCase();
  if (ELISION.test(lower)) {
    const elided = lower.replace(
      ELISION,
      (_, article: string, letter: string) => `${article}'${letter.toUpperCase()}`,
    );
    return first ? elided.replace(/^./, (start) => start.toUpperCase()) : elided;
  }
  return lower.replace(/^[^\p{L}]*\p{L}|[-/.&+]\p{L}/gu, (start) => start.toUpperCase());
};

/** A name in readable case: words in capitals (or all small) get a capital first letter; mixed case stays as printed. */
export const styleName = (name: string): string => {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  const words = name.split(" ").map((word, at) => styleWord(word, at === 0));
  return words.join(" ").normalize("NFC");
};
