import { type Db, wipingFreed } from "@passbook/db/dialect";
import { setTimeout as sleep } from "node:timers/promises";
import type { Secrets } from "./secrets.ts";
import type { Services } from "./services.ts";

/** The tables that keep whole files of a person. */
type Table = "files" | "received_mails";
type Place = { readonly table: Table; readonly user_id: string; readonly id: string };

const boundTo = ({ table, user_id, id }: Place): string => `${user_id}/${table}/${id}`;

/** The columns that keep bytes sealed for the row they belong to: moved to another row or person, they open no more. */
export const toStored = (
  { secrets }: { readonly secrets: Pick<Secrets, "sealBytes"> },
  place: Place,
  bytes: Uint8Array,
): { bytes: Uint8Array; sealed: number } => ({
  bytes: secrets.sealBytes(bytes, boundTo(place)),
  sealed: 1,
});

/** The bytes as they came; those from before files were sealed are kept as they are until their turn. */
export const fromStored = (
  { secrets }: { readonly secrets: Pick<Secrets, "unsealBytes"> },
  place: Place,
  { bytes, sealed }: { bytes: Uint8Array; sealed: number },
): Uint8Array => (sealed === 1 ? secrets.unsealBytes(bytes, boundTo(place)) : bytes);

const findUnsealed = (db: Db, table: Table) =>
  db
    .selectFrom(table)
    .select(["user_id", "id", "bytes"])
    .where("sealed", "=", 0)
    .where("bytes", "is not", null)
    .limit(1)
    .executeTakeFirst();

const sealOne = async ({ db, secrets }: Pick<Services, "db" | "secrets">, table: Table): Promise<boolean> => {
  const row = await findUnsealed(db, table);
  if (row === undefined || row.bytes === null) return false;
  const { user_id, id } = row;
  const stored = toStored({ secrets }, { table, user_id, id }, row.bytes);
  await db.transaction().execute((trx) => {
    const write = trx
      .updateTable(table)
      .set(stored)
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .where("sealed", "=", 0);
    return wipingFreed(trx, () => write.execute());
  });
  return true;
};

const PAUSE_MS = 50;

/** Seals what was stored before files were sealed, one after another with pauses, so that nobody waits for it. Answers how many. */
export const sealStored = async (
  services: Pick<Services, "db" | "secrets">,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let count = 0;
  for (const table of ["files", "received_mails"] as const)
    while (!isStopped() && (await sealOne(services, table))) {
      count += 1;
      await sleep(PAUSE_MS);
    }
  return count;
};
