type Policy = { readonly createScriptURL: (text: string) => string };
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => Policy;
};

const keepOwn = (text: string): string => {
  const url = new URL(text, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith("/assets/"))
    throw new TypeError(`No script comes from ${url.origin}${url.pathname}.`);
  return url.href;
};

// the types of the browser lack it; browsers without Trusted Types take the text itself
const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;
const policy: Policy = factory?.createPolicy("passbook", { createScriptURL: keepOwn }) ?? {
  createScriptURL: keepOwn,
};

/** The address of a script of this app, as browsers that demand Trusted Types take it; throws for any other. */
export const trustScript = (text: string): string => policy.createScriptURL(text);
