import { foldWords } from "../text/fold.ts";
import { openMemo } from "../text/memo.ts";
import { MARKER_SET } from "./rails.ts";

/**
 * A piece of a printed description. `id` is what names no one (numbers, dates, times, masked cards, references), `small` a number
 * of one or two digits, `short` a mix such as "O2" that is a name only in front.
 */
export type Token = {
  readonly kind: "word" | "id" | "small" | "short" | "domain" | "star" | "boundary";
  readonly text: string;
  readonly words: readonly string[];
  /** The words joined by blanks. */
  readonly folded: string;
};

const BOUNDARY: Token = { kind: "boundary", text: "", words: [], folded: "" };
const STAR: Token = { kind: "star", text: "*", words: [], folded: "" };
const EDGES = /^[^\p{L}\p{N}&+#@]+|[^\p{L}\p{N}&+!]+$/gu;
const DOMAIN =
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)*?)([a-z0-9-]{2,})\.(?:com|net|org|io|app|de|fr|es|it|nl|be|at|ch|eu|uk|in|us|ca|au|nz|pl|pt|br|mx|ie|se|no|dk|fi|tv|me|ai|co|shop|store|online|cz|ro|hu|gr|za|sg|my|jp)(?:\.[a-z]{2})?(?:\/.*)?$/i;
const SECOND_LEVEL = /^(?:co|com|org|net|gov|ac)$/i;
const MONTHS =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|mrz|okt|dez|ene|abr|ago|dic|avr|juin|juil|fev|gen|mag|giu|lug|set|ott|out|mrt|mei|maj";
const DAY_MONTH = new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?[-/. ]?(?:${MONTHS})[a-z]{0,7}[-/. ]?\\d{0,4}$`, "i");
const MONTH_NAME = new RegExp(`^(?:${MONTHS})(?:\\d{2,4})?$`, "i");
const YEAR = /^(?:19|20)\d\d$/;
const LETTER = /\p{L}/gu;
const DIGIT = /\p{N}/gu;
const MASK = /^[x*#.•]{3,}$|[x*•]{2,}\d|\d[x*•]{2,}/i;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const HAS_DIGIT = /\p{N}/u;
const FIGURES = /^\d+$/;

/** Letters around a digit in the mixed case of a code ("C1AbCdEf"). */
const SCRAMBLED = /\p{Lu}\p{N}\p{L}*\p{Ll}\p{Lu}/u;

/** A mix of letters and digits: a brand ("Check24", "7-Eleven"), something short ("O2"), or a reference. */
const classifyMix = (text: string, letters: number, digits: number): Token["kind"] => {
  if (text.includes("&")) return "word";
  if (SCRAMBLED.test(text) && text !== text.toUpperCase()) return "id";
  if (letters + digits <= 3 && letters > 0) return "short";
  const plain = text.replace(/[^\p{L}\p{N}]/gu, "");
  const ahead = /^\p{L}+/u.exec(plain)?.[0] ?? "";
  if (MARKER_SET.has(ahead.toLowerCase())) return "id";
  if (ahead.length >= 3 && ahead.length === letters && digits <= 3) return "word";
  if (/^\p{N}{1,4}\p{L}{4,}$/u.test(plain)) return "word";
  return letters >= 5 && digits <= 1 ? "word" : "id";
};

const classify = (text: string): Token["kind"] => {
  if (!HAS_DIGIT.test(text)) return MASK.test(text) ? "id" : "word";
  const digits = count(text, DIGIT);
  if (text.includes("@") || text.startsWith("#") || MASK.test(text)) return "id";
  const letters = count(text, LETTER);
  if (letters === 0) return text.includes("&") ? "word" : text.length <= 2 ? "small" : "id";
  return DAY_MONTH.test(text) ? "id" : classifyMix(text, letters, digits);
};

/** The address of a page, shortened so far that it names no one ("g.co/helppay"). */
const LINK = /^[a-z]\.[a-z]{2,3}\/\S/i;

const readDomain = (text: string): string | null => {
  if (!text.includes(".")) return null;
  const found = DOMAIN.exec(text);
  if (found === null) return null;
  const label = found[2] ?? "";
  if (!SECOND_LEVEL.test(label)) return label;
  const before = (found[1] ?? "").split(".").filter((part) => part !== "");
  return before.at(-1) ?? label;
};

const withWords = (kind: Token["kind"], text: string): Token => {
  const folded = foldWords(text);
  return { kind, text, words: folded.split(" "), folded };
};

const makeToken = (raw: string): Token | null => {
  if (raw === "*") return STAR;
  if (FIGURES.test(raw))
    return { kind: raw.length <= 2 ? "small" : "id", text: raw, words: [raw], folded: raw };
  if (raw === "¦") return BOUNDARY;
  const text = raw.replace(EDGES, "");
  if (text === "" || text === "&" || text === "+")
    return text === "" ? null : { kind: "word", text, words: [], folded: "" };
  const domain = readDomain(text);
  if (LINK.test(text)) return withWords("id", text);
  return domain === null ? withWords(classify(text), text) : withWords("domain", domain);
};

const known = openMemo<Token | "nothing">();
const makeOrNothing = (raw: string): Token | "nothing" => makeToken(raw) ?? "nothing";

/** Words come again in row after row; what has a digit seldom does. */
const readToken = (raw: string): Token | null => {
  const token = HAS_DIGIT.test(raw) ? makeOrNothing(raw) : known(raw, makeOrNothing);
  return token === "nothing" ? null : token;
};

const isMonth = ({ kind, text }: Token): boolean => kind === "word" && MONTH_NAME.test(text);

const joinSplitDate = (tokens: Token[]): Token[] => {
  if (!tokens.some(isMonth)) return tokens;
  return tokens.map((token, at) => {
    if (!isMonth(token)) return token;
    const before = tokens[at - 1]?.kind;
    const after = tokens[at + 1]?.kind;
    const ends = after === "small" && at + 2 === tokens.length;
    const dated = ends || before === "small" || before === "id" || YEAR.test(tokens[at + 1]?.text ?? "");
    return dated ? { ...token, kind: "id" } : token;
  });
};

const STARS = /\s*\*+\s*(?=[^\s\d*])|\*+\s+|^\*+/g;
const GAPS = /\s{2,}(?=\S)|[,;|()[\]<>"“”]+|\s[-–—]+\s|\t/g;
const NUMBERED =
  /-(?<=\p{L}{3}-)(?=\d{3}|\d\d?\/\d\d?(?!\d))|[-/](?<=(?<!\S)\p{L}{3,12}[-/])(?=\d{3}|(?=\p{Lu}*\d)[\p{Lu}\d]{5,}(?![\p{L}\p{N}/]))/gu;

/** A rail that stands against the name ("RSHOP-PADARIA"). */
const RAIL_AHEAD = /^\s*RSHOP-(?=\p{L})/u;

/** A date or number that stands against its word ("INT.PD:01-07-2024"). */
const LABELLED = /(\p{L}{2}):(?=\d)/gu;

/** A number that stands against a name ("12345678-LUCIA"). */
const NUMBER_AHEAD = /\b(\d{6,})-(?=\p{L}{3})/gu;
/** A name against which the number of a shop stands ("BP#1234567"). */
const NUMBERED_SHOP = /(?<!\S)(\p{L}{2,12})#(?=\d{3})/gu;
const LONG_NUMBER = /\d{8}/;
/** A word to which the bank glued a long number ("AMERICAN AIR0012312312"). */
const GLUED = /(\p{L}{3,})(?=\d{8,}\b)/gu;
/** An address that was cut off behind its name ("www.britishgas.co."). */
const CUT_ADDRESS = /\bwww\.([a-z0-9-]{3,})(?:\.[a-z]{0,3}\.?)?(?=\s|$)/giu;

/** A name against which an order's number is starred ("Amazon Prime*2K3AB"), other than a mask. */
const STARRED_NUMBER = /(?!x+\*)(?<!\p{L})(\p{L}{3,})\*+(?=\d)/giu;

/** What an American bank is by law, behind its name ("WELLS FARGO BANK, N.A."; "CITIBANK NA"). */
const NATIONAL_BANK = /(?<=\p{L})[,\s]+N\.\s?A\b\.?(?=[\s,;]|$)|(?<=bank)[,\s]+NA(?=[\s,;]|$)/giu;

const HYPHENED = /[-/]/;

/** Words of rails that banks write against the name. */
const ATTACHED = /^(VD[ACPS]|支付宝|财付通|微信支付|支付寶)-/u;

const spaceOut = (printed: string): string => {
  const text = printed.includes("-") ? printed.replace(ATTACHED, "$1 ") : printed;
  const shop = text.includes("#") ? text.replace(NUMBERED_SHOP, "$1 #") : text;
  const labelled = shop.includes(":") ? shop.replace(LABELLED, "$1 ") : shop;
  const unhyphened = HYPHENED.test(labelled) ? labelled.replace(NUMBERED, " ") : labelled;
  const unglued = LONG_NUMBER.test(unhyphened)
    ? unhyphened.replace(GLUED, "$1 ").replace(NUMBER_AHEAD, "$1 ")
    : unhyphened;
  const whole = unglued.includes("ww.") ? unglued.replace(CUT_ADDRESS, "$1") : unglued;
  const gapped = whole.replace(NATIONAL_BANK, " ").replace(RAIL_AHEAD, "").replace(GAPS, " ¦ ");
  if (!gapped.includes("*")) return gapped;
  return gapped.replace(STARS, " * ").replace(STARRED_NUMBER, "$1 * ");
};

/** The pieces of a printed text, in order; wide gaps, commas, brackets and semicolons become boundaries. */
export const readTokens = (text: string): Token[] => {
  const tokens = spaceOut(text)
    .split(/[\s_]+/)
    .map((raw) => readToken(raw))
    .filter((token) => token !== null);
  return joinSplitDate(tokens).filter((token, at, all) => token.kind !== "boundary" || isGap(all, at));
};

/** A wide space around a star is the star's own. */
const isGap = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind !== "star" && tokens[at - 1]?.kind !== "star";
