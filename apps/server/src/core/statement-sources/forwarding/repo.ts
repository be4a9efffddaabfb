import type { Forwarding } from "@passbook/contract/forwarding";
import type { Services } from "../../../platform/services.ts";
import { makeName, toName } from "./address.ts";

type Keeping = Pick<Services, "db" | "secrets" | "config">;

/** What an address is sealed for. */
const placeOf = (user_id: string): string => `${user_id}/forwarding_addresses`;
const hashOf = ({ secrets }: Pick<Services, "secrets">, name: string): string =>
  secrets.hash("forwarding address", name);

/** What is shown of a person who has none. */
export const NO_ADDRESS: Forwarding = { address: null, created_at: null, let_go: 0, let_go_at: null };

/** Where statements of a person are forwarded to; null where this installation receives no mail. */
export const findForwarding = async (
  { db, secrets, config }: Keeping,
  user_id: string,
): Promise<Forwarding | null> => {
  if (config.mail_receiver === null) return null;
  const row = await db
    .selectFrom("forwarding_addresses")
    .select(["sealed", "created_at", "let_go", "let_go_at"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (row === undefined) return NO_ADDRESS;
  const { created_at, let_go, let_go_at } = row;
  const name = Buffer.from(secrets.unseal(row.sealed, placeOf(user_id))).toString("utf8");
  return { address: `${name}@${config.mail_receiver.domain}`, created_at, let_go, let_go_at };
};

/** Whose address it is, if it is anybody's. */
export const findOwner = async (services: Keeping, address: string): Promise<string | null> => {
  const name = toName(address, services.config.mail_receiver?.domain ?? "");
  if (name === null) return null;
  const row = await services.db
    .selectFrom("forwarding_addresses")
    .select("user_id")
    .where("address_hash", "=", hashOf(services, name))
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Gives a person an address; the one before is nobody's from then on. */
export const renewAddress = async (
  services: Keeping & Pick<Services, "clock">,
  user_id: string,
): Promise<void> => {
  const { db, clock, secrets } = services;
  const name = makeName(clock);
  const address = {
    address_hash: hashOf(services, name),
    sealed: secrets.seal(Buffer.from(name), placeOf(user_id)),
    created_at: clock.now(),
    let_go: 0,
    let_go_at: null,
  };
  await db
    .insertInto("forwarding_addresses")
    .values({ user_id, ...address })
    .onConflict((known) => known.column("user_id").doUpdateSet(address))
    .execute();
};

export const deleteAddress = async ({ db }: Pick<Services, "db">, user_id: string): Promise<void> => {
  await db.deleteFrom("forwarding_addresses").where("user_id", "=", user_id).execute();
};
