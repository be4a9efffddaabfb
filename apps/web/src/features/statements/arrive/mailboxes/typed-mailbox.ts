import type { Mailbox } from "@passbook/contract/mailboxes";
import { addMonths } from "@passbook/contract/values";
import { findProvider } from "./mailbox-presets.ts";

/** How a mailbox is reached, as it is being typed. */
export type TypedMailbox = {
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly security: "tls" | "starttls";
  readonly folder: string;
  readonly since: string;
};

export const PORTS = { tls: "993", starttls: "143" } as const;
/** Statements of a year are looked for unless another day is chosen. */
const MONTHS_BACK = 12;

export const toTyped = (mailbox: Mailbox | null, today: string): TypedMailbox => ({
  username: mailbox?.username ?? "",
  password: "",
  host: mailbox?.host ?? "",
  port: mailbox === null ? PORTS.tls : String(mailbox.port),
  security: mailbox?.security ?? "tls",
  folder: mailbox?.folder ?? "INBOX",
  since: mailbox?.since ?? `${addMonths(today.slice(0, 7), -MONTHS_BACK)}-01`,
});

export const toReach = ({ port, ...typed }: TypedMailbox) => ({ ...typed, port: Number(port) });

/** Another address brings its provider's server along, or none, unless the server was typed by hand. */
export const withUsername = (typed: TypedMailbox, username: string): TypedMailbox => {
  const isPreset = typed.host === "" || typed.host === findProvider(typed.username)?.host;
  if (!isPreset) return { ...typed, username };
  const host = findProvider(username)?.host;
  return host === undefined
    ? { ...typed, username, host: "" }
    : { ...typed, username, host, port: PORTS.tls, security: "tls" };
};
