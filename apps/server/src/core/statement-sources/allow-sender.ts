import type { BodyOf } from "@passbook/contract/endpoint";
import type { AllowedSender, createAllowedSender } from "@passbook/contract/statement-sources";
import { brokenUnique, conflict } from "../../platform/problem.ts";
import { answerOnce, type Once } from "../../platform/http/answer-once.ts";
import type { Services } from "../../platform/services.ts";
import { fromStored } from "../../platform/stored-bytes.ts";
import type { SavedMail } from "../../reader/index.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import { allowsSender, receiveAttachments, setOutcome } from "./receive-mail.ts";
import { listQuarantined } from "./repo.ts";

/** The room of a message is free for what it brought. */
const TAKEN_OUT = { outcome: "quarantined", message: "", statement_ids: "[]", bytes: null } as const;
type Waiting = { readonly id: string; readonly mail: SavedMail };

/** Allows a sender and takes in what waited in quarantine for it. */
export const allowSender = async (
  services: Services,
  author: Author,
  { pattern, bank_account_id = null }: BodyOf<typeof createAllowedSender>,
  once: Once | null,
): Promise<{ sender: AllowedSender; change_id: string }> => {
  const { user_id, clock } = author;
  const sender = {
    id: clock.newId(),
    pattern: pattern.toLowerCase(),
    bank_account_id,
    created_at: clock.now(),
  };
  const waiting = await readQuarantined(services, user_id, sender.pattern);
  try {
    return await services.db.transaction().execute((trx) =>
      answerOnce(trx, services, once, async () => {
        const change_id = await changeData(trx, author, { kind: "allow_sender", summary: sender.pattern }, [
          insertInto("allowed_senders", [{ user_id, ...sender }]),
        ]);
        for (const { id } of waiting) await setOutcome(trx, services, { user_id, id }, TAKEN_OUT);
        for (const { id, mail } of waiting)
          await setOutcome(
            trx,
            services,
            { user_id, id },
            await receiveAttachments(trx, services, user_id, { mail, sender }),
          );
        return { sender, change_id };
      }),
    );
  } catch (error) {
    if (!/allowed_senders/.test(brokenUnique(error) ?? "")) throw error;
    const message = "This sender is allowed already.";
    throw conflict("sender_known", message, { pattern: message });
  }
};

const readQuarantined = async (services: Services, user_id: string, pattern: string): Promise<Waiting[]> => {
  const { db, reader } = services;
  const waiting: Waiting[] = [];
  for (const { id, sender, bytes, sealed } of await listQuarantined(db, user_id)) {
    if (bytes === null || !allowsSender(pattern, sender)) continue;
    const place = { table: "received_mails", user_id, id } as const;
    const read = await reader.readMail(fromStored(services, place, { bytes, sealed }));
    if (read.ok) waiting.push({ id, mail: read.value });
  }
  return waiting;
};
