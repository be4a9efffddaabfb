import type { ForwardingConfirmation } from "@passbook/contract/statement-sources";
import type { SavedMail } from "../../../reader/index.ts";

/**
 * Providers that ask the owner of an address before they forward to it: the domains that they sign such messages with. At those where people
 * have mailboxes too, only names that nobody can have are the provider's.
 */
const PROVIDERS: readonly {
  readonly name: string;
  readonly own: readonly string[];
  readonly shared: readonly string[];
}[] = [
  { name: "Gmail", own: ["google.com"], shared: ["gmail.com"] },
  { name: "Outlook", own: ["microsoft.com", "office.com"], shared: ["outlook.com", "live.com"] },
  { name: "Yahoo", own: ["yahooinc.com", "yahoo-inc.com"], shared: ["yahoo.com", "yahoo.co.jp", "aol.com"] },
  { name: "Fastmail", own: ["fastmail.help", "messagingengine.com"], shared: ["fastmail.com"] },
  { name: "iCloud", own: ["apple.com"], shared: ["icloud.com"] },
  { name: "Proton", own: ["notify.proton.me"], shared: ["proton.me", "protonmail.com"] },
  { name: "Zoho", own: ["zohocorp.com", "zohoaccounts.com"], shared: ["zoho.com", "zoho.eu", "zoho.in"] },
  { name: "GMX", own: [], shared: ["gmx.net", "gmx.de", "gmx.com", "gmx.at", "gmx.ch"] },
  { name: "WEB.DE", own: [], shared: ["web.de"] },
  { name: "mail.com", own: [], shared: ["mail.com"] },
  { name: "Posteo", own: [], shared: ["posteo.de"] },
  { name: "mailbox.org", own: [], shared: ["mailbox.org"] },
  { name: "T-Online", own: ["telekom.de"], shared: ["t-online.de"] },
  { name: "Orange", own: [], shared: ["orange.fr"] },
  { name: "Yandex", own: [], shared: ["yandex.ru", "yandex.com"] },
  { name: "Mail.ru", own: [], shared: ["mail.ru"] },
];
const NOBODYS_NAME =
  /^(?:(?:forwarding|mail|account)-)?(?:no-?reply|do-?not-?reply|postmaster|mailer-daemon)$/;

const SAYS_FORWARDING =
  /forward|weiterleit|umleit|transf[eé]r|redirig|redirec|redirect|reenv|encaminh|inoltr|doorst|doorgest|vidarebefordr|videresend|edelleenl|przekaz|přepos|preposi|továbbít|yönlendir|переадрес|пересыл|προώθ|転送|转发|轉寄|전달|إعادة توجيه|העבר/iu;
const CODE_IN_SUBJECT = /#(\d{5,12})\b/;
const CODE =
  /(?:code|kode|código|codigo|codice|koodi|kód|kod|код|κωδικ|コード|代码|代碼|코드|رمز|קוד)\D{0,60}(\d{4,12})(?!\d)/iu;
const LINK = /https:\/\/[^\s<>"'()[\]{}|\\^`]+/g;
const LINK_CONFIRMS = /confirm|verif|activat|accept|best[aä]t|\/vf-|[?&](?:code|token|key)=/i;
const MAILBOX = /[^\s@<>()"',;:[\]]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/giu;
const MOST_LINK = 2000;

const isOf = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

const findProvider = (sender: string) => {
  const at = sender.lastIndexOf("@");
  const [name, host] = [sender.slice(0, at), sender.slice(at + 1)];
  return PROVIDERS.find(
    ({ own, shared }) => isOf(host, own) || (isOf(host, shared) && NOBODYS_NAME.test(name)),
  );
};

/** A link of the provider itself, as it is written. */
const findLink = (text: string, domains: readonly string[]): string | null => {
  const links = (text.match(LINK) ?? []).filter(
    (link) => link.length <= MOST_LINK && URL.canParse(link) && isOf(new URL(link).hostname, domains),
  );
  return links.find((link) => LINK_CONFIRMS.test(link)) ?? links[0] ?? null;
};

/** The mailbox that is to be forwarded: the first that is neither the sender's nor one of those that are forwarded to. */
const findAccount = (text: string, sender: string, to_domain: string): string | null =>
  (text.match(MAILBOX) ?? [])
    .map((mailbox) => mailbox.toLowerCase())
    .find((mailbox) => mailbox !== sender && !mailbox.endsWith(`@${to_domain}`)) ?? null;

/** What a provider asks with a message that bears its signature; null for any other. Nothing that it names is looked at. */
export const findConfirmation = (
  { sender, subject, text, attachments }: SavedMail,
  { is_signed, to_domain }: { readonly is_signed: boolean; readonly to_domain: string },
): ForwardingConfirmation | null => {
  const provider = findProvider(sender);
  const all = `${subject}\n${text}`;
  if (!is_signed || provider === undefined || attachments.length > 0 || !SAYS_FORWARDING.test(all))
    return null;
  const code = CODE_IN_SUBJECT.exec(subject)?.[1] ?? CODE.exec(all)?.[1] ?? null;
  const link = findLink(text, [...provider.own, ...provider.shared]);
  if (code === null && link === null) return null;
  return { provider: provider.name, account: findAccount(all, sender, to_domain), code, link };
};
