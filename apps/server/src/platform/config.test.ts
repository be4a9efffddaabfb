import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const OWN_SIGN_IN = {
  MAIL_SIGN_IN_NAME: "Example Mail",
  MAIL_SIGN_IN_IMAP_URL: "imaps://IMAP.example.com",
  MAIL_SIGN_IN_AUTHORIZE_URL: "https://login.example.com/authorize",
  MAIL_SIGN_IN_TOKEN_URL: "https://login.example.com/token",
  MAIL_SIGN_IN_SCOPE: "imap offline_access",
  MAIL_SIGN_IN_CLIENT_ID: "passbook",
};

test.each([
  [{ PORT: "many" }, "PORT: must be a number from 0 to 65535"],
  [{ PORT: "70000" }, "PORT: must be a number from 0 to 65535"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must begin with postgres://"],
  [{ DATABASE_READ_URL: "mysql://x" }, "DATABASE_READ_URL: must begin with postgres://"],
  [{ DATABASE_LISTEN_URL: "mysql://x" }, "DATABASE_LISTEN_URL: must begin with postgres://"],
  [
    { PUBLIC_URL: "ftp://money.example.com" },
    "PUBLIC_URL: must be an address without a path, such as https://money.example.com",
  ],
  [
    { PUBLIC_URL: "https://example.com/money" },
    "PUBLIC_URL: must be an address without a path, such as https://money.example.com",
  ],
  [{ PUBLIC_URL: "https://a:b:c" }, "PUBLIC_URL: must be an address such as https://money.example.com"],
  [{ MAIL_FROM: "Passbook" }, "MAIL_FROM: must hold an address, such as Passbook <money@example.com>"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be trace, debug, info, warn, error or silent"],
  [{ UPLOAD_LIMIT_MB: "big" }, "UPLOAD_LIMIT_MB: must be a number from 1 to 500"],
  [{ UPLOAD_LIMIT_MB: "0" }, "UPLOAD_LIMIT_MB: must be a number from 1 to 500"],
  [{ UPLOAD_LIMIT_MB: "1.5" }, "UPLOAD_LIMIT_MB: must be a whole number"],
  [{ SESSION_DAYS: "400" }, "SESSION_DAYS: must be a number from 0.001 to 365"],
  ...[
    "yes",
    "10",
    "-1",
    "1.5",
    "10.0.0.0/33",
    "10.0.0/8",
    "fd00::/129",
    "10.0.0.1,",
    "10.0.0.0/8/8",
    "local",
  ].map((TRUST_PROXY): [Record<string, string>, string] => [
    { TRUST_PROXY },
    "TRUST_PROXY: must be false, the number of proxies in front such as 1, or their addresses such as loopback or 10.0.0.0/8,fd00::/8",
  ]),
  [{ GOOGLE_CLIENT_ID: "a" }, "GOOGLE_CLIENT_SECRET: is wanted with GOOGLE_CLIENT_ID"],
  [{ MICROSOFT_CLIENT_SECRET: "a" }, "MICROSOFT_CLIENT_ID: is wanted with MICROSOFT_CLIENT_SECRET"],
  [
    { ...OWN_SIGN_IN, MAIL_SIGN_IN_SCOPE: "" },
    "MAIL_SIGN_IN_SCOPE: is wanted with the other MAIL_SIGN_IN_ variables",
  ],
  [
    { ...OWN_SIGN_IN, MAIL_SIGN_IN_TOKEN_URL: "http://login.example.com/token" },
    "MAIL_SIGN_IN_TOKEN_URL: must begin with https://",
  ],
  [
    { ...OWN_SIGN_IN, MAIL_SIGN_IN_AUTHORIZE_URL: "javascript:alert(1)" },
    "MAIL_SIGN_IN_AUTHORIZE_URL: must begin with https://",
  ],
  [
    { ...OWN_SIGN_IN, MAIL_SIGN_IN_IMAP_URL: "imap.example.com" },
    "MAIL_SIGN_IN_IMAP_URL: must be like imaps://imap.example.com or imap://imap.example.com",
  ],
  [
    { MAIL_RECEIVER_PORT: "25" },
    "MAIL_RECEIVER_DOMAIN: is wanted with MAIL_RECEIVER_PORT: the domain of the addresses, such as in.money.example.com",
  ],
  [
    { MAIL_RECEIVER_PORT: "70000", MAIL_RECEIVER_DOMAIN: "in.example.com" },
    "MAIL_RECEIVER_PORT: must be a number from 0 to 65535",
  ],
  [
    { MAIL_RECEIVER_DOMAIN: "a b" },
    "MAIL_RECEIVER_DOMAIN: must be the domain of the addresses, such as in.money.example.com",
  ],
  [
    { MAIL_RECEIVER_KEY_FILE: "key.pem" },
    "MAIL_RECEIVER_CERT_FILE: is wanted with MAIL_RECEIVER_KEY_FILE, and neither without the other",
  ],
  [{ REGISTRATION: "no" }, "REGISTRATION: must be open, invite or closed"],
  [{ ERROR_REPORT_KEY: "x" }, "ERROR_REPORT_KEY: must be 8 to 64 letters or digits"],
])("%j is refused and named", (env, said) => {
  expect(() => readConfig(env)).toThrow(new Error(`The configuration is wrong. ${said}`));
});

test.each([
  ["false", false],
  ["0", false],
  ["true", 1],
  ["2", 2],
  ["loopback", ["loopback"]],
  ["10.0.0.0/8, fd00::/8,192.0.2.7", ["10.0.0.0/8", "fd00::/8", "192.0.2.7"]],
])("TRUST_PROXY=%s", (TRUST_PROXY, trust_proxy) => {
  expect(readConfig({ TRUST_PROXY }).trust_proxy).toEqual(trust_proxy);
});

test("an empty variable is as good as none, and a trailing slash is cut", () => {
  const config = readConfig({ PORT: "", PUBLIC_URL: "https://money.example.com/" });
  expect(config).toMatchObject({ port: 4000, host: "127.0.0.1", public_url: "https://money.example.com" });
});

test("the table of the README names every variable and no other", () => {
  const list = (file: string, pattern: RegExp): string[] =>
    [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(pattern)].map(([, name = ""]) => name);
  const parsed = list("config.ts", /^ {2}([A-Z_]+): (?:z|flag|numeric|whole|proxies|storeUrl)\b/gm);
  expect(parsed).toContain("SECRET_KEY_FILE");
  const told = list("../../../../README.md", /^\| `([A-Z_]+)` \|/gm);
  expect(told.toSorted()).toEqual(parsed.toSorted());
});

test("providers at which people sign in for mailboxes are there once they are set", () => {
  const ofEnv = (env: Record<string, string>) => readConfig(env).mail_sign_ins;
  expect(ofEnv({})).toEqual([]);
  expect(
    ofEnv({
      GOOGLE_CLIENT_ID: "a",
      GOOGLE_CLIENT_SECRET: "b",
      MICROSOFT_CLIENT_ID: "c",
      MICROSOFT_CLIENT_SECRET: "d",
      ...OWN_SIGN_IN,
    }).map(({ provider, name, imap, client_id, client_secret }) => [
      provider,
      name,
      imap.host,
      imap.port,
      imap.security,
      client_id,
      client_secret,
    ]),
  ).toEqual([
    ["google", "Google", "imap.gmail.com", 993, "tls", "a", "b"],
    ["microsoft", "Microsoft", "outlook.office365.com", 993, "tls", "c", "d"],
    ["own", "Example Mail", "imap.example.com", 993, "tls", "passbook", null],
  ]);
  const MAIL_SIGN_IN_IMAP_URL = "imap://imap.example.com";
  expect(ofEnv({ ...OWN_SIGN_IN, MAIL_SIGN_IN_IMAP_URL })).toMatchObject([
    { imap: { port: 143, security: "starttls" } },
  ]);
});
