import type { Clock } from "../../clock.ts";

const BEGINS = "pbk_";
const SECRET_BYTES = 24;
const ID_BYTES = 16;
/** Enough to tell a person's keys apart, and little of what nobody guesses. */
const SHOWN = BEGINS.length + 6;

/** What a key is when it is made: `pbk_` and base64url of 24 random bytes and its person's id; only how it begins is ever shown again. */
export const makeKeyText = (
  { randomBytes }: Pick<Clock, "randomBytes">,
  user_id: string,
): { readonly text: string; readonly prefix: string } => {
  const person = Buffer.from(user_id.replaceAll("-", ""), "hex");
  const text = `${BEGINS}${Buffer.concat([randomBytes(SECRET_BYTES), person]).toString("base64url")}`;
  return { text, prefix: text.slice(0, SHOWN) };
};

/** Whether a bearer token is a key, valid or not. */
export const isKeyText = (token: string): boolean => token.startsWith(BEGINS);

/** Whose key a text says it is; null for what is none. */
export const readKeyText = (text: string): string | null => {
  const bytes = Buffer.from(text.slice(BEGINS.length), "base64url");
  if (bytes.length !== SECRET_BYTES + ID_BYTES) return null;
  const hex = bytes.subarray(SECRET_BYTES).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};
