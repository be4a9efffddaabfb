import { BANKS_AMERICAS_AFRICA } from "./banks-americas-africa.ts";
import { BANKS_ASIA_PACIFIC } from "./banks-asia-pacific.ts";
import { BANKS_EUROPE_NORTH_EAST } from "./banks-europe-north-east.ts";
import { listMarks } from "./list-marks.ts";
import { BANKS_EUROPE_WEST } from "./banks-europe-west.ts";

/** A bank of the directory; `country` is ISO 3166-1 alpha-2, `colour` the ground of its drawn logo (#rrggbb). */
export type DirectoryBank = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly mail_domains: readonly string[];
  readonly colour: string;
  /** Two to four letters; no other bank has the same. */
  readonly letters: string;
  /** Other names under which its statements go. */
  readonly other_names: readonly string[];
};

/** Grounds on which white letters hold at least 4.5:1. */
const COLOURS = [
  "#2e30ab",
  "#af3c00",
  "#10696c",
  "#660269",
  "#7a5f00",
  "#5b3fc4",
  "#1e7444",
  "#780106",
  "#1a6496",
  "#84522f",
  "#753952",
  "#4b5563",
];

const LINE = /^([A-Z]{2}) ([^()]+?)(?: \(([^()]+)\))?((?: [a-z0-9-]+(?:\.[a-z0-9-]+)+)*)$/;

/** The words of a name for comparison: lower case, without accents and punctuation. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("&", " and ")
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const placeColour = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length] ?? "#4b5563";
};

type Unmarked = Omit<DirectoryBank, "colour" | "letters">;

/** Gives each bank letters that no other bank has: the first of its own that are free, those with the fewest first. */
const markBanks = (banks: readonly Unmarked[]): DirectoryBank[] => {
  const taken = new Set<string>();
  const choices = banks.map((bank) => ({ bank, marks: listMarks(bank.name) }));
  const marked = new Map<Unmarked, string>();
  for (const { bank, marks } of choices.toSorted((a, b) => a.marks.length - b.marks.length)) {
    const letters = marks.find((mark) => !taken.has(mark));
    if (letters === undefined) throw new Error(`There is no mark left for ${bank.name}.`);
    taken.add(letters);
    marked.set(bank, letters);
  }
  return banks.map((bank) => ({ ...bank, letters: marked.get(bank) ?? "", colour: placeColour(bank.id) }));
};

const readBank = (line: string): Unmarked => {
  const [, country = "", name = "", others = "", domains = ""] = LINE.exec(line) ?? [];
  const id = `${country.toLowerCase()}-${foldName(name).replaceAll(" ", "-")}`;
  return {
    id,
    name,
    country,
    mail_domains: domains.split(" ").filter((domain) => domain !== ""),
    other_names: others.split(", ").filter((other) => other !== ""),
  };
};

type Searchable = { readonly bank: DirectoryBank; readonly names: readonly string[] };
type Directory = {
  readonly banks: readonly DirectoryBank[];
  readonly byId: ReadonlyMap<string, DirectoryBank>;
  readonly searchable: readonly Searchable[];
};

let directory: Directory | null = null;

/** Made when first asked for: it takes longer than loading all else, and most threads never ask. */
const getDirectory = (): Directory => {
  if (directory !== null) return directory;
  const lines = [
    BANKS_EUROPE_WEST,
    BANKS_EUROPE_NORTH_EAST,
    BANKS_AMERICAS_AFRICA,
    BANKS_ASIA_PACIFIC,
  ].flatMap((text) => text.trim().split("\n"));
  const banks = markBanks(lines.map(readBank));
  directory = {
    banks,
    byId: new Map(banks.map((bank) => [bank.id, bank])),
    searchable: banks.map((bank) => ({ bank, names: [bank.name, ...bank.other_names].map(foldName) })),
  };
  return directory;
};

/** Banks of the world that people hold everyday accounts with, in the order of their region's file. */
export const listBanks = (): readonly DirectoryBank[] => getDirectory().banks;

/** The bank of an id, or null. */
export const findBank = (id: string): DirectoryBank | null => getDirectory().byId.get(id) ?? null;

const WHOLE = 0;
const START = 1;
const WORDS = 2;

/** How well a name answers a query: 0 the whole name, 1 its start, 2 each word of the query starts a word of it; null not at all. */
const rankName = (name: string, query: string): number | null => {
  if (name === query) return WHOLE;
  if (name.startsWith(query)) return START;
  const words = name.split(" ");
  return query.split(" ").every((part) => words.some((word) => word.startsWith(part))) ? WORDS : null;
};

const rankBank = ({ names }: Searchable, query: string): number | null => {
  const ranks = names.map((name) => rankName(name, query)).filter((rank) => rank !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
};

/**
 * Banks whose name answers the query by its start or its words, ignoring accents, the best first; those of `country` (ISO 3166-1
 * alpha-2) come before others. An empty query lists the country's banks, or all.
 */
export const findBanks = (query: string, country: string | null): DirectoryBank[] => {
  const folded = foldName(query);
  const { banks, searchable } = getDirectory();
  if (folded === "") return banks.filter((bank) => country === null || bank.country === country);
  return searchable
    .map((entry) => ({ bank: entry.bank, rank: rankBank(entry, folded) }))
    .filter((entry): entry is { bank: DirectoryBank; rank: number } => entry.rank !== null)
    .map(({ bank, rank }) => ({ bank, rank: rank + (bank.country === country ? 0 : WORDS + 1) }))
    .toSorted((a, b) => a.rank - b.rank || a.bank.name.localeCompare(b.bank.name, "en"))
    .map(({ bank }) => bank);
};

let mail_domains: ReadonlyMap<string, DirectoryBank> | null = null;

/** The bank whose domain, or a part of it, an address is at. */
export const findBankOfMail = (address: string): DirectoryBank | null => {
  mail_domains ??= new Map(
    getDirectory().banks.flatMap((bank) => bank.mail_domains.map((domain) => [domain, bank] as const)),
  );
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  for (let from = 0; from < labels.length - 1; from += 1) {
    const bank = mail_domains.get(labels.slice(from).join("."));
    if (bank !== undefined) return bank;
  }
  return null;
};
