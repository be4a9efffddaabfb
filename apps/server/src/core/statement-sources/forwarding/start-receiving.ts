import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import type { SMTPServer, SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { spendAttempt } from "../../../platform/attempts.ts";
import type { MailReceiver } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { makeUploadRoom, toUploadLimits } from "../../../platform/uploads/upload-room.ts";
import { findOwner } from "./repo.ts";
import { makeSmtpLines, type SmtpLine, type SmtpLines } from "./smtp-lines.ts";
import { SmtpRefusal, toSmtpRefusal } from "./smtp-refusal.ts";
import { takeMessage } from "./take-message.ts";

/** Mail that is being received on a port. */
export type Receiving = { readonly port: number; readonly stop: () => Promise<void> };

/** Loaded where mail is received, which most installations do not. */
const loadServer = () => import("smtp-server");

const MINUTE_MS = 60_000;
const IDLE_MS = MINUTE_MS;
const READ_KEY_EVERY_MS = 60 * MINUTE_MS;
const STOP_WITHIN_MS = 5000;
const MOST_CONNECTED = 100;
const MOST_MAILS = 50;
const MOST_UNKNOWN = 5;
const LONGEST_COMMAND = 2048;
/** Nobody signs in here, and nothing is sent on. */
const DISABLED = ["AUTH", "XCLIENT", "XFORWARD", "VRFY", "HELP", "WIZ", "SHELL", "KILL"];

const readKey = async ({ tls }: MailReceiver): Promise<{ key: string; cert: string } | null> =>
  tls === null
    ? null
    : { key: await readFile(tls.key_file, "utf8"), cert: await readFile(tls.cert_file, "utf8") };

type Hear = (session: SMTPServerSession, line: SmtpLine) => Promise<void>;
type Done = (error?: Error | null) => void;

const hearSender: Hear = async (_session, line) => {
  line.owner = null;
  line.mails += 1;
  if (line.mails > MOST_MAILS) throw new SmtpRefusal(421, "4.7.0 Too many messages; connect again later");
};

/** Puts down whose a message will be; nobody's is refused, and whoever tries many is sent away. */
const hearRecipient = async (services: Services, recipient: string, line: SmtpLine): Promise<void> => {
  const owner = await findOwner(services, recipient);
  if (owner === null) {
    line.unknown += 1;
    if (line.unknown > MOST_UNKNOWN) throw new SmtpRefusal(421, "4.7.0 Too many unknown recipients");
    await spendAttempt(services, { action: "unknown_recipient", account: "", address: line.address });
    throw new SmtpRefusal(550, "5.1.1 There is no such address here");
  }
  await spendAttempt(services, { action: "forwarded", account: owner, address: line.address });
  line.owner = owner;
};

/** The handlers of one server, and how to wait for what they are at. */
const makeHandlers = (services: Services, lines: SmtpLines) => {
  const room = makeUploadRoom(toUploadLimits(services.config.upload_limit_bytes));
  const busy = new Set<Promise<Error | null>>();
  const heard = async (hearing: Promise<void>): Promise<Error | null> => {
    try {
      await hearing;
      return null;
    } catch (error) {
      return toSmtpRefusal(services, error);
    }
  };
  const answer = async (session: SMTPServerSession, hear: Hear, done: Done): Promise<void> => {
    const line = lines.find(session.id);
    if (line === undefined) return done(new SmtpRefusal(421, "4.7.0 Try again later"));
    const hearing = heard(hear(session, line));
    busy.add(hearing);
    const refusal = await hearing;
    busy.delete(hearing);
    done(refusal);
  };
  const handlers = {
    onConnect: (session, done) =>
      done(lines.enter(session) ? null : new SmtpRefusal(421, "4.7.0 Too many connections; try again later")),
    onMailFrom: (_sender, session, done) => void answer(session, hearSender, done),
    onRcptTo: ({ address }, session, done) =>
      void answer(session, (_, line) => hearRecipient(services, address, line), done),
    onData: (stream, session, done) =>
      void answer(
        session,
        async (_, { owner }) => {
          if (owner === null) throw new SmtpRefusal(503, "5.5.1 Name a recipient first");
          await takeMessage(services, owner, { stream, session, room });
        },
        done,
      ),
    onClose: (session) => lines.leave(session),
  } satisfies SMTPServerOptions;
  return { handlers, settle: async (): Promise<void> => void (await Promise.allSettled(busy)) };
};

const listen = ({ server }: SMTPServer, { host, port }: MailReceiver): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Receives mail for the addresses that people have, and none for others: a message is taken (250) once it is kept for good, and none is
 * sent on or answered. Null where the installation receives none; rejects where it cannot listen, or a key cannot be read.
 */
export const startReceiving = async (services: Services): Promise<Receiving | null> => {
  const { config, log } = services;
  const receiver = config.mail_receiver;
  if (receiver === null) return null;
  const key = await readKey(receiver);
  const { SMTPServer: Server } = await loadServer();
  const cut = ({ id }: Pick<SMTPServerSession, "id">): void =>
    [...server.connections].find((connection) => connection.id === id)?.close();
  const { handlers, settle } = makeHandlers(services, makeSmtpLines(services, cut));
  const server: SMTPServer = new Server({
    ...handlers,
    name: receiver.domain,
    banner: "Passbook",
    size: config.upload_limit_bytes,
    authOptional: true,
    disabledCommands: key === null ? [...DISABLED, "STARTTLS"] : DISABLED,
    disableReverseLookup: true,
    maxClients: MOST_CONNECTED,
    maxCommandLength: LONGEST_COMMAND,
    // A second recipient is told to come with a message of its own, so that each is taken or refused by itself.
    maxRecipients: 1,
    socketTimeout: IDLE_MS,
    closeTimeout: STOP_WITHIN_MS,
    logger: false,
    minVersion: "TLSv1.2",
    ...key,
  });
  // What goes wrong with a connection is the other side's to tell.
  server.on("error", (error) => log.debug({ err: error }, "a mail server left"));
  const port = await listen(server, receiver);
  const readAgain = setInterval(() => {
    readKey(receiver).then(
      (read) => read !== null && server.updateSecureContext(read),
      (error: unknown) => log.warn({ err: error }, "the key of the mail receiver could not be read again"),
    );
  }, READ_KEY_EVERY_MS).unref();
  return {
    port,
    stop: async () => {
      clearInterval(readAgain);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await settle();
    },
  };
};
