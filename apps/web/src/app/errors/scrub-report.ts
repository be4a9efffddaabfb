const EMAIL = /[^\s@"'<>/]+@[^\s@"'<>/]+\.[a-z]{2,}/gi;
const TOKEN = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b|\b[\w-]{32,}\b/g;
const DIGITS = /\d[\d ,.'-]{2,}\d|\d{4,}/g;
const QUERY = /\?[^\s"'#]*/g;

/** Takes addresses, tokens, queries and runs of digits (accounts, amounts) out of a text. */
export const scrubText = (text: string): string =>
  text
    .replaceAll(QUERY, "?…")
    .replaceAll(EMAIL, "[email]")
    .replaceAll(TOKEN, "[token]")
    .replaceAll(DIGITS, "[digits]");

/** The same for every text inside a value; numbers stay, since a report's own are times and lines. */
export const scrubDeep = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return scrubText(value);
  if (depth > 8 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, depth + 1)]));
};
