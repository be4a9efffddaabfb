import * as contract from "@passbook/contract/admin";
import { say } from "@passbook/contract/sentences/refusals";
import { findBackupStatus } from "../../platform/backups/backup-status.ts";
import { type Caller, type Route, route } from "../../platform/http/route.ts";
import { conflict } from "../../platform/problem.ts";
import { findPolicy, keepPolicy } from "../../platform/registration.ts";
import type { Services } from "../../platform/services.ts";
import { VERSION } from "../../platform/version.ts";
import {
  disablePerson,
  enablePerson,
  listInvitations,
  makeInvitation,
  setAdmin,
  withdrawInvitation,
} from "../users/index.ts";
import { countFailures, countPeople, countWork, getPerson, listPeople } from "./repo.ts";

const DEFAULT_LIMIT = 50;

/** Whoever shut themselves out, or was the last one, would need the command line to come back. */
const refuseYourself = (caller: Caller, id: string): void => {
  if (caller.user_id === id) throw conflict("not_yourself", say("not_yourself"));
};

const findRegistration = async (services: Services) => ({
  policy: await findPolicy(services),
  is_fixed: services.config.registration !== null,
});

const findBackup = async (services: Services) => {
  const { is_on, last_good, failed } = await findBackupStatus(services);
  return { is_on, last_good_at: last_good?.made_at ?? null, failed_at: failed?.at ?? null };
};

const personAfter = async (
  { services, caller, params }: { services: Services; caller: Caller; params: { id: string } },
  change: () => Promise<void>,
) => {
  await change();
  return { data: await getPerson(services.db, params.id, caller.user_id) };
};

const peopleRoutes: readonly Route[] = [
  route(contract.listPeople, ({ services, caller, query }) =>
    listPeople(services.db, {
      asking: caller.user_id,
      after: query.after ?? "",
      limit: query.limit ?? DEFAULT_LIMIT,
    }),
  ),
  route(contract.disablePerson, (call) =>
    personAfter(call, () => {
      refuseYourself(call.caller, call.params.id);
      return disablePerson(call.services, call.params.id);
    }),
  ),
  route(contract.enablePerson, (call) =>
    personAfter(call, () => enablePerson(call.services, call.params.id)),
  ),
  route(contract.makeAdmin, (call) => personAfter(call, () => setAdmin(call.services, call.params.id, true))),
  route(contract.removeAdmin, (call) =>
    personAfter(call, () => {
      refuseYourself(call.caller, call.params.id);
      return setAdmin(call.services, call.params.id, false);
    }),
  ),
];

/** What whoever looks after the installation sees and does. None of it reads what people keep, but how much room that takes. */
export const adminRoutes: readonly Route[] = [
  route(contract.getInstallation, async ({ services }) => ({
    data: {
      version: VERSION,
      ...(await countPeople(services.db)),
      registration: await findRegistration(services),
      backup: await findBackup(services),
      work: await countWork(services),
      failures: await countFailures(services),
    },
  })),
  route(contract.setRegistration, async ({ services, body }) => {
    if (services.config.registration !== null)
      throw conflict("registration_fixed", say("registration_fixed"));
    await keepPolicy(services.db, body.policy);
    return { data: await findRegistration(services) };
  }),
  ...peopleRoutes,
  route(contract.listInvitations, async ({ services }) => ({ data: await listInvitations(services) })),
  route(contract.invitePerson, async ({ services, body }) => ({
    data: await makeInvitation(services, body.email),
  })),
  route(contract.withdrawInvitation, ({ services, params }) => withdrawInvitation(services, params.id)),
];
