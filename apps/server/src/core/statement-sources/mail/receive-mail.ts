import type { ReceivedMail } from "@passbook/contract/statement-sources";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { isStorageLimit } from "../../../platform/storage/storage-limit.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { type Received, receiveStatement } from "../../statements/index.ts";
import { toShown } from "../to-shown.ts";
import { findAllowance } from "./find-allowance.ts";
import { checkSignatures, type Signature, weighSignatures } from "./check-signatures.ts";
import { findConfirmation } from "./find-confirmation.ts";
import { judge, type Reason } from "./judge.ts";
import { keepWaiting } from "./keep-waiting.ts";
import { type Arrival, type MailPlace, toMailRow } from "./mail-row.ts";
import { mayBeStatement } from "./may-be-statement.ts";
import {
  findMailByHash,
  findMailByMessage,
  getMailByHash,
  listAllowing,
  readIds,
  toKept,
  toReceivedMail,
} from "./repo.ts";

/** What a message came to: how it is listed, and the statements made of its attachments. */
type Outcome = Pick<
  ReceivedMailRow,
  "outcome" | "reason" | "message" | "said" | "statement_ids" | "known_ids"
>;

type Attached = {
  readonly mail: SavedMail;
  readonly bank_account_id: string | null;
  /** The member of the book who handed it in; what came by itself is nobody's doing. */
  readonly uploaded_by?: string | null;
};

/** Puts what may be statements among the attachments of a message down to be read, like uploads. */
const keepAttachments = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets" | "config">,
  user_id: string,
  {
    mail: { sender, subject, sent_at, attachments, password_hint: hint },
    bank_account_id,
    uploaded_by = null,
  }: Attached,
): Promise<Received[]> => {
  const mail = { sender: toShown(sender), subject: toShown(subject), sent_at };
  const password_hint = hint === null ? null : toShown(hint);
  const received: Received[] = [];
  for (const { file_name, bytes } of attachments.filter(mayBeStatement)) {
    const file = {
      user_id,
      uploaded_by,
      file_name,
      bytes,
      source: "email" as const,
      bank_account_id,
      mail,
      password_hint,
    };
    received.push(await receiveStatement(trx, services, file));
  }
  return received;
};

/** What is said of a message that brought no statement. */
const sayNothingIn = ({ attachments }: Pick<SavedMail, "attachments">): Said =>
  say(attachments.length === 0 ? "message_without_attachment" : "message_without_statement");

const NOTHING_SAID = { message: "", said: null };

const toOutcome = (mail: SavedMail, received: readonly Received[]): Outcome => {
  const none = received.length === 0;
  return {
    outcome: none ? "no_statement" : "read",
    reason: null,
    ...(none ? toKept(sayNothingIn(mail)) : NOTHING_SAID),
    statement_ids: JSON.stringify(received.map(({ id }) => id)),
    known_ids: JSON.stringify(received.filter(({ already_known }) => already_known).map(({ id }) => id)),
  };
};

/** Puts the attachments of a message down to be read, and answers what the message came to. */
export const receiveAttachments = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets" | "config">,
  user_id: string,
  attached: Attached,
): Promise<Outcome> => toOutcome(attached.mail, await keepAttachments(trx, services, user_id, attached));

/** How a message came, and the account that its person said it is of. */
type Coming = Arrival & { readonly bank_account_id?: string | null };
/** What came of a message, and what its attachments were put down as; of one that cannot be read, why. */
export type TakenMail = {
  readonly mail: ReceivedMail;
  readonly received: readonly Received[];
  readonly refusal?: Said;
};

type Read = { readonly mail: SavedMail; readonly bytes: Uint8Array };

type Known = Awaited<ReturnType<typeof findMailByHash>>;

const findKnown = async (
  db: Db,
  user_id: string,
  { message_hash, mail }: { readonly message_hash: string; readonly mail: SavedMail },
): Promise<Known> =>
  (await findMailByHash(db, user_id, message_hash)) ?? (await findMailByMessage(db, user_id, mail));

