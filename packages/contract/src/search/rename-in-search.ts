import { foldText } from "../values/fold-text.ts";
import { LONGEST_SEARCH } from "../values/values.ts";
import { readSearch } from "./parse-search.ts";

/** A name that is another from now on, and the other names that there are of its kind. */
export type Renamed = {
  readonly field: "category" | "merchant" | "tag";
  readonly before: string;
  readonly after: string;
  readonly others: readonly string[];
};

/**
 * A search that names something by its words, as it finds the same once that has another name: words that told it by the old name and do not by
 * the new one become the new one; where they tell others too, it stands beside them. One that would not be understood then stays as it is.
 */
export const renameInSearch = (text: string, renamed: Renamed, locale: string): string => {
  const { field, before, after, others } = renamed;
  const name = quote(after);
  const contains = (whole: string, part: string): boolean => foldText(whole).includes(foldText(part));
  const places = readSearch(text, locale).unsure.flatMap((each) =>
    each.kind === "name" && each.field === field && contains(before, each.text) && !contains(after, each.text)
      ? [each]
      : [],
  );
  const next = places.reduceRight((written, { from, to, text: words }) => {
    const kept = others.some((other) => contains(other, words)) ? `${written.slice(from, to)},` : "";
    return `${written.slice(0, from)}${kept}${name}${written.slice(to)}`;
  }, text);
  const is_understood = next.length <= LONGEST_SEARCH && readSearch(next, locale).mistakes.length === 0;
  return is_understood ? next : text;
};

/** The longest piece of a name that quotes can stand around. */
const quote = (name: string): string => {
  const [longest = ""] = name.split('"').toSorted((one, other) => other.length - one.length);
  return `"${longest.trim()}"`;
};
