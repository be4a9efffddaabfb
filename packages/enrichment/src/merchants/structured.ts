import { foldWords } from "../text/fold.ts";
import { NOT_AT_MACHINE_WORDS } from "../words/payments.ts";
import { cutMemo } from "./memos.ts";
import { countIntroduction } from "./rails.ts";

/** Fields in which banks put the counterparty's name inside a longer text, with what ends the field. */
const FIELDS: readonly { readonly tag: RegExp; readonly end: RegExp }[] = [
  { tag: /\/NAME\//i, end: /\// },
  { tag: /\/(?:BEN|DE)\s+(?=[^/]*\/(?:MOTIF|REF|LIB|BEN))/i, end: /\s?\// },
  { tag: /\bREF\.\S* FROM\s+/i, end: /\s{2,}/ },
  { tag: /\bORIG CO NAME:\s*/i, end: /\s+[A-Z]+ ?[A-Z]*:|\s{2,}/ },
  { tag: /\bABWA[+:]\s*/, end: /[A-Z]{4}\+|\s{2,}/ },
  {
    tag: /\b(?:naam|empf[äa]nger|auftraggeber|beg[üu]nstigter|zahlungsempf[äa]nger|b[ée]n[ée]ficiaire|beneficiario|ordinante|odbiorca|nadawca|beneficiary)\s?:\s*/i,
    end: /\s+\p{L}{2,25}\s?:|\s{2,}/u,
  },
  {
    tag: /(?:ihr einkauf bei|votre achat chez|su compra en|il tuo acquisto (?:su|da|presso)|your purchase at|aankoop bij)\s+/i,
    end: /[,;]|\s{2,}|\s(?:abbuchung|mandat|ref)/i,
  },
];

const FIELD_HINT = /[:+/]|\bref\.|ihr einkauf|votre achat|su compra|tuo acquisto|your purchase|aankoop bij/i;

/** The counterparty in a labelled field such as "/NAME/…/" or "Naam: …", or null. */
const readField = (text: string): string | null => {
  if (!FIELD_HINT.test(text)) return null;
  for (const { tag, end } of FIELDS) {
    const found = tag.exec(text);
    if (found === null) continue;
    const rest = text.slice(found.index + found[0].length);
    const value = rest.slice(0, end.exec(rest)?.index ?? rest.length).trim();
    if (/\p{L}{2}/u.test(value)) return value;
  }
  return null;
};

const SEGMENTED =
  /^(?:(?:TO|BY) TRANSFER[-\s]*|(?:WDL|DEP) TFR\s*|TRF\s*)?(?:UPI|UPIAR|UPIAB|UPIOUT|UPIIN|NEFT|IMPS|RTGS|MMT|BIL|INB|ACH|NACH|ECS|ECOM PUR|POS PUR|VPS|VIN|TPT|IFT|IPS|EAW|ECOM|POS(?!-PURCHASE)|INF|CMS|BBPS|BHIM|IB|MB|FT|SI|ME DC SI)(?:\s?(?:DR|CR|D|C|OUT|IN|P2A|P2M))?\s?[-/*:]/i;
const IFSC = /^[A-Z]{4}0?[A-Z0-9]{3,}\d[A-Z0-9]*$/;
const NOTE =
  /^(?:na|nil|no remarks?|pay(?:ment|ing|men)?|payment (?:from|fr|for|to).*|upi|upi ?\w{0,3}|upiintent|collect|request|sent (?:using|from).*|paid via.*|net ?bank(?:ing)?|mum|mumbai|transfer|self|p2[amv]|d|c|dr|cr|in|out|onl|ntrf|inft|infot|trtr|bill ?desk|rent|mandate|mandateexecut|oid|okay?|merchant)$/i;
const BANK =
  /^(?:hdfc|icici?|sbin?|axis|utib|ybl|ibl|yesb|yes|kotak|kkbk|paytm|pytm|punb|barb|cnrb|ubin|idib|idfb|indb|fdrl|ratn|citi|hsbc|scbl|okaxis|okicici|okhdfcbank|oksbi|apl|airp|aubl|state)(?: bank.*| ltd)?$/i;

const isName = (segment: string): boolean => {
  if (!/\p{L}{2}/u.test(segment) || segment.includes("@") || IFSC.test(segment)) return false;
  if (NOTE.test(segment) || BANK.test(segment)) return false;
  const digits = segment.match(/\d/g)?.length ?? 0;
  if (digits >= 3 && digits * 2 >= segment.length) return false;
  const words = foldWords(segment).split(" ");
  return countIntroduction(words, 0) < words.length;
};

const readAddress = (segments: readonly string[]): string | null => {
  const address = segments.find((segment) => segment.includes("@"))?.split("@")[0] ?? "";
  const name = address.replace(/[\d._]+/g, " ").trim();
  return /\p{L}{3}/u.test(name) && !/^(?:paytmqr|bharatpe|gpay|q)\b/i.test(name) ? name : null;
};

/** The counterparty of a row made of segments, such as "UPI/4123/NAME/BANK" or "NEFT-IFSC-NAME", or null. */
const readSegments = (text: string): string | null => {
  if (!SEGMENTED.test(text)) return null;
  const segments = text.split(/[/\-*:|]+/).map((segment) => segment.trim());
  if (segments.length < 3) return null;
  return segments.slice(1).find(isName) ?? readAddress(segments);
};

const STREET = /\\+|\/\/(?=\S)/;

/** A cash machine or app by the bank's own name ("BKOFAMERICA ATM 11/03 WITHDRWL", "US BANK ATM"). */
const BANK_MACHINE =
  /^(?:[\p{L}.&]+ ){0,3}?(?:[\p{L}]*bank|bkofamerica|bank of america|wells fargo|chase) (atm|mobile)\b(.*)$/iu;
const MACHINE_HINT = / (?:atm|mobile)\b/i;

/** What was done there: cash is paid out where nothing else is said. */
const readMachine = (text: string): string | null => {
  if (!MACHINE_HINT.test(text)) return null;
  const [, place = "", rest = ""] = BANK_MACHINE.exec(text) ?? [];
  if (
    place === "" ||
    foldWords(rest)
      .split(" ")
      .some((word) => NOT_AT_MACHINE_WORDS.has(word))
  )
    return null;
  const isDeposit = /\bdep(?:osit)?\b/i.test(rest);
  if (place.toLowerCase() === "mobile") return isDeposit ? "Mobile Deposit" : null;
  return isDeposit ? "ATM Deposit" : "ATM Withdrawal";
};

const CASH_MACHINE = /^(?:(?:ATW|NWD|EAW)[-/]|ATM[-/]CASH\b)/;

/** How German savings banks print their cash machines ("GA NR00012345 BLZ10070000"). */
const GERMAN_CASH_MACHINE = /^GA ?NR\.? ?\d/i;

/** Where an American clearing entry's own fields begin ("DES:PAYROLL", "PPD ID: 12"). */
const ENTRY = / (?:DES:|(?:PPD|CCD|WEB|TEL|CTX) ID:)/;

/** The part of a description in which the counterparty stands, where its form tells; else the whole text. */
export const pickNamePart = (printed: string): string => {
  const text = cutMemo(printed);
  if (CASH_MACHINE.test(text)) return "ATM Withdrawal";
  if (GERMAN_CASH_MACHINE.test(text)) return "Geldautomat";
  const machine = readMachine(text);
  if (machine !== null) return machine;
  const picked = readField(text) ?? readSegments(text) ?? text;
  const street = STREET.exec(picked);
  const cut = street !== null && street.index >= 3 ? picked.slice(0, street.index) : picked;
  const description = cut.includes(":") ? cut.search(ENTRY) : -1;
  return description > 0 ? cut.slice(0, description) : cut;
};
