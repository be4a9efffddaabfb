import type { Db } from "@passbook/db/dialect";
import { queueMail } from "../../common/index.ts";
import { FROM_HERE } from "../../platform/http/callers/came-from.ts";
import { revokeSessions } from "../../platform/http/session-guard/start-session.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { factorsReset } from "./letters.ts";
import { listPasskeys } from "./passkeys/repo.ts";
import { dropCodes } from "./recovery-codes.ts";
import { dropTotp, findTotpSince } from "./totp.ts";

/** Takes every factor from a person who lost them, for whoever has this machine; every session ends. Answers how many there were. */
export const resetFactors = async (
  trx: Db,
  services: Services,
  { user_id, recipient }: { user_id: string; recipient: string },
): Promise<number> => {
  const passkeys = await listPasskeys(trx, user_id);
  const count = passkeys.length + ((await findTotpSince(trx, user_id)) === null ? 0 : 1);
  await dropTotp(trx, user_id);
  await trx.deleteFrom("passkeys").where("user_id", "=", user_id).execute();
  await dropCodes(trx, user_id);
  if (count === 0) return 0;
  await revokeSessions(trx, user_id, { now: services.clock.now() });
  await noteEvent(trx, services, { user_id, kind: "factors_reset", from: FROM_HERE });
  await queueMail(trx, services, factorsReset({ recipient, user_id }));
  return count;
};
