import { detectJournal, detectListing } from "./detect-journal.ts";

/** What a text is, by its first lines. */
export type TextKind =
  | "ofx"
  | "qif"
  | "camt"
  | "mt940"
  | "coda"
  | "n43"
  | "cfonb"
  | "gpc"
  | "1c"
  | "bai2"
  | "gnucash"
  | "ledger"
  | "beancount"
  | "listing"
  | "markup"
  | "json"
  | "delimited";

const HEAD_CHARS = 64 * 1024;
const OFX = /<OFX\b|^[^\S\r\n]*OFXHEADER\s*:|<\?OFX\s/im;
const QIF = /^!(?:Type|Account|Option|Clear)\b/im;
const PAGE = /^\s*<(?:!DOCTYPE|html|head|body|svg|script|table|div|meta|style)\b/i;
const HTML = /^\s*<(?:!DOCTYPE\s+html|html|head|body|svg|script|table|div|meta|style)\b/i;
const CAMT = /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)/;
const JSON_START = /^\s*[{[]\s*["{\]}]/;
const MARKUP = /^\s*(?:<\?xml|<!DOCTYPE|<!--|<[a-z][\w:-]*[\s/>])/i;
/** A balance or a statement line anywhere, or a file that starts with some field of the standard. */
const MT940 =
  /(?:^|[\r\n]|@@)[[ \t\p{Cc}]--[\r\n]]*:(?:61:\d{6}|6[02][FM]:(?:R?[CD])?\d{6})|\{2:[IO]94[02]|^[\s\p{Cc}@]*:(?:20|25P?|28C?|86|NS):/v;
const BAI2 = /^\s*01,[^,\r\n]{0,40},[^,\r\n]{0,40},\d{6},\d{0,4},/;
const CODA = /^0\d{4}\d{6}.{3}05[D ]/;
const CFONB = /^01\d{5}.{4}\d{5}[A-Z]{3}[\d ].[\dA-Z]{11}/;
const GPC = /^[ \t]*074\d{16}.{20}\d{6}\d{14}[+-]/m;
const ONE_C = /^\s*1CClientBankExchange\s/;
const N43 = /^\s*11\d{18}\d{12}[12]\d{14}\d{3}/;
/** The root of GnuCash's XML, whichever version of it. */
export const GNUCASH = /<gnc-v\d+[\s>]/;

const detectMarkup = (head: string): TextKind => {
  if (GNUCASH.test(head) && !HTML.test(head)) return "gnucash";
  if (CAMT.test(head) && !HTML.test(head)) return "camt";
  return OFX.test(head) && !PAGE.test(head) ? "ofx" : "markup";
};

/** Tells the formats that describe themselves, other markup, JSON and delimited text apart by content. */
export const detectTextFormat = (text: string): TextKind => {
  const head = text.slice(0, HEAD_CHARS);
  if (detectListing(head) !== null) return "listing";
  if (MARKUP.test(head)) return detectMarkup(head);
  if (OFX.test(head)) return "ofx";
  if (JSON_START.test(head)) return "json";
  if (QIF.test(head)) return "qif";
  if (BAI2.test(head)) return "bai2";
  if (CODA.test(head)) return "coda";
  if (N43.test(head)) return "n43";
  if (CFONB.test(head)) return "cfonb";
  if (GPC.test(head)) return "gpc";
  if (ONE_C.test(head)) return "1c";
  if (MT940.test(head)) return "mt940";
  return detectJournal(head) ?? "delimited";
};
