/** Values of fields, by the names under which they are saved. */
export type Fields = Readonly<Record<string, unknown>>;
/** A field that was changed here and meanwhile elsewhere, to different values. */
export type Difference = { readonly name: string; readonly mine: unknown; readonly theirs: unknown };

/** Nothing, an empty text and a missing value are one and the same in a form. */
const toText = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "null";
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${name}:${toText(each)}`).join()}}`;
};

export const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

/** The fields that were changed since `before`. */
export const pickChanged = <T extends Fields>(values: T, before: Fields): Partial<T> =>
  // a part of the values has their types
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before[name])),
  ) as Partial<T>;

/** What a person must decide: of the fields of `change`, those that are neither as they were seen nor as they are wanted. */
export const listDifferences = (change: Fields, seen: Fields, current: Fields): Difference[] =>
  Object.entries(change).flatMap(([name, mine]) => {
    const theirs = current[name];
    return isSame(theirs, seen[name]) || isSame(theirs, mine) ? [] : [{ name, mine, theirs }];
  });
