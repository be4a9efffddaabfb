import { openInbox } from "@passbook/contract/inboxes";
import { renewForwardingAddress } from "@passbook/contract/forwarding";
import { createMailbox } from "@passbook/contract/mailboxes";
import { createAllowedSender } from "@passbook/contract/statement-sources";
import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startTestServer, type TestServer } from "../harness.ts";
import { makeOfx } from "../make-ofx.ts";
import { signUp, type TestPerson } from "../people.ts";
import { killPrograms, type Program, startProgram } from "../programs.ts";
import { readOutcome } from "./read-outcome.ts";
import { uploadPatiently } from "./upload-patiently.ts";
import { deliver, writeBankMail } from "../mail/bank-mail.ts";
import { deliverTo } from "../mail/deliver.ts";
import { type Dovecot, findPorts, PEOPLE, startDovecot } from "../mail/dovecot.ts";

const ROWS = 2;
const MOST_WAIT_MS = 1_200_000;
const LONGEST_LIFE_MS = 400;
/** What waits longer than others is let in before the next kill: on a busy machine nothing is ever taken by programs that live so short. */
const MOST_WAITING = 4;
const TAKEN = /^250 /;

/** What came of many statements that arrived while server and worker were killed, counted, and what would be right. */
export type KilledArrivals = {
  readonly found: Awaited<ReturnType<typeof readOutcome>> & {
    /** Messages that are listed, and how many of them under an id of their own. */
    readonly mails: number;
    readonly message_ids: number;
    /** Files that still lie in the watched folder, or that it did not take. */
    readonly left: number;
  };
  readonly right: KilledArrivals["found"];
};

type Arriving = {
  readonly server: TestServer;
  readonly dovecot: Dovecot;
  readonly person: TestPerson;
  readonly folder: string;
  readonly to: string;
  readonly smtp_port: number;
  readonly running: Record<"serve" | "work", Program>;
};

const makeStatement = (number: number): string => {
  const day = new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10);
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    day,
    cents: -350,
    name: "COFFEE HOUSE",
    id: `${String(number)}${String(row).padStart(4, "0")}`,
  }));
  return makeOfx({ account: "5407324931", rows });
};

const writeMail = (number: number): Promise<Buffer> =>
  writeBankMail({
    is_signed: false,
    message_id: `<${String(number)}@rhein-bank.example>`,
    attachments: [{ filename: `${String(number)}.ofx`, content: makeStatement(number) }],
  });

/** Forwards a message until it is taken, as mail servers do. */
const forwardPatiently = async ({ to, smtp_port }: Arriving, raw: Buffer): Promise<void> => {
  const ends_ms = performance.now() + MOST_WAIT_MS;
  while (performance.now() < ends_ms) {
    if (TAKEN.test(await deliverTo({ port: smtp_port, to, raw }))) return;
    await sleep(500);
  }
  throw new Error("Nobody took the message.");
};

const putIntoFolder = ({ folder }: Arriving, number: number, raw: Buffer): void => {
  const name = path.join(folder, `${String(number)}.eml`);
  writeFileSync(`${name}.part`, raw);
  renameSync(`${name}.part`, name);
};

/** Lets a statement come in one of five ways, most of them two at once. */
const letArrive = async (arriving: Arriving, number: number): Promise<void> => {
  const { dovecot, person, running } = arriving;
  const raw = await writeMail(number);
  const way = number % 5;
  if (way !== 1) await deliver(dovecot, PEOPLE.asha.username, [raw]);
  if (way === 1 || way === 2) await forwardPatiently(arriving, raw);
  if (way === 3)
    await uploadPatiently(person, () => running.serve.url, {
      name: `${String(number)}.ofx`,
      bytes: makeStatement(number),
    });
  if (way === 4) putIntoFolder(arriving, number, raw);
};

const listLeft = (folder: string): string[] =>
  [folder, path.join(folder, "failed")]
    .flatMap((each) => readdirSync(each))
    .filter((name) => /\./.test(name));

