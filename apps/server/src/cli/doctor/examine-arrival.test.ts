import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { testNames } from "../../../testing/mail/bank-mail.ts";
import { findPorts } from "../../../testing/mail/dovecot.ts";
import { startReceiving } from "../../core/statement-sources/index.ts";
import { systemClock } from "../../platform/clock.ts";
import type { MailReceiver } from "../../platform/config.ts";
import { checkFolders, checkReceiver } from "./examine-arrival.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { dns: testNames });
});
afterAll(() => server.close());

const examine = (own: Partial<MailReceiver> | null, known: readonly string[] = []) => {
  const { config } = server.services;
  const { mail_receiver } = config;
  if (mail_receiver === null) throw new Error("It was to receive mail.");
  const addresses = (host: string) => Promise.resolve(known.includes(host) ? ["192.0.2.1"] : []);
  return checkReceiver({
    clock: systemClock(),
    names: { ...testNames, addresses },
    config: {
      ...config,
      mail_receiver: own === null ? null : { ...mail_receiver, host: "127.0.0.1", ...own },
    },
  });
};
const saying = (words: string) => expect.stringContaining(words) as string;

/** A certificate for so many days, and its key. */
const makeKey = (name: string, days: number): NonNullable<MailReceiver["tls"]> => {
  const files = ["key", "cert"].map((kind) => path.join(server.folder, `${name}.${kind}`));
  const [key_file = "", cert_file = ""] = files;
  const words = `req -x509 -newkey rsa:2048 -nodes -days ${String(days)} -subj /CN=in.example.test`;
  execFileSync("openssl", [...words.split(" "), "-keyout", key_file, "-out", cert_file], { stdio: "ignore" });
  return { key_file, cert_file };
};

test("the mail receiver is told with what keeps mail from coming in", async () => {
  expect(await examine(null)).toMatchObject({ state: "good", said: saying("none") });
  const [port = 0] = await findPorts(1);
  expect(await examine({ port })).toMatchObject({ state: "notice", said: saying("start the server") });

  const other = createServer((socket) => socket.end("220 mail.example.test ESMTP Postfix\r\n"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", () => resolve()));
  const taken = (other.address() as AddressInfo).port;
  expect(await examine({ port: taken })).toMatchObject({ state: "bad", said: saying("another program") });
  other.close();

  const receiving = await startReceiving(server.services);
  const at = { port: receiving?.port ?? 0 };
  const [long, short] = [makeKey("long", 90), makeKey("short", 3)];
  expect(await examine(at)).toMatchObject({ state: "notice", said: saying("not encrypted") });
  expect(await examine({ ...at, tls: short })).toMatchObject({ state: "notice", said: saying("ends on") });
  expect(await examine({ ...at, tls: { ...long, key_file: short.key_file } })).toMatchObject({
    state: "bad",
    said: saying("no key with its certificate"),
  });
  expect(await examine({ ...at, tls: long })).toMatchObject({ state: "notice", said: saying("MX") });
  expect(await examine({ ...at, tls: long }, ["in.example.test"])).toMatchObject({
    state: "good",
    said: `listens at 127.0.0.1:${String(at.port)} for in.example.test`,
  });
  await receiving?.stop();
});

test("folders for scanners that are nobody's are named", async () => {
  expect(await checkFolders(server.services)).toMatchObject({ state: "good", said: "none for scanners" });
  mkdirSync(path.join(server.folder, "inbox", "0190aaaa"), { recursive: true });
  expect(await checkFolders(server.services)).toMatchObject({
    state: "notice",
    said: saying("inbox/0190aaaa"),
  });
});
