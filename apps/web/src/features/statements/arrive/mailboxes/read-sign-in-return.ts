/** What a provider sent back with its person: what it gave, that it gave nothing, or nothing at all. */
export type SignInReturn =
  | { readonly state: "given"; readonly body: { readonly state: string; readonly code: string } }
  | { readonly state: "refused" }
  | { readonly state: "missing" };

/** Reads it from the query of the address (RFC 6749, 4.1.2). */
export const readSignInReturn = (search: string): SignInReturn => {
  const query = new URLSearchParams(search);
  const [state, code] = [query.get("state"), query.get("code")];
  if (query.has("error")) return { state: "refused" };
  return state === null || code === null ? { state: "missing" } : { state: "given", body: { state, code } };
};
