import type { NoticeKind } from "@passbook/contract/notices";
import { noticeKind } from "@passbook/contract/notices";
import { say } from "@passbook/contract/sentences/refusals";
import * as z from "zod";
import { invalidInput } from "../../platform/problem.ts";
import { sameText } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";

/** Whose mails of which kind. */
export type Wish = { readonly user_id: string; readonly kind: NoticeKind };

const sign = ({ secrets }: Pick<Services, "secrets">, { user_id, kind }: Wish): string =>
  secrets.hash("unsubscribe", `${user_id} ${kind}`);

/** The token by which mails of a kind are turned off without a sign-in, for good: people keep mails for years. */
export const makeUnsubscribeToken = (services: Pick<Services, "secrets">, wish: Wish): string =>
  `${wish.kind}.${wish.user_id}.${sign(services, wish)}`;

/** Whose mails of which kind a token turns off; refuses one that was not made here. */
export const readUnsubscribeToken = (services: Pick<Services, "secrets">, token: string): Wish => {
  const [kind, user_id = "", signature = "", ...rest] = token.split(".");
  const parsed = z.safeParse(noticeKind, kind);
  if (parsed.success && rest.length === 0) {
    const wish = { user_id, kind: parsed.data };
    if (sameText(signature, sign(services, wish))) return wish;
  }
  throw invalidInput({ token: say("unsubscribe_useless") });
};
