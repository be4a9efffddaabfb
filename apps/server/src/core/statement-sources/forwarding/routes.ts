import * as calls from "@passbook/contract/forwarding";
import { say } from "@passbook/contract/sentences/refusals";
import { type Route, route } from "../../../platform/http/route.ts";
import { conflict } from "../../../platform/problem.ts";
import { deleteAddress, findForwarding, NO_ADDRESS, renewAddress } from "./repo.ts";

// Secrets leave no trace in the history of changes, so a new address cannot be undone.
export const forwardingRoutes: readonly Route[] = [
  route(calls.renewForwardingAddress, async ({ services, caller: { user_id } }) => {
    if (services.config.mail_receiver === null) throw conflict("no_mail_receiver", say("no_mail_receiver"));
    await renewAddress(services, user_id);
    return { data: (await findForwarding(services, user_id)) ?? NO_ADDRESS };
  }),
  route(calls.deleteForwardingAddress, async ({ services, caller }) => {
    await deleteAddress(services, caller.user_id);
  }),
];
