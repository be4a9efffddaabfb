import type { AnswerOf } from "@passbook/contract/endpoint";
import type { uploadStatements } from "@passbook/contract/statements";
import { answerOnce, findAnswer, onceOf } from "../../../platform/http/answers/answer-once.ts";
import type { GuardedCall } from "../../../platform/http/route.ts";
import { otherThanOwner } from "../../changes/index.ts";
import { getBankAccountRow } from "../../bank-accounts/index.ts";
import {
  getShown,
  LARGE_FILE_BYTES,
  type Received,
  receiveFiles,
  ringStatements,
} from "../../statements/index.ts";
import { takeFile } from "./take-file.ts";

/** Takes in the files of a form and answers what each is put down as. */
export const uploadFiles = async (
  call: GuardedCall<typeof uploadStatements>,
): Promise<AnswerOf<typeof uploadStatements>> => {
  const { services, caller, query, request } = call;
  const { db } = services;
  const { user_id } = caller;
  const uploaded_by = otherThanOwner(caller);
  const { bank_account_id = null } = query;
  // Ready by the time the file has arrived; a large one gets a process of its own.
  if (Number(request.headers["content-length"] ?? 0) <= LARGE_FILE_BYTES) services.importing?.warmUp();
  if (bank_account_id !== null) await getBankAccountRow(db, user_id, bank_account_id);
  const received = await receiveFiles(call, async ({ filename: name }, bytes) => {
    const file = { user_id, uploaded_by, file_name: name, bytes, source: "upload", bank_account_id } as const;
    const once = onceOf(call, { name, bytes });
    const before = once === null ? null : await findAnswer(db, once);
    // Written by the same call.
    if (before !== null) return before.answer as Received[];
    return takeFile(services, file, (make) =>
      db.transaction().execute((trx) => answerOnce(trx, services, once, () => make(trx))),
    );
  });
  const data = await Promise.all(
    received.flat().map(async ({ id, already_known }) => ({
      statement: await getShown(db, user_id, id),
      already_known,
    })),
  );
  ringStatements(services, user_id);
  return { data };
};
