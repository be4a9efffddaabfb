import type { MailboxRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";

type Whose = Pick<MailboxRow, "user_id" | "id">;
type Sealing = Pick<Services, "secrets">;

/** What the password of a mailbox is sealed for: moved to another row or person, it opens no more. */
const placeOf = ({ user_id, id }: Whose): string => `${user_id}/mailboxes/${id}`;

export const sealPassword = ({ secrets }: Sealing, whose: Whose, password: string): string =>
  secrets.seal(Buffer.from(password), placeOf(whose));

export const unsealPassword = ({ secrets }: Sealing, row: Whose & Pick<MailboxRow, "sealed">): string =>
  Buffer.from(secrets.unseal(row.sealed, placeOf(row))).toString("utf8");
