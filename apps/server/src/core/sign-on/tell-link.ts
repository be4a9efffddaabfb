import type { Db } from "@passbook/db/dialect";
import { queueMail } from "../../common/index.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { signOnLinked, signOnUnlinked } from "./letters.ts";
import { getProvider } from "./provider.ts";

const LETTERS = { sign_on_linked: signOnLinked, sign_on_unlinked: signOnUnlinked } as const;

type Told = {
  readonly user_id: string;
  readonly kind: keyof typeof LETTERS;
  readonly from: CameFrom;
};

/** Tells a person, in the log of their account and by mail, that the provider opens it from now on, or no longer. */
export const tellLink = async (trx: Db, services: Services, { user_id, kind, from }: Told): Promise<void> => {
  const { name } = getProvider(services);
  const { email: recipient } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  await noteEvent(trx, services, { user_id, kind, what: name, from });
  await queueMail(trx, services, LETTERS[kind]({ recipient, user_id, name }));
};
