import * as contract from "@passbook/contract/factors";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { MAIL_WORK, queueMail } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Caller, type Route, route } from "../../platform/http/route.ts";
import { revokeSessions } from "../../platform/http/session-guard/start-session.ts";
import { toPasskeyPlace } from "../../platform/passkey-place.ts";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent, noteFailure } from "../account-events/index.ts";
import { holdPerson } from "../users/index.ts";
import { passkeyAdded, passkeyRemoved, totpAdded, totpRemoved } from "./letters.ts";
import { beginPasskey, checkMadePasskey, keepPasskey } from "./passkeys/make-passkey.ts";
import { dropPasskey, getPasskey, listPasskeys, renamePasskey } from "./passkeys/repo.ts";
import { countCodes, dropCodes, makeCodes } from "./recovery-codes.ts";
import { listMethods, wrongFactor } from "./take-factor.ts";
import { beginTotp, dropTotp, findTotpSince, refuseUnbegun, takeTotpCode, turnTotpOn } from "./totp.ts";

const getPerson = (db: Db, user_id: string) =>
  db.selectFrom("users").select(["name", "email"]).where("id", "=", user_id).executeTakeFirstOrThrow();

const listFactors = async ({ db, origin }: Services, user_id: string): Promise<contract.Factors> => {
  const since = await findTotpSince(db, user_id);
  const passkeys = await listPasskeys(db, user_id);
  const asks = since !== null || passkeys.length > 0;
  return {
    totp: since === null ? null : { created_at: since },
    passkeys,
    recovery_codes_left: asks ? await countCodes(db, user_id) : null,
    passkeys_at: toPasskeyPlace(origin.url)?.origin ?? null,
  };
};

/** With the first factor come codes for the day it is lost, and sessions that came in without it end. */
const afterAdding = async (
  trx: Db,
  services: Services,
  { caller, was_first }: { caller: Caller; was_first: boolean },
): Promise<string[] | null> => {
  if (!was_first) return null;
  await revokeSessions(trx, caller.user_id, { now: services.clock.now(), except: caller.session_id });
  return makeCodes(trx, services, caller.user_id);
};

/** Codes are for factors: without any there is nothing to recover. */
const afterRemoving = async (trx: Db, user_id: string): Promise<void> => {
  const left = await listMethods(trx, user_id);
  if (left.length === 0) await dropCodes(trx, user_id);
};

const isFirst = async (trx: Db, user_id: string): Promise<boolean> =>
  (await listMethods(trx, user_id)).length === 0;

const totpRoutes: readonly Route[] = [
  route(contract.beginTotp, async ({ services, caller: { user_id } }) => {
    const { email } = await getPerson(services.db, user_id);
    return { data: await beginTotp(services.db, services, { user_id, label: email }) };
  }),
  route(contract.confirmTotp, async ({ services, caller, body, address, request }) => {
    const { user_id } = caller;
    const from = cameFrom(request);
    await refuseUnbegun(services.db, user_id);
    const attempt = { action: "factor", account: user_id, address } as const;
    await spendAttempt(services, attempt);
    const code = body.code.replaceAll(/\s/g, "");
    const recovery_codes = await services.db.transaction().execute(async (trx) => {
      await holdPerson(trx, user_id);
      const was_first = await isFirst(trx, user_id);
      if (!(await takeTotpCode(trx, services, { user_id, code, confirmed: false }))) return undefined;
      await turnTotpOn(trx, services, user_id);
      await noteEvent(trx, services, { user_id, kind: "totp_added", from });
      const { email } = await getPerson(trx, user_id);
      await queueMail(trx, services, totpAdded({ recipient: email, user_id }));
      return afterAdding(trx, services, { caller, was_first });
    });
    if (recovery_codes === undefined) {
      await noteFailure(services, { user_id, kind: "factor_failed", from });
      throw wrongFactor();
    }
    await giveBackAttempt(services, attempt);
    services.bell.ring(MAIL_WORK);
    return { data: { recovery_codes } };
  }),
  route(contract.removeTotp, async ({ services, caller: { user_id }, request }) => {
    await services.db.transaction().execute(async (trx) => {
      await holdPerson(trx, user_id);
      if (!(await dropTotp(trx, user_id))) return;
      await afterRemoving(trx, user_id);
      await noteEvent(trx, services, { user_id, kind: "totp_removed", from: cameFrom(request) });
      const { email } = await getPerson(trx, user_id);
      await queueMail(trx, services, totpRemoved({ recipient: email, user_id }));
    });
    services.bell.ring(MAIL_WORK);
  }),
];

