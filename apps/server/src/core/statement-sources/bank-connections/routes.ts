import * as calls from "@passbook/contract/bank-connections";
import type { BankConnection } from "@passbook/contract/bank-connections";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { BankConnectionRow } from "@passbook/db/schema";
import { spendAttempt } from "../../../platform/attempts.ts";
import { answerOnce, findAnswer, onceOf } from "../../../platform/http/answers/answer-once.ts";
import { type GuardedCall, type Route, route } from "../../../platform/http/route.ts";
import { invalidInput, notFound, type Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { BankFailure } from "./bank-failure.ts";
import type { BridgeAccess } from "./connector.ts";
import { mapConnectedAccount } from "./map-account.ts";
import { BANK_WORK } from "./poll-connections.ts";
import {
  deleteBankConnection,
  findBankConnection,
  listConnectedAccounts,
  setBankConnection,
  toBankConnection,
  toConnectedAccount,
} from "./repo.ts";
import { sealText } from "../sealed-text.ts";
import { MalformedToken, SIMPLEFIN } from "./simplefin.ts";
import { wantBankConnection } from "./want-connection.ts";

type Whose = Pick<BankConnectionRow, "user_id" | "id">;

const getBankConnection = async (db: Db, whose: Whose): Promise<BankConnectionRow> => {
  const row = await findBankConnection(db, whose);
  if (row === undefined) throw notFound("bank_connection");
  return row;
};

const show = async (db: Db, whose: Whose): Promise<BankConnection> =>
  toBankConnection(await getBankConnection(db, whose), await listConnectedAccounts(db, whose));

const refuseToken = (error: unknown): Problem | null => {
  if (error instanceof MalformedToken) return invalidInput({ token: say("bridge_token_malformed") });
  if (!(error instanceof BankFailure)) return null;
  if (error.fault === "revoked") return invalidInput({ token: say("bridge_token_refused") });
  if (error.fault === "not_secure") return invalidInput({ token: say("bridge_not_secure") });
  if (error.fault === "host_not_allowed") return invalidInput({ token: say("bridge_not_allowed") });
  return invalidInput({ token: say("bridge_away") });
};

const claim = async (
  services: Services,
  { caller, request }: Pick<GuardedCall<typeof calls.createBankConnection>, "caller" | "request">,
  token: string,
): Promise<BridgeAccess> => {
  await spendAttempt(services, { action: "bridge", account: caller.user_id, address: request.ip });
  try {
    return await SIMPLEFIN.claim(services, token);
  } catch (error) {
    throw refuseToken(error) ?? error;
  }
};

/** What a new or reopened connection begins with. */
const ANEW = {
  is_paused: 0,
  is_revoked: 0,
  fault: null,
  faults: 0,
  said: "[]",
  attempts: 0,
  lease_owner: null,
  lease_until: null,
} as const;

export const bankConnectionRoutes: readonly Route[] = [
  route(calls.createBankConnection, async (call) => {
    const { services, caller, body } = call;
    const { db, clock, bell } = services;
    const once = onceOf(call);
    // A token can be used once: a repeat must not use it again.
    const kept = once === null ? null : await findAnswer(db, once);
    // Written by the same call.
    if (kept !== null) return { data: kept.answer as BankConnection };
    const { secret, host } = await claim(services, call, body.token);
    const whose = { user_id: caller.user_id, id: clock.newId() };
    const row: BankConnectionRow = {
      ...whose,
      connector: "simplefin",
      host,
      sealed: sealText(services, "bank_connections", whose, secret),
      ...ANEW,
      checked_at: null,
      wanted: 0,
      created_at: clock.now(),
    };
    const data = await db.transaction().execute((trx) =>
      answerOnce(trx, services, once, async () => {
        await trx.insertInto("bank_connections").values(row).execute();
        return toBankConnection(row, []);
      }),
    );
    bell.ring(BANK_WORK.name);
    return { data };
  }),
  // Secrets leave no trace in the history of changes, so what is changed of a connection cannot be undone.
  route(calls.changeBankConnection, async (call) => {
    const { services, caller, params, body } = call;
    const { db, bell } = services;
    const whose = { user_id: caller.user_id, id: params.id };
    await getBankConnection(db, whose);
    if (body.token !== undefined) {
      const { secret, host } = await claim(services, call, body.token);
      await setBankConnection(db, whose, {
        ...ANEW,
        host,
        sealed: sealText(services, "bank_connections", whose, secret),
      });
    }
    if (body.is_paused !== undefined)
      await setBankConnection(db, whose, { is_paused: body.is_paused ? 1 : 0 });
    bell.ring(BANK_WORK.name);
    return { data: await show(db, whose) };
  }),
  route(calls.deleteBankConnection, async ({ services, caller, params }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    if (!(await deleteBankConnection(services.db, whose))) throw notFound("bank_connection");
  }),
  route(calls.checkBankConnection, async ({ services, caller, params, request }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    await getBankConnection(services.db, whose);
    await spendAttempt(services, { action: "bridge_asked", account: caller.user_id, address: request.ip });
    await wantBankConnection(services, whose);
    return { data: await show(services.db, whose) };
  }),
  route(calls.mapConnectedAccount, async (call) => ({
    data: toConnectedAccount(await mapConnectedAccount(call)),
  })),
];
