const LETTERS = /\p{L}/gu;
const BACKWARD = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const BACKWARD_LETTER = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Mostly in letters that run from right to left: there the first column is the rightmost. */
export const runsRightToLeft = (text: string): boolean => {
  const backward = text.match(BACKWARD)?.length ?? 0;
  return backward > 0 && backward * 2 > (text.match(LETTERS)?.length ?? 0);
};

/** Words as they stand from left to right, joined as they are read: backwards, but numbers and foreign words forwards. */
export const joinBackwards = (words: readonly string[]): string => {
  const joined: string[] = [];
  let forwards: string[] = [];
  const close = (): void => {
    joined.push(...forwards.toReversed());
    forwards = [];
  };
  for (const word of words.toReversed())
    if (BACKWARD_LETTER.test(word)) {
      close();
      joined.push(word);
    } else forwards.push(word);
  close();
  return joined.join(" ");
};