/** Nothing is left to do: it was settled before, and nobody asks for it again. */
const isOver = ({ outcome }: NonNullable<Known>, { way }: Arrival): boolean =>
  outcome !== "quarantined" && way !== "by_hand";

/** Puts the attachments down to be read, or the message where it waits: what was forwarded lies nowhere else, and is kept. */
const carryOut = async (
  trx: Db,
  services: Services,
  row: ReceivedMailRow,
  { bytes, reason, ...attached }: Read & Attached & { reason: Reason | null },
): Promise<{ outcome: Outcome & Partial<ReceivedMailRow>; received: readonly Received[] }> => {
  const nothing = { reason, ...NOTHING_SAID, statement_ids: "[]", known_ids: "[]" };
  if (reason === null && row.confirmation !== null)
    return { outcome: { outcome: "confirmation", ...nothing }, received: [] };
  if (reason === null) {
    const received = await keepAttachments(trx, services, row.user_id, attached);
    return { outcome: toOutcome(attached.mail, received), received };
  }
  const kept = row.is_forwarded === 0 ? {} : await keepWaiting(trx, services, { ...row, reason }, bytes);
  return { outcome: { outcome: "quarantined", ...nothing, ...kept }, received: [] };
};

/** Of a message that is handed in again, what it brought itself was not there before it. */
const withoutOwn = (known_ids: string, known: Known): string => {
  if (known === undefined) return known_ids;
  const before = new Set(readIds(known.known_ids));
  const own = new Set(readIds(known.statement_ids).filter((id) => !before.has(id)));
  return JSON.stringify(readIds(known_ids).filter((id) => !own.has(id)));
};

/** What is known of a message by how it came. */
const ofArrival = (services: Services, mail: SavedMail, arrival: Arrival): Partial<ReceivedMailRow> => {
  if (arrival.way === "mailbox") return arrival.from;
  if (arrival.way === "by_hand") return {};
  const { authentication } = arrival;
  const to_domain = services.config.mail_receiver?.domain ?? "";
  const confirmation = findConfirmation(mail, { is_signed: authentication.is_signed, to_domain });
  return {
    mailbox_id: null,
    place: null,
    is_forwarded: 1,
    authentication: JSON.stringify(authentication),
    confirmation: confirmation === null ? null : JSON.stringify(confirmation),
  };
};

const toSigned = (signature: Signature | null): Partial<ReceivedMailRow> =>
  signature === null ? {} : { signature: signature.state, signed_by: signature.domain };

/** Lists a message that cannot be read. */
const listUnread = async (
  { services, user_id, arrival }: { services: Services; user_id: string; arrival: Arrival },
  { message_hash, refusal }: { readonly message_hash: string; readonly refusal: Said },
): Promise<TakenMail> => {
  const place =
    arrival.way === "mailbox" ? arrival.from : { is_forwarded: arrival.way === "forwarded" ? 1 : 0 };
  const row = toMailRow(services, user_id, { message_hash, ...toKept(refusal), ...place });
  const mail = await services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    await insertOnce(trx, row);
    return getMailByHash(trx, user_id, row.message_hash);
  });
  return { mail, received: [], refusal };
};

/**
 * Takes in a message, handed in by its person, found in a mailbox or forwarded. Attachments of whoever is allowed are read; what anybody else
 * sent to a mailbox or an address waits in quarantine. The same message twice adds nothing, whichever way it comes; one handed in again
 * brings back statements that were deleted since.
 */
