import { foldWords, readPhrases } from "../text/fold.ts";
import lists from "../words/lists/payroll.json" with { type: "json" };
import { readFoldedSet } from "../words/read-words.ts";
import type { Token } from "./tokens.ts";

/** Services that pay wages in an employer's stead, as banks print them. */
const SERVICES = readPhrases(lists.services).map((service) => foldWords(service).split(" "));

const BY_FIRST = Map.groupBy(SERVICES, (words) => words[0] ?? "");
for (const services of BY_FIRST.values()) services.sort((a, b) => b.length - a.length);

/** What stands between the service and the employer. */
const PAY_WORDS = readFoldedSet(lists.between);
const SAYS_PAY = readFoldedSet(lists.says_pay);

/** Where wages come through a payroll service: the tokens of the service, and those behind its words, which name the employer. */
export const readPayroll = (
  tokens: readonly Token[],
): { readonly service: readonly Token[]; readonly employer: readonly Token[] } | null => {
  const start = tokens.findIndex(({ kind }) => kind === "word");
  const first = tokens[start]?.words[0] ?? "";
  const services = BY_FIRST.get(first);
  if (services === undefined) return null;
  const words = tokens.slice(start).flatMap((token) => (token.kind === "word" ? token.words : [""]));
  const named = services.find((service) => service.every((word, at) => words[at] === word));
  if (named === undefined) return null;
  let at = start;
  for (let left = named.length; left > 0; at += 1) left -= tokens[at]?.words.length ?? 1;
  const service = tokens.slice(start, at);
  let isPay = named.some((word) => SAYS_PAY.has(word));
  for (let token = tokens[at]; token !== undefined; token = tokens[(at += 1)]) {
    if (token.kind === "word" && !token.words.every((word) => PAY_WORDS.has(word))) break;
    isPay ||= token.words.some((word) => SAYS_PAY.has(word));
  }
  return isPay ? { service, employer: tokens.slice(at) } : null;
};
