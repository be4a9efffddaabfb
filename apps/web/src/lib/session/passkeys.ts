import type { MadePasskey, SignedPasskey } from "@passbook/contract/passkey-shapes";

type Options = Readonly<Record<string, unknown>>;

const load = () => import("@simplewebauthn/browser");

/** Whether this browser, on this page, can use passkeys of the address where they work. */
export const canUsePasskeys = (at: string | null | undefined): boolean =>
  at === location.origin && "PublicKeyCredential" in window;

/** Has the browser make a passkey; throws where the person thinks otherwise. */
export const makePasskey = async (options: Options): Promise<MadePasskey> => {
  const { startRegistration } = await load();
  // what the server made with the library's other half
  return startRegistration({ optionsJSON: options as never });
};

/** Has a passkey sign; throws where the person thinks otherwise. */
export const signWithPasskey = async (options: Options): Promise<SignedPasskey> => {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: options as never });
};

/** True for what a browser says when nobody touched, looked or typed in time, or pressed Cancel. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
