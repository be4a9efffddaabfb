import type { BankConnectionRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";

type Whose = Pick<BankConnectionRow, "user_id" | "id">;
type Sealing = Pick<Services, "secrets">;

/** What the access to a bridge is sealed for: moved to another row or person, it opens no more. */
const placeOf = ({ user_id, id }: Whose): string => `${user_id}/bank_connections/${id}`;

export const sealAccess = ({ secrets }: Sealing, whose: Whose, secret: string): string =>
  secrets.seal(Buffer.from(secret), placeOf(whose));

export const unsealAccess = ({ secrets }: Sealing, row: Whose & Pick<BankConnectionRow, "sealed">): string =>
  Buffer.from(secrets.unseal(row.sealed, placeOf(row))).toString("utf8");
