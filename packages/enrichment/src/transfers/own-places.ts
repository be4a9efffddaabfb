import type { OwnAccount } from "../finding-types.ts";
import { foldWords } from "../text/fold.ts";

/** How other statements may name one of the person's own accounts. */
export type OwnPlace = {
  readonly id: string;
  readonly type: string;
  readonly digits: string | null;
  /** Folded names (bank, label) with the words that make each. */
  readonly names: readonly { readonly printed: string; readonly words: readonly string[] }[];
};

export type OwnPlaces = {
  readonly byId: ReadonlyMap<string, OwnPlace>;
  readonly all: readonly OwnPlace[];
  /** Words of all own accounts and of the holder's names: they name no stranger. */
  readonly words: ReadonlySet<string>;
  readonly holders: readonly { readonly printed: string; readonly words: readonly string[] }[];
};

/** Words so common among banks and accounts that they tell no one apart. */
const COMMON = new Set(
  "bank banque banco banca bankas savings saving credit card cards account the of and first national union federal trust group plc ltd inc na sa ag se nv bv spa current checking joint main my online direct personal".split(
    " ",
  ),
);

const toNames = (texts: readonly (string | null)[]) =>
  texts.flatMap((printed) => {
    if (printed === null) return [];
    const all = foldWords(printed)
      .split(" ")
      .filter((word) => word !== "");
    const telling = all.filter((word) => !COMMON.has(word) && word.length > 1 && !/^\d+$/.test(word));
    return telling.length === 0 ? [] : [{ printed, words: telling }];
  });

/** The own accounts and the holder's names made ready for comparison. */
export const readOwnPlaces = (accounts: readonly OwnAccount[], own_names: readonly string[]): OwnPlaces => {
  const all = accounts.map((account) => ({
    id: account.id,
    type: account.account_type,
    digits: account.last_4_digits,
    names: toNames([account.bank_name, account.label]),
  }));
  const holders = toNames(own_names).filter(({ words }) => words.length > 1);
  const words = [...all.flatMap((place) => place.names), ...holders].flatMap((name) => name.words);
  // Addresses of instant payments are often the holder's name in one word.
  const joined = holders.map((name) => name.words.join(""));
  const byId = new Map(all.map((place) => [place.id, place]));
  return { byId, all, words: new Set([...words, ...joined]), holders };
};

/** The first of the names whose every word stands in a text framed by blanks. */
export const findName = (
  text: string,
  names: readonly { readonly printed: string; readonly words: readonly string[] }[],
): string | null =>
  names.find(({ words }) => words.every((word) => text.includes(` ${word} `)))?.printed ?? null;
