import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { detectMail } from "../../../reader/index.ts";
import { keepAhead, type Received, type ReceivedFile, receiveStatement } from "../../statements/index.ts";
import type { TakenMail } from "../mail/receive-mail.ts";
import { isNoPaper } from "./is-no-paper.ts";
import { takeMessages } from "./take-messages.ts";

/** Does its work and remembers what came of it, in a transaction. */
type InOne = (make: (trx: Db) => Promise<Received[]>) => Promise<Received[]>;

const nothingIn = (taken: readonly TakenMail[]): Problem => {
  if (taken.length > 1)
    return new Problem({
      status: 422,
      code: "no_statement",
      ...say("no_statement_in_messages", { messages: taken.length }),
    });
  const reason = taken[0]?.refusal;
  return reason !== undefined
    ? new Problem({
        status: 422,
        code: "unreadable_message",
        ...say("message_unreadable", { reason }),
      })
    : new Problem({ status: 422, code: "no_statement", ...say("no_statement_in_message") });
};

/**
 * Takes in a file of a person: a statement is put down to be read, and a saved message is opened like an archive, so that what is attached to
 * it is put down instead. What holds no statement is refused; that it came is listed all the same.
 */
export const takeFile = async (
  services: Services,
  file: ReceivedFile,
  inOne: InOne = (make) => services.db.transaction().execute(make),
): Promise<Received[]> => {
  if (isNoPaper(file.bytes))
    throw new Problem({ status: 422, code: "no_statement", ...say("file_is_no_paper") });
  if (detectMail(file.bytes, file.file_name) === null) {
    await keepAhead(services, file);
    return inOne(async (trx) => [await receiveStatement(trx, services, file)]);
  }
  const taken = await takeMessages(services, file);
  const received = taken.flatMap((each) => each.received);
  if (received.length === 0) throw nothingIn(taken);
  return inOne(async () => received);
};
