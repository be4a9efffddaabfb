import { isIP } from "node:net";
import path from "node:path";
import * as z from "zod";
import { type MailSignIn, toMailSignIns } from "./mail-sign-ins/mail-sign-ins.ts";
import { type StorePlace, toStorePlace } from "./objects/object-store.ts";
import { listWrongSignIns, mailSignInVariables } from "./mail-sign-ins/sign-in-variables.ts";
import {
  listWrongSignOn,
  type SignOnProvider,
  signOnVariables,
  toSignOn,
} from "./sign-on/sign-on-variables.ts";

const flag = z.enum(["true", "false"], "must be true or false").transform((value) => value === "true");
const numeric = (least: number, most: number) => {
  const message = `must be a number from ${String(least)} to ${String(most)}`;
  return z.coerce.number(message).min(least, message).max(most, message);
};
const whole = (least: number, most: number) => numeric(least, most).int("must be a whole number");

const PROXY_NETWORKS = new Set(["loopback", "linklocal", "uniquelocal"]);

/** An address, a network of addresses (10.0.0.0/8), or the name of one. */
const isNetwork = (text: string): boolean => {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0) return PROXY_NETWORKS.has(text);
  const longest = version === 4 ? 32 : 128;
  return (
    rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
  );
};

/** How many proxies stand in front, or which addresses are theirs; `true` is one proxy. */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (text === "false" || text === "0") return false;
  if (text === "true") return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(",").map((each) => each.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue(
    "must be false, the number of proxies in front such as 1, or their addresses such as loopback or 10.0.0.0/8,fd00::/8",
  );
  return z.NEVER;
});

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
  .transform(Number)
  .refine((number) => number <= 65_535, "must be a number from 0 to 65535");

/** Characters of the passphrase of a backup. */
export const LEAST_PASSPHRASE = 10;

const storeUrl = z.string().transform((text, context): StorePlace => {
  const place = toStorePlace(text);
  if (typeof place !== "string") return place;
  context.addIssue(place);
  return z.NEVER;
});

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://");

const variables = z.object({
  PORT: z.optional(port).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_LISTEN_URL: z.optional(postgresUrl),
  DATABASE_READ_URL: z.optional(postgresUrl),
  PUBLIC_URL: z
    .string()
    .regex(
      /^https?:\/\/[^/?#\s]+\/?$/,
      "must be an address without a path, such as https://money.example.com",
    )
    .refine((url) => URL.canParse(url), "must be an address such as https://money.example.com")
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s<>]@[^\s<>]/, "must hold an address, such as Passbook <money@example.com>")
    .default("Passbook <passbook@localhost>"),
  ERROR_REPORT_KEY: z
    .string()
    .regex(/^[0-9a-zA-Z]{8,64}$/, "must be 8 to 64 letters or digits")
    .optional(),
  SECRET_KEY_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "must be trace, debug, info, warn, error or silent",
    )
    .default("info"),
  UPLOAD_LIMIT_MB: whole(1, 500).default(50),
  STORAGE_LIMIT_MB: whole(0, 1_000_000).default(0),
  SESSION_DAYS: numeric(0.001, 365).default(14),
  REQUIRE_VERIFIED_EMAIL: flag.optional(),
  TRUST_PROXY: proxies.default(false),
  REGISTRATION: z.enum(["open", "invite", "closed"], "must be open, invite or closed").optional(),
  OPEN_BROWSER: flag.default(true),
  LOCAL_MAILBOXES: flag.default(false),
  MAILBOX_CA_FILE: z.string().min(1).optional(),
  MAIL_RECEIVER_PORT: z.optional(port),
  MAIL_RECEIVER_HOST: z.string().min(1).default("127.0.0.1"),
  MAIL_RECEIVER_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
      "must be the domain of the addresses, such as in.money.example.com",
    )
    .optional(),
  MAIL_RECEIVER_KEY_FILE: z.string().min(1).optional(),
  MAIL_RECEIVER_CERT_FILE: z.string().min(1).optional(),
  LOCAL_BRIDGES: flag.default(false),
  LOCAL_WEBHOOKS: flag.default(false),
  FETCH_RATES: flag.default(false),
  RATES_URL: z
    .string()
    .refine(
      (url) => URL.canParse(url),
      "must be an address such as https://www.ecb.europa.eu/stats/eurofxref/",
    )
    .default("https://www.ecb.europa.eu/stats/eurofxref/"),
  INBOX_DIR: z.string().min(1).optional(),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  SLOW_CALL_MS: whole(1, 3_600_000).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, "must begin with http:// or https://")
    .optional(),
  BACKUPS: z.enum(["daily", "off"], "must be daily or off").default("daily"),
  BACKUP_URL: storeUrl.optional(),
  BLOB_URL: storeUrl.optional(),
  PASSBOOK_BACKUP_PASSPHRASE: z
    .string()
    .min(LEAST_PASSPHRASE, `must have at least ${String(LEAST_PASSPHRASE)} characters`)
    .optional(),
  ...mailSignInVariables,
  ...signOnVariables,
});

