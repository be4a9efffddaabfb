import type { Services } from "../../../platform/services.ts";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
/** 100 bits, five a letter. */
const LETTERS = 20;
const NAME = new RegExp(`^u-[${ALPHABET}]{${String(LETTERS)}}$`);

/** What stands in front of the @ of a new address: nobody guesses it. */
export const makeName = ({ randomBytes }: Services["clock"]): string =>
  `u-${Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length] ?? "").join("")}`;

/** The name of an address of this domain, as it is kept; null for any other, which is none of ours. */
export const toName = (address: string, domain: string): string | null => {
  const written = address.toLowerCase();
  const at = written.lastIndexOf("@");
  const name = written.slice(0, Math.max(0, at));
  return written.slice(at + 1) === domain && NAME.test(name) ? name : null;
};
