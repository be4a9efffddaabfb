import type { BodyOf } from "@passbook/contract/endpoint";
import type {
  AllowedSender,
  changeAllowedSender,
  createAllowedSender,
} from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { isFreeMail } from "../../../common/index.ts";
import { brokenUnique, conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { type Author, changeData, insertInto, updateIn } from "../../changes/index.ts";
import { listSenders, toAllowedSender } from "./repo.ts";

/** Where anybody may have an address, all of them are nobody in particular. */
const refuseEverybody = (pattern: string): void => {
  const domain = pattern.slice(pattern.lastIndexOf("@") + 1).toLowerCase();
  if (pattern.startsWith("*@") && isFreeMail(domain))
    throw invalidInput({ pattern: say("pattern_of_everybody", { domain }) });
};

/** Allows a sender; what waits of theirs is read by `readWaiting`. */
export const allowSender = async (
  trx: Db,
  author: Author,
  { pattern, bank_account_id = null, may_be_unsigned = false }: BodyOf<typeof createAllowedSender>,
): Promise<{ sender: AllowedSender; change_id: string }> => {
  const { user_id, clock } = author;
  refuseEverybody(pattern);
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
  return { sender: toAllowedSender(sender), change_id };
};

/** Changes what is allowed of a sender; what may be read since is read by `readWaiting`. */
export const changeSender = async (
  trx: Db,
  author: Author,
  id: string,
  { pattern, bank_account_id, may_be_unsigned }: BodyOf<typeof changeAllowedSender>,
): Promise<{ change_id: string }> => {
  const known = (await listSenders(trx, author.user_id)).find((sender) => sender.id === id);
  if (known === undefined) throw notFound("sender");
  if (pattern !== undefined) refuseEverybody(pattern);
  const set = {
    pattern: pattern?.toLowerCase() ?? known.pattern,
    bank_account_id: bank_account_id === undefined ? known.bank_account_id : bank_account_id,
    may_be_unsigned: (may_be_unsigned ?? known.may_be_unsigned) ? 1 : 0,
  };
  const change_id = await changeData(trx, author, { kind: "change_sender", summary: set.pattern }, [
    updateIn("allowed_senders", [id], set),
  ]).catch((error: unknown) => {
    throw isKnown(error) ? senderKnown() : error;
  });
  return { change_id };
};

const isKnown = (error: unknown): boolean => /allowed_senders/.test(brokenUnique(error) ?? "");

const senderKnown = () => {
  const said = say("sender_known");
  return conflict("sender_known", said, { pattern: said });
};
