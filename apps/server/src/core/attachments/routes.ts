import * as contract from "@passbook/contract/transactions";
import { say } from "@passbook/contract/sentences/refusals";
import { spendAttempt } from "../../platform/attempts.ts";
import { sendStored } from "../../platform/http/answers/send-stored.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { invalidInput, notFound, Problem } from "../../platform/problem.ts";
import {
  type Opening,
  openStoredFile,
  type Reading,
  type StoredFile,
} from "../../platform/storage/stored-files.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { keepAhead } from "../statements/index.ts";
import { chooseTransactions, getTransaction, refuseMistakes } from "../transactions/index.ts";
import { attachFile, attachFileToMany, deleteAttachment } from "./change-attachments.ts";
import { findPurchases } from "./find-purchases.ts";
import { receiveOne } from "./receive-one.ts";
import { getAttachmentRow } from "./repo.ts";

/** More are no rows of one paper. */
const MOST_AT_ONCE = 1000;

const openAttached = async (
  services: Opening,
  place: { readonly user_id: string; readonly id: string },
  reading: Reading,
): Promise<StoredFile> => {
  const file = await openStoredFile(services, place, reading);
  if (file === undefined) throw notFound("file");
  if (file === null)
    throw new Problem({ status: 404, code: "attachment_given_up", ...say("attachment_given_up") });
  return file;
};

export const attachmentsRoutes: readonly Route[] = [
  route(contract.attachFile, async (call) => {
    const { services, caller, params } = call;
    const { user_id } = caller;
    // Nothing is kept for a transaction that is not there.
    await getTransaction(services.db, user_id, params.id);
    const file = await receiveOne(call);
    await keepAhead(services, { user_id, ...file });
    await runOnce(call, (trx, author) => attachFile(trx, { ...services, author }, { id: params.id, file }), {
      name: file.file_name,
      bytes: file.bytes,
    });
    return { data: await getTransaction(services.db, user_id, params.id) };
  }),
  route(contract.attachFileToMany, async (call) => {
    const { services, caller, query } = call;
    const { ids: named, ...filter } = query;
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: filter.q ?? "", now });
    const chosen = named === undefined ? { filter, now } : { ids: named.split(","), now };
    const ids = await chooseTransactions(services.db, caller.user_id, chosen, Object.keys(filter));
    if (ids.length > MOST_AT_ONCE)
      throw invalidInput({ ids: say("too_many_to_attach", { most: MOST_AT_ONCE }) });
    const file = await receiveOne(call);
    await keepAhead(services, { user_id: caller.user_id, ...file });
    const { changed, left } = await runOnce(
      call,
      (trx, author) => attachFileToMany(trx, { ...services, author }, { ids, file }),
      { name: file.file_name, bytes: file.bytes },
    );
    return { data: { changed, left } };
  }),
  route(contract.getAttachment, async (call) => {
    const { services, caller, params } = call;
    const { user_id } = caller;
    const { file_id: id, file_name } = await getAttachmentRow(services.db, user_id, params);
    await sendStored(call, {
      id,
      file_name,
      open: (reading) => openAttached(services, { user_id, id }, reading),
    });
  }),
  route(contract.deleteAttachment, async (call) => {
    await runChange(call, (trx, author) => deleteAttachment(trx, author, call.params));
  }),
  route(contract.findPurchases, async (call) => {
    const { services, caller, request } = call;
    await spendAttempt(services, { action: "receipt", account: caller.actor_id, address: request.ip });
    return { data: await findPurchases(services, caller.user_id, await receiveOne(call)) };
  }),
];
