import type { BodyOf } from "@passbook/contract/endpoint";
import type { AllowedSender, createAllowedSender } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { brokenUnique, conflict } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { fromStored } from "../../../platform/storage/stored-bytes.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { type Author, changeData, insertInto } from "../../changes/index.ts";
import { allowsSender, receiveAttachments, setOutcome } from "./receive-mail.ts";
import { findMailBytes, listQuarantined } from "./repo.ts";

/** The room of a message is free for what it brought. */
const TAKEN_OUT = { outcome: "quarantined", message: "", statement_ids: "[]", bytes: null } as const;
type Waiting = { readonly id: string; readonly mail: SavedMail };

type Allowing = { readonly wish: BodyOf<typeof createAllowedSender>; readonly waiting: readonly Waiting[] };

/** Allows a sender and takes in what waited in quarantine for it. */
export const allowSender = async (
  trx: Db,
  services: Services,
  author: Author,
  { wish: { pattern, bank_account_id = null }, waiting }: Allowing,
): Promise<{ sender: AllowedSender; change_id: string }> => {
  const { user_id, clock } = author;
  const sender = {
    id: clock.newId(),
    pattern: pattern.toLowerCase(),
    bank_account_id,
    created_at: clock.now(),
  };
  const change_id = await changeData(trx, author, { kind: "allow_sender", summary: sender.pattern }, [
    insertInto("allowed_senders", [{ user_id, ...sender }]),
  ]).catch((error: unknown) => {
    throw isKnown(error) ? senderKnown() : error;
  });
  for (const { id } of waiting) await setOutcome(trx, services, { user_id, id }, TAKEN_OUT);
  for (const { id, mail } of waiting)
    await setOutcome(
      trx,
      services,
      { user_id, id },
      await receiveAttachments(trx, services, user_id, { mail, sender }),
    );
  return { sender, change_id };
};

const isKnown = (error: unknown): boolean => /allowed_senders/.test(brokenUnique(error) ?? "");

const senderKnown = () => {
  const said = say("sender_known");
  return conflict("sender_known", said, { pattern: said });
};

/** The messages in quarantine that a sender of this pattern would have brought. */
export const readQuarantined = async (
  services: Services,
  user_id: string,
  wanted: string,
): Promise<Waiting[]> => {
  const pattern = wanted.toLowerCase();
  const waiting: Waiting[] = [];
  for (const { id, sender } of await listQuarantined(services.db, user_id)) {
    if (!allowsSender(pattern, sender)) continue;
    const mail = await services.reading.run(user_id, () => readMail(services, user_id, id));
    if (mail !== null) waiting.push({ id, mail });
  }
  return waiting;
};

const readMail = async (services: Services, user_id: string, id: string): Promise<SavedMail | null> => {
  const { bytes = null, sealed = 0 } = (await findMailBytes(services.db, user_id, id)) ?? {};
  if (bytes === null) return null;
  const place = { table: "received_mails", user_id, id } as const;
  const read = await services.reader.readMail(fromStored(services, place, { bytes, sealed }));
  return read.ok ? read.value : null;
};
