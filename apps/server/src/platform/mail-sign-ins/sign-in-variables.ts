import * as z from "zod";

const text = z.optional(z.string().min(1));
const address = z.optional(z.url({ protocol: /^https?$/, error: "must begin with https://" }));

/** The variables that say so. */
export const mailSignInVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MAIL_SIGN_IN_NAME: text,
  MAIL_SIGN_IN_IMAP_URL: z.optional(
    z.url({
      protocol: /^imaps?$/,
      error: "must be like imaps://imap.example.com or imap://imap.example.com",
    }),
  ),
  MAIL_SIGN_IN_AUTHORIZE_URL: address,
  MAIL_SIGN_IN_TOKEN_URL: address,
  MAIL_SIGN_IN_SCOPE: text,
  MAIL_SIGN_IN_CLIENT_ID: text,
  MAIL_SIGN_IN_CLIENT_SECRET: text,
};
/** What is set. */
export type SignInsSet = z.output<z.ZodObject<typeof mailSignInVariables>> & {
  readonly LOCAL_MAILBOXES: boolean;
};

const PAIRS = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"],
] as const;
/** Of a provider that the installation names: all of them, or none. */
export const OWN = [
  "MAIL_SIGN_IN_NAME",
  "MAIL_SIGN_IN_IMAP_URL",
  "MAIL_SIGN_IN_AUTHORIZE_URL",
  "MAIL_SIGN_IN_TOKEN_URL",
  "MAIL_SIGN_IN_SCOPE",
  "MAIL_SIGN_IN_CLIENT_ID",
] as const;

type Wrong = { readonly name: keyof typeof mailSignInVariables; readonly message: string };

/** What is set by half, or would send secrets over an open line. */
export const listWrongSignIns = (set: SignInsSet): readonly Wrong[] => {
  const halves = PAIRS.flatMap(([id, secret]) =>
    (set[id] === undefined) === (set[secret] === undefined)
      ? []
      : [
          {
            name: set[id] === undefined ? id : secret,
            message: `is wanted with ${set[id] === undefined ? secret : id}`,
          },
        ],
  );
  const isOwnSet = OWN.some((name) => set[name] !== undefined);
  const missing = OWN.filter((name) => isOwnSet && set[name] === undefined).map((name) => ({
    name,
    message: "is wanted with the other MAIL_SIGN_IN_ variables",
  }));
  const open = (["MAIL_SIGN_IN_AUTHORIZE_URL", "MAIL_SIGN_IN_TOKEN_URL"] as const)
    .filter((name) => set[name]?.startsWith("http:") === true && !set.LOCAL_MAILBOXES)
    .map((name) => ({ name, message: "must begin with https://" }));
  return [...halves, ...missing, ...open];
};