const environment = variables
  .refine((set) => set.MAIL_RECEIVER_PORT === undefined || set.MAIL_RECEIVER_DOMAIN !== undefined, {
    path: ["MAIL_RECEIVER_DOMAIN"],
    message: "is wanted with MAIL_RECEIVER_PORT: the domain of the addresses, such as in.money.example.com",
  })
  .refine(
    (set) => (set.MAIL_RECEIVER_KEY_FILE === undefined) === (set.MAIL_RECEIVER_CERT_FILE === undefined),
    {
      path: ["MAIL_RECEIVER_CERT_FILE"],
      message: "is wanted with MAIL_RECEIVER_KEY_FILE, and neither without the other",
    },
  )
  .superRefine((set, context) => {
    for (const { name, message } of [...listWrongSignIns(set), ...listWrongSignOn(set)])
      context.addIssue({ code: "custom", path: [name], message });
  });

/** Everything that can be set from outside, parsed whole at start. */
export type Config = {
  port: number;
  host: string;
  data_dir: string;
  database_url: string | null;
  /** Where processes tell each other what happens: the server itself, where `database_url` is that of a pooler. */
  database_listen_url: string | null;
  /** A copy of the database that answers what is only read; null: there is none. */
  database_read_url: string | null;
  /** Without a trailing slash; links in mails begin with it. Null: the address the server listens on. */
  public_url: string | null;
  smtp_url: string | null;
  mail_from: string;
  error_report_key: string | null;
  secret_key_file: string;
  log_level: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  upload_limit_bytes: number;
  /** What one person may keep; null: as much as there is room. */
  storage_limit_bytes: number | null;
  session_ms: number;
  require_verified_email: boolean;
  /** Whose `X-Forwarded-For` is believed: nobody's, that of so many proxies in front, or of these addresses. */
  trust_proxy: false | number | string[];
  /** Who may register: anyone, whom an invitation names, or nobody; null: what an administrator chose. */
  registration: "open" | "invite" | "closed" | null;
  open_browser: boolean;
  /** Mailboxes may be on this machine or its network. */
  local_mailboxes: boolean;
  /** Certificates (PEM) that mail servers may have besides those everybody trusts. */
  mailbox_ca_file: string | null;
  /** Where people may sign in for mailboxes that want no password. */
  mail_sign_ins: readonly MailSignIn[];
  /** Where people sign in besides (OpenID Connect); null: nowhere. */
  sign_on: SignOnProvider | null;
  /** Bridges to banks may be on this machine or its network, and speak plain HTTP there. */
  local_bridges: boolean;
  /** Addresses that people have told what happens may be on this machine or its network, and be plain HTTP there. */
  local_webhooks: boolean;
  /** Where published exchange rates are fetched from; null where nothing is fetched. */
  rates_url: string | null;
  /** Where people's folders for scanners and scripts are; null: `inbox` in the data folder, if that is there. */
  inbox_dir: string | null;
  /** Where mail is received that is forwarded to people's addresses; null: nowhere. */
  mail_receiver: MailReceiver | null;
  backups: BackupSettings;
  /** Where originals of statements and what is attached to transactions lie as objects; null: in the database. */
  originals_store: StorePlace | null;
  /** Where metrics are told: on an address of their own, or at /metrics to whoever has the key; nowhere when both are null. */
  metrics: { place: { port: number; host: string } | null; key: string | null };
  /** Calls that take so long are told in the log as slow. */
  slow_call_ms: number;
  /** An OpenTelemetry collector (OTLP over HTTP) to which calls are traced; without a trailing slash. */
  traces_url: string | null;
};

