import type { Services } from "../../../platform/services.ts";
import { fromStored } from "../../../platform/storage/stored-bytes.ts";
import type { SavedMail } from "../../../reader/index.ts";
import { findMailBytes } from "./repo.ts";

/** A message in quarantine, of which the bytes were kept; null for those that lie in their mailbox. */
export const readKept = (services: Services, user_id: string, id: string): Promise<SavedMail | null> =>
  services.reading.run(user_id, async () => {
    const { bytes = null, sealed = 0 } = (await findMailBytes(services.db, user_id, id)) ?? {};
    if (bytes === null) return null;
    const place = { table: "received_mails", user_id, id } as const;
    const read = await services.reader.readMail(fromStored(services, place, { bytes, sealed }));
    return read.ok ? read.value : null;
  });
