import type { Services } from "../../../platform/services.ts";
import { type Answer, askHost } from "../../../platform/hosts/ask-host.ts";
import { toBankFailure } from "./bank-failure.ts";

/** One request to a bridge. */
export type Question = {
  readonly method: "GET" | "POST";
  readonly url: URL;
  /** User and password, where the bridge wants them. */
  readonly login?: { readonly username: string; readonly password: string };
};

/** A year of a busy household takes a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Bridges ask the banks while they are asked. */
const WITHIN_MS = 60_000;

/** Asks a bridge and reads its answer, up to a size and within a time. Throws {@link BankFailure}. */
export const askBridge = async (
  services: Pick<Services, "names" | "config">,
  { method, url, login }: Question,
  within_ms = WITHIN_MS,
): Promise<Answer> => {
  const headers =
    login === undefined
      ? {}
      : { authorization: `Basic ${Buffer.from(`${login.username}:${login.password}`).toString("base64")}` };
  const bounds = { allows_local: services.config.local_bridges, most_bytes: MOST_BYTES, within_ms };
  try {
    return await askHost(services, { method, url, headers }, bounds);
  } catch (error) {
    throw toBankFailure(error);
  }
};
