import type { MailAuthentication } from "@passbook/contract/statement-sources";
import * as sources from "@passbook/contract/statement-sources";
import * as z from "zod";
import type { Services } from "../../../platform/services.ts";
import type { MailSignatures } from "../../../reader/index.ts";
import { checkSignatures, type Signature, weighSignatures } from "./check-signatures.ts";

/** Who delivered a message, and whom they named as its sender. */
export type Delivery = { readonly ip: string; readonly helo: string; readonly envelope_from: string };

/** Loaded when mail is received, which most installations do not. */
const loadSpf = () => import("mailauth/lib/spf/index.js");
const loadDmarc = () => import("mailauth/lib/dmarc/index.js");

const LONGEST_MS = 15_000;
const VERDICTS = sources.mailAuthentication.shape.dkim;
type Verdict = MailAuthentication["dkim"];

const toVerdict = (said: string | undefined): Verdict =>
  z.safeParse(VERDICTS, said ?? "none").data ?? "permerror";

/** Of several signatures the one that holds speaks, else the first. */
const toDkim = ({ signatures }: MailSignatures): Verdict =>
  toVerdict((signatures.find(({ result }) => result === "pass") ?? signatures[0])?.result);

type Resolver = (name: string, kind: string) => Promise<string[][]>;

/** Whether the machine that delivered may send for the domain that it named, and which that is. */
const askSpf = async (
  resolver: Resolver,
  { ip, helo, envelope_from }: Delivery,
  mta: string,
): Promise<{ spf: Verdict; domains: string[] }> => {
  const { spf } = await loadSpf();
  const asked = { ip, helo, sender: envelope_from, mta, resolver, maxElapsedTime: LONGEST_MS };
  const { status, domain } = await spf(asked);
  return { spf: toVerdict(status.result), domains: status.result === "pass" ? [domain] : [] };
};

/** Whether signature or machine are of the domain that the message says it is from, as that domain wants it. */
const askDmarc = async (
  resolver: Resolver,
  { from, from_lines, signatures }: MailSignatures,
  domains: string[],
): Promise<Verdict> => {
  const { dmarc } = await loadDmarc();
  const dkim = signatures.filter(({ result, is_whole }) => result === "pass" && is_whole);
  const asked = await dmarc({
    headerFrom: [...from],
    fromFields: from_lines,
    spfDomains: domains,
    dkimDomains: dkim.map(({ domain }) => ({ domain })),
    resolver,
  });
  return toVerdict(asked === false ? undefined : asked.status.result);
};

const orFailed = async <T>(asking: Promise<T>, failed: T): Promise<T> => {
  try {
    return await asking;
  } catch {
    return failed;
  }
};

/** What name servers say of a message, and what its signatures come to. */
type Authenticated = { readonly authentication: MailAuthentication; readonly signature: Signature };

/** Asks the name servers of all whom a message names whether it may be theirs (DKIM, SPF, DMARC). */
export const authenticateMail = async (
  services: Pick<Services, "names" | "reader" | "reading" | "config">,
  user_id: string,
  bytes: Uint8Array,
  delivery: Delivery,
): Promise<Authenticated> => {
  const { names, config } = services;
  const resolver: Resolver = async (name, kind) => (await names.records(name, kind)) as string[][];
  const mta = config.mail_receiver?.domain ?? "";
  const [signatures, { spf, domains }] = await Promise.all([
    checkSignatures(services, user_id, bytes),
    orFailed(askSpf(resolver, delivery, mta), { spf: "permerror", domains: [] }),
  ]);
  const dmarc = await orFailed(askDmarc(resolver, signatures, domains), "permerror");
  const signature = weighSignatures(signatures);
  const is_signed = signature.state === "holds";
  return { authentication: { dkim: toDkim(signatures), spf, dmarc, is_signed }, signature };
};
