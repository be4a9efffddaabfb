const UNTIDY = /[^\S ]| {2}|^ | $/;

/** The text with single spaces and none around; null when nothing is left. */
export const tidyText = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined || text === "") return null;
  if (!UNTIDY.test(text)) return text;
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return plain === "" ? null : plain;
};

/** Payee and memo in one line, without saying the same twice. */
export const joinTexts = (name: string | null, memo: string | null): string => {
  if (name === null || memo === null) return name ?? memo ?? "";
  return memo.toLowerCase().startsWith(name.toLowerCase()) ? memo : `${name} ${memo}`;
};
