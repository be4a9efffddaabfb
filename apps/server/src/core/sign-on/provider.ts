import { say } from "@passbook/contract/sentences/refusals";
import { conflict } from "../../platform/problem.ts";
import type { SignOnProvider } from "../../platform/sign-on/sign-on-variables.ts";
import type { Services } from "../../platform/services.ts";

/** Who somebody is at the provider. */
export type Known = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly is_verified: boolean;
  readonly name: string | null;
};

/** The provider of the installation; refuses where none is named. */
export const getProvider = ({ config }: Pick<Services, "config">): SignOnProvider => {
  if (config.sign_on === null) throw conflict("sign_on_not_offered", say("sign_on_not_offered"));
  return config.sign_on;
};

/** Where the provider sends people back to, as it is registered there. */
export const returnAddress = ({ origin }: Pick<Services, "origin">): string => `${origin.url}/sign-on`;

/** What the provider is told with somebody, and tells back or proves. */
export type Checks = { readonly state: string; readonly nonce: string; readonly verifier: string };
