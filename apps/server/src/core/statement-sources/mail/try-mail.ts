import type { MailTrial, TriedAttachment } from "@passbook/contract/mail-trials";
import { say } from "@passbook/contract/sentences/refusals";
import type { AllowedSenderRow } from "@passbook/db/schema";
import { findBankOfMail } from "../../../common/index.ts";
import { Problem } from "../../../platform/problem.ts";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { detectMail, type SavedMail, splitMbox } from "../../../reader/index.ts";
import { cleanFileName, findPeriod, type TriedFile, tryFile } from "../../statements/index.ts";
import { checkSignatures, type Signature, weighSignatures } from "./check-signatures.ts";
import { allowsSender, findAllowance } from "./find-allowance.ts";
import { judge } from "./judge.ts";
import { mayBeStatement } from "./may-be-statement.ts";
import { findMailByHash, findMailByMessage, listAllowing, listKeptPasswords } from "./repo.ts";
import { toShown } from "../to-shown.ts";

/** More than any bank sends; the others are named only. */
const MOST_TRIED = 8;
/** Whoever waits for the answer looks at a screen. */
const MOST_MS = 20_000;

type MailFile = { readonly file_name: string; readonly bytes: Uint8Array };
type Opened = { readonly bytes: Uint8Array; readonly is_original: boolean };

export const manyMessages = (): Problem =>
  new Problem({ status: 422, code: "many_messages", ...say("try_one_message") });

/** The one message of a file; that of Outlook is no longer what was signed. */
const openOne = ({ file_name, bytes }: MailFile): Opened => {
  const kind = detectMail(bytes, file_name);
  if (kind !== "mbox") return { bytes, is_original: kind !== "outlook" };
  const mbox = splitMbox(bytes);
  const [message] = mbox?.count === 1 ? mbox.messages : [];
  if (message === undefined) throw manyMessages();
  return { bytes: message, is_original: true };
};

const readOne = async (services: Services, user_id: string, bytes: Uint8Array): Promise<SavedMail> => {
  const read = await services.reading.run(user_id, () => services.reader.readMail(bytes));
  if (read.ok) return read.value;
  const said = say("message_unreadable", { reason: read.error });
  throw new Problem({ status: 422, code: "unreadable_message", ...said });
};

/** As whose message a sender's is allowed, if it is. */
const findName = (
  senders: readonly Pick<AllowedSenderRow, "pattern">[],
  sender: string,
): MailTrial["allowed_as"] => {
  const own = senders.find(({ pattern }) => allowsSender(pattern, sender));
  if (own !== undefined) return { kind: "sender", name: own.pattern };
  const bank = sender === "" ? null : findBankOfMail(sender);
  return bank === null ? null : { kind: "bank", name: bank.name };
};

const NOT_READ = { problem: null, format: null, tried_passwords: [], opened_by: null, statements: [] };

const toFate = ({ read }: TriedFile): TriedAttachment["fate"] => {
  if (read.ok) return "read";
  const { code } = read.error;
  if (code === "no_text_layer") return "scan";
  return code === "needs_password" || code === "wrong_password" ? "locked" : "refused";
};

const toStatements = ({ read }: TriedFile): TriedAttachment["statements"] =>
  !read.ok
    ? []
    : read.value.statements.map((statement) => {
        const { period_from: from, period_to: to } = findPeriod(statement);
        return {
          bank_name: statement.account.bank_name,
          last_4_digits: statement.account.last_4_digits,
          currency: statement.currency,
          period: from === null || to === null ? null : { from, to },
          rows: statement.transactions.length,
          verdict: statement.proof.verdict,
        };
      });

const toProblem = (tried: TriedFile): TriedAttachment["problem"] => {
  if (tried.read.ok || toFate(tried) !== "refused") return null;
  const { code, message, sentence, data } = tried.read.error;
  return { code, message, sentence, ...(data === undefined ? {} : { data }) };
};

type Trying = {
  readonly services: Services;
  readonly user_id: string;
  readonly bank_account_id: string | null;
  /** What kept passwords are called. */
  readonly labels: ReadonlyMap<string, string>;
};

const tryAttachment = async (
  { services, user_id, bank_account_id, labels }: Trying,
  { file_name, bytes }: SavedMail["attachments"][number],
): Promise<Omit<TriedAttachment, "file_name" | "file_size">> => {
  const tried = await tryFile(services, { user_id, file_name, bytes, bank_account_id });
  const nameOf = (id: string): string => labels.get(id) ?? "";
  return {
    fate: toFate(tried),
    problem: toProblem(tried),
    format: tried.read.ok ? tried.read.value.format : null,
    tried_passwords: tried.tried.map(nameOf),
    opened_by: tried.opened_by === null ? null : nameOf(tried.opened_by),
    statements: toStatements(tried),
    known_statement_id: tried.known_id,
  };
};

const tryAll = async (trying: Trying, attachments: SavedMail["attachments"]): Promise<TriedAttachment[]> => {
  const ends_ms = performance.now() + MOST_MS;
  const all: TriedAttachment[] = [];
  let count = 0;
  for (const attachment of attachments) {
    const named = {
      file_name: cleanFileName(attachment.file_name),
      file_size: attachment.bytes.length,
      known_statement_id: null,
    };
    if (!mayBeStatement(attachment)) all.push({ ...named, ...NOT_READ, fate: "left" });
    else if (count >= MOST_TRIED || performance.now() > ends_ms)
      all.push({ ...named, ...NOT_READ, fate: "not_tried" });
    else {
      count += 1;
      all.push({ ...named, ...(await tryAttachment(trying, attachment)) });
    }
  }
  return all;
};

/**
 * Tells what would become of a message if a mailbox brought it: whether its sender is allowed, what its signatures come to, and how each
 * attachment reads with the passwords that are kept. Nothing is written.
 */
export const tryMail = async (services: Services, user_id: string, file: MailFile): Promise<MailTrial> => {
  const { db } = services;
  const { bytes, is_original } = openOne(file);
  const mail = await readOne(services, user_id, bytes);
  const senders = await listAllowing(db, user_id);
  const allowance = findAllowance(senders, mail.sender);
  const signature: Signature = is_original
    ? weighSignatures(await checkSignatures(services, user_id, bytes))
    : { state: "unknown", domain: null };
  const reason = await judge(mail, allowance, async () => signature.state === "holds");
  const known =
    (await findMailByHash(db, user_id, sha256(bytes))) ?? (await findMailByMessage(db, user_id, mail));
  const passwords = await listKeptPasswords(db, user_id);
  const bank_account_id = allowance?.bank_account_id ?? null;
  const labels = new Map(passwords.map(({ id, label }) => [id, label]));
  const attachments = await tryAll({ services, user_id, bank_account_id, labels }, mail.attachments);
  const may_be_read = attachments.some(({ fate }) => fate !== "left");
  return {
    sender: toShown(mail.sender),
    subject: toShown(mail.subject),
    sent_at: mail.sent_at,
    outcome: !may_be_read ? "no_statement" : reason === null ? "read" : "quarantined",
    reason,
    allowed_as: findName(senders, mail.sender),
    needs_signature: allowance?.needs_signature ?? true,
    signature: signature.state,
    signed_by: signature.domain,
    known_as: known?.outcome ?? null,
    attachments,
  };
};
