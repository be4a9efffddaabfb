import type { SignInProvider } from "@passbook/contract/mailboxes";

/** How the mail server of a provider is reached, and where it makes passwords for programs. */
export type MailProvider = {
  readonly name: string;
  readonly domains: readonly string[];
  readonly host: string;
  /** A page of the provider that tells how to make such a password; undefined where the usual one opens the mailbox. */
  readonly help?: string;
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
  {
    name: "AOL",
    domains: ["aol.com", "aim.com", "aol.de", "aol.fr"],
    host: "imap.aol.com",
    help: "https://help.aol.com/articles/Create-and-manage-app-password",
  },
  {
    name: "Yandex",
    domains: ["yandex.com", "yandex.ru", "ya.ru"],
    host: "imap.yandex.com",
    help: "https://yandex.com/support/id/en/authorization/app-passwords",
  },
  {
    name: "Mail.ru",
    domains: ["mail.ru", "inbox.ru", "list.ru", "bk.ru"],
    host: "imap.mail.ru",
    help: "https://help.mail.ru/mail/security/protection/external",
  },
  { name: "T-Online", domains: ["t-online.de", "magenta.de"], host: "secureimap.t-online.de" },
  { name: "freenet", domains: ["freenet.de"], host: "mx.freenet.de" },
  { name: "Orange", domains: ["orange.fr", "wanadoo.fr"], host: "imap.orange.fr" },
  { name: "Free", domains: ["free.fr"], host: "imap.free.fr" },
  { name: "La Poste", domains: ["laposte.net"], host: "imap.laposte.net" },
  { name: "SFR", domains: ["sfr.fr", "neuf.fr"], host: "imap.sfr.fr" },
  { name: "Libero", domains: ["libero.it"], host: "imapmail.libero.it" },
  { name: "Tiscali", domains: ["tiscali.it"], host: "imap.tiscali.it" },
  { name: "Bluewin", domains: ["bluewin.ch"], host: "imaps.bluewin.ch" },
  { name: "Ziggo", domains: ["ziggo.nl"], host: "imap.ziggo.nl" },
  { name: "Telenet", domains: ["telenet.be"], host: "imap.telenet.be" },
  { name: "Seznam", domains: ["seznam.cz", "email.cz", "post.cz"], host: "imap.seznam.cz" },
  { name: "Wirtualna Polska", domains: ["wp.pl"], host: "imap.wp.pl" },
  { name: "Onet", domains: ["onet.pl", "op.pl", "poczta.onet.pl"], host: "imap.poczta.onet.pl" },
  { name: "Rediffmail", domains: ["rediffmail.com"], host: "imap.rediffmail.com" },
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
