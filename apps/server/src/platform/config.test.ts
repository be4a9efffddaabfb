import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
  [{ PORT: "many" }, "PORT: must be a number from 0 to 65535"],
  [{ PORT: "70000" }, "PORT: must be a number from 0 to 65535"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must begin with postgres://"],
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
  const parsed = list("config.ts", /^ {2}([A-Z_]+): (?:z|flag|numeric|whole|proxies)\b/gm);
  expect(parsed).toContain("SECRET_KEY_FILE");
  const ofBackups = list("../cli/backup/backup-passphrase.ts", /\benv\["([A-Z_]+)"\]/g);
  const told = list("../../../../README.md", /^\| `([A-Z_]+)` \|/gm);
  expect(told.toSorted()).toEqual([...parsed, ...ofBackups].toSorted());
});
