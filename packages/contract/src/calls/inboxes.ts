import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, one, said } from "../fields.ts";

/** Why nothing is taken out of a folder: it cannot be made or read, something else has its name, or files in it cannot be moved. */
export const INBOX_FAULTS = ["cannot_open", "no_folder", "cannot_move"] as const;

/** A file that was taken out of a folder. */
export const inboxFile = z.strictObject({
  name: z.string(),
  taken_at: instant,
  outcome: z.enum(["done", "failed"]),
  /** Why it was not taken in. */
  message: z.string(),
  ...said,
  statement_ids: z.array(id),
});
/** A folder on the disk of the server: what scanners and scripts put there is taken in like an upload. */
export const inbox = z.strictObject({
  /** Where it is, or will be. */
  path: z.string(),
  state: z.enum(["closed", "watched", "stuck"]),
  fault: z.nullable(z.enum(INBOX_FAULTS)),
  /** The last ones, newest first. */
  files: z.array(inboxFile),
});
export type Inbox = z.output<typeof inbox>;
export type InboxFile = z.output<typeof inboxFile>;
export type InboxFault = NonNullable<Inbox["fault"]>;

/** Makes the folder where it is not there yet; opening an open one changes nothing. */
export const openInbox = endpoint({
  id: "open_inbox",
  method: "PUT",
  path: "/api/statement_sources/inbox",
  summary: "Have files taken out of a folder on the disk of the server",
  answer: one(inbox),
});
/** What lies in it stays there. */
export const closeInbox = endpoint({
  id: "close_inbox",
  method: "DELETE",
  path: "/api/statement_sources/inbox",
  summary: "Take no more files out of the folder",
});
