import { setTimeout as sleep } from "node:timers/promises";
import type { MailTrial } from "@passbook/contract/mail-trials";
import type { Services } from "../../../platform/services.ts";
import type { MailSignatures, SignatureKeys } from "../../../reader/index.ts";

type Checking = Pick<Services, "names" | "reader" | "reading">;

/** A head that is larger, or has more signatures, is made to cost time. */
const MOST_HEAD_BYTES = 256 * 1024;
const MOST_SIGNATURES = 12;
const LONGEST_MS = 15_000;
const NONE: MailSignatures = { signatures: [], from: [], from_lines: 0 };
const ENDS = ["\r\n\r\n", "\n\n"];

/** The head of a message, with the empty line that ends it. */
const headOf = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const ends = ENDS.map((end) => text.indexOf(end) + end.length).filter(
    (at, index) => at >= (ENDS[index]?.length ?? 0),
  );
  return bytes.subarray(0, Math.min(text.length, ...ends));
};

const SIGNATURE = /^dkim-signature[ \t]*:/i;
const TAG = /^\s*([sd])\s*=\s*(\S*?)\s*$/;

/** The names under which the keys of its signatures stand (RFC 6376, 3.6.2.1), each as often as it is named. */
const listKeyNames = (head: Uint8Array): string[] =>
  Buffer.from(head.buffer, head.byteOffset, head.length)
    .toString("latin1")
    .split(/\r?\n(?![ \t])/)
    .filter((line) => SIGNATURE.test(line))
    .map((line) => {
      const tags = line
        .slice(line.indexOf(":") + 1)
        .split(";")
        .map((tag) => TAG.exec(tag));
      const find = (name: string): string => tags.find((tag) => tag?.[1] === name)?.[2] ?? "";
      return `${find("s")}._domainkey.${find("d")}`;
    });

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA");

/** Asks the name servers of all domains at once; those that take long have not answered. */
const findKeys = async ({ names }: Checking, wanted: readonly string[]): Promise<SignatureKeys> => {
  const over = new AbortController();
  const late = sleep(LONGEST_MS, null, { signal: over.signal });
  const find = async (name: string): Promise<SignatureKeys[string] | undefined> => {
    try {
      return await Promise.race([names.records(name, "TXT") as Promise<string[][]>, late]);
    } catch (error) {
      return isUnknown(error) ? undefined : null;
    }
  };
  const found = await Promise.all(wanted.map(async (name) => [name, await find(name)] as const));
  late.catch(() => undefined);
  over.abort();
  return Object.fromEntries(
    found.filter((each): each is readonly [string, SignatureKeys[string]] => each[1] !== undefined),
  );
};

/**
 * The signatures (DKIM) of a message, checked in a reader child: what a sender writes can make that take minutes. The keys are asked of the
 * name servers of the domains that signed. Of a message at which that fails nothing is known.
 */
export const checkSignatures = async (
  services: Checking,
  user_id: string,
  bytes: Uint8Array,
): Promise<MailSignatures> => {
  const head = headOf(bytes);
  if (head.length > MOST_HEAD_BYTES) return NONE;
  const wanted = listKeyNames(head);
  if (wanted.length > MOST_SIGNATURES) return NONE;
  const keys = await findKeys(services, [...new Set(wanted)]);
  // Who it is from stands in its head.
  const signed = wanted.length === 0 ? head : bytes;
  const read = await services.reading.run(user_id, () => services.reader.checkSignatures(signed, keys));
  return read.ok ? read.value : NONE;
};

/** What the signatures of a message come to, and the domain of the one that tells. */
export type Signature = { readonly state: MailTrial["signature"]; readonly domain: string | null };

const toState = ({
  result,
  is_aligned,
  is_whole,
  has_key,
}: MailSignatures["signatures"][number]): Signature["state"] => {
  if (result === "none") return "missing";
  if (result === "pass" && !is_aligned) return "other_domain";
  if (result === "pass") return is_whole ? "holds" : "part";
  return has_key ? "broken" : "no_key";
};

/** Which of several signatures tells: the one that is worth most. */
const WORTH = ["holds", "part", "other_domain", "no_key", "broken", "missing"] as const;

/** What is to be said of the signatures of a message: a name in From alone can be anybody's. Of one at which checking failed, or was not tried, nothing is known. */
export const weighSignatures = ({ signatures }: MailSignatures): Signature => {
  const all = signatures.map((each) => ({ state: toState(each), domain: each.domain }));
  const best = WORTH.map((state) => all.find((one) => one.state === state)).find((one) => one !== undefined);
  if (best === undefined) return { state: "unknown", domain: null };
  return { state: best.state, domain: best.domain === "" ? null : best.domain };
};
