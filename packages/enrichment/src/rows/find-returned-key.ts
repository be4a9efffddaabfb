import { readVendor } from "../merchants/read-vendor.ts";
import type { FinderRow } from "../finding-types.ts";
import { foldWords } from "../text/fold.ts";
import { listPhrasesOf } from "../text/phrase-set.ts";
import { RETURN_WORDS } from "../words/payments.ts";

const known = new WeakMap<FinderRow, string | null>();

/**
 * The vendor key of money that came back, read without the words that say so ("UNPAID", "CHARGEBACK"), which would make it another vendor
 * than that of its purchase; null where no such word stands.
 */
export const findReturnedKey = (row: FinderRow): string | null => {
  const before = known.get(row);
  if (before !== undefined) return before;
  const key = readReturnedKey(row);
  known.set(row, key);
  return key;
};

const readReturnedKey = ({ amount, description, counterparty, vendor_key }: FinderRow): string | null => {
  if (amount <= 0) return null;
  const words = foldWords(description).split(" ");
  const found = listPhrasesOf(RETURN_WORDS, words);
  if (found.length === 0) return null;
  // A vendor that was not read from this text is known by something better.
  if (vendor_key !== null && vendor_key !== readVendor({ description, counterparty }).key) return null;
  const bare = words.filter((_, at) => !found.some((each) => at >= each.at && at < each.at + each.length));
  return readVendor({ description: bare.join(" ").toUpperCase(), counterparty }).key;
};
