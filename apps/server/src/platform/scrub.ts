type Rule = readonly [RegExp, string];

/** In order: what opens accounts, then what names people and accounts, then long numbers. */
const RULES: readonly Rule[] = [
  [/\bBearer\s+[\w.~+/-]+=*/gi, "Bearer [kept out]"],
  [
    /((?:pass(?:word|wd|phrase)?|secret|token|cookie|sentry_key|api[_-]?key)["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;}]+)/gi,
    "$1[kept out]",
  ],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/[^\s@<>"'()=:;,[\]]+@[^\s@<>"'()=:;,[\]]+\.[^\s@<>"'()=:;,[\]]+/g, "[e-mail]"],
  [/\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/g, "[account]"],
  [/\d(?:[ .-]?\d){6,}/g, "[number]"],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}\b/g, "[token]"],
];

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** Letters of the private use area, which no text of ours has, stand for ids while the rest is cut. */
const FIRST_MARK = 0xe001;

/** Text without passwords, tokens, e-mail addresses, account numbers and other long numbers; ids of rows stay. */
export const scrubText = (text: string): string => {
  const ids: string[] = [];
  const held = text.replaceAll(
    UUID,
    (id) => `\ue000${String.fromCodePoint(FIRST_MARK + ids.push(id) - 1)}\ue000`,
  );
  const scrubbed = RULES.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), held);
  return scrubbed.replaceAll(
    /\ue000(.)\ue000/gu,
    (_, sign: string) => ids[(sign.codePointAt(0) ?? 0) - FIRST_MARK] ?? "",
  );
};

const DEEPEST = 6;

/** The same for every text inside a JSON value; what lies deeper than six levels is left out. */
export const scrubValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) return value.map((each) => scrubValue(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scrubValue(each, depth + 1)]));
};
