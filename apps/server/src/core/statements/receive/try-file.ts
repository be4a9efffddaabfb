import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { ReaderResult } from "../../../reader/index.ts";
import { makeHints } from "./open-file.ts";
import { listPasswords } from "./open-locked-file.ts";

export type FileToTry = {
  readonly user_id: string;
  readonly file_name: string;
  readonly bytes: Uint8Array;
  readonly bank_account_id: string | null;
};
/** How a file reads, the kept passwords that were tried on it, and the one that opened it. */
export type TriedFile = {
  readonly read: ReaderResult<"parse">;
  readonly tried: readonly string[];
  readonly opened_by: string | null;
  /** What the same bytes were put down as before. */
  readonly known_id: string | null;
};

const findKnown = async ({ db }: Services, { user_id, bytes }: FileToTry): Promise<string | null> => {
  const known = await db
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", user_id)
    .where("file_hash", "=", sha256(bytes))
    .orderBy("file_index")
    .executeTakeFirst();
  return known?.id ?? null;
};

/** Reads a file as it would be read if it were put down, with the passwords that would be tried, and leaves no trace of it. */
export const tryFile = async (services: Services, file: FileToTry): Promise<TriedFile> => {
  const { user_id, file_name, bytes, bank_account_id } = file;
  const row = {
    user_id,
    file_id: "",
    file_name,
    bank_account_id: null,
    wanted_account_id: bank_account_id,
    details: "{}",
  };
  const known_id = await findKnown(services, file);
  const hints = await makeHints(services.db, services, row);
  const parse = (password?: string): Promise<ReaderResult<"parse">> =>
    services.reading.run(user_id, () =>
      services.reader.parse(bytes, password === undefined ? hints : { ...hints, password }, false),
    );
  let read = await parse();
  const tried: string[] = [];
  if (read.ok || read.error.code !== "needs_password") return { read, tried, opened_by: null, known_id };
  for (const { id, password } of await listPasswords(services, row)) {
    read = await parse(password);
    if (id !== null) tried.push(id);
    if (read.ok) return { read, tried, opened_by: id, known_id };
    if (read.error.code !== "wrong_password") break;
  }
  return { read, tried, opened_by: null, known_id };
};
