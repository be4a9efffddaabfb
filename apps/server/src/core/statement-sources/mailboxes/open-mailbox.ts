import type { ImapFlow } from "imapflow";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { connect as connectTls, createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { Config } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { findAddress } from "../../../platform/hosts/find-address.ts";
import { MailboxFailure, toFault } from "./mailbox-failure.ts";

/** What a mailbox is opened with, as the library takes it: a password, or access that a provider gave. */
export type Login = { readonly pass: string } | { readonly accessToken: string };

/** How a mailbox is reached. */
export type Reach = {
  readonly host: string;
  readonly port: number;
  readonly security: "tls" | "starttls";
  readonly username: string;
  readonly login: Login;
};

const CONNECT_WITHIN_MS = 15_000;
const GREETED_WITHIN_MS = 1500;
const MOST_LINE_BYTES = 4 * 1024 * 1024;
const MOST_TOKENS = 200_000;

let trusted: { readonly own: string | null; readonly context: SecureContext } | null = null;

/** The authorities that certificates are asked for, one set for all lines: with one each, a watched mailbox takes a megabyte. */
const findTrusted = async ({ mailbox_ca_file }: Pick<Config, "mailbox_ca_file">): Promise<SecureContext> => {
  const own = mailbox_ca_file === null ? null : await readFile(mailbox_ca_file, "utf8");
  if (trusted === null || trusted.own !== own) {
    const ca = own === null ? {} : { ca: [...rootCertificates, own] };
    trusted = { own, context: createSecureContext({ minVersion: "TLSv1.2", ...ca }) };
  }
  return trusted.context;
};

/** Loaded when there is a mailbox, which most installations have none of. */
const loadImap = () => import("imapflow");

type Line = Pick<Reach, "port" | "security"> & {
  readonly address: string;
  readonly secureContext: SecureContext;
};

/** True where a port speaks TLS from the start, whatever its certificate is worth; nothing is said to it. */
const speaksTls = ({ address, port, secureContext }: Line): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectTls({ host: address, port, secureContext, timeout: CONNECT_WITHIN_MS });
    const end = (is_so: boolean): void => {
      socket.destroy();
      resolve(is_so);
    };
    socket.once("secureConnect", () => {
      end(true);
    });
    socket.once("timeout", () => {
      end(false);
    });
    socket.once("error", (error) => {
      end(toFault(error) === "certificate");
    });
  });

/** A server that is to be greeted by TLS is silent where STARTTLS is expected: after a moment of that it is asked which it speaks. */
const connect = async (client: ImapFlow, line: Line): Promise<void> => {
  const connecting = client.connect();
  if (line.security === "tls") return connecting;
  const { promise: refused, reject } = Promise.withResolvers<never>();
  const ask = async (): Promise<void> => {
    if (await speaksTls(line)) reject(new MailboxFailure("tls_port"));
  };
  const asking = setTimeout(() => void ask(), GREETED_WITHIN_MS);
  try {
    await Promise.race([connecting, refused]);
  } catch (error) {
    connecting.catch(() => undefined);
    client.close();
    throw error;
  } finally {
    clearTimeout(asking);
  }
};

/**
 * Signs in to a mailbox with TLS from the start, or before anything is said (STARTTLS); nothing secret goes over an open line (M2). Throws
 * {@link MailboxFailure}.
 */
export const openMailbox = async (
  services: Pick<Services, "names" | "config">,
  reach: Reach,
): Promise<ImapFlow> => {
  const { config } = services;
  try {
    const found = await findAddress(services, reach.host, config.local_mailboxes);
    if (!found.ok) throw new MailboxFailure(found.fault);
    const secureContext = await findTrusted(config);
    const { ImapFlow: Client } = await loadImap();
    const client = new Client({
      host: found.address,
      port: reach.port,
      secure: reach.security === "tls",
      ...(reach.security === "starttls" ? { doSTARTTLS: true } : {}),
      ...(isIP(reach.host) === 0 ? { servername: reach.host } : {}),
      auth: { user: reach.username, ...reach.login },
      tls: { secureContext },
      clientInfo: { name: "Passbook" },
      logger: false,
      disableAutoIdle: true,
      disableAutoEnable: true,
      disableCompression: true,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      maxLiteralSize: config.upload_limit_bytes,
      maxLineLength: MOST_LINE_BYTES,
      maxResponseSize: config.upload_limit_bytes + MOST_LINE_BYTES,
      maxResponseTokens: MOST_TOKENS,
    });
    // What ends a connection between two commands is seen by the next one.
    client.on("error", () => undefined);
    await connect(client, { ...reach, address: found.address, secureContext });
    return client;
  } catch (error) {
    const fault = toFault(error);
    const is_refused = fault === "wrong_password" && "accessToken" in reach.login;
    throw new MailboxFailure(is_refused ? "sign_in_refused" : fault, error);
  }
};

/** Opens a folder for reading only: nothing in it is marked or moved. */
export const openFolder = async (client: ImapFlow, folder: string): Promise<void> => {
  try {
    await client.mailboxOpen(folder, { readOnly: true });
  } catch (error) {
    const { usable } = client;
    throw new MailboxFailure(usable ? "folder_missing" : toFault(error), error);
  }
};
