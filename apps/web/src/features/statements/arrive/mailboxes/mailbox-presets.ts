import type { SignInProvider } from "@passbook/contract/mailboxes";

/** How the mail server of a provider is reached, and where it makes passwords for programs. */
export type MailProvider = {
  readonly name: string;
  readonly domains: readonly string[];
  readonly host: string;
  /** A page of the provider that tells how to make such a password. */
  readonly help: string;
};

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: "Gmail",
    domains: ["gmail.com", "googlemail.com"],
    host: "imap.gmail.com",
    help: "https://support.google.com/accounts/answer/185833",
  },
  {
    name: "iCloud",
    domains: ["icloud.com", "me.com", "mac.com"],
    host: "imap.mail.me.com",
    help: "https://support.apple.com/102654",
  },
  {
    name: "Yahoo",
    domains: ["yahoo.com", "yahoo.co.uk", "yahoo.de", "yahoo.fr", "yahoo.co.in", "ymail.com"],
    host: "imap.mail.yahoo.com",
    help: "https://help.yahoo.com/kb/SLN15241.html",
  },
  {
    name: "Fastmail",
    domains: ["fastmail.com", "fastmail.fm"],
    host: "imap.fastmail.com",
    help: "https://www.fastmail.help/hc/en-us/articles/360058752854",
  },
  {
    name: "GMX",
    domains: ["gmx.de", "gmx.net", "gmx.at", "gmx.ch"],
    host: "imap.gmx.net",
    help: "https://hilfe.gmx.net/pop-imap/einschalten.html",
  },
  {
    name: "WEB.DE",
    domains: ["web.de"],
    host: "imap.web.de",
    help: "https://hilfe.web.de/pop-imap/einschalten.html",
  },
  {
    name: "mailbox.org",
    domains: ["mailbox.org"],
    host: "imap.mailbox.org",
    help: "https://kb.mailbox.org/en/private/e-mail",
  },
  {
    name: "Posteo",
    domains: ["posteo.de", "posteo.net"],
    host: "posteo.de",
    help: "https://posteo.de/en/help",
  },
  {
    name: "Zoho",
    domains: ["zoho.com", "zohomail.com", "zoho.in"],
    host: "imap.zoho.com",
    help: "https://www.zoho.com/mail/help/imap-access.html",
  },
];

const domainOf = (address: string): string =>
  address
    .slice(address.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();

/** The provider of an address, as far as its domain tells. */
export const findProvider = (address: string): MailProvider | undefined => {
  const domain = domainOf(address);
  return MAIL_PROVIDERS.find(({ domains }) => domains.includes(domain));
};

/** Whose addresses are opened by signing in, where that is offered. */
const SIGN_IN_DOMAINS: Readonly<Record<Exclude<SignInProvider, "own">, RegExp>> = {
  google: /^(?:gmail|googlemail)\.com$/,
  microsoft: /^(?:outlook|hotmail|live|msn)(?:\.[a-z]{2,3}){1,2}$/,
};

/** The provider at which one signs in for an address, as far as its domain tells. */
export const findSignInProvider = (address: string): keyof typeof SIGN_IN_DOMAINS | undefined => {
  const domain = domainOf(address);
  return (["google", "microsoft"] as const).find((provider) => SIGN_IN_DOMAINS[provider].test(domain));
};
