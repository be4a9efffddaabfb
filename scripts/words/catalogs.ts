import type { Language } from "../../packages/contract/src/values/languages.ts";

/** A place of a text: its name, and the texts of its cases where it chooses among some. */
type Place = { readonly name: string; readonly type: string; readonly cases: ReadonlyMap<string, string> };

const findEnd = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed in: ${text}`);
};

const readCases = (rest: string): Map<string, string> => {
  const cases = new Map<string, string>();
  for (let open = rest.indexOf("{"), from = 0; open >= 0; open = rest.indexOf("{", from)) {
    const end = findEnd(rest, open);
    cases.set(rest.slice(from, open).trim(), rest.slice(open + 1, end));
    from = end + 1;
  }
  return cases;
};

const PLACE = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s;

/** The places of a text in ICU's notation, those of its cases among them. */
const listPlaces = (text: string): Place[] => {
  const places: Place[] = [];
  for (let open = text.indexOf("{"), from = 0; open >= 0; open = text.indexOf("{", from)) {
    const end = findEnd(text, open);
    const [, name = "", type = "", rest = ""] = PLACE.exec(text.slice(open + 1, end)) ?? [];
    const cases = readCases(rest);
    places.push({ name, type, cases }, ...[...cases.values()].flatMap(listPlaces));
    from = end + 1;
  }
  return places;
};

const listTags = (text: string): string[] => [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag);

const toKey = (names: Iterable<string>): string => [...new Set(names)].toSorted().join(" ");

/** The numbers of things that a screen counts: kinds that only others need (a million) may be left to `other`. */
const MOST_COUNTED = 1000;

/** For each kind of plural that counting needs in a language the numbers of that kind. */
const listKinds = (language: Language): Map<string, number[]> => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: MOST_COUNTED }, (_, index) => index + 1);
  return Map.groupBy(numbers, (number) => rules.select(number));
};

/** Words that are alike for every number are said once. */
const isSaidOnce = ({ cases }: Place): boolean =>
  [...cases.keys()].every((kind) => /^(?:other|=.*)$/.test(kind));

const findKindFaults = (place: Place, language: Language): string[] =>
  isSaidOnce(place)
    ? []
    : [...listKinds(language)].flatMap(([kind, numbers]) =>
        place.cases.has(kind) || numbers.every((number) => place.cases.has(`=${String(number)}`))
          ? []
          : [`{${place.name}} has no “${kind}”`],
      );

/** What keeps the words of a language from saying what an English text says. */
export const findFaults = (english: string, words: string, language: Language): string[] => {
  if (words === "") return ["no words"];
  const [wanted, found] = [listPlaces(english), listPlaces(words)];
  const toPlaces = (places: readonly Place[]): string =>
    toKey(places.map(({ name, type }) => `{${name}${type === "" ? "" : `, ${type}`}}`));
  const faults = found
    .filter(({ type }) => type === "plural")
    .flatMap((place) => findKindFaults(place, language));
  if (toPlaces(wanted) !== toPlaces(found))
    faults.push(`${toPlaces(wanted)} became ${toPlaces(found) || "nothing"}`);
  if (toKey(listTags(english)) !== toKey(listTags(words))) faults.push("other tags");
  return faults;
};
