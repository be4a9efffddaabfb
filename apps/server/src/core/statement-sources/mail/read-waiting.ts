import type { MailAuthentication } from "@passbook/contract/statement-sources";
import type { Services } from "../../../platform/services.ts";
import { isStorageLimit } from "../../../platform/storage/storage-limit.ts";
import { allowsSender, findAllowance } from "./find-allowance.ts";
import { takeInKept } from "./let-in.ts";
import { listAllowing, listKeptWaiting } from "./repo.ts";

type Senders = Awaited<ReturnType<typeof listAllowing>>;
type Waiting = Awaited<ReturnType<typeof listKeptWaiting>>[number];

/** Of a message of older versions nothing was found out as it came: its person's own word is wanted. */
const findAllowed = (senders: Senders, { sender, authentication }: Waiting) => {
  const allowance = findAllowance(senders, sender);
  if (authentication === null)
    return senders.some(({ pattern }) => allowsSender(pattern, sender)) ? allowance : null;
  // Written by this server.
  const { is_signed } = JSON.parse(authentication) as MailAuthentication;
  return allowance !== null && (!allowance.needs_signature || is_signed) ? allowance : null;
};

/** Reads what was kept in quarantine and may be read by now, one message after the other; what finds no room waits on. */
export const readWaiting = async (services: Services, user_id: string): Promise<void> => {
  const waiting = await listKeptWaiting(services.db, user_id);
  if (waiting.length === 0) return;
  const senders = await listAllowing(services.db, user_id);
  for (const mail of waiting) {
    const allowed = findAllowed(senders, mail);
    if (allowed === null) continue;
    const whose = { user_id, id: mail.id };
    await takeInKept(services, whose, allowed.bank_account_id).catch((error: unknown) => {
      if (!isStorageLimit(error)) throw error;
    });
  }
};
