import { say } from "@passbook/contract/sentences/refusals";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { findUserByEmail, isPassword, toEmailKey } from "../users/index.ts";

/** One refusal for everything that can be wrong, so that it tells nothing. */
export const wrongCredentials = (): Problem =>
  new Problem({
    status: 422,
    code: "wrong_credentials",
    ...say("wrong_credentials"),
  });

/** Answers whose e-mail and password these are, and how often it had been set; unknown addresses take the time of known ones. */
export const checkCredentials = async (
  services: Services,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ user_id: string; password_version: number }> => {
  const attempt = { action: "login", account: toEmailKey(email), address } as const;
  await spendAttempt(services, attempt);
  const user = await findUserByEmail(services.db, email);
  const isRight = await isPassword(password, user?.password_hash ?? null);
  if (user === undefined || !isRight) throw wrongCredentials();
  if (services.config.require_verified_email && user.email_verified_at === null) throw wrongCredentials();
  await giveBackAttempt(services, attempt);
  return { user_id: user.id, password_version: user.password_version };
};
