import { isIP } from "node:net";
import { isPublicAddress } from "../names.ts";
import type { Services } from "../services.ts";
import type { HostFault } from "./host-fault.ts";

type Found =
  | { readonly ok: true; readonly address: string; readonly is_local: boolean }
  | { readonly ok: false; readonly fault: HostFault };

/** The address that is to be connected to: the one that was looked at, so that a name cannot change its mind in between (A19). */
export const findAddress = async (
  { names }: Pick<Services, "names">,
  host: string,
  allows_local: boolean,
): Promise<Found> => {
  const addresses = isIP(host) === 0 ? await names.addresses(host) : [host];
  if (addresses.length === 0) return { ok: false, fault: "name_not_found" };
  const address = addresses.find((each) => allows_local || isPublicAddress(each));
  return address === undefined
    ? { ok: false, fault: "host_not_allowed" }
    : { ok: true, address, is_local: !isPublicAddress(address) };
};