export const takeMail = async (
  services: Services,
  user_id: string,
  bytes: Uint8Array,
  arrival: Coming,
): Promise<TakenMail> => {
  const { db, reader, reading } = services;
  const message_hash = sha256(bytes);
  const same = await findMailByHash(db, user_id, message_hash);
  if (same !== undefined && isOver(same, arrival)) return { mail: toReceivedMail(same), received: [] };
  const read = await reading.run(user_id, () => reader.readMail(bytes));
  if (!read.ok) return listUnread({ services, user_id, arrival }, { message_hash, refusal: read.error });
  const mail = read.value;
  const allowance = findAllowance(await listAllowing(db, user_id), mail.sender);
  const bank_account_id = arrival.bank_account_id ?? allowance?.bank_account_id ?? null;
  const uploaded_by = arrival.way === "by_hand" ? arrival.uploaded_by : null;
  // Who hands a message in has vouched for it.
  let signature: Signature | null = arrival.way === "forwarded" ? arrival.signature : null;
  const judged =
    arrival.way === "by_hand"
      ? null
      : await judge(mail, allowance, async () => {
          signature ??= weighSignatures(await checkSignatures(services, user_id, bytes));
          return signature.state === "holds";
        });
  const told = {
    message_hash,
    sender: toShown(mail.sender),
    subject: toShown(mail.subject),
    message_id: mail.message_id,
    sent_at: mail.sent_at,
    ...toSigned(signature),
    ...ofArrival(services, mail, arrival),
  };
  const settle = (limit: "no_room" | null): Promise<TakenMail> =>
    db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      const known = await findKnown(trx, user_id, { message_hash, mail });
      const reason = limit ?? (known?.is_let_in === 1 ? null : judged);
      // What is kept already waits as it is.
      if (known !== undefined && (isOver(known, arrival) || (known.is_forwarded === 1 && reason !== null)))
        return { mail: toReceivedMail(known), received: [] };
      const row = toMailRow(services, user_id, { ...known, ...told });
      if (known === undefined) await trx.insertInto("received_mails").values(row).execute();
      const { outcome, received } = await carryOut(trx, services, row, {
        mail,
        bytes,
        reason,
        bank_account_id,
        uploaded_by,
      });
      const settled = { ...outcome, known_ids: withoutOwn(outcome.known_ids, known) };
      await setOutcome(trx, row, { ...told, ...settled });
      return { mail: toReceivedMail({ ...row, ...settled }), received };
    });
  try {
    return await settle(null);
  } catch (error) {
    // It lies in its mailbox, and is fetched again once there is room.
    if (arrival.way !== "mailbox" || !isStorageLimit(error)) throw error;
    return settle("no_room");
  }
};

/** What the list of a mailbox tells of a message before it is fetched. */
export type MailHead = {
  readonly sender: string;
  readonly subject: string;
  readonly message_id: string | null;
  readonly sent_at: string | null;
};

type Lying = { readonly head: MailHead; readonly from: MailPlace };

/** Lists a message of a mailbox of which nothing but its head was read. */
const listHead = async (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  { head, from, ...became }: Lying & Partial<ReceivedMailRow>,
): Promise<void> => {
  const message_hash = sha256(`${from.mailbox_id} ${head.message_id ?? from.place}`);
  const { message_id, sent_at } = head;
  const row = toMailRow(services, user_id, {
    message_hash,
    sender: toShown(head.sender),
    subject: toShown(head.subject),
    message_id,
    sent_at,
    ...became,
    ...from,
  });
  await insertOnce(services.db, row);
};

/** Lists a message that waits in its mailbox. */
export const quarantineMail = (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  { reason, ...lying }: Lying & { readonly reason: Reason },
): Promise<void> => listHead(services, user_id, { ...lying, outcome: "quarantined", reason });

/** Lists a message of an allowed sender that stays in its mailbox, since it holds no file. */
export const listBare = (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  lying: Lying,
): Promise<void> =>
  listHead(services, user_id, {
    ...lying,
    outcome: "no_statement",
    ...toKept(say("message_without_attachment")),
  });

/** Adds nothing when the same message was listed before. */
const insertOnce = async (trx: Db, row: ReceivedMailRow): Promise<void> => {
  await trx
    .insertInto("received_mails")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "message_hash"]).doNothing())
    .execute();
};

type Whose = Pick<ReceivedMailRow, "user_id" | "id">;

/** Writes what a message came to, and what is known of it by now; nothing of it is kept any more unless that is told. */
export const setOutcome = async (
  trx: Db,
  { user_id, id }: Whose,
  set: Outcome & Partial<ReceivedMailRow>,
): Promise<void> => {
  await trx
    .updateTable("received_mails")
    .set({ bytes: null, sealed: 0, ...set })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