const toBound = ({ session_id }: Caller) => ({ purpose: "make", bound_to: `session ${session_id}` }) as const;

const passkeyRoutes: readonly Route[] = [
  route(contract.beginPasskey, async ({ services, caller }) => {
    const { user_id } = caller;
    const person = await getPerson(services.db, user_id);
    return { data: await beginPasskey(services.db, services, { ...person, user_id, ...toBound(caller) }) };
  }),
  route(contract.addPasskey, async ({ services, caller, body, request }) => {
    const { user_id } = caller;
    const credential = await checkMadePasskey(services, { made: body.passkey, user_id, ...toBound(caller) });
    const data = await services.db.transaction().execute(async (trx) => {
      await holdPerson(trx, user_id);
      const was_first = await isFirst(trx, user_id);
      const id = await keepPasskey(trx, services, { user_id, name: body.name, credential });
      await noteEvent(trx, services, {
        user_id,
        kind: "passkey_added",
        what: body.name,
        from: cameFrom(request),
      });
      const { email } = await getPerson(trx, user_id);
      await queueMail(trx, services, passkeyAdded({ recipient: email, user_id }, body.name));
      const recovery_codes = await afterAdding(trx, services, { caller, was_first });
      return { passkey: await getPasskey(trx, user_id, id), recovery_codes };
    });
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.renamePasskey, async ({ services, caller: { user_id }, params, body, request }) => ({
    data: await services.db.transaction().execute(async (trx) => {
      await getPasskey(trx, user_id, params.id);
      await renamePasskey(trx, { user_id, id: params.id, name: body.name });
      const from = cameFrom(request);
      await noteEvent(trx, services, { user_id, kind: "passkey_renamed", what: body.name, from });
      return getPasskey(trx, user_id, params.id);
    }),
  })),
  route(contract.removePasskey, async ({ services, caller: { user_id }, params, request }) => {
    await services.db.transaction().execute(async (trx) => {
      await holdPerson(trx, user_id);
      const { name } = await getPasskey(trx, user_id, params.id);
      await dropPasskey(trx, user_id, params.id);
      await afterRemoving(trx, user_id);
      await noteEvent(trx, services, {
        user_id,
        kind: "passkey_removed",
        what: name,
        from: cameFrom(request),
      });
      const { email } = await getPerson(trx, user_id);
      await queueMail(trx, services, passkeyRemoved({ recipient: email, user_id }, name));
    });
    services.bell.ring(MAIL_WORK);
  }),
];

export const factorsRoutes: readonly Route[] = [
  route(contract.listFactors, async ({ services, caller }) => ({
    data: await listFactors(services, caller.user_id),
  })),
  ...totpRoutes,
  ...passkeyRoutes,
  route(contract.makeRecoveryCodes, async ({ services, caller: { user_id }, request }) => ({
    data: await services.db.transaction().execute(async (trx) => {
      await holdPerson(trx, user_id);
      if (await isFirst(trx, user_id)) throw conflict("no_factor", say("no_factor"));
      const recovery_codes = await makeCodes(trx, services, user_id);
      await noteEvent(trx, services, { user_id, kind: "recovery_codes_made", from: cameFrom(request) });
      return { recovery_codes };
    }),
  })),
];
