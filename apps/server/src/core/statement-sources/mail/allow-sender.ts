import type { BodyOf } from "@passbook/contract/endpoint";
import type { AllowedSender, createAllowedSender } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { brokenUnique, conflict } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { type Author, changeData, insertInto } from "../../changes/index.ts";
import { allowsSender } from "./find-allowance.ts";
import { readKept } from "./read-kept.ts";
import { receiveAttachments, setOutcome } from "./receive-mail.ts";
import { listQuarantined, toAllowedSender } from "./repo.ts";

type Waiting = { readonly id: string; readonly mail: SavedMail };

type Allowing = { readonly wish: BodyOf<typeof createAllowedSender>; readonly waiting: readonly Waiting[] };

/** Allows a sender and takes in what waited in quarantine for it. */
export const allowSender = async (
  trx: Db,
  services: Services,
  author: Author,
  { wish: { pattern, bank_account_id = null, may_be_unsigned = false }, waiting }: Allowing,
): Promise<{ sender: AllowedSender; change_id: string }> => {
  const { user_id, clock } = author;
  const sender = {
    id: clock.newId(),
    pattern: pattern.toLowerCase(),
    bank_account_id,
    may_be_unsigned: may_be_unsigned ? 1 : 0,
    created_at: clock.now(),
  };
  const change_id = await changeData(trx, author, { kind: "allow_sender", summary: sender.pattern }, [
    insertInto("allowed_senders", [{ user_id, ...sender }]),
  ]).catch((error: unknown) => {
    throw isKnown(error) ? senderKnown() : error;
  });
  for (const { id, mail } of waiting)
    await setOutcome(
      trx,
      { user_id, id },
      await receiveAttachments(trx, services, user_id, { mail, bank_account_id }),
    );
  return { sender: toAllowedSender(sender), change_id };
};

const isKnown = (error: unknown): boolean => /allowed_senders/.test(brokenUnique(error) ?? "");

const senderKnown = () => {
  const said = say("sender_known");
  return conflict("sender_known", said, { pattern: said });
};

/** The messages in quarantine that a sender of this pattern would have brought, of those that were kept; the others lie in their mailboxes. */
export const readQuarantined = async (
  services: Services,
  user_id: string,
  wanted: string,
): Promise<Waiting[]> => {
  const pattern = wanted.toLowerCase();
  const waiting: Waiting[] = [];
  for (const { id, sender } of await listQuarantined(services.db, user_id)) {
    if (!allowsSender(pattern, sender)) continue;
    const mail = await readKept(services, user_id, id);
    if (mail !== null) waiting.push({ id, mail });
  }
  return waiting;
};
