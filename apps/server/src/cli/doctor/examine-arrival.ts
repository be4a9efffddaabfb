import { connect } from "node:net";
import { readFile } from "node:fs/promises";
import { createSecureContext } from "node:tls";
import { X509Certificate } from "node:crypto";
import { findNobodys } from "../../core/statement-sources/index.ts";
import type { MailReceiver } from "../../platform/config.ts";
import type { Services } from "../../platform/services.ts";
import { type Finding, finding } from "./examine-safety.ts";

const WHAT = "mail receiver";
const GREETS_WITHIN_MS = 3000;
const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** What is said first on a port; null where nobody listens. */
const hearGreeting = ({ host, port }: MailReceiver): Promise<string | null> =>
  new Promise((resolve) => {
    // Whoever listens on all addresses listens on this one.
    const socket = connect({ port, host: host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host });
    const end = (heard: string | null): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(GREETS_WITHIN_MS, () => end(""));
    socket.once("data", (bytes: Buffer) => end(bytes.toString("latin1")));
    socket.once("error", () => end(null));
  });

/** What is wrong with the key and the certificate, or null. */
const examineKey = async (
  { tls }: MailReceiver,
  now: string,
): Promise<Pick<Finding, "state" | "said"> | null> => {
  if (tls === null) return { state: "notice", said: "without a certificate, so lines are not encrypted" };
  try {
    const [key, cert] = await Promise.all([readFile(tls.key_file), readFile(tls.cert_file)]);
    createSecureContext({ key, cert });
    const { validTo } = new X509Certificate(cert);
    const days = Math.floor((Date.parse(validTo) - Date.parse(now)) / DAY_MS);
    if (days < 0)
      return { state: "bad", said: `its certificate ended on ${validTo}: renew ${tls.cert_file}` };
    return days < SOON_DAYS ? { state: "notice", said: `its certificate ends on ${validTo}` } : null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      state: "bad",
      said: `${tls.key_file} and ${tls.cert_file} are no key with its certificate: ${why}`,
    };
  }
};

/** Whether mail servers of others find the domain: by where its mail goes, or by its address. */
const isFound = async ({ names }: Pick<Services, "names">, domain: string): Promise<boolean> => {
  try {
    const exchanges = await names.records(domain, "MX");
    if (Array.isArray(exchanges) && exchanges.length > 0) return true;
  } catch {
    // A domain without such records is asked for its address.
  }
  return (await names.addresses(domain).catch(() => [])).length > 0;
};

/** Whether mail that is forwarded to people's addresses can come in, where the installation receives it. */
export const checkReceiver = async (
  services: Pick<Services, "config" | "names" | "clock">,
): Promise<Finding> => {
  const receiver = services.config.mail_receiver;
  if (receiver === null) return finding(WHAT, "good", "none: MAIL_RECEIVER_PORT is not set");
  const { host, port, domain } = receiver;
  const place = `${host}:${String(port)} for ${domain}`;
  const greeting = await hearGreeting(receiver);
  if (greeting === null) return finding(WHAT, "notice", `nobody listens at ${place}: start the server`);
  if (!greeting.startsWith(`220 ${domain} `) || !greeting.includes("Passbook"))
    return finding(
      WHAT,
      "bad",
      `another program answers at ${place}: set MAIL_RECEIVER_PORT to another number`,
    );
  const wrong = await examineKey(receiver, services.clock.now());
  if (wrong !== null) return finding(WHAT, wrong.state, `listens at ${place}; ${wrong.said}`);
  return (await isFound(services, domain))
    ? finding(WHAT, "good", `listens at ${place}`)
    : finding(
        WHAT,
        "notice",
        `listens at ${place}, but name servers know no mail server (MX) and no address of ${domain}`,
      );
};

/** Folders for scanners that belong to nobody any more: what lies in them is never read. */
export const checkFolders = async (services: Pick<Services, "config" | "db">): Promise<Finding> => {
  const found = await findNobodys(services);
  if (found === null) return finding("folders", "good", "none for scanners");
  const { place, nobodys } = found;
  return nobodys.length === 0
    ? finding("folders", "good", place)
    : finding(
        "folders",
        "notice",
        `${nobodys.join(", ")}: nobody's here, so nothing in them is read. Take out what is of use, and remove them`,
      );
};
