import { openInbox } from "@passbook/contract/inboxes";
import { renewForwardingAddress } from "@passbook/contract/forwarding";
import { createMailbox, deleteMailbox } from "@passbook/contract/mailboxes";
import { createAllowedSender, uploadMails } from "@passbook/contract/statement-sources";
import { listStatements } from "@passbook/contract/statements";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { readLedger } from "../../../testing/imports.ts";
import { deliver, testNames, writeBankMail } from "../../../testing/mail/bank-mail.ts";
import { deliverTo } from "../../../testing/mail/deliver.ts";
import { type Dovecot, hasDovecot, PEOPLE, startDovecot } from "../../../testing/mail/dovecot.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { sendFiles, uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../statements/index.ts";
import { type Receiving, startReceiving } from "./forwarding/start-receiving.ts";
import { lookIntoInboxes } from "./inboxes/watch-inboxes.ts";
import { MAILBOX_WORK } from "./mailboxes/watch-mailboxes.ts";

let dovecot: Dovecot;
let server: TestServer;
let receiving: Receiving | null;

describe.skipIf(!hasDovecot)("one statement by every way", () => {
  beforeAll(async () => {
    dovecot = await startDovecot();
    const env = { LOCAL_MAILBOXES: "true", MAILBOX_CA_FILE: dovecot.ca_file };
    server = await startTestServer(env, ["core", "common"], { dns: testNames });
    mkdirSync(path.join(server.folder, "inbox"));
    receiving = await startReceiving(server.services);
  });
  afterAll(async () => {
    await receiving?.stop();
    await server.close();
    await dovecot.close();
  });

  const FILE = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" }],
  });

  /** The ways by which a message, or the file in it, comes to a person. */
  const openWays = async (person: TestPerson, raw: Buffer) => {
    await person.call(createAllowedSender, { body: { pattern: "*@rhein-bank.example" } });
    const to = (await person.call(renewForwardingAddress)).answer.data.address ?? "";
    const { path: folder } = (await person.call(openInbox)).answer.data;
    // As the mail server passed it on, so that its bytes are others.
    const forwarded = Buffer.concat([Buffer.from("Received: by mx.example.test\r\n"), raw]);
    return {
      mailbox: () => deliver(dovecot, PEOPLE.asha.username, [raw]),
      forwarded: () => deliverTo({ port: receiving?.port ?? 0, to, raw: forwarded }),
      mail_dropped: () => sendFiles(person, uploadMails, [{ name: "a.eml", bytes: raw }]),
      file_dropped: () => uploadFiles(person, [{ name: "a.ofx", bytes: FILE }]),
      mail_in_folder: async () => writeFileSync(path.join(folder, "b.eml"), raw),
      file_in_folder: async () => writeFileSync(path.join(folder, "b.ofx"), FILE),
    };
  };

  test("F4: by mailbox, forwarding, upload and folder, as mail and as file, in either order, it is one, with one row", async () => {
    const raw = await writeBankMail({ attachments: [{ filename: "a.ofx", content: FILE }] });
    const inboxes = new Map();
    let now_ms = 0;
    for (const [name, backwards] of [
      ["Forwards", false],
      ["Backwards", true],
    ] as const) {
      const person = await signUp(server, name);
      const ways = Object.values(await openWays(person, raw));
      await dovecot.empty();
      const reach = { host: "imap.example.test", port: dovecot.imaps_port, security: "tls" as const };
      const body = { ...reach, ...PEOPLE.asha, since: "2026-01-01" };
      const { id } = (await person.call(createMailbox, { body })).answer.data;
      for (const come of backwards ? ways.toReversed() : ways) {
        await come();
        server.clock.advanceMs(11 * 60_000);
        for (const passed_ms of [0, 6000])
          await lookIntoInboxes(server.services, inboxes, now_ms + passed_ms);
        now_ms += 100_000;
        await workUntilIdle(server.services, [MAILBOX_WORK, STATEMENT_WORK]);
      }
      expect((await person.call(listStatements)).answer.data).toMatchObject([
        { status: "imported", counts: { new: 1, duplicate: 0 } },
      ]);
      expect(await readLedger(server, person)).toHaveLength(1);
      await person.call(deleteMailbox, { params: { id } });
    }
  });
});
