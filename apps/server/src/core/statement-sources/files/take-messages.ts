import { say } from "@passbook/contract/sentences/refusals";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { detectMail, splitMbox } from "../../../reader/index.ts";
import { type TakenMail, takeMail } from "../mail/receive-mail.ts";

/** Five years of three hundred statements a month would be as many; a whole mailbox is no file of statements. */
const MOST_MESSAGES = 1000;

const tooMany = (): Problem =>
  new Problem({
    status: 422,
    code: "too_many_messages",
    ...say("too_many_messages", { most: MOST_MESSAGES }),
  });

/** A file in which messages may be. */
export type MailFile = {
  readonly user_id: string;
  readonly file_name: string;
  readonly bytes: Uint8Array;
  /** The account that its person said it is of. */
  readonly bank_account_id: string | null;
  /** The member of the book who hands it in; null for its owner. */
  readonly uploaded_by?: string | null;
};

/**
 * Takes in the messages of a file that its person handed in, one after the other, each read and written by itself: what one of them holds is
 * in memory no longer than it takes, and one that cannot be read keeps no other from being read.
 */
export const takeMessages = async (
  services: Services,
  { user_id, file_name, bytes, bank_account_id, uploaded_by = null }: MailFile,
): Promise<TakenMail[]> => {
  const take = (message: Uint8Array): Promise<TakenMail> =>
    takeMail(services, user_id, message, { way: "by_hand", bank_account_id, uploaded_by });
  if (detectMail(bytes, file_name) !== "mbox") return [await take(bytes)];
  const mbox = splitMbox(bytes);
  if (mbox === null || mbox.count > MOST_MESSAGES) throw tooMany();
  const taken: TakenMail[] = [];
  for (const message of mbox.messages) taken.push(await take(message));
  return taken;
};
