/** What a JSON text costs to parse: how deep it goes, and how many names and commas it holds. */
export type JsonSize = { readonly depth: number; readonly keys: number; readonly commas: number };

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The place of the quote that ends a text, or the end of everything. */
const endOfText = (text: string, from: number): number => {
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) break;
  }
  return at;
};

/** Counts in one pass and without building anything; a text that is no JSON is counted all the same. */
export const measureJson = (text: string): JsonSize => {
  let open = 0;
  let depth = 0;
  let keys = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at + 1);
    else if (sign === COMMA) commas += 1;
    else if (sign === COLON) keys += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) open -= 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth = Math.max(depth, (open += 1));
  }
  return { depth, keys, commas };
};
