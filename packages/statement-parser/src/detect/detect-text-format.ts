/** What a text is, by its first lines. */
export type TextKind = "ofx" | "qif" | "markup" | "json" | "delimited";

const HEAD_CHARS = 64 * 1024;
const OFX = /<OFX\b|^\s*OFXHEADER\s*:|<\?OFX\s/im;
const QIF = /^!(?:Type|Account|Option|Clear)\b/im;
const PAGE = /^\s*<(?:!DOCTYPE|html|head|body|svg|script|table|div|meta|style)\b/i;
const JSON_START = /^\s*[{[]\s*["{\]}]/;
const MARKUP = /^\s*(?:<\?xml|<!DOCTYPE|<!--|<[a-z][\w:-]*[\s/>])/i;

/** Tells OFX, QIF, other markup, JSON and delimited text apart by content. */
export const detectTextFormat = (text: string): TextKind => {
  const head = text.slice(0, HEAD_CHARS);
  if (PAGE.test(head)) return "markup";
  if (MARKUP.test(head) && !OFX.test(head)) return "markup";
  if (OFX.test(head)) return "ofx";
  if (JSON_START.test(head)) return "json";
  return QIF.test(head) ? "qif" : "delimited";
};
