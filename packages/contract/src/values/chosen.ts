/** Ids of which any will do, and ids that are left out. */
export type Chosen = { readonly any: readonly string[]; readonly without: readonly string[] };

const LEFT_OUT = "-";

/** Reads ids with commas between, those with a minus before them left out: `ID,ID` or `-ID`. */
export const readChosen = (written: string | undefined): Chosen => {
  const ids = (written ?? "").split(",").filter((id) => id !== "");
  return {
    any: ids.filter((id) => !id.startsWith(LEFT_OUT)),
    without: ids.filter((id) => id.startsWith(LEFT_OUT)).map((id) => id.slice(1)),
  };
};

/** Writes what {@link readChosen} reads; nothing chosen is undefined. */
export const writeChosen = ({ any, without }: Chosen): string | undefined => {
  const ids = [...new Set(any), ...[...new Set(without)].map((id) => `${LEFT_OUT}${id}`)];
  return ids.length === 0 ? undefined : ids.join(",");
};

/** More than a person picks. */
export const MOST_CHOSEN = 50;
const ID = "[0-9a-f-]{36}";

/** What {@link readChosen} can read; `none` stands for nothing at all where that can be asked. */
export const chosenPattern = (allows_none: boolean): RegExp => {
  const one = allows_none ? `-?(?:${ID}|none)` : `-?${ID}`;
  return new RegExp(`^${one}(?:,${one}){0,${String(MOST_CHOSEN - 1)}}$`);
};
