import type { SignedPasskey } from "@passbook/contract/passkey-shapes";
import type { FactorMethod } from "@passbook/contract/sessions";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { queueMail } from "../../common/index.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import { invalidInput, Problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { recoveryCodeUsed } from "./letters.ts";
import { type Bound, takeChallenge } from "./passkeys/challenges.ts";
import { listPasskeys } from "./passkeys/repo.ts";
import { takeSignedPasskey } from "./passkeys/take-passkey.ts";
import { countCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { findTotpSince, isTotpCode, takeTotpCode } from "./totp.ts";

/** With which of their factors a person can go on; empty where the password alone opens the account. */
export const listMethods = async (db: Db, user_id: string): Promise<FactorMethod[]> => {
  const has_totp = (await findTotpSince(db, user_id)) !== null;
  const has_passkey = (await listPasskeys(db, user_id)).length > 0;
  if (!has_totp && !has_passkey) return [];
  const has_codes = (await countCodes(db, user_id)) > 0;
  return [
    ...(has_totp ? (["totp"] as const) : []),
    ...(has_passkey ? (["passkey"] as const) : []),
    ...(has_codes ? (["recovery_code"] as const) : []),
  ];
};

/** One refusal for whatever is wrong about a factor, so that it tells nothing. */
export const wrongFactor = (): Problem =>
  new Problem({ status: 422, code: "wrong_factor", ...say("wrong_factor") });

/** What somebody shows: one of the two. */
export type Shown = { readonly code?: string | undefined; readonly passkey?: SignedPasskey | undefined };

/** What can be looked at: a code, or what a passkey signed with the challenge that was given out for it. */
export type Ready =
  | { readonly code: string }
  | { readonly passkey: SignedPasskey; readonly challenge: string };

/** Before the transaction that looks at it: a challenge is used up by whatever is shown for it, also where that is refused. */
export const readShown = async (
  services: Services,
  { code, passkey }: Shown,
  bound: Bound,
): Promise<Ready> => {
  if (code !== undefined && passkey === undefined) return { code };
  if (passkey === undefined || code !== undefined) throw invalidInput({ code: say("show_one_factor") });
  const challenge = await takeChallenge(services.db, services, bound);
  if (challenge === null) throw wrongFactor();
  return { passkey, challenge };
};

const takeCode = async (
  trx: Db,
  services: Services,
  { user_id, code, from }: { user_id: string; code: string; from: CameFrom },
): Promise<FactorMethod | null> => {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  if (isTotpCode(plain))
    return (await takeTotpCode(trx, services, { user_id, code: plain, confirmed: true })) ? "totp" : null;
  if (!(await takeRecoveryCode(trx, services, { user_id, code: plain }))) return null;
  await noteEvent(trx, services, { user_id, kind: "recovery_code_used", from });
  const { email } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const left = await countCodes(trx, user_id);
  await queueMail(trx, services, recoveryCodeUsed({ recipient: email, user_id }, left));
  return "recovery_code";
};

/** Takes a factor of a person in the transaction of what it opens, and answers which it was; null where it is none. */
export const takeFactor = async (
  trx: Db,
  services: Services,
  { user_id, from, ready }: { user_id: string; from: CameFrom; ready: Ready },
): Promise<FactorMethod | null> => {
  if ("code" in ready) return takeCode(trx, services, { user_id, code: ready.code, from });
  const { passkey, challenge } = ready;
  return (await takeSignedPasskey(trx, services, { user_id, signed: passkey, challenge })) ? "passkey" : null;
};
