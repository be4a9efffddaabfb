import { say } from "@passbook/contract/sentences/refusals";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteFailure } from "../account-events/index.ts";
import { findUserByEmail, isPassword, toEmailKey } from "../users/index.ts";

/** One refusal for everything that can be wrong, so that it tells nothing. */
export const wrongCredentials = (): Problem =>
  new Problem({
    status: 422,
    code: "wrong_credentials",
    ...say("wrong_credentials"),
  });

/** Where mail is really sent, nobody comes in before their address is confirmed. */
export const mayEnter = (
  { config }: Pick<Services, "config">,
  { email_verified_at }: { readonly email_verified_at: string | null },
): boolean => !config.require_verified_email || email_verified_at !== null;

/** Answers whose e-mail and password these are, and how often it had been set; unknown addresses take the time of known ones. */
export const checkCredentials = async (
  services: Services,
  { email, password, from }: { email: string; password: string; from: CameFrom },
): Promise<{ user_id: string; password_version: number }> => {
  const attempt = { action: "login", account: toEmailKey(email), address: from.address } as const;
  await spendAttempt(services, attempt);
  const user = await findUserByEmail(services.db, email);
  const isRight = await isPassword(password, user?.password_hash ?? null);
  const is_open = user !== undefined && isRight && mayEnter(services, user);
  if (!is_open) {
    await noteFailure(services, { user_id: user?.id ?? null, kind: "sign_in_failed", from });
    throw wrongCredentials();
  }
  await giveBackAttempt(services, attempt);
  return { user_id: user.id, password_version: user.password_version };
};
