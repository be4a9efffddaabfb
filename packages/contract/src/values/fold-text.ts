/** Lower case without accents: what two spellings share when only case and marks differ. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

/** Signs that stand within a name, and are left out where it is written in a hurry; one that joins two letters may have room around it. */
export const SIGNS_IN_NAMES = [" & ", "&", "'", "\u2019", "-"] as const;
/** The same between two letters, so that what stands alone stays what it is. */
const WITHIN = /(?<=[\p{L}\p{N}])[&'\u2019-](?=[\p{L}\p{N}])/gu;

/** A folded name without the signs within it: `at&t` and `att` are one, `h & m` and `hm`, `mcdonald's` and `mcdonalds`. */
export const joinName = (folded: string): string =>
  SIGNS_IN_NAMES.reduce((text, sign) => text.replaceAll(sign, ""), folded);

/** Whether a folded name holds a folded word, as it is written or with the signs of both left out. */
export const isInName = (name: string, word: string): boolean =>
  name.includes(word) || joinName(name).includes(joinWord(word));

/** A folded word that is looked for in names without their signs. */
export const joinWord = (folded: string): string => folded.replaceAll(WITHIN, "");
