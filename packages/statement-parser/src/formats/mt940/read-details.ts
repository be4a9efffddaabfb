import { tidyText } from "../../values/text.ts";

/** What the text of field 86 says, whatever its dialect. */
export type MtDetails = {
  text: string | null;
  counterparty: string | null;
  reference: string | null;
  type: string | null;
};

const LINE_LENGTH_FULL = 64;

/** Lines of SWIFT text: a full line breaks anywhere, a shorter one between words. */
const joinLines = (lines: readonly string[]): string => {
  let text = "";
  let before = "";
  for (const line of lines) {
    text += text === "" || before.length >= LINE_LENGTH_FULL ? line : ` ${line}`;
    before = line;
  }
  return text;
};

const SUBFIELDS = /^\s*(?:\d{3})?([^\sA-Za-z0-9/,.:+-])\d\d/;
const PURPOSE_LENGTH_FULL = 27;

/** The numbered parts of interest: 00 booking text, 20–29 and 60–63 purpose, 32 and 33 name. */
type Subfields = { type: string; purpose: string; name: string };

const isPurpose = (number: number): boolean =>
  (number >= 20 && number <= 29) || (number >= 60 && number <= 63);

const ZERO = 48;

/** The two digits at a place, or -1. */
const readNumber = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - ZERO;
  const units = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1;
};

/** Reads `?20…?21…`; the sign in front of the numbers differs between countries and may stand in a text as well. */
const splitSubfields = (text: string, mark: string): Subfields => {
  const fields: Subfields = { type: "", purpose: "", name: "" };
  let pieceLength = PURPOSE_LENGTH_FULL;
  let next = 0;
  for (let at = text.indexOf(mark); at >= 0; at = next) {
    next = text.indexOf(mark, at + 1);
    const end = next < 0 ? text.length : next;
    const number = readNumber(text, at + 1);
    if (number < 0) fields.purpose += text.slice(at, end);
    else if (number === 0) fields.type += text.slice(at + 3, end);
    else if (number === 32 || number === 33) fields.name += text.slice(at + 3, end);
    else if (isPurpose(number)) {
      const value = text.slice(at + 3, end);
      fields.purpose += pieceLength >= PURPOSE_LENGTH_FULL ? value : ` ${value}`;
      pieceLength = value.length;
    }
  }
  return fields;
};

const SEPA = new Set("EREF KREF MREF CRED DEBT COAM OAMT SVWZ ABWA ABWE IBAN BREF RREF PURP BIC".split(" "));
const SEPA_LENGTHS = [4, 3];
const WORD_END = /\w$/;

/** The name right before a plus sign, unless it is the end of a longer word. */
const readSepaName = (text: string, plus: number): string | null => {
  for (const length of SEPA_LENGTHS) {
    const start = plus - length;
    const name = start < 0 ? "" : text.slice(start, plus);
    if (SEPA.has(name) && !WORD_END.test(text.charAt(start - 1))) return name;
  }
  return null;
};

/** SEPA's `NAME+value` parts; what stands before the first is purpose too. */
const splitSepa = (text: string): { purpose: string | null; reference: string | null } => {
  let purpose = "";
  let reference: string | null = null;
  let name: string | null = null;
  let from = 0;
  const take = (value: string): void => {
    if (name === null) purpose = value;
    else if (name === "SVWZ") purpose = `${purpose} ${value}`;
    else if (name === "EREF") reference = value;
  };
  for (let plus = text.indexOf("+"); plus >= 0; plus = text.indexOf("+", plus + 1)) {
    const next = readSepaName(text, plus);
    if (next === null) continue;
    take(text.slice(from, plus - next.length));
    name = next;
    from = plus + 1;
  }
  take(text.slice(from));
  return { purpose: tidyText(purpose), reference: findReference(reference) };
};

/** A reference that names something; banks write words where there is none. */
export const findReference = (text: string | null | undefined): string | null => {
  const plain = tidyText(text);
  return plain === null || /^(?:NONREF|NOREF|NOTPROVIDED|NOT PROVIDED|KREF\+?|EREF\+?)$/i.test(plain)
    ? null
    : plain;
};

const readSubfields = (text: string, mark: string): MtDetails => {
  const fields = splitSubfields(text, mark);
  const sepa = splitSepa(fields.purpose);
  const type = tidyText(fields.type);
  return {
    text: sepa.purpose ?? type,
    counterparty: tidyText(fields.name),
    reference: sepa.reference,
    type,
  };
};

const SLASH_NAMES =
  "TRTP|IBAN|BBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|ADDR|ISDT|CNTP|PURP|ULTC|ULTD|ULTB|SVCL|RTRN|KREF|PREF|IREF|TRCD|ID|ACCW|NRTX|CHGS|OCMT|EXCH|TRAN";
const SLASHES = new RegExp(`/(${SLASH_NAMES})/`);
const SLASH_START = new RegExp(`^\\s*/(?:${SLASH_NAMES})/`);

/** `/NAME/value` parts as Dutch and other banks write them; `CNTP` holds account, bank, name and city. */
const readSlashes = (text: string): MtDetails => {
  const pieces = text.split(SLASHES);
  const parts = new Map<string, string>();
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] ?? "";
    const value = (pieces[at + 1] ?? "").replace(/\/+$/, "");
    if (!parts.has(name) || parts.get(name) === "") parts.set(name, value);
  }
  const counterparty = parts.get("NAME") ?? (parts.get("CNTP") ?? "").split("/")[2];
  const remittance = (parts.get("REMI") ?? "").replace(/^\/*(?:USTD\/\/|STRD\/[A-Z]*\/)/, "");
  return {
    text: tidyText(remittance) ?? tidyText(parts.get("TRTP")),
    counterparty: tidyText(counterparty),
    reference: findReference(parts.get("EREF")),
    type: tidyText(parts.get("TRTP")),
  };
};

const NS_PURPOSE_LAST = 14;

/** Lines that start with two digits, under `:NS:` (non-SWIFT) as some programs write it: 01–14 purpose, 15–16 name. */
const readNumberedLines = (lines: readonly string[]): MtDetails => {
  const purpose: string[] = [];
  const name: string[] = [];
  let type: string | null = null;
  for (const line of lines) {
    const number = Number(/^\d\d/.exec(line)?.[0] ?? Number.NaN);
    if (number >= 1 && number <= NS_PURPOSE_LAST) purpose.push(line.slice(2));
    else if (number === 15 || number === 16) name.push(line.slice(2));
    else if (number === 17) type = tidyText(line.slice(2));
  }
  return { text: tidyText(purpose.join(" ")), counterparty: tidyText(name.join("")), reference: null, type };
};

/** Reads the lines of field 86 (or NS) of one entry: numbered parts, named parts, or free text. */
export const readDetails = (tag: string, lines: readonly string[]): MtDetails => {
  if (tag === "NS") return readNumberedLines(lines);
  const whole = lines.length === 1 ? (lines[0] ?? "") : lines.join("");
  const mark = SUBFIELDS.exec(whole)?.[1];
  if (mark !== undefined) return readSubfields(whole, mark);
  const text = joinLines(lines);
  if (SLASH_START.test(text)) return readSlashes(text);
  return { text: tidyText(text), counterparty: null, reference: null, type: null };
};
