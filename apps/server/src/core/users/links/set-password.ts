import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import { revokeSessions } from "../../../platform/http/session-guard/start-session.ts";
import { voidLinks } from "./mailed-links.ts";
import { saveProfile } from "../person/repo.ts";

/** Forgets the address that waits to be confirmed, with every link that would confirm one. */
export const cancelNewAddress = async (trx: Db, services: Services, user_id: string): Promise<void> => {
  await saveProfile(trx, user_id, { pending_email: null });
  await voidLinks(trx, services, { user_id, purpose: "verify_email" });
};

/**
 * Gives a person another password. What hung on the one before ends with it: sign-ins (but `except`), keys of programs, invitations into
 * their book or that of others, links, and an address that waits; addresses that are told what happens are paused. Links that take an address back stay: they are what is left to someone whose password was changed by a stranger.
 */
export const setPassword = async (
  trx: Db,
  services: Services,
  { user_id, password_hash, except }: { user_id: string; password_hash: string; except?: string },
): Promise<void> => {
  await trx
    .updateTable("users")
    .set((eb) => ({ password_hash, password_version: eb("password_version", "+", 1) }))
    .where("id", "=", user_id)
    .execute();
  await cancelNewAddress(trx, services, user_id);
  await voidLinks(trx, services, { user_id, purpose: "reset_password" });
  // Whoever knew the password could have made keys and invitations, and have had an address told what happens.
  await trx.deleteFrom("program_keys").where("user_id", "=", user_id).execute();
  await trx
    .deleteFrom("member_invitations")
    .where((is) => is.or([is("user_id", "=", user_id), is("invited_by", "=", user_id)]))
    .execute();
  await trx.updateTable("webhooks").set({ is_paused: 1 }).where("user_id", "=", user_id).execute();
  const now = services.clock.now();
  await revokeSessions(trx, user_id, except === undefined ? { now } : { now, except });
};
