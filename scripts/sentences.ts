const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Three words or more, the first with a capital letter and the second without. */
const SENTENCE = /^[A-Z][\w'’-]*,? (?:[a-z]|\$\{)[^\s]* \S/;

/** Faults of the program, what is logged, and what the documents of a call say: nobody sees these on a screen. */
const FOR_OTHERS = /(?:\bnew \w*(?:Error|Fault)\(|\bsuper\(|\blog\.\w+\([^;]*|\b(?:summary|title):)\s*$/;

/** Sentences that stand in a source file in English, but for those of its faults, its log and its documents. */
export const findSentences = (source: string): string[] =>
  [...source.matchAll(COMMENT_OR_TEXT)].flatMap(({ 0: found, index }) => {
    const text = found.slice(1, -1);
    if (found.startsWith("/") || !SENTENCE.test(text)) return [];
    return FOR_OTHERS.test(source.slice(Math.max(0, index - 200), index)) ? [] : [text];
  });
