import { createMailbox } from "@passbook/contract/mailboxes";
import * as sources from "@passbook/contract/statement-sources";
import * as statements from "@passbook/contract/statements";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { readLedger } from "../../../../testing/imports.ts";
import { type BankMail, deliver, testNames, writeBankMail } from "../../../../testing/mail/bank-mail.ts";
import { type Dovecot, hasDovecot, PEOPLE, startDovecot } from "../../../../testing/mail/dovecot.ts";
import { hasQpdf, lockPdf } from "../../../../testing/mail/lock-pdf.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { MAILBOX_WORK } from "./watch-mailboxes.ts";

if (!hasDovecot || !hasQpdf)
  process.stderr.write(
    "\nSKIPPED: the test of a mailbox of twelve mails needs Debian's dovecot-imapd, dovecot-lmtpd and qpdf.\n\n",
  );

/** Three invented banks, each with the password that it locks its statements with, and two of those. */
const BANKS = [
  { bank: "rhein-bank", password: "Kornblume-1987", files: ["de-trailing-minus-1", "fr-signed-online-1"] },
  { bank: "isar-bank", password: "19870412", files: ["ch-saldo-1", "pl-numbered-above-1"] },
  { bank: "alster-bank", password: "ASHA0412", files: ["br-extrato-1", "za-charges-1"] },
] as const;
/** How many rows those files print. */
const LOCKED_ROWS = 18 + 21 + 28 + 17 + 20 + 30;

const readSample = (name: string): Uint8Array =>
  readFileSync(
    new URL(`../../../../../../packages/statement-parser/samples/pdf/${name}.pdf`, import.meta.url),
  );
const of = (bank: string, own: BankMail = {}): BankMail => ({
  from: `${bank} <statements@${bank}.example>`,
  ...own,
});
const attach = (account: string, day: string) => [
  {
    filename: `${day}.ofx`,
    content: makeOfx({
      account,
      rows: [{ day, cents: -350, name: "COFFEE", id: `${day.replaceAll("-", "")}01` }],
      closing: 10_000,
    }),
  },
];

const LOCKED: readonly BankMail[] = BANKS.flatMap(({ bank, password, files }) =>
  files.map((file) =>
    of(bank, {
      subject: `Your statement ${file}`,
      text: "Your statement is attached. The password is the one you chose with us.",
      attachments: [{ filename: `${file}.pdf`, content: lockPdf(readSample(file), password) }],
    }),
  ),
);

/** One with another sum than the bank signed. */
const forge = (message: Buffer): Buffer =>
  Buffer.from(message.toString("latin1").replace("Please find", "Please look for"), "latin1");

/** Twelve mails of banks, the last of them twice. */
const writeMails = async (): Promise<Buffer[]> => {
  const others = [
    of("elbe-bank", { attachments: attach("7700112233", "2026-09-03"), is_signed: false }),
    of("oder-bank", { attachments: attach("7700445566", "2026-09-04"), is_signed: false }),
    of("isar-bank", { subject: "Your statement is ready", text: "It waits for you in your online banking." }),
    of("alster-bank", {
      subject: "A loan for your dreams",
      html: "<h1>Only 3.9 %</h1><img src='cid:loan'>",
      attachments: [{ filename: "loan.png", content: Buffer.alloc(2000, 1), cid: "loan" }],
    }),
  ];
  const [forged, twice] = await Promise.all([
    writeBankMail(of("rhein-bank", { subject: "Forged", attachments: attach("5407324931", "2026-09-05") })),
    writeBankMail(of("rhein-bank", { subject: "Twice", attachments: attach("5407324931", "2026-09-06") })),
  ]);
  const rest = await Promise.all([...LOCKED, ...others].map((mail) => writeBankMail(mail)));
  return [...rest, forge(forged), twice, twice];
};

let dovecot: Dovecot;
let server: TestServer;

