import type { ReceivedMail } from "@passbook/contract/statement-sources";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, notFound } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { readKept } from "./read-kept.ts";
import { receiveAttachments, setOutcome } from "./receive-mail.ts";
import { findMail } from "./repo.ts";

/**
 * Has a message in quarantine read whoever sent it: at once where it was kept, else as soon as it is fetched from the mailbox it lies in.
 */
export const letIn = async (services: Services, user_id: string, id: string): Promise<ReceivedMail> => {
  const { db } = services;
  const waiting = await findMail(db, user_id, id);
  if (waiting === undefined) throw notFound("message");
  if (waiting.outcome !== "quarantined") throw conflict("not_in_quarantine", say("not_in_quarantine"));
  const mail = await readKept(services, user_id, id);
  await db.transaction().execute(async (trx) => {
    if (mail !== null) {
      const outcome = await receiveAttachments(trx, services, user_id, { mail, bank_account_id: null });
      return setOutcome(trx, { user_id, id }, outcome);
    }
    await trx
      .updateTable("received_mails")
      .set({ is_let_in: 1 })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  });
  return (await findMail(db, user_id, id)) ?? waiting;
};
