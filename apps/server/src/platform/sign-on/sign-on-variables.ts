import * as z from "zod";

/** What becomes of somebody who is known at the provider and not linked here. */
const FIRST_LOGINS = ["create", "link", "linked"] as const;

/** The variables that name the provider of the installation (OpenID Connect). */
export const signOnVariables = {
  OIDC_ISSUER: z.optional(
    z.url({ protocol: /^https?$/, error: "must be an address such as https://login.example.com" }),
  ),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  OIDC_FIRST_LOGIN: z.enum(FIRST_LOGINS, "must be create, link or linked").default("link"),
  OIDC_LOGOUT: z.enum(["true", "false"], "must be true or false").default("false"),
};
type SignOnSet = z.output<z.ZodObject<typeof signOnVariables>>;

/** Where people of this installation sign in besides here. */
export type SignOnProvider = {
  readonly issuer: string;
  readonly client_id: string;
  /** Null for those that are known by their address alone (public clients). */
  readonly client_secret: string | null;
  /** What the button calls it. */
  readonly name: string;
  /** `create` makes an account, `link` asks whoever has that address here for the password, `linked` lets in who is linked already. */
  readonly first_login: (typeof FIRST_LOGINS)[number];
  /** A logout here is one there. */
  readonly logs_out: boolean;
};

/** What is set by half. */
export const listWrongSignOn = ({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
}: SignOnSet): readonly { readonly name: string; readonly message: string }[] => {
  if ((OIDC_ISSUER === undefined) === (OIDC_CLIENT_ID === undefined)) return [];
  const [missing, given] =
    OIDC_ISSUER === undefined ? ["OIDC_ISSUER", "OIDC_CLIENT_ID"] : ["OIDC_CLIENT_ID", "OIDC_ISSUER"];
  return [{ name: missing, message: `is wanted with ${given}` }];
};

/** The provider; null where none is named. */
export const toSignOn = (set: SignOnSet): SignOnProvider | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client_id } = set;
  if (issuer === undefined || client_id === undefined) return null;
  return {
    issuer,
    client_id,
    client_secret: set.OIDC_CLIENT_SECRET ?? null,
    name: set.OIDC_NAME ?? new URL(issuer).hostname,
    first_login: set.OIDC_FIRST_LOGIN,
    logs_out: set.OIDC_LOGOUT === "true",
  };
};
