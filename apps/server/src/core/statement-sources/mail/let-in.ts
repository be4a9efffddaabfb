import type { ReceivedMail } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, notFound } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { readKept } from "./read-kept.ts";
import { receiveAttachments, setOutcome } from "./receive-mail.ts";
import { findMail } from "./repo.ts";

type Whose = Pick<ReceivedMailRow, "user_id" | "id">;

const set = (trx: Db, { user_id, id }: Whose, values: Partial<ReceivedMailRow>) =>
  trx
    .updateTable("received_mails")
    .set(values)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("outcome", "=", "quarantined")
    .executeTakeFirstOrThrow();

/** Has a message read that was kept in quarantine; false where it lies in its mailbox. */
export const takeInKept = async (
  services: Services,
  whose: Whose,
  bank_account_id: string | null,
): Promise<boolean> => {
  const { user_id, id } = whose;
  const mail = await readKept(services, user_id, id);
  if (mail === null) return false;
  await services.db.transaction().execute(async (trx) => {
    // Its own room is for what lies in it.
    const { numUpdatedRows } = await set(trx, whose, { bytes: null, sealed: 0 });
    if (numUpdatedRows === 0n) return;
    await setOutcome(trx, whose, await receiveAttachments(trx, services, user_id, { mail, bank_account_id }));
  });
  return true;
};

/**
 * Has a message in quarantine read whoever sent it: at once where it was kept, else as soon as it is fetched from the mailbox it lies in.
 */
export const letIn = async (services: Services, user_id: string, id: string): Promise<ReceivedMail> => {
  const { db } = services;
  const waiting = await findMail(db, user_id, id);
  if (waiting === undefined) throw notFound("message");
  if (waiting.outcome !== "quarantined") throw conflict("not_in_quarantine", say("not_in_quarantine"));
  if (!(await takeInKept(services, { user_id, id }, null))) await set(db, { user_id, id }, { is_let_in: 1 });
  return (await findMail(db, user_id, id)) ?? waiting;
};