describe.skipIf(!hasDovecot || !hasQpdf)("a mailbox of twelve banks' mails", () => {
  beforeAll(async () => {
    dovecot = await startDovecot();
    server = await startTestServer(
      { LOCAL_MAILBOXES: "true", MAILBOX_CA_FILE: dovecot.ca_file },
      ["core", "common"],
      { dns: testNames },
    );
  });
  afterAll(async () => {
    await server.close();
    await dovecot.close();
  });

  const lookAgain = async (): Promise<void> => {
    server.clock.advanceMs(11 * 60_000);
    await workUntilIdle(server.services, [MAILBOX_WORK, STATEMENT_WORK]);
  };
  const statementsOf = async (person: TestPerson) =>
    (await person.call(statements.listStatements)).answer.data;
  const mailsOf = async (person: TestPerson) =>
    (await person.call(sources.getStatementSources)).answer.data.mails;
  const namesOf = async (person: TestPerson, status: string): Promise<string[]> =>
    (await statementsOf(person))
      .filter((each) => each.status === status)
      .map(({ file_name }) => file_name)
      .toSorted();
  /** Answers each question for a password until there is none, and says how many of each bank there were. */
  const answerQuestions = async (person: TestPerson): Promise<Record<string, number>> => {
    const asked: Record<string, number> = {};
    for (;;) {
      const [locked] = (await statementsOf(person)).filter(({ status }) => status === "needs_password");
      if (locked === undefined) return asked;
      const of_bank = BANKS.find(({ bank }) => locked.mail?.sender === `statements@${bank}.example`)!;
      asked[of_bank.bank] = (asked[of_bank.bank] ?? 0) + 1;
      const body = { password: of_bank.password, remember: true };
      await person.call(statements.unlockStatement, { params: { id: locked.id }, body });
      await workUntilIdle(server.services, [STATEMENT_WORK]);
    }
  };

  test("M2: the right statements come of it, one password is asked of each bank, and nothing is doubled", async () => {
    const asha = await signUp(server, "Asha", { home_currency: "EUR" });
    for (const { bank } of BANKS)
      await asha.call(sources.createAllowedSender, { body: { pattern: `*@${bank}.example` } });
    await deliver(dovecot, PEOPLE.asha.username, await writeMails());
    const body = {
      host: "imap.example.test",
      port: dovecot.imaps_port,
      security: "tls" as const,
      ...PEOPLE.asha,
      since: "2026-01-01",
    };
    await asha.call(createMailbox, { body });
    await lookAgain();
    const waiting = (await mailsOf(asha)).filter(({ outcome }) => outcome === "quarantined");
    expect(waiting.map(({ sender, reason }) => `${sender} ${reason ?? ""}`).toSorted()).toEqual([
      "statements@elbe-bank.example unknown_sender",
      "statements@oder-bank.example unknown_sender",
      "statements@rhein-bank.example unsigned",
    ]);
    const bare = (await mailsOf(asha)).filter(({ outcome }) => outcome === "no_statement");
    expect(bare.map(({ subject }) => subject).toSorted()).toEqual([
      "A loan for your dreams",
      "Your statement is ready",
    ]);
    const all = LOCKED.length + waiting.length + bare.length + 1;
    expect(await mailsOf(asha)).toHaveLength(all);
    expect([await namesOf(asha, "imported"), (await namesOf(asha, "needs_password")).length]).toEqual([
      ["2026-09-06.ofx"],
      LOCKED.length,
    ]);

    expect(await answerQuestions(asha)).toEqual({ "rhein-bank": 1, "isar-bank": 1, "alster-bank": 1 });
    const everything = [
      ...BANKS.flatMap(({ files }) => files.map((file) => `${file}.pdf`)),
      "2026-09-06.ofx",
    ];
    expect(await namesOf(asha, "imported")).toEqual(everything.toSorted());
    const pages = (await statementsOf(asha)).filter(({ format }) => format === "pdf");
    expect(pages.map(({ proof }) => proof?.verdict)).toEqual(LOCKED.map(() => "proved"));
    expect(await readLedger(server, asha)).toHaveLength(LOCKED_ROWS + 1);

    await lookAgain();
    await dovecot.renumber(PEOPLE.asha.username);
    await lookAgain();
    expect(await mailsOf(asha)).toHaveLength(all);
    expect(await readLedger(server, asha)).toHaveLength(LOCKED_ROWS + 1);
    await expectSumsToHold(server.services.db, asha.user_id);
  });
});