/** Backups that are made by themselves: whether, with what they are encrypted, and where further copies go. */
export type BackupSettings = {
  daily: boolean;
  passphrase: string | null;
  store: StorePlace | null;
};

/** An address on which mail servers deliver, and the domain of those they deliver to. */
export type MailReceiver = {
  port: number;
  host: string;
  domain: string;
  /** Key and certificate (PEM) with which lines are encrypted (STARTTLS); null: they are not. */
  tls: { key_file: string; cert_file: string } | null;
};

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;

const toMailReceiver = (value: z.output<typeof variables>): MailReceiver | null => {
  const { MAIL_RECEIVER_PORT, MAIL_RECEIVER_DOMAIN, MAIL_RECEIVER_KEY_FILE, MAIL_RECEIVER_CERT_FILE } = value;
  if (MAIL_RECEIVER_PORT === undefined || MAIL_RECEIVER_DOMAIN === undefined) return null;
  return {
    port: MAIL_RECEIVER_PORT,
    host: value.MAIL_RECEIVER_HOST,
    domain: MAIL_RECEIVER_DOMAIN,
    tls:
      MAIL_RECEIVER_KEY_FILE === undefined || MAIL_RECEIVER_CERT_FILE === undefined
        ? null
        : { key_file: MAIL_RECEIVER_KEY_FILE, cert_file: MAIL_RECEIVER_CERT_FILE },
  };
};

/** Reads the environment; throws one Error whose message names every variable that is wrong and how. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${wrong.join("; ")}`);
  }
  const value = parsed.data;
  const data_dir = path.resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    host: value.HOST,
    data_dir,
    database_url: value.DATABASE_URL ?? null,
    database_listen_url: value.DATABASE_LISTEN_URL ?? null,
    database_read_url: value.DATABASE_READ_URL ?? null,
    public_url: value.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    smtp_url: value.SMTP_URL ?? null,
    mail_from: value.MAIL_FROM,
    error_report_key: value.ERROR_REPORT_KEY ?? null,
    secret_key_file: path.resolve(value.SECRET_KEY_FILE ?? path.join(data_dir, "secret.key")),
    log_level: value.LOG_LEVEL,
    upload_limit_bytes: value.UPLOAD_LIMIT_MB * MB,
    storage_limit_bytes: value.STORAGE_LIMIT_MB === 0 ? null : value.STORAGE_LIMIT_MB * MB,
    session_ms: value.SESSION_DAYS * DAY_MS,
    require_verified_email: value.REQUIRE_VERIFIED_EMAIL ?? value.SMTP_URL !== undefined,
    registration: value.REGISTRATION ?? null,
    trust_proxy: value.TRUST_PROXY,
    open_browser: value.OPEN_BROWSER,
    local_mailboxes: value.LOCAL_MAILBOXES,
    mailbox_ca_file: value.MAILBOX_CA_FILE ?? null,
    mail_sign_ins: toMailSignIns(value),
    sign_on: toSignOn(value),
    mail_receiver: toMailReceiver(value),
    local_bridges: value.LOCAL_BRIDGES,
    local_webhooks: value.LOCAL_WEBHOOKS,
    rates_url: value.FETCH_RATES ? value.RATES_URL : null,
    metrics: {
      place: value.METRICS_PORT === undefined ? null : { port: value.METRICS_PORT, host: value.METRICS_HOST },
      key: value.METRICS_KEY ?? null,
    },
    slow_call_ms: value.SLOW_CALL_MS,
    traces_url: value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "") ?? null,
    backups: {
      daily: value.BACKUPS === "daily",
      passphrase: value.PASSBOOK_BACKUP_PASSPHRASE ?? null,
      store: value.BACKUP_URL ?? null,
    },
    originals_store: value.BLOB_URL ?? null,
    inbox_dir: value.INBOX_DIR === undefined ? null : path.resolve(value.INBOX_DIR),
  };
};
