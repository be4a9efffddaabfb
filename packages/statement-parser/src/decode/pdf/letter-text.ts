/** Ligatures, forms of presentation, wide letters, and the parts of ideographs that fonts give for whole ones. */
const COMPATIBLE = /[\u2e80-\u2fd5\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e]/;
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/gu;

const SPACE = 32;
const LAST_ASCII = 126;

/** What a letter reads as: without signs that show nothing, ligatures taken apart. */
export const toPlainLetter = (text: string): string => {
  const code = text.charCodeAt(0);
  if (text.length === 1 && code >= SPACE && code <= LAST_ASCII) return text;
  const plain = text.replaceAll(UNSEEN, "");
  return COMPATIBLE.test(plain) ? plain.normalize("NFKC") : plain;
};

/** Whether a text shows nothing but the gap it leaves. */
export const isBlank = (text: string): boolean => text.trim() === "";
