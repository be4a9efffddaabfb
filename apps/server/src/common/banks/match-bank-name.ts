import { foldName, type DirectoryBank, listBanks } from "./directory.ts";

/** Words that many banks share or that only say what kind of company it is. */
const COMMON_WORDS = new Set(
  "bank banks banking banco banca banque bankasi bankas ag sa spa nv plc ltd limited inc na co corp corporation the of ab asa oyj as se gmbh group gruppe pvt private credit card cards usa".split(
    " ",
  ),
);

/** What kind of bank a company is by law, behind its folded name, where the words say nothing else. */
const LEGAL_KIND =
  / (?:national association|federal savings bank|state savings bank|fsb|ssb|limited|ltd|plc)$/;

const toDistinctive = (name: string): string =>
  foldName(name)
    .split(" ")
    .filter((word) => !COMMON_WORDS.has(word))
    .join(" ");

const collect = (readName: (name: string) => string): Map<string, DirectoryBank[]> => {
  const found = new Map<string, DirectoryBank[]>();
  for (const bank of listBanks()) {
    for (const name of new Set([bank.name, ...bank.other_names].map(readName))) {
      if (name !== "") found.set(name, [...(found.get(name) ?? []), bank]);
    }
  }
  return found;
};

type Named = ReadonlyMap<string, readonly DirectoryBank[]>;
let named: { readonly byName: Named; readonly byDistinctive: Named } | null = null;

/** Made when the first name is asked for, like the directory itself. */
const getNamed = () => {
  named ??= { byName: collect(foldName), byDistinctive: collect(toDistinctive) };
  return named;
};

const SHORTEST_CONTAINED = 4;

/** The only bank of a name, or the one whose own name (not another) it is. */
const pickOne = (banks: readonly DirectoryBank[] | undefined, folded: string): DirectoryBank | null => {
  if (banks === undefined) return null;
  const [only] = banks;
  if (banks.length === 1) return only ?? null;
  const own = banks.filter((bank) => foldName(bank.name) === folded);
  return own.length === 1 ? (own[0] ?? null) : null;
};

const findContained = (distinctive: string): DirectoryBank | null => {
  const text = ` ${distinctive} `;
  const hits = [...getNamed().byDistinctive]
    .filter(([name]) => name.length >= SHORTEST_CONTAINED && text.includes(` ${name} `))
    .toSorted(([a], [b]) => b.length - a.length);
  const longest = hits[0];
  return longest === undefined ? null : pickOne(longest[1], longest[0]);
};

const findNamed = (folded: string): DirectoryBank | null => {
  const { byName, byDistinctive } = getNamed();
  return pickOne(byName.get(folded), folded) ?? pickOne(byDistinctive.get(toDistinctive(folded)), folded);
};

/**
 * The bank that a statement's printed name ("HDFC BANK LTD.", "Barclays Bank UK PLC") means, or null when none or several may
 * be meant.
 */
export const matchBankName = (printed: string): DirectoryBank | null => {
  const folded = foldName(printed);
  if (folded === "") return null;
  const bare = folded.replace(LEGAL_KIND, "");
  return (
    findNamed(folded) ?? (bare === folded ? null : findNamed(bare)) ?? findContained(toDistinctive(bare))
  );
};
