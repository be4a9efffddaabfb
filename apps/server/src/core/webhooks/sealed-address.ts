import type { WebhookRow } from "@passbook/db/rows/program-rows";
import type { Clock } from "../../platform/clock.ts";
import type { Services } from "../../platform/services.ts";

type Sealing = Pick<Services, "secrets">;
type Whose = Pick<WebhookRow, "user_id" | "id">;

/** An address may open a door by itself, so it is sealed like the secret that signs what it is sent. */
export type Address = {
  readonly url: string;
  readonly secret: string;
  /** The secret before, which signs beside it for a while. */
  readonly former: { readonly secret: string; readonly until: string } | null;
};

const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it: `whsec_` and base64. */
export const makeSecret = ({ randomBytes }: Pick<Clock, "randomBytes">): string =>
  `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString("base64")}`;

/** Moved to another row or person, it opens no more. */
const placeOf = ({ user_id, id }: Whose): string => `${user_id}/webhooks/${id}`;

export const sealAddress = ({ secrets }: Sealing, whose: Whose, address: Address): string =>
  secrets.seal(Buffer.from(JSON.stringify(address)), placeOf(whose));

export const openAddress = ({ secrets }: Sealing, row: Whose & Pick<WebhookRow, "sealed">): Address =>
  // Written by this product.
  JSON.parse(Buffer.from(secrets.unseal(row.sealed, placeOf(row))).toString("utf8")) as Address;
