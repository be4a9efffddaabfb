import { decodeLoosely, decodeStrictly } from "./text-decoder.ts";

/**
 * A code page and the letters beyond ASCII of each language written in it, in scripts of their own the commonest first;
 * a text uses the letters of one language.
 */
type CodePage = { encoding: string; languages: readonly string[] };

const CYRILLIC = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґ№";

const GREEK = "αοιετνσρηπκμλςυγδθφχωβξζψάέήίόύώϊϋΐ";

/** Tried in this order; of two equally good ones the first is taken. */
const CODE_PAGES: readonly CodePage[] = [
  {
    encoding: "windows-1252",
    languages: [
      "äöüß",
      "àâçéèêëîïôûùüÿœæ",
      "áéíóúüñºª",
      "áâãàçéêíóôõúüºª",
      "àèéìíîòóùú",
      "åäöøæé",
      "ëïéèüöáó",
    ],
  },
  {
    encoding: "windows-1250",
    languages: ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţ", "čćđšž"],
  },
  { encoding: "windows-1251", languages: [CYRILLIC] },
  { encoding: "windows-1253", languages: [GREEK] },
  { encoding: "windows-1254", languages: ["çğıöşüâîûİ"] },
  { encoding: "windows-1255", languages: ["יוהלארתמבשנעקדחפטסגכצזםןךףץ"] },
  { encoding: "windows-1256", languages: ["المينرتوبعدسفهكقحجشخصطغذزضثظةىأإآؤئء"] },
  { encoding: "windows-1257", languages: ["āčēģīķļņšūž", "ąčęėįšųūž", "äõöüšž"] },
  {
    encoding: "windows-874",
    languages: ["กขคงจฉชซญฎฏฐณดตถทธนบปผฝพฟภมยรลวศษสหอฮะาำเแโใไๆ"],
  },
  { encoding: "windows-1252", languages: ["áðéíóúýþæö"] },
  { encoding: "iso-8859-15", languages: ["äöüß", "àâçéèêëîïôûùüÿœæ", "áéíóúüñ", "åäöøæé"] },
  { encoding: "iso-8859-2", languages: ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áéíóöőúüű"] },
  { encoding: "iso-8859-16", languages: ["ăâîșț"] },
  { encoding: "iso-8859-13", languages: ["āčēģīķļņšūž", "ąčęėįšųūž"] },
  { encoding: "iso-8859-7", languages: [GREEK] },
  { encoding: "koi8-r", languages: [CYRILLIC] },
  { encoding: "koi8-u", languages: [CYRILLIC] },
  { encoding: "ibm866", languages: [CYRILLIC] },
  {
    encoding: "ibm850",
    languages: ["äöüß", "àâçéèêëîïôûù", "áéíóúñ", "ãõçáéíóúâêà", "åäöøæé"],
  },
  {
    encoding: "ibm852",
    languages: ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž"],
  },
  { encoding: "macintosh", languages: ["äöüß", "àâçéèêëîïôûùü", "áéíóúñ", "ãõçáéíóú", "åæø"] },
];

const MULTI_BYTE = ["gb18030", "shift_jis", "big5", "euc-kr", "euc-jp"];

/** Characters that make East Asian text plausible: kana, hangul, and the everyday ideographs of bank files. */
const EVERYDAY =
  "的交易日期金额金額余额餘額收支出入账帳号號户戶名行银銀元备備注摘要对方時时间间类類型状態态付款转轉存取手續费費卡商户現现円引落預振込残高年月利用店支払明細内容거래일자금액잔액입출내용은행적요";

const SAMPLE_BYTES = 32 * 1024;

const LATIN = /\p{Script=Latin}/u;
const LETTER = /[\p{L}\p{M}]/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const QUIET = /[§«»“”„’‘–…\u00a0°·²³½]/;
const MONEY_SIGN = /[€£₪₺]/;
const ASCII_LETTER = /[A-Za-z]/;

/** The letters of one text that are beyond ASCII, and how well each stands among its neighbours. */
type ReadText = { letters: Map<string, number>; score: number };

/** A letter fits badly in a word of another script, in the wrong case, or glued to a number. */
const weighLetter = (char: string, before: string, after: string): number => {
  const latin = LATIN.test(char);
  let score = 0;
  if (!latin && (ASCII_LETTER.test(before) || ASCII_LETTER.test(after))) score -= 2;
  if (latin && before > "\u007f" && after > "\u007f" && LETTER.test(before) && LETTER.test(after)) score -= 1;
  if (UPPER.test(char) && LOWER.test(before)) score -= 1.5;
  if (LOWER.test(char) && UPPER.test(before) && UPPER.test(after)) score -= 1.5;
  if (/\d/.test(after) && !LETTER.test(before)) score -= 1.5;
  // A letter by itself is rather a space or the sign of a currency.
  if (!LETTER.test(before) && !LETTER.test(after)) score -= 2;
  // This form of a Greek letter ends words.
  if (char === "ς" && LETTER.test(after)) score -= 3;
  return score;
};

const weighSign = (char: string, before: string, after: string): number => {
  if (MONEY_SIGN.test(char) && before === "(" && after === ")") return 2;
  if (MONEY_SIGN.test(char)) return /[\d\s]/.test(after) || /[\d\s\u00a0]/.test(before) ? 1 : 0;
  if (char >= "\u0080" && char < "\u00a0") return -3;
  if (LETTER.test(before) && LETTER.test(after)) return QUIET.test(char) ? 0 : -2;
  return QUIET.test(char) ? 0 : -0.5;
};

const readSample = (text: string): ReadText => {
  const letters = new Map<string, number>();
  let score = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 128) continue;
    const char = text.charAt(index);
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    if (LETTER.test(char)) {
      score += weighLetter(char, before, after);
      letters.set(char, (letters.get(char) ?? 0) + 1);
    } else score += weighSign(char, before, after);
  }
  return { letters, score };
};

