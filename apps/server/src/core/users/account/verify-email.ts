import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { queueMail } from "../../../common/index.ts";
import type { CameFrom } from "../../../platform/http/callers/came-from.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { conflict, invalidInput } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { noteEvent } from "../../account-events/index.ts";
import { addressChanged, addressLeft } from "../links/letters.ts";
import { makeLink, takeLink } from "../links/mailed-links.ts";
import { moveAddress } from "./move-address.ts";
import { getProfile, saveProfile, toEmailKey } from "../person/repo.ts";

const STALE = say("link_for_other_address");

type Verifying = {
  readonly token: string;
  readonly caller: Caller | null;
  readonly replace_session: boolean;
  readonly from: CameFrom;
};

/**
 * Confirms the address a link was sent to: the first one of an account, or the new one it waits for. Answers whose it is. In the
 * browser of somebody else it asks first and leaves the link unused.
 */
export const verifyEmail = async (
  trx: Db,
  services: Services,
  { token, caller, replace_session, from }: Verifying,
): Promise<string> => {
  const { user_id, email } = await takeLink(trx, services, { purpose: "verify_email", token });
  if (caller !== null && caller.user_id !== user_id && !replace_session)
    throw await signedInElsewhere(trx, caller);
  const user = await getProfile(trx, user_id);
  if (user.pending_email === email) {
    const { email: left, email_verified_at } = user;
    await takeNewAddress(trx, services, { user_id, email, left, confirmed: email_verified_at !== null });
    await noteEvent(trx, services, { user_id, kind: "address_changed", from });
    return user_id;
  }
  if (toEmailKey(user.email) !== toEmailKey(email)) throw invalidInput({ token: STALE });
  await saveProfile(trx, user_id, { email_verified_at: services.clock.now() });
  return user_id;
};

const signedInElsewhere = async (trx: Db, caller: Caller) => {
  const { email } = await getProfile(trx, caller.user_id);
  return conflict("signed_in_as_other", say("signed_in_as_other", { email }));
};

/** The address that was left is told, and can be taken back unless nobody ever confirmed it. */
const takeNewAddress = async (
  trx: Db,
  services: Services,
  { user_id, email, left, confirmed }: { user_id: string; email: string; left: string; confirmed: boolean },
): Promise<void> => {
  const isReturn = await moveAddress(trx, services, { user_id, email });
  const to = { recipient: left, user_id };
  if (isReturn || !confirmed) return queueMail(trx, services, addressLeft(to));
  const { url } = await makeLink(trx, services, { user_id, purpose: "take_back", email: left });
  return queueMail(trx, services, addressChanged(to, url));
};
