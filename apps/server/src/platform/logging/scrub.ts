type Cut = (run: string) => string;
type Rule = readonly [RegExp, string | Cut];

const TOKEN_LENGTH = 24;
/** Of 32 random bytes in 43 signs one in 1,500 has no digit; longer names of code in both cases are hardly written. */
const SURELY_RANDOM = 40;

const isToken = (run: string): boolean =>
  run.length >= TOKEN_LENGTH &&
  /[A-Za-z]/.test(run) &&
  (/\d/.test(run) || (run.length >= SURELY_RANDOM && /[a-z]/.test(run) && /[A-Z]/.test(run)));

/** A run of words and hyphens that is long and random, whatever hyphens stand around it. */
const cutToken: Cut = (run) => {
  let [from, to] = [0, run.length];
  while (run[from] === "-") from += 1;
  while (to > from && run[to - 1] === "-") to -= 1;
  const inner = run.slice(from, to);
  return isToken(inner) ? `${run.slice(0, from)}[token]${run.slice(to)}` : run;
};

/** Parts between dots of which one begins a signed token: that, the next, and the signature behind it. */
const cutSigned: Cut = (run) => {
  const parts = run.split(".");
  const kept: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? "";
    const from = part.search(/\beyJ[\w-]/);
    if (from < 0 || (parts[index + 1] ?? "") === "") kept.push(part);
    else {
      kept.push(`${part.slice(0, from)}[token]`);
      index += 2;
    }
  }
  return kept.join(".");
};

/** Words around an "@" of which a later one has a dot inside; behind a stroke it begins the name of a package in a path. */
const cutAddress: Cut = (run) => {
  const [name = "", ...places] = run.split("@");
  return name !== "" && !name.endsWith("/") && places.some((place) => /^[^.].*\../.test(place))
    ? "[e-mail]"
    : run;
};

/**
 * In order: what opens accounts, then what names people and accounts, then long numbers. What has no end of its own is taken as a whole
 * run and looked into then: tried from each of its letters, a long one would take as long as the square of it.
 */
const RULES: readonly Rule[] = [
  [/\bBearer\s+[\w.~+/-]+=*/gi, "Bearer [kept out]"],
  [
    /((?:pass(?:word|wd|phrase)?|secret|token|cookie|sentry_key|api[_-]?key)["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;}]+)/gi,
    "$1[kept out]",
  ],
  [/[\w.-]+/g, cutSigned],
  [/[^\s<>"'()=:;,[\]]+/g, cutAddress],
  [/\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/g, "[account]"],
  [/\d(?:[ .-]?\d){6,}/g, "[number]"],
  [/[\w-]+/g, cutToken],
];

const applyRule = (text: string, [pattern, by]: Rule): string =>
  // The two kinds of replacement are two overloads.
  typeof by === "string" ? text.replaceAll(pattern, by) : text.replaceAll(pattern, by);

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
  const scrubbed = RULES.reduce(applyRule, held);
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