const scoreLanguage = (letters: ReadonlyMap<string, number>, language: string): number => {
  const usual = new Set(language + language.toUpperCase());
  let score = 0;
  for (const [letter, count] of letters)
    score += count * (usual.has(letter) || /\p{M}/u.test(letter) ? 1 : -1);
  return score;
};

/** The commonest letters of a script are met often; a text read in the wrong page or script has them rarely. */
const scoreCommon = (letters: ReadonlyMap<string, number>, language: string): number => {
  let score = 0;
  const common = language.slice(0, 10);
  for (const [letter, count] of letters) if (common.includes(letter.toLowerCase())) score += count * 0.3;
  return score;
};

const scoreSingleByte = (text: string, page: CodePage): number => {
  const { letters, score } = readSample(text);
  const [first = ""] = page.languages;
  const byLanguage = page.languages.map((language) => scoreLanguage(letters, language));
  const ownScript = first !== "" && !LATIN.test(first);
  return score + Math.max(...byLanguage) + (ownScript ? scoreCommon(letters, first) : 0);
};

/**
 * No word begins in Latin letters and goes on in others: that was one letter with a mark. In capitals short names do
 * (`ATM取款`), but none goes on in Latin after a single sign.
 */
const LOWER_ASCII = /[a-z]/;
const splitsWord = (before: string, after: string): boolean =>
  LOWER_ASCII.test(before) || (ASCII_LETTER.test(before) && ASCII_LETTER.test(after));

/** Wide letters, digits and marks: read in the wrong page they are rare ideographs, and none are read by chance. */
const isWide = (code: number): boolean =>
  (code >= 0xff01 && code <= 0xff5e) || (code >= 0x3000 && code <= 0x3002);

const isIdeograph = (char = ""): boolean => char >= "\u4e00" && char <= "\u9fff";

/** Syllables stand among syllables: beside ideographs they are read in the wrong page. */
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

const scoreMultiByte = (text: string): number => {
  let score = 0;
  const chars = Array.from(text);
  for (const [at, char] of chars.entries()) {
    const code = char.codePointAt(0) ?? 0;
    if (code >= 128 && code < 0xff00 && splitsWord(chars[at - 1] ?? "", chars[at + 1] ?? "")) score -= 3;
    if (code < 128) continue;
    if (EVERYDAY.includes(char)) score += 3;
    else if ((code >= 0x3040 && code <= 0x30ff) || isWide(code)) score += 1.2;
    else if (isIdeograph(char)) score += 0.8;
    else if (isHangul(code)) score += isIdeograph(chars[at - 1]) || isIdeograph(chars[at + 1]) ? -1 : 1.6;
    else if (code >= 0xe000 && code <= 0xf8ff) score -= 5;
    else score -= 0.5;
  }
  return score;
};

/** A declared encoding that the platform knows and that is no Unicode form (that would have been valid already). */
const isUsable = (declared: string | null, sample: Uint8Array): declared is string =>
  declared !== null && !/utf|ascii|unicode|none/i.test(declared) && decodeStrictly(sample, declared) !== null;

/** The likeliest non-Unicode encoding of the bytes; a usable declared one wins. */
export const chooseLegacyEncoding = (bytes: Uint8Array, declared: string | null): string => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isUsable(declared, sample)) return declared;
  let best = { encoding: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const page of CODE_PAGES) {
    const score = scoreSingleByte(decodeLoosely(sample, page.encoding), page);
    if (score > best.score) best = { encoding: page.encoding, score };
  }
  for (const encoding of MULTI_BYTE) {
    if (decodeStrictly(bytes, encoding) === null) continue;
    const score = scoreMultiByte(decodeLoosely(sample, encoding));
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
};
