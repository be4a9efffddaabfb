import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** What opens a connection: of Node, of the web platform, and of the packages that are there. */
const OPENS =
  /\bfetch\(|new (?:WebSocket|EventSource)\(|createTransport\(|import\("(?:pg|imapflow)"\)|from "(?:pg|nodemailer|undici|node:(?:https?|http2|tls|dns|dgram)(?:\/promises)?)"|\b(?:createConnection|connect)\b[^;]*from "node:net"/;

/** The database, the mail server and the receiver of `doctor` are told by the configuration alone, and `mcp` asks the Passbook that its caller names; of any other host the address is looked at first. */
const OWN_PLACES = [
  "apps/server/src/cli/doctor/examine-arrival.ts",
  "apps/server/src/cli/mcp/ask-passbook.ts",
  // Listens, and opens none.
  "apps/server/src/cli/mcp/serve-http.ts",
  "apps/server/src/common/mail/send-mail.ts",
  "apps/server/src/core/statement-sources/mailboxes/open-mailbox.ts",
  "apps/server/src/platform/hosts/ask-host.ts",
  "apps/server/src/platform/names.ts",
  // Listens on its own port, and opens none.
  "apps/server/src/platform/observe/metrics.ts",
  "packages/db/src/open.ts",
  "packages/db/src/postgres/postgres-line.ts",
];

test("A19: the server opens connections to its database, its mail server, mailboxes and bridges to banks, and to no other host that a person names", () => {
  const sources = globSync(["apps/server/src/**/*.ts", "packages/*/src/**/*.ts"], { cwd: ROOT }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.filter((file) => OPENS.test(readFileSync(path.join(ROOT, file), "utf8"))).toSorted(),
  ).toEqual(OWN_PLACES);
});
