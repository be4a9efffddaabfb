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

const fillPlace = (place: string, filling: Filling): string => {
  const [, name = "", type, rest = ""] = PLACE.exec(place) ?? [];
  const value = filling[name] ?? "";
  if (type === undefined) return String(value);
  if (type === "number") return Number(value).toLocaleString("en");
  const cases = readCases(rest);
  const one = type === "plural" && value === 1 ? cases.get("one") : undefined;
  const chosen =
    cases.get(type === "plural" ? `=${value}` : String(value)) ?? one ?? cases.get("other") ?? "";
  const text = fillIn(chosen, filling);
  return type === "plural" ? text.replaceAll("#", String(value)) : text;
};

/** An English sentence in ICU's notation (`{name}`, `{n, number}`, `plural`, `select`) with what stands at its places. */
export const fillIn = (english: string, filling: Filling): string => {
  let filled = "";
  let at = 0;
  for (let open = english.indexOf("{"); open >= 0; open = english.indexOf("{", at)) {
    const end = findEnd(english, open);
    filled += english.slice(at, open) + fillPlace(english.slice(open + 1, end), filling);
    at = end + 1;
  }
  return filled + english.slice(at);
};
