type Filling = Readonly<Record<string, string | number>>;

/** Where the brace that opens at `from` is closed. */
const findEnd = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

const CASE = /\s*([\w=]+)\s*\{/y;

const readCases = (text: string): Map<string, string> => {
  const cases = new Map<string, string>();
  let at = 0;
  for (;;) {
    CASE.lastIndex = at;
    const found = CASE.exec(text);
    if (found === null) return cases;
    const open = CASE.lastIndex - 1;
    const end = findEnd(text, open);
    cases.set(found[1] ?? "", text.slice(open + 1, end));
    at = end + 1;
  }
};

const PLACE = /^(\w+)(?:, (\w+)(?:, (.*))?)?$/s;

const kinds = new Map<string, Intl.PluralRules>();
const pluralKind = (count: number, locale: string): string => {
  const known = kinds.get(locale) ?? new Intl.PluralRules(locale);
  kinds.set(locale, known);
  return known.select(count);
};

const fillPlace = (place: string, filling: Filling, locale: string): string => {
  const [, name = "", type, rest = ""] = PLACE.exec(place) ?? [];
  const value = filling[name] ?? "";
  if (type === undefined) return String(value);
  if (type === "number") return Number(value).toLocaleString(locale);
  const cases = readCases(rest);
  const kind = type === "plural" ? cases.get(pluralKind(Number(value), locale)) : undefined;
  const chosen =
    cases.get(type === "plural" ? `=${value}` : String(value)) ?? kind ?? cases.get("other") ?? "";
  const text = fillIn(chosen, filling, locale);
  return type === "plural" ? text.replaceAll("#", Number(value).toLocaleString(locale)) : text;
};

/** A sentence in ICU's notation (`{name}`, `{n, number}`, `plural`, `select`) with what stands at its places. */
export const fillIn = (sentence: string, filling: Filling, locale = "en"): string => {
  let filled = "";
  let at = 0;
  for (let open = sentence.indexOf("{"); open >= 0; open = sentence.indexOf("{", at)) {
    const end = findEnd(sentence, open);
    filled += sentence.slice(at, open) + fillPlace(sentence.slice(open + 1, end), filling, locale);
    at = end + 1;
  }
  return filled + sentence.slice(at);
};
