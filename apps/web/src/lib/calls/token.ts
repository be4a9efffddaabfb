/** What the product reads of a session token: whose it is and, in seconds since 1970, when it ends. */
export type TokenPayload = { readonly id: string; readonly exp: number };

/** Why a token cannot be used; `message` is shown to the person. */
export class TokenFault extends Error {
  override readonly name = "TokenFault";
}

const fault = (what: string): TokenFault => new TokenFault(`Invalid token specified: ${what}`);

const decodeBase64Url = (part: string): string => {
  const padded = part.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(padded), (character) => character.codePointAt(0) ?? 0);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
};

const parsePart = (part: string): unknown => {
  let text: string;
  try {
    text = decodeBase64Url(part);
  } catch {
    throw fault("invalid base64 for part #2");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw fault("invalid json for part #2");
  }
};

/** Reads id and exp out of a JSON web token without checking its signature, which only the server can; throws a TokenFault. */
export const decodeToken = (token: unknown): TokenPayload => {
  if (typeof token !== "string") throw fault("must be a string");
  const part = token.split(".")[1];
  if (part === undefined) throw fault("missing part #2");
  const payload = parsePart(part);
  if (typeof payload !== "object" || payload === null) throw fault("invalid json for part #2");
  const { id, exp }: { readonly id?: unknown; readonly exp?: unknown } = payload;
  if (typeof id !== "string" || typeof exp !== "number") throw fault("missing id or exp");
  return { id, exp };
};

export type TokenCheck =
  | { readonly state: "valid"; readonly payload: TokenPayload }
  | { readonly state: "expired" }
  | { readonly state: "unreadable"; readonly message: string };

/** Whether a stored token can still be used at `now_ms`. */
export const checkToken = (token: unknown, now_ms: number): TokenCheck => {
  try {
    const payload = decodeToken(token);
    return payload.exp * 1000 <= now_ms ? { state: "expired" } : { state: "valid", payload };
  } catch (error) {
    return { state: "unreadable", message: error instanceof Error ? error.message : String(error) };
  }
};
