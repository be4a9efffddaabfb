import { changeNotices } from "@passbook/contract/notices";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { allowBank, letArrive } from "../../../testing/mail/arrive.ts";
import { startTestSmtp, type TestSmtp } from "../../../testing/mail/smtp.ts";
import { signUp } from "../../../testing/people.ts";
import { killPrograms, startProgram } from "../../../testing/programs.ts";

// An embedded PostgreSQL cannot be shared by processes.
const shared = process.env["TEST_ENGINE"] !== "pglite";
const KILLS = 6;
const MOST_WAIT_MS = 60_000;

let smtp: TestSmtp;
let server: TestServer;
let env: Record<string, string>;
beforeAll(async () => {
  smtp = await startTestSmtp();
  env = { SMTP_URL: smtp.url, MAIL_FROM: "Passbook <no-reply@example.test>" };
  server = await startTestServer(env);
  // Other processes have the machine's clock.
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await killPrograms();
  await server.close();
  await smtp.close();
});

const toMonth = (index: number): string => String(index + 1).padStart(2, "0");
const makeStatement = (month: string): string =>
  `:20:A\n:25:12345678/5407324931\n:28C:1/1\n:60F:C26${month}01EUR10,00\n:61:26${month}15${month}15D1,00NTRFNONREF\n:86:Coffee\n:62F:C26${month}28EUR9,00\n-\n`;

/** The mails of a mailbox that tells repeats by their Message-ID. */
const listMails = () => [...new Map(smtp.received.map((mail) => [mail.message_id, mail])).values()];

test.skipIf(!shared)(
  `F1: ${String(KILLS)} kills while news are told by mail: each thing is in one mail`,
  async () => {
    const { db } = server.services;
    const asha = await signUp(server, "Asha");
    await allowBank(asha);
    await asha.call(changeNotices, { body: { read: true } });
    for (let kills = 0; kills <= KILLS; kills += 1) {
      const month = toMonth(kills);
      await letArrive(server, asha, { filename: `${month}.sta`, content: makeStatement(month) });
      await db.updateTable("notices").set({ lease_until: null, lease_owner: null }).execute();
      await db.updateTable("outgoing_mails").set({ lease_until: null, lease_owner: null }).execute();
      const program = await startProgram(server, "work", [], env);
      await sleep(kills * 60);
      if (kills < KILLS) await program.kill();
      else {
        const ends_ms = performance.now() + MOST_WAIT_MS;
        const countTold = () =>
          listMails().reduce((sum, { text }) => sum + text.split(" 2026: read").length - 1, 0);
        while (countTold() <= KILLS && performance.now() < ends_ms) await sleep(50);
        await program.stop();
      }
    }
    const lines = listMails().flatMap(({ text }) => text.match(/^- .*$/gm) ?? []);
    expect(lines).toHaveLength(KILLS + 1);
    expect(new Set(lines).size).toBe(KILLS + 1);
    const waiting = await db
      .selectFrom("outgoing_mails")
      .select("id")
      .where("notice", "is not", null)
      .where("sent_at", "is", null)
      .execute();
    expect(waiting).toEqual([]);
  },
  MOST_WAIT_MS * 2,
);
