import type { SignInProvider } from "@passbook/contract/mailboxes";
import { OWN, type SignInsSet } from "./sign-in-variables.ts";

/** A provider at which people may sign in for their mailboxes, as this installation is registered there. */
export type MailSignIn = {
  readonly provider: SignInProvider;
  readonly name: string;
  /** The mail server that it opens, and no other. */
  readonly imap: { readonly host: string; readonly port: number; readonly security: "tls" | "starttls" };
  readonly authorize_url: string;
  readonly token_url: string;
  readonly scope: string;
  /** What its page is asked besides, so that access lasts. */
  readonly asked: Readonly<Record<string, string>>;
  readonly client_id: string;
  /** Null for those that are known by their address alone (public clients). */
  readonly client_secret: string | null;
};

const google = ({ GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET }: SignInsSet): MailSignIn[] =>
  client_id === undefined
    ? []
    : [
        {
          provider: "google",
          name: "Google",
          imap: { host: "imap.gmail.com", port: 993, security: "tls" },
          authorize_url: "https://accounts.google.com/o/oauth2/v2/auth",
          token_url: "https://oauth2.googleapis.com/token",
          scope: "https://mail.google.com/",
          asked: { access_type: "offline", prompt: "consent" },
          client_id,
          client_secret: GOOGLE_CLIENT_SECRET ?? null,
        },
      ];

const microsoft = ({ MICROSOFT_CLIENT_ID: client_id, MICROSOFT_CLIENT_SECRET }: SignInsSet): MailSignIn[] =>
  client_id === undefined
    ? []
    : [
        {
          provider: "microsoft",
          name: "Microsoft",
          imap: { host: "outlook.office365.com", port: 993, security: "tls" },
          authorize_url: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
          token_url: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
          scope: "https://outlook.office.com/IMAP.AccessAsUser.All offline_access",
          asked: {},
          client_id,
          client_secret: MICROSOFT_CLIENT_SECRET ?? null,
        },
      ];

const own = (set: SignInsSet): MailSignIn[] => {
  const [name, imap_url, authorize_url, token_url, scope, client_id] = OWN.map((each) => set[each]);
  if (!name || !imap_url || !authorize_url || !token_url || !scope || !client_id) return [];
  const { protocol, hostname, port } = new URL(imap_url);
  const security = protocol === "imaps:" ? "tls" : "starttls";
  const usual = security === "tls" ? 993 : 143;
  return [
    {
      provider: "own",
      name,
      imap: { host: hostname.toLowerCase(), port: port === "" ? usual : Number(port), security },
      authorize_url,
      token_url,
      scope,
      asked: {},
      client_id,
      client_secret: set.MAIL_SIGN_IN_CLIENT_SECRET ?? null,
    },
  ];
};

/** Where people may sign in; none unless something is set. */
export const toMailSignIns = (set: SignInsSet): readonly MailSignIn[] => [
  ...google(set),
  ...microsoft(set),
  ...own(set),
];
