import type { confirmSession as endpoint } from "@passbook/contract/sessions";
import type { BodyOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import type { Caller } from "../../platform/http/route.ts";
import { invalidInput } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteFailure } from "../account-events/index.ts";
import { readShown, takeFactor, wrongFactor } from "../factors/index.ts";
import { holdPerson, refuseWrongPassword } from "../users/index.ts";

type Shown = BodyOf<typeof endpoint>;
type Confirming = { readonly caller: Caller; readonly shown: Shown; readonly from: CameFrom };

const writeConfirmed = async (
  trx: Db,
  services: Services,
  { user_id, session_id }: Caller,
): Promise<void> => {
  await trx
    .updateTable("sessions")
    .set({ confirmed_at: services.clock.now() })
    .where("user_id", "=", user_id)
    .where("id", "=", session_id)
    .where("revoked_at", "is", null)
    .execute();
};

const byPassword = async (
  services: Services,
  { caller, from }: Confirming,
  password: string,
): Promise<void> => {
  const attempt = { action: "password", account: caller.user_id, address: from.address } as const;
  await spendAttempt(services, attempt);
  const version = await refuseWrongPassword(services, caller.user_id, password, "password").catch(
    async (error: unknown) => {
      await noteFailure(services, { user_id: caller.user_id, kind: "confirm_failed", from });
      throw error;
    },
  );
  await services.db.transaction().execute(async (trx) => {
    // A password that was replaced while it was looked at confirms nothing any more.
    if ((await holdPerson(trx, caller.user_id)) !== version)
      throw invalidInput({ password: say("password_not_current") });
    await writeConfirmed(trx, services, caller);
  });
  await giveBackAttempt(services, attempt);
};

const byFactor = async (services: Services, { caller, shown, from }: Confirming): Promise<void> => {
  const { user_id, session_id } = caller;
  const attempt = { action: "factor", account: user_id, address: from.address } as const;
  await spendAttempt(services, attempt);
  const ready = await readShown(services, shown, { purpose: "confirm", bound_to: `session ${session_id}` });
  const is_taken = await services.db.transaction().execute(async (trx) => {
    await holdPerson(trx, user_id);
    if ((await takeFactor(trx, services, { user_id, from, ready })) === null) return false;
    await writeConfirmed(trx, services, caller);
    return true;
  });
  if (!is_taken) {
    await noteFailure(services, { user_id, kind: "confirm_failed", from });
    throw wrongFactor();
  }
  await giveBackAttempt(services, attempt);
};

/** Lets this session do for ten minutes what asks again; exactly one of the three is to be shown. */
export const confirmSession = async (services: Services, confirming: Confirming): Promise<void> => {
  const { password, code, passkey } = confirming.shown;
  if ([password, code, passkey].filter((each) => each !== undefined).length !== 1)
    throw invalidInput({ password: say("confirm_with_one") });
  return password === undefined ? byFactor(services, confirming) : byPassword(services, confirming, password);
};
