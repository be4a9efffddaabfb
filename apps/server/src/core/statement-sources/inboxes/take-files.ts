import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { Told } from "@passbook/contract/sentences/sentence";
import type { InboxRow } from "@passbook/db/schema";
import { addMs } from "../../../platform/clock.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { detectMail } from "../../../reader/index.ts";
import { fileAboveLimit, type FileToTry, ringStatements, tryFile } from "../../statements/index.ts";
import { takeFile } from "../files/take-file.ts";
import { type Folder, isCode } from "./inbox-place.ts";
import { type SeenFile, toPath } from "./list-still.ts";
import { type Fate, moveFile, toShownName } from "./move-file.ts";
import { setTaken, tellFile } from "./repo.ts";

export const LEASE_MS = 120_000;
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The bytes of a file; null where it is no longer, or is being written after all. */
const readWhole = async (folder: Folder, { name, size, inode }: SeenFile): Promise<Uint8Array | null> => {
  const file = await open(toPath(folder, name), READ).catch((error: unknown) => {
    if (isCode(error, "ENOENT", "ELOOP")) return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const before = await file.stat();
    if (!before.isFile() || before.ino !== inode || before.size !== size) return null;
    const bytes = await file.readFile();
    const after = await file.stat();
    return bytes.length === size && after.size === size && after.mtimeMs === before.mtimeMs ? bytes : null;
  } finally {
    await file.close();
  }
};

type Taken = { readonly fate: Fate; readonly statement_ids: readonly string[] };

const refuse = (reason: Told): Taken => ({ fate: { outcome: "failed", reason }, statement_ids: [] });

/** What is told of a file beside what became of it. */
const toSaid = (fate: Fate): Told => {
  if (fate.outcome === "done") return { message: "" };
  const { message, sentence, data } = fate.reason;
  return { message, sentence, data };
};

/** What passes by itself is the file's fault no more than the folder's: it lies there until later. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status < 500 || error.code === "storage_limit") && error.status !== 429;

/** What is no statement: nothing that its person may say, give or wait for makes it one. */
const NONE: ReadonlySet<string> = new Set(["not_a_statement", "unreadable", "empty"]);

/** Why a file is no statement, as far as that shows: whoever drops one sees it on the screen, and whoever puts one into a folder beside it. */
const findReason = async (services: Services, file: FileToTry): Promise<Told | null> => {
  if (detectMail(file.bytes, file.file_name) !== null) return null;
  const { read, known_id } = await tryFile(services, file);
  return read.ok || known_id !== null || !NONE.has(read.error.code) ? null : read.error;
};

const takeIn = async (
  services: Services,
  user_id: string,
  folder: Folder,
  file: SeenFile,
): Promise<Taken | null> => {
  const { upload_limit_bytes } = services.config;
  if (file.size > upload_limit_bytes)
    return refuse(fileAboveLimit(toShownName(file.name), upload_limit_bytes));
  const leave = await services.uploads.enter(user_id, file.size);
  try {
    const bytes = await readWhole(folder, file);
    if (bytes === null) return null;
    const file_name = toShownName(file.name);
    const reason = await findReason(services, { user_id, file_name, bytes, bank_account_id: null });
    if (reason !== null) return refuse(reason);
    const received = await takeFile(services, {
      user_id,
      file_name,
      bytes,
      source: "folder",
      bank_account_id: null,
    });
    return { fate: { outcome: "done" }, statement_ids: received.map(({ id }) => id) };
  } catch (error) {
    if (isRefusal(error)) return refuse(error);
    throw error;
  } finally {
    leave();
  }
};

/**
 * Takes files out of a folder under its lease: first each is put down like an upload, then told of, then moved. One whose process ends in
 * between is taken again, and adds nothing since its bytes are known.
 */
export const takeFiles = async (
  services: Services,
  claimed: InboxRow,
  folder: Folder,
  files: readonly SeenFile[],
): Promise<void> => {
  const { db, clock } = services;
  let row = claimed;
  for (const file of files) {
    const taken = await takeIn(services, row.user_id, folder, file);
    if (taken === null) continue;
    const { fate, statement_ids } = taken;
    const told = tellFile(row, {
      name: toShownName(file.name),
      taken_at: clock.now(),
      outcome: fate.outcome,
      ...toSaid(fate),
      statement_ids: [...statement_ids],
    });
    row = { ...row, last_files: told, lease_until: addMs(clock.now(), LEASE_MS) };
    await setTaken(db, row, { last_files: told, lease_until: row.lease_until });
    await moveFile(folder, file, fate);
    ringStatements(services, row.user_id);
  }
};
