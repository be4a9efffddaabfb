import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { type Author, changeData, deleteFrom, insertInto, updateIn } from "../changes/index.ts";
import { cleanFileName, keepFile } from "../statements/index.ts";
import { addEdited, getRows, summarise } from "../transactions/index.ts";
import { getAttachmentRow, listAttachedFiles } from "./repo.ts";
import type { ReceivedFile } from "./receive-one.ts";

/** More papers than belong to one movement of money. */
const MOST_ATTACHED = 20;

type Attaching = { readonly id: string; readonly file: ReceivedFile };

/** Keeps a file with a transaction. */
export const attachFile = async (
  trx: Db,
  { author, ...services }: Pick<Services, "secrets" | "config"> & { readonly author: Author },
  { id, file }: Attaching,
): Promise<{ change_id: string }> => {
  const { user_id, clock } = author;
  const rows = await getRows(trx, user_id, { ids: [id] });
  const attached = await listAttachedFiles(trx, user_id, id);
  const kept = await keepFile(trx, { ...services, clock }, { user_id, ...file });
  if (attached.includes(kept.id)) throw conflict("attached_already", say("attached_already"));
  if (attached.length >= MOST_ATTACHED)
    throw conflict("too_many_attachments", say("too_many_attachments", { most: MOST_ATTACHED }));
  const row = {
    user_id,
    id: clock.newId(),
    transaction_id: id,
    file_id: kept.id,
    file_name: cleanFileName(file.file_name),
    media_type: file.media_type,
    created_at: clock.now(),
  };
  const edited = addEdited(rows[0]?.edited ?? null, ["attachments"]);
  const change_id = await changeData(trx, author, { kind: "attach_file", summary: summarise(rows) }, [
    updateIn("transactions", [id], { edited }),
    insertInto("attachments", [row]),
  ]);
  return { change_id };
};

export const deleteAttachment = async (
  trx: Db,
  author: Author,
  params: { readonly id: string; readonly attachment_id: string },
): Promise<{ change_id: string }> => {
  const { id, file_name } = await getAttachmentRow(trx, author.user_id, params);
  const note = { kind: "delete_attachment", summary: file_name };
  return { change_id: await changeData(trx, author, note, [deleteFrom("attachments", [id])]) };
};