/** Until each statement is there and nothing waits, or long after that should be so. */
const waitUntilIn = async (arriving: Arriving, count: number): Promise<void> => {
  const { server, folder, person } = arriving;
  const ends_ms = performance.now() + MOST_WAIT_MS;
  while (performance.now() < ends_ms) {
    const { imported, not_imported } = await readOutcome(server, person);
    if (imported >= count && not_imported === 0 && listLeft(folder).length === 0) return;
    await sleep(250);
  }
};

const start = async (kills: number): Promise<Arriving & { readonly env: Record<string, string> }> => {
  const dovecot = await startDovecot();
  const server = await startTestServer({ LOCAL_MAILBOXES: "true" });
  // Other processes have the machine's clock.
  server.clock.set(new Date().toISOString());
  mkdirSync(path.join(server.folder, "inbox"));
  const person = await signUp(server, `Asha ${String(kills)}`);
  const body = { pattern: "*@rhein-bank.example", may_be_unsigned: true };
  await person.call(createAllowedSender, { body });
  const { path: folder } = (await person.call(openInbox)).answer.data;
  const to = (await person.call(renewForwardingAddress)).answer.data.address ?? "";
  const [smtp_port = 0] = await findPorts(1);
  const env = {
    LOCAL_MAILBOXES: "true",
    MAILBOX_CA_FILE: dovecot.ca_file,
    MAIL_RECEIVER_PORT: String(smtp_port),
    MAIL_RECEIVER_HOST: "127.0.0.1",
    MAIL_RECEIVER_DOMAIN: "in.example.test",
  };
  const reach = { host: "127.0.0.1", port: dovecot.imaps_port, security: "tls", folder: "INBOX" };
  await person.call(createMailbox, { body: { ...reach, ...PEOPLE.asha, since: "2020-01-01" } });
  const running = {
    serve: await startProgram(server, "serve", [], env),
    work: await startProgram(server, "work", [], env),
  };
  return { server, dovecot, person, folder, to, smtp_port, running, env };
};

const countMails = async ({ server, person }: Arriving) => {
  const mails = await server.services.db
    .selectFrom("received_mails")
    .select("message_id")
    .where("user_id", "=", person.user_id)
    .where("outcome", "=", "read")
    .execute();
  return { mails: mails.length, message_ids: new Set(mails.map(({ message_id }) => message_id)).size };
};

/** Kills server and worker, half of the times each, while statements arrive by mailbox, forwarding, upload and folder. */
export const killDuringArrivals = async (kills: number): Promise<KilledArrivals> => {
  const arriving = await start(kills);
  const { server, dovecot, person, folder, running, env } = arriving;
  const arrivals: Promise<void>[] = [];
  const waiting = new Set<Promise<void>>();
  const add = (number: number): void => {
    const arrival = letArrive(arriving, number).finally(() => waiting.delete(arrival));
    waiting.add(arrival);
    arrivals.push(arrival);
  };
  const killAgainAndAgain = async (name: "serve" | "work"): Promise<void> => {
    for (let kill = 0; kill < kills / 2; kill += 1) {
      add(arrivals.length);
      await sleep(Math.random() * LONGEST_LIFE_MS);
      await running[name].kill();
      running[name] = await startProgram(server, name, [], env);
      // What was begun and killed counts among what is forwarded in an hour.
      await server.services.db.deleteFrom("attempts").execute();
      while (waiting.size >= MOST_WAITING) await Promise.race(waiting);
    }
  };
  try {
    await Promise.all([killAgainAndAgain("serve"), killAgainAndAgain("work")]);
    await Promise.all(arrivals);
    const count = arrivals.length;
    await waitUntilIn(arriving, count);
    await Promise.all([running.serve.kill(), running.work.kill()]);
    const found = await readOutcome(server, person);
    const listed = await countMails(arriving);
    return {
      found: { ...found, ...listed, left: listLeft(folder).length },
      right: {
        imported: count,
        not_imported: 0,
        new_rows: count * ROWS,
        files: count,
        accounts: 1,
        transactions: count * ROWS,
        imports: count,
        sums_hold: true,
        mails: count,
        message_ids: count,
        left: 0,
      },
    };
  } finally {
    await killPrograms();
    await server.close();
    await dovecot.close();
  }
};
