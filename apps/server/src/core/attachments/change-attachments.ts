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
type Keeping = Pick<Services, "secrets" | "config"> & { readonly author: Author };

/** Keeps a file with a transaction. */
export const attachFile = async (
  trx: Db,
  keeping: Keeping,
  { id, file }: Attaching,
): Promise<{ change_id: string }> => {
  const { author, ...services } = keeping;
  const { user_id, clock } = author;
  const rows = await getRows(trx, user_id, { ids: [id] });
  const attached = await listAttachedFiles(trx, user_id, [id]);
  const kept = await keepFile(trx, { ...services, clock }, { user_id, ...file });
  if (attached.some(({ file_id }) => file_id === kept.id))
    throw conflict("attached_already", say("attached_already"));
  if (attached.length >= MOST_ATTACHED)
    throw conflict("too_many_attachments", say("too_many_attachments", { most: MOST_ATTACHED }));
  return { change_id: await attachTo(trx, author, { rows, file, file_id: kept.id }) };
};

/** Keeps a file with several transactions, but for those that have it already or no room; tells how many. */
export const attachFileToMany = async (
  trx: Db,
  keeping: Keeping,
  { ids, file }: { readonly ids: readonly string[]; readonly file: ReceivedFile },
): Promise<{ change_id: string; changed: number; left: number }> => {
  const { author, ...services } = keeping;
  const { user_id, clock } = author;
  const all = await getRows(trx, user_id, { ids, field: "ids" });
  const kept = await keepFile(trx, { ...services, clock }, { user_id, ...file });
  const attached = Map.groupBy(
    await listAttachedFiles(trx, user_id, ids),
    ({ transaction_id }) => transaction_id,
  );
  const rows = all.filter(({ id }) => {
    const own = attached.get(id) ?? [];
    return own.length < MOST_ATTACHED && own.every(({ file_id }) => file_id !== kept.id);
  });
  if (rows.length === 0) throw conflict("attached_already", say("attached_to_all"));
  const change_id = await attachTo(trx, author, { rows, file, file_id: kept.id });
  return { change_id, changed: rows.length, left: all.length - rows.length };
};

type Attached = {
  readonly rows: Awaited<ReturnType<typeof getRows>>;
  readonly file: ReceivedFile;
  readonly file_id: string;
};

const attachTo = (trx: Db, author: Author, { rows, file, file_id }: Attached): Promise<string> => {
  const { user_id, clock } = author;
  const made = rows.map(({ id }) => ({
    user_id,
    id: clock.newId(),
    transaction_id: id,
    file_id,
    file_name: cleanFileName(file.file_name),
    media_type: file.media_type,
    created_at: clock.now(),
  }));
  // rows that were edited alike are updated together
  const groups = Map.groupBy(rows, ({ edited }) => addEdited(edited, ["attachments"]));
  return changeData(trx, author, { kind: "attach_file", summary: summarise(rows) }, [
    ...[...groups].map(([edited, alike]) =>
      updateIn(
        "transactions",
        alike.map(({ id }) => id),
        { edited },
      ),
    ),
    insertInto("attachments", made),
  ]);
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
