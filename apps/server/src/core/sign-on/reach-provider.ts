import type { Services } from "../../platform/services.ts";
import type { Checks, Known } from "./provider.ts";

/** The client of OpenID Connect takes memory, which most installations have no use for. */
const loadClient = () => import("./ask-provider.ts");

/** The page of the provider to go to. */
export const toProvider = async (services: Services, checks: Checks): Promise<string> =>
  (await loadClient()).toProvider(services, checks);

/** Who came back, by the query of the address. */
export const fromProvider = async (services: Services, returned: string, checks: Checks): Promise<Known> =>
  (await loadClient()).fromProvider(services, returned, checks);

/** Where somebody is signed out at the provider as well; null where that is not wanted, not offered or not to be had. */
export const findEnd = async (services: Services): Promise<string | null> =>
  services.config.sign_on?.logs_out === true ? (await loadClient()).findEnd(services) : null;
