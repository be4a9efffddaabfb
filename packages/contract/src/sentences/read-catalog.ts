const ENTRY = /^msgid (".*(?:\n".*")*)\nmsgstr (".*(?:\n".*")*)$/gm;

/** A catalog writes its texts as JSON does, over several lines where they are long. */
const readText = (written: string): string =>
  written
    .split("\n")
    .map((line) => JSON.parse(line) as string)
    .join("");

/** What a catalog (a .po file) has for each name, or each English text where that is the name; empty where there are no words yet. */
export const readCatalog = (catalog: string): ReadonlyMap<string, string> => {
  const entries = [...catalog.matchAll(ENTRY)].map(
    ([, id = '""', text = '""']) => [readText(id), readText(text)] as const,
  );
  // What stands under no name is said of the file.
  return new Map(entries.filter(([id]) => id !== ""));
};
